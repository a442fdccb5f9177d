import fs from 'node:fs';
import tty from 'node:tty';

/** The user's terminal, as seen from inside: what is written to it, and how large it is. */
export class OuterTerminal {
  private readonly fd: number;
  private readonly stream: tty.WriteStream & { _refreshSize?(): void };
  private readonly onGone: () => void;
  private readonly pause = new Int32Array(new SharedArrayBuffer(4));

  constructor(fd: number, onGone: () => void) {
    this.fd = fd;
    this.stream = new tty.WriteStream(fd).on('error', onGone);
    this.onGone = onGone;
  }

  /** In character cells; a terminal that does not know says 0 × 0 and gets the classic 80 × 24. */
  size(): { cols: number; rows: number } {
    // `getWindowSize` returns what was read at the start; only process.stdout is refreshed by Node itself
    this.stream._refreshSize?.();
    const [cols, rows] = this.stream.getWindowSize();
    return { cols: cols || 80, rows: rows || 24 };
  }

  /** Blocking, on purpose: that is the back-pressure. Own queues here cost 6–10 × the keystroke delay under a flood. */
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
        // a program made the shared descriptor non-blocking: wait as a blocking one would
        Atomics.wait(this.pause, 0, 0, 1);
      }
    }
  }
}
