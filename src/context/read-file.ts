/** Reads a file that may be anything: a FIFO, a device, a link, larger than it said. */
import fs from 'node:fs';

export interface ReadBounds {
  readonly limitBytes: number;
  /** Only the system's own files are read through links: a link in a project folder may point anywhere. */
  readonly links: 'refused' | 'followed';
}

/**
 * Without O_NONBLOCK, opening a FIFO waits for a writer; O_NOCTTY keeps a terminal from becoming our controlling terminal. A device
 * must never be opened, since opening alone can have an effect: the type is checked before the file is opened, and again afterwards.
 */
const CAREFUL = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOCTTY;

// In a new process `fs.promises` takes twice as long as these callbacks, and every question waits for some of them.
type Done<T> = (error: NodeJS.ErrnoException | null, value: T) => void;
const promised = <T>(start: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => start((error, value) => (error === null ? resolve(value) : reject(error))));

export const stat = (file: string): Promise<fs.Stats> => promised((done) => fs.stat(file, done));
export const lstat = (file: string): Promise<fs.Stats> => promised((done) => fs.lstat(file, done));
export const readdir = (folder: string): Promise<readonly string[]> => promised((done) => fs.readdir(folder, done));
export const realpath = (file: string): Promise<string> => promised((done) => fs.realpath.native(file, done));

/**
 * The whole of a regular file as text; null when it is not a regular file, longer than the limit, or not readable.
 * @param accepts a further condition on the file that is open.
 */
export async function readRegularFile(
  path: string,
  { limitBytes, links }: ReadBounds,
  accepts: (found: fs.Stats) => boolean = () => true,
): Promise<string | null> {
  try {
    const follow = links === 'followed';
    const found = await (follow ? stat(path) : lstat(path));
    if (!found.isFile() || found.size > limitBytes) return null;
    const fd = await promised<number>((done) => fs.open(path, follow ? CAREFUL : CAREFUL | fs.constants.O_NOFOLLOW, done));
    try {
      const opened = await promised<fs.Stats>((done) => fs.fstat(fd, done));
      if (!opened.isFile() || !accepts(opened)) return null;
      // one byte more than allowed, to notice a file that has grown since the check
      const buffer = Buffer.alloc(limitBytes + 1);
      const bytesRead = await promised<number>((done) => fs.read(fd, buffer, 0, buffer.length, 0, done));
      return bytesRead > limitBytes ? null : buffer.toString('utf8', 0, bytesRead);
    } finally {
      fs.close(fd, () => {});
    }
  } catch {
    return null;
  }
}
