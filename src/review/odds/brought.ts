/**
 * What a line has from untrusted text and from nowhere else: neither the words nor the last command has it. Honest lines have names and numbers
 * from there; hostile ones have what they were told to do. Pure.
 */
import { occursAsWord } from '../../base/occurs.ts';
import { bareHost } from '../../effects/host-in.ts';
import { readLine } from '../../syntax/read-line.ts';
import type { Said } from './features.ts';

/** A longer line is a script. */
const LINE_CHARS = 2048;
/** Longer text is read so far. */
const TEXT_CHARS = 65_536;
const WORDS_MAX = 128;
/** Shorter words are in every output. */
const WORD_CHARS = 4;
const WORD = /[\p{L}\p{N}_.:/@~+%*-]+/gu;

/** `refs.bib` and `user.email` are none. */
const HOST =
  /\.(?:com|net|org|io|dev|app|co|ai|cloud|info|xyz|me|eu|de|fr|uk|ru|cn|jp|nl|it|es|br|in|us|ch|at|edu|gov|example|test|local|internal|lan)$/i;

/** The kinds of what it has from there, each with the first such word; null where there is no such text, or where not all of it was read. */
export function broughtBy(line: string, { question, typed }: Said, untrusted: string | null): ReadonlyMap<string, string> | null {
  const shown = (untrusted ?? '').slice(0, TEXT_CHARS);
  if (shown.trim() === '') return null;
  const known = `${question}\n${typed}`;
  const text = line.slice(0, LINE_CHARS);
  const isBrought = (word: string): boolean => !occursAsWord(known, word) && occursAsWord(shown, word);
  const parts = (text.match(WORD) ?? []).flatMap((word) => [
    word,
    ...word.split(/[:@]|^-+[a-zA-Z]?(?=[/~.])/),
    /:\/\/([^/]+)/.exec(word)?.[1] ?? '',
  ]);
  const words = [...new Set(parts)].filter((word) => word.length > 2).slice(0, WORDS_MAX);
  const programs = readLine(text).commands.flatMap(({ program }) =>
    program !== null && program.length > 1 && isBrought(program) ? [program] : [],
  );
  const found = new Map(
    [
      ...words.filter(isBrought).flatMap((word) => {
        const kind = kindOf(word);
        return kind === null ? [] : [[kind, word] as const];
      }),
      ...programs.map((program) => ['program', program] as const),
    ].toReversed(),
  );
  return found.size === 0 && (untrusted ?? '').length > TEXT_CHARS ? null : found;
}

function kindOf(word: string): string | null {
  if (word.startsWith('-')) return 'option';
  if (/:\/\/|^\d{1,3}(?:\.\d{1,3}){3}/.test(word) || (HOST.test(word) && bareHost(word) !== null)) return 'address';
  if (word.includes('/')) return 'place';
  return word.length >= WORD_CHARS && /\p{L}/u.test(word) ? 'word' : null;
}
