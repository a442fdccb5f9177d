/** The machine as the facts see it: given from outside, so that tests can make one up. */
import fs from 'node:fs';
import os from 'node:os';

export type FileKind = 'file' | 'folder' | 'link' | 'other' | 'none';

export interface ReadBounds {
  readonly limitBytes: number;
  /** Only the system's own files are read through links: those of a project folder may point anywhere. */
  readonly links: 'refused' | 'followed';
}

export interface Machine {
  /** As `process.platform` names it. */
  readonly platform: string;
  /** The kernel's. */
  readonly release: string;
  readonly arch: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The whole of a regular file as text; null when it is none, longer than the limit, or not ours to read. */
  readFile(path: string, bounds: ReadBounds): Promise<string | null>;
  /** What stands there, without following a link. */
  kind(path: string): Promise<FileKind>;
  /** The path without links in it; null when there is nothing. */
  resolve(path: string): Promise<string | null>;
  /** What a folder holds; empty when it cannot be read. Kept for as long as the folder's time of change stays. */
  names(folder: string): Promise<ReadonlySet<string>>;
  /** A file that may be executed, links followed. */
  runnable(path: string): Promise<boolean>;
}

/**
 * Without O_NONBLOCK the opening of a FIFO waits for a writer; O_NOCTTY keeps a terminal from becoming ours. A device is never
 * opened at all, since that alone can do something: it is looked at first, and again once it is open.
 */
const CAREFUL = fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOCTTY;

// In the first moments of a process `fs.promises` takes twice as long as these, and every question waits for some fifty calls.
const stat = (file: string): Promise<fs.Stats> =>
  new Promise((resolve, reject) => fs.stat(file, (error, found) => (error === null ? resolve(found) : reject(error))));
const lstat = (file: string): Promise<fs.Stats> =>
  new Promise((resolve, reject) => fs.lstat(file, (error, found) => (error === null ? resolve(found) : reject(error))));
const readdir = (folder: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => fs.readdir(folder, (error, names) => (error === null ? resolve(names) : reject(error))));

/** Folders remembered: more than any PATH has. */
const FOLDERS_KEPT = 128;

/** `env` is the one whose PATH is looked through: best the shell's own, as its rc files have made it. */
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
      // one byte more than allowed, for the file that has grown in between
      const { bytesRead, buffer } = await file.read(Buffer.alloc(limitBytes + 1), 0, limitBytes + 1, 0);
      return bytesRead > limitBytes ? null : buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}
