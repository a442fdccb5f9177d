/**
 * Finds secrets that prose announces: `the password for user 'a' is 'x'`, `A temporary password is generated for root: x`, and those on
 * the lines after an announcement: `Use the following password:`, `Recovery codes:`.
 */
import { CHARS, entropy, isIn } from './chars.ts';
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isExpression, isHarmless, isMadeUpWord } from './values.ts';

/** What is announced. */
export const ANNOUNCED_LITERALS: readonly string[] = [
  'password',
  'passphrase',
  'secret',
  'token',
  'credential',
  'passwd',
  'identified',
].concat(
  ['api key', 'private key', 'secret key', 'secret id', 'unseal key', 'mnemonic', 'seed phrase', 'new value'],
  [
    'recovery key',
    'recovery phrase',
    'backup phrase',
    'product key',
    'license key',
    'these words',
    'following words',
    'recovery words',
    'seed words',
    'wiederherstellungsphrase',
    'seed-wörter',
    'frase semilla',
    'frase de recuperación',
    'frase de recuperação',
    'frase di recupero',
    'phrase de récupération',
    'phrase mnémonique',
    'herstelzin',
    '12 words',
    '24 words',
    '25 words',
  ],
  // labels of other languages
  ['mot de passe', 'contraseña', 'kennwort', 'senha', 'wachtwoord', 'pw'],
  ['recovery code', 'backup code', 'scratch code', 'one-time code', 'verification code'],
);
/** SQL: `IDENTIFIED BY 'x'`, `IDENTIFIED WITH plugin AS 'x'`. */
const SQL_LITERAL = 'identified';
const SQL = new RegExp(
  String.raw`^[ \t]+(?:WITH[ \t]+['"\w]{1,40}[ \t]+)?(?:BY|AS|USING)[ \t]+(?:PASSWORD[ \t]+|VALUES[ \t]+)?` +
    String.raw`(?:(?<quote>['"])(?<v>[^'"\n]{3,200})\k<quote>|(?<v>(?=\S*\d)[^\s'";]{4,200}))`,
  'di',
);
/** Announcements of several values, each on a line of its own. */
const SEVERAL = /code|mnemonic|phrase|tokens|passwords|secrets|keys/i;

const REST_CHARS = 200;
const LINES = 24;
/** A line that asks for a secret: what follows is not the secret. */
const ASKS = /^\s*(?:\[sudo\]|enter\b|password:\s*$|please enter|type\b|confirm|repeat|retype|new password:\s*$)/i;

/** The verbs of other languages that announce a value as `is` does. */
const VERBS = 'is|ist|lautet|es|est|è|é|är';
/** From the announcement to a quoted value: some words, then `is`, `to`, `as`, `with` or a colon. */
const QUOTED = new RegExp(
  String.raw`^\w{0,12}(?:[ \t]+[^\s:=]{1,40}){0,8}?(?:[ \t]+(?:${VERBS}|to|as|with|be|been set to)(?!\w)|[ \t]*[:=])[ \t]*` +
    '(?<quote>["\'`])(?<v>[^"\'`\\n]{3,80})\\k<quote>',
  'd',
);
/** What a linter says of the variable that holds the value: `Possible hardcoded password assigned to: "PASSWORD_FIELD"`. */
const ASSIGNS = /\bassigned to\b/;
/** To a value that ends its line. */
const LAST = new RegExp(
  String.raw`^\w{0,12}(?:[ \t]+[^\s:=]{1,40}){0,8}?(?:[ \t]+(?:${VERBS}|set to|changed to|reset to):?|[ \t]?:|[ \t]+=)[ \t]+` +
    '(?<v>[^\\s"\'`]{4,200}?)[.,]?[ \\t]*$',
  'dm',
);
/** To a value in the middle of a sentence: `the password is x, change it`. */
const NEAR = /^[ \t]+is:?[ \t]+(?<v>[^\s"'`,;]{6,80}?)[.,;!]?(?=\s)/d;
/** The announcement ends its line. */
const OPEN = /^\w{0,12}(?:[ \t]+[^\s]{1,60}){0,16}?[ \t]*:[ \t]*(?:\r?\n)/;
/** The announcement is a heading with a line drawn below. */
const HEADING = /^s?[ \t]*\r?\n[ \t]*[=~─═-]{4,}[ \t]*\r?\n/;
/** A number, a dash or a picture before a value on a line of its own. */
const LEAD = /^(?:\(?\d{1,2}[.):]|[-*•]|\p{So})[ \t]+/u;
/** The words of a phrase that restores a wallet: BIP 39 has twelve to twenty-four. */
const PHRASE = /^[\w\u00e0-\u00ff]{0,12}[ \t]*(?:is)?[ \t]*:[ \t]*(?<v>[a-z]{3,8}(?:[ \t]+[a-z]{3,8}){11,23})[ \t]*$/dm;

export function findFollowing(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (let index = 0; index < hits.starts.length; index++) {
    const start = hits.starts[index] ?? 0;
    const label = ANNOUNCED_LITERALS[hits.ids[index] ?? 0] ?? '';
    const from = start + label.length;
    if (from <= done || text.charCodeAt(start - 1) === SLASH || isIn(text.charCodeAt(start - 1), CHARS.dashed)) continue;
    // a longer name, which may say what it is about: `token_type`, `secretName`
    if (isIn(text.charCodeAt(from), CHARS.dashed) && !/^(?:s|words?)(?![\w-])/.test(text.slice(from, from + PLURAL_CHARS))) continue;
    const rest = text.slice(from, from + REST_CHARS);
    const newline = rest.indexOf('\n');
    const spans = onLine(newline < 0 ? rest : rest.slice(0, newline), from, label, text, start);
    const all = spans.length > 0 ? spans : below(text, start, from, rest, label);
    found.push(...all);
    done = all.at(-1)?.end ?? from;
  }
  return found;
}

const SLASH = 47;
/** `words` and the character behind it. */
const PLURAL_CHARS = 6;

/** Whether the last word of a line may be one that `isCode` accepts: most have neither a digit nor a sign, and are short. */
function mayEndInCode(line: string): boolean {
  const end = line.trimEnd();
  const word = end.slice(Math.max(end.lastIndexOf(' '), end.lastIndexOf('\t')) + 1);
  return word.length >= LETTERS_CHARS || /[^A-Za-z.,]/.test(word) || /\s/.test(word);
}
/** The least length of a code of letters. */
const LETTERS_CHARS = 12;

/** Every announcement on a line has one of these. */
const ANNOUNCES = /[:=]|\b(?:is|to|as|with|be|by|using|ist|lautet|es|est)\b| [èé] | är /i;

/** The text before a position that is searched for quotes that are open. */
const HEAD_CHARS = 80;

/** Whether a quote is open at the end of a text, on its last line: `"secret:"` closes it. An apostrophe opens nothing. */
const isOpen = (before: string, quote: string): boolean =>
  quote !== "'" && before.slice(before.lastIndexOf('\n') + 1).split(quote).length % 2 === 0;

function onLine(line: string, from: number, label: string, text: string, start: number): Span[] {
  if (!ANNOUNCES.test(line)) return [];
  for (const pattern of label === SQL_LITERAL ? [SQL] : [PHRASE, QUOTED, LAST, NEAR]) {
    if ((pattern === PHRASE && !PHRASES.test(label)) || (pattern === QUOTED && !/["'`]/.test(line))) continue;
    if (pattern === LAST && !mayEndInCode(line)) continue;
    const match = pattern.exec(line);
    const [begin = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
    const value = match?.groups?.['v'] ?? '';
    if (value === '' || (pattern !== PHRASE && (isHarmless(value) || /\s{2}/.test(value)))) continue;
    if (pattern === QUOTED && ASSIGNS.test(line.slice(0, begin))) continue;
    if (pattern === QUOTED && isOpen(text.slice(Math.max(0, start - HEAD_CHARS), start), match?.groups?.['quote'] ?? '')) continue;
    if (pattern === LAST && !isCode(value)) continue;
    if (pattern === NEAR && !(isMadeUpWord(value) || (/\d/.test(value) && isCode(value)))) continue;
    if (pattern === QUOTED && !/passw|passphrase/.test(label) && !isCode(value)) continue;
    return [{ start: from + begin, end: from + end, kind: 'secret' }];
  }
  return [];
}

/** The values on the lines after the announcement, which blank lines may surround. */
function below(text: string, start: number, from: number, rest: string, label: string): Span[] {
  if (LISTED.test(label)) {
    const list = listBelow(text, from, /code/.test(label));
    if (list.length > 0) return list;
  }
  // the announcement ends its line
  const open = rest.includes(':') && /:[ \t]*\r?\n/.test(rest) ? OPEN.exec(rest)?.[0] : HEADING.exec(rest)?.[0];
  if (open === undefined) return [];
  const before = text.slice(Math.max(0, start - REST_CHARS), start);
  if (ASKS.test(before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, from + open.length))) return [];
  const found: Span[] = [];
  const most = SEVERAL.test(label + open) ? LINES : 1;
  let at = from + open.length;
  for (let line = 0; line < LINES && found.length < most; line++) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const whole = text.slice(at, Math.min(end, at + 4096));
    const value = whole.trim().replace(LEAD, '');
    if (value !== '') {
      if (/\s|^\w+\(.*\)$/.test(value) || !isCode(value, false) || /[$#%>]$/.test(value)) break;
      const begin = at + whole.lastIndexOf(value);
      found.push({ start: begin, end: begin + value.length, kind: 'secret' });
    } else if (found.length > 0 || line > 1) break;
    if (newline < 0) break;
    at = end + 1;
  }
  return found;
}

/** What is printed as a list that a person has to keep. */
const PHRASES = /mn[eé]mon|phrase|frase|seed|herstelzin/;
const LISTED = new RegExp(`code|words|${PHRASES.source}`);
/** The number or the dash before an entry of a list. */
const BULLET = /^(?:\d{1,2}[.):]|[-*•])$/;
const CODE = /^(?=.*\d)[A-Za-z\d]{3,12}(?:[- ]?[A-Za-z\d]{3,12}){0,4}$/;
const WORD = /^[a-z]{3,10}$/;
/** BIP 39: a phrase has twelve to twenty-four words; Monero's have one more. */
const PHRASE_WORDS = { least: 12, most: 25 } as const;
const LEAST_CODES = 2;

/** The codes, or the words of a phrase, on the lines below the one that announces them, whatever that line says. */
export function listBelow(text: string, from: number, codes: boolean): Span[] {
  const found: Span[] = [];
  let at = text.indexOf('\n', from) + 1;
  for (let line = 0; line < LINES && at > 0 && at < text.length; line++) {
    const newline = text.indexOf('\n', at);
    const end = Math.min(newline < 0 ? text.length : newline, at + REST_CHARS);
    const words = [...text.slice(at, end).matchAll(/\S+/g)].filter(([word]) => !BULLET.test(word));
    if (words.some(([word]) => !(codes ? CODE : WORD).test(word)) || (codes && words.length > 4)) break;
    if (words.length === 0 && (found.length > 0 || line > 1)) break;
    for (const { 0: word, index } of words) found.push({ start: at + index, end: at + index + word.length, kind: 'secret' });
    if (newline < 0) break;
    at = newline + 1;
  }
  if (codes) return found.length >= LEAST_CODES ? found : [];
  return found.length >= PHRASE_WORDS.least && found.length <= PHRASE_WORDS.most ? found : [];
}

/** Words joined by capitals, as names in code are: `kEnumerableProperty`. */
const isCompound = (value: string): boolean => /^[A-Za-z]?[a-z]*(?:[A-Z][a-z]{2,})+$/.test(value);

/** Whether a value is four or more groups of one length, as recovery keys and licences are printed for people. */
function isGrouped(value: string): boolean {
  if (!/^[A-Za-z\d]{4,8}(?:-[A-Za-z\d]{4,8}){3,}$/.test(value)) return false;
  const groups = value.split('-');
  return groups.every(({ length }) => length === groups[0]?.length);
}

/** Whether a word can only be made up: letters with digits or signs among them, or both cases; no path, address, number or date. */
export function isCode(value: string, inProse = true): boolean {
  // the name of a variable that holds it
  if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\)?$/.test(value)) return false;
  if (value.length < 6 || isHarmless(value) || /^(?:[~./]|\w+:\/\/)/.test(value) || /[:,;([{]$/.test(value)) return false;
  if (inProse && (isExpression(value) || /\w\(|<\w/.test(value))) return false;
  if (/^\d+$/.test(value)) return value.length >= 6 && value.length <= 12;
  if (/^[\d.:/TZ+-]+$/.test(value)) return false;
  if (isGrouped(value)) return true;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w.:/-]/].filter((kind) => kind.test(value)).length;
  if (kinds < 2 || /^[A-Z][a-z]+$/.test(value)) return false;
  return /\d/.test(value) || kinds >= 3 || (value.length >= LETTERS_CHARS && entropy(value) > 3.2 && !isCompound(value));
}
