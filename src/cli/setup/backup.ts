import { ok, type Result } from '../../base/result.ts';
import { readWhole, type ReadFile, replaceFile } from '../write-file.ts';

const MOST_BACKUPS = 100;

/** A copy beside `file`, under a name that no other content has: an earlier backup is never overwritten. Returns its path. */
export function backUp(file: string, old: ReadFile): Result<string, string> {
  for (let i = 1; i < MOST_BACKUPS; i++) {
    const name = `${file}.yosh-backup${i === 1 ? '' : `.${i}`}`;
    const there = readWhole(name);
    if (!there.ok) continue;
    if (there.value?.bytes.equals(old.bytes)) return ok(name);
    if (there.value !== null) continue;
    const written = replaceFile(name, old.bytes, old.mode);
    return written.ok ? ok(name) : written;
  }
  return { ok: false, error: 'there are too many backups of it' };
}
