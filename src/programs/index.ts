/** The table of programs, made from the tables of its families, and the only functions that read it. */
import type { Family, Program } from './program.ts';
import type { Wrapping } from './wrapping.ts';
import { CLOUD } from './tables/cloud-programs.ts';
import { CONTAINERS } from './tables/containers-programs.ts';
import { DATABASES } from './tables/databases-programs.ts';
import { DISKS } from './tables/disks-programs.ts';
import { FINDING } from './tables/finding-programs.ts';
import { ARCHIVES } from './tables/archives-programs.ts';
import { FILES } from './tables/files-programs.ts';
import { GIT } from './tables/git-programs.ts';
import { BUILDING } from './tables/building-programs.ts';
import { LANGUAGES } from './tables/languages-programs.ts';
import { WEB } from './tables/web-programs.ts';
import { NETWORK } from './tables/network-programs.ts';
import { OTHERS } from './tables/others-programs.ts';
import { OWN } from './tables/own-programs.ts';
import { PACKAGES } from './tables/packages-programs.ts';
import { SHELL } from './tables/shell-programs.ts';
import { STARTING } from './tables/starting-programs.ts';
import { PROCESSES } from './tables/processes-programs.ts';
import { SYSTEM } from './tables/system-programs.ts';
import { COMPARING } from './tables/comparing-programs.ts';
import { EDITING } from './tables/editing-programs.ts';
import { TEXT } from './tables/text-programs.ts';

/** Every family. A program has exactly one row, in one of them. */
export const FAMILIES: readonly Family[] = [
  SHELL,
  STARTING,
  FINDING,
  ARCHIVES,
  FILES,
  COMPARING,
  EDITING,
  TEXT,
  PROCESSES,
  SYSTEM,
  DISKS,
  WEB,
  NETWORK,
  GIT,
  CONTAINERS,
  CLOUD,
  DATABASES,
  PACKAGES,
  BUILDING,
  LANGUAGES,
  OTHERS,
  OWN,
];

const WRITTEN: ReadonlyMap<string, Program> = new Map(FAMILIES.flatMap((family) => Object.entries(family)));
const RESOLVED: ReadonlyMap<string, Program> = new Map([...WRITTEN].map(([name, row]) => [name, resolved(row)]));
const UNKNOWN: Program = {};

/** A row with the facets that it takes from `like`, at any depth. */
function resolved(row: Program): Program {
  const base = row.like === undefined ? undefined : WRITTEN.get(row.like);
  return base === undefined ? row : { ...resolved(base), ...row };
}

/** The row of a versioned name: `python3.12` is python3, `perl5.36` is perl. */
function canonical(name: string): string | null {
  if (RESOLVED.has(name)) return name;
  const bare = name.replace(/[\d.]+$/, '');
  const major = /^(.*?\d)\.[\d.]+$/.exec(name)?.[1];
  return [major, bare].find((each) => each !== undefined && each !== '' && RESOLVED.has(each)) ?? null;
}

/**
 * The row of a program, by the last segment of its path. A program without a row has no facets: it is unknown, not harmless.
 * @param name as in `SimpleCommand.program`; null where the line does not say which program it is.
 */
export function about(name: string | null): Program {
  const known = name === null ? null : canonical(name);
  return known === null ? UNKNOWN : (RESOLVED.get(known) as Program);
}

/** The ways in which a program starts another command; empty when none is known. */
export function wrappingsOf(name: string | null): readonly Wrapping[] {
  const { wraps } = about(name);
  return wraps === undefined ? [] : 'inner' in wraps ? [wraps] : wraps;
}

/** Whether a program adds words to the command that it starts, which the line does not contain: `xargs`, `find -exec`. */
export const fillsWords = (name: string): boolean => wrappingsOf(name).some(({ fills }) => fills === true);

/** Whether a row has that name, or is the row of a versioned name. */
export const isKnownProgram = (name: string): boolean => canonical(name) !== null;

/** The program whose row contains the options of `name`: `grep` for `egrep`, `gzip` for `zcat`. */
export function optionsName(name: string): string {
  const known = canonical(name);
  const row = known === null ? undefined : WRITTEN.get(known);
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

/** The names of all rows, in the order of the tables. */
export const programNames = (): readonly string[] => [...WRITTEN.keys()];
