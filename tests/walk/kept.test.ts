/** An answer is saved before it is sent to the shell, so that the next companion has it even if this one dies right afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CompanionRuntime } from '../../src/companion/session-host.ts';
import { processHost } from '../../src/companion/host.ts';
import { encodeMessage, MessageReader } from '../../src/link/link.ts';
import type { ProviderEvent } from '../../src/llm/port.ts';
import { openState } from '../../src/state/index.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-kept-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A frame from the proxy: its position in the ring, its time, and what the hook wrote. */
function frame(timeMs: number, body: string): Buffer {
  const head = Buffer.alloc(16);
  head.writeDoubleLE(timeMs, 0);
  head.writeDoubleLE(timeMs, 8);
  return encodeMessage('F', Buffer.concat([head, Buffer.from(body)]));
}

/** Asks a question; returns the text of a file when the answer leaves, and when nothing more happens. */
async function ask(file: string): Promise<{ readonly leaving: string; readonly later: string }> {
  const text = (): string => (fs.existsSync(path.join(folder, file)) ? fs.readFileSync(path.join(folder, file), 'utf8') : '');
  const input = new PassThrough();
  const env = { HOME: folder, PATH: process.env['PATH'] };
  const host = processHost(() => Promise.resolve({ name: 'one step', ask: step }), ['', '', folder, 'on']);
  const leaving = await new Promise<string>((resolve) => {
    const reader = new MessageReader((type) => {
      if (type === 'A') resolve(text());
    });
    new CompanionRuntime({ ...host, env, state: openState(env), input, send: (bytes) => reader.push(Buffer.from(bytes)), exit: () => {} });
    input.write(frame(1, 'P;bash;5.2;0;/tmp;;1000@here'));
    input.write(frame(2, 'Q;1.1;0;set the thing up'));
  });
  return { leaving, later: text() };
}

test('the conversation is on disk when the answer leaves', async () => {
  const { leaving } = await ask('conversation.json');
  expect(leaving).toContain('"goal":"set the thing up"');
  expect(leaving).toContain('"prefilled":true');
});

test('the history, which no answer depends on, is written behind it', async () => {
  const { leaving, later } = await ask('.local/state/yosh/conversations.jsonl');
  expect(leaving).toBe('');
  expect(later).toContain('"question":"set the thing up"');
});

async function* step(): AsyncGenerator<ProviderEvent> {
  yield { kind: 'tool', call: { name: 'command', input: { command: 'echo one', explanation: 'says one', pending: true } } };
  yield { kind: 'end', reason: 'complete' };
}
