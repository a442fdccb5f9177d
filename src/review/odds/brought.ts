/**
 * What a line has from untrusted text and from nowhere else: neither the words nor the last command has it. Honest lines have names and numbers
 * from there; hostile ones have what that text wants done. Pure.
 */
import { bareHost } from '../../effects/host-in.ts';
import { isKnownProgram } from '../../programs/index.ts';
import { isVerbWord } from '../../programs/verb-words.ts';
import { readLine } from '../../syntax/read-line.ts';
import type { Said } from './said-words.ts';

/** A longer line is a script. */
const LINE_CHARS = 2048;
/** Of longer text, so much of its oldest and of its newest is read. */
const TEXT_CHARS = 65_536;
/** Shorter words are in every output. */
const WORD_CHARS = 4;
const WORD = /[\p{L}\p{N}_.:/@~+%*=-]+/gu;

/** `refs.bib` and `user.email` are none. */
const HOST =
  /\.(?:com|net|org|io|dev|app|co|ai|cloud|info|xyz|me|eu|de|fr|uk|ru|cn|jp|nl|it|es|br|in|us|ch|at|edu|gov|example|test|local|internal|lan)$/i;

/** The words of a text, whole and in their parts, in small letters. */
function wordsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    found.add(word);
    if (PARTED.test(word)) for (const part of word.replace(BEHIND_OPTION, '').split(PARTS)) found.add(part);
  }
  return found;
}
const PARTED = /[:@/=]|[.,;]$/;
const BEHIND_OPTION = /^-[a-z](?=[/~.])/;
const PARTS = /:\/\/|[:@=]|(?<![.,;])[.,;]+$|(?<=^[a-z][a-z\d+.-]*:\/\/[^/]*)\//;

/** The kinds of what it has from there, each with the first such word as it is written; null where there is no such text, or where not all was compared. */
export function broughtBy(line: string, said: Said, untrusted: string | null): ReadonlyMap<string, string> | null {
  if (untrusted === null || untrusted.trim() === '') return null;
  const isBrought = broughtWords(said, untrusted);
  const text = line.slice(0, LINE_CHARS);
  const words = [...wordsOf(text)].filter((word) => word.length > 2);
  const programs = readLine(text).commands.flatMap(({ program }) => (program === null ? [] : program.toLowerCase()));
  const found = new Map<string, string>();
  const add = (kind: string | null, word: string): void => {
    if (kind !== null && !found.has(kind) && isBrought(word)) found.set(kind, asWritten(word, text));
  };
  for (const word of new Set(programs)) if (word.length > 1) add('program', word);
  for (const word of words) add(kindOf(word), word);
  const isWhole = untrusted.length <= 2 * TEXT_CHARS && line.length <= LINE_CHARS;
  return found.size === 0 && !isWhole ? null : found;
}

/** It was compared in small letters. */
function asWritten(word: string, line: string): string {
  const at = line.toLowerCase().indexOf(word);
  return at < 0 ? word : line.slice(at, at + word.length);
}

/** Whether a word, in small letters, is in such a text and in nothing that the user wrote. */
function broughtWords({ question, typed }: Said, untrusted: string): (word: string) => boolean {
  const known = wordsOf(`${question}\n${typed}`);
  const text =
    untrusted.length <= 2 * TEXT_CHARS ? untrusted : `${untrusted.slice(0, TEXT_CHARS)}\n${untrusted.slice(TEXT_CHARS).slice(-TEXT_CHARS)}`;
  const there = wordsOf(text);
  return (word) => there.has(word) && !known.has(word);
}

/**
 * The commands of a line with `_` in place of each name that they have from untrusted text and from nowhere else: what is left is his where his
 * words ask for the line. Programs, their options and the words that say what they do are no names. Comments and assignments are left out. Empty
 * where that cannot be known.
 */
export function withoutBrought(line: string, said: Said, untrusted: string | null): string {
  if (untrusted === null || untrusted.length > 2 * TEXT_CHARS || line.length > LINE_CHARS) return '';
  const isBrought = broughtWords(said, untrusted);
  const masked = (text: string): string =>
    text.replace(WORD, (word) =>
      !/^-[\w-]*$/.test(word) && [...wordsOf(word)].some((each) => each.length > 2 && isBrought(each)) ? '_' : word,
    );
  const { commands } = readLine(line);
  const starters = new Set(commands.flatMap(({ wrappers }) => wrappers));
  return commands
    .filter(({ group, program }) => !group && program !== null && !starters.has(program))
    .map(({ program, wrappers, args }) => {
      const words = args.map(({ value, written }, at) =>
        at < VERBS && value !== null && isVerbWord(program, value) ? written : masked(written),
      );
      return [...wrappers, program ?? '', ...words]
        .map((word, at) => (at > wrappers.length || isKnownProgram(word) ? word : '_'))
        .join(' ');
    })
    .join('; ');
}
/** Words behind a program that may say what it does: `docker compose pull`. */
const VERBS = 2;

function kindOf(word: string): string | null {
  // `-rf` and `-p` are in every line
  if (word.startsWith('-')) return word.length >= WORD_CHARS ? 'option' : null;
  if (/:\/\/|^\d{1,3}(?:\.\d{1,3}){3}/.test(word) || (HOST.test(word) && bareHost(word) !== null)) return 'address';
  if (word.includes('/')) return 'place';
  return word.length >= WORD_CHARS && /\p{L}/u.test(word) ? 'word' : null;
}
