import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineInput, type LineOutcome } from '../../src/ui/line-input.ts';
import { claimed } from '../support/sample.ts';

/** Feeds the bytes in pieces of `size`, until the line is done or cancelled. */
function type(bytes: Buffer, size = 1, choices: readonly string[] = []): [LineOutcome, string] {
  const line = new LineInput(choices);
  for (let at = 0; at < bytes.length; at += size) {
    const outcome = line.push(bytes.subarray(at, at + size));
    if (outcome !== 'typing') return [outcome, line.text];
  }
  return ['typing', line.text];
}

const CHOICES = ['a', 'ab', 'ü'];

describe('a line from the keyboard', () => {
  test.each<[what: string, keys: string, outcome: LineOutcome, text: string]>([
    ['is what was typed', 'hé 😀\r', 'done', 'hé 😀'],
    ['ends at LF too', 'a\n', 'done', 'a'],
    ['backspace, Ctrl-U, Ctrl-W', 'x\x15ab c\x17d😀\x7f\b\x7fz\r', 'done', 'abz'],
    ['Ctrl-C', 'abc\x03', 'cancelled', 'abc'],
    ['Ctrl-\\', 'abc\x1c', 'cancelled', 'abc'],
    ['Ctrl-D at the beginning only', 'a\x04\x7f\x04', 'cancelled', ''],
    ['arrows and function keys do nothing', 'a\x1b[D\x1b[1;5C\x1bOP\x1b[15~\x1bxb\r', 'done', 'ab'],
    ['a paste, without its brackets', '\x1b[200~sk-123\x1b[201~\r', 'done', 'sk-123'],
    ['the line ends of a paste are not Enter', '\x1b[200~sk-1\r\nnext\r\x1b[201~\r', 'done', 'sk-1\n\nnext\n'],
    ['is cancelled by Ctrl-C in a paste that never ends', '\x1b[200~abc\x1b\x03', 'cancelled', 'abc'],
    ['other control characters are not typed', 'a\x01\x1a\x00\x7fb\r', 'done', 'b'],
  ])('%s', (_, keys, outcome, text) => {
    for (const size of [1, 2, 3, 1000]) expect(type(Buffer.from(keys), size)).toEqual([outcome, text]);
  });

  test.each<[what: string, keys: string, text: string]>([
    ['down, the first', '\x1b[B\r', 'anthropic'],
    ['down in the form of the application mode', '\x1bOB\x1bOB\r', 'openai'],
    ['down past the last begins again', '\x1b[B\x1b[B\x1b[B\x1b[B\r', 'anthropic'],
    ['up, the last', '\x1b[A\r', 'ollama'],
    ['down and up', '\x1b[B\x1b[B\x1b[A\r', 'anthropic'],
    ['only those that contain what was typed', 'o\x7foL\x1b[B\r', 'ollama'],
    ['the typed text stays when none contains it', 'mistral\x1b[B\x1b[A\r', 'mistral'],
    ['a choice can be edited, and what is left of it filters', '\x1b[B\x1b[B\x7f\x7f\x7f\x7f\x1b[B\x1b[B\r', 'openai'],
    ['with modifiers they do nothing', '\x1b[1;5B\r', ''],
  ])('arrow keys go through the choices: %s', (_, keys, text) => {
    for (const size of [1, 2, 3, 1000]) expect(type(Buffer.from(keys), size, ['anthropic', 'openai', 'ollama'])).toEqual(['done', text]);
  });

  test('the outcome does not depend on where the bytes are split', () => {
    const keys = fc.oneof(
      fc.uint8Array(),
      fc
        .array(fc.constantFrom('\x1b[200~', '\x1b[201~', 'a', '\x7f', '\x1b', '[', '1', '~', 'A', 'B', '\r', '\x03', 'ü', '😀'))
        .map((parts) => new Uint8Array(Buffer.from(parts.join('')))),
    );
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 9 }), (bytes, size) => {
        expect(type(Buffer.from(bytes), size, CHOICES)).toEqual(type(Buffer.from(bytes), bytes.length + 1, CHOICES));
      }),
      { numRuns: claimed(2000) },
    );
  });

  test('the length of a line is bounded', () => {
    expect(type(Buffer.from('x'.repeat(100_000)), 4096)[1].length).toBe(8192);
  });
});

describe('where Enter takes a choice', () => {
  const after = (keys: string): string => {
    const line = new LineInput(['one', 'two', 'three'], 'two');
    line.push(Buffer.from(keys));
    return line.text;
  };

  test('the arrows begin beside it', () => {
    expect(after('\x1b[B')).toBe('three');
    expect(after('\x1b[A')).toBe('one');
    expect(after('\x1b[B\x1b[B')).toBe('one');
  });

  test('but not among the choices of what was typed', () => {
    expect(after('e\x1b[B')).toBe('one');
  });
});
