import { FRAME_INDEX_COUNT, SIZE_INDEX_COUNT } from '../base/limits.ts';

/** A frame as the hook wrote it, how many bytes the terminal had been shown when it came, and when that was. */
export interface RecordedFrame {
  readonly offset: number;
  /** Milliseconds since 1970; grows from frame to frame, so that it also says which of two came first. */
  readonly timeMs: number;
  readonly body: Buffer;
}

/** The terminal's size from an offset on. */
export interface RecordedSize {
  readonly offset: number;
  readonly cols: number;
  readonly rows: number;
}

/** The least difference two times have: well above what a number of this size can tell apart. */
const TICK_MS = 0.001;

/** The newest frames, oldest first: the index into the ring, and the past of a companion that starts later. */
export class FrameLog {
  readonly frames: RecordedFrame[] = [];
  readonly sizes: RecordedSize[] = [];
  private lastMs = 0;
  private forgotten = 0;

  /** Ring position before which frames have been forgotten: which command printed those bytes is no longer known. */
  get since(): number {
    return this.forgotten;
  }

  /** The frame as it is recorded, when it is: `timeMs` is the clock's, or a moment after the frame before. */
  record(offset: number, body: Buffer, timeMs: number): RecordedFrame {
    this.lastMs = Math.max(timeMs, this.lastMs + TICK_MS);
    return { offset, timeMs: this.lastMs, body: Buffer.from(body) };
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

  /** Ring position of the newest frame of this kind, or null when none is remembered. */
  lastOffset(verb: string): number | null {
    return this.frames.findLast((frame) => frame.body[0] === verb.charCodeAt(0))?.offset ?? null;
  }

  clear(): void {
    this.frames.length = 0;
  }
}
