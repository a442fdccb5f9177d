/**
 * Finds made-up words near a word for a credential, however the screen is laid out: behind it on its line, or on one of the lines below. A
 * program that prints a secret names it somewhere near; what is between the two does not matter. Such a word must look made up at
 * random, because nothing else says that it is the secret.
 */
import type { Hits } from './literals.ts';
import { changesIn } from './random-word.ts';
import type { Span } from './span.ts';
import { NAME_LITERALS } from './secret-names.ts';
import { isHarmless, isMadeUpWord, isTypedWord } from './values.ts';

/** The lines below the one with the name, and how far a line is read. */
const LINES_BELOW = 6;
const LINE_CHARS = 400;

/** The literals of names that are in a word for a credential. */
const TELLING = new Set(
  ['pass', 'pwd', 'secret', 'token', 'key', 'cred', 'auth', 'psk', 'mnemonic'].map((name) => NAME_LITERALS.indexOf(name)),
);
/** A whole word for a credential, not a part of another one: `monkey`, `bypass`, `author`. */
const CREDENTIAL = new RegExp(
  [
    String.raw`(?<![A-Za-z\d])(?:pass(?:wor[dt]|wd|phrase|code)?|pwd|psk|secret|token|credential|auth|mnemonic`,
    String.raw`|(?:api|access|secret|private|auth)[-_ ]?key)s?(?![A-Za-z\d])`,
  ].join(''),
  'i',
);
/** The text around a literal that is read for such a word. */
const BEFORE_CHARS = 10;
const AFTER_CHARS = 16;

/** A label that ends its line, so that its value is on the next one, with a longer indent. */
const PASSWORD_ABOVE = /(?:pass(?:wor[dt]|wd|phrase|code)|pwd|secret)s?["']?:[ \t]*$/i;
const ALONE = /^[ \t]*([^\s:]{4,128})[ \t]*\r?$/;
/** The words that restore a wallet, on a line of their own. BIP 39: twelve to twenty-four. */
const PHRASE = /^[ \t]*((?:[a-z]{3,8} ){11,23}[a-z]{3,8})[ \t]*\r?$/;

/** A value in quotes, or the rest of a word; spaces and the lines of a table divide words. */
const WORD = /(?<=^|[=:([{,'"])(?:(?<quote>["'`])(?<v>[^"'`\\]{8,128})\k<quote>|(?<v>[^"'`]{8,128}))(?=$|[,;)\]}'"\\])/dg;

/** Digests, public keys, versions, identifiers and places. */
const NO_SECRET =
  /^(?:[a-z]+\d{1,3}[-:]|AAAA|ssh-|[~./\\-]|0x|[A-Z]{2,5}:|\d+[:.]\d|[a-z]+-[\da-f]{8,}$)|@sha\d|:\/\/|EXAMPLE|@[\^~]?\d|^\w+(?:[.-][A-Za-z]+){2}/i;
const HEXADECIMAL = /^[\da-fA-F]+$|^[\da-f]{8}-[\da-f]{4}-/i;
/** What code has and a password that a program makes up seldom has. */
const CODE = /\w\(|\)[;,.]?$|=>|::|->|&&|\|\||[[\]{}\\]|<\/?\w+>|^\$|%[sdv]|\$\{|\w=\w|\.\w{2,4}$|@[\w-]+\.\w/;
const SIGNS = /[!#$%^&*?~<>+@]/g;
const SIGN_CODES = new Set([...'!#$%^&*?~<>+@'].map((sign) => sign.charCodeAt(0)));
/** What ends a sentence, a string of code or a list. */
const CLOSING = /(?:\\[rnt]|["'.,:;!)\]}])+$/;

/** The least share of neighbours of different kinds, and the least length without and with a sign. */
const CHANGES = 0.34;
const PLAIN_CHARS = 10;
const LEAST_CHARS = 8;

/** The text before a value that may have its label. */
const LABEL_CHARS = 80;
/** The label that a value has of its own, and those that say nothing about it. */
const OWN_LABEL = /(?<label>[\w.-]{1,60})["']?[ \t]{0,8}[:=][ \t]{0,8}["'`]?$/;
const GENERAL = /(?:^|[\W_])(?:value|result|output|encoded|plain|plaintext|data|raw|text|current|initial|generated|new|content|default)$/i;

export function findNear(text: string, names: Hits): Span[] {
  const found: Span[] = [];
  /** The end of the lines that were searched for a name, and of those that were searched for words: each is read once. */
  let named = 0;
  let collected = 0;
  for (const [index, hit] of names.starts.entries()) {
    if (hit < named || !TELLING.has(names.ids[index] ?? -1)) continue;
    const from = Math.max(0, hit - BEFORE_CHARS);
    const name = CREDENTIAL.exec(text.slice(from, hit + AFTER_CHARS));
    if (name === null) continue;
    const start = named + text.slice(named, hit).lastIndexOf('\n') + 1;
    const line = lineAt(text, start);
    named = start + line.length + 1;
    if (/\bpublic\b/i.test(line)) continue;
    const behind = Math.max(start, from + name.index + name[0].length);
    if (start >= collected) collect(text, behind, start + line.length, found);
    let at = start;
    for (let below = 0; below < LINES_BELOW; below++) {
      at = text.indexOf('\n', at) + 1;
      if (at === 0 || at >= text.length) break;
      const under = lineAt(text, at);
      const value = (below === 0 && PASSWORD_ABOVE.test(line) ? indented(line, under) : PHRASE.exec(under)?.[1]) ?? '';
      if (value !== '') add(found, at + under.indexOf(value), value);
      else if (at >= collected) collect(text, at, at + under.length, found);
      collected = Math.max(collected, at + under.length);
    }
  }
  return found;
}

/** The word on a line with a longer indent than that of the label above it. */
function indented(label: string, line: string): string | undefined {
  const value = ALONE.exec(line)?.[1];
  return value !== undefined && indentOf(line) > indentOf(label) && isUnder(value) ? value : undefined;
}

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** Whether a word below a label is a value: letters with a digit or a sign, or groups of digits. */
const isUnder = (value: string): boolean =>
  !isHarmless(value) && (isTypedWord(value) || isMadeUpWord(value) || /^\d{4,}(?:-\d{4,})+$/.test(value));

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, Math.min(end < 0 ? text.length : end, at + LINE_CHARS));
}

function collect(text: string, from: number, to: number, found: Span[]): void {
  for (let at = from; at < to; at++) {
    const start = at;
    let [upper, digits, signs] = [false, false, false];
    for (; at < to; at++) {
      const code = text.charCodeAt(at);
      if (code <= SPACE || code === BAR || code === TABLE_LINE) break;
      if (code >= 48 && code <= 57) digits = true;
      else if (code >= 65 && code <= 90) upper = true;
      else if (SIGN_CODES.has(code)) signs = true;
    }
    // most words of a screen are short, or letters of one case
    if (at - start >= LEAST_CHARS && ((upper && digits) || signs)) examine(text, from, start, at, found);
  }
}
const SPACE = 32;
const BAR = 124;
const TABLE_LINE = 0x2502;

/** Adds a value that is behind those found before. */
function add(found: Span[], start: number, value: string): void {
  if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end: start + value.length, kind: 'secret' });
}

/** `from`: the beginning of what is searched on this line. */
function examine(text: string, from: number, start: number, end: number, found: Span[]): void {
  for (const match of text.slice(start, end).matchAll(WORD)) {
    const value = (match.groups?.['v'] ?? '').replace(CLOSING, '');
    const at = start + (match.indices?.groups?.['v']?.[0] ?? 0);
    const before = text.slice(Math.max(from, at - LABEL_CHARS), at);
    if (isPicked(value) && !saysSomethingElse(before)) add(found, at, value);
  }
}

/** Whether a value has a label that is about something else: `"id": "x"` below `"token": null`. */
function saysSomethingElse(before: string): boolean {
  const label = OWN_LABEL.exec(before)?.groups?.['label'];
  return label !== undefined && !GENERAL.test(label) && !CREDENTIAL.test(label.replaceAll('_', ' '));
}

/** Whether a word has letters of both cases and digits, or signs among letters, in no order. */
function isPicked(value: string): boolean {
  if (value.length < LEAST_CHARS || NO_SECRET.test(value) || HEXADECIMAL.test(value) || CODE.test(value) || isHarmless(value)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length;
  const signs = value.slice(1, -1).match(SIGNS)?.length ?? 0;
  if (signs > 0) return kinds >= 2 && changesIn(value) + signs / value.length >= CHANGES;
  return kinds === 3 && value.length >= PLAIN_CHARS && changesIn(value) >= CHANGES;
}
