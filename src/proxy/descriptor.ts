/** Reads and writes of a non-blocking descriptor that never wait. */
import fs from 'node:fs';

/**
 * Writes to a non-blocking descriptor as much as its queue takes. Returns the number of bytes taken, counted from `from`: fewer than
 * given, or none, when the queue is full. Any other error means that the far end is gone: then all bytes count as taken.
 */
export function writeAvailable(fd: number, bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    try {
      at += fs.writeSync(fd, bytes, at, bytes.length - at);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? at - from : bytes.length - from;
    }
  }
  return at - from;
}

/** What can be read without waiting, in `buffer`; null when there is nothing now, or at the end of the stream. */
export function readAvailable(fd: number, buffer: Buffer): Buffer | null {
  try {
    const count = fs.readSync(fd, buffer);
    return count === 0 ? null : buffer.subarray(0, count);
  } catch {
    return null;
  }
}
