import fs from 'node:fs';

/**
 * The FIFO to the hook. Held open for reading and writing: then neither side's open can block, and a write never meets a pipe
 * without a reader (opened for writing alone, it would freeze the terminal until a hook reads).
 */
export class DownChannel {
  private readonly fd: number;

  /** Throws when there is no FIFO. */
  constructor(path: string) {
    this.fd = fs.openSync(path, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
  }

  /** Messages of hooks that did not stay to read them fill the pipe in the end; then the old ones make room. */
  send(message: Buffer): void {
    for (let at = 0; at < message.length; ) {
      try {
        at += fs.writeSync(this.fd, message, at);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
        fs.readSync(this.fd, Buffer.alloc(4096));
      }
    }
  }
}
