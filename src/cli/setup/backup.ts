/** Keeps a copy of a file before setup changes it. */
import { ok, type Result } from '../../base/result.ts';
import { readWhole, type ReadFile, replaceFile } from '../write-file.ts';

const MOST_BACKUPS = 100;

/** Copies `file` in its folder and returns the path of the copy. An earlier backup with other content is never overwritten. */
export function backUp(file: string, old: ReadFile): Result<string, string> {
  for (let i = 1; i < MOST_BACKUPS; i++) {
    const name = `${file}.yosh-backup${i === 1 ? '' : `.${i}`}`;
    const earlier = readWhole(name);
    if (!earlier.ok) continue;
    if (earlier.value?.bytes.equals(old.bytes)) return ok(name);
    if (earlier.value !== null) continue;
    const written = replaceFile(name, old.bytes, old.mode);
    return written.ok ? ok(name) : written;
  }
  return { ok: false, error: 'there are too many backups of it' };
}
