/** Closing the window ends every process of the session and removes its folder. */
import fs from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { chat, type Script } from '../support/script.ts';
import { SIGNALS } from './survive.ts';
import { alive, readProc, signal, Window, type WindowOptions } from './window.ts';

const root = inject('scriptedRoot');
const SCRIPT: Script = { turn: [{ do: 'spin' }], halt: [{ do: 'stop' }], await: [{ waitFor: '/nowhere' }], '*': chat('well then') };

async function asked(window: Window, question: string): Promise<void> {
  await window.type(`yo ${question}\r`);
  await window.file('.test-asks.jsonl');
}

const STATES: Readonly<Record<string, (window: Window) => Promise<unknown>>> = {
  'at the prompt': () => Promise.resolve(),
  'after an answer': async (window) => {
    await window.type('yo greet\r');
    await window.until(/well then[^]*P> /);
    await window.companion();
  },
  'while a question waits': (window) => asked(window, 'await me'),
  'while the companion spins': (window) => asked(window, 'turn round'),
  'while the companion is stopped': (window) => asked(window, 'halt now'),
  'with an idle companion that is stopped': async (window) => {
    await window.type('yo greet\r');
    await window.until(/well then[^]*P> /);
    signal(await window.companion(), 'SIGSTOP');
  },
  'while a program runs': async (window) => {
    await window.type('sh -c "stty raw -echo; echo x >running; exec sleep 100"\r');
    await window.file('running');
  },
  'under a flood': async (window) => {
    await window.type('yes\r');
    await window.until('y\r\ny\r\n');
  },
  'under a flood that is not read': async (window) => {
    window.stop();
    await window.type('echo x >running; yes\r');
    await window.file('running');
  },
  'with jobs': async (window) => {
    await window.run('sleep 1000 & sleep 1000 &');
  },
};

async function closes(options: Partial<WindowOptions>, state: (window: Window) => Promise<unknown>, start?: string): Promise<void> {
  await using window = new Window({ root, script: SCRIPT, ...options });
  if (start !== undefined) {
    await window.until('OUT> ');
    await window.type(`${start}\r`);
  }
  await window.prompt();
  const session = window.session() as string;
  expect(fs.existsSync(session)).toBe(true);
  await state(window);
  window.close();
  const commands = (): string =>
    window
      .processes()
      .map((pid) => readProc(pid, 'cmdline').replaceAll('\0', ' '))
      .join('\n');
  await eventually(
    () => `nothing runs; still there: ${commands()}`,
    () => window.processes().length === 0,
  );
  expect(fs.existsSync(session)).toBe(false);
}

describe.each(Object.keys(STATES))('a window closed %s', (name) => {
  const state = STATES[name] as (window: Window) => Promise<unknown>;
  test('bash, the window’s only program', () => closes({}, state));
  test('zsh, started from bash', () =>
    closes({ shell: 'zsh', program: ['/bin/bash', '--norc', '--noprofile', '-i'], env: { PS1: 'OUT> ' } }, state, '"$YOSH"'));
});

test('a launcher ignores SIGTERM, and cleans up when the window is closed', () =>
  closes({}, (window) => Promise.resolve(signal(window.pty.pid, 'SIGTERM'))));

const KILLED: Readonly<Record<string, (window: Window) => Promise<readonly number[]>>> = {
  'the proxy': async (window) => [await window.proxy()],
  'the launcher': (window) => Promise.resolve([window.pty.pid]),
  'the launcher and the proxy': async (window) => [window.pty.pid, await window.proxy()],
  'the shell': async (window) => {
    await window.type('echo $$ >shell\r');
    return [Number(await window.file('shell'))];
  },
};

describe.each(Object.entries(KILLED))('%s', (_, of) => {
  const halted = STATES['with an idle companion that is stopped'] as (window: Window) => Promise<unknown>;
  test.each(SIGNALS)('killed by %s leaves no companion, though it is stopped', async (name) => {
    await using window = await new Window({ root, script: SCRIPT }).prompt();
    await halted(window);
    const companion = await window.companion();
    for (const pid of await of(window)) signal(pid, name);
    window.close();
    await window.wait(() => !alive(companion), 'the end of the companion');
    await window.wait(() => window.processes().length === 0, 'no process');
  });
});

test('a killed launcher leaves its folder, but no process', async () => {
  await using window = await new Window({ root, script: SCRIPT }).prompt();
  signal(window.pty.pid, 'SIGKILL');
  window.close();
  await window.wait(() => window.processes().length === 0, 'no process');
});
