/** The table of programs is complete and consistent, and the rows with unknown effects are counted. */
import { describe, expect, test } from 'vitest';
import { about, FAMILIES, hasKnownEffects, isKnownProgram, optionsName, programNames } from '../../src/programs/index.ts';
import type { Program } from '../../src/programs/program.ts';

const rows: readonly (readonly [string, Program])[] = FAMILIES.flatMap((family) => Object.entries(family));

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

  test.each(['', 'no-such-program', 'constructor', '__proto__', 'toString', '3', '..', '12.4'])('%j has no facets', (name) => {
    expect(about(name)).toEqual({});
    expect(isKnownProgram(name)).toBe(false);
  });
});

/** Rows that do not say what their program does yet. The number may only decrease. */
const WITHOUT_EFFECTS = 209;

test('the number of rows with unknown effects does not grow', () => {
  const lacking = programNames().filter((name) => !hasKnownEffects(name));
  expect(lacking.length, `without a facet of effects: ${lacking.join(' ')}`).toBeLessThanOrEqual(WITHOUT_EFFECTS);
});
