/** Places that a line does not show: their names are piped in, or printed by another command. */
import { about, fillsWords } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { isTemporary, placeOf } from './paths.ts';
import { isPlaceholder, shownArg } from './subject.ts';

/** Why the line does not show which files are overwritten: their names are piped in, or printed by another program; else null. */
export function unseenName(arg: Arg, { wrappers, scope }: SimpleCommand): string | null {
  if (isPlaceholder(arg) && wrappers.some(fillsWords)) return 'overwrites every file whose name is piped in';
  const part = arg.parts.length === 1 ? arg.parts[0] : undefined;
  if (part?.kind !== 'command' || isTemporary(placeOf(arg, scope)) || part.commands.every(({ program }) => about(program).lines === 'made'))
    return null;
  return `overwrites the file that ${shownArg(arg)} names`;
}

/** Whether a command prints a place that belongs to the machine, the project or the line. */
function printsPlace({ program, args }: SimpleCommand): boolean {
  const { lines, place } = about(program);
  return lines !== undefined || place === true || (place?.test(args.map(({ value }) => value ?? '').join(' ')) ?? false);
}
/** Whether a program that does more than print names of the project or of the line says in which folder a file is. */
export const isUnknownFolder = ({ parts }: Arg): boolean =>
  parts.some(
    (part, at) =>
      part.kind === 'command' &&
      (parts.length === 1 || parts.slice(at + 1).some(({ text }) => text.includes('/'))) &&
      !part.commands.every(printsPlace),
  );
