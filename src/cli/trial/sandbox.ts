/**
 * Runs a command that a model wrote, in a sandbox of bubblewrap or of user namespaces (Linux): no network, a read-only system, none of the
 * user's files, a temporary home, a copy of the task's folder in memory, no capabilities, bounded time and space. Without a sandbox
 * nothing is run: there is no other way through this file.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../../base/env.ts';
import { SANDBOX_MS, SANDBOX_OUTPUT_BYTES } from '../cli-limits.ts';

/** `bubblewrap` or `user namespaces`. */
export type SandboxKind = keyof typeof BUILD;

export interface Run {
  readonly kind: SandboxKind;
  /** On this machine; the command works in a copy of it, which has the same path. */
  readonly folder: string;
  /** Path of the shell. */
  readonly shell: string;
  readonly command: string;
  /** The folders of PATH, outside the user's home. */
  readonly path: readonly string[];
}

export interface Ran {
  /** Null when it was ended because it took too long. */
  readonly status: number | null;
  readonly output: string;
  /** The folder before and after the command: a line for each folder, link and file, sorted; of files with a hash of what is in them. */
  readonly before: readonly string[];
  readonly left: readonly string[];
}

/** What the command sees of the system, read-only; what is missing is left out. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt', '/nix'];

/** Files of at most 16 MB, 8 s of processor time, 256 processes, no core files. */
const LIMITS = 'ulimit -c 0; ulimit -t 8; ulimit -f 32768 2>/dev/null; ulimit -u 256 2>/dev/null';

/** Between the two descriptions of the folder; no path begins so. */
const AFTER = '--';

/**
 * Process 1 of the sandbox: copies the task's files, runs the command, ends whatever it left running, and describes the folder
 * before and after it on descriptor 3, which the command does not have.
 */
const INSIDE = `leaves() {
  { find . -mindepth 1 -type d -printf 'd %p\\n'; find . -type l -printf 'l %p -> %l\\n'; find . -type f -exec sha256sum {} + ; } 2>/dev/null |
    LC_ALL=C sort >&3
}
cp -a /task/. . || exit 125
leaves
echo ${AFTER} >&3
(${LIMITS}; exec "$1" $2 -c "$3" 3>&-) </dev/null
status=$?
kill -9 -1 2>/dev/null
leaves
exit $status`;

/**
 * The namespaces are made by unshare(1). A root of memory gets the folders of the system read-only, then the old root is unmounted, so that
 * nothing leads back. The capabilities that were needed for it are dropped before anything of the model runs.
 */
const NAMESPACES = `set -e
root=$1 folder=$2 task=$3; shift 3
mount -t tmpfs -o size=16m,mode=755 none "$root"
seal() { mount -o remount,bind,ro,nosuid,nodev "$1" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev,noatime "$1"; }
while [ "$1" != -- ]; do
  if [ -e "$root$1" ]; then :
  elif [ -L "$1" ]; then ln -s "$(readlink "$1")" "$root$1"
  elif [ -d "$1" ]; then mkdir -p "$root$1"; mount --bind "$1" "$root$1"; seal "$root$1"; fi
  shift
done
shift
mkdir -p "$root/dev" "$root/proc" "$root/tmp" "$root/old" "$root/task"
for one in null zero random urandom; do : >"$root/dev/$one"; mount --bind "/dev/$one" "$root/dev/$one"; done
ln -s /proc/self/fd "$root/dev/fd"
mount -t proc proc "$root/proc" 2>/dev/null || :
mount --bind "$task" "$root/task"; seal "$root/task"
mount -t tmpfs -o size=64m,mode=1777 none "$root/tmp"
mkdir -p "$root$folder"
mount -t tmpfs -o size=64m,mode=755 none "$root$folder"
cd "$root"
pivot_root . old
umount -l /old
mount -o remount,ro /
mkdir -p /tmp/home
cd "$folder"
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"`;

/** Bytes of a folder in memory. */
const MEMORY = 64 * 1024 * 1024;

const words = (line: string): readonly string[] => line.split(' ');

const BUILD = {
  'user namespaces': ({ folder, path: folders }: Run, root: string, inside: readonly string[]) => [
    ...words('unshare --user --map-root-user --mount --net --ipc --uts --pid --fork --kill-child sh -c'),
    NAMESPACES,
    'sandbox',
    root,
    folder,
    folder,
    ...SYSTEM,
    ...folders,
    '--',
    ...inside,
  ],
  bubblewrap: ({ folder, path: folders }: Run, _root: string, inside: readonly string[]) => [
    ...words('bwrap --unshare-all --die-with-parent --new-session --as-pid-1 --cap-drop ALL'),
    ...[...SYSTEM, ...folders].flatMap((one) => ['--ro-bind-try', one, one]),
    ...words(`--proc /proc --dev /dev --size ${MEMORY} --tmpfs /tmp --dir /tmp/home --ro-bind`),
    folder,
    ...words(`/task --size ${MEMORY} --tmpfs`),
    folder,
    ...words('--remount-ro / --chdir'),
    folder,
    '--',
    ...inside,
  ],
} as const satisfies Record<string, (run: Run, root: string, inside: readonly string[]) => readonly string[]>;

/** The startup files of the user are not there; zsh would also ask to make some. */
const ARGS: Readonly<Record<string, string>> = { zsh: '-f', bash: '--norc' };

const argvOf = (run: Run, root: string): readonly string[] =>
  BUILD[run.kind](run, root, ['sh', '-c', INSIDE, 'inside', run.shell, ARGS[path.basename(run.shell)] ?? '-e', run.command]);

/** Folders of PATH that are not the user's: what lies in the home is not shown to the command. */
export const systemFolders = ({ PATH = '', HOME = '' }: Env): readonly string[] =>
  [...new Set(PATH.split(':'))].filter((folder) => path.isAbsolute(folder) && folder !== '/' && !`${folder}/`.startsWith(`${HOME}/`));

/**
 * Runs it and waits for it. Never rejects.
 * @param root an empty folder, on which the root of the sandbox is mounted.
 */
export function runInSandbox(run: Run, root: string, signal: AbortSignal): Promise<Ran> {
  const [program = '', ...args] = argvOf(run, root);
  const env = { PATH: [...run.path, '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(':'), HOME: '/tmp/home', LANG: 'C.UTF-8', TERM: 'dumb' };
  return new Promise((resolve) => {
    // detached: no terminal, and one group to end
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    const read = [new Bounded(), new Bounded(), new Bounded()] as const;
    read.forEach((bounded, at) => child.stdio[at + 1]?.on('data', (chunk: Buffer) => bounded.push(chunk)).on('error', () => {}));
    const end = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // it has just ended
      }
    };
    const late = setTimeout(end, SANDBOX_MS);
    signal.addEventListener('abort', end, { once: true });
    const done = (status: number | null): void => {
      clearTimeout(late);
      signal.removeEventListener('abort', end);
      const [output, , folder] = read;
      const lines = folder.text.split('\n').filter((line) => line !== '');
      const at = lines.indexOf(AFTER);
      const [before, left] = at < 0 ? [[], []] : [lines.slice(0, at), lines.slice(at + 1)];
      resolve({ status, output: output.text, before, left });
    };
    child.on('error', () => done(null)).on('close', (status) => done(status));
  });
}

/** The beginning of a stream; the rest is read and dropped. */
class Bounded {
  private readonly chunks: Buffer[] = [];
  private bytes = 0;

  push(chunk: Buffer): void {
    if (this.bytes < SANDBOX_OUTPUT_BYTES) this.chunks.push(chunk);
    this.bytes += chunk.length;
  }

  get text(): string {
    return Buffer.concat(this.chunks).subarray(0, SANDBOX_OUTPUT_BYTES).toString();
  }
}

/**
 * Fails when anything can be written outside the copy, the real home is there, or there is a network. Ours, and run before anything of a
 * model, so that a sandbox which holds nothing is not used.
 */
const HOLDS = `for place in / /usr /etc /task; do { : >"$place/.yosh-was-here"; } 2>/dev/null && exit 1; done
[ -e 'OUTSIDE' ] && exit 1
[ -r /proc/net/dev ] && grep -v -e '|' -e '^ *lo:' /proc/net/dev && exit 1
mkdir made && : >made/file && ln -s made link && echo holds`;
/** What it makes, which has to be in the description of the folder. */
const MADE = 3;

/** The sandbox that works here and holds; null when none does. */
export async function findSandbox(run: Omit<Run, 'kind' | 'command'>, root: string): Promise<SandboxKind | null> {
  // a file beside the task's folder stands for all files of the user
  const beside = path.join(path.dirname(run.folder), 'beside');
  fs.writeFileSync(beside, '');
  const command = HOLDS.replace('OUTSIDE', beside);
  for (const kind of Object.keys(BUILD) as SandboxKind[]) {
    const { status, output, before, left } = await runInSandbox({ ...run, kind, command }, root, new AbortController().signal);
    if (status === 0 && output === 'holds\n' && left.length - before.length === MADE) return kind;
  }
  return null;
}
