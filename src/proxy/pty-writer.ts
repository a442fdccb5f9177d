/** Writes keys to the PTY, and queues them while the program does not read. */
import { PTY_QUEUE_BYTES } from '../base/limits.ts';
import type { Cancel, Clock, PtyEndpoint } from './proxy-endpoints.ts';

const FIRST_DELAY_MS = 1;
const LAST_DELAY_MS = 64;

/**
 * When a program does not read its terminal, the kernel's queue fills up; then the rest waits here and is tried again with growing
 * pauses. Trying again at once, as node-pty does, burns a whole core (1,140 ms of CPU in 2 s against 50).
 */
export class PtyWriter {
  private queue: Buffer[] = [];
  private queued = 0;
  private delayMs = FIRST_DELAY_MS;
  private cancelRetry: Cancel | null = null;
  private readonly pty: Pick<PtyEndpoint, 'write'>;
  private readonly clock: Clock;
  private readonly onFull: (full: boolean) => void;

  /** `onFull(true)` asks the source to pause, `onFull(false)` to resume. */
  constructor(pty: Pick<PtyEndpoint, 'write'>, clock: Clock, onFull: (full: boolean) => void) {
    this.pty = pty;
    this.clock = clock;
    this.onFull = onFull;
  }

  /** The bytes may be reused after the call. */
  write(bytes: Buffer): void {
    const done = this.queued === 0 ? this.pty.write(bytes, 0) : 0;
    if (done === bytes.length) return;
    this.queue.push(Buffer.from(bytes.subarray(done)));
    this.queued += bytes.length - done;
    if (this.queued >= PTY_QUEUE_BYTES) this.onFull(true);
    this.schedule();
  }

  /** Stops trying: the terminal is gone. */
  close(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.queue = [];
    this.queued = 0;
  }

  private schedule(): void {
    this.cancelRetry ??= this.clock.after(this.delayMs, () => this.retry());
  }

  private retry(): void {
    this.cancelRetry = null;
    let progressed = false;
    for (let head = this.queue[0]; head !== undefined; head = this.queue[0]) {
      const done = this.pty.write(head, 0);
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
