/**
 * Opens a file to read it that others may have made, as those in a project's folder: a FIFO would wait for a writer, and a device need not
 * end.
 */
import fs from 'node:fs';

const { O_RDONLY, O_NONBLOCK, O_NOCTTY } = fs.constants;

/** The descriptor; null when there is no such file, it may not be read, or it is no regular file. Never waits. @param flags more of open(2). */
export function openRegular(file: string, flags = 0): number | null {
  let fd = -1;
  try {
    fd = fs.openSync(file, O_RDONLY | O_NONBLOCK | O_NOCTTY | flags);
    if (fs.fstatSync(fd).isFile()) return fd;
  } catch {
    // closed below
  }
  if (fd >= 0) fs.closeSync(fd);
  return null;
}
