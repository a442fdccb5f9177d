import fs from 'node:fs';
import type { WriteStream } from 'node:tty';
import { DEFAULT_SIZE, type WindowSize } from './proxy-endpoints.ts';

/** The terminal in which yosh was started: writes to it, and reads its size. */
export class OuterTerminal {
  private readonly fd: number;
  private readonly stream: WriteStream & { _refreshSize?(): void };
  private readonly onGone: () => void;
  private readonly pause = new Int32Array(new SharedArrayBuffer(4));

  constructor(fd: number, onGone: () => void) {
    this.fd = fd;
    const tty = process.getBuiltinModule('node:tty');
    this.stream = new tty.WriteStream(fd).on('error', onGone);
    this.onGone = onGone;
  }

  /** A terminal that reports 0 × 0 does not know its size. */
  size(): WindowSize {
    // without this `getWindowSize` returns the size at the start; Node refreshes only process.stdout by itself
    this.stream._refreshSize?.();
    const [cols, rows] = this.stream.getWindowSize();
    return { cols: cols || DEFAULT_SIZE.cols, rows: rows || DEFAULT_SIZE.rows };
  }

  /** Blocks on purpose: that is the back-pressure. A queue here makes the keystroke delay under a flood 6–10 times as long. */
  write(bytes: Buffer, start = 0, end = bytes.length): void {
    let at = start;
    while (at < end) {
      try {
        at += fs.writeSync(this.fd, bytes, at, end - at);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') {
          this.onGone();
          return;
        }
        // a program made the shared file description non-blocking: wait as a blocking write would
        Atomics.wait(this.pause, 0, 0, 1);
      }
    }
  }
}
