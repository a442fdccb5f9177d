/** An answer is saved before it is sent to the shell, so that the next companion has it even if this one dies right afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { CompanionRuntime } from '../../src/companion/session-host.ts';
import { processHost } from '../../src/companion/host.ts';
import { encodeMessage, MessageReader } from '../../src/link/link.ts';
import type { ProviderEvent } from '../../src/llm/port.ts';
import { openState } from '../../src/state/index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-kept-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A frame from the proxy: its position in the ring, its time, and what the hook wrote. */
function frame(timeMs: number, body: string): Buffer {
  const head = Buffer.alloc(16);
  head.writeDoubleLE(timeMs, 0);
  head.writeDoubleLE(timeMs, 8);
  return encodeMessage('F', Buffer.concat([head, Buffer.from(body)]));
}

test('the conversation is on disk when the answer leaves', async () => {
  const input = new PassThrough();
  const env = { HOME: folder, PATH: process.env['PATH'] };
  const host = processHost(() => Promise.resolve({ name: 'one step', ask: step }), ['', '', folder, 'on']);
  const kept = await new Promise<string>((resolve) => {
    const reader = new MessageReader((type) => {
      if (type === 'A') resolve(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
    });
    const file = path.join(folder, 'conversation.json');
    new CompanionRuntime({ ...host, env, state: openState(env), input, send: (bytes) => reader.push(Buffer.from(bytes)), exit: () => {} });
    input.write(frame(1, 'P;bash;5.2;0;/tmp;;1000@here'));
    input.write(frame(2, 'Q;1.1;0;set the thing up'));
  });
  expect(kept).toContain('"goal":"set the thing up"');
  expect(kept).toContain('"prefilled":true');
});

async function* step(): AsyncGenerator<ProviderEvent> {
  yield { kind: 'tool', call: { name: 'command', input: { command: 'echo one', explanation: 'says one', pending: true } } };
  yield { kind: 'end', reason: 'complete' };
}
