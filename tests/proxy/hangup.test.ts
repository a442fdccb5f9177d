/**
 * A tab that is closed by a signal: terminals built on node-pty (VS Code, Hyper, Tabby) send SIGHUP to the program that they started, and
 * keep the master open. What runs then, and what remains, is as with the bare shell.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { eventually } from '../support/clock.ts';
import { INTERPRETERS } from '../support/launcher-desk.ts';
import { chat } from '../support/script.ts';
import { type Shell, shellPath } from '../support/world.ts';
import { readProc, signal, Window } from './window.ts';

const root = inject('scriptedRoot');
const SHELLS = ['bash', 'zsh'] as const;

/** What the shell does at its end leaves a line in a file. zsh runs no EXIT trap when a signal ends it within a function; hooks it does. */
const AT_EXIT: Readonly<Record<Shell, string>> = {
  bash: "HISTFILE=~/.history; trap 'echo exit >>~/ends' EXIT",
  zsh: 'HISTFILE=~/.history SAVEHIST=1000 HISTSIZE=1000; zshexit() { echo exit >>~/ends }',
};
const WITHOUT_FILES: Readonly<Record<Shell, readonly string[]>> = { bash: ['--norc', '--noprofile', '-i'], zsh: ['-f', '-i'] };

interface Start {
  readonly program: (shell: Shell) => readonly [string, ...string[]];
  /** The first line of the rc file is the one of `yosh init`. */
  readonly rcLine?: boolean;
  /** Typed in the shell that the window starts. */
  readonly typed?: string;
}

const STARTS: Readonly<Record<string, Start>> = {
  'the bare shell': { program: (shell) => [shellPath(shell), '-i'] },
  yosh: { program: (shell) => ['{root}/bin/yosh', shell] },
  'yosh as a login shell': { program: (shell) => ['{root}/bin/yosh', shell, '--login'] },
  'exec yosh': { program: (shell) => [shellPath(shell), ...WITHOUT_FILES[shell]], typed: 'exec "$YOSH"' },
  'yosh typed at a prompt': { program: (shell) => [shellPath(shell), ...WITHOUT_FILES[shell]], typed: '"$YOSH"' },
  'the rc line': { program: (shell) => [shellPath(shell), '-i'], rcLine: true },
  'the rc line in a login shell': { program: (shell) => [shellPath(shell), '-l', '-i'], rcLine: true },
};

const STATES: Readonly<Record<string, (window: Window) => Promise<unknown>>> = {
  'at the prompt': () => Promise.resolve(),
  'while a program runs': async (window) => {
    await window.type('sh -c "echo x >running; exec sleep 1000"\r');
    await window.file('running');
  },
  'while a question waits': async (window) => {
    await window.type('yo await me\r');
    await window.file('.test-asks.jsonl');
  },
  'under a flood that is not read': async (window) => {
    window.stop();
    await window.type('echo x >running; yes\r');
    await window.file('running');
  },
};

/** A bare zsh has no `yo`, and may wait for a window that is not read: in the last state only those that the launcher itself ends. */
const statesOf = (start: string): readonly (readonly [string, (typeof STATES)[string]])[] =>
  Object.entries(STATES).filter(
    ([state]) =>
      (!state.includes('question') || start !== 'the bare shell') &&
      (!state.includes('flood') || ['yosh', 'yosh as a login shell', 'exec yosh'].includes(start)),
  );

async function launcher(window: Window): Promise<number> {
  const found = (): number | undefined => window.processes().find((pid) => /^[^\0]*sh\0[^\0]*\/bin\/yosh\0/.test(readProc(pid, 'cmdline')));
  await window.wait(() => found() !== undefined, 'a launcher');
  return found() as number;
}

async function start(shell: Shell, { program, rcLine = false, typed }: Start): Promise<Window> {
  const window = new Window({
    root,
    shell,
    rc: `${rcLine ? initLine(root, shell) : ''}\n${AT_EXIT[shell]}`,
    program: program(shell),
    script: { await: [{ waitFor: '/nowhere' }], '*': chat('well then') },
    env: { PS1: 'OUT> ' },
    files: { '.bash_profile': '. ~/.bashrc\n' },
  });
  if (typed !== undefined) {
    await window.until('OUT> ');
    await window.type(`${typed}\r`);
  }
  await window.prompt();
  await window.run(': remember me');
  return window;
}

const named = (window: Window): string =>
  window
    .processes()
    .map((pid) => readProc(pid, 'cmdline').replaceAll('\0', ' '))
    .join('\n');

const nothingRuns = (window: Window): Promise<void> =>
  eventually(
    () => `nothing runs; still there:\n${named(window)}`,
    // a process that is just becoming another program has no environment to be found by
    () => window.processes().length === 0 && window.session() === null && window.processes().length === 0,
  );

/** The shell has ended once, as it ends by itself, and nothing of the session is left. */
function expectEndedOnce(window: Window): void {
  // zsh may write what its editor sends to the terminal into the same file
  expect(fs.readFileSync(path.join(window.home, 'ends'), 'utf8').match(/exit\n/g)).toHaveLength(1);
  expect(fs.readFileSync(path.join(window.home, '.history'), 'utf8').match(/: remember me/g)).toHaveLength(1);
  expect(window.session()).toBeNull();
  expect(fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('yosh.'))).toEqual([]);
}

describe.each(SHELLS)('%s', (shell) => {
  describe.each(Object.entries(STARTS))('%s', (name, how) => {
    test.each(statesOf(name))('SIGHUP to the program of the window %s', async (_, reach) => {
      await using window = await start(shell, how);
      await reach(window);
      signal(window.pty.pid, 'SIGHUP');
      await nothingRuns(window);
      expectEndedOnce(window);
    });

    test('the master closed', async () => {
      await using window = await start(shell, how);
      window.close();
      await nothingRuns(window);
      expectEndedOnce(window);
    });
  });

  test.each(['yosh typed at a prompt', 'the rc line'])('%s: SIGHUP to the launcher', async (name) => {
    await using window = await start(shell, STARTS[name] as Start);
    signal(await launcher(window), 'SIGHUP');
    if (name === 'the rc line') expect(await window.exited).toBe(129);
    else await window.until(/OUT> [^\n]*$/);
    // the shell outside shows its prompt as soon as the launcher has ended; the shell inside ends at the same time
    await window.file('ends');
    await eventually('the session has ended', () => window.session() === null);
    expectEndedOnce(window);
  });

  test.each(['SIGHUP', 'SIGTERM'] as const)('%s to the proxy: the shell inside ends once, and a plain shell opens', async (name) => {
    await using window = await start(shell, STARTS['yosh'] as Start);
    signal(await window.proxy(), name);
    await window.until('this is a plain shell');
    await window.prompt();
    expectEndedOnce(window);
    window.write('ends', '');
    window.close();
    await nothingRuns(window);
    expect(fs.readFileSync(path.join(window.home, 'ends'), 'utf8').match(/exit\n/g)).toHaveLength(1);
  });
});

/** Signals of which the last one lands in that moment, mostly. */
const TERMS = 200;

test.each(INTERPRETERS.map((file) => [path.basename(file), file] as const))('SIGHUP to the launcher when sh is %s', async (name, file) => {
  const program = name === 'zsh' ? [file, '--emulate', 'sh'] : name === 'busybox' ? [file, 'sh'] : [file];
  await using window = await start('bash', { program: () => [...program, '{root}/bin/yosh'] as unknown as [string, ...string[]] });
  // the launcher ignores them, as an interactive shell does; each one that ended its `wait` gave bash a moment in which it missed the SIGHUP
  for (let at = 0; at < TERMS; at++) {
    signal(window.pty.pid, 'SIGTERM');
    await setImmediate();
  }
  signal(window.pty.pid, 'SIGHUP');
  expect(await window.exited).toBe(129);
  await nothingRuns(window);
  expectEndedOnce(window);
});
