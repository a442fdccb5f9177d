/** Properties of rendered output for any bytes, any beginning of the ring, and any order of marks, output and resizes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutputText, SizeMark } from '../../src/transcript/block.ts';
import { type Blocks, marked, noBlocks } from '../../src/transcript/blocks.ts';
import { renderBlock, renderScrollback } from '../../src/transcript/output.ts';
import { replay } from '../../src/transcript/replay.ts';
import { stretchOf } from '../../src/transcript/stretch.ts';
import { runs } from '../support/sample.ts';
import { AMPLE, blockAt, ringOf, sizeOf } from './ring.ts';

/** Controls (except LF), format characters, separators: no text may contain them, except the joiners of emoji. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;
const clean = (text: string): boolean =>
  !FORBIDDEN.test(text.replaceAll('\n', '').replace(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu, ''));

const PIECES = [
  'text ', 'x'.repeat(90), '\r\n', '\n', '\r', '\t', '\b', '\0', '\x7f', '\x1b', '\x1b[', '\x1b]0;title', '\x07', '\x1b\\', '\x18', '\x1bP1$q', '\x1b_',
  '\x1b[31m', '\x1b[K', '\x1b[2K', '\x1b[A', '\x1b[99A', '\x1b[3B', '\x1b[H', '\x1b[5;9H', '\x1b[J', '\x1b[2J', '\x1b[3J', '\x1bc', '\x1b[2;4r', '\x1b[r', '\x1bM', '\x1b[L',
  '\x1b[?1049h', '\x1b[?1049l', '\x1b[?47h', '\x1b[?47l', '\x1b7', '\x1b8', '\x1b[4h', '\x1b[?7l', '\x1b[20h', '\x1b[6n', '\x1b(0', '\x0e', '\x1b[500b', '\x1b[9999999999X',
  '日本', '👨‍👩‍👧', '🇩🇪', 'e\u0301', '\u0301', '\u202e', '\u2028', '\u0085', '\u009b', '\ufeff', '\u{e0041}', '\ue0b0', '\u200d', '\ufe0f', '% \r',
] as const; // prettier-ignore

const anyBytes: fc.Arbitrary<Buffer> = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES).map((piece) => Buffer.from(piece)) }, fc.uint8Array({ maxLength: 6 })),
    { maxLength: 60 },
  )
  .map((parts) => Buffer.concat(parts));

const anySizes = fc
  .array(fc.record({ offset: fc.nat(600), cols: fc.integer({ min: 0, max: 100 }), rows: fc.integer({ min: 0, max: 30 }) }), {
    maxLength: 5,
  })
  .map((sizes): SizeMark[] => sizes.toSorted((a, b) => a.offset - b.offset));

describe('any bytes', () => {
  test('are rendered without an error or a forbidden character, within the budget, from any beginning of the ring', async () => {
    const budgets = fc.record({ headLines: fc.nat(6), tailLines: fc.nat(6), chars: fc.oneof(fc.nat(60), fc.nat(2000)) });
    await fc.assert(
      fc.asyncProperty(
        anyBytes,
        anySizes,
        budgets,
        fc.nat(500),
        fc.constantFrom('bash', 'zsh'),
        async (bytes, sizes, budget, start, shell) => {
          const lost = Math.min(start, bytes.length);
          const read = ringOf(bytes.subarray(lost), lost);
          const found = await renderBlock(blockAt(0, bytes.length, shell), read, sizes, budget);
          const rolled = await renderScrollback(bytes.length, read, sizes, budget.tailLines, budget.chars);
          for (const { text, lines } of [found, rolled].filter((each): each is OutputText => each !== null)) {
            expect(clean(text)).toBe(true);
            expect(text.length).toBeLessThanOrEqual(budget.chars);
            expect(lines).toBe(text === '' ? 0 : text.split('\n').length);
          }
          if (found !== null) expect(found.lines).toBeLessThanOrEqual(budget.headLines + budget.tailLines + 1);
          expect(rolled.lines).toBeLessThanOrEqual(budget.tailLines);
          expect(rolled.cut).toBe(lost > 0);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  test('give the same lines byte by byte as at once', async () => {
    // at the edges of the screen the emulator itself keeps or loses marks without a width, depending on where its input is split
    const withoutMarks = anyBytes.filter((bytes) => !/[\p{M}\p{Cf}\p{Zl}]/u.test(bytes.toString()));
    await fc.assert(
      fc.asyncProperty(withoutMarks, fc.integer({ min: 2, max: 90 }), fc.integer({ min: 1, max: 30 }), async (bytes, cols, rows) => {
        const whole = stretchOf({ from: 0, bytes }, [sizeOf(cols, rows)], false);
        const stops = Array.from({ length: whole.bytes.length }, (_, offset) => sizeOf(cols, rows, offset));
        const single = { ...whole, sizes: stops.length > 0 ? stops : whole.sizes };
        expect(await replay(single, 0, whole.bytes.length)).toEqual(await replay(whole, 0, whole.bytes.length));
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a session', () => {
  interface Command {
    readonly output: readonly string[];
    readonly kind: 'bash' | 'zsh' | 'yo' | 'unseen';
    readonly resize: SizeMark | null;
    readonly background: boolean;
  }
  const piece = fc.constantFrom(
    'MARK\r\n',
    'MARK ',
    '\x1b[32mMARK\x1b[0m\r\n',
    '\r 50% MARK\r 100% MARK\x1b[K\r\n',
    'MARK\r\nMARK\r\n\x1b[2A\x1b[2KMARK\x1b[2B\r\n',
    '\x1b[?1049h\x1b[H\x1b[2JSECRET\r\nSECRET\x1b[?1049l',
    'M\x1b[31mARK\r\n',
    `${'MARK '.repeat(40)}\r\n`,
    '\x1b[H\x1b[2J\x1b[3JMARK\r\n',
  );
  const command: fc.Arbitrary<Command> = fc.record({
    output: fc.array(piece, { maxLength: 8 }),
    kind: fc.constantFrom('bash', 'zsh', 'yo', 'unseen'),
    resize: fc.option(
      fc.record({ offset: fc.constant(0), cols: fc.integer({ min: 12, max: 120 }), rows: fc.integer({ min: 4, max: 40 }) }),
    ),
    background: fc.boolean(),
  });

  /** The bytes that a terminal would receive, and the blocks of the hooks' reports; `m<n>_` is in the output of command n only. */
  function played(commands: readonly Command[]): { bytes: Buffer; blocks: Blocks; sizes: SizeMark[] } {
    let text = '';
    let blocks = noBlocks;
    const sizes: SizeMark[] = [sizeOf(80, 24)];
    const place = { version: '5', cwd: '/', who: '1000@host', status: 0 };
    commands.forEach(({ output, kind, resize, background }, n) => {
      const now = { offset: text.length, timeMs: n * 10 };
      blocks = marked(blocks, { kind: 'prompt', shell: kind, ...place, ...now });
      text += `PROMPT ${n} $ typed`;
      if (background) text += '\r\nBACKGROUND\r\n';
      text += '\r\n';
      if (kind !== 'unseen')
        blocks = marked(blocks, { kind: 'started', text: kind === 'bash' ? '' : `c${n}`, ...now, offset: text.length });
      const half = Math.floor(output.length / 2);
      text += output.slice(0, half).join('').replaceAll('MARK', `m${n}_`);
      if (resize !== null) sizes.push({ ...resize, offset: text.length });
      text += output.slice(half).join('').replaceAll('MARK', `m${n}_`);
      if (kind !== 'yo')
        blocks = marked(blocks, { kind: 'ended', text: kind === 'zsh' ? '' : `c${n}`, status: 0, offset: text.length, timeMs: n * 10 + 5 });
    });
    return { bytes: Buffer.from(text), blocks, sizes };
  }

  test('has no block with a byte of another command, of a prompt, or of the alternate screen, wherever the ring begins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (commands, share) => {
          const { bytes, blocks, sizes } = played(commands);
          const lost = Math.floor(share * bytes.length);
          for (const block of blocks.ended) {
            const n = Number(block.text.slice(1));
            const found = await renderBlock(block, ringOf(bytes.subarray(lost), lost), sizes, AMPLE);
            const text = found?.text ?? '';
            expect([...text.matchAll(/m(\d+)_/g)].map(([, id]) => Number(id)).filter((id) => id !== n)).toEqual([]);
            expect(text).not.toContain('SECRET');
            // a command whose start was not seen begins at its own prompt
            if (block.startedMs !== null) expect(text).not.toMatch(/PROMPT|BACKGROUND|typed/);
            else expect([...text.matchAll(/PROMPT (\d+)/g)].map(([, id]) => Number(id)).filter((id) => id !== n)).toEqual([]);
            if (lost <= block.from && found !== null) expect(found.cut).toBe(false);
          }
          const all = await renderScrollback(bytes.length, ringOf(bytes.subarray(lost), lost), sizes, 500, 100_000);
          expect(all.text).not.toContain('SECRET');
        },
      ),
      { numRuns: runs(150) },
    );
  });
});

describe('a large output', () => {
  const LARGE_BYTES = 400 * 1024;
  const SHAPES: Readonly<Record<string, (i: number) => string>> = {
    plain: (i) => `line ${i} of many, and longer than others\r\n`,
    colourful: (i) => `\x1b[1;3${i % 8}mline\x1b[0m \x1b[38;5;${i % 256}m${i}\x1b[0m\r\n`,
    wrapped: (i) => `${`${i} `.repeat(60)}\r\n`,
    'of progress bars': (i) => `\r\x1b[K ${i % 101}% [${'#'.repeat(i % 50)}]${i % 11 === 10 ? ` ${i}\r\n` : ''}`,
    'of rewritten layers': (i) =>
      `layer ${i}: 0%\r\n${i > 8 ? `\x1b[${1 + (i % 8)}A\x1b[2K\rlayer ${i} up ${i % 8}\r\x1b[${1 + (i % 8)}B` : ''}`,
    'of tables drawn twice': (i) => {
      const rows = (state: string): string => Array.from({ length: 20 }, (_, j) => `\x1b[2Krow ${j} of ${i}: ${state}\r\n`).join('');
      return `${rows('waiting')}\x1b[20A${rows('ok')}`;
    },
    'under rows that do not scroll': (i) =>
      `${i === 0 ? '\x1b[1;23r\x1b[1;1H' : ''}unpacking ${i}\r\n\x1b7\x1b[24;1fProgress: ${i}\x1b[K\x1b8`,
    'with titles': (i) => `\x1b]0;title\x07line ${i}\r\n`,
  };
  test.each(Object.entries(SHAPES))('%s: its two ends have the same lines as a replay of all of it', async (_, next) => {
    let output = '';
    for (let i = 0; output.length < LARGE_BYTES; i++) output += next(i);
    const bytes = Buffer.from(output);
    const stretch = stretchOf({ from: 0, bytes }, [sizeOf(80, 24)], false);
    const { lines } = await replay(stretch, 0, bytes.length);
    for (const wanted of [1, 2, 5, 13, 22, 30, 47, 85, 100]) {
      const budget = { headLines: wanted, tailLines: wanted, chars: 100_000 };
      const found = await renderBlock(blockAt(0, bytes.length), ringOf(bytes), [sizeOf(80, 24)], budget);
      const rows = found?.text.split('\n') ?? [];
      expect(rows.slice(wanted + 1)).toEqual(lines.slice(-wanted));
      expect(rows.slice(0, wanted)).toEqual(lines.slice(0, wanted));
      expect(rows[wanted]).toMatch(/^… [\d,]+ lines? left out …$/);
    }
  });

  test('rows drawn before the beginning of the tail and finished after it are not torn', async () => {
    const finished = '\x1b[30Gok\r\n'.repeat(10);
    const table = (i: number): string => `${Array.from({ length: 20 }, (_, j) => `row ${j} of ${i}\r\n`).join('')}\x1b[10A${finished}`;
    const bytes = Buffer.from(Array.from({ length: 1_500 }, (_, i) => table(i)).join(''));
    const { lines } = await replay(stretchOf({ from: 0, bytes }, [sizeOf(80, 24)], false), 0, bytes.length);
    for (let wanted = 60; wanted <= 100; wanted++) {
      const budget = { headLines: 0, tailLines: wanted, chars: 100_000 };
      const found = await renderBlock(blockAt(0, bytes.length), ringOf(bytes), [sizeOf(80, 24)], budget);
      expect(found?.text.split('\n').slice(1)).toEqual(lines.slice(-wanted));
    }
  });
});
