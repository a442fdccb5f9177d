import fs from 'node:fs';
import { PTY_QUEUE_BYTES } from '../base/limits.ts';

const FIRST_DELAY_MS = 1;
const LAST_DELAY_MS = 64;

/**
 * Writes keys to the PTY. A program that does not read its terminal makes the kernel's queue full; then the rest waits here and
 * is tried again with growing pauses: trying at once, as node-pty does, burns a whole core (1,140 ms of CPU in 2 s against 50).
 */
export class PtyWriter {
  private queue: Buffer[] = [];
  private queued = 0;
  private delayMs = FIRST_DELAY_MS;
  private timer: NodeJS.Timeout | null = null;
  private readonly fd: number;
  private readonly onFull: (full: boolean) => void;

  /** `onFull(true)` asks for the source to pause, `onFull(false)` to go on. */
  constructor(fd: number, onFull: (full: boolean) => void) {
    this.fd = fd;
    this.onFull = onFull;
  }

  /** The bytes may be reused after the call. */
  write(bytes: Buffer): void {
    const done = this.queued === 0 ? this.tryWrite(bytes) : 0;
    if (done === bytes.length) return;
    this.queue.push(Buffer.from(bytes.subarray(done)));
    this.queued += bytes.length - done;
    if (this.queued >= PTY_QUEUE_BYTES) this.onFull(true);
    this.schedule();
  }

  /** Stops trying: the terminal is gone. */
  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
    this.queued = 0;
  }

  /** Number of bytes the kernel took: 0 when its queue is full. Any other error means that the shell is gone, and the bytes with it. */
  private tryWrite(bytes: Buffer): number {
    let done = 0;
    while (done < bytes.length) {
      try {
        done += fs.writeSync(this.fd, bytes, done, bytes.length - done);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? done : bytes.length;
      }
    }
    return done;
  }

  private schedule(): void {
    if (this.timer !== null) return;
    this.timer = setTimeout(() => this.retry(), this.delayMs);
  }

  private retry(): void {
    this.timer = null;
    let progressed = false;
    for (let head = this.queue[0]; head !== undefined; head = this.queue[0]) {
      const done = this.tryWrite(head);
      this.queued -= done;
      progressed ||= done > 0;
      if (done < head.length) {
        this.queue[0] = head.subarray(done);
        break;
      }
      this.queue.shift();
    }
    this.delayMs = progressed ? FIRST_DELAY_MS : Math.min(this.delayMs * 2, LAST_DELAY_MS);
    if (this.queued < PTY_QUEUE_BYTES) this.onFull(false);
    if (this.queued > 0) this.schedule();
  }
}
