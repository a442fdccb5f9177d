/** Folders of this user: where a specification puts them, and whether only this user can write to one. */
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

const OTHERS_WRITE = 0o022;

/** Folders of the XDG Base Directory Specification 0.8: the variable that names one, and where it is in the home without that. */
const XDG = {
  cache: { variable: 'XDG_CACHE_HOME', inHome: '.cache' },
  config: { variable: 'XDG_CONFIG_HOME', inHome: '.config' },
  state: { variable: 'XDG_STATE_HOME', inHome: '.local/state' },
} as const;

/**
 * The folder in which programs keep files of this kind, whether or not it exists; null without a home. A relative path in the variable is
 * ignored, as the specification says: it would be another folder in each folder that the user works in.
 */
export function xdgFolder(kind: keyof typeof XDG, env: Env): string | null {
  const { variable, inHome } = XDG[kind];
  const named = env[variable] ?? '';
  if (path.isAbsolute(named)) return named;
  const home = env['HOME'] ?? '';
  return path.isAbsolute(home) ? path.join(home, inHome) : null;
}

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

/** Root may write anywhere, but what it makes in a user's home (`sudo -E`), that user cannot use afterwards. */
export const isForeignToRoot = (folder: string): boolean => process.geteuid?.() === 0 && fs.statSync(folder).uid !== 0;

/**
 * Makes the folder and those above it, with mode 0700; does nothing when it exists. Throws the error of mkdir(2), EACCES for root in a user's
 * folder, and ENOENT instead of making the user's home or a folder in `/`: accounts of services have the home /nonexistent. The `recursive`
 * of `fs.mkdirSync` never ends where a folder exists but nothing can be made in it (ENOENT): below /proc, and below an automounted /home.
 */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above === '/' || folder === process.env['HOME']) throw Object.assign(new Error(`there is no folder ${folder}`), { code: 'ENOENT' });
  makeFolder(above);
  if (isForeignToRoot(above)) throw Object.assign(new Error(`${above} is a user's`), { code: 'EACCES' });
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // another process may have made it meanwhile
    if (!fs.existsSync(folder)) throw error;
  }
}
