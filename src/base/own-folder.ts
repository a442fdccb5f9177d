/** A folder that only we can write to. */
import fs from 'node:fs';
import path from 'node:path';

const OTHERS_WRITE = 0o022;

/**
 * Makes the folder when it is missing. True when we own it, no other user can write to it, and no other user can replace it in its
 * parent folder. `mkdir -p` alone would accept another user's folder, as with another user's HOME (`sudo -E`, `su -p`). Never throws.
 */
export function ownFolder(folder: string): boolean {
  const uid = process.geteuid?.();
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const [here, above] = [fs.lstatSync(folder), fs.statSync(path.dirname(folder))];
    return here.isDirectory() && here.uid === uid && (here.mode & OTHERS_WRITE) === 0 && (above.uid === uid || above.uid === 0);
  } catch {
    return false;
  }
}
