import fs from 'node:fs';
import path from 'node:path';

const OTHERS_WRITE = 0o022;

/**
 * Makes the folder when it is missing. True when it is one of our own that nobody else can write to, in a folder that nobody else can
 * swap it in: `mkdir -p` would accept a stranger's, and with another user's HOME (`sudo -E`, `su -p`) it is one. Never throws.
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
