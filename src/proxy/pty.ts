/**
 * Opens the shell's PTY with node-pty's native part alone: its JavaScript decodes output, strips TMUX from the environment and spins
 * on EAGAIN. The prebuilt binary is the one of the package that package.json installs as `node-pty`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { READ_CHUNK_BYTES } from '../base/limits.ts';
import { readAvailable, writeAvailable } from './descriptor.ts';
import type { PtyEndpoint } from './proxy-endpoints.ts';

interface NativePty {
  fork(
    file: string,
    args: readonly string[],
    env: readonly string[],
    cwd: string,
    cols: number,
    rows: number,
    uid: number,
    gid: number,
    utf8: boolean,
    helperPath: string,
    onExit: (code: number, signal: number) => void,
  ): { fd: number; pid: number; pty: string };
  resize(fd: number, cols: number, rows: number, widthPixels: number, heightPixels: number): void;
}

export interface Pty extends PtyEndpoint {
  /** The master's descriptor. Non-blocking, and inheritable: it must be closed in every child that is started. */
  readonly masterFd: number;
  readonly pid: number;
  /** Path of the slave. */
  readonly slave: string;
  /** Closes our own slave descriptor, which has kept the last output readable after the shell's exit. */
  releaseSlave(): void;
}

/** The package's folder, in `root`'s node_modules or in one that holds `root` (a global or hoisted install). */
export function findNative(root: string, platform: string, arch: string, exists: (file: string) => boolean): string | null {
  const inside = `@lydell/node-pty-${platform}-${arch}/prebuilds/${platform}-${arch}/pty.node`;
  for (let folder = root; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'node_modules', inside);
    if (exists(file)) return file;
    if (folder === path.dirname(folder)) return null;
  }
}

function loadNative(root: string): { native: NativePty; folder: string } {
  const file = findNative(root, process.platform, process.arch, fs.existsSync);
  if (file === null) throw new Error(`no terminal addon for ${process.platform}-${process.arch}`);
  const loaded = { exports: {} };
  process.dlopen(loaded, file);
  return { native: loaded.exports as NativePty, folder: path.dirname(file) };
}

export interface PtyOptions {
  readonly root: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Empty: that of this process. */
  readonly cwd: string;
  readonly cols: number;
  readonly rows: number;
  onExit(code: number, signal: number): void;
}

/** Starts a program as the leader of a new session on a new terminal. Throws when the addon is missing or the fork fails. */
export function openPty(options: PtyOptions): Pty {
  const { native, folder } = loadNative(options.root);
  const env = Object.entries(options.env).map(([name, value]) => `${name}=${value}`);
  const child = native.fork(
    options.file,
    options.args,
    env,
    options.cwd,
    options.cols,
    options.rows,
    -1,
    -1,
    true,
    path.join(folder, 'spawn-helper'),
    options.onExit,
  );
  let buffer: Buffer | null = null;
  let slaveFd = fs.openSync(child.pty, fs.constants.O_RDWR | fs.constants.O_NOCTTY);
  return {
    masterFd: child.fd,
    pid: child.pid,
    slave: child.pty,
    write: (bytes, from) => writeAvailable(child.fd, bytes, from),
    read: () => readAvailable(child.fd, (buffer ??= Buffer.allocUnsafe(READ_CHUNK_BYTES))),
    resize: (cols, rows) => native.resize(child.fd, cols, rows, 0, 0),
    continueShell: () => {
      try {
        process.kill(child.pid, 'SIGCONT');
      } catch {
        // it has ended meanwhile
      }
    },
    releaseSlave: () => {
      if (slaveFd >= 0) fs.closeSync(slaveFd);
      slaveFd = -1;
    },
  };
}
