import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternOf } from '../../src/effects/glob.ts';
import { fits } from '../../src/review/name-pattern.ts';
import { claimed } from '../support/sample.ts';

const piece = fc.constantFrom('a', 'b', '.', '*', '?', '**');
const name = fc.array(fc.constantFrom('a', 'b', '.'), { maxLength: 8 }).map((parts) => parts.join(''));

test('a name fits a pattern as the shell has it: 3,000 pairs', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), name, (pieces, text) => {
      const pattern = pieces.join('');
      expect(fits(text, pattern)).toBe(patternOf(pattern)?.test(text));
    }),
    { numRuns: claimed(3_000) },
  );
});

test('many stars take no longer than few', () => {
  expect(fits('a'.repeat(5_000), `${'*a'.repeat(30)}b`)).toBe(false);
});
