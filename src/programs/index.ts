/** The table of programs: the only functions that read it. A family's rows are made when one of its programs is looked up. */
import { FAMILIES, resolved } from './families.ts';
import { withoutGnuPrefix } from './gnu-names.ts';
import type { Family, Program } from './program.ts';
import { INDEX } from './table-index.ts';
import type { Wrapping } from './wrapping.ts';

/** The names of each family, searched as text: to make a Map of all of them takes a millisecond at every start. */
const NAMES = INDEX.names.map((names) => ` ${names} `);
const UNKNOWN: Program = {};

const made = new Map<number, Family>();
const rows = new Map<string, Program>();

const hasRow = (name: string): boolean => rows.has(name) || familyOf(name) >= 0;

/** The family of a program, as its place in FAMILIES; -1 where none has its name. */
const familyOf = (name: string): number => (/^\S+$/.test(name) ? NAMES.findIndex((names) => names.includes(` ${name} `)) : -1);

/** The row of a program as it is written. */
function written(name: string): Program | undefined {
  const at = familyOf(name);
  const family = made.get(at) ?? FAMILIES[at]?.();
  if (family !== undefined) made.set(at, family);
  return family?.[name];
}

/** Names that were looked up, with those of their rows: to search for a name takes 25 µs, and a line may contain the same one often. */
const lookedUp = new Map<string, string | null>();
/** As many as the commands of the longest line that is read (`COMMANDS` of `src/syntax`). */
const MOST_LOOKED_UP = 2_000;
/** No row has so long a name: a longer word is not searched for, and not kept. */
const LONGEST_NAME = 100;

/** The row of a versioned name or one of GNU's: `python3.12` is python3, `perl5.36` is perl, `gchmod` is chmod. Null when there is none. */
function canonical(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const known = lookedUp.get(name);
  if (known !== undefined) return known;
  if (lookedUp.size >= MOST_LOOKED_UP) lookedUp.clear();
  const found = search(name);
  lookedUp.set(name, found);
  return found;
}

function search(name: string): string | null {
  if (hasRow(name)) return name;
  const bare = name.replace(/[\d.]+$/, '');
  const major = /^(.*?\d)\.[\d.]+$/.exec(name)?.[1];
  return [major, bare, withoutGnuPrefix(name)].find((each) => each !== undefined && each !== '' && hasRow(each)) ?? null;
}

/**
 * The row of a program, by the last segment of its path. A program without a row has no facets: it is unknown, not harmless.
 * @param name as in `SimpleCommand.program`; null where the line does not say which program it is.
 */
export function about(name: string | null): Program {
  const known = name === null ? null : canonical(name);
  if (known === null) return UNKNOWN;
  const row = rows.get(known) ?? resolved(written(known) ?? UNKNOWN, written);
  rows.set(known, row);
  return row;
}

/** The names of the programs whose rows have a facet, in the order of the tables; those `listed` in the order of their groups. */
export const namesWith = (facet: keyof typeof INDEX.having): readonly string[] => INDEX.having[facet].split(' ');

const COMMON: ReadonlySet<string> = new Set(namesWith('common'));

/** Whether a line that begins with this name is likely a command. */
export const isCommon = (name: string): boolean => COMMON.has(canonical(name) ?? '');

/** The ways in which a program starts another command; empty when none is known. */
export function wrappingsOf(name: string | null): readonly Wrapping[] {
  const { wraps } = about(name);
  return wraps === undefined ? [] : 'inner' in wraps ? [wraps] : wraps;
}

/** Whether a program starts its own words as a command on this machine, as `sudo` and `env` do. */
export const startsItsWords = (name: string | null): boolean =>
  wrappingsOf(name).some(({ inner, where, subcommand }) => inner === 'argv' && where === undefined && subcommand === undefined);

/** Whether a program adds words to the command that it starts, which the line does not contain: `xargs`, `find -exec`. */
export const fillsWords = (name: string): boolean => wrappingsOf(name).some(({ fills }) => fills === true);

/** Whether a row has that name, or is the row of a versioned name. */
export const isKnownProgram = (name: string): boolean => canonical(name) !== null;

/** The program whose row contains the options of `name`: `grep` for `egrep`, `gzip` for `zcat`. */
export function optionsName(name: string): string {
  const known = canonical(name);
  const row = known === null ? undefined : written(known);
  if (row === undefined || known === null) return name;
  return row.sameOptions ?? (row.like !== undefined && row.options === undefined ? optionsName(row.like) : known);
}

/** Facets that say what a program does. A row without any of them has unknown effects. */
const EFFECT_FACETS: readonly (keyof Program)[] = [
  'reads',
  'changes',
  'removes',
  'writes',
  'network',
  'request',
  'transfers',
  'socket',
  'effects',
  'database',
  'wraps',
  'root',
  'binds',
];

/** Whether a row says what the program does. An unknown program has unknown effects, not none. */
export const hasKnownEffects = (name: string | null): boolean => EFFECT_FACETS.some((facet) => about(name)[facet] !== undefined);
