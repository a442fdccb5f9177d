/** The FIFO on which the proxy sends answers to the hook. */
import fs from 'node:fs';

/** A hook that waits reads at once, a byte at a time; one that is gone never does. So it is asked again ever more seldom. */
const FIRST_RETRY_MS = 1;
const LAST_RETRY_MS = 500;

/**
 * Opens the FIFO for reading and writing: then neither side's open can block, and a write never meets a pipe without a reader
 * (opened for writing alone, it would freeze the terminal until a hook reads).
 */
export class DownChannel {
  private readonly fd: number;
  /** What the pipe (64 KB) had no room for. */
  private left: Buffer[] = [];
  private retry: NodeJS.Timeout | null = null;

  /** Throws when there is no FIFO. */
  constructor(path: string) {
    this.fd = fs.openSync(path, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
  }

  /** Drops messages that earlier hooks did not read. Called when a question comes: no message in the pipe belongs to it yet. */
  clear(): void {
    this.left = [];
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    const buffer = Buffer.allocUnsafe(64 * 1024);
    try {
      while (fs.readSync(this.fd, buffer) > 0);
    } catch {
      // EAGAIN: it is empty
    }
  }

  /**
   * Sends a message, which may be longer than the pipe: the rest follows as the hook reads, however late it does, because without its end the
   * hook would wait for ever. Making room here would remove the beginning of the same message.
   */
  send(message: Buffer): void {
    this.left.push(message);
    // behind others it waits for its turn
    if (this.retry === null) this.write(FIRST_RETRY_MS);
  }

  /** Writes what there is room for. Throws when the pipe cannot be written to. */
  private write(retryMs: number): void {
    let isRead = false;
    for (let first = this.left[0]; first !== undefined; first = this.left[0]) {
      try {
        const written = fs.writeSync(this.fd, first);
        isRead = true;
        if (written < first.length) this.left[0] = first.subarray(written);
        else this.left.shift();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return this.later(isRead ? FIRST_RETRY_MS : retryMs);
        this.left = [];
        throw error;
      }
    }
  }

  private later(retryMs: number): void {
    this.retry = setTimeout(() => {
      this.retry = null;
      try {
        this.write(Math.min(2 * retryMs, LAST_RETRY_MS));
      } catch {
        // no question waits for it any more
      }
    }, retryMs).unref();
  }
}
