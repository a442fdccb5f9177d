/**
 * Standard output and standard error of a process that prints a few lines and ends. Node's streams take 4 ms to load, before the first line:
 * only a terminal needs them, for its size. In a pipe or a file the bytes are written at once.
 */
import fs from 'node:fs';
import os from 'node:os';

const FDS = { stdout: 1, stderr: 2 } as const;
type Name = keyof typeof FDS;

/** The stream, when it leads to a terminal. */
export function terminalAt(name: Name): NodeJS.WriteStream | null {
  if (!mayBeTerminal(FDS[name])) return null;
  const stream = process[name];
  return stream.isTTY ? stream : null;
}

function mayBeTerminal(fd: number): boolean {
  try {
    const stat = fs.fstatSync(fd);
    return stat.isCharacterDevice() && stat.rdev !== fs.statSync(os.devNull).rdev;
  } catch {
    // such as a closed descriptor: the stream finds it out
    return true;
  }
}

/**
 * @param done is called when all is written.
 * @param failed is called when that fails, as where nobody reads any more.
 */
export function writeTo(
  name: Name,
  text: string,
  done = (): void => {},
  failed: ((error: NodeJS.ErrnoException) => void) | null = null,
): void {
  const bytes = Buffer.from(text);
  const rest = mayBeTerminal(FDS[name]) ? bytes : unwritten(FDS[name], bytes);
  if (rest.length === 0) return done();
  const stream = process[name];
  if (failed !== null) stream.once('error', failed);
  stream.write(rest, done);
}

/** What is left after a write fails: where the other side does not wait for us (EAGAIN), or has gone. The stream waits, or reports it. */
function unwritten(fd: number, bytes: Buffer): Buffer {
  let written = 0;
  try {
    while (written < bytes.length) written += fs.writeSync(fd, bytes, written);
  } catch {
    // as above
  }
  return bytes.subarray(written);
}
