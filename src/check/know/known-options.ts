/** Our own knowledge of options, by what the program is here: the GNU one, the BSD one, or one that is the same everywhere. */
import { about, optionsName, wrappingsOf } from '../../programs/index.ts';
import type { Flavour, Manner, OptionRow } from '../../programs/option-rows.ts';
import type { Program } from '../../programs/program.ts';
import { fromRow, type Options } from './options.ts';

const STOPS: Manner = { stops: true };

const made = new Map<OptionRow, Options>();

/** What we know ourselves of the options of a program (`'ls'`) or a subcommand (`'git log'`); null when nothing. */
export function rowOf(name: string, flavour: Flavour): Options | null {
  const [program = '', sub] = name.split(' ');
  const { options, subcommands } = about(optionsName(program));
  const row = sub === undefined ? ofFlavour(options, flavour) : subcommands?.[sub]?.options;
  if (row === undefined) return null;
  const known = made.get(row) ?? fromRow(row);
  made.set(row, known);
  return known;
}

const ofFlavour = (options: Program['options'], flavour: Flavour): OptionRow | undefined =>
  options === undefined || isRow(options) ? options : options[flavour];

const isRow = (options: NonNullable<Program['options']>): options is OptionRow => Array.isArray(options);

/** How a program or a subcommand reads its arguments; one that starts another program stops at its first operand. */
export function mannerOf(name: string): Manner {
  const [program = '', sub] = name.split(' ');
  const { manner, subcommands } = about(program);
  if (sub !== undefined) return subcommands?.[sub]?.manner ?? (manner?.negates === true ? { negates: true } : {});
  if (manner !== undefined) return manner;
  return wrappingsOf(program).some(({ inner }) => inner !== 'none') ? STOPS : {};
}
