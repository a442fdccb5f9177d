/** The FIFO on which the proxy sends answers to the hook. */
import fs from 'node:fs';
import { DOWN_WAIT_MS } from '../base/limits.ts';

/**
 * Opens the FIFO for reading and writing: then neither side's open can block, and a write never meets a pipe without a reader
 * (opened for writing alone, it would freeze the terminal until a hook reads).
 */
export class DownChannel {
  private readonly fd: number;
  private readonly pause = new Int32Array(new SharedArrayBuffer(4));

  /** Throws when there is no FIFO. */
  constructor(path: string) {
    this.fd = fs.openSync(path, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
  }

  /** Drops messages that earlier hooks did not read. Called when a question comes: no message in the pipe belongs to it yet. */
  clear(): void {
    const buffer = Buffer.allocUnsafe(64 * 1024);
    try {
      while (fs.readSync(this.fd, buffer) > 0);
    } catch {
      // EAGAIN: it is empty
    }
  }

  /**
   * Waits for the hook to read when the message is longer than the pipe holds; the hook reads a byte at a time. Making room here
   * would remove the beginning of the same message. When nothing is read for DOWN_WAIT_MS there is no hook, and the rest is dropped.
   */
  send(message: Buffer): void {
    let waitedMs = 0;
    for (let at = 0; at < message.length && waitedMs < DOWN_WAIT_MS;) {
      try {
        at += fs.writeSync(this.fd, message, at);
        waitedMs = 0;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
        Atomics.wait(this.pause, 0, 0, 1);
        waitedMs += 1;
      }
    }
  }
}
