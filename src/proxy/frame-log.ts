/** The index into the ring: frames and terminal sizes with their positions, also for a companion that starts later. */
import { FRAME_INDEX_COUNT, SIZE_INDEX_COUNT } from '../base/limits.ts';

/** A frame as the hook wrote it, the ring position at which it came, and the time. */
export interface RecordedFrame {
  readonly offset: number;
  /** Milliseconds since 1970. Grows from frame to frame, so that it also orders them. */
  readonly timeMs: number;
  readonly body: Buffer;
}

/** The terminal's size from this ring position on. */
export interface RecordedSize {
  readonly offset: number;
  readonly cols: number;
  readonly rows: number;
}

/** The smallest difference between two times: well above the precision of a float64 of this size. */
const TICK_MS = 0.001;

/** The newest frames, oldest first. */
export class FrameLog {
  readonly frames: RecordedFrame[] = [];
  readonly sizes: RecordedSize[] = [];
  private lastMs = 0;
  private forgotten = 0;

  /** Ring position before which frames were dropped: it is no longer known which command printed the bytes before it. */
  get since(): number {
    return this.forgotten;
  }

  /** The frame with its place and time, not yet added. Its time is `timeMs`, or TICK_MS after the last frame if that is later. */
  record(offset: number, body: Buffer, timeMs: number): RecordedFrame {
    this.lastMs = Math.max(timeMs, this.lastMs + TICK_MS);
    // not from Node's pool, of which one kept frame would keep a whole block of 64 KiB
    const kept = Buffer.allocUnsafeSlow(body.length);
    body.copy(kept);
    return { offset, timeMs: this.lastMs, body: kept };
  }

  resized(size: RecordedSize): void {
    const { cols, rows } = this.sizes.at(-1) ?? {};
    if (cols === size.cols && rows === size.rows) return;
    if (this.sizes.push(size) > SIZE_INDEX_COUNT) this.sizes.shift();
  }

  add(frame: RecordedFrame): void {
    if (this.frames.push(frame) > FRAME_INDEX_COUNT) {
      this.frames.shift();
      this.forgotten = this.frames[0]?.offset ?? frame.offset;
    }
  }

  /** Ring position of the newest frame with this verb, or null when the log has none. */
  lastOffset(verb: string): number | null {
    return this.frames.findLast((frame) => frame.body[0] === verb.charCodeAt(0))?.offset ?? null;
  }

  clear(): void {
    this.frames.length = 0;
  }
}
