/**
 * Finds the host names of a text that are not what they look like, for what a model says and for the commands that it suggests alike:
 * letters of several scripts in one name, letters that look like ASCII, names in punycode.
 */
import { domainToASCII, domainToUnicode } from 'node:url';
import { type ScreenText, screenLine } from './screen-gate.ts';

/** Scripts in general use. Source: UAX 31, table 5. A letter of any other script is rare in names. */
const SCRIPTS =
  'Latin Cyrillic Arabic Armenian Bengali Bopomofo Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana ' +
  'Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';
/** Scripts that are written together. Source: UTS 39, section 5.2, "highly restrictive". */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const ofScripts = (names: readonly string[]): RegExp =>
  new RegExp(`^[${[...names, 'Common', 'Inherited'].map((name) => `\\p{Script=${name}}`).join('')}]*$`, 'u');
let writable: readonly RegExp[] | null = null;
/** Each matches the names that the letters of one script, or of scripts that belong together, can write. Making them takes 2 ms. */
const allWritable = (): readonly RegExp[] => (writable ??= [...SCRIPTS.split(' ').map((name) => [name]), ...TOGETHER].map(ofScripts));

/**
 * Letters and digits that look like one of ASCII: each with what it looks like. Source: the confusables of UTS 39, version 17.0, as far as
 * they are in lower case, in one of `SCRIPTS`, and stay what they are under NFKC.
 */
const ALIKE: readonly string[] = [
  '\u00fep \u0131i \u018dg \u0192f \u01bds \u01bfp \u01c0l \u02238 \u0251a \u0261g \u0263y \u0269i \u026ai', // Latin
  '\u026fw \u028bu \u028fy \u1d04c \u1d0fo \u1d11o \u1d1cu \u1d20v \u1d21w \u1d22z \u1d83g \u1d8cy \u1e9df', // Latin
  '\u1effy \ua731s \ua799f \ua79fu \uab32e \uab35f \uab3do \uab47r \uab48r \uab4eu \uab52u \uab5ay', // Latin
  '\u0430a \u04316 \u0433r \u0435e \u043eo \u0440p \u0441c \u0443y \u0445x \u0448w \u0455s \u0456i', // Cyrillic
  '\u0458j \u0461w \u0475v \u04afy \u04bbh \u04bde \u04cfl \u0501d \u051bq \u051dw \ua647i', // Cyrillic
  '\u03b1a \u03b3y \u03b9i \u03bdv \u03bfo \u03c1p \u03c3o \u03c5u \u03f3j \u03f8p \u1d26r', // Greek
  '\u0561w \u0563q \u0566q \u0570h \u0578n \u057cn \u057du \u0581g \u0582i \u0584f \u0585o', // Armenian
  '\u10e7y \u10ffo', // Georgian
  '\u05d5l \u05d8v \u05dfl \u05e1o', // Hebrew
  '\u0627l \u0647o \u0661l \u0665o \u0667v \u06beo \u06c1o \u06d5o \u06f1l \u06f5o \u06f7v', // Arabic
  '\u0966o \u09693', // Devanagari
  '\u09e6o \u09ea8 \u09ed9', // Bengali
  '\u0a66o \u0a679 \u0a6a8', // Gurmukhi
  '\u0ae6o \u0ae93', // Gujarati
  '\u0b038 \u0b20o \u0b66o \u0b689', // Oriya
  '\u0be6o', // Tamil
  '\u0c02o \u0c66o', // Telugu
  '\u0c82o \u0ce6o', // Kannada
  '\u0d02o \u0d1fs \u0d20o \u0d66o \u0d6d9', // Malayalam
  '\u0d82o', // Sinhala
  '\u0e50o', // Thai
  '\u0ed0o', // Lao
  '\u1004c \u101do \u1040o \u105ac', // Myanmar
  '\u1200u \u12d0o', // Ethiopic
  '\u17e0o', // Khmer
  '\u3007o', // Han
];
const ASCII_FORM: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((pairs) => pairs.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const)),
);

/** A name with each letter replaced by the one of ASCII that it looks like. */
const lookOf = (name: string): string => Array.from(name.normalize('NFKC').toLowerCase(), (char) => ASCII_FORM.get(char) ?? char).join('');

/** IDNA reads these as the full stop (UTS 46, section 2.3). */
const DOTS = /[.\u3002\uff0e\uff61]/;
const PUNYCODE = /^xn--/i;
// eslint-disable-next-line no-control-regex
const ASCII = /^[\0-\x7f]*$/;

const isMixed = (label: string): boolean => !ASCII.test(label) && !allWritable().some((letters) => letters.test(label));
const looksAscii = (label: string): boolean => !ASCII.test(label) && ASCII.test(lookOf(label));
/** A character that no name is written with, such as the fraction slash. */
const isForeign = (label: string): boolean => /[^\p{L}\p{M}\p{N}\p{Pc}\p{Pd}]/u.test(label) && !ASCII.test(label);

/**
 * What a word may be that is not in the place of a host, as after `://` or `@`: an argument of a program that talks to hosts, any word of a
 * text, or the name of a file, which is never a host.
 */
export type HostPlace = 'argument' | 'word' | 'file';

/** The most notes for one text, and the longest name in them. A longer name is cut. */
const NOTES = 3;
const NAME_CHARS = 100;
/** A longer name is no host: that is the most that DNS carries (RFC 1035, section 2.3.4). */
const LONGEST = 253;

/** What to say about a host; null when it is what it looks like. */
function noteOf(host: string): string | null {
  const labels = host.split(DOTS);
  const name = host.length > NAME_CHARS ? `${host.slice(0, NAME_CHARS)}…` : host;
  if (labels.some((label) => PUNYCODE.test(label))) {
    const read = domainToUnicode(host);
    if (read === '' || PUNYCODE.test(read)) return `host ${name} is punycode that cannot be read`;
    const hidden = whatIsOdd(read.split(DOTS));
    return `host ${name} is punycode for ${read}${hidden === null ? '' : `, which ${hidden}`}`;
  }
  const odd = whatIsOdd(labels);
  if (odd === null) return null;
  const ascii = domainToASCII(host);
  // a program that knows IDNA goes to the host that is seen
  if (ascii !== '' && ascii === lookOf(host)) return null;
  return `host ${name} ${odd}: ${ascii === '' ? 'it is no valid name' : ascii}`;
}

function whatIsOdd(labels: readonly string[]): string | null {
  if (labels.some(isMixed)) return 'mixes scripts';
  if (labels.some(isForeign)) return 'has a character that is no letter';
  return labels.some(looksAscii) ? `looks like ${lookOf(labels.join('.'))}` : null;
}

/** Whether a word that may be a host has to be looked at. In a text `web-интерфейс` is a word, `docs/файл-v2` a path. */
function mayBeHost(word: string, place: HostPlace): boolean {
  if (place === 'file') return false;
  const labels = word.split(DOTS);
  if (labels.some((label) => PUNYCODE.test(label))) return true;
  if (/\p{Pc}/u.test(word)) return false;
  const last = labels.at(-1) as string;
  if (place === 'word' && (labels.length < 2 || !(/^[a-z]{2,}$/i.test(last) || isMixed(last)))) return false;
  const parts = labels.flatMap((label) => label.split('-'));
  return parts.some((part) => isMixed(part) || (looksAscii(part) && (place === 'argument' || labels.length > 1)));
}

/**
 * What follows `://` up to the path or the end of the sentence: user, host and port. The dots and slashes that are not ASCII do not end it,
 * because they are there to be taken for others.
 */
const AUTHORITY = /:\/\/((?:[^\s\p{P}`<>|^]|[-_.:@%~!&*\p{Pd}\p{Pc}\u3002\uff0e\uff61\uff0f\u2024\ufe52])+)/gu;
/** A run of the characters that names are written with, and what is directly before and after it. */
const RUN = /[\p{L}\p{M}\p{N}\p{Pc}\-.\u3002\uff0e\uff61]+/gu;
const USER_CHAR = /[\p{L}\p{M}\p{N}._%+-]/u;

function decoded(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return host;
  }
}

function* hostsIn(text: string, place: HostPlace): Generator<string> {
  for (const { 1: authority = '' } of text.matchAll(AUTHORITY)) {
    const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
    yield trimmed(decoded(host));
  }
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (ASCII.test(run) && !/xn--/i.test(run)) continue;
    const word = trimmed(run);
    const before = text.slice(Math.max(0, index - 10), index);
    const inPlace = (before.endsWith('@') && USER_CHAR.test(before.at(-2) ?? '')) || /(?:^|[^:/])\/\/$|\/dev\/(?:tcp|udp)\/$/.test(before);
    if (inPlace) yield word;
    else if (!/[/\\]$/.test(before) && mayBeHost(word, place)) yield word;
  }
}

const trimmed = (host: string): string =>
  host.replace(/^[^\p{L}\p{N}]+/u, '').replace(/(?<![.\-_:~!&*\u3002\uff0e\uff61])[.\-_:~!&*\u3002\uff0e\uff61]+$/u, '');

/**
 * One line for each host of the text that is not what it looks like, without `yo:`; at most three, and a line that counts the rest. Takes
 * time in proportion to the text.
 *
 * @param texts each with what a word of it may be.
 */
export function hostNotes(texts: Iterable<readonly [text: string, place: HostPlace]>): readonly ScreenText[] {
  const seen = new Set<string>();
  const notes = new Set<string>();
  for (const [text, place] of texts) {
    if (ASCII.test(text) && !/xn--|%/i.test(text)) continue;
    for (const host of hostsIn(text, place)) {
      if (host.length > LONGEST || seen.has(host)) continue;
      seen.add(host);
      const note = noteOf(host);
      if (note !== null) notes.add(note);
    }
  }
  const shown = [...notes].slice(0, NOTES);
  const more = notes.size - shown.length;
  return [
    ...shown,
    ...(more === 0 ? [] : [more === 1 ? 'one more host is not what it looks like' : `${more} more hosts are not what they look like`]),
  ].map(screenLine);
}
