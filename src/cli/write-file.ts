/**
 * Replaces a file as a whole or not at all: it writes a temporary file in the same folder, flushes it, and renames it over the old one.
 * A reader sees the old file or the new one; a full disk or a power cut leaves the old one. A symbolic link stays and the file it points
 * to is replaced, because dotfiles are often links into a repository.
 */
import fs from 'node:fs';
import path from 'node:path';
import { randomHex } from '../base/random.ts';
import { err, ok, type Result } from '../base/result.ts';
import { reason } from './cli-endpoints.ts';

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
  let temporary: string | null = null;
  try {
    const real = target(file);
    const folder = path.dirname(real);
    const stem = `.${path.basename(real).replace(/^\./, '')}.`;
    sweep(folder, stem);
    const name = path.join(folder, `${stem}${randomHex(6)}.tmp`);
    const fd = fs.openSync(name, 'wx', 0o600);
    temporary = name;
    try {
      for (let at = 0; at < bytes.length;) at += fs.writeSync(fd, bytes, at);
      keepOwner(fd, real);
      fs.fchmodSync(fd, mode);
      fs.fsyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    fs.renameSync(name, real);
    temporary = null;
    syncFolder(folder);
    return ok(null);
  } catch (error) {
    return err(reason(error));
  } finally {
    if (temporary !== null) fs.rmSync(temporary, { force: true });
  }
}

/** Removes what a killed writer left: a copy of the file, with the key in it. */
function sweep(folder: string, stem: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(stem) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(stem.length))) continue;
    const file = path.join(folder, name);
    const stat = fs.lstatSync(file, { throwIfNoEntry: false });
    if (stat?.isFile() === true && Date.now() - stat.mtimeMs > ABANDONED_MS) fs.rmSync(file, { force: true });
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
