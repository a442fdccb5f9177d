/**
 * Replaces a file as a whole: a reader sees the old contents or the new ones, never a part. The new ones are written to a temporary file in
 * the same folder, which is then renamed. Only small modules are imported here, because the code cache, which is loaded first, uses this.
 */
import fs from 'node:fs';
import path from 'node:path';
import { randomHex } from './random.ts';

/** The name of each temporary file begins so. Hidden, because the folder may be the user's home. */
const stemOf = (file: string): string => `.${path.basename(file).replace(/^\./, '')}.`;

/** Unpredictable, so that nobody can put something in its place beforehand; unique, so that two writers do not disturb each other. */
const temporaryOf = (file: string): string => path.join(path.dirname(file), `${stemOf(file)}${randomHex(6)}.tmp`);

/** Whether a name in the folder of `file` is that of a temporary file for it, of this process or of any other. */
export function isTemporaryOf(file: string, name: string): boolean {
  const stem = stemOf(file);
  return name.startsWith(stem) && /^[0-9a-f]{12}\.tmp$/.test(name.slice(stem.length));
}

/** Throws when it fails: then the file is as it was, and no temporary file is left. `finish` completes the new file before it gets its name. */
export function replaceFileSync(file: string, contents: string | Uint8Array, mode: number, finish?: (fd: number) => void): void {
  const temporary = temporaryOf(file);
  const fd = fs.openSync(temporary, 'wx', mode);
  try {
    try {
      fs.writeFileSync(fd, contents);
      finish?.(fd);
    } finally {
      fs.closeSync(fd);
    }
    fs.renameSync(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** As `replaceFileSync`, without holding up other work. With `flush` the new contents are on the disk before they get the name. */
export async function replaceFile(
  file: string,
  contents: string | readonly Uint8Array[],
  options: { readonly mode: number; readonly flush?: boolean },
): Promise<void> {
  const temporary = temporaryOf(file);
  try {
    await fs.promises.writeFile(temporary, contents, { ...options, flag: 'wx' });
    await fs.promises.rename(temporary, file);
  } catch (error) {
    await fs.promises.rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}
