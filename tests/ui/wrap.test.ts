import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLines, MARGIN_CELLS, quoteLines, type Rows, Wrapper } from '../../src/ui/wrap.ts';
import { runs } from '../support/sample.ts';

const ROWS = 400;
const MARGIN = ' '.repeat(MARGIN_CELLS);
const quotedAt = (cols: number): Wrapper => new Wrapper({ cols, from: 'quoted' });

/** How many cells this terminal takes for a character that others show in another number; undefined: as xterm does. */
type Cells = (code: number) => 0 | 1 | 2 | undefined;

async function screen(cols: number, bytes: string, cells?: Cells): Promise<string[]> {
  const terminal = new xterm.Terminal({ cols, rows: ROWS, allowProposedApi: true });
  if (cells !== undefined) {
    // the provider itself: the service asks the active one, which is `own` below
    type Widths = { wcwidth(code: number): 0 | 1 | 2 };
    const { _activeProvider: plain } = (terminal as unknown as { _core: { unicodeService: { _activeProvider: Widths } } })._core
      .unicodeService;
    const wcwidth = plain.wcwidth.bind(plain);
    const width = (code: number): 0 | 1 | 2 => cells(code) ?? wcwidth(code);
    terminal.unicode.register({ version: 'own', wcwidth: width, charProperties: (code) => width(code) << 1 });
    terminal.unicode.activeVersion = 'own';
  }
  await new Promise<void>((done) => terminal.write(bytes, done));
  const lines = Array.from({ length: ROWS }, (_, y) => terminal.buffer.active.getLine(y));
  const text = lines.map((line) => line?.translateToString(true).trimEnd() ?? '');
  expect(lines.some((line) => line?.isWrapped)).toBe(false);
  terminal.dispose();
  return text.join('\n').trimEnd().split('\n');
}

describe('words', () => {
  test('are moved to the next row, not cut at the edge of the screen', async () => {
    expect(await screen(22, quotedAt(22).push('the quick brown fox jumps over the lazy dog'))).toEqual([
      '  the quick brown fox',
      '  jumps over the lazy',
      '  dog',
    ]);
  });
  test('longer than a row are cut', async () => {
    expect(await screen(10, quotedAt(10).push(`a ${'x'.repeat(20)}`))).toEqual(['  a', '  xxxxxxxx', '  xxxxxxxx', '  xxxx']);
  });
  test('wide characters count two cells', async () => {
    expect(await screen(12, quotedAt(12).push('ab 界界界界'))).toEqual(['  ab 界界界', '  界']);
  });
  test('a tab goes to the next eighth column behind the margin, whatever tab stops the terminal has', async () => {
    expect(await screen(40, `\x1b[3g${quotedAt(40).push('a\tb\n\tc')}`)).toEqual(['  a       b', '          c']);
  });
  test('behind an emoji are moved too, and what is in force stays in force', async () => {
    const wrapper = quotedAt(14);
    wrapper.style = '\x1b[36m';
    expect(await screen(14, wrapper.push('⚠️ one two three'), (code) => (code === 0xfe0f ? 1 : undefined))).toHaveLength(2);
    expect(quotedAt(14).push('⚠️ one two three')).toContain('\x1b8\x1b[K');
  });
});

describe('a line of ours', () => {
  test('begins in column 0, and goes on behind the margin', async () => {
    const wrapper = new Wrapper({ cols: 20, from: 'ours' });
    expect(await screen(20, wrapper.push('yo: the model is not there; ask again'))).toEqual(['yo: the model is not', '  there; ask again']);
  });
  test('is folded with its colours, and left alone where nothing says how wide it is', () => {
    expect(foldLines('\x1b[31mone two three\x1b[0m\nfour\n', 10)).toBe('\x1b[31mone two th\r\x1b[8C\x1b[K\n  three\x1b[0m\nfour\n');
    expect(foldLines('one two three', undefined)).toBe('one two three');
    expect(quoteLines('one\ntwo', 0)).toBe('one\ntwo');
    expect(quoteLines('one\n\ntwo', 10)).toBe('  one\n\n  two');
  });
});

test('the screen is the same for any pieces, no row is too long, and no word is lost', async () => {
  const words = fc.array(fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', '한', '.'), minLength: 1, maxLength: 9 })), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(words, fc.integer({ min: 20, max: 40 }), fc.array(fc.integer({ min: 1, max: 7 })), async (list, cols, sizes) => {
      const text = list.join(' ');
      const pieces = quotedAt(cols);
      let out = '';
      let at = 0;
      for (const size of sizes) {
        out += pieces.push(text.slice(at, at + size));
        at += size;
      }
      out += pieces.push(text.slice(at));
      const shown = await screen(cols, out);
      expect(shown).toEqual(await screen(cols, quotedAt(cols).push(text)));
      expect(shown.join(' ').split(/\s+/).filter(Boolean)).toEqual(list);
    }),
    { numRuns: runs(150) },
  );
});

test('of a script without spaces no character is lost', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '界', '。', '（', 'カ', 'ー'), maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 12, max: 40 }), async (all, cols) => {
      const shown = await screen(cols, quotedAt(cols).push(all));
      expect(shown.join('').replaceAll(' ', '')).toBe(all.replaceAll(' ', ''));
    }),
    { numRuns: runs(150) },
  );
});

/** Parts of text that terminals disagree about, and parts that imitate a prompt or a line of ours. */
// prettier-ignore
const PARTS = [
  '\n', '\n\n', ' ', '\t', 'P> ', '$ rm -rf ~', 'yo: done', 'Careful: this deletes', '# ', '-', 'word', 'x'.repeat(25), '界', '😀',
  '❤️', '⚠️', '1️⃣', '👨‍👩‍👧', '👍🏽', '🇩🇪', 'é', 'क्षि', 'ก็', '한', '̴'.repeat(9), '©', '•', '…', 'عَ', 'ﷺ',
];
/** Two terminals: one that shows each of these by itself, and one that joins them all. */
const TERMINALS: readonly (Cells | undefined)[] = [
  undefined,
  (code) =>
    /[\p{M}\u200d\ufe0f]/u.test(String.fromCodePoint(code))
      ? 1
      : /\p{Emoji_Presentation}/u.test(String.fromCodePoint(code))
        ? 2
        : undefined,
  (code) => (/[\p{M}\p{Emoji_Modifier}\u200d\ufe0f]/u.test(String.fromCodePoint(code)) ? 0 : undefined),
];

describe.each(TERMINALS.map((cells, at) => ({ at, cells })))('on terminal $at', ({ cells }) => {
  test.each([20, 80, 120])('no row of quoted text begins in column 0 at %d columns', async (cols) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...PARTS), { maxLength: 60 }),
        fc.constantFrom<Rows['from']>('quoted', 'ours'),
        async (parts, from) => {
          const rows = await screen(
            cols,
            new Wrapper({ cols, from }).push(from === 'ours' ? `yo: ${parts.join('').replaceAll('\n', ' ')}` : parts.join('')),
            cells,
          );
          for (const row of from === 'ours' ? rows.slice(1) : rows) expect(row).toMatch(new RegExp(`^(?:$|${MARGIN})`));
        },
      ),
      { numRuns: 40 },
    );
  });
});
