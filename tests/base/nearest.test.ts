/** A word that is offered for a misspelled one is really like it, and how far two words are apart agrees with its definition. */
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { distance, nearest } from '../../src/base/nearest.ts';

/** The optimal string alignment distance as it is defined, by recursion. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [defined(x, b) + 1, defined(a, y) + 1, defined(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
    ways.push(defined(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...ways);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('the distance is the one that is defined, cut off above its limit', () =>
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (a, b, most) => {
      expect(distance(a, b, most)).toBe(Math.min(defined(a, b), most + 1));
    }),
  ));

test('the nearest word differs in one letter, or two from six letters on, and no other is nearer', () =>
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 8 }), fc.func(fc.boolean()), (typed, words, isPreferred) => {
      const near = nearest(typed, words, isPreferred);
      const most = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
      const slips = (each: string): number => (each === typed ? Infinity : defined(typed, each));
      const least = Math.min(...words.map(slips));
      if (least > most) expect(near).toBeNull();
      else expect(slips(near as string)).toBe(least);
    }),
  ));

test('of two that are equally near, the preferred one is taken, then the first in the alphabet', () => {
  expect(nearest('gti', ['gtk', 'git'])).toBe('git');
  expect(nearest('grap', ['grab', 'grep'])).toBe('grab');
  expect(nearest('grap', ['grab', 'grep'], (each) => each === 'grep')).toBe('grep');
});
