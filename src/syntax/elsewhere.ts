/** Which commands of a line leave the terminal to another machine, a container or another user. */
import { about, wrappingsOf } from '../programs/index.ts';
import type { Elsewhere, Where } from '../programs/wrapping.ts';
import type { SimpleCommand } from './simple-command.ts';
import { optionsEnd } from './unwrap.ts';

/** Where the output of this command belongs; null: here, as far as its row knows. */
export function elsewhereOf(command: SimpleCommand): Where | null {
  const own = about(command.program).elsewhere?.find((row) => row.withShell !== true && matches(row, command));
  if (own !== undefined) return own.where;
  if (!isOpenShell(command)) return null;
  const opened = command.wrappers.flatMap((name) => about(name).elsewhere ?? []).find(({ withShell }) => withShell === true);
  return opened?.where ?? null;
}

function matches({ words, option, unless }: Elsewhere, { program, args }: SimpleCommand): boolean {
  const values = args.map(({ value, text }) => value ?? text);
  const options = program === null ? values : values.slice(0, ownOptions(program, args));
  return (
    (words ?? []).every((word) => word.split('|').some((choice) => values.includes(choice))) &&
    (option === undefined || options.some((value) => option.test(value))) &&
    (unless === undefined || !unless.test(values[0] ?? ''))
  );
}

/** How many of the arguments can be options of the program itself: those of `sudo ls -i` end before `ls`. */
function ownOptions(program: string, args: SimpleCommand['args']): number {
  const plain = wrappingsOf(program).find(({ subcommand }) => subcommand === undefined);
  return plain === undefined ? args.length : (optionsEnd(args, 0, plain) ?? 0);
}

/** A shell that is given nothing to run: it stays open. */
const isOpenShell = ({ program, args }: SimpleCommand): boolean =>
  about(program).interprets?.shell === true && args.every(({ value }) => value !== null && /^-[il]+$|^--login$/.test(value));
