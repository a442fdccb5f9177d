/**
 * Replaces a file of the user as a whole or not at all: a full disk or a power cut leaves the old one. It keeps its owner. A symbolic link
 * stays and the file it points to is replaced, because dotfiles are often links into a repository.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isTemporaryOf, replaceFileSync } from '../base/replace-file.ts';
import { err, ok, type Result } from '../base/result.ts';
import { reason } from '../base/file-error.ts';

export interface ReadFile {
  readonly bytes: Buffer;
  /** Permission bits. */
  readonly mode: number;
}

const PERMISSIONS = 0o777;
/** Links followed before it counts as a loop: dotfiles need one or two. */
const LINKS = 20;
/** Age of a temporary file whose writer must be dead: a living one needs milliseconds. */
const ABANDONED_MS = 60_000;

/** The whole file, or null when there is none. The error is a few words. */
export function readWhole(file: string): Result<ReadFile | null, string> {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) return err('it is not a regular file');
    return ok({ bytes: fs.readFileSync(file), mode: stat.mode & PERMISSIONS });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? ok(null) : err(reason(error));
  }
}

/** Follows symbolic links itself, because the target of a link need not exist yet. */
function target(file: string): string {
  let current = file;
  for (let i = 0; i < LINKS; i++) {
    let link: string;
    try {
      link = fs.readlinkSync(current);
    } catch {
      return current;
    }
    current = path.resolve(fs.realpathSync(path.dirname(current)), link);
  }
  throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
}

/** Whether `replaceFile` can work: checked before the user answers ten questions in vain. The error is a few words. */
export function canReplace(file: string): Result<null, string> {
  try {
    fs.accessSync(path.dirname(target(file)), fs.constants.W_OK | fs.constants.X_OK);
    return ok(null);
  } catch (error) {
    return err(reason(error));
  }
}

/** Replaces `file`. On an error, which is a few words, nothing has changed. */
export function replaceFile(file: string, bytes: Uint8Array, mode: number): Result<null, string> {
  try {
    const real = target(file);
    sweep(real);
    // readable only by this user until it has the owner and the mode of the old file
    replaceFileSync(real, bytes, 0o600, (fd) => {
      keepOwner(fd, real);
      fs.fchmodSync(fd, mode);
      fs.fsyncSync(fd);
    });
    syncFolder(path.dirname(real));
    return ok(null);
  } catch (error) {
    return err(reason(error));
  }
}

/** Removes what a killed writer left: a copy of the file, with the key in it. */
function sweep(file: string): void {
  const folder = path.dirname(file);
  for (const name of fs.readdirSync(folder)) {
    if (!isTemporaryOf(file, name)) continue;
    const temporary = path.join(folder, name);
    const stat = fs.lstatSync(temporary, { throwIfNoEntry: false });
    if (stat?.isFile() === true && Date.now() - stat.mtimeMs > ABANDONED_MS) fs.rmSync(temporary, { force: true });
  }
}

/** When root edits a user's file, or makes one in the user's folder, it is the user's. */
function keepOwner(fd: number, real: string): void {
  const isRoot = process.geteuid?.() === 0;
  const old = fs.statSync(real, { throwIfNoEntry: false }) ?? (isRoot ? fs.statSync(path.dirname(real)) : undefined);
  if (old === undefined || old.uid === process.geteuid?.()) return;
  try {
    fs.fchownSync(fd, old.uid, old.gid);
  } catch {
    // the file now belongs to us, as after every editor that renames
  }
}

/** Makes the rename survive a power cut, on file systems that can do that. */
function syncFolder(folder: string): void {
  try {
    const fd = fs.openSync(folder, 'r');
    fs.fsyncSync(fd);
    fs.closeSync(fd);
  } catch {
    // this file system cannot
  }
}
