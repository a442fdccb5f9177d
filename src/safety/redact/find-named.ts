/**
 * Finds the values of secret names, in the syntax of any format: `password=x`, `"token": "x"`, `--api-key x`, `export FOO_TOKEN='x'`,
 * `<Password>x</Password>`, `Authorization: Bearer x`, `Cookie: a=b`.
 */
import { SCHEME } from './authorization-scheme.ts';
import { CHARS, runEnd, runStart } from './chars.ts';
import { isCookie } from './cookie-values.ts';
import { type MapName, mayOpenMap } from './find-maps.ts';
import type { Hits } from './literals.ts';
import { isTranslated } from './password-words.ts';
import { isAbout, NAME_CHARS, type NameStrength, type SecretName, secretNameOf } from './secret-names.ts';
import { isRandom } from './random-word.ts';
import {
  afterRead,
  type Assigned,
  bareValue,
  BETWEEN_CHARS,
  bytesAfter,
  cellAfter,
  changedTo,
  elementText,
  inConnection,
  isData,
  isIdentifier,
  isNameAgain,
  LINE_HEAD,
  LineEnds,
  lineHead,
  opensElement,
  quoteBefore,
  quotedValue,
  VALUE_CHARS,
  valueBefore,
} from './named-values.ts';
import type { Span } from './span.ts';
import { braced, completed, isJoined } from './torn-values.ts';
import { isCommand, isLoneSpace, isPlus, isProse, mayHaveOperator, mayHaveValue, separatedBySpace } from './spaced-values.ts';
import { isHarmless, isMadeUpWord, isSecret, isTypedWord, isVariable } from './values.ts';

/** A longer value that is no secret is not searched for names within it: that would take quadratic time. */
const SEARCHED_AGAIN_CHARS = 128;

/**
 * The text from a name to its value: assignments of all languages; `, "x"`, only after a quoted name (arguments of a call); `>x`, only
 * after `<name`; a block scalar of YAML; `"value": "x"` in a list of names and values. Sticky: applied where the name ends.
 */
const OPERATOR = new RegExp(
  [
    String.raw`(?<close>\\{0,3}["'\x60]{0,3}[)\]}]?)(?:[ \t](?:\d{1,2}|[([][\w .@-]{1,24}[)\]])(?=[ \t]?:))?(?:`,
    // `${NAME:-x}`: the value of a variable that is not set
    String.raw`(?<fallback>(?<=\$\{\w{1,80}):?[-?+]|:(?<=\$\{[\w-]{1,40}\.[\w.-]{1,100}:))(?=[^}\s])|`,
    // a type of Go, Rust, Scala or TypeScript before the operator: `password string = "x"`, `password: &str = "x"`
    String.raw`(?:[ \t]{1,4}(?:[sS]tring|str|\*string)[ \t]{0,4}:?=`,
    String.raw`|[ \t]?\??:[ \t]{0,4}(?:&(?:'\w{1,12} )?)?(?:[sS]tring|str)(?:[ \t]{0,2}\|[ \t]{0,2}\w{1,12})?[ \t]{0,4}=`,
    // = : := ::= => ?= .= += ==; a block scalar begins on the next line
    String.raw`|%3[dD]|(?:\[\d{0,4}\](?!:))?[ \t]{0,40}(?::{1,3}=|(?<arrow>=>)|!?={1,3}|\?\??=|[.+|]{1,2}=|\.{3,40}:?(?= )|::?(?= [A-Za-z\d+/])|:(?!:)))`,
    String.raw`[ \t=]{0,20}(?:[|>][+-]?[ \t]*\r?\n[ \t]*)?`,
    // `key="PASSWORD" value="x"`
    String.raw`|[ \t,]{1,8}(?:\r?\n[ \t-]{0,20})?\\?["']?[Vv]alue\\?["']?[ \t]{0,4}[:=][ \t]{0,4}|\r?\n[ \t-]{1,20}value:[ \t]{0,4}`,
    // `--name db_password --data x`
    String.raw`|[ \t]{1,4}--?(?:data|value|body|content|secret-string)(?:=|[ \t]{1,4})`,
    // what a test types into a field: `get('#password').type('x')`, `fill_in 'Password', with: 'x'`
    String.raw`|\.(?:type|fill|set\w{0,12}|send_?[kK]eys|input|enter)\((?=["'][^"'])|(?<=["']),?[ \t]{1,4}(?:with|value|text):?[ \t]{1,4}(?=["'])`,
    // a value of the registry of Windows, with its type
    String.raw`|[ \t]{1,8}REG_(?:(?:EXPAND_|MULTI_)?SZ|BINARY)[ \t]{1,8}`,
    // a part of a form that was posted
    String.raw`|(?<=form-data; name="[\w.-]{1,60}")\r?\n\r?\n`,
    // `<name>password</name><value>x</value>`, `<key>Password</key> <string>x</string>`
    String.raw`|(?<element></[\w:.-]{1,40}>\s{0,20}(?:<[\w:.-]{1,40}>\s{0,20}){1,2})(?=[^\s<])`,
    // `PASSWORD('x')`, `secret("x")`, `Key{"x"}`
    String.raw`|[({]\s{0,20}(?=["'][^"'])(?!["'][^"'\n]{1,80}["'][ \t]{0,4},[ \t]{0,4}["'])`,
    // the text of an element may begin on the next line, after a prefix of diff or grep, and within another element
    String.raw`|(?<tag>(?:[ \t][^<>\n]{1,60})?>)(?:\s|\\[nt]){0,20}(?:(?<=\n)(?:[+>|#-]|(?:[\w./-]{1,120}[:-])?\d{1,7}[:-]))?\s{0,20}`,
    String.raw`(?:<(?:\w{1,20}:)?(?:[Vv]alue|[Ss]tring|[Tt]ext|[Pp]lain[Tt]ext|[Cc]ontent)>)?`,
    String.raw`|[ \t]{0,4}(?<comma>,)[ \t]{0,40}`,
    // a row of a table: `password    x`, `| password | x |`
    String.raw`|(?<cell>[ \t]{0,40}[|│┃║][ \t]{0,4}|\t[ \t]{0,8}|[ \t]{2,40})(?=[^\s|│┃║])`,
    // `token - 'x'`, as in people's notes
    String.raw`|[ \t]-[ \t](?=["'\x60])`,
    String.raw`|(?<space>[ \t]{1,4}))`,
  ].join(''),
  'y',
);

/** `etc/key.pem:12:`, the file and line that grep prints before a match. */
const GREP = /:\d{1,7}:/y;

const OPENING = /(?:[fFrRbBuUlLnN@$]{0,2}#{0,3})(?<quote>\\{0,3}(?:"""|'''|["'`])|&(?:amp;)?(?:quot|apos|#34|#39);|\[\[(?=\S)|%q\{)/y;
/** What closes a string that another sign opens: of Lua, of Ruby. */
const CLOSING: Readonly<Record<string, string>> = { '[[': ']]', '%q{': '}' };

/** The values of secret names in a text. `hits` are the occurrences of NAME_LITERALS; `maps` receives the names that may open a map. */
export function findNamed(text: string, hits: Hits, maps: MapName[] = []): Span[] {
  const found: Span[] = [];
  const lines = new LineEnds(text);
  const known = new Map<string, SecretName | null>();
  let done = 0;
  for (const start of hits.starts) {
    if (start < done) continue;
    const from = runStart(text, start, CHARS.dotted, Math.max(done, start - NAME_CHARS));
    const to = nameEnd(text, start);
    done = to;
    if (!mayHaveValue(text, from, to)) continue;
    const name = text.slice(from, to);
    if (text[to] === '(' && OF_TEXT.test(name)) continue;
    let secretName = known.get(name);
    // what another finder masked is a name for nothing, and the end of a hash can look like a name: `…x8mpW=`
    if (secretName === undefined) known.set(name, (secretName = name.includes('REDACTED_') || isRandom(name) ? null : secretNameOf(name)));
    if (name.length <= 4 && /^keys?$/i.test(name)) secretName = keyAfterWord(text, from, secretName, known);
    if (secretName === null || isData(text, from)) continue;
    if (mayOpenMap(text.charCodeAt(to)) && secretName.strength !== 'vendor') maps.push({ name, from });
    const bytes = bytesAfter(text, to);
    if (bytes !== null) {
      found.push(bytes);
      done = bytes.end;
      continue;
    }
    const near = valueBefore(text, from) ?? valueAfter(text, from, to, secretName, lines);
    if (near === null) continue;
    const value = secretName.kind === 'password' ? { ...near, ...completed(text, from, to, near) } : near;
    const kind = kindOf(text, from, to, value, secretName);
    if (kind !== null) {
      found.push({ start: value.start, end: value.end, kind });
      const changed = value.quoted ? changedTo(text, value.end) : null;
      if (changed !== null) found.push({ ...changed, kind });
    }
    if (kind !== null || value.end - value.start > SEARCHED_AGAIN_CHARS) done = Math.max(done, value.end);
  }
  return found;
}

/** A function of a text that takes the name of a set of characters or a separator: `password.encode('ascii')`. */
const OF_TEXT = /\.(?:encode|decode|split|strip|trim|join|padStart|padEnd)$/;

/** `private key: x`, `Unseal Key 1: x`: the word before `key` says what it is for. `cache key: x` is about something else. */
function keyAfterWord(text: string, from: number, alone: SecretName | null, known: Map<string, SecretName | null>): SecretName | null {
  if (text[from - 1] !== ' ') return alone;
  const start = runStart(text, from - 1, CHARS.dashed, from - 1 - MOST_LETTERS - 1);
  const word = text.slice(start, from - 1);
  if (word.length < 3 || word.length > MOST_LETTERS || !/^(?:[A-Za-z]+|wi-fi)$/i.test(word)) return alone;
  const name = word.includes('-') ? 'wifi_key' : `${word}_key`;
  let named = known.get(name);
  if (named === undefined) known.set(name, (named = secretNameOf(name)));
  return named ?? (isAbout(word) ? null : alone);
}
const MOST_LETTERS = 12;

/** The end of a name: `config.password.value` is one name, but the full stop of a sentence is not part of it. */
function nameEnd(text: string, start: number): number {
  let to = runEnd(text, start, CHARS.dotted, start + NAME_CHARS);
  while (to > start && text[to - 1] === '.') to--;
  return to;
}

/** Whether a name in capitals begins its line and `=` follows without a space: in such a file a value is text, not an identifier. */
const inEnvironment = (text: string, from: number, to: number): boolean =>
  text[to] === '=' && /^-?[A-Z][A-Z\d_]*$/.test(text.slice(from, to)) && LINE_HEAD.test(lineHead(text, from));

const HEADER = /^(?:proxy-|x-)?(?:authorization|authentication)$/i;
const AUTHORIZATION_MIN_CHARS = 6;
/** What a header has for a secret, before what closes it: `Bearer token}}`. */
const FIRST_WORD = /^\w+(?=[\s}\])>'"`])/;

/** What kind of secret the value is, or null. */
function kindOf(text: string, from: number, to: number, value: Assigned, { kind, strength }: SecretName): string | null {
  const whole = text.slice(value.start, value.end);
  if (kind === 'password' && inConnection(text, to, value)) return whole.length >= CONNECTION_MIN_CHARS && !isVariable(whole) ? kind : null;
  if (!value.quoted && !inEnvironment(text, from, to) && isIdentifier(text, from, value, whole)) return null;
  if (isNameAgain(text.slice(from, to), whole) || isHelp(text, from, value)) return null;
  if (value.quoted && isTranslated(lineHead(text, from), whole)) return null;
  if (kind === 'cookie') return isCookie(whole) || (text[to] === '=' && isMadeUpWord(whole)) ? kind : null;
  if (HEADER.test(text.slice(from, to)))
    return whole.length >= AUTHORIZATION_MIN_CHARS &&
      !isHarmless(whole) &&
      !isHarmless(FIRST_WORD.exec(whole)?.[0] ?? '') &&
      (value.scheme || !/\s/.test(whole))
      ? 'authorization'
      : null;
  // Amazon's name for a number that makes a request idempotent
  if (UUID.test(whole) && /^client_?token$/i.test(text.slice(from, to))) return null;
  // `pwd` and `pass` alone are common words, but not before a quoted text, nor before one that is typed with a sign
  const typed = value.quoted
    ? !value.argument
    : text[to] === '=' && (AFTER_LOGIN.test(lineHead(text, from)) || (/[!#%^&*?]/.test(whole) && isTypedWord(whole)));
  const named = kind === 'password' && typed ? 'password' : strength;
  if (OPTION.test(text.slice(from, to)) && isCommand(text, from)) return isSecret(whole, 'password', true) ? kind : null;
  // on a command line there are no expressions: `--password=Word.Word`
  const literal = value.quoted || (text[from] === '-' && isCommand(text, from)) || (inEnvironment(text, from, to) && isJoined(whole));
  return isSecret(whole, strengthOf(text, from, to, value, named), literal) ? kind : null;
}

/** Whether a line tells about an option in words: `    -psk_session infile      File to read the session from`. */
const isHelp = (text: string, from: number, { start, end }: Assigned): boolean =>
  text[from] === '-' &&
  /^[A-Za-z_-]+$/.test(text.slice(start, end)) &&
  /^[ \t]+(?:-\w,? )?$/.test(lineHead(text, from)) &&
  /^(?: {2,}|\t+)[A-Za-z]+ [a-z]/.test(text.slice(end, end + BETWEEN_CHARS));

/** An option of any program that ends so takes a password, however plain: `-storepass x`. */
const OPTION = /^--?[a-z-]{2,}pass$/;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const CONNECTION_MIN_CHARS = 3;

/**
 * The strength of a name at this place. A word after `password:` in the middle of a line is prose ("wrong password: try again"), so there
 * the value must also look random. After a flag, or in quotes, a value has no other meaning.
 */
function strengthOf(text: string, from: number, to: number, value: Assigned, strength: NameStrength): NameStrength {
  if (strength !== 'password') return strength;
  if (value.argument) return 'token';
  if (value.quoted) return strength;
  if (!/^[A-Za-z][a-z]*$/.test(text.slice(value.start, value.end))) return strength;
  if (text.slice(to, value.start).includes('=') || (text[from] === '-' && isCommand(text, from)) || isPlus(text, from)) return strength;
  // `login: anna   password: x`, `machine git.example login anna password x`
  if (AFTER_LOGIN.test(lineHead(text, from))) return strength;
  // an entry of a list of YAML; in code the word would be a variable
  if (/^[ \t]*- \{ ?[^(){}]*$/.test(lineHead(text, from)) && /^ ?[,}]/.test(text.slice(value.end, value.end + 2))) return strength;
  const alone = /^[ \t"',]*(?:\r?\n|$)/.test(text.slice(value.end, value.end + 8));
  return alone && (LINE_HEAD.test(lineHead(text, from)) || WHOSE.test(lineHead(text, from))) ? strength : 'token';
}

/** What kind of password it is, or whose, and nothing else before its label: `Temporary password: x`. */
const WHOSE = new RegExp(
  String.raw`^[\s>*-]*(?:(?:your|my|new|old|temporary|temp|initial|default|current|generated|random|one-time|admin|root|user|database|db|wi-?fi` +
    String.raw`|login|server|client|shared|pre-shared|webhook|master|e?mail|vpn|account|guest|ftp|ssh|router)[ \t]){1,3}$`,
  'i',
);
const AFTER_LOGIN = /\b(?:login|user(?:name)?)[ \t]*[:=][ \t]*["']?[\w.@-]+["']?[ \t,;|/]+$|\bmachine[ \t]+\S+[ \t]+login[ \t]+\S+[ \t]+$/i;

function valueAfter(text: string, from: number, to: number, { kind, strength }: SecretName, lines: LineEnds): Assigned | null {
  if (isProse(text, from, to, strength)) return null;
  if (isLoneSpace(text, from, to) && !separatedBySpace(text, from, to, '', strength)) return null;
  if (!mayHaveOperator(text, to)) return null;
  // the value of an option ends with its word
  const whole = (kind === 'cookie' && text[from] !== '-') || HEADER.test(text.slice(from, to));
  GREP.lastIndex = OPERATOR.lastIndex = to;
  if (text[to] === ':' && GREP.test(text)) return null;
  const between = OPERATOR.exec(text);
  if (between === null || between[0].length > BETWEEN_CHARS * 2) return null;
  const { close = '', arrow, comma, element, space, cell } = between.groups ?? {};
  // `[a server of secrets]:host:`, what a completion says about an option
  if (close.endsWith(']') && !/\[[^\s\]]*$/.test(lineHead(text, from))) return null;
  if (element !== undefined && !/>(?:[\w.-]{1,80}[.:])?$/.test(lineHead(text, from))) return null;
  const tag = between.groups?.['tag'] ?? element;
  const inBraces = kind === 'password' ? braced(text, to) : null;
  if (inBraces !== null) return { ...inBraces, scheme: false, argument: false };
  const spaced = space !== undefined || cell !== undefined;
  if (spaced && !separatedBySpace(text, from, to, close, strength))
    return cell === undefined ? null : cellAfter(text, from, to + between[0].length, lines);
  // a constant that names an option: `setopt(curl, CURLOPT_PASSWORD, "x")`
  if (
    comma !== undefined &&
    !/["'`]/.test(close) &&
    text[from - 1] !== ':' &&
    !(close === '' && /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(text.slice(from, to)))
  )
    return null;
  if (tag !== undefined && element === undefined && !opensElement(text, from, close, tag)) return null;
  let start = to + between[0].length;
  // two variables that are compared
  if (/[!=]=/.test(between[0]) && /[\w$]/.test(text[start] ?? '')) return null;
  const outside = /["'`]/.test(close) ? null : quoteBefore(text, from);
  if (!spaced && comma === undefined && tag === undefined) start = afterRead(text, start);
  OPENING.lastIndex = start;
  const opening = OPENING.exec(text);
  const quote = opening?.groups?.['quote'] ?? null;
  // `'Password: '`: the quote that seems to open a value closes the string
  if (quote !== null && quote === outside) return null;
  // the next field of a header: `qop="auth", algorithm=MD5`
  if (
    comma !== undefined &&
    quote === null &&
    (close === '' || /^[A-Za-z_-]+=|^[A-Za-z_.]+\)/.test(text.slice(start, start + BETWEEN_CHARS)))
  )
    return null;
  // `(token) => token.text` is a function, `:token => "x"` a value
  if (arrow !== undefined && quote === null && !/["'`]/.test(close) && !(close === ']' && text[from - 1] === '[')) return null;
  if (opening !== null) start += opening[0].length;
  SCHEME.lastIndex = start;
  const scheme = SCHEME.exec(text);
  if (scheme !== null) start += scheme[0].length;
  const value =
    quote !== null
      ? quotedValue(text, start, CLOSING[quote] ?? quote)
      : whole && outside !== null
        ? quotedValue(text, start, outside)
        : tag !== undefined
          ? elementText(text, start, lines, between[0].includes('\n'))
          : bareValue(text, from, start, Math.min(lines.after(start), start + VALUE_CHARS), whole);
  return value === null
    ? null
    : { ...value, scheme: scheme !== null, argument: comma !== undefined && close !== '' && !DEFINES.test(lineHead(text, from)) };
}

/** A call that sets what its first argument names. */
const DEFINES = /\b(?:define|putenv|[sS]et[A-Z]\w{2,24}|set(?:env|_\w{2,24}))\([ \t]{0,4}["']$/;
