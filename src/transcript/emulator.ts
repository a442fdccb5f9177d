/**
 * The terminal emulator that turns output into text, loaded on first use. Its work is bounded, because output is untrusted text:
 * a few bytes of it (`ESC [ 2147483647 S`) can keep an emulator busy for an hour. The emulator's events are not connected to
 * anything, so requests in the output (replies, titles, the clipboard) have no effect.
 */
import type { Terminal } from '@xterm/headless';
import type { SizeMark } from './block.ts';

/** Cells an emulator may hold, 12 bytes each: 20,000 rows of 80 columns. */
const CELLS = 1_600_000;

/** Sequences whose work grows with their parameter: REP, SU, SD, IL, DL, CHT, CBT. */
const EXPENSIVE = ['b', 'S', 'T', 'L', 'M', 'I', 'Z'] as const;

/** The largest parameter of one of them; no screen has more rows or columns. */
const MAX_COUNT = 2_000;

/** The largest sum of their parameters: 0.1–0.2 s of work. Programs scroll by line ends, which are not counted. */
const MAX_TOTAL = 100_000;

/**
 * The replay stops after this much processor time of this thread: 40 times what 1 MiB takes. Only output that keeps erasing the screen
 * takes so long. A busy machine takes longer for the same text, which must not be cut because of that.
 */
const FEED_MS = 1_000;

/** Bytes replayed between two checks of the time: under 1 ms of ordinary output, 40 ms of the most expensive. */
const CHUNK_BYTES = 8 * 1024;

export interface Emulator {
  readonly terminal: Terminal;
  /** Rows that it keeps above the screen. */
  readonly scrollback: number;
  /** Resolves when all the bytes were drawn or the processor time is over. */
  feed(bytes: Uint8Array): Promise<void>;
}

/** Processor time of this thread since its start, in milliseconds. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Loads the emulator ahead of time: the next step of a walk-through needs it at once. */
export async function warmEmulator(): Promise<void> {
  await import('@xterm/headless');
}

/** An emulator of the first size that can later be resized to any of the others. */
export async function emulatorOf(sizes: readonly [SizeMark, ...SizeMark[]]): Promise<Emulator> {
  const loaded = await import('@xterm/headless');
  // a CommonJS file: its names are on the module when bundled, and under `default` when Node loads the file itself
  const Class = loaded.Terminal ?? loaded.default.Terminal;
  const [{ cols, rows }] = sizes;
  const scrollback = Math.max(1, Math.floor(CELLS / Math.max(...sizes.map((size) => size.cols))) - rows);
  const terminal = new Class({ cols, rows, scrollback, logLevel: 'off', allowProposedApi: true });
  let total = 0;
  for (const final of EXPENSIVE) {
    terminal.parser.registerCsiHandler({ final }, ([first]) => {
      const count = typeof first === 'number' ? Math.max(1, first) : 1;
      total += Math.min(count, MAX_COUNT);
      return count > MAX_COUNT || total > MAX_TOTAL;
    });
  }
  let deadlineMs = Number.NaN;
  const feed = (bytes: Uint8Array): Promise<void> => {
    if (Number.isNaN(deadlineMs)) deadlineMs = threadMs() + FEED_MS;
    return new Promise((done) => {
      // called from write's own callback, so that it continues in the same turn of the event loop
      const next = (at: number): void => {
        const end = Math.min(at + CHUNK_BYTES, bytes.length);
        terminal.write(bytes.subarray(at, end), () => (end < bytes.length && threadMs() < deadlineMs ? next(end) : done()));
      };
      next(0);
    });
  };
  return { terminal, scrollback, feed };
}
