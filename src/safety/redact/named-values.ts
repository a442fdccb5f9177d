/** Reads the value after a secret name: in quotes or without, in an element or a cell, as a default or as a list of bytes. */
import { CHARS, isIn, runStart } from './chars.ts';
import { lineHead as headOf } from './line-head.ts';
import { NAME_CHARS } from './secret-names.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

/** The longest value: a JWT with many claims, a PEM on one line. */
export const VALUE_CHARS = 8192;
/** The longest text between a name and its value: quotes, spaces, an operator, a type. */
export const BETWEEN_CHARS = 64;

/** What is read instead, with the value after it where that is missing: `os.environ.get("X") or "x"`, `process.env.X || "x"`, `getenv("X", "x")`. */
const READ_INSTEAD = new RegExp(
  String.raw`(?:(?:[A-Za-z_$][\w$.]{0,60})(?:\[["']\w{1,60}["']\]|\(["']\w{1,60}["']\))?[ \t]*(?:\r?\n[ \t]{0,40})?(?:or|\|\||\?\?|\?:)\s{1,40}` +
    String.raw`|[A-Za-z_$][\w$.]{0,60}\(["']\w{1,60}["'],[ \t]{0,4})(?=b?["'])`,
  'y',
);
/** A value without quotes; a written-out `\n`, as in JSON, ends it too. */
const BARE =
  /(?:[^\s"'`<>|;,)\]}&\\]|&(?:amp;){0,2}(?:amp|lt|gt|#\d{2,3});|\\(?![nrt"'])|\$\([^)\s]{0,80}\)|\$\{[^}\s]{0,80}\}|\{\{[^}]{0,80}\}\}){1,8192}/y;
/** The beginning of a line that is only an assignment: its value is the whole rest of the line. */
export const LINE_HEAD = /^[\s>|+#-]*(?:(?:export|set|setx|ENV|ARG|declare -x|var|let|const)[ \t]+)?["']?$/;

export interface Value {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

export interface Assigned extends Value {
  /** An authorization scheme such as `Bearer` is before it. */
  readonly scheme: boolean;
  /** It follows the name in a list: `set("TOKEN", "x")`, or `["password", "token"]`. */
  readonly argument: boolean;
}

/** Finds the end of the line at a position; each line is searched once. */
export class LineEnds {
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

/** The text before a position on its line that may be between a name and its value. */
export const lineHead = (text: string, at: number): string => headOf(text, at, BETWEEN_CHARS);

/** Where the value begins that is taken when a variable is not set; the same place where nothing of the kind is read. */
export function afterRead(text: string, at: number): number {
  if (!/[A-Za-z_$0\s]/.test(text[at] ?? '')) return at;
  const from = /^\r?\n[ \t]{1,40}(?=["'])/.exec(text.slice(at, at + BETWEEN_CHARS))?.[0].length ?? 0;
  READ_INSTEAD.lastIndex = WRAPPED.lastIndex = at;
  return at + Math.max(from, READ_INSTEAD.exec(text)?.[0].length ?? 0, WRAPPED.exec(text)?.[0].length ?? 0);
}

/**
 * What a value is wrapped in: `string(12) "x"` (PHP's var_dump), `0x55d0c7 "x"` (gdb), `Some("x")`, `String::from("x")`, `new SecretStr("x")`.
 * Other calls read it.
 */
const WRAPPED = new RegExp(
  String.raw`\s{0,40}string\(\d{1,4}\) (?=")|0x[\da-f]{4,16} (?=")|(?:new )?` +
    String.raw`(?:[A-Za-z_]\w{0,30}(?:::|\.))?` +
    String.raw`(?:Some|Just|from|of|[A-Z]?[a-z]{0,20}(?:Secret|Sensitive|Password|Token)(?:[A-Z][a-z]{1,12})?)\((?=["'][^"'])`,
  'y',
);

/** Numbers of bytes: `key = [12, 255, …]`, `Secret: []byte{0x12, 0xff, …}`, `#define AESKEY {0x35, …`. */
const BYTES = new RegExp(
  String.raw`[ \t"'\w[\]]{0,20}[:=]{0,2}[ \t]{0,4}(?:new )?[\w[\]]{0,12}[ \t]{0,2}[{[(][ \t\r\n]{0,20}` +
    String.raw`(?<v>(?:(?:0x[\da-f]{1,2}|\d{1,3}),[ \t\r\n\\]{0,40}){7,600}(?:0x[\da-f]{1,2}|\d{1,3})?)`,
  'diy',
);

/** Whether a bracket and a digit follow, with only a type and an operator before them: a quick answer for the many names without. */
function mayBeBytes(text: string, to: number): boolean {
  for (let at = to; at < to + BETWEEN_CHARS; at++) {
    const code = text.charCodeAt(at);
    // `(`, `[`, `{`
    if (code === 40 || code === 91 || code === 123)
      return /^[{[(]+\s{0,20}\d/.test(text.slice(at, at + 28)) || (code === 91 && /^\[\]?\w/.test(text.slice(at, at + 3)));
    // a space, a tab, quotes, `:`, `=`
    if (!isIn(code, CHARS.word) && code !== 32 && code !== 9 && code !== 34 && code !== 39 && code !== 58 && code !== 61) return false;
  }
  return false;
}

export function bytesAfter(text: string, to: number): Span | null {
  if (!mayBeBytes(text, to)) return null;
  BYTES.lastIndex = to;
  const [start = 0, end = 0] = BYTES.exec(text)?.indices?.groups?.['v'] ?? [];
  return end > start ? { start, end, kind: 'key' } : null;
}

/** A cell of a schema's description: `| password | varchar(255) |`. */
const TYPE = /^(?:\w+\(\d*\)|(?:var)?char\w*|text|bytea|timestamp\w*|date\w*|uuid|directory|file)$/i;

/** The value in the second and last cell of a row whose first cell is the name. */
export function cellAfter(text: string, from: number, start: number, lines: LineEnds): Assigned | null {
  const head = lineHead(text, from);
  if (!/^[\s|│┃║]*(?:[A-Za-z]{1,16} ){0,3}$/.test(head)) return null;
  const row = text.slice(start, Math.min(lines.after(start), start + VALUE_CHARS));
  const value = /^(?<value>[^\s|│┃║]+)[\s|│┃║]*$/.exec(row)?.groups?.['value'] ?? '';
  // a version, and a word behind a label of several
  if (/^\d+(?:\.\d+)+/.test(value) || (/\S/.test(head.replaceAll(/[|│┃║]/g, '')) && /^[A-Za-z]*$/.test(value))) return null;
  return value === '' || TYPE.test(value) ? null : { start, end: start + value.length, quoted: true, scheme: false, argument: false };
}

/** The value up to the closing quote. A space after the opening quote means that it closes a string: `read -p "Password: " x`. */
export function quotedValue(text: string, start: number, quote: string): Value | null {
  if (/\s/.test(text[start] ?? ' ')) return null;
  const limit = Math.min(text.length, start + VALUE_CHARS);
  for (let at = start; at < limit; at++) {
    // two quotes in a row are one within the value, in SQL and YAML, and nothing at all in a shell
    if (quote === "'" && at > start && text[at + 1] === "'" && text[at] === "'" && /\w/.test(text[at + 2] ?? '')) at += 2;
    if (text.startsWith(quote, at)) return at > start ? { start, end: at, quoted: true } : null;
    if (text[at] === '\n' && quote.length < 3) return at > start ? { start, end: at, quoted: true } : null;
    if (text[at] === '\\' && !quote.startsWith('\\')) at++;
  }
  return limit > start ? { start, end: limit, quoted: true } : null;
}

/** The new value, where an old one is shown before it: `"x" -> "y"`, as plans and diffs of settings print. */
const CHANGED = /(?<quote>["'])[ \t]{1,4}(?:->|=>|→)[ \t]{1,4}\k<quote>(?<v>[^"'\n]{3,400})\k<quote>/dy;

export function changedTo(text: string, end: number): Value | null {
  CHANGED.lastIndex = end;
  const match = CHANGED.exec(text);
  const [start = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
  return match === null || isHarmless(match.groups?.['v'] ?? '') ? null : { start, end: to, quoted: true };
}

/** The value in `"x" == password`, which is before the name. */
export function valueBefore(text: string, from: number): Assigned | null {
  let at = from;
  while (at > 0 && text[at - 1] === ' ') at--;
  if (text[at - 1] !== '=') return null;
  const near = text.slice(Math.max(0, from - BETWEEN_CHARS * 4), from);
  const match = /(?<quote>["'`])(?<v>[^"'`\n]{1,200})\k<quote>[ \t]*[!=]==?[ \t]*$/d.exec(near);
  const [start = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
  const offset = from - near.length;
  return match === null ? null : { start: offset + start, end: offset + end, quoted: true, scheme: false, argument: false };
}

/** Whether a name is that of an element, `<password>x`, or one in its attributes, `<entry key="db.password">x`. `Into<Secret>` is a type. */
export const opensElement = (text: string, from: number, close: string, tag: string): boolean =>
  close === ''
    ? /(?<![\w/])<(?:[A-Za-z]\w{0,19}:)?$/.test(text.slice(Math.max(0, from - 24), from))
    : !tag.endsWith('/>') && /\b(?:key|name|id)=\\?["']$/.test(lineHead(text, from));

/** The quote before a name: in `"Authorization: Bearer x"` it closes after the value. */
export function quoteBefore(text: string, from: number): string | null {
  const char = text[from - 1] ?? '';
  // `networks."home".psk`: the quote closes the part of the name before
  if (text[from] === '.') return null;
  return /["'`]/.test(char) ? char : null;
}

/** The text of an XML element; it ends where a tag begins. */
export function elementText(text: string, start: number, lines: LineEnds, nextLine: boolean): Value | null {
  const line = text.slice(start, Math.min(lines.after(start), start + VALUE_CHARS));
  const tag = line.indexOf('<');
  if (!(tag < 0 ? isAlone(line, nextLine) || isClosed(text, start + line.length) : /[/!]/.test(line[tag + 1] ?? ''))) return null;
  const own = (tag < 0 ? line : line.slice(0, tag)).trimEnd();
  return own === '' ? null : { start, end: start + own.length, quoted: true };
}

/** Whether a line without a tag can be the text of an element. A manual writes `--password <PASSWORD>` and goes on in words. */
const isAlone = (line: string, nextLine: boolean): boolean => !/\S\s+\S/.test(line) && (!nextLine || /\d/.test(line));
/** Whether a closing tag begins the next line, after a prefix of diff or grep. */
const isClosed = (text: string, end: number): boolean =>
  /^\s*(?:[+>|#-]|(?:[\w./-]{1,120}[:-])?\d{1,7}[:-])?\s*<\//.test(text.slice(end, end + PREFIX_CHARS));
const PREFIX_CHARS = 160;

export function bareValue(text: string, from: number, start: number, lineEnd: number, whole: boolean): Value | null {
  if (whole) return lineEnd > start ? { start, end: trimmed(text, start, lineEnd), quoted: false } : null;
  if (/[:([<{-]/.test(text[start] ?? '') && /^[:([<{-][A-Za-z *!-]/.test(text.slice(start, start + 2))) return null;
  BARE.lastIndex = start;
  const bare = BARE.exec(text);
  if (bare === null) return null;
  const end = Math.min(start + bare[0].length, lineEnd);
  const rest = text.slice(start, lineEnd).trimEnd();
  const alone = !/\s/.test(rest) && LINE_HEAD.test(lineHead(text, from)) && !/^[$<{[(]/.test(rest) && !hasSyntax(rest);
  if (!alone && (isOfIni(text, from, start, rest) || isPhrase(text, from, start, rest)))
    return { start, end: start + rest.length, quoted: false };
  const till = alone ? trimmed(text, start, start + rest.length) : trimmed(text, start, end);
  return till > start ? { start, end: till, quoted: false } : null;
}

/** Whether a word has quotes of a language: in pairs, or at its beginning. A quote alone within it is a part of it. */
const hasSyntax = (word: string): boolean =>
  /["'`\\]/.test(word) &&
  (/^["'`]|\w\(["'`]|["'`][,;)\]}]*$|[\\]/.test(word) ||
    QUOTES.some((quote) => word.split(quote).length % 2 === 1 && word.includes(quote)));
const QUOTES = ['"', "'", '`'];

/** The part of a file of settings that is searched for the name of a section. */
const SECTION_CHARS = 800;
/** Whether the whole rest of the line is a value of several words: behind `name =`, below a `[section]`. */
const isOfIni = (text: string, from: number, start: number, rest: string): boolean =>
  /^[\w.-]+(?: [\w.-]+)+$/.test(rest) &&
  /^[\w.-]+[ \t]*=[ \t]*$/.test(text.slice(from, start)) &&
  /^[ \t]*$/.test(lineHead(text, from)) &&
  /^[ \t]*\[[^\]\n=]{1,60}\][ \t]*$/m.test(text.slice(Math.max(0, from - SECTION_CHARS), from));

/** Whether the whole rest of a line is a phrase: behind `passphrase=` at its beginning. */
const isPhrase = (text: string, from: number, start: number, rest: string): boolean =>
  /^[ \t]*$/.test(lineHead(text, from)) &&
  ((/^\w*passphrase=$/i.test(text.slice(from, start)) && /^\w+(?: \w+){1,11}$/.test(rest)) ||
    (/^\w*passphrase: ?$/i.test(text.slice(from, start)) &&
      /^(?:[\p{Ll}-]{3,}(?: [\p{Ll}-]{3,}){2,11}|(?=.* \d+(?: |$))[\p{Ll}\d-]+(?: [\p{Ll}\d-]+){2,11})$/u.test(rest) &&
      !SENTENCE.test(rest)));
/** Words that a sentence has and a phrase of words at random seldom has. */
const SENTENCE = /\b(?:the|your|this|that|for|and|not|with|from|was|has|are|must|should|when|please|enter|empty|will)\b/;

/** The end of the value without the punctuation of the surrounding text. */
function trimmed(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /[\s,;:.)\]}'"`\\]/.test(text[at - 1] ?? '')) at--;
  return at;
}

/** Whether the value is the name: `SSL_TXT_kPSK "kPSK"`, `CHALLENGE_PASSWORD: "challengePassword"`, `git-credential-store: git-credential-store.o`. */
export const isNameAgain = (name: string, value: string): boolean =>
  (/^[A-Za-z]+$/.test(value) && name.endsWith(value)) ||
  (name.length >= NAME_MIN_CHARS && value.startsWith(name)) ||
  (OF_CARD.test(name) && !NUMBER.test(value)) ||
  (/[a-z][A-Z]|[A-Za-z]{3}_/.test(value) && !/\d/.test(value) && lettersOf(name).endsWith(lettersOf(value)));
const lettersOf = (word: string): string => word.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
/** The number of a card, perhaps in groups. Its label has no digit or several words: `pin: "PIN (4 digits)"`. */
const OF_CARD = /(?:pin|puk)$/i;
const NUMBER = /^(?=\D*\d)(?:\S+|\d[\d -]*)$/;
/** A shorter name may begin its value by chance. */
const NAME_MIN_CHARS = 8;

/**
 * Whether a value without quotes is a variable or a type: letters with capitals within, where code goes on, or a word that ends as the name
 * does. A masked identifier would be masked in the whole text.
 */
export const isIdentifier = (text: string, from: number, { start, end }: Value, whole: string): boolean =>
  /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(whole) &&
  (sameNoun(text.slice(from, start), whole) ||
    (/^[A-Za-z_$]+$/.test(whole) &&
      (/^(?:self|this)\./.test(text.slice(from, from + 5)) ||
        (/[a-z][A-Z]/.test(whole) && (/^ ?[,;)}]/.test(text.slice(end, end + 2)) || text.slice(from, start).includes('?:'))))));

/** `response.credentials = includeCredentials`, `private_key: ed25519.Ed25519PrivateKey`: both end alike, and the value has a capital there. */
const sameNoun = (name: string, value: string): boolean => {
  const noun = /(?<=[a-z\d.])[A-Z][a-z]+$/.exec(value)?.[0].toLowerCase() ?? '';
  return (
    noun.length > 2 &&
    name
      .replace(/[^A-Za-z]+$/, '')
      .toLowerCase()
      .endsWith(noun)
  );
};

/** Whether the value is a part of a connection string of ODBC or ADO.NET, where any word may be the password: `;Password=x;Database=y`. */
export const inConnection = (text: string, to: number, value: Value): boolean =>
  !value.quoted &&
  text[to] === '=' &&
  value.start === to + 1 &&
  text[value.end] === ';' &&
  /^;[ \t]{0,4}[A-Za-z][\w ]{0,40}=|^;$|^;["']/m.test(text.slice(value.end, value.end + 48).split('\n')[0] ?? '') &&
  /[;=]/.test(lineHead(text, to - 1).replace(/[\w ]*$/, ''));

/** Whether the name is about something else: `checksum/secret`, an annotation of Kubernetes; `alias pass='…'`, a command. */
export function isData(text: string, from: number): boolean {
  if (text[from - 1] === ' ') return text.startsWith('alias ', from - 6) && /\balias $/.test(text.slice(Math.max(0, from - 8), from));
  // Amazon's name of a resource
  if (text[from - 1] === ':') return /\barn:[\w-]*:[\w-]*:[\w-]*:\d*:$/.test(lineHead(text, from));
  if (text[from - 1] !== '/') return false;
  // a host: `https://secrets.internal:8443`
  if (text.startsWith('://', from - 3)) return true;
  const before = text.slice(runStart(text, from - 1, CHARS.dashed, from - NAME_CHARS), from - 1);
  return /^checksum$/i.test(before);
}
