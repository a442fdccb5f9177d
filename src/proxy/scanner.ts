/** Takes this session's frames out of the shell's output. */
import { FRAME_BYTES } from '../base/limits.ts';

const ESC = 0x1b;
const BEL = 0x07;

export interface ScannerSink {
  /** Ordinary output: bytes `start` to `end` of `bytes`, valid only during the call. */
  pass(bytes: Buffer, start: number, end: number): void;
  /** The body of one frame, valid only during the call. Returns false when the body is invalid and shall pass as output. */
  frame(body: Buffer): boolean;
}

/**
 * Transparent: every byte that is not part of an accepted frame is passed on, in order and unchanged. Bounded: it holds at most one
 * unfinished frame.
 *
 * When a read ends inside what may be a frame, its first bytes are held; the owner calls `flush` after STRADDLE_MS of silence.
 * Passing them on at once would send half of an OSC string, with the nonce in it, to the terminal.
 */
export class FrameScanner {
  private held: Buffer | null = null;
  private readonly prefix: Buffer;
  private readonly sink: ScannerSink;

  constructor(prefix: Uint8Array, sink: ScannerSink) {
    this.prefix = Buffer.from(prefix);
    this.sink = sink;
  }

  get holding(): boolean {
    return this.held !== null;
  }

  push(chunk: Buffer): void {
    if (this.held === null) {
      this.scan(chunk);
    } else {
      const joined = Buffer.concat([this.held, chunk]);
      this.held = null;
      this.scan(joined);
    }
  }

  /** Passes the held bytes on as ordinary output: the rest of the frame did not come. */
  flush(): void {
    if (this.held === null) return;
    const bytes = this.held;
    this.held = null;
    this.sink.pass(bytes, 0, bytes.length);
  }

  private scan(bytes: Buffer): void {
    let passed = 0;
    let from = 0;
    for (;;) {
      const at = bytes.indexOf(this.prefix, from);
      if (at < 0) break;
      const end = this.endOfFrame(bytes, at);
      if (end === 'later') {
        if (at > passed) this.sink.pass(bytes, passed, at);
        this.held = Buffer.from(bytes.subarray(at));
        return;
      }
      from = at + this.prefix.length;
      if (end === 'none') continue;
      const body = bytes.subarray(from, end);
      if (at > passed) this.sink.pass(bytes, passed, at);
      passed = at;
      if (this.sink.frame(body)) {
        passed = end + 1;
        from = passed;
      }
    }
    const tail = bytes.length - this.straddle(bytes, Math.max(passed, from));
    if (tail > passed) this.sink.pass(bytes, passed, tail);
    if (tail < bytes.length) this.held = Buffer.from(bytes.subarray(tail));
  }

  /** Where the BEL is of the frame that begins with the prefix at `at`. `later`: not in these bytes. `none`: what begins there is no frame. */
  private endOfFrame(bytes: Buffer, at: number): number | 'later' | 'none' {
    const stop = endOfBody(bytes, at + this.prefix.length);
    const size = (stop < 0 ? bytes.length : stop) - at;
    if (size >= FRAME_BYTES) return 'none';
    if (stop < 0) return 'later';
    return bytes[stop] === BEL ? stop : 'none';
  }

  /** How many of the last bytes could be the beginning of the prefix. */
  private straddle(bytes: Buffer, from: number): number {
    let at = Math.max(from, bytes.length - this.prefix.length + 1);
    for (; (at = bytes.indexOf(ESC, at)) >= 0; at++) {
      const length = bytes.length - at;
      if (bytes.compare(this.prefix, 0, length, at, bytes.length) === 0) return length;
    }
    return 0;
  }
}

/** Index of the first control byte from `from` on, or -1. BEL ends a frame; any other makes it invalid. */
function endOfBody(bytes: Buffer, from: number): number {
  for (let i = from; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte < 0x20 || byte === 0x7f) return i;
  }
  return -1;
}
