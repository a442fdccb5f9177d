/** The table of programs is complete and consistent, and the rows with unknown effects are counted. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../src/programs/families.ts';
import { about, hasKnownEffects, isKnownProgram, namesWith, optionsName } from '../../src/programs/index.ts';
import { builtIndex } from '../../src/programs/built-index.ts';
import type { Program } from '../../src/programs/program.ts';
import { INDEX } from '../../src/programs/table-index.ts';
import { programNames } from '../support/program-names.ts';

const rows: readonly (readonly [string, Program])[] = FAMILIES.flatMap((family) => Object.entries(family()));

describe('rows', () => {
  test('each program has exactly one row', () => {
    const names = rows.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('every program that a row refers to has a row', () => {
    const wrong = rows.flatMap(([name, { like, sameOptions, otherNames = [] }]) =>
      [like, sameOptions, ...otherNames]
        .filter((other) => other !== undefined && !isKnownProgram(other))
        .map((other) => `${name} → ${other}`),
    );
    // the old name of ack in Debian
    expect(wrong).toEqual(['ack → ack-grep']);
  });

  test('a program that only reads does not change or remove anything', () => {
    const wrong = programNames().filter((name) => {
      const { reads, removes, changes } = about(name);
      return reads === true && (removes === true || changes === true);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the index of the build', () => {
  test('is plain data, so that its text has the same value', () => {
    expect(JSON.parse(JSON.stringify(INDEX))).toEqual(INDEX);
    expect(builtIndex.load(path.resolve('src/programs/table-index.ts'))).toBe(`export const INDEX = ${JSON.stringify(INDEX)};`);
    expect(builtIndex.load(path.resolve('src/programs/index.ts'))).toBe(null);
  });

  test('finds every row, and no row under another name', () => {
    expect(programNames()).toEqual(rows.map(([name]) => name));
    expect(rows.filter(([name, row]) => row.like === undefined && JSON.stringify(about(name)) !== JSON.stringify(row))).toEqual([]);
  });

  test('the file of the build is ASCII, so V8 keeps a byte for each character', () => {
    const files = fs.readdirSync('src/programs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const code = (file: string): string => fs.readFileSync(path.join('src/programs', file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    expect(files.filter((file) => /[^\x00-\x7f]/.test(code(file)))).toEqual([]);
  });

  test.each(['common', 'passwords', 'listed'] as const)('has all names with the facet %s', (facet) => {
    const having = programNames().filter((name) => about(name)[facet] !== undefined);
    expect(namesWith(facet).toSorted()).toEqual(having.toSorted());
  });
});

describe('looking up a program', () => {
  test('a row takes the facets that it leaves out from the program that it is like', () => {
    expect(about('podman').effects).toBe(about('docker').effects);
    expect(about('podman').otherNames).toEqual(['docker']);
  });

  test('a versioned name has the row of its program', () => {
    expect(about('python3.12')).toBe(about('python3'));
    expect(about('perl5.36.0')).toBe(about('perl'));
  });

  test('the options of a program may be in the row of another one', () => {
    expect(optionsName('zcat')).toBe('gzip');
    expect(optionsName('egrep')).toBe('grep');
    expect(optionsName('no-such-program')).toBe('no-such-program');
  });

  test('is the same after more names than are remembered', () => {
    const names = Array.from({ length: 5_000 }, (_, at) => `no-such-${at}`);
    expect(names.filter(isKnownProgram)).toEqual([]);
    expect(about('git').verbs).toBe(true);
    expect(isKnownProgram('g'.repeat(16_000))).toBe(false);
  });

  test.each(['', 'no-such-program', 'constructor', '__proto__', 'toString', '3', '..', '12.4'])('%j has no facets', (name) => {
    expect(about(name)).toEqual({});
    expect(isKnownProgram(name)).toBe(false);
  });
});

/** The tables whose rows were written from manuals (decision 75). Older ones name their sources where a fact is not in the manual page. */
const FROM_MANUALS = `answers checkouts chores consoles desks documents graphs guards guests letters lxc mailers maps netpbm packing pieces printing probes queues realms
  screen sessions sound sources traces typesetting viewers volumes zones observing stacks checkers kits pictures raids compilers stores
  batches genomes readings generations rescues studios leisure offices papers phones boards tunes discs desktops displays inputs browsers apples
  bsds distributions guix instruments islands jails nixes packagers releases rpms`;

test.each(FROM_MANUALS.split(/\s+/))('each group of rows in %s-programs.ts names the manual that was read', (table) => {
  const lines = fs.readFileSync(`src/programs/tables/${table}-programs.ts`, 'utf8').split('\n');
  const rows = lines.findIndex((line) => line.startsWith('export const '));
  const groups = lines.flatMap((line, at) => (at > rows && /^ {2}\/\/ /.test(line) && !/^ {2}\/\/ /.test(lines[at - 1] ?? '') ? [at] : []));
  const sourceOfAll = /Sources?: /.test(lines.slice(0, rows).join('\n'));
  const comment = (at: number): string =>
    lines
      .slice(
        at,
        lines.findIndex((line, next) => next > at && !/^ {2}\/\/ /.test(line)),
      )
      .join(' ');
  expect(sourceOfAll || groups.length > 0).toBe(true);
  expect(sourceOfAll ? [] : groups.map(comment).filter((text) => !/Sources?: /.test(text))).toEqual([]);
  // no row comes before the first comment
  expect(sourceOfAll || lines.slice(rows + 1, groups[0]).every((line) => line === '')).toBe(true);
});

/** Rows that do not say what their program does yet. The number may only decrease. */
const WITHOUT_EFFECTS = 0;
/** Interpreters do what their code does, so they have no effects of their own. */
const saysWhatItDoes = (name: string): boolean =>
  hasKnownEffects(name) || about(name).interprets !== undefined || about(name).does !== undefined;

test('the number of rows with unknown effects does not grow', () => {
  const lacking = programNames().filter((name) => !saysWhatItDoes(name));
  expect(lacking.length, `without a facet of effects: ${lacking.join(' ')}`).toBeLessThanOrEqual(WITHOUT_EFFECTS);
});
