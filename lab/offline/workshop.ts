/**
 * Runs commands in a throw-away copy of a folder and says what they printed, called and changed. Where the kernel allows it, a command
 * has no network, no processes but its own, and can write nowhere but in the copy.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  readSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIMIT_SECONDS = 5;
/** A command writes at most some megabytes. */
const FREE_BYTES = 2 ** 28;
/** Of longer files, only the size and the beginning are compared. */
const limitHashedBytes = 65_536;

/** The path of a file or folder below the copy, and what can be compared of it. */
export type Snapshot = ReadonlyMap<string, string>;

export interface Ran {
  readonly stdout: string;
  /** One line for each start of a program that is only a stub here. */
  readonly calls: string;
  readonly after: Snapshot;
}

function digest(path: string): string {
  const at = lstatSync(path);
  const mode = (at.mode & 0o777).toString(8);
  if (at.isSymbolicLink()) return `-> ${readlinkSync(path)}`;
  if (at.isDirectory()) return `${mode} folder`;
  if (!at.isFile()) return `${mode} other`;
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(Math.min(at.size, limitHashedBytes));
    readSync(file, buffer, 0, buffer.length, 0);
    return `${mode} ${at.size} ${createHash('sha256').update(buffer).digest('hex')}`;
  } finally {
    closeSync(file);
  }
}

export function snapshotOf(root: string): Snapshot {
  const out = new Map<string, string>();
  for (const name of readdirSync(root, { recursive: true }).map(String).toSorted())
    if (!/(^|\/)\.git(\/|$)|^stubs(\/|$)|^calls$/.test(name)) out.set(name, digest(join(root, name)));
  return out;
}

/** What git knows beside the files, as entries of a snapshot. */
const GIT_STATE = 'git for-each-ref; git stash list; git status --porcelain; git config --local --list; git branch --show-current';

/**
 * Keeps a command inside the copy: its first argument is the copy, its second the folder, its third the command. `timeout` is the first
 * process of the namespace, so when it ends the kernel has ended all others: what a command left running writes no more.
 */
const JAIL = `mount --bind "$1" "$1" && mount -o remount,ro,bind / && cd "$2" && exec timeout -s KILL ${LIMIT_SECONDS} bash -c "$3"`;
const jail = (root: string, folder: string, command: string): string[] => [
  'unshare',
  '-rnmpf',
  '--mount-proc',
  'sh',
  '-c',
  JAIL,
  'jail',
  root,
  folder,
  command,
];
const canJail = spawnSync('unshare', ['-rnmpf', '--mount-proc', 'sh', '-c', 'mount -o remount,ro,bind /']).status === 0;

/**
 * Where copies are made: in memory, where there is a folder for it whose programs may run. ext4 without a journal takes 1 ms for each new
 * file soon after others were deleted, and a copy has three hundred.
 */
const COPIES = canRunIn('/dev/shm') ? '/dev/shm' : tmpdir();

function canRunIn(folder: string): boolean {
  try {
    const own = mkdtempSync(join(folder, 'yo-case-'));
    const program = join(own, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    const { bavail, bsize } = statfsSync(own);
    const canRun = spawnSync(program).status === 0;
    rmSync(own, { recursive: true });
    return canRun && bavail * bsize > FREE_BYTES;
  } catch {
    return false;
  }
}

/** A copy of the template, with its state when nothing had run in it. */
interface Copy {
  readonly root: string;
  readonly state: string;
}

/** Changes with every write, new name or new mode below a folder: no program can set the time of a change of the inode. */
function stateOf(root: string): string {
  const names = readdirSync(root, { recursive: true }).map(String).toSorted();
  return names.map((name) => `${name} ${Object.values(inodeOf(join(root, name))).join(' ')}`).join('\n');
}

function inodeOf(path: string): { readonly ino: bigint; readonly changedNs: bigint } {
  const { ino, ctimeNs } = lstatSync(path, { bigint: true });
  return { ino, changedNs: ctimeNs };
}

export class Workshop {
  readonly template = mkdtempSync(join(tmpdir(), 'yo-template-'));
  /** Everything as it is when no command ran. */
  readonly before: Snapshot;
  /** A copy takes ten times as long as most commands, so one that a command did not change serves the next. */
  #copy: Copy | null = null;

  /** Builds the folder with these scripts of lab/offline, each called with the folder. */
  constructor(scripts: readonly string[]) {
    for (const script of scripts)
      execFileSync('sh', [fileURLToPath(new URL(script, import.meta.url)), this.template], { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#copy = this.#newCopy();
    this.before = afterwards(this.#copy.root);
  }

  #newCopy(): Copy {
    const root = mkdtempSync(join(COPIES, 'yo-case-'));
    execFileSync('cp', ['-a', `${this.template}/.`, root]);
    // git notes the new inodes in its index, now and not in the first command that asks for the status
    gitState(root);
    return { root, state: stateOf(root) };
  }

  /** Runs the command in a folder of a copy in which nothing has changed. */
  run(command: string, place: string): Ran {
    const copy = this.#copy ?? this.#newCopy();
    this.#copy = copy;
    const { root } = copy;
    const calls = join(root, 'calls');
    const guarded = `kill() { echo "kill $*" >> "$CALLS"; }; ${command}`;
    const folder = join(root, place);
    const [program = '', ...args] = canJail ? jail(root, folder, guarded) : ['bash', '-c', guarded];
    const done = spawnSync(program, args, { ...optionsIn(root), cwd: folder });
    // the copy has another name each time
    const stdout = (done.stdout ?? '').replaceAll(root, '/copy');
    const called = existsSync(calls) ? readFileSync(calls, 'utf8') : '';
    rmSync(calls, { force: true });
    // without a jail what a command left running may still write
    if (canJail && stateOf(root) === copy.state) return { stdout, calls: called, after: this.before };
    const after = afterwards(root);
    this.#discardCopy();
    return { stdout, calls: called, after };
  }

  #discardCopy(): void {
    if (this.#copy !== null) rmSync(this.#copy.root, { recursive: true, force: true });
    this.#copy = null;
  }

  [Symbol.dispose](): void {
    this.#discardCopy();
    rmSync(this.template, { recursive: true, force: true });
  }
}

function optionsIn(root: string) {
  const env = {
    HOME: join(root, 'home'),
    PATH: `${join(root, 'stubs')}:${process.env['PATH'] ?? ''}`,
    CALLS: join(root, 'calls'),
    LC_ALL: 'C.UTF-8',
    USER: process.env['USER'] ?? 'root',
    EDITOR: 'true',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_PAGER: 'cat',
    GIT_AUTHOR_DATE: '2024-06-01T10:00:00Z',
    GIT_COMMITTER_DATE: '2024-06-01T10:00:00Z',
  };
  return {
    encoding: 'utf8',
    timeout: (canJail ? 10 : 1) * LIMIT_SECONDS * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 24,
    input: '',
    env,
  } as const;
}

/** What is in a copy now, with the state of its repository. */
function afterwards(root: string): Snapshot {
  const git = gitState(root);
  return git === null ? snapshotOf(root) : new Map([...snapshotOf(root), ['repo/.git', git]]);
}

function gitState(root: string): string | null {
  const cwd = join(root, 'repo');
  return existsSync(join(cwd, '.git')) ? spawnSync('bash', ['-c', GIT_STATE], { ...optionsIn(root), cwd }).stdout : null;
}

/** The paths of `before` that are gone or different in `after`. */
export const lost = (before: Snapshot, after: Snapshot): string[] =>
  [...before].filter(([path, what]) => after.get(path) !== what).map(([path]) => path);

/** Whether both hold the same; folders count only by their names. */
export const isSame = (one: Snapshot, other: Snapshot): boolean => lost(one, other).length === 0 && lost(other, one).length === 0;
