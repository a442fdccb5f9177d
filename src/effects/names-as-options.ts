/**
 * Files that a program would read as its options, since a pattern of the line matches them: with a file `--checkpoint-action=exec=x`, `tar czf
 * all.tgz *` runs x. Reads folders, runs nothing.
 */
import { about } from '../programs/index.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { expand, inFolderOf, type View } from './expand.ts';
import { patternOf } from './glob.ts';
import type { Tally } from './tally.ts';

export interface NameAsOption {
  readonly program: string;
  /** The file as the program gets it. */
  readonly name: string;
}

/** For the user: `tar would read …`. */
export const optionText = ({ program, name }: NameAsOption): string => `${program} would read the file ${name} as an option`;

/** The same as an effect: it `gives tar …`. */
export const optionEffect = ({ program, name }: NameAsOption): string => `gives ${program} the option ${name}, the name of a file there`;

/** The first such file; null where there is none on this machine. */
export function nameAsOption(text: string, view: View, tally: Tally): NameAsOption | null {
  for (const command of readLine(text).commands) {
    const patterns = patternsOf(command);
    const here = patterns.length === 0 ? null : inFolderOf(command.scope, view, tally);
    if (here === null) continue;
    const name = patterns.flatMap((arg) => expand(arg, command.scope, here, tally)?.paths ?? []).find((each) => /^-./.test(each));
    if (name !== undefined) return { program: command.program ?? '', name };
  }
  return null;
}

/** The same in a text that lists files, where the line is not in that folder yet, or where that is another machine's. */
export function listedAsOption(text: string, listing: string): NameAsOption | null {
  const names = [...listing.matchAll(LISTED)].flatMap((found) => found.slice(1).flatMap((name) => name ?? []));
  if (names.length === 0) return null;
  for (const command of readLine(text).commands) {
    const patterns = patternsOf(command).flatMap((arg) => patternOf(arg.text) ?? []);
    const name = names.find((each) => patterns.some((pattern) => pattern.test(each)));
    if (name !== undefined) return { program: command.program ?? '', name };
  }
  return null;
}
/** A name alone in its line, in quotes, behind the time or the year in a long list, or in a column; the rights that begin such a list are none. */
const LISTED = new RegExp(
  [
    String.raw`^(?:\./)?(?![-a-z][rwxstST-]{9})(-{1,2}[A-Za-z\d][^\n]*)$`,
    String.raw`'(-{1,2}[A-Za-z\d][^'\n]*)'`,
    String.raw`\s(?:\d\d:\d\d|\d{4}) (-{1,2}[A-Za-z\d][^\n]*)$`,
    String.raw` {2}(-{1,2}[A-Za-z\d][^\s']*)(?= {2}|$)`,
  ].join('|'),
  'gm',
);

/** Whether a pattern of the line matches whatever is in a folder, so that the name of a file may be read as an option. */
export const mayReadNames = (text: string): boolean => readLine(text).commands.some((command) => patternsOf(command).length > 0);

/** The words of a command here that begin with a pattern, or with the variable of a loop, before `--`. What only prints its words has none. */
function patternsOf({ program, args, where }: SimpleCommand): readonly Arg[] {
  const { reads, acts, writes } = about(program);
  // an option of what only reads, whatever it is, does no harm
  const isHarmless = PRINTS.test(program ?? '') || (reads === true && acts === undefined && writes === undefined);
  if (program === null || isHarmless || where.some((each) => each !== 'user')) return [];
  const end = args.findIndex(({ value }) => value === '--');
  return args.slice(0, end < 0 ? undefined : end).filter(({ parts: [first] }) => first?.kind === 'glob' || first?.kind === 'variable');
}
const PRINTS = /^(?:echo|printf|\[\[?|test)$/;
