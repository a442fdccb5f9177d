/**
 * The shell survives every failure of the companion: no byte is lost, keys arrive, every question ends in one answer, and the next
 * question has a companion again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { COMPANION_CRASHES } from '../../src/base/limits.ts';
import { chat, type Script } from '../support/script.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { rssMb, signal, Window, type WindowOptions } from './window.ts';

const root = inject('scriptedRoot');
const ANSWER = 'so be it.';
const RESTARTED = 'companion restarted';
const open = (options: Partial<WindowOptions> = {}): Promise<Window> =>
  new Window({ root, script: { '*': chat(ANSWER) }, ...options }).prompt();

/** Asks a question, and resolves with the output up to the next prompt. */
async function yo(window: Window, question = 'tell me', expected = ANSWER, before = ''): Promise<string> {
  window.clear();
  await window.type(`${before}yo ${question}\r`);
  await window.until(new RegExp(`${expected}[^]*P> `));
  await window.prompt();
  return window.text;
}

/** A key arrives and its echo comes back. */
async function keystroke(window: Window): Promise<void> {
  window.clear();
  await window.type('Q');
  await window.until('Q');
  await window.type('\x7f');
}

const FLOOD_BYTES = 40 * 1024 * 1024;

describe.each(['SIGKILL', 'SIGABRT', 'SIGSTOP'] as const)('an idle companion gets %s while 40 MB flow through', (name) => {
  test('no byte is lost, keys arrive, the next question is answered', async () => {
    await using window = await open();
    expect(await yo(window)).not.toContain(RESTARTED);
    const first = await window.companion();
    const { written, came } = await window.flood(FLOOD_BYTES, () => signal(first, name));
    expect(came).toBe(written);
    await keystroke(window);
    expect(await yo(window)).toContain(RESTARTED);
    expect(await window.companion()).not.toBe(first);
    expect(await yo(window)).not.toContain(RESTARTED);
    expect(rssMb(await window.proxy())).toBeLessThan(80);
  });
});

describe.each(['SIGKILL', 'SIGABRT', 'SIGSTOP'] as const)('a companion with a question gets %s', (name) => {
  test('a new companion is asked the same question, knows the secrets of the shell, and answers', async () => {
    await using window = await open({ shell: 'zsh' });
    await window.run('MY_PASSWORD=walrus-delta-2');
    const go = `${window.home}/go`;
    window.script({ '*': [{ waitFor: go }, ...chat(ANSWER)] });
    window.clear();
    await window.type('yo is walrus-delta-2 safe?\r');
    const asks = (): string[] =>
      // only whole lines: a file that has just been created has none
      fs.existsSync(`${window.home}/.test-asks.jsonl`)
        ? fs.readFileSync(`${window.home}/.test-asks.jsonl`, 'utf8').split('\n').slice(0, -1)
        : [];
    await window.wait(() => asks().length === 1, 'the question');
    signal(await window.companion(), name);
    await window.wait(() => asks().length === 2, 'the question again');
    expect(asks().map((ask) => JSON.parse(ask).turns.at(-1).question)).toEqual(
      Array(2).fill(expect.stringMatching(/^is (?!walrus).* safe\?$/)),
    );
    window.write('go', '');
    await window.until(new RegExp(`${RESTARTED}\\r\\n[^]*${ANSWER}[^]*P> `));
    expect(window.text.split(ANSWER)).toHaveLength(2);
  });
});

describe.each([
  ['crashes', 'crash'],
  ['stops', 'stop'],
  ['spins', 'spin'],
] as const)('a companion that %s over every question', (_, what) => {
  test('fails after the second try; 40 MB of a background job pass; the next question is answered', async () => {
    await using window = await open();
    const script: Script = { awful: [{ do: what }], '*': chat(ANSWER) };
    window.script(script);
    await yo(window);
    window.write('zzz.sh', `head -c ${FLOOD_BYTES} /dev/zero | tr '\\0' Z; echo x >ended\n`);
    let counted = 0;
    let tail = '';
    const count = (bytes: Buffer): void => {
      for (const byte of bytes) if (byte === 0x5a) counted += 1;
      tail = (tail + bytes.toString('latin1').replaceAll(/Z+/g, '')).slice(-2_000);
    };
    window.onBytes = count;
    await window.type('sh zzz.sh & disown\r');
    await window.wait(() => counted > 0, 'the flood');
    await window.type('yo awful thing\r');
    await window.wait(() => tail.includes('stopped twice on this question; nothing was prefilled'), 'the end of the question');
    await window.wait(() => /prefilled\r\n[^]*P> /.test(tail), 'a prompt');
    await window.file('ended');
    await window.wait(() => counted >= FLOOD_BYTES, 'all of the flood');
    expect(counted).toBe(FLOOD_BYTES);
    window.onBytes = null;
    await keystroke(window);
    expect(await yo(window)).toContain(RESTARTED);
  });
});

test('Ctrl-C ends a question whose companion is stopped, before the watchdog notices', async () => {
  await using window = await open({ script: { '*': [{ do: 'stop' }] } });
  await window.type('yo anything\r');
  await window.file('.test-asks.jsonl');
  window.clear();
  await window.type('\x03');
  await window.until(/\^C\r\n[^]*P> /);
  expect(window.text).not.toContain('stopped');
  expect(await window.run('echo "was $?"')).toContain('was 130');
  window.script({ '*': chat(ANSWER) });
  expect(await yo(window)).toContain(RESTARTED);
});

test('after three restarts yo gives up with a message, and the shell works on', async () => {
  await using window = await open({ script: { '*': [{ do: 'crash' }] } });
  for (let crashed = 0; crashed < COMPANION_CRASHES; crashed += 2)
    expect(await yo(window, 'once more', 'stopped twice')).toContain('nothing was prefilled');
  expect(await yo(window, 'once more', 'keeps stopping')).not.toContain(RESTARTED);
  expect(window.pidOf('companion.cjs')).toBeNull();
  expect(await window.run('echo $((6*7))')).toContain('42');
});

test('an answer cut short by a crash leaves no half line and no colour', async () => {
  await using window = await open({ script: { '*': [{ kind: 'text', text: 'half an ans' }, { waitFor: '/nowhere' }] } });
  window.clear();
  await window.type('yo anything\r');
  await window.until('half an ans');
  signal(await window.companion(), 'SIGKILL');
  await window.until(/half an ans[^\n]*\x1b\[0m\r\nyo: companion restarted\r\n/);
  await window.until(/restarted\r\n[^]*half an ans/);
  window.clear();
  await window.type('\x03');
  await window.until(/\x1b\[0m[^\n]*\^C\r\n[^]*P> /);
});

test('a window that is not read does not count as a silent companion', async () => {
  await using window = await open();
  await yo(window);
  const companion = await window.companion();
  const go = `${window.home}/go`;
  window.script({ '*': [{ waitFor: go }, ...chat(ANSWER)] });
  window.clear();
  let shown = 0;
  window.onBytes = (bytes) => (shown += bytes.length);
  await window.type('yes & disown\r');
  await window.wait(() => shown > 100_000, 'the flood');
  await window.type('yo is anybody there?\r');
  await window.wait(() => fs.readFileSync(`${window.home}/.test-asks.jsonl`, 'utf8').includes('anybody'), 'the question');
  window.stop();
  await sleep(6_000);
  window.go();
  await sleep(500);
  window.write('go', '');
  let tail = '';
  window.onBytes = (bytes) => (tail = (tail + bytes.toString('latin1').replaceAll('y\r\n', '')).slice(-4_000));
  await window.wait(() => tail.includes(ANSWER), 'the answer');
  expect(tail).not.toContain(RESTARTED);
  expect(await window.companion()).toBe(companion);
});

const UPGRADED = 'yo: yosh was upgraded. The shell works on; to use yo again: exit, then yosh';
const REMOVED = 'yo: yosh was removed. The shell works on; to use yo again, install it, exit, then yosh';

/** Writes other text over a program of this root, in place: that is the hardest upgrade for a script that is running. */
function overwrite(root: string, program: string): void {
  fs.writeFileSync(path.join(root, program), '#!/bin/sh\necho another version\nexit 99\n');
}

/** What happens to the program's files while a session runs, and what yo says then. */
const CHANGES: Readonly<Record<string, readonly [(root: string) => void, string]>> = {
  'is deleted': [(root) => fs.rmSync(root, { recursive: true }), REMOVED],
  'is upgraded': [
    (root) => {
      fs.renameSync(root, `${root}.old`);
      copyRoot(path.dirname(root), path.basename(root));
      fs.rmSync(`${root}.old`, { recursive: true });
    },
    UPGRADED,
  ],
  'is overwritten': [
    (root) => {
      for (const program of ['bin/yosh', 'bin/yo', 'dist/proxy.cjs', 'dist/companion.cjs']) overwrite(root, program);
    },
    UPGRADED,
  ],
};

describe.each(['bash', 'zsh'] as const)('%s, when the package', (shell) => {
  test.each(Object.entries(CHANGES))('%s: yo says so, the shell works on and exits as usual', async (_, [change, line]) => {
    const copy = copyRoot();
    await using window = await open({ root: copy, shell });
    change(copy);
    expect(await yo(window, 'are you there', line)).not.toContain(RESTARTED);
    expect(window.pidOf('companion.cjs')).toBeNull();
    expect(await window.run('echo $((6*7))')).toContain('42');
    await window.type('exit 9\r');
    expect(await window.exited).toBe(9);
    expect(window.session()).toBeNull();
    fs.rmSync(copy, { recursive: true, force: true });
  });

  test.each(Object.entries(CHANGES))('%s, with a companion that runs: no code of two versions is mixed', async (_, [change, line]) => {
    const copy = copyRoot();
    await using window = await open({ root: copy, shell });
    await yo(window, 'off', 'yo on');
    await window.companion();
    change(copy);
    await yo(window, 'on', line);
    await window.wait(() => window.pidOf('companion.cjs') === null, 'no companion');
    fs.rmSync(copy, { recursive: true, force: true });
  });

  test('loses its parts during a question: the failure says why', async () => {
    const copy = copyRoot();
    await using window = await open({ root: copy, shell });
    // not with `yo ` as its first keys: then the companion would have loaded its parts already
    await yo(window, 'off', 'yo on', ' ');
    await yo(window, 'on', 'yo is on', ' ');
    for (const name of fs.readdirSync(path.join(copy, 'dist'))) if (name.startsWith('part-')) fs.rmSync(path.join(copy, 'dist', name));
    await yo(window, 'list the files here', 'yo: yosh was upgraded or removed; to use yo again: exit, then yosh', ' ');
    expect(await window.run('echo $((6*7))')).toContain('42');
    fs.rmSync(copy, { recursive: true, force: true });
  });
});

test('the companion holds neither the terminal nor the launcher’s pipe', async () => {
  await using window = await open();
  await yo(window);
  const pid = await window.companion();
  const held = fs
    .readdirSync(`/proc/${pid}/fd`)
    .map((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`))
    .filter((target) => /^\/dev\/(?:pts|ptmx|tty)/.test(target));
  expect(held).toEqual([]);
});
