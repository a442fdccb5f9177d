/**
 * Judges offline with the executed questions of InterCode-Bash (github.com/princeton-nlp/intercode, `data/nl2bash`), which are not part of
 * this repository. `YOSH_COLLECTIONS=FOLDER npm run lab offline intercode`, where FOLDER/intercode is a checkout. Only totals are printed:
 * this set judges, and no rule may be written from its rows.
 *
 * Each question and its reference run in a root folder of their own, built by the set's own script. An answer is right when it prints the
 * same lines, in any order, and leaves the same files.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOffline } from '../../src/offline/index.ts';
import { machineEndpoints } from '../../src/offline/offline-machine.ts';
import { type Answered, askOffline, type Row } from './judge.ts';
import { isSame, lost, type Snapshot, snapshotOf } from './workshop.ts';

const LIMIT_MS = 10_000;
/** Folders of this machine that a root folder borrows, read-only. */
const BORROWED = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc'] as const;
const OWN = ['proc', 'dev', 'tmp', 'root', 'home', 'var'] as const;
const SHUT_IN = [
  ...BORROWED.map((name) => `if [ -d /${name} ]; then mount --rbind /${name} "$1/${name}" && mount -o remount,ro,bind "$1/${name}"; fi`),
  'mount --rbind /dev "$1/dev"; mount -t proc proc "$1/proc"',
  'exec chroot "$1" /bin/bash -c "$2"',
].join('\n');

interface RootedRun {
  readonly stdout: string;
  readonly after: Snapshot;
}

const withoutSystem = (all: Snapshot): Snapshot =>
  new Map([...all].filter(([path]) => !new RegExp(`^(?:${[...BORROWED, 'proc', 'dev'].join('|')})(?:/|$)`).test(path)));

/** Runs a command with `root` as its root folder, without a network. */
function runRooted(root: string, command: string): RootedRun {
  const env = { HOME: '/root', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', USER: 'root' };
  const done = spawnSync('unshare', ['-rnmpf', 'sh', '-c', SHUT_IN, 'shut-in', root, command], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 26,
    input: '',
    env,
  });
  return { stdout: done.stdout ?? '', after: withoutSystem(snapshotOf(root)) };
}

/** A root folder in which the set's script ran. */
function rootBuiltBy(script: string): string {
  const root = mkdtempSync(join(tmpdir(), 'yo-root-'));
  for (const name of [...BORROWED, ...OWN]) mkdirSync(join(root, name));
  runRooted(root, readFileSync(script, 'utf8'));
  return root;
}

function inCopy(template: string, command: string): RootedRun {
  const root = mkdtempSync(join(tmpdir(), 'yo-root-'));
  try {
    execFileSync('cp', ['-a', `${template}/.`, root]);
    return runRooted(root, command);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\.\//, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .toSorted();

/** `12` and `12 notes.txt` are the same answer to "how many". */
function printsSame(got: string, wanted: string): boolean {
  const [one, other] = [linesOf(got), linesOf(wanted)];
  if (one.join('\n') === other.join('\n')) return true;
  const number = (lines: readonly string[]): string | undefined =>
    lines.length === 1 ? /^\d+(?:\.\d+)?/.exec(lines[0] ?? '')?.[0] : undefined;
  return number(one) !== undefined && number(one) === number(other);
}

interface Question {
  readonly query: string;
  readonly gold: string;
}

async function judged({ query, gold }: Question, group: string, template: string): Promise<Row> {
  const answered = await askIn(template, query);
  if (answered.command === null) return { group, ask: query, answered, wrong: 'no command', harm: [] };
  const before = withoutSystem(snapshotOf(template));
  const [got, wanted] = [inCopy(template, answered.command), inCopy(template, gold)];
  const harm = lost(before, got.after).filter((path) => got.after.get(path) !== wanted.after.get(path));
  const isRight = printsSame(got.stdout, wanted.stdout) && isSame(got.after, wanted.after);
  return { group, ask: query, answered, wrong: isRight ? null : 'something else', harm };
}

/** Asks with the root folder as the machine: what exists is what is there. */
async function askIn(template: string, question: string): Promise<Answered> {
  const machine = machineEndpoints({ env: { PATH: process.env['PATH'] ?? '' }, home: '/root', platform: process.platform, cwd: '/' });
  const provider = createOffline({
    ...machine,
    listFolder: (folder) => machine.listFolder(join(template, folder)),
    readText: (path) => machine.readText?.(join(template, path)) ?? null,
    lookUp: async () => [],
  });
  return await askOffline(undefined, provider)(question, '/');
}

/** The answers to every question, judged; empty without a checkout. */
export async function judgeIntercode(collections: string | undefined): Promise<Row[]> {
  const folder = join(collections ?? '', 'intercode');
  if (collections === undefined || !existsSync(folder)) return [];
  const rows: Row[] = [];
  for (const system of ['1', '2', '3', '4']) {
    const template = rootBuiltBy(join(folder, `docker/bash_scripts/setup_nl2b_fs_${system}.sh`));
    try {
      const questions = JSON.parse(readFileSync(join(folder, `data/nl2bash/nl2bash_fs_${system}.json`), 'utf8')) as Question[];
      for (const question of questions) rows.push(await judged(question, `files ${system}`, template));
    } finally {
      rmSync(template, { recursive: true, force: true });
    }
  }
  return rows;
}
