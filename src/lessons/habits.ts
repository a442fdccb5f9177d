/** Finds what a user changed in a suggestion that is true of other suggestions too: options and programs, not operands. Pure. */
import { isKnownProgram } from '../programs/index.ts';
import { commandsOf } from './command-words.ts';
import { isMasked } from './masked.ts';

/** `program`: of the suggestion. */
export type Habit = { readonly program: string } & (
  | { readonly does: 'adds' | 'leaves-out'; readonly option: string }
  | { readonly does: 'runs'; readonly instead: string }
  | { readonly does: 'skips' }
);

/** Programs whose options of several letters begin with one dash: `-name` is no `-n -a -m -e`. */
const LONG_WITH_ONE_DASH: ReadonlySet<string> = new Set(
  'find java javac go terraform openssl ffmpeg ffprobe convert magick gcc g++ clang xrandr openscad adb sops'.split(' '),
);
/** More changed options than these are another command. */
const CHANGES = 3;
const NAME = /^[\w@%+.~-]{1,40}$/;

interface Words {
  readonly program: string;
  readonly options: readonly string[];
  readonly operands: readonly string[];
}

function wordsOf(text: string): Words | null {
  const [command, ...others] = commandsOf(text);
  if (command?.program == null || others.length > 0 || !NAME.test(command.program)) return null;
  const { program, args } = command;
  const all = args.map(({ value, text: written }) => value ?? written);
  const options = all.filter((word) => /^--?[A-Za-z]/.test(word)).map((word) => word.replace(/=.*$/s, ''));
  const short = (word: string): readonly string[] =>
    /^-[A-Za-z]{2,5}$/.test(word) && !LONG_WITH_ONE_DASH.has(program) ? Array.from(word.slice(1), (letter) => `-${letter}`) : [word];
  return { program, options: options.flatMap(short), operands: all.filter((word) => !word.startsWith('-')) };
}

/** What the user changed; empty where it is another command, or the same. */
export function editsOf(suggested: string, ran: string): readonly Habit[] {
  const [before, after] = [wordsOf(suggested), wordsOf(ran)];
  if (before === null || after === null || isMasked(ran) || isMasked(suggested)) return [];
  const { program } = before;
  if (program !== after.program) {
    const isAlike = before.operands.length === 0 || before.operands.some((word) => after.operands.includes(word));
    return isAlike ? [{ program, does: 'runs', instead: after.program }] : [];
  }
  const added = after.options.filter((option) => !before.options.includes(option));
  const left = before.options.filter((option) => !after.options.includes(option));
  if (added.length + left.length > CHANGES || ![...added, ...left].every((option) => NAME.test(option))) return [];
  return [
    ...added.map((option): Habit => ({ program, does: 'adds', option })),
    ...left.map((option): Habit => ({ program, does: 'leaves-out', option })),
  ];
}

/** Whether all of its words are the user's, or names of our tables. */
export const isOwn = ({ does, program }: Habit): boolean => does !== 'leaves-out' && isKnownProgram(program);

/** A suggestion that was not run, while another command was. */
export function skipOf(suggested: string): Habit | null {
  const words = wordsOf(suggested);
  return words === null ? null : { program: words.program, does: 'skips' };
}

/** The program of a suggestion that was run as it was. */
export const programIn = (suggested: string): string | null => wordsOf(suggested)?.program ?? null;
