/** Everything the facts read from the machine, behind an interface that tests can replace. */
import fs from 'node:fs';
import os from 'node:os';

export type FileKind = 'file' | 'folder' | 'link' | 'other' | 'none';

export interface ReadBounds {
  readonly limitBytes: number;
  /** Only the system's own files are read through links: a link in a project folder may point anywhere. */
  readonly links: 'refused' | 'followed';
}

export interface Machine {
  /** As `process.platform` names it. */
  readonly platform: string;
  /** The kernel's release, as uname(1) prints it. */
  readonly release: string;
  readonly arch: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The whole of a regular file as text; null when it is not a regular file, longer than the limit, or not readable. */
  readFile(path: string, bounds: ReadBounds): Promise<string | null>;
  /** What the path is, without following a link. */
  kind(path: string): Promise<FileKind>;
  /** The path without links in it; null when it does not exist. */
  resolve(path: string): Promise<string | null>;
  /** The names in a folder; empty when it cannot be read. Cached until the folder's modification time changes. */
  names(folder: string): Promise<ReadonlySet<string>>;
  /** Whether the path, with links followed, is a file with an executable bit. */
  runnable(path: string): Promise<boolean>;
}

/**
 * Without O_NONBLOCK, opening a FIFO waits for a writer; O_NOCTTY keeps a terminal from becoming our controlling terminal. A device
 * must never be opened, since opening alone can have an effect: the type is checked before the file is opened, and again afterwards.
 */
const CAREFUL = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOCTTY;

// In a new process `fs.promises` takes twice as long as these callbacks, and every question waits for about fifty calls.
const stat = (file: string): Promise<fs.Stats> =>
  new Promise((resolve, reject) => fs.stat(file, (error, found) => (error === null ? resolve(found) : reject(error))));
const lstat = (file: string): Promise<fs.Stats> =>
  new Promise((resolve, reject) => fs.lstat(file, (error, found) => (error === null ? resolve(found) : reject(error))));
const readdir = (folder: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => fs.readdir(folder, (error, names) => (error === null ? resolve(names) : reject(error))));

/** Folders in the cache: more than any PATH has. */
const FOLDERS_KEPT = 128;

/** The real machine. The programs are searched in the PATH of `env`, which should be the shell's own environment after its rc files. */
export function thisMachine(env: Readonly<Record<string, string | undefined>>): Machine {
  const folders = new Map<string, { readonly changedMs: number; readonly names: ReadonlySet<string> }>();
  return {
    platform: process.platform,
    release: os.release(),
    arch: os.machine(),
    home: env['HOME'] ?? os.homedir(),
    env,
    readFile,
    kind,
    async resolve(path) {
      return fs.promises.realpath(path).catch(() => null);
    },
    async names(folder) {
      try {
        const { mtimeMs } = await stat(folder);
        const known = folders.get(folder);
        if (known?.changedMs === mtimeMs) return known.names;
        const names = new Set(await readdir(folder));
        if (folders.size >= FOLDERS_KEPT) folders.clear();
        folders.set(folder, { changedMs: mtimeMs, names });
        return names;
      } catch {
        return new Set();
      }
    },
    async runnable(path) {
      return stat(path).then(
        (found) => found.isFile() && (found.mode & 0o111) !== 0,
        () => false,
      );
    },
  };
}

async function kind(path: string): Promise<FileKind> {
  try {
    const found = await lstat(path);
    if (found.isFile()) return 'file';
    if (found.isDirectory()) return 'folder';
    return found.isSymbolicLink() ? 'link' : 'other';
  } catch {
    return 'none';
  }
}

async function readFile(path: string, { limitBytes, links }: ReadBounds): Promise<string | null> {
  try {
    const follow = links === 'followed';
    const found = await (follow ? stat(path) : lstat(path));
    if (!found.isFile() || found.size > limitBytes) return null;
    const file = await fs.promises.open(path, follow ? CAREFUL : CAREFUL | fs.constants.O_NOFOLLOW);
    try {
      if (!(await file.stat()).isFile()) return null;
      // one byte more than allowed, to notice a file that has grown since the check
      const { bytesRead, buffer } = await file.read(Buffer.alloc(limitBytes + 1), 0, limitBytes + 1, 0);
      return bytesRead > limitBytes ? null : buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}
