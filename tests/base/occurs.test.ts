/** Where a word occurs in a text on its own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurs, occursAsWord } from '../../src/base/occurs.ts';
import { runs } from '../support/sample.ts';

test.each([
  ['apt install samba', 'samba', true],
  ['apt install samba-common', 'samba', false],
  ['xsamba samba', 'samba', true],
  ['samba', 'samba', true],
  ['samba', '', false],
  ['', '', false],
])('%s: %s', (text, word, expected) => expect(occursAsWord(text, word)).toBe(expected));

test('it ends for any text and word, and finds what stands between spaces', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, word) => {
      expect(occurs(text, word, () => true)).toBe(word !== '' && text.includes(word));
      expect(occursAsWord(`${text} ${word} `, word)).toBe(word !== '');
    }),
    { numRuns: runs(400) },
  );
});
