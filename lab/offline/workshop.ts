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
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const limitMs = 5000;
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

/** Keeps a command inside the copy: its first argument is the copy, its second the command. */
const JAIL = 'mount --bind "$1" "$1" && mount -o remount,ro,bind / && cd "$2" && exec bash -c "$3"';
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

export class Workshop {
  readonly template = mkdtempSync(join(tmpdir(), 'yo-template-'));
  readonly #before: Snapshot;

  /** Builds the folder with these scripts of lab/offline, each called with the folder. */
  constructor(scripts: readonly string[]) {
    for (const script of scripts)
      execFileSync('sh', [fileURLToPath(new URL(script, import.meta.url)), this.template], { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#before = this.run('true', '.').after;
  }

  /** Everything as it is when no command ran. */
  get before(): Snapshot {
    return this.#before;
  }

  /** Runs the command in a folder of a new copy. */
  run(command: string, place: string): Ran {
    const root = mkdtempSync(join(tmpdir(), 'yo-case-'));
    try {
      execFileSync('cp', ['-a', `${this.template}/.`, root]);
      const calls = join(root, 'calls');
      const guarded = `kill() { echo "kill $*" >> "$CALLS"; }; ${command}`;
      const folder = join(root, place);
      const env = {
        HOME: join(root, 'home'),
        PATH: `${join(root, 'stubs')}:${process.env['PATH'] ?? ''}`,
        CALLS: calls,
        LC_ALL: 'C.UTF-8',
        USER: process.env['USER'] ?? 'root',
        EDITOR: 'true',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_PAGER: 'cat',
        GIT_AUTHOR_DATE: '2024-06-01T10:00:00Z',
        GIT_COMMITTER_DATE: '2024-06-01T10:00:00Z',
      };
      const options = {
        cwd: folder,
        encoding: 'utf8',
        timeout: limitMs,
        killSignal: 'SIGKILL',
        maxBuffer: 2 ** 24,
        input: '',
        env,
      } as const;
      const [program = '', ...args] = canJail ? jail(root, folder, guarded) : ['bash', '-c', guarded];
      const done = spawnSync(program, args, options);
      const after = new Map(snapshotOf(root));
      if (existsSync(join(root, 'repo', '.git')))
        after.set('repo/.git', spawnSync('bash', ['-c', GIT_STATE], { ...options, cwd: join(root, 'repo') }).stdout);
      // the copy has another name each time
      const stdout = (done.stdout ?? '').replaceAll(root, '/copy');
      return { stdout, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '', after };
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.template, { recursive: true, force: true });
  }
}

/** The paths of `before` that are gone or different in `after`. */
export const lost = (before: Snapshot, after: Snapshot): string[] =>
  [...before].filter(([path, what]) => after.get(path) !== what).map(([path]) => path);

/** Whether both hold the same; folders count only by their names. */
export const isSame = (one: Snapshot, other: Snapshot): boolean => lost(one, other).length === 0 && lost(other, one).length === 0;
