/**
 * Finds secrets behind labels of other languages, as localised tools print them: `Пароль: x`, `Contraseña temporal: x`, `数据库密码: x`.
 * The label is searched as a word, so it may have any case and stand among others; the value is the last word of its line.
 */
import { isCode, listBelow } from './find-following.ts';
import { lineHead } from './line-head.ts';
import { wordsOfLogin } from './login-words.ts';
import type { Hits } from './literals.ts';
import { ANSWER_WORDS, CODE_WORDS, KEY_WORDS, ONCE_WORDS, PASSWORD_LABELS, PASSWORD_WORDS } from './password-words.ts';
import { changesIn } from './random-word.ts';
import type { Span } from './span.ts';
import { isHarmless, isTypedWord } from './values.ts';

/** The label of the key of a wireless network, behind which any text is a key. Source: Windows, `netsh wlan show profile key=clear`. */
const CONTENTS = [
  'schlüsselinhalt',
  'netzwerkschlüssel',
  'contenu de la clé',
  'contenido de la clave',
  'contenuto chiave',
  'conteúdo da chave',
].concat(['zawartość klucza', 'inhoud van sleutel', 'nyckelinnehåll', 'содержимое ключа', '关键内容', '主要なコンテンツ']);

const LABELS = [...CONTENTS, ...PASSWORD_WORDS, ...KEY_WORDS, ...CODE_WORDS, ...ONCE_WORDS, ...ANSWER_WORDS];
const CERTAIN = new Set(CONTENTS);
const PAIRED = new Set(PASSWORD_WORDS);
const CODES = new Set(CODE_WORDS);
const KEYS = new Set(KEY_WORDS);
const ONCE = new Set(ONCE_WORDS);
const ANSWERS = new Set(ANSWER_WORDS);
const ASCII = 128;
const isAscii = (label: string): boolean => label.charCodeAt(0) < ASCII;
/** Those of scripts that need few characters. */
const SHORT_WORDS = new Set(PASSWORD_WORDS.filter((word) => word.length <= 4 && !isAscii(word)));

/** What the search for literals finds; its filter of the first three characters needs letters of ASCII. */
export const LABEL_LITERALS: readonly string[] = LABELS.filter(isAscii);
const BY_FIRST = Map.groupBy(
  LABELS.filter((label) => !isAscii(label)),
  (label) => label.charCodeAt(0),
);
const FIRSTS = new RegExp(
  `[${[...BY_FIRST.keys()].map((code) => `${String.fromCharCode(code)}${String.fromCharCode(code).toUpperCase()}`).join('')}]`,
  'g',
);

const REST_CHARS = 240;
/** From the label to a value that is one word, or in quotes, and ends the line. */
const VALUE = new RegExp(
  [
    String.raw`^[\p{L}\p{M}\d()[\]'’ \t@._-]{0,60}?["'”»]?[ \t\u{a0}\u{202f}]{0,20}`,
    // a sign, or the verb of a sentence
    String.raw`(?:[:：=→]|->|(?<= )(?:is|ist|lautet|est|es|é|è|är|er|on|to|jest|je|это|là|olarak|[—–])(?= )|[是为為は은는])`,
    String.raw`[ \t\u{3000}\u{a0}\u{202f}]*["'«“„「\x60]?[ \t\u{a0}\u{202f}]?(?<v>[^\s"'\x60«»“”「」]{4,200})`,
    String.raw`(?: (?:です|입니다|である|となります))?[ \t\u{a0}\u{202f}]?["'»”“\x60」]?[ \t.。,;}]*\r?$`,
  ].join(''),
  'du',
);
/** Only a space, in people's notes. */
const NOTED = /^[ \t]{1,4}(?<v>[^\s"']{6,80}?)[.。,?!]?\s*$/du;
/** One of several fields on a line of a log: a sign right behind the label, and a word with a space behind it. */
const FIELD = /^(?:=|[:：] ?)(?<v>[^\s"'`<>;]{6,80}?)[,，。;]?(?=\s)/du;
/** In a sentence that goes on; a few words may say whose it is. */
const GOES_ON = /^(?: \p{L}{1,20}){0,5}? (?:ist|lautet|est|es|é|è|är|er|jest|je|это):? ["'«„]?(?<v>[^\s"'<>;]{6,80}?)["'»“]?[,.;!](?=\s)/du;
/** Words of another script than the label: what is said about a password is said in its own script. */
const OTHER_SCRIPT = /^[ \t]*[:：=][ \t]*(?<v>[a-z][a-z\d_.!@#$%-]{5,40})[ \t]*\r?$/di;
const ENCRYPTION = /^(?:bcrypt|argon2\w*|scrypt|varchar|nvarchar|hashed|encrypted)$/i;
/** A network without wires, in or behind the label; any eight characters can be its key. */
const WIRELESS = /wi-?fi|wlan|wpa(?!_)|вай-?фа|와이파이|无线|無線/i;
const WIRELESS_CHARS = 8;
const WHOLE = /^[ \t]*[:：][ \t]*(?<v>\S[^\n]{2,62}?)\s*$/du;
/** A code that is typed once: digits, behind a sign, a verb or a bracket; behind a space or a short word only where they are six or more. */
const CODE = new RegExp(
  [
    String.raw`^(?:(?:\p{L}{0,3}|[ \t][\p{L} ]{0,20})[ \t]{0,2}(?:[:：=是為为は은는]|[[【「(（])[ \t]{0,4}[[【「(（]?(?<v>\d{4,8}|\d{3}[ -]\d{3})`,
    String.raw`|[ \t](?:\p{L}{1,4} )?(?<v>\d{6,8}))(?![\d:/-]|\.\d)`,
  ].join(''),
  'du',
);
/** An answer that only the user knows, of any words; a question ends with its sign, and the answer may be behind it. */
const ANSWER = new RegExp(
  [
    String.raw`^[ \t]{0,4}["']?[ \t]{0,4}(?:\d{1,2}[ \t]{0,4})?[:：=→][ \t\u{3000}]{0,8}`,
    String.raw`(?:["'“„«]?[^\n"'“”„«»:：;=→<>?？{}[\]]{2,60}?["'”“»]?(?:[?？]["'”“»]?[ \t]{0,2}(?:[-=]?>|[→:：=–—-])?`,
    String.raw`| ?(?:[-=]>|→)| ?[:：=]| [–—])[ \t\u{3000}]{1,4})?`,
    String.raw`["'«„「]?(?<v>[^\s"'«»„」:：;,?？<>{}[\]]`,
    String.raw`[^"'«»„」:：;,?？<>{}[\]\n]{1,60}?)["'»”」]?[ \t.]*(?:["'»”」;,}\r]|$)`,
  ].join(''),
  'du',
);
/** What may be before its label: the beginning of the line or of a field, and whose answer it is. */
const ANSWER_HEAD =
  /(?:^|[^\p{L}\d\s'’])\s*(?:(?:your|my|\p{L}{2,12}['’]s|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|svar) )?$/iu;
const HEAD_CHARS = 40;
/** What is behind a label whose codes are on the lines below: the end of a noun, a few words, a sign. */
const HEADS = /^\p{L}{0,4}(?: [\p{L} ()]{0,40})?[ \t]*[:：]?[ \t]*\r?$/u;
/** What stands there when nothing is stored. */
const ABSENT = /^(?:absent|not present|nicht vorhanden|nessuno|assente|ausente|no presente|отсутствует|brak|afwezig|saknas)\.?$/i;
/** Words joined by dashes or full stops, as people and generators make phrases. */
const JOINED = /^[\p{L}\d]{2,}(?:[-._][\p{L}\d]{2,}){2,}$/u;

/** The share of neighbours of different kinds in a word of letters at random. */
const CHANGES = 0.35;

/** Whether a plain word is a password: one of another script than its label, or the key of a network without wires. */
function isPlain(label: string, text: string, start: number, line: string, value: string): boolean {
  if (!PASSWORD_LABELS.has(label) && !SHORT_WORDS.has(label) && !(KEYS.has(label) && /\d/.test(value))) return false;
  if (!isAscii(label) && !KEYS.has(label) && OTHER_SCRIPT.test(line) && !ENCRYPTION.test(value)) return true;
  if (value.length < WIRELESS_CHARS || !/^[\p{L}\d]+$/u.test(value)) return false;
  return WIRELESS.test(lineHead(text, start, HEAD_CHARS) + line.slice(0, line.indexOf(value)));
}

/** A word of another language and its place. */
export interface Label {
  readonly label: string;
  readonly start: number;
}

/** All labels of a text; first those in ASCII, in order, then the others. */
export function labelsIn(text: string, hits: Hits): Label[] {
  const labels = hits.starts
    .map((start, index) => ({ label: LABEL_LITERALS[hits.ids[index] ?? 0] ?? '', start }))
    // the search takes characters above ASCII for any others
    .filter(({ label, start }) => isAt(text, label, start));
  // text of ASCII, which is most of it, is not read a second time
  if (Buffer.byteLength(text) > text.length)
    for (const { 0: first, index } of text.matchAll(FIRSTS))
      for (const label of BY_FIRST.get(first.toLowerCase().charCodeAt(0)) ?? [])
        if (isAt(text, label, index)) labels.push({ label, start: index });
  return labels;
}

const isAt = (text: string, label: string, start: number): boolean => text.slice(start, start + label.length).toLowerCase() === label;

export function findLabels(text: string, labels: readonly Label[]): Span[] {
  const found: Span[] = [];
  const at = (label: string, start: number): void => {
    const from = start + label.length;
    const beside = PAIRED.has(label) ? wordsOfLogin(text, start, from, false) : null;
    if (beside !== null) found.push(beside);
    if (beside !== null) return;
    const rest = text.slice(from, from + REST_CHARS);
    const newline = rest.indexOf('\n');
    const line = newline < 0 ? rest : rest.slice(0, newline);
    if (ONCE.has(label) || ANSWERS.has(label)) {
      const [begin = 0, end = 0] = (ONCE.has(label) ? CODE : ANSWER).exec(line)?.indices?.groups?.['v'] ?? [];
      const value = line.slice(begin, end);
      const begins = ONCE.has(label) || ANSWER_HEAD.test(lineHead(text, start, HEAD_CHARS));
      if (end > begin && begins && !isHarmless(value) && !ABSENT.test(value))
        found.push({ start: from + begin, end: from + end, kind: 'secret' });
      return;
    }
    if (CODES.has(label) && HEADS.test(line)) {
      found.push(...listBelow(text, from, true));
      return;
    }
    const noted = CERTAIN.has(label) || (isAscii(label) && !PASSWORD_LABELS.has(label)) ? null : NOTED.exec(line);
    const match = noted ?? (CERTAIN.has(label) ? WHOLE.exec(line) : (VALUE.exec(line) ?? FIELD.exec(line) ?? GOES_ON.exec(line)));
    const [begin = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
    const value = match?.groups?.['v'] ?? '';
    if (
      value !== '' &&
      !isHarmless(value) &&
      !ABSENT.test(value) &&
      (CERTAIN.has(label) ||
        (noted === null ? isCode(value) || changesIn(value) >= CHANGES : isTypedWord(value)) ||
        JOINED.test(value) ||
        isPlain(label, text, start, line, value))
    )
      found.push({ start: from + begin, end: from + end, kind: 'password' });
  };
  for (const { label, start } of labels) at(label, start);
  return found;
}
