/**
 * The last N bytes that went to the terminal. Positions are absolute, counted in bytes ever written: so a position stays valid, and
 * one below `start` is known to be lost.
 */
export class ByteRing {
  private bytes: Buffer;
  private written = 0;
  private lowest = 0;

  constructor(capacity: number) {
    this.bytes = Buffer.allocUnsafeSlow(Math.max(1, capacity));
  }

  /** Position after the newest byte. */
  get end(): number {
    return this.written;
  }

  /** Position of the oldest byte still held. */
  get start(): number {
    return Math.max(this.lowest, this.written - this.bytes.length);
  }

  write(source: Buffer, start: number, end: number): void {
    const capacity = this.bytes.length;
    this.written += end - start;
    const from = Math.max(start, end - capacity);
    let at = (this.written - (end - from)) % capacity;
    const first = Math.min(end - from, capacity - at);
    source.copy(this.bytes, at, from, from + first);
    at = 0;
    if (first < end - from) source.copy(this.bytes, at, from + first, end);
  }

  /** A copy of the bytes from `from` (or the oldest held) to `to` (or the newest). */
  read(from: number, to: number = this.written): Buffer {
    const start = Math.min(Math.max(from, this.start), this.written);
    const out = Buffer.allocUnsafe(Math.max(0, Math.min(to, this.written) - start));
    const capacity = this.bytes.length;
    const at = start % capacity;
    const first = Math.min(out.length, capacity - at);
    this.bytes.copy(out, 0, at, at + first);
    if (first < out.length) this.bytes.copy(out, first, 0, out.length - first);
    return out;
  }

  /** Changes the capacity. Keeps as many of the newest bytes as it holds, at their positions. */
  resize(capacity: number): void {
    if (capacity === this.bytes.length) return;
    const kept = this.read(this.start);
    this.lowest = this.start;
    this.bytes = Buffer.allocUnsafeSlow(Math.max(1, capacity));
    this.written -= kept.length;
    this.write(kept, 0, kept.length);
  }

  /** Erases all bytes held; positions go on counting. */
  clear(): void {
    this.lowest = this.written;
    this.bytes.fill(0);
  }
}
