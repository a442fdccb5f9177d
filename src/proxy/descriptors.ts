/** The descriptors of the process itself, before the shell is started. */
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

const STDERR = 2;

/** Leads what Node says of an error to a file. Until then it is lost: the launcher starts this process before there is a folder. */
export function logErrors(file: string): void {
  fs.closeSync(STDERR);
  fs.openSync(file, 'a'); // gets the lowest number that is free
}
