/**
 * Reads what bash's `declare -p` prints: every variable in a form that bash reads back. Source: bash(1), `declare`; `sh_double_quote` and
 * `ansic_quote` in lib/sh/shquote.c and strtrans.c, which write the values.
 */
import type { Variable } from '../base/variable.ts';

const HEAD = /^declare -[A-Za-z-]+ (?<name>[A-Za-z_][A-Za-z0-9_]*)(?:=|$)/gm;
/** A quoted value: in double quotes, in `$'…'`, or bare as numbers are. */
const VALUE = /"(?<double>(?:[^"\\]|\\[^])*)"|\$'(?<ansi>(?:[^'\\]|\\[^])*)'|(?<bare>[^\s()"'$]*)/y;
/** The subscript of an element. */
const KEY = /\[(?:"(?<double>(?:[^"\\]|\\[^])*)"|\$'(?<ansi>(?:[^'\\]|\\[^])*)'|(?<bare>(?:[^\]"$\\]|\\.)*))\]=/y;
/** A subscript that can be written as it is in `${NAME[key]}`. */
const PLAIN_KEY = /^[A-Za-z0-9_]+$/;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', e: '\x1b', E: '\x1b', f: '\f', v: '\v' };

/**
 * All up to the first NUL, null without one. What cannot be read is taken as text, with a name that restores nothing: an unread value may
 * be a secret too.
 */
export function readDeclarations(written: string): readonly Variable[] | null {
  const end = written.indexOf('\0');
  return end < 0 ? null : declarations(written.slice(0, end));
}

function declarations(text: string): readonly Variable[] {
  const found: Variable[] = [];
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
    const name = head.groups?.['name'] ?? '';
    if (!head[0].endsWith('=')) continue;
    const start = HEAD.lastIndex;
    const end = text[start] === '(' ? list(text, start, name, found) : scalar(text, start, name, found);
    HEAD.lastIndex = end ?? unread(text, start, name, found);
  }
  return found;
}

function scalar(text: string, start: number, name: string, found: Variable[]): number | null {
  const value = valueAt(VALUE, text, start);
  if (value === null || !endsLine(text, value.end)) return null;
  found.push({ name, value: value.text, expansion: name });
  return value.end;
}

function list(text: string, start: number, name: string, found: Variable[]): number | null {
  const elements: Variable[] = [];
  let at = start + 1;
  while (text[at] !== ')') {
    const key = valueAt(KEY, text, at);
    const value = key === null ? null : valueAt(VALUE, text, key.end);
    if (key === null || value === null || value.end === at) return null;
    elements.push({ name, value: value.text, expansion: PLAIN_KEY.test(key.text) ? `{${name}[${key.text}]}` : null });
    at = value.end;
    while (text[at] === ' ') at++;
  }
  if (!endsLine(text, at + 1)) return null;
  found.push(...elements);
  return at + 1;
}

/** The rest up to the next declaration, as it is. */
function unread(text: string, start: number, name: string, found: Variable[]): number {
  const next = text.indexOf('\ndeclare -', start);
  const end = next < 0 ? text.length : next;
  found.push({ name, value: text.slice(start, end), expansion: null });
  return end;
}

const endsLine = (text: string, at: number): boolean => at === text.length || text[at] === '\n';

function valueAt(pattern: RegExp, text: string, at: number): { readonly text: string; readonly end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return null;
  const { double, ansi, bare = '' } = match.groups ?? {};
  const value = double !== undefined ? double.replaceAll(/\\([^])/g, '$1') : ansi !== undefined ? decoded(ansi) : bare;
  return { text: value, end: pattern.lastIndex };
}

/** The text of `$'…'`, in which the bytes of a character that cannot be printed are octal numbers. */
const decoded = (ansi: string): string =>
  ansi.replaceAll(/(?<bytes>(?:\\[0-7]{3})+)|\\(?<char>[^])/g, (_, bytes: string | undefined, char: string | undefined) =>
    bytes === undefined
      ? (ESCAPES[char ?? ''] ?? char ?? '')
      : Buffer.from(
          bytes
            .slice(1)
            .split('\\')
            .map((octal) => Number.parseInt(octal, 8)),
        ).toString('utf8'),
  );
