import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Wrapper } from '../../src/ui/wrap.ts';

async function screen(cols: number, bytes: string): Promise<string[]> {
  const terminal = new xterm.Terminal({ cols, rows: 60, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytes, done));
  const lines = Array.from({ length: 60 }, (_, y) => terminal.buffer.active.getLine(y));
  const text = lines.map((line) => line?.translateToString(true).trimEnd() ?? '');
  expect(lines.some((line) => line?.isWrapped)).toBe(false);
  terminal.dispose();
  return text.join('\n').trimEnd().split('\n');
}

describe('words', () => {
  test('are moved to the next line, not cut at the edge of the screen', async () => {
    expect(await screen(20, new Wrapper(20).push('the quick brown fox jumps over the lazy dog'))).toEqual([
      'the quick brown fox',
      'jumps over the lazy',
      'dog',
    ]);
  });
  test('longer than a line are cut', async () => {
    expect(await screen(10, new Wrapper(10).push(`a ${'x'.repeat(25)}`))).toEqual(['a', 'xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxx']);
  });
  test('wide characters count two cells', async () => {
    expect(await screen(10, new Wrapper(10).push('ab 界界界界'))).toEqual(['ab', '界界界界']);
  });
});

test('the screen is the same for any pieces, no line is too long, and no word is lost', async () => {
  const words = fc.array(fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', '界', '.'), minLength: 1, maxLength: 9 })), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(words, fc.integer({ min: 20, max: 40 }), fc.array(fc.integer({ min: 1, max: 7 })), async (list, cols, sizes) => {
      const text = list.join(' ');
      const pieces = new Wrapper(cols);
      let out = '';
      let at = 0;
      for (const size of sizes) {
        out += pieces.push(text.slice(at, at + size));
        at += size;
      }
      out += pieces.push(text.slice(at));
      const shown = await screen(cols, out);
      expect(shown).toEqual(await screen(cols, new Wrapper(cols).push(text)));
      expect(shown.join(' ').split(/\s+/).filter(Boolean)).toEqual(list);
    }),
    { numRuns: 300 },
  );
});
