/** Replays terminal bytes in an emulator and reads the lines it shows. */
import type { IBuffer } from '@xterm/headless';
import type { SizeMark } from './block.ts';
import { emulatorOf } from './emulator.ts';
import type { Stretch } from './stretch.ts';
import { visibleLine } from './visible-line.ts';

export interface Replayed {
  /** Wrapped rows are joined, trailing spaces removed, empty lines at both ends left out. */
  readonly lines: readonly string[];
  /** The first line is the first line of the stretch: nothing above it was left out. */
  readonly whole: boolean;
  /** How many of `lines` have scrolled off the screen; later bytes cannot change those. */
  readonly settled: number;
}

/** Replays `stretch` between two positions in its bytes; `from` is 0 or follows a line end. */
export async function replay(stretch: Stretch, from: number, to: number): Promise<Replayed> {
  const [size, ...later] = sizesWithin(stretch, from, to);
  const { terminal, scrollback, feed } = await emulatorOf([size, ...later]);
  if (from > 0 || stretch.midway) await feed(Buffer.from(midwayState(stretch, from, size)));
  const first = terminal.registerMarker(0);
  let position = from;
  for (const next of later) {
    await feed(stretch.bytes.subarray(position, next.offset));
    terminal.resize(next.cols, next.rows);
    position = next.offset;
  }
  await feed(stretch.bytes.subarray(position, to));

  const buffer = terminal.buffer.normal;
  const edges = new Set([size, ...later].map(({ cols }) => cols));
  const trimmed = buffer.length >= scrollback + terminal.rows;
  // the rows above are missing, and they may have changed the first screen of rows: skip that many
  let skipped = from > 0 && first !== undefined && first.line >= 0 ? first.line + size.rows : 0;
  while (skipped > 0 && skipped < buffer.length - 1 && continues(buffer, skipped, edges)) skipped++;
  const lines: string[] = [];
  let settled = 0;
  for (let y = skipped; y < buffer.length; y++) {
    const text = buffer.getLine(y)?.translateToString(true) ?? '';
    if (lines.length > 0 && continues(buffer, y, edges)) lines[lines.length - 1] += text;
    else {
      if (y <= buffer.baseY) settled = lines.length;
      lines.push(text);
    }
  }
  terminal.dispose();
  return { ...trimmedLines(lines.map(visibleLine), settled), whole: from === 0 && !trimmed };
}

/** The size at `from`, then the sizes set before `to`. */
function sizesWithin({ sizes }: Stretch, from: number, to: number): [SizeMark, ...SizeMark[]] {
  const at = sizes.findLastIndex(({ offset }) => offset <= from);
  return [sizes[Math.max(0, at)] as SizeMark, ...sizes.slice(Math.max(0, at) + 1).filter(({ offset }) => offset < to)];
}

/**
 * Whether a row continues the line above it. The emulator keeps its `isWrapped` flag after the wrapped text is gone (a prompt drawn
 * over it, a row outside the rows that scroll). So the row above must also be full: up to an edge that the screen had, or up to the
 * last column when a wide character did not fit there.
 */
function continues(buffer: IBuffer, y: number, edges: ReadonlySet<number>): boolean {
  const row = buffer.getLine(y);
  const above = buffer.getLine(y - 1);
  if (row?.isWrapped !== true || above === undefined) return false;
  let used = above.length;
  while (used > 0 && above.getCell(used - 1)?.getChars() === '' && above.getCell(used - 1)?.getWidth() !== 0) used--;
  return edges.has(used) || (edges.has(used + 1) && row.getCell(0)?.getWidth() === 2);
}

/** Sequences that set the scrolling rows and put the cursor in the lowest row, as after a screen of output, so that it can move up. */
function midwayState(stretch: Stretch, from: number, { rows }: SizeMark): string {
  const region = stretch.regions.findLast(({ at }) => at <= from)?.sequence.toString('latin1') ?? '';
  const bottom = Number(/;(\d+)r$/.exec(region)?.[1] ?? rows) || rows;
  return `${'\n'.repeat(rows - 1)}${region}\x1b[${Math.min(bottom, rows)};1H`;
}

function trimmedLines(lines: readonly string[], settled: number): { lines: string[]; settled: number } {
  const first = lines.findIndex((line) => line !== '');
  if (first < 0) return { lines: [], settled: 0 };
  return { lines: lines.slice(first, lines.findLastIndex((line) => line !== '') + 1), settled: Math.max(0, settled - first) };
}
