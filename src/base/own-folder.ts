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
    makeFolder(folder);
    const [here, above] = [fs.lstatSync(folder), fs.statSync(path.dirname(folder))];
    return here.isDirectory() && here.uid === uid && (here.mode & OTHERS_WRITE) === 0 && (above.uid === uid || above.uid === 0);
  } catch {
    return false;
  }
}

/**
 * Makes the folder and those above it, with mode 0700; does nothing when it exists. Throws the error of mkdir(2), and ENOENT instead of
 * making the user's home or a folder in `/`: accounts of services have the home /nonexistent. The `recursive` of `fs.mkdirSync` never ends
 * where a folder exists but nothing can be made in it (ENOENT): below /proc, and below an automounted /home.
 */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above === '/' || folder === process.env['HOME']) throw Object.assign(new Error(`there is no folder ${folder}`), { code: 'ENOENT' });
  makeFolder(above);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // another process may have made it meanwhile
    if (!fs.existsSync(folder)) throw error;
  }
}
