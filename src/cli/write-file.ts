/**
 * Replaces a file as a whole or not at all: a temporary file beside it, flushed, then renamed over it. Somebody who reads at
 * the same time sees the old or the new one; a full disk or a power cut leaves the old one. A symbolic link stays, and what
 * it points to is replaced: dotfiles are often links into a repository.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../base/result.ts';
import { reason } from './cli-endpoints.ts';

export interface ReadFile {
  readonly bytes: Buffer;
  /** Permission bits. */
  readonly mode: number;
}

const PERMISSIONS = 0o777;
/** As the kernel bounds it, or nearly. */
const LINKS = 20;
const ABANDONED_MS = 60_000;

/** Null when there is none; the error is a few words. */
export function readWhole(file: string): Result<ReadFile | null, string> {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) return err('it is no ordinary file');
    return ok({ bytes: fs.readFileSync(file), mode: stat.mode & PERMISSIONS });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? ok(null) : err(reason(error));
  }
}

/** Follows links by hand: what a link points to need not exist yet. */
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

/** Whether `replaceFile` has a chance: asked before a person answers ten questions for nothing. */
export function canReplace(file: string): Result<null, string> {
  try {
    fs.accessSync(path.dirname(target(file)), fs.constants.W_OK | fs.constants.X_OK);
    return ok(null);
  } catch (error) {
    return err(reason(error));
  }
}

/** The error is a few words; then nothing has changed. */
export function replaceFile(file: string, bytes: Uint8Array, mode: number): Result<null, string> {
  let temporary: string | null = null;
  try {
    const real = target(file);
    const folder = path.dirname(real);
    const stem = `.${path.basename(real).replace(/^\./, '')}.`;
    sweep(folder, stem);
    const name = path.join(folder, `${stem}${randomBytes(6).toString('hex')}.tmp`);
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

/** What a killed writer left: a copy of the file, with the key in it. A living one is done in milliseconds. */
function sweep(folder: string, stem: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(stem) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(stem.length))) continue;
    const file = path.join(folder, name);
    const stat = fs.lstatSync(file, { throwIfNoEntry: false });
    if (stat?.isFile() === true && Date.now() - stat.mtimeMs > ABANDONED_MS) fs.rmSync(file, { force: true });
  }
}

/** Root who edits a user's file leaves it the user's. */
function keepOwner(fd: number, real: string): void {
  const old = fs.statSync(real, { throwIfNoEntry: false });
  if (old === undefined || old.uid === process.geteuid?.()) return;
  try {
    fs.fchownSync(fd, old.uid, old.gid);
  } catch {
    // it was somebody else's and is ours now, as with every editor that renames
  }
}

/** So that the rename survives a power cut too; some file systems cannot, and then it is as good as it gets. */
function syncFolder(folder: string): void {
  try {
    const fd = fs.openSync(folder, 'r');
    fs.fsyncSync(fd);
    fs.closeSync(fd);
  } catch {
    // not possible here
  }
}
