/** Looks whether a session has enough descriptors, before the shell is started. */
import fs from 'node:fs';

/** For the terminals, the companion's pipes and files, and what Node opens for a child: a session with fewer starts, and cannot answer. */
const NEEDED = 16;

/** Throws when fewer are free. The launcher opens a plain shell then. */
export function needDescriptors(): void {
  const open: number[] = [];
  try {
    while (open.length < NEEDED) open.push(fs.openSync('/', 'r'));
  } finally {
    for (const fd of open) fs.closeSync(fd);
  }
}
