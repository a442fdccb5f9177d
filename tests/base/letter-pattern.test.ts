/** The twins of patterns for texts in ASCII, against the patterns themselves. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LetterPattern } from '../../src/base/letter-pattern.ts';
import { runs } from '../support/sample.ts';

const piece = fc.constantFrom(
  String.raw`\p{L}`,
  String.raw`\p{L}*`,
  String.raw`[\p{L}-]`,
  String.raw`[\p{L}\p{M}' ’,.:!?()，-]+`,
  String.raw`[^\p{L}\d]`,
  String.raw`(?!\p{L}{2})`,
  String.raw`(?<!\p{L}|s)`,
  String.raw`\p{M}?`,
  String.raw`\[\p{L}\]`,
  String.raw`\w`,
  String.raw`\b`,
  String.raw`\s+`,
  '(?:list|über|é)',
  's',
  'K',
  'ß',
);
const source = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
const text = fc.array(fc.constantFrom('l', 'LIST', 's', 'S', 'k', '[', ']', '7', '-', "'", ' ', '\n', 'ü', 'É', 'ẞ', 'ſ', '́', '字'), {
  maxLength: 8,
});

test('finds and replaces what the pattern does, in any text', () => {
  fc.assert(
    fc.property(source, text, (pattern, chars) => {
      const written = chars.join('');
      const letters = new LetterPattern(pattern, 'g');
      const plain = new RegExp(pattern, 'giu');
      expect(letters.test(written)).toBe(written.search(plain) >= 0);
      expect(letters.replace(written, '_')).toBe(written.replace(plain, '_'));
      expect([...letters.matchAll(written)].map(([found]) => found)).toEqual([...written.matchAll(plain)].map(([found]) => found));
    }),
    { numRuns: runs(5000) },
  );
});
