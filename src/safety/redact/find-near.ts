/**
 * Finds made-up words near a word for a credential, however the screen is laid out: behind it on its line, or on one of the lines below. A
 * program that prints a secret names it somewhere near; what is between the two does not matter. Such a word must look made up at
 * random, because nothing else says that it is the secret.
 */
import { CHARS, runStart } from './chars.ts';
import type { Hits } from './literals.ts';
import { LineEnds } from './named-values.ts';
import { changesIn } from './random-word.ts';
import type { Span } from './span.ts';
import { NAME_LITERALS } from './secret-names.ts';
import { isHarmless, isMadeUpWord, isTypedWord } from './values.ts';

/** The lines below the one with the name, and how far a line is read from its beginning, or before and behind the name. */
const LINES_BELOW = 6;
const LINE_CHARS = 400;

/** The literals of names that are in a word for a credential. */
const TELLING = new Set(
  ['pass', 'pwd', 'pw', 'secret', 'token', 'key', 'cred', 'auth', 'psk', 'mnemonic'].map((name) => NAME_LITERALS.indexOf(name)),
);
/** A whole word for a credential, not a part of another one: `monkey`, `bypass`, `author`. */
const CREDENTIAL = new RegExp(
  [
    String.raw`(?<![A-Za-z\d])(?:pass(?:wor[dt]|wd|phrase|code)?|pwd?|psk|secret|token|credential|auth|mnemonic`,
    String.raw`|(?:api|access|secret|private|auth|master|management|unseal|aead|hmac)[-_ ]?key)s?(?![A-Za-z\d])`,
  ].join(''),
  'i',
);
/** The text around a literal that is read for such a word. */
const BEFORE_CHARS = 10;
const AFTER_CHARS = 16;

/** A label that ends its line, so that its value is on the next one, with a longer indent. */
const PASSWORD_ABOVE = /(?:pass(?:wor[dt]|wd|phrase|code)|[._-]p(?:ass|w)|pwd|secret)s?["']?:[ \t]*$/i;
const ALONE = /^[ \t]*([^\s:]{4,128})[ \t]*\r?$/;
/** The words that restore a wallet, on a line of their own. BIP 39: twelve to twenty-four. */
const PHRASE = /^[ \t]*((?:[a-z]{3,8} ){11,23}[a-z]{3,8})[ \t]*\r?$/;

/** A value in quotes, or the rest of a word; spaces and the lines of a table divide words. */
const WORD = /(?<=^|[=:([{,'"])(?:(?<quote>["'`])(?<v>[^"'`\\]{8,128})\k<quote>|(?<v>[^"'`]{8,128}))(?=$|[,;)\]}'"\\])/g;

/** Digests, public keys, versions, identifiers and places. */
const NO_SECRET =
  /^(?:[a-z]+\d{1,5}[-:/]|AAAA|ssh-|[~./\\-]|0x|[A-Z]{2,5}:|\d+[:.]\d|[a-z]+-[\da-f]{8,}$)|@sha\d|:\/\/|EXAMPLE|@[\^~]?\d|^\w+(?:[.-][A-Za-z]+){2}/i;
const HEXADECIMAL = /^[\da-fA-F]+$|^[\da-f]{8}-[\da-f]{4}-/i;
/** What code has and a password that a program makes up seldom has. */
const CODE = /\w\(|\)[;,.]?$|=>|::|->|&&|\|\||[[\]{}\\]|<\/?\w+>|^\$|%[sdv]|\$\{|\w=\w|\.\w{2,4}$|@[\w-]+\.\w/;
/** What ends a sentence, a string of code or a list. */
const CLOSING = /(?:\\[rnt]|["'.,:;!)\]}])+$/;

/** The least share of neighbours of different kinds, and the least length without and with a sign. */
const CHANGES = 0.34;
const PLAIN_CHARS = 10;
const LEAST_CHARS = 8;
const MOST_CHARS = 128;
/** Twelve words of three letters. */
const PHRASE_CHARS = 47;

/** Kinds of characters, as bits: a word is read once for all of them. */
const [DIGIT, UPPER, LOWER, SIGN, DIVIDES, BREAK] = [1, 2, 4, 8, 16, 32] as const;
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (code <= 32 || char === '|') return BREAK;
  if (/\d/.test(char)) return DIGIT;
  if (/[A-Z]/.test(char)) return UPPER;
  if (/[a-z]/.test(char)) return LOWER;
  if ('!#$%^&*?~<>+@'.includes(char)) return SIGN;
  return '"\'`=:([{,;)]}\\'.includes(char) ? DIVIDES : 0;
});
const TABLE_LINE = 0x2502;
const kindOf = (code: number): number => KINDS[code] ?? (code === TABLE_LINE ? BREAK : 0);
const [NEWLINE, SPACE, COLON] = [10, 32, 58] as const;
const isIndent = (code: number): boolean => code === 32 || code === 9;

/** The text before a value that may have its label. */
const LABEL_CHARS = 80;
/** The label that a value has of its own, and those that say nothing about it. */
const OWN_LABEL = /(?<label>[\w.-]{1,60})["']?[ \t]{0,8}[:=][ \t]{0,8}["'`]?$/;
const GENERAL =
  /(?:^|[\W_])(?:value|result|output|encoded|plain|plaintext|data|raw|bytes|text|current|initial|generated|new|content|default)$/i;

export function findNear(text: string, names: Hits): Span[] {
  const found: Span[] = [];
  /** The end of the lines that were searched for a name, and of those that were searched for words: each is read once. */
  let named = 0;
  let collected = 0;
  /** The end of the lines that are known to be no commands at a prompt. */
  let printed = 0;
  const lines = new LineEnds(text);
  for (let index = 0; index < names.starts.length; index++) {
    const hit = names.starts[index] ?? 0;
    if (hit < named || !TELLING.has(names.ids[index] ?? -1)) continue;
    const from = Math.max(0, hit - BEFORE_CHARS);
    const name = CREDENTIAL.exec(text.slice(from, hit + AFTER_CHARS));
    if (name === null) continue;
    const least = Math.max(named, hit - LINE_CHARS);
    let start = hit;
    while (start > least && text.charCodeAt(start - 1) !== NEWLINE) start--;
    let newline = lines.after(start);
    const end = Math.min(newline, hit + LINE_CHARS);
    named = end + 1;
    const line = text.slice(start, end);
    if (/\b(?:public|accessors?)\b/i.test(line)) continue;
    collectNoted(line, start, found);
    if (start >= collected) collect(text, Math.max(start, from + name.index + name[0].length), end, found);
    const label = isLabelAbove(text, start, end);
    for (let below = 0; below < LINES_BELOW && newline + 1 < text.length; below++) {
      const at = newline + 1;
      newline = newlineAfter(text, at);
      const to = Math.min(newline, at + LINE_CHARS);
      if (at >= printed && isAtPrompt(text, at)) break;
      printed = Math.max(printed, to);
      const value = below === 0 && label ? indented(text.slice(start, end), text.slice(at, to)) : phraseOn(text, at, to);
      if (value !== '') add(found, text.indexOf(value, at), value);
      else if (at >= collected) collect(text, at, to, found);
      collected = Math.max(collected, to);
    }
  }
  return found;
}

function newlineAfter(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline;
}

/** Whether a line is a command at a prompt: what is printed below it is of another program than the name above. */
function isAtPrompt(text: string, at: number): boolean {
  PROMPT.lastIndex = at;
  return PROMPT.test(text);
}
const PROMPT = /[\w@.:~/[\]()-]{0,60} ?[$❯➜»] \w/y;

/** Whether a line ends with a label whose value is on the next one. Most lines do not end with a colon. */
function isLabelAbove(text: string, start: number, end: number): boolean {
  let last = end - 1;
  while (last > start && isIndent(text.charCodeAt(last))) last--;
  return text.charCodeAt(last) === COLON && PASSWORD_ABOVE.test(text.slice(start, end));
}

/** The words on a line that restore a wallet; empty on a line that is too short for them or does not begin with a small letter. */
function phraseOn(text: string, at: number, end: number): string {
  if (end - at < PHRASE_CHARS) return '';
  let first = at;
  while (first < end && isIndent(text.charCodeAt(first))) first++;
  return ((KINDS[text.charCodeAt(first)] ?? 0) & LOWER) === 0 ? '' : (PHRASE.exec(text.slice(at, end))?.[1] ?? '');
}

/** The word on a line with a longer indent than that of the label above it. */
function indented(label: string, line: string): string {
  const value = ALONE.exec(line)?.[1] ?? '';
  return value !== '' && indentOf(line) > indentOf(label) && isUnder(value) ? value : '';
}

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** Whether a word below a label is a value: letters with a digit or a sign, or groups of digits. */
const isUnder = (value: string): boolean =>
  !isHarmless(value) && (isTypedWord(value) || isMadeUpWord(value) || /^\d{4,}(?:-\d{4,})+$/.test(value));

/** Examines the words of a part of a line that may hold a made-up one: most are short, or letters of one case. */
function collect(text: string, from: number, to: number, found: Span[]): void {
  for (let at = from; at < to; at++) {
    const start = at;
    let kinds = 0;
    for (; at < to; at++) {
      const kind = kindOf(text.charCodeAt(at));
      if (kind === BREAK) break;
      kinds |= kind;
    }
    if (at - start >= LEAST_CHARS && mayBePicked(kinds)) examine(text, from, start, at, kinds, found);
  }
}

/** Whether a word with these kinds of characters can hold one that `isPicked` accepts. */
const mayBePicked = (kinds: number): boolean => {
  const three = kinds & (LOWER | UPPER | DIGIT);
  return three === (LOWER | UPPER | DIGIT) || ((kinds & SIGN) !== 0 && (three & (three - 1)) !== 0);
};

/** A line of a few words and a value: `Private API Key 28f8cdf0-d785-4103-b4cc-290022b24ec4`. */
const NOTED = /^[ \t]*(?:[A-Za-z]+ ){0,4}(?:private|secret|token|password)\b(?: [A-Za-z]+){0,2}:?[ \t]+(?<v>[\w-]{16,128})[ \t]*\r?$/di;

const NOTED_CHARS = 16;

/** Adds the identifier that ends a line which says that it is a secret. Anywhere else it would only identify something. */
function collectNoted(line: string, start: number, found: Span[]): void {
  // most lines end with a short word
  let last = line.length;
  while (line.charCodeAt(last - 1) <= SPACE) last--;
  if (last - runStart(line, last, CHARS.dashed, last - NOTED_CHARS) < NOTED_CHARS) return;
  const match = NOTED.exec(line);
  const [from = 0] = match?.indices?.groups?.['v'] ?? [];
  const value = match?.groups?.['v'] ?? '';
  if (/\d/.test(value) && isMadeUpWord(value)) add(found, start + from, value);
}

/** Adds a value that is behind those found before. */
function add(found: Span[], start: number, value: string): void {
  if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end: start + value.length, kind: 'secret' });
}

/** `from`: the beginning of what is searched on this line. */
function examine(text: string, from: number, start: number, end: number, kinds: number, found: Span[]): void {
  const word = text.slice(start, end);
  if ((kinds & DIVIDES) === 0) {
    if (word.length <= MOST_CHARS) examineValue(text, from, start, word, found);
    return;
  }
  for (const match of word.matchAll(WORD)) {
    const [{ length }] = match;
    const value = match.groups?.['v'] ?? '';
    // a quote is on both sides or on none
    examineValue(text, from, start + match.index + (length - value.length) / 2, value, found);
  }
}

function examineValue(text: string, from: number, at: number, word: string, found: Span[]): void {
  const value = word.replace(CLOSING, '');
  if (isPicked(value) && !saysSomethingElse(text.slice(Math.max(from, at - LABEL_CHARS), at))) add(found, at, value);
}

/** Whether a value has a label that is about something else: `"id": "x"` below `"token": null`. */
function saysSomethingElse(before: string): boolean {
  const label = OWN_LABEL.exec(before)?.groups?.['label'];
  return label !== undefined && !GENERAL.test(label) && !CREDENTIAL.test(label.replaceAll('_', ' '));
}

/** Whether a word has letters of both cases and digits, or signs among letters, in no order. */
function isPicked(value: string): boolean {
  if (value.length < LEAST_CHARS) return false;
  let kinds = 0;
  let signs = 0;
  for (let at = 0; at < value.length; at++) {
    const kind = kindOf(value.charCodeAt(at));
    if (kind !== SIGN) kinds |= kind;
    else if (at > 0 && at < value.length - 1) signs++;
  }
  const three = kinds & (LOWER | UPPER | DIGIT);
  const picked =
    signs > 0
      ? (three & (three - 1)) !== 0 && changesIn(value) + signs / value.length >= CHANGES
      : three === (LOWER | UPPER | DIGIT) && value.length >= PLAIN_CHARS && changesIn(value) >= CHANGES;
  return picked && !NO_SECRET.test(value) && !HEXADECIMAL.test(value) && !CODE.test(value) && !isHarmless(value);
}
