/** Finds the hosts of a suggested command that are not what they look like. Pure. */
import { about } from '../programs/index.ts';
import type { Program } from '../programs/program.ts';
import { type HostPlace, hostNotes } from '../safety/hosts.ts';
import type { ScreenText } from '../safety/screen-gate.ts';
import { withBlanksOut } from './blanks.ts';
import type { ReadLine } from '../syntax/read-line.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText } from '../syntax/unwrap.ts';

const talks = ({ network, request, transfers, socket, elsewhere }: Program): boolean =>
  [network, request, transfers, socket, elsewhere].some((facet) => facet !== undefined);
const worksOnFiles = ({ reads, removes, writes }: Program): boolean => [reads, removes, writes].some((facet) => facet !== undefined);

/** The file names of a program that is known to stay on this machine are no hosts; those of an unknown one may be. */
function placeOf({ program }: SimpleCommand): HostPlace {
  const row = about(program);
  if (talks(row)) return 'argument';
  return worksOnFiles(row) ? 'file' : 'word';
}

/** Everything that a command is given, without the quotes, each with what a word in it may be; and the line, for what was not read. */
function* textsOf({ commands, text }: ReadLine): Generator<readonly [string, HostPlace]> {
  for (const command of commands) {
    const { args, redirects, assignments } = command;
    const place = placeOf(command);
    for (const value of args.map(scriptText)) yield [value, place === 'argument' && /\s/.test(value) ? 'word' : place];
    for (const { target, body } of redirects) yield [body ?? (target === null ? '' : scriptText(target)), 'file'];
    for (const { values } of assignments) for (const value of values) yield [scriptText(value), 'word'];
  }
  yield [text, 'file'];
}

/** One line for each host that is not what it looks like, as the user reads it. */
export const hostNotesOf = (line: ReadLine): readonly ScreenText[] =>
  hostNotes([...textsOf(line)].map(([text, place]) => [withBlanksOut(text), place]));
