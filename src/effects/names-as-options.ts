/**
 * Files that a program would read as its options, since a pattern of the line matches them: with a file `--checkpoint-action=exec=x`, `tar czf
 * all.tgz *` runs x. Reads folders, runs nothing.
 */
import { about } from '../programs/index.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Arg, Scope, SimpleCommand } from '../syntax/simple-command.ts';
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

/** The words of one command that a name can come from. */
export interface Patterns {
  readonly program: string;
  readonly scope: Scope | null;
  readonly args: readonly Arg[];
}

/** Those of a line. */
export const patternsIn = (text: string): readonly Patterns[] =>
  HAS_PATTERN.test(text) ? readLine(text).commands.flatMap((command) => patternsOf(command) ?? []) : [];
const HAS_PATTERN = /[*?[$]/;

/** The first such file; null where there is none on this machine. */
export function nameAsOption(patterns: readonly Patterns[], view: View, tally: Tally): NameAsOption | null {
  for (const { program, scope, args } of patterns) {
    const here = inFolderOf(scope, view, tally);
    if (here === null) continue;
    const name = args.flatMap((arg) => expand(arg, scope, here, tally)?.paths ?? []).find((each) => /^-./.test(each));
    if (name !== undefined) return { program, name };
  }
  return null;
}

/** The same in a text that lists files, where the line is not in that folder yet, or where that is another machine's. */
export function listedAsOption(text: string, listing: string): NameAsOption | null {
  const names = [...listing.matchAll(LISTED)].flatMap((found) => found.slice(1).flatMap((name) => name ?? []));
  if (names.length === 0) return null;
  for (const { program, args } of patternsIn(text)) {
    const patterns = args.flatMap((arg) => patternOf(arg.text) ?? []);
    const name = names.find((each) => patterns.some((pattern) => pattern.test(each)));
    if (name !== undefined) return { program, name };
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

/** The words of a command here that begin with a pattern, or with the variable of a loop, before `--`. What only prints its words has none. */
function patternsOf({ program, args, where, scope }: SimpleCommand): Patterns | null {
  if (program === null || PRINTS.test(program) || where.some((each) => each !== 'user')) return null;
  const { reads, acts, writes } = about(program);
  // an option of what only reads, whatever it is, does no harm
  if (reads === true && acts === undefined && writes === undefined) return null;
  const end = args.findIndex(({ value }) => value === '--');
  const found = args
    .slice(0, end < 0 ? undefined : end)
    .filter(({ parts: [first] }) => first?.kind === 'glob' || first?.kind === 'variable');
  return found.length === 0 ? null : { program, scope, args: found };
}
const PRINTS = /^(?:echo|printf|\[\[?|test)$/;
