/** Opens a terminal for reading. */
import type { ReadStream } from 'node:tty';
import { READ_CHUNK_BYTES } from '../base/limits.ts';

/**
 * `take` gets the bytes of each read, valid only during the call. The stream is paused until `resume`.
 * Each stream reuses one buffer for all reads: a new one each time costs a third of the throughput.
 */
export function openInput(fd: number, take: (bytes: Buffer) => void): ReadStream {
  const buffer = Buffer.allocUnsafeSlow(READ_CHUNK_BYTES);
  const callback = (count: number): boolean => {
    take(buffer.subarray(0, count));
    return true;
  };
  const options: object = { onread: { buffer, callback } };
  const tty = process.getBuiltinModule('node:tty');
  return new tty.ReadStream(fd, options);
}
