/** Tells a folder or file of ours that is not there from one that cannot be used, and why. Changes nothing, never throws. */
import fs from 'node:fs';
import path from 'node:path';
import { isForeignToRoot } from '../base/own-folder.ts';

/** What is in the way: `foreign` is what another user has made, `taken` what another user (usually root) has made in our own home. */
export interface Blocked {
  readonly path: string;
  readonly why: 'foreign' | 'taken' | 'link' | 'kind' | 'permission' | 'read-only';
}

const { R_OK, W_OK, X_OK } = fs.constants;

/** `ours`: the folder from which on everything must be this user's, and no link. Null when nothing is in the way of reading the file. */
export function blockedAt(file: string, ours: string, home: string | undefined): Blocked | null {
  for (const at of pathsTo(file)) {
    const isOurs = at === ours || at.startsWith(`${ours}/`);
    try {
      const stat = isOurs ? fs.lstatSync(at) : fs.statSync(at);
      if (stat.isSymbolicLink()) return { path: at, why: 'link' };
      if (at === file && at !== ours ? !stat.isFile() : !stat.isDirectory()) return { path: at, why: 'kind' };
      if (isOurs && stat.uid !== process.geteuid?.()) return { path: at, why: whose(at, home) };
      if (isOurs) fs.accessSync(at, stat.isDirectory() ? R_OK | X_OK : R_OK);
    } catch (error) {
      return denied(error, isOurs && fs.existsSync(at) ? at : path.dirname(at), home);
    }
  }
  return null;
}

/** What is in the way of making something in this folder, or of making the folder. */
export function unmakeable(folder: string, home: string | undefined): Blocked | null {
  const at = pathsTo(folder).findLast((each) => fs.existsSync(each)) ?? '/';
  if (isForeignToRoot(at)) return { path: at, why: whose(at, home) };
  try {
    fs.accessSync(at, W_OK | X_OK);
    return null;
  } catch (error) {
    return denied(error, at, home);
  }
}

const pathsTo = (file: string): readonly string[] => {
  const above = path.dirname(file);
  return above === file ? [file] : [...pathsTo(above), file];
};

/** Null where nothing is there. */
function denied(error: unknown, at: string, home: string | undefined): Blocked | null {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EROFS') return { path: at, why: 'read-only' };
  if (code !== 'EACCES' && code !== 'EPERM') return null;
  const uid = fs.statSync(at, { throwIfNoEntry: false })?.uid;
  return { path: at, why: uid === process.geteuid?.() ? 'permission' : whose(at, home) };
}

function whose(at: string, home = ''): 'foreign' | 'taken' {
  const owner = home === '' ? undefined : fs.statSync(home, { throwIfNoEntry: false })?.uid;
  return owner === process.geteuid?.() && at.startsWith(`${home}/`) ? 'taken' : 'foreign';
}
