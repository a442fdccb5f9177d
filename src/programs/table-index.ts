/**
 * Which family has a program, and which programs have the facets that are asked of all of them. To compute it makes the rows of all
 * families, so the build replaces INDEX by its value (rolldown.config.mjs): it is plain data.
 */
import { FAMILIES, resolved } from './families.ts';
import { LISTED_GROUPS, type Program } from './program.ts';

interface TableIndex {
  /** For each of FAMILIES the names of its programs, separated by spaces. */
  readonly names: readonly string[];
  /** By facet, the names of the programs whose rows have it, in the order of the tables. */
  readonly having: { readonly common: string; readonly passwords: string; /** In the order of LISTED_GROUPS. */ readonly listed: string };
}

function indexed(): TableIndex {
  const families = FAMILIES.map((family) => family());
  const written: ReadonlyMap<string, Program> = new Map(families.flatMap((family) => Object.entries(family)));
  const rows = [...written].map(([name, row]) => ({ name, ...resolved(row, (other) => written.get(other)) }));
  const names = (some: readonly { readonly name: string }[]): string => some.map(({ name }) => name).join(' ');
  return {
    names: families.map((family) => Object.keys(family).join(' ')),
    having: {
      common: names(rows.filter(({ common }) => common !== undefined)),
      passwords: names(rows.filter(({ passwords }) => passwords !== undefined)),
      listed: names(LISTED_GROUPS.flatMap((group) => rows.filter(({ listed }) => listed === group))),
    },
  };
}

export const INDEX: TableIndex = indexed();
