/** Everything that the check may read, as an interface, and its implementation on a real machine. */
import { constants } from 'node:fs';
import { access, open, opendir, realpath, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../base/own-folder.ts';
import type { ShellName } from '../shell/shell-kinds.ts';
import { shellSays, type ShellSays } from './syntax-shell.ts';

/** What is at a path. */
export type Looked =
  | { readonly kind: 'file'; readonly executable: boolean; readonly bytes: number; readonly changedMs: number }
  | { readonly kind: 'folder' | 'other' | 'nothing' }
  /** Not permitted, too slow, a loop of links: no finding is based on it. */
  | { readonly kind: 'unknown' };

/** The only access to the disk. No method throws or rejects. */
export interface Files {
  look(path: string): Promise<Looked>;
  /** The bytes of a regular file; null when it is longer than `limitBytes`, does not exist or cannot be read. */
  read(path: string, limitBytes: number): Promise<Buffer | null>;
  /** Names in a folder, at most `limit`. */
  names(folder: string, limit: number): Promise<readonly string[]>;
  /** The path with all links followed; the same path when that fails. */
  real(path: string): Promise<string>;
  /** Writes a file that only the user can read, completely or not at all. */
  keep(path: string, text: string): Promise<void>;
}

/** The operating system of this machine. */
export interface Os {
  /** As in os-release (`debian`, `fedora`, `arch`, `alpine`, …), or `macos`. */
  readonly id: string;
  /** Whether the base programs are those of GNU. */
  readonly gnu: boolean;
  /** `apt`, `dnf`, `yum`, `pacman`, `apk`, `zypper`, `brew`; empty when none is known. */
  readonly packageManager: string;
}

/** The shell, the system and the disk, as the check sees them. */
export interface CheckWorld {
  readonly shell: ShellName;
  /** The path of the user's own shell. */
  readonly shellPath: string;
  readonly cwd: string;
  /** The PATH of the user's shell, unchanged. */
  readonly path: string;
  /** Whether the shell has an alias or a function with that name. */
  readonly names: (word: string) => boolean;
  readonly home: string;
  readonly os: Os;
  /** The folder for indexes of manual pages; null: they are not kept. */
  readonly cacheFolder: string | null;
  readonly files: Files;
  /** What the shell itself reports about the syntax. */
  readonly shellSays: ShellSays;
}

/** Errors that prove that nothing is at a path. Any other error proves nothing. */
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
      // without O_NONBLOCK, opening a FIFO would block
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
      // a folder of PATH that does not exist
    }
    return names;
  },

  real: (path) => realpath(path).catch(() => path),

  async keep(file, text) {
    const own = `${file}.${process.pid}`;
    try {
      makeFolder(path.dirname(file));
      // `wx` follows no link that somebody else created and overwrites no existing file
      await using out = await open(own, 'wx', 0o600);
      await out.writeFile(text);
      await rename(own, file);
    } catch {
      // a full or read-only disk: the page is read again next time
    }
  },
};

/** The world of this machine, from what is known about the shell. */
export const machineWorld = (shell: Omit<CheckWorld, 'files' | 'shellSays'>): CheckWorld => ({
  ...shell,
  files: machineFiles,
  shellSays: (command, signal) => shellSays(shell, command, signal),
});
