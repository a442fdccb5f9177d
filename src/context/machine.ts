/** Everything the facts read from the machine, behind an interface that tests can replace. */
import type { Stats } from 'node:fs';
import os from 'node:os';
import type { Env } from '../base/env.ts';
import { type KeepingMachine, KeptFacts } from './kept-facts.ts';
import { lstat, type ReadBounds, readdir, readRegularFile, realpath, stat } from './read-file.ts';

export type FileKind = 'file' | 'folder' | 'link' | 'other' | 'none';

export interface Machine extends KeepingMachine {
  /** As `process.platform` names it. */
  readonly platform: string;
  /** The kernel's release, as uname(1) prints it. */
  readonly release: string;
  readonly arch: string;
  readonly home: string;
  readonly env: Env;
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
 * Look-ups under way, by what they ask for. A folder on a dead network drive never answers, and each look-up there keeps one of the few
 * threads that Node has for the disk: the questions of a session must not use them up.
 */
class UnderWay {
  private readonly asked = new Map<string, Promise<unknown>>();

  /** The answer of `ask`, or of the same question when it is still open. */
  once<T>(what: string, path: string, ask: (path: string) => Promise<T>): Promise<T> {
    const key = `${what} ${path}`;
    const open = this.asked.get(key) as Promise<T> | undefined;
    if (open !== undefined) return open;
    const answer = ask(path).finally(() => this.asked.delete(key));
    this.asked.set(key, answer);
    return answer;
  }
}

/** Folders in the cache: more than any PATH has. */
const FOLDERS_KEPT = 128;

/** The real machine. The programs are searched in the PATH of `env`, which should be the shell's own environment after its rc files. */
export function thisMachine(env: Env): Machine {
  const folders = new Map<string, { readonly changedMs: number; readonly names: ReadonlySet<string> }>();
  const underWay = new UnderWay();
  const statOnce = (path: string): Promise<Stats> => underWay.once('stat', path, stat);
  return {
    platform: process.platform,
    release: os.release(),
    arch: os.machine(),
    home: env['HOME'] ?? os.homedir(),
    env,
    kept: new KeptFacts(env),
    readFile: (path, bounds) => underWay.once(`read ${bounds.links} ${bounds.limitBytes}`, path, () => readRegularFile(path, bounds)),
    kind: (path) => underWay.once('kind', path, kind),
    resolve: (path) => underWay.once('resolve', path, () => realpath(path).catch(() => null)),
    stamp: (path) =>
      statOnce(path).then(
        ({ dev, ino, size, mtimeMs, ctimeMs }) => [dev, ino, size, mtimeMs, ctimeMs].join(' '),
        () => '',
      ),
    async names(folder) {
      try {
        const { mtimeMs } = await statOnce(folder);
        const known = folders.get(folder);
        if (known?.changedMs === mtimeMs) return known.names;
        const names = new Set(await underWay.once('names', folder, readdir));
        if (folders.size >= FOLDERS_KEPT) folders.clear();
        folders.set(folder, { changedMs: mtimeMs, names });
        return names;
      } catch {
        return new Set();
      }
    },
    async runnable(path) {
      return statOnce(path).then(
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
