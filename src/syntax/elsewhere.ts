/** Which commands of a line lead to another machine, a container or another user. */
import { about, wrappingsOf } from '../programs/index.ts';
import type { Elsewhere, Where } from '../programs/wrapping.ts';
import type { SimpleCommand } from './simple-command.ts';
import { optionsEnd } from './unwrap.ts';

/** Where the output of a command comes from; null: from here, as far as its row says. */
export const elsewhereOf = (command: SimpleCommand): Where | null => rowOf(command)?.where ?? null;

/** Whether a command that leads elsewhere never got there, by its status: what it printed last is its own. */
export const failedHere = (command: SimpleCommand, status: number): boolean => rowOf(command)?.failsWith === status;

function rowOf(command: SimpleCommand): Elsewhere | null {
  const own = about(command.program).elsewhere?.find((row) => row.withShell !== true && matches(row, command));
  if (own !== undefined) return own;
  if (!isOpenShell(command)) return null;
  return command.wrappers.flatMap((name) => about(name).elsewhere ?? []).find(({ withShell }) => withShell === true) ?? null;
}

/** Whether a row matches in every field that it has. */
function matches({ words, option, unless }: Elsewhere, { program, args }: SimpleCommand): boolean {
  const values = args.map(({ value, text }) => value ?? text);
  const options = program === null ? values : values.slice(0, ownOptions(program, args));
  return (
    (words ?? []).every((word) => word.split('|').some((choice) => values.includes(choice))) &&
    (option === undefined || options.some((value) => option.test(value))) &&
    (unless === undefined || !unless.test(values[0] ?? ''))
  );
}

/** How many arguments can be options of the program itself: in `sudo ls -i` they end before `ls`. */
function ownOptions(program: string, args: SimpleCommand['args']): number {
  const wrapping = wrappingsOf(program).find(({ subcommand }) => subcommand === undefined);
  return wrapping === undefined ? args.length : (optionsEnd(args, 0, wrapping) ?? 0);
}

/** Whether a command is a shell without anything to run, which stays open. */
const isOpenShell = ({ program, args }: SimpleCommand): boolean =>
  about(program).interprets?.shell === true && args.every(({ value }) => value !== null && /^-[il]+$|^--login$/.test(value));
