/** The names in a folder, for those who treat a folder that is missing or cannot be read as an empty one. */
import fs from 'node:fs';

/** The names in no particular order; none when the folder cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}
