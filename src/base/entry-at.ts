/** What is at a path itself, no link followed. Never throws: in a file's place for a folder, or in a folder that is not ours, there is nothing. */
import fs from 'node:fs';

export function entryAt(file: string): fs.Stats | null {
  try {
    return fs.lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
