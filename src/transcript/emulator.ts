/**
 * The terminal emulator, loaded with the first use, and kept within bounds: what a program prints is a stranger's, and a few
 * bytes of it (`ESC [ 2147483647 S`) can keep an emulator busy for an hour. Nobody listens to it: what the output asks of a
 * terminal (replies, titles, the clipboard) has no effect anywhere.
 */
import type { Terminal } from '@xterm/headless';
import type { SizeMark } from './block.ts';

/** Cells an emulator may hold, 12 bytes each: 20,000 rows of 80 columns. */
const CELLS = 1_600_000;

/** Sequences whose work grows with what they are told: REP, SU, SD, IL, DL, CHT, CBT. */
const LABORIOUS = ['b', 'S', 'T', 'L', 'M', 'I', 'Z'] as const;

/** The most one of them may be told; no screen has more rows or columns. */
const COUNT = 2_000;

/** And all of them together, a row or cell each: 0.1–0.2 s of work. Programs scroll by line ends, which are not counted. */
const COUNTS = 100_000;

/** After this long no more is replayed: 40 times what 1 MiB takes, for output that is nothing but erasing the screen. */
const FEED_MS = 1_000;

/** Replayed between two looks at the clock: under 1 ms of output, 40 ms of the most laborious. */
const CHUNK_BYTES = 8 * 1024;

export interface Emulator {
  readonly terminal: Terminal;
  /** Rows above the screen that it keeps. */
  readonly scrollback: number;
  /** Done when all of the bytes were drawn, or time is up. */
  feed(bytes: Uint8Array): Promise<void>;
}

/** Loads it while nobody waits: the next step of a walk-through needs it at once. */
export async function warmEmulator(): Promise<void> {
  await import('@xterm/headless');
}

/** An emulator of the first size that may come to have any of the others. */
export async function emulatorOf(sizes: readonly [SizeMark, ...SizeMark[]]): Promise<Emulator> {
  const loaded = await import('@xterm/headless');
  // a CommonJS file: its names are there when bundled, under `default` when Node reads it as it is
  const Class = loaded.Terminal ?? loaded.default.Terminal;
  const [{ cols, rows }] = sizes;
  const scrollback = Math.max(1, Math.floor(CELLS / Math.max(...sizes.map((size) => size.cols))) - rows);
  const terminal = new Class({ cols, rows, scrollback, logLevel: 'off', allowProposedApi: true });
  let counts = 0;
  for (const final of LABORIOUS) {
    terminal.parser.registerCsiHandler({ final }, ([first]) => {
      const count = typeof first === 'number' ? Math.max(1, first) : 1;
      counts += Math.min(count, COUNT);
      return count > COUNT || counts > COUNTS;
    });
  }
  let deadline = Number.NaN;
  const feed = (bytes: Uint8Array): Promise<void> => {
    if (Number.isNaN(deadline)) deadline = performance.now() + FEED_MS;
    return new Promise((done) => {
      // from its own callback, so that it goes on in the same turn of the event loop
      const next = (at: number): void => {
        const end = Math.min(at + CHUNK_BYTES, bytes.length);
        terminal.write(bytes.subarray(at, end), () => (end < bytes.length && performance.now() < deadline ? next(end) : done()));
      };
      next(0);
    });
  };
  return { terminal, scrollback, feed };
}
