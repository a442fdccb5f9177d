/** What is found around a placeholder after the first pass is what a search of the whole text finds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const LINES = [
  'just a line of text',
  'DB_PASSWORD=hunter2hunter2',
  'etag: 5d8c72a5',
  'key = value',
  '',
  'x'.repeat(70),
  'token: q7Rk2mXv9LpT4wZb8NcY1sJ6',
];

test('a text that was masked is not masked again, whatever is between its secrets', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 300 }), (lines) => {
      const redactor = new Redactor({});
      const once = redactor.redact(lines.join('\n'));
      expect(redactor.redact(once)).toBe(once);
      expect(once).not.toMatch(/hunter2|q7Rk2mXv/);
    }),
    { numRuns: 60 },
  );
});

test('a value that was masked once is masked wherever it is, also far from there', () => {
  const far = 'an ordinary line\n'.repeat(2000);
  const text = `DB_PASSWORD=hunter2hunter2\n${far}the word hunter2hunter2 alone\n`;
  expect(new Redactor({}).redact(text)).not.toContain('hunter2hunter2');
});

test('a long line is not searched as a whole for each of its secrets', () => {
  const line = `password=hunter2hunter2 ${'word '.repeat(4000)}`.repeat(8);
  expect(new Redactor({}).redact(line)).not.toContain('hunter2');
});
