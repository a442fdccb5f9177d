/** The table of programs: whole, without contradictions, and honest about what its rows leave unknown. */
import { describe, expect, test } from 'vitest';
import { about, FAMILIES, hasKnownEffects, isKnownProgram, optionsName, programNames } from '../../src/programs/index.ts';
import type { Program } from '../../src/programs/program.ts';

const rows: readonly (readonly [string, Program])[] = FAMILIES.flatMap((family) => Object.entries(family));

describe('rows', () => {
  test('each program has one', () => {
    const names = rows.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('what a row refers to has a row', () => {
    const wrong = rows.flatMap(([name, { like, sameOptions, otherNames = [] }]) =>
      [like, sameOptions, ...otherNames]
        .filter((other) => other !== undefined && !isKnownProgram(other))
        .map((other) => `${name} → ${other}`),
    );
    // an old name of Debian's for ack
    expect(wrong).toEqual(['ack → ack-grep']);
  });

  test('a program that only reads is not said to change, remove or write', () => {
    const wrong = programNames().filter((name) => {
      const { reads, removes, changes } = about(name);
      return reads === true && (removes === true || changes === true);
    });
    expect(wrong).toEqual([]);
  });
});

describe('asking', () => {
  test('a cousin is like its row, but for what it says itself', () => {
    expect(about('podman').effects).toBe(about('docker').effects);
    expect(about('podman').otherNames).toEqual(['docker']);
  });

  test('a version is the program', () => {
    expect(about('python3.12')).toBe(about('python3'));
    expect(about('perl5.36.0')).toBe(about('perl'));
  });

  test('options may be those of another program', () => {
    expect(optionsName('zcat')).toBe('gzip');
    expect(optionsName('egrep')).toBe('grep');
    expect(optionsName('nobody-knows')).toBe('nobody-knows');
  });

  test.each(['', 'nobody-knows', 'constructor', '__proto__', 'toString', '3', '..', '12.4'])('%j has no facets', (name) => {
    expect(about(name)).toEqual({});
    expect(isKnownProgram(name)).toBe(false);
  });
});

/** Rows that say nothing of it yet; the number may only fall. */
const WITHOUT_EFFECTS = 209;

test('rows whose effects are unknown are counted', () => {
  const lacking = programNames().filter((name) => !hasKnownEffects(name));
  expect(lacking.length, `without a facet of effects: ${lacking.join(' ')}`).toBeLessThanOrEqual(WITHOUT_EFFECTS);
});
