/** The search for many literals, against a naive search. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Literals } from '../../../src/safety/redact/literals.ts';

const found = (literals: readonly string[], text: string): string[] => {
  const out: string[] = [];
  new Literals(literals).search(text, (id, start) => out.push(`${id}@${start}`));
  return out.toSorted();
};

/** The same result by a slow search. */
const naive = (literals: readonly string[], text: string): string[] =>
  literals
    .flatMap((literal, id) =>
      [...text].flatMap((_, at) => (text.slice(at, at + literal.length).toLowerCase() === literal.toLowerCase() ? [`${id}@${at}`] : [])),
    )
    .toSorted();

test('finds every occurrence of every literal, including overlapping ones and suffixes of others', () => {
  expect(found(['pass', 'passw', 'ass', 'SW'], 'xPASSword')).toEqual(['0@1', '1@1', '2@2', '3@4']);
});

test('a character above ASCII matches no literal', () => {
  expect(found(['ab'], 'a\u0141b aб ab')).toEqual(['0@7']);
});

test.each([
  ['short literals', 1, 4],
  // then positions are skipped
  ['literals of six characters and more', 6, 20],
])('finds the same as a naive search: %s', (_, minLength, maxLength) => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '-'), minLength, maxLength });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 8, selector: (each) => each.toLowerCase() }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'B', '-', 'é'), maxLength: 40 }),
      (literals, text) => {
        const whole = `${text}${literals.join('a')}${text}`;
        expect(found(literals, whole)).toEqual(naive(literals, whole));
      },
    ),
  );
});
