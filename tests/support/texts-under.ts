/** The texts of all files under folders, while programs write there. */
import fs from 'node:fs';
import path from 'node:path';

const filesUnder = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** By name, byte for byte. A file that is written meanwhile is renamed, so that all are listed again. */
export function textsUnder(...folders: readonly string[]): ReadonlyMap<string, string> {
  for (;;) {
    try {
      return new Map(folders.flatMap(filesUnder).map((file) => [file, fs.readFileSync(file, 'latin1')]));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
