/** The options in the table of programs, for the flavour that a program has on this machine. */
import { about, optionsName, wrappingsOf } from './index.ts';
import type { Flavour, Manner, OptionRow } from './option-rows.ts';
import type { Program } from './program.ts';
import { fromRow, type Options } from './options.ts';

const STOPS: Manner = { stops: true };

/** Rows that were parsed before. */
const parsed = new Map<OptionRow, Options>();

/** The options of a program (`'ls'`) or a subcommand (`'git log'`) from its row; null when the row has none. */
export function rowOf(name: string, flavour: Flavour): Options | null {
  const [program = '', sub] = name.split(' ');
  const { options, subcommands } = about(optionsName(program));
  const row = sub === undefined ? ofFlavour(options, flavour) : subcommands?.[sub]?.options;
  if (row === undefined) return null;
  const known = parsed.get(row) ?? fromRow(row);
  parsed.set(row, known);
  return known;
}

const ofFlavour = (options: Program['options'], flavour: Flavour): OptionRow | undefined =>
  options === undefined || isRow(options) ? options : options[flavour];

const isRow = (options: NonNullable<Program['options']>): options is OptionRow => Array.isArray(options);

/** How a program or a subcommand reads its arguments. A program that starts another one stops at its first operand. */
export function mannerOf(name: string): Manner {
  const [program = '', sub] = name.split(' ');
  const { manner, subcommands } = about(program);
  if (sub !== undefined) return subcommands?.[sub]?.manner ?? (manner?.negates === true ? { negates: true } : {});
  if (manner !== undefined) return manner;
  return wrappingsOf(program).some(({ inner }) => inner !== 'none') ? STOPS : {};
}
