import { FRAME_INDEX_COUNT } from '../base/limits.ts';

/** A frame as the hook wrote it, and how many bytes the terminal had been shown when it came. */
export interface RecordedFrame {
  readonly offset: number;
  readonly body: Buffer;
}

/** The newest frames, oldest first: the index into the ring, and the past of a companion that starts later. */
export class FrameLog {
  readonly frames: RecordedFrame[] = [];

  add(frame: RecordedFrame): void {
    if (this.frames.push(frame) > FRAME_INDEX_COUNT) this.frames.shift();
  }

  /** Where the newest frame of this kind stood, or null when none is remembered. */
  lastOffset(verb: string): number | null {
    return this.frames.findLast((frame) => frame.body[0] === verb.charCodeAt(0))?.offset ?? null;
  }

  clear(): void {
    this.frames.length = 0;
  }
}
