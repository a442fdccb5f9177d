/** What the check may look at, and the same on a real machine. */
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, realpath, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ShellName } from '../shell/shell-kinds.ts';
import { shellSays, type ShellSays } from './syntax-shell.ts';

export type Looked =
  | { readonly kind: 'file'; readonly executable: boolean; readonly bytes: number; readonly changedMs: number }
  | { readonly kind: 'folder' | 'other' | 'nothing' }
  /** Not permitted, too slow, a loop: no reason to say anything. */
  | { readonly kind: 'unknown' };

/** The only way to the disk. Nothing here throws. */
export interface Files {
  look(path: string): Promise<Looked>;
  /** The first `limitBytes` of a regular file; null when it is longer, or no such file, or cannot be read. */
  read(path: string, limitBytes: number): Promise<Buffer | null>;
  /** Names in a folder, at most `limit`. */
  names(folder: string, limit: number): Promise<readonly string[]>;
  /** The path with all links followed, or as it was. */
  real(path: string): Promise<string>;
  /** Writes a file that only the user can read, whole or not at all. */
  keep(path: string, text: string): Promise<void>;
}

export interface Os {
  /** As in os-release (`debian`, `fedora`, `arch`, `alpine`, …), or `macos`. */
  readonly id: string;
  /** Whether the base tools are those of GNU. */
  readonly gnu: boolean;
  /** `apt`, `dnf`, `yum`, `pacman`, `apk`, `zypper`, `brew`; empty when none is known. */
  readonly packageManager: string;
}

export interface CheckWorld {
  readonly shell: ShellName;
  /** The user's own binary. */
  readonly shellPath: string;
  readonly cwd: string;
  /** PATH of the user's shell, as it stands there. */
  readonly path: string;
  /** Whether the shell knows an alias or a function of that name. */
  readonly names: (word: string) => boolean;
  readonly home: string;
  readonly os: Os;
  /** Where indexes of manual pages are kept; null: nowhere. */
  readonly cacheFolder: string | null;
  readonly files: Files;
  /** The shell's own opinion of the syntax. */
  readonly shellSays: ShellSays;
}

/** Levels made at most: `~/.cache/yosh/check`. */
const LEVELS = 3;

/** Not by `recursive`: Node goes round for ever where making a folder is answered by ENOENT, as in /proc. */
async function makeFolder(folder: string, levels = LEVELS): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (thrown) {
    if (codeOf(thrown) !== 'ENOENT' || levels === 1) return;
    await makeFolder(path.dirname(folder), levels - 1);
    await mkdir(folder, { mode: 0o700 });
  }
}

/** Anything but "there is nothing" means that nothing can be claimed. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

const codeOf = (thrown: unknown): unknown => (thrown instanceof Error && 'code' in thrown ? thrown.code : undefined);

export const machineFiles: Files = {
  async look(path) {
    try {
      const found = await stat(path);
      if (found.isDirectory()) return { kind: 'folder' };
      if (!found.isFile()) return { kind: 'other' };
      const executable = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      return { kind: 'file', executable, bytes: found.size, changedMs: found.mtimeMs };
    } catch (thrown) {
      return { kind: NOTHING_THERE.has(codeOf(thrown)) ? 'nothing' : 'unknown' };
    }
  },

  async read(path, limitBytes) {
    try {
      // without O_NONBLOCK a FIFO would hold the open itself
      await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
      const found = await file.stat();
      if (!found.isFile() || found.size > limitBytes) return null;
      const bytes = Buffer.alloc(found.size);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      return bytes.subarray(0, bytesRead);
    } catch {
      return null;
    }
  },

  async names(folder, limit) {
    const names: string[] = [];
    try {
      for await (const { name } of await opendir(folder, { bufferSize: 512 })) {
        names.push(name);
        if (names.length >= limit) break;
      }
    } catch {
      // a folder of PATH that is not there
    }
    return names;
  },

  real: (path) => realpath(path).catch(() => path),

  async keep(file, text) {
    const own = `${file}.${process.pid}`;
    try {
      await makeFolder(path.dirname(file));
      // a link that somebody put there is not followed, a file that is there is not overwritten
      await using out = await open(own, 'wx', 0o600);
      await out.writeFile(text);
      await rename(own, file);
    } catch {
      // a full or read-only disk: the page is read again the next time
    }
  },
};

/** The endpoints of this machine behind what is known of the shell. */
export const machineWorld = (shell: Omit<CheckWorld, 'files' | 'shellSays'>): CheckWorld => ({
  ...shell,
  files: machineFiles,
  shellSays: (command, signal) => shellSays(shell, command, signal),
});
