/**
 * The folder for files that outlive a terminal: `$XDG_STATE_HOME/yosh` or `~/.local/state/yosh`, owned by this user with mode 0700.
 * Nothing here throws: without a home, on a read-only or full disk, or in a folder that another user may write to, nothing is kept.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../base/env.ts';
import { entryAt } from '../base/entry-at.ts';
import { makeFolder, xdgFolder } from '../base/own-folder.ts';
import { replaceFileSync } from '../base/replace-file.ts';
import { type Blocked, blockedAt, unmakeable } from './blocked.ts';

const OTHERS = 0o077;
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;

/** The folder's path, whether or not it exists; null without a home. */
export function statePath(env: Env): string | null {
  const base = xdgFolder('state', env);
  return base === null ? null : path.join(base, 'yosh');
}

/** A file of this user, and not what someone may have put in its place: a link, a FIFO, a file of another user. */
const isOwnFile = (stat: fs.Stats): boolean => stat.isFile() && stat.uid === process.geteuid?.();

/** Does nothing when another process makes it at the same time. */
function makeEmpty(file: string): void {
  try {
    fs.writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (entryAt(file) === null) throw error;
  }
}

/** Opens a file of this user to read it; never waits for a FIFO and follows no link. Throws when it is anything else. */
function withFile<T>(file: string, use: (fd: number, stat: fs.Stats) => T): T {
  const fd = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stat = fs.fstatSync(fd);
    if (!isOwnFile(stat)) throw new Error('not our file');
    return use(fd, stat);
  } finally {
    fs.closeSync(fd);
  }
}

/** `none`: there was nothing to remove. `stuck`: it could not be removed. */
export type Removed = 'gone' | 'none' | 'stuck';

export class StateFolder {
  private readonly path: string | null;
  private readonly home: string | undefined;

  constructor(env: Env) {
    this.path = statePath(env);
    this.home = env['HOME'];
  }

  /** Why this file, or the folder itself, cannot be read although something is there; null otherwise. */
  blocked(name = ''): Blocked | null {
    return this.path === null ? null : blockedAt(path.join(this.path, name), this.path, this.home);
  }

  /** Why nothing can be written to the folder. */
  unwritable(): Blocked | null {
    return this.path === null ? null : unmakeable(this.path, this.home);
  }

  /** The whole file as text; null when there is none, it is larger than `limitBytes`, or it is not a regular file of this user. */
  read(name: string, limitBytes: number): string | null {
    try {
      return withFile(this.file(name), (fd, { size }) => (size > limitBytes ? null : fs.readFileSync(fd, 'utf8')));
    } catch {
      return null;
    }
  }

  /** Replaces the whole file atomically. False when that failed. */
  write(name: string, text: string): boolean {
    try {
      replaceFileSync(this.made(name), text, 0o600);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * The path of a file that SQLite opens by itself; a missing one is made when `make` says so. Null when there is none, and when it is not
   * a regular file of this user. An existing file is not opened here: closing any descriptor of it would drop SQLite's locks (POSIX
   * advisory locks, https://www.sqlite.org/howtocorrupt.html).
   */
  place(name: string, make: boolean): string | null {
    try {
      const file = make ? this.made(name) : this.file(name);
      if (make && entryAt(file) === null) makeEmpty(file);
      const stat = fs.lstatSync(file);
      if (!isOwnFile(stat)) return null;
      if ((stat.mode & OTHERS) !== 0) fs.chmodSync(file, 0o600);
      return file;
    } catch {
      return null;
    }
  }

  /** Names of the files in one of its folders; none when it cannot be read. */
  list(folder: string): readonly string[] {
    try {
      return fs.readdirSync(this.file(folder)).filter((name) => !name.endsWith('.tmp'));
    } catch {
      return [];
    }
  }

  /** Size of a file; 0 when it cannot be read. */
  bytesOf(name: string): number {
    try {
      return fs.lstatSync(this.file(name)).size;
    } catch {
      return 0;
    }
  }

  /** Removes a file, or a folder with all that is in it. */
  remove(name: string): Removed {
    if (this.path === null || entryAt(path.join(this.path, name)) === null) return 'none';
    try {
      fs.rmSync(this.file(name), { recursive: true });
      return 'gone';
    } catch {
      return 'stuck';
    }
  }

  private file(name: string): string {
    if (this.path === null) throw new Error('no home');
    this.check(this.path);
    return path.join(this.path, name);
  }

  /** The path of a file whose folder is made if needed. `mkdir -p` would accept a folder of another user. */
  private made(name: string): string {
    if (this.path === null) throw new Error('no home');
    const file = path.join(this.path, name);
    for (const folder of new Set([this.path, path.dirname(file)])) {
      makeFolder(folder);
      this.check(folder);
    }
    return file;
  }

  /** Throws unless it is a folder of this user. Permissions for other users are removed. */
  private check(folder: string): void {
    const stat = fs.lstatSync(folder);
    if (!stat.isDirectory() || stat.uid !== process.geteuid?.()) throw new Error('not our folder');
    if ((stat.mode & OTHERS) !== 0) fs.chmodSync(folder, 0o700);
  }
}
