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
import { exchangesIn } from '../record/desk.ts';
import { eventually } from '../support/clock.ts';

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

const textOf = (file: string): string => (fs.existsSync(path.join(folder, file)) ? fs.readFileSync(path.join(folder, file), 'utf8') : '');

/** Asks a question; returns what `read` finds when the answer leaves. */
function ask<T>(read: () => T): Promise<T> {
  const input = new PassThrough();
  const env = { HOME: folder, PATH: process.env['PATH'] };
  const host = processHost(() => Promise.resolve({ name: 'one step', ask: step }), ['', '', folder, 'on']);
  return new Promise((resolve) => {
    const reader = new MessageReader((type) => {
      if (type === 'A') resolve(read());
    });
    new CompanionRuntime({ ...host, env, state: openState(env), input, send: (bytes) => reader.push(Buffer.from(bytes)), exit: () => {} });
    input.write(frame(1, 'P;bash;5.2;0;/tmp;;1000@here'));
    fs.writeFileSync(path.join(folder, 'variables'), 'bash\n\0');
    input.write(frame(2, 'Q;1.1;0;set the thing up'));
  });
}

test('the conversation is on disk when the answer leaves', async () => {
  const leaving = await ask(() => textOf('conversation.json'));
  expect(leaving).toContain('"goal":"set the thing up"');
  expect(leaving).toContain('"prefilled":true');
});

test('the record, which no answer depends on, is written behind it', async () => {
  expect(await ask(() => fs.existsSync(path.join(folder, '.local/state/yosh/record.db')))).toBe(false);
  await eventually('the exchange is recorded', () => exchangesIn({ HOME: folder }).some(({ question }) => question === 'set the thing up'));
});

async function* step(): AsyncGenerator<ProviderEvent> {
  yield { kind: 'tool', call: { name: 'command', input: { command: 'echo one', explanation: 'says one', pending: true } } };
  yield { kind: 'end', reason: 'complete' };
}
