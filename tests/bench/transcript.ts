/** Rendering a full ring to text: the last 1,000 lines of 1 MiB, in a process that has rendered before. */
import { RING_BYTES } from '../../src/base/limits.ts';
import type { RingPiece } from '../../src/transcript/block.ts';
import { renderScrollback } from '../../src/transcript/output.ts';
import { median, quantile } from './numbers.ts';
import type { Bench } from './plan.ts';

const LINES = 1_000;
const CHARS = 128 * 1024;
const MOST_MS = 30;
/** Renderings before the measured ones: a new process still compiles its code then, a companion in use no longer does. */
const WARM_UP = 5;

const WORDS = 'the quick brown fox jumps over a lazy dog while seven wizards box quietly'.split(' ');
const word = (i: number): string => WORDS[i % WORDS.length] as string;
const bar = (share: number): string => `${'#'.repeat(share / 2)}${' '.repeat(50 - Math.floor(share / 2))}`;

/** Pieces of output, repeated in order until the ring is full. */
const SHAPES: Readonly<Record<string, (i: number) => string>> = {
  'plain text': (i) => `${Array.from({ length: 12 }, (_, j) => word(i * 7 + j)).join(' ')}\r\n`,
  'colour-heavy text': (i) =>
    `${Array.from({ length: 10 }, (_, j) => `\x1b[1;38;5;${16 + ((i + j) % 216)}m${word(i + j)}\x1b[0m`).join(' ')}\r\n`,
  'short lines': (i) => `${i}\r\n`,
  'long lines': (i) => `${`${word(i)} `.repeat(2_000)}\r\n`,
  'progress bars': (i) => `\r\x1b[K ${i % 101}% [${bar(i % 101)}] ${i} kB/s${i % 101 === 100 ? '\r\n' : ''}`,
  'progress of many layers': (i) => `\x1b[${1 + (i % 8)}A\x1b[2K\r${word(i)}: Downloading [${bar(i % 101)}] ${i} kB\r\x1b[${1 + (i % 8)}B`,
};

export async function transcript({ report, amounts }: Bench): Promise<void> {
  for (const [shape, next] of Object.entries(SHAPES)) {
    let text = '\r\n'.repeat(8);
    for (let i = 0; text.length < RING_BYTES; i++) text += next(i);
    const piece: RingPiece = { from: RING_BYTES, bytes: Buffer.from(text).subarray(-RING_BYTES) };
    const times: number[] = [];
    for (let round = -WARM_UP; round < amounts.renders; round++) {
      const start = performance.now();
      await renderScrollback(2 * RING_BYTES, () => Promise.resolve(piece), [{ offset: 0, cols: 120, rows: 40 }], LINES, CHARS);
      if (round >= 0) times.push(performance.now() - start);
    }
    const middle = median(times);
    report.figure({
      name: `1 MiB to its last lines, ${shape}`,
      values: { median: middle, p95: quantile(times, 0.95) },
      unit: 'ms',
      goal: { value: middle, unit: 'ms', atMost: MOST_MS },
    });
  }
}
