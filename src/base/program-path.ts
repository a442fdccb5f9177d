/** Finds programs on a PATH. */
import fs from 'node:fs';
import path from 'node:path';

/** Folders of a PATH that are searched at most. */
const FOLDERS = 100;

/** The absolute folders of a PATH, each once. Relative ones are left out: anyone may have put programs into the current folder. */
export const pathFolders = (list: string): readonly string[] =>
  [...new Set(list.split(':').filter((folder) => path.isAbsolute(folder)))].slice(0, FOLDERS);

/** The first executable file with this name, as `command -v` finds it; null when there is none. */
export const programIn = (folders: readonly string[], name: string): string | null =>
  folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;

export function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
