/** A message to the hook arrives whole, whatever its size, also after messages that were not read. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DownChannel } from '../../src/proxy/down.ts';

let folder: string;
let fifo: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-down-'));
  fifo = path.join(folder, 'down');
  execFileSync('mkfifo', [fifo]);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Reads messages as bash's hook does, and resolves with them. */
function hook(messages = 1): Promise<string> {
  const script = 'for ((i = 0; i < $1; i++)); do IFS= read -r -d "" reply; printf %s "$reply"; done <"$0"';
  const child = spawn('bash', ['-c', script, fifo, String(messages)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.on('close', () => resolve(text)));
}

test('a message waits for a hook that reads later', async () => {
  const down = new DownChannel(fifo);
  down.send(Buffer.from('1.1;chat;\0'));
  expect(await hook()).toBe('1.1;chat;');
});

const LONG = `1.1;cmd;${Array.from({ length: 20_000 }, (_, i) => String(i).padStart(10)).join('')}`;

test('a message of 200 KB, three times what a pipe holds, arrives whole', async () => {
  const down = new DownChannel(fifo);
  const reading = hook();
  down.send(Buffer.from(`${LONG}\0`));
  expect(await reading).toBe(LONG);
});

test('also when the hook has no processor for a second, and with another message behind it', async () => {
  const down = new DownChannel(fifo);
  down.send(Buffer.from(`${LONG}\0`));
  down.send(Buffer.from('1.1;more;\0'));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await hook(2)).toBe(`${LONG}1.1;more;`);
});

test('without a hook the terminal is not blocked, and the next question finds the pipe empty', async () => {
  const down = new DownChannel(fifo);
  // returns although nothing reads the pipe
  down.send(Buffer.alloc(200 * 1024, 'x'));
  down.clear();
  down.send(Buffer.from('1.2;chat;\0'));
  expect(await hook()).toBe('1.2;chat;');
});

test('unread messages are dropped when a question comes', async () => {
  const down = new DownChannel(fifo);
  down.clear();
  for (let i = 0; i < 5; i++) down.send(Buffer.alloc(60 * 1024, 'stale'));
  down.clear();
  down.send(Buffer.from('1.2;cancel;\0'));
  expect(await hook()).toBe('1.2;cancel;');
});

test('a missing pipe is an error at once', () => {
  expect(() => new DownChannel(path.join(folder, 'gone'))).toThrow(/ENOENT/);
});
