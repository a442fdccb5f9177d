/** A closed tab on a busy machine: the proxy gets its turn late, and still ends by itself; one that waits for a reader is killed. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BrokenRoot } from '../support/broken-root.ts';
import { TestTerminal } from '../support/terminal.ts';
import { signal } from './window.ts';

/** Longer than the launcher waits for a proxy that does nothing. */
const BUSY_MS = 2_500;

/** A program in place of the proxy, with what it does on SIGHUP. `DONE` is the file that it writes in the end. */
const standIn = (onHangup: string): string => `
  process.on('SIGHUP', () => { ${onHangup} });
  setInterval(() => {}, 1000);
  process.stdout.write('it runs');
`;

async function closedTab(onHangup: string): Promise<{ readonly status: number; readonly done: boolean }> {
  using root = new BrokenRoot();
  const [home, done] = [path.join(root.path, 'home'), path.join(root.path, 'done')];
  fs.mkdirSync(home);
  fs.rmSync(path.join(root.path, 'dist/proxy.cjs'));
  fs.writeFileSync(path.join(root.path, 'dist/proxy.cjs'), standIn(onHangup));
  const env = { HOME: home, PATH: process.env['PATH'] ?? '', TERM: 'xterm', DONE: done };
  const terminal = new TestTerminal({ file: root.launcher, args: ['bash'], env, cwd: home });
  onTestFinished(() => terminal.close());
  await terminal.until((text) => text.includes('it runs'));
  signal(terminal.pty.pid, 'SIGHUP');
  return { status: await terminal.exited, done: fs.existsSync(done) };
}

test('one that is busy is waited for', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux tells the state of a process without another program');
  const busy = `const end = Date.now() + ${BUSY_MS}; while (Date.now() < end); require('fs').writeFileSync(process.env.DONE, ''); process.exit(129)`;
  expect(await closedTab(busy)).toEqual({ status: 129, done: true });
});

test('one that does nothing is killed', async () => {
  expect(await closedTab('')).toEqual({ status: 129, done: false });
});
