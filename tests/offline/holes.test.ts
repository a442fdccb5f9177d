/** Commands with an empty word for the user to fill: run as they are, or half filled, they change nothing, in both shells. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holePhrases } from '../../src/offline/phrases/hole-phrases.ts';
import type { Machine } from '../../src/offline/types.ts';
import { PATIENCE_MS } from '../support/clock.ts';
import { shellPath } from '../support/shells-here.ts';
import { ask } from './support.ts';

const machine: Machine = { shell: 'bash', gnu: true, has: () => true, exists: () => true, lacks: () => false, readText: () => null };
const commands = holePhrases.map(({ reply }) => {
  const made = reply({}, machine);
  if (made === null || !('command' in made)) throw new Error('no command');
  return made;
});

/** All ways to fill some of the holes of a command, but not all of them. */
function halfFilled(command: string): string[] {
  const parts = command.split("''");
  const holes = parts.length - 1;
  const fillings = Array.from({ length: 2 ** holes - 1 }, (_, bits) => bits);
  return fillings.map((bits) => parts.reduce((text, part, at) => `${text}${(bits >> (at - 1)) & 1 ? 'notes.txt' : "''"}${part}`));
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'holes-'));
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', join(folder, 'here'), ...args], { env: { PATH: process.env['PATH'], HOME: folder } });
  mkdirSync(join(folder, 'here/docs/empty'), { recursive: true });
  writeFileSync(join(folder, 'here/notes.txt'), 'one\n');
  writeFileSync(join(folder, 'here/-rf'), 'two\n');
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.com');
  git('add', '.');
  git('commit', '-qm', 'first');
  writeFileSync(join(folder, 'here/notes.txt'), 'staged\n');
  git('add', '.');
  mkdirSync(join(folder, 'stubs'));
  // as systemd does for an empty name; sudo runs what it is given
  writeFileSync(
    join(folder, 'stubs/systemctl'),
    '#!/bin/sh\n[ -n "$2" ] && touch called\necho "Failed to mangle unit name: Invalid argument" >&2\nexit 1\n',
  );
  writeFileSync(join(folder, 'stubs/sudo'), '#!/bin/sh\nexec "$@"\n');
  for (const name of ['systemctl', 'sudo']) chmodSync(join(folder, 'stubs', name), 0o755);
  symlinkSync('notes.txt', join(folder, 'here/link'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contents = (): string =>
  readdirSync(join(folder, 'here'), { recursive: true })
    .map(String)
    // of git only what it keeps: a refused commit leaves its message and its tree behind
    .filter((name) => !/^\.git\/(?!HEAD|refs|logs)/.test(name))
    .toSorted()
    .map((name) => {
      const { mode, size, uid } = statSync(join(folder, 'here', name));
      return [name, mode, uid, mode & 0o40000 ? 0 : size, mode & 0o40000 ? '' : readFileSync(join(folder, 'here', name), 'latin1')].join(
        ' ',
      );
    })
    .join('\n');

describe.each(['bash', 'zsh'] as const)('in %s', (shell) => {
  test.each(commands.map(({ command }) => command))('%s', (command) => {
    const before = contents();
    const staged = () => spawnSync('git', ['-C', join(folder, 'here'), 'status', '--porcelain'], { encoding: 'utf8' }).stdout;
    const status = staged();
    for (const line of halfFilled(command)) {
      const env = { PATH: `${join(folder, 'stubs')}:${process.env['PATH']}`, HOME: folder, TERM: 'dumb' };
      const done = spawnSync(shellPath(shell), [shell === 'zsh' ? '-f' : '--norc', '-c', `${line}; echo; pwd`], {
        cwd: join(folder, 'here'),
        env,
        encoding: 'utf8',
        input: '',
        timeout: PATIENCE_MS,
      });
      expect(done.signal, `${line} ends by itself`).toBeNull();
      expect(done.stdout.trim().endsWith(join(folder, 'here')), `${line} stays in the folder`).toBe(true);
    }
    expect(contents()).toBe(before);
    expect(staged()).toBe(status);
  });
});

test('the cursor is inside the first pair of quotes', () => {
  for (const { command, cursor } of commands) expect(command.slice((cursor ?? 0) - 1, (cursor ?? 0) + 1), command).toBe("''");
});

test('no program has a row for which an empty word means all, or here', () => {
  for (const { command } of commands) expect(command).not.toMatch(/\b(?:pkill|killall|rsync|grep|xargs|dd|tee|crontab)\b|[>|]/);
});

test.each([
  ['how do i rename a file?', "mv -n '' ''"],
  ['go to a folder', "cd ''"],
  ['how can I change into another directory', "cd ''"],
  ['connect to a server', "ssh ''"],
  ['how to log in to a remote server via ssh', "ssh ''"],
  ['make a file executable', "chmod u+x ''"],
  ['change the permissions of a file', "chmod '' ''"],
  ['how do i extract a tar.gz file', "tar -xkf ''"],
  ['extract a zip', "unzip -n ''"],
  ['create a new folder', "mkdir ''"],
  ['how do i delete a file', "rm ''"],
  ['make a commit', "git commit -m ''"],
  ['create a new branch', "git switch -c ''"],
  ['copy a file to a server', "scp '' ''"],
  ['kill a process', "kill ''"],
])('%s: %s', async (question, command) => {
  const asked = await ask(question);
  expect(asked.command).toBe(command);
  expect(asked.explanation).toContain('between the quotes');
  const [event] = asked.events;
  expect(event?.kind === 'tool' ? event.call.input : null).toMatchObject({ cursor: command.indexOf("''") + 1 });
});

test('what names its file has no hole', async () => {
  for (const question of [
    'rename old.txt to new.txt',
    'make run.sh executable',
    'cd docs',
    'extract backup.tar.gz',
    'create a folder called music',
  ])
    expect((await ask(question)).command ?? '', question).not.toContain("''");
});

test.each([
  'do not delete a file',
  'delete a file but not today',
  'should i rename a file',
  'what happens when i delete a file',
  'never kill a process',
])('%s: no command', async (question) => expect((await ask(question)).command).toBeNull());
