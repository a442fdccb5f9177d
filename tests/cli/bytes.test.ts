import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesFromText, textFromBytes } from '../../src/cli/bytes.ts';
import { claimed } from '../support/sample.ts';

test('any bytes survive the way to text and back', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc.string({ unit: 'grapheme' }).map((text) => new Uint8Array(Buffer.from(text))),
    ),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const bytes = Buffer.concat(parts);
      expect(bytesFromText(textFromBytes(bytes))).toEqual(bytes);
    }),
    { numRuns: claimed(3000) },
  );
});

test('UTF-8 becomes ordinary text, with or without other bytes beside it', () => {
  expect(textFromBytes(Buffer.from('model = ä\n'))).toBe('model = ä\n');
  expect(textFromBytes(Buffer.from('model = x # \xe4\n', 'latin1'))).toMatch(/^model = x # .\n$/);
});
