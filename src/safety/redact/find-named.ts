/**
 * Finds the values of secret names, in the syntax of any format: `password=x`, `"token": "x"`, `--api-key x`, `export FOO_TOKEN='x'`,
 * `<Password>x</Password>`, `Authorization: Bearer x`, `Cookie: a=b`.
 */
import { CHARS, runEnd, runStart } from './chars.ts';
import type { Hits } from './literals.ts';
import { NAME_CHARS, type NameStrength, type SecretName, secretNameOf } from './secret-names.ts';
import type { Span } from './span.ts';
import { isHarmless, isSecret } from './values.ts';

/** The longest value: a JWT with many claims, a PEM on one line. */
const VALUE_CHARS = 8192;
/** A longer value that is no secret is not searched for names within it: that would take quadratic time. */
const SEARCHED_AGAIN_CHARS = 128;
/** The longest text between a name and its value: quotes, spaces, an operator, a type. */
const BETWEEN_CHARS = 64;

/**
 * The text from a name to its value: assignments of all languages; `, "x"`, only after a quoted name (arguments of a call); `>x`, only
 * after `<name`; a block scalar of YAML; `"value": "x"` in a list of names and values. Sticky: applied where the name ends.
 */
const OPERATOR = new RegExp(
  [
    String.raw`(?<close>\\{0,3}["'\x60]{0,3}[)\]}]?)(?:`,
    // = : := ::= => ?= .= += == with a Go or TypeScript type before; a block scalar begins on the next line
    String.raw`(?:[ \t]{0,8}(?::{1,3}=|(?<arrow>=>)|={1,3}|\?\??=|[.+|]{1,2}=|:(?!:))|[ \t]{1,4}(?:[sS]tring|str|\*string)[ \t]{0,4}:?=`,
    String.raw`|:[ \t]{0,4}(?:[sS]tring|str)[ \t]{0,4}=)[ \t=]{0,20}(?:[|>][+-]?[ \t]*\r?\n[ \t]*)?`,
    // the text of an element may begin on the next line, after a prefix of diff or grep
    String.raw`|(?<tag>>)(?:\s|\\[nt]){0,20}(?:(?<=\n)(?:[+>|#-]|(?:[\w./-]{1,120}[:-])?\d{1,7}[:-]))?\s{0,20}`,
    String.raw`|[ \t,]{1,8}(?:\r?\n[ \t-]{0,20})?\\?["']?[Vv]alue\\?["']?[ \t]{0,4}[:=][ \t]{0,4}|\r?\n[ \t-]{1,20}value:[ \t]{0,4}`,
    String.raw`|(?<comma>,)[ \t]{0,8}`,
    // `token - 'x'`, as in people's notes
    String.raw`|[ \t]-[ \t](?=["'\x60])`,
    String.raw`|(?<space>[ \t]{1,4}))`,
  ].join(''),
  'y',
);

/** `etc/key.pem:12:`, the file and line that grep prints before a match. */
const GREP = /:\d{1,7}:/y;

const SCHEME = /(?:Bearer|Basic|Token|Api-?Token|ApiKey|Api-Key|Digest|Negotiate|SSWS|GenieKey|Bot|OAuth|AWS4-HMAC-SHA256)[ \t]{1,4}/iy;
const OPENING = /(?:[fFrRbBuUlL@$]{0,2})(?<quote>\\{0,3}(?:"""|'''|["'`]))/y;
/** A value without quotes; a written-out `\n`, as in JSON, ends it too. */
const BARE = /(?:[^\s"'`<>|;,)\]}&\\]|\\(?![nrt"'])|\$\([^)\s]{0,80}\)|\$\{[^}\s]{0,80}\}|\{\{[^}]{0,80}\}\}){1,8192}/y;
/** The beginning of a line that is only an assignment: its value is the whole rest of the line. */
const LINE_HEAD = /^[\s>|+#-]*(?:(?:export|set|setx|ENV|ARG|declare -x|var|let|const)[ \t]+)?["']?$/;

interface Value {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

interface Assigned extends Value {
  /** An authorization scheme such as `Bearer` is before it. */
  readonly scheme: boolean;
  /** It follows the name in a list: `set("TOKEN", "x")`, or `["password", "token"]`. */
  readonly argument: boolean;
}

/** The values of secret names in a text. `hits` are the occurrences of NAME_LITERALS. */
export function findNamed(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  const lines = new LineEnds(text);
  const known = new Map<string, SecretName | null>();
  let done = 0;
  for (const start of hits.starts) {
    if (start < done) continue;
    const from = runStart(text, start, CHARS.dotted, Math.max(done, start - NAME_CHARS));
    const to = nameEnd(text, start);
    done = to;
    const name = text.slice(from, to);
    let secretName = known.get(name);
    if (secretName === undefined) known.set(name, (secretName = secretNameOf(name)));
    const value = secretName === null ? null : valueAfter(text, from, to, secretName.kind, lines);
    if (secretName === null || value === null) continue;
    const kind = kindOf(text, from, to, value, secretName);
    if (kind !== null) found.push({ start: value.start, end: value.end, kind });
    if (kind !== null || value.end - value.start > SEARCHED_AGAIN_CHARS) done = value.end;
  }
  return found;
}

/** The end of a name: `config.password.value` is one name, but the full stop of a sentence is not part of it. */
function nameEnd(text: string, start: number): number {
  let to = runEnd(text, start, CHARS.dotted, start + NAME_CHARS);
  while (to > start && text[to - 1] === '.') to--;
  return to;
}

/** Finds the end of the line at a position; each line is searched once. */
class LineEnds {
  private last = -1;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The end of the line at `at`. Positions must be passed in ascending order. */
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
function kindOf(text: string, from: number, to: number, value: Assigned, { kind, strength }: SecretName): string | null {
  const whole = text.slice(value.start, value.end);
  if (kind === 'cookie') return isCookie(whole) ? kind : null;
  if (HEADER.test(text.slice(from, to)))
    return whole.length >= AUTHORIZATION_MIN_CHARS && !isHarmless(whole) && (value.scheme || !/\s/.test(whole)) ? 'authorization' : null;
  return isSecret(whole, strengthOf(text, from, to, value, strength), value.quoted) ? kind : null;
}

const isCookie = (value: string): boolean => /^[^\s=;]{1,80}=[^\s]{4,}/.test(value) && !/^[^=]*=\$/.test(value);

/**
 * The strength of a name at this place. A word after `password:` in the middle of a line is prose ("wrong password: try again"), so there
 * the value must also look random. After a flag, or in quotes, a value has no other meaning.
 */
function strengthOf(text: string, from: number, to: number, value: Assigned, strength: NameStrength): NameStrength {
  if (strength !== 'password') return strength;
  if (value.argument) return 'token';
  if (value.quoted) return strength;
  if (!/^[A-Za-z][a-z]*$/.test(text.slice(value.start, value.end))) return strength;
  if (text.slice(to, value.start).includes('=')) return strength;
  const alone = /^[ \t"',]*(?:\r?\n|$)/.test(text.slice(value.end, value.end + 8));
  return alone && LINE_HEAD.test(lineHead(text, from)) ? strength : 'token';
}

/** The text before a position on its line; only the end of a long one. */
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
  const { close = '', arrow, comma, tag, space } = between.groups ?? {};
  if (comma !== undefined && !/["'`]/.test(close)) return null;
  if (tag !== undefined && text[from - 1] !== '<') return null;
  if (space !== undefined && !separatedBySpace(text, from, to, close)) return null;
  let start = to + between[0].length;
  const outside = /["'`]/.test(close) ? null : quoteBefore(text, from);
  OPENING.lastIndex = start;
  const opening = OPENING.exec(text);
  const quote = opening?.groups?.['quote'] ?? null;
  // `'Password: '`: the quote that seems to open a value closes the string
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

/** The quote before a name: in `"Authorization: Bearer x"` it closes after the value. */
function quoteBefore(text: string, from: number): string | null {
  const char = text[from - 1] ?? '';
  return /["'`]/.test(char) ? char : null;
}

/** A space separates a name from its value only after a flag, after `Bearer`, in `.netrc` and in `aws configure set`. */
function separatedBySpace(text: string, from: number, to: number, close: string): boolean {
  if (close !== '') return false;
  const name = text.slice(from, to);
  if (name.startsWith('-')) return !/^-\w$/.test(name);
  if (/^bearer$/i.test(name)) return true;
  const head = lineHead(text, from);
  return /\b(?:login|machine)\s+\S+\s+$/.test(head) || /\bconfigure\s+set\s+$|\bconfig\s+set\s+$|\bset\s+$/.test(head);
}

/** The value up to the closing quote. A space after the opening quote means that it closes a string: `read -p "Password: " x`. */
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

/** The text of an XML element; it ends where a tag begins. */
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

/** The end of the value without the punctuation of the surrounding text. */
function trimmed(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /[\s,;:.)\]}'"`\\]/.test(text[at - 1] ?? '')) at--;
  return at;
}
