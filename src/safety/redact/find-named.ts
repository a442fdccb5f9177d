/**
 * Values behind a telling name, in the dress of any format: `password=x`, `"token": "x"`, `--api-key x`, `export FOO_TOKEN='x'`,
 * `<Password>x</Password>`, `Authorization: Bearer x`, `Cookie: a=b`.
 */
import { CHARS, runEnd, runStart } from './chars.ts';
import type { Hits } from './literals.ts';
import { NAME_CHARS, type Telling, type TellingName, tellingName } from './secret-names.ts';
import type { Span } from './span.ts';
import { isHarmless, isSecret } from './values.ts';

/** The longest value: a JWT with many claims, a PEM on one line. */
const VALUE_CHARS = 8192;
/** A longer value that was judged no secret is not searched for names within it: that would be quadratic. */
const SEARCHED_AGAIN_CHARS = 128;
/** Between a name and its value: quotes, blanks, an operator, a type. */
const BETWEEN_CHARS = 64;

/**
 * From a name to its value. Assignments of all languages; `, "x"` only behind a quoted name (a call's arguments); `>x` only behind `<name`;
 * a block scalar of YAML; `"value": "x"` in a list of names and values. Sticky: applied where the name ends.
 */
const OPERATOR = new RegExp(
  [
    String.raw`(?<close>\\{0,3}["'\x60]{0,3}[)\]}]?)(?:`,
    // = : := ::= => ?= .= += == with a Go or TypeScript type before; a block scalar begins on the next line
    String.raw`(?:[ \t]{0,8}(?::{1,3}=|(?<arrow>=>)|={1,3}|\?\??=|[.+|]{1,2}=|:(?!:))|[ \t]{1,4}(?:[sS]tring|str|\*string)[ \t]{0,4}:?=`,
    String.raw`|:[ \t]{0,4}(?:[sS]tring|str)[ \t]{0,4}=)[ \t=]{0,20}(?:[|>][+-]?[ \t]*\r?\n[ \t]*)?`,
    // the text of an element may begin on the next line, and that behind what diff and grep put there
    String.raw`|(?<tag>>)(?:\s|\\[nt]){0,20}(?:(?<=\n)(?:[+>|#-]|(?:[\w./-]{1,120}[:-])?\d{1,7}[:-]))?\s{0,20}`,
    String.raw`|[ \t,]{1,8}(?:\r?\n[ \t-]{0,20})?\\?["']?[Vv]alue\\?["']?[ \t]{0,4}[:=][ \t]{0,4}|\r?\n[ \t-]{1,20}value:[ \t]{0,4}`,
    String.raw`|(?<comma>,)[ \t]{0,8}`,
    // `token - 'x'`, as people write it down
    String.raw`|[ \t]-[ \t](?=["'\x60])`,
    String.raw`|(?<blank>[ \t]{1,4}))`,
  ].join(''),
  'y',
);

/** `etc/key.pem:12:`, the file and line that grep puts before what it found. */
const GREP = /:\d{1,7}:/y;

const SCHEME = /(?:Bearer|Basic|Token|Api-?Token|ApiKey|Api-Key|Digest|Negotiate|SSWS|GenieKey|Bot|OAuth|AWS4-HMAC-SHA256)[ \t]{1,4}/iy;
const OPENING = /(?:[fFrRbBuUlL@$]{0,2})(?<quote>\\{0,3}(?:"""|'''|["'`]))/y;
/** Where a bare value ends: a JSON text's own `\n` is an end, too. */
const BARE = /(?:[^\s"'`<>|;,)\]}&\\]|\\(?![nrt"'])|\$\([^)\s]{0,80}\)|\$\{[^}\s]{0,80}\}|\{\{[^}]{0,80}\}\}){1,8192}/y;
/** A whole line that is an assignment and nothing else: the value goes to its end, whatever is in it. */
const LINE_HEAD = /^[\s>|+#-]*(?:(?:export|set|setx|ENV|ARG|declare -x|var|let|const)[ \t]+)?["']?$/;

interface Value {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

interface Assigned extends Value {
  /** `Bearer` or the like stands before it. */
  readonly scheme: boolean;
  /** It follows a name in a list: `set("TOKEN", "x")`, or `["password", "token"]`. */
  readonly argument: boolean;
}

export function findNamed(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  const lines = new LineEnds(text);
  const known = new Map<string, TellingName | null>();
  let done = 0;
  for (const start of hits.starts) {
    if (start < done) continue;
    const from = runStart(text, start, CHARS.dotted, Math.max(done, start - NAME_CHARS));
    const to = nameEnd(text, start);
    done = to;
    const name = text.slice(from, to);
    let telling = known.get(name);
    if (telling === undefined) known.set(name, (telling = tellingName(name)));
    const value = telling === null ? null : valueAfter(text, from, to, telling.kind, lines);
    if (telling === null || value === null) continue;
    const kind = kindOf(text, from, to, value, telling);
    if (kind !== null) found.push({ start: value.start, end: value.end, kind });
    if (kind !== null || value.end - value.start > SEARCHED_AGAIN_CHARS) done = value.end;
  }
  return found;
}

/** `config.password.value` is one name; the dot of a sentence is not part of it. */
function nameEnd(text: string, start: number): number {
  let to = runEnd(text, start, CHARS.dotted, start + NAME_CHARS);
  while (to > start && text[to - 1] === '.') to--;
  return to;
}

/** Where the line ends that a place is on, looked for once per line. */
class LineEnds {
  private last = -1;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Places must be asked for in order. */
  after(at: number): number {
    if (at > this.last) {
      const end = this.text.indexOf('\n', at);
      this.last = end < 0 ? this.text.length : end;
    }
    return this.last;
  }
}

const HEADER = /^(?:proxy-|x-)?(?:authorization|authentication)$/i;
const AUTHORIZATION_MIN_CHARS = 6;

/** What kind of secret the value is, or null. */
function kindOf(text: string, from: number, to: number, value: Assigned, { kind, telling }: TellingName): string | null {
  const whole = text.slice(value.start, value.end);
  if (kind === 'cookie') return isCookie(whole) ? kind : null;
  if (HEADER.test(text.slice(from, to)))
    return whole.length >= AUTHORIZATION_MIN_CHARS && !isHarmless(whole) && (value.scheme || !/\s/.test(whole)) ? 'authorization' : null;
  return isSecret(whole, strength(text, from, to, value, telling), value.quoted) ? kind : null;
}

const isCookie = (value: string): boolean => /^[^\s=;]{1,80}=[^\s]{4,}/.test(value) && !/^[^=]*=\$/.test(value);

/**
 * A word after `password:` in the middle of a line is prose ("wrong password: try again"); then it has to look random as well. What
 * follows a flag or stands in quotes has no other meaning.
 */
function strength(text: string, from: number, to: number, value: Assigned, telling: Telling): Telling {
  if (telling !== 'password') return telling;
  if (value.argument) return 'token';
  if (value.quoted) return telling;
  if (!/^[A-Za-z][a-z]*$/.test(text.slice(value.start, value.end))) return telling;
  if (text.slice(to, value.start).includes('=')) return telling;
  const alone = /^[ \t"',]*(?:\r?\n|$)/.test(text.slice(value.end, value.end + 8));
  return alone && LINE_HEAD.test(lineHead(text, from)) ? telling : 'token';
}

/** What stands before a place on its line, of a long one the end. */
function lineHead(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - BETWEEN_CHARS), at);
  return near.slice(near.lastIndexOf('\n') + 1);
}

function valueAfter(text: string, from: number, to: number, kind: string, lines: LineEnds): Assigned | null {
  const whole = kind === 'cookie' || HEADER.test(text.slice(from, to));
  GREP.lastIndex = OPERATOR.lastIndex = to;
  if (GREP.test(text)) return null;
  const between = OPERATOR.exec(text);
  if (between === null || between[0].length > BETWEEN_CHARS * 2) return null;
  const { close = '', arrow, comma, tag, blank } = between.groups ?? {};
  if (comma !== undefined && !/["'`]/.test(close)) return null;
  if (tag !== undefined && text[from - 1] !== '<') return null;
  if (blank !== undefined && !separatedByBlank(text, from, to, close)) return null;
  let start = to + between[0].length;
  const outside = /["'`]/.test(close) ? null : quoteBefore(text, from);
  OPENING.lastIndex = start;
  const opening = OPENING.exec(text);
  const quote = opening?.groups?.['quote'] ?? null;
  // `'Password: '`: what seems to open is what closes
  if (quote !== null && quote === outside) return null;
  // `(token) => token.text` is a function, `:token => "x"` a value
  if (arrow !== undefined && quote === null && !/["'`]/.test(close)) return null;
  if (opening !== null) start += opening[0].length;
  SCHEME.lastIndex = start;
  const scheme = SCHEME.exec(text);
  if (scheme !== null) start += scheme[0].length;
  const value =
    quote !== null
      ? quotedValue(text, start, quote)
      : whole && outside !== null
        ? quotedValue(text, start, outside)
        : tag !== undefined
          ? elementText(text, start, lines)
          : bareValue(text, from, start, Math.min(lines.after(start), start + VALUE_CHARS), whole);
  return value === null ? null : { ...value, scheme: scheme !== null, argument: comma !== undefined };
}

/** `"Authorization: Bearer x"`: the quote stands before the name and closes behind the value. */
function quoteBefore(text: string, from: number): string | null {
  const char = text[from - 1] ?? '';
  return /["'`]/.test(char) ? char : null;
}

/** A blank separates only a flag from its value, a Bearer from its token, and in `.netrc` and `aws configure set`. */
function separatedByBlank(text: string, from: number, to: number, close: string): boolean {
  if (close !== '') return false;
  const name = text.slice(from, to);
  if (name.startsWith('-')) return !/^-\w$/.test(name);
  if (/^bearer$/i.test(name)) return true;
  const head = lineHead(text, from);
  return /\b(?:login|machine)\s+\S+\s+$/.test(head) || /\bconfigure\s+set\s+$|\bconfig\s+set\s+$|\bset\s+$/.test(head);
}

/** To the closing quote; a blank behind the opening one means that it was a closing one: `read -p "Password: " x`. */
function quotedValue(text: string, start: number, quote: string): Value | null {
  if (/\s/.test(text[start] ?? ' ')) return null;
  const limit = Math.min(text.length, start + VALUE_CHARS);
  for (let at = start; at < limit; at++) {
    if (text.startsWith(quote, at)) return at > start ? { start, end: at, quoted: true } : null;
    if (text[at] === '\n' && quote.length < 3) return at > start ? { start, end: at, quoted: true } : null;
    if (text[at] === '\\' && !quote.startsWith('\\')) at++;
  }
  return limit > start ? { start, end: limit, quoted: true } : null;
}

/** The text of an element ends where a tag begins. */
function elementText(text: string, start: number, lines: LineEnds): Value | null {
  const line = text.slice(start, Math.min(lines.after(start), start + VALUE_CHARS));
  const own = (line.includes('<') ? line.slice(0, line.indexOf('<')) : line).trimEnd();
  return own === '' ? null : { start, end: start + own.length, quoted: true };
}

function bareValue(text: string, from: number, start: number, lineEnd: number, whole: boolean): Value | null {
  if (whole) return lineEnd > start ? { start, end: trimmed(text, start, lineEnd), quoted: false } : null;
  if (/[:([<{-]/.test(text[start] ?? '') && /^[:([<{-][A-Za-z -]/.test(text.slice(start, start + 2))) return null;
  BARE.lastIndex = start;
  const bare = BARE.exec(text);
  if (bare === null) return null;
  const end = Math.min(start + bare[0].length, lineEnd);
  const rest = text.slice(start, lineEnd).trimEnd();
  const alone = !/\s/.test(rest) && LINE_HEAD.test(lineHead(text, from)) && !/["'`\\]/.test(rest) && !/^[$<{[(]/.test(rest);
  const till = alone ? trimmed(text, start, start + rest.length) : trimmed(text, start, end);
  return till > start ? { start, end: till, quoted: false } : null;
}

/** Without the punctuation of what is around. */
function trimmed(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /[\s,;:.)\]}'"`\\]/.test(text[at - 1] ?? '')) at--;
  return at;
}
