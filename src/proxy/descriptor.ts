import fs from 'node:fs';

/**
 * Writes to a non-blocking descriptor what its queue takes. Returns the number of bytes from `from` on that were taken: fewer, or
 * none, when the queue is full. Any other error means that the far end is gone, and the bytes with it: then that is all of them.
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

/** What can be read without waiting, in `buffer`; null when there is nothing, or nothing more will come. */
export function readAvailable(fd: number, buffer: Buffer): Buffer | null {
  try {
    const count = fs.readSync(fd, buffer);
    return count === 0 ? null : buffer.subarray(0, count);
  } catch {
    return null;
  }
}
