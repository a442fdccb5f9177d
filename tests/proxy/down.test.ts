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

/** Reads one message as bash's hook does, and resolves with it. */
function hook(): Promise<string> {
  const child = spawn('bash', ['-c', 'IFS= read -r -d "" reply <"$0"; printf %s "$reply"', fifo], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.on('close', () => resolve(text)));
}

test('a message waits for a hook that reads later', async () => {
  const down = new DownChannel(fifo);
  down.send(Buffer.from('1.1;chat;\0'));
  expect(await hook()).toBe('1.1;chat;');
});

test('a message of 200 KB, three times what a pipe holds, arrives whole', async () => {
  const down = new DownChannel(fifo);
  const reading = hook();
  const text = `1.1;cmd;${Array.from({ length: 20_000 }, (_, i) => String(i).padStart(10)).join('')}`;
  // waits until the hook reads: it takes the first byte
  down.send(Buffer.from('1'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  down.send(Buffer.from(`${text.slice(1)}\0`));
  expect(await reading).toBe(text);
});

test('without a hook the terminal is not blocked', () => {
  const down = new DownChannel(fifo);
  // returns although nothing reads the pipe
  down.send(Buffer.alloc(200 * 1024, 'x'));
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
