/** Deletions that spare by rank, run on files with odd names: what is spared is there, all else that is meant is gone, nothing more. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellPath } from '../support/shells-here.ts';
import { ask } from './support.ts';

/** Oldest and smallest first. */
const LOGS = ['-rf.log', 'a b.log', 'new\nline.log', '--.log', '$(touch x).log', "it's.log", ' .log', '9 9.log'];
const OTHERS = ['notes.txt', '-n', 'log', 'x.logs'];

function furnish(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ranked-'));
  for (const place of ['.', 'logs', 'logs/deep']) {
    mkdirSync(join(folder, place), { recursive: true });
    for (const [at, name] of [...LOGS, ...OTHERS].entries()) {
      writeFileSync(join(folder, place, name), 'x'.repeat(at + 1));
      utimesSync(join(folder, place, name), 1_700_000_000 + at * 0.25, 1_700_000_000 + at * 0.25);
    }
  }
  return folder;
}
const files = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).toSorted();

/** The files of the folder that are gone after the command. */
function gone(command: string, shell: 'bash' | 'zsh'): string[] {
  const folder = furnish();
  try {
    const before = files(folder);
    execFileSync(shellPath(shell), [shell === 'zsh' ? '-f' : '--norc', '-c', command], { cwd: folder });
    const after = new Set(files(folder));
    expect([...after].filter((name) => !before.includes(name))).toEqual([]);
    return before.filter((name) => !after.has(name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const inLogs = (names: readonly string[]): string[] => names.map((name) => `logs/${name}`).toSorted();

test.each([
  ['delete all but the three newest logs', LOGS.slice(0, -3).toSorted()],
  ['delete everything except the last 5 logs', LOGS.slice(0, -5).toSorted()],
  ['remove all log files except the oldest', LOGS.slice(1).toSorted()],
  ['delete all log files in logs but the 2 biggest', inLogs(LOGS.slice(0, -2))],
  ['delete all log files in logs except the smallest one', inLogs(LOGS.slice(1))],
  ['keep the 2 newest files in logs and remove the others', inLogs([...LOGS, ...OTHERS].slice(0, -2))],
  ['please keep only the newest log in the logs folder and delete the rest', inLogs(LOGS.slice(0, -1))],
  ['remove everything in logs but keep the 20 newest files', []],
])('%s', async (question, wanted) => {
  const { command } = await ask(question, {}, { listFolder: () => ['logs', 'notes.txt'] });
  expect(command).not.toBeNull();
  for (const shell of ['bash', 'zsh'] as const) expect(gone(command ?? '', shell)).toEqual(wanted);
});

test.each([
  'delete all but the newest',
  'delete everything except the 3 newest files',
  'delete all but the newest blorps',
  'delete all pictures except the newest log',
  'delete all logs except the newest in nowhere',
  'delete all logs except the minus 3 newest',
  'do not delete all but the newest log',
  'delete all logs except the newest and the oldest',
  'delete all logs except the 0 newest',
])('%s: no command', async (question) => expect((await ask(question, {}, { listFolder: () => ['logs', 'notes.txt'] })).command).toBeNull());

test('only with the tools of GNU', async () =>
  expect((await ask('delete all but the three newest logs', { os: 'macOS 15' })).command).toBeNull());
