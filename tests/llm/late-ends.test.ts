/** What servers send around the end of an answer: two reasons, a connection that stays open, an error in other framing. */
import { describe, expect, test } from 'vitest';
import { ALIVE } from '../../src/llm/event-stream.ts';
import type { Clock } from '../../src/llm/patience.ts';
import { Conversation } from '../support/converse.ts';
import { providerOver } from '../support/network.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { choice, events, explained, LS } from './native-bodies.ts';
import { expectSeen, see } from './see-body.ts';

const RM = { command: 'rm -rf /home/me/tmp', explanation: 'deletes it' };
const tool = (given: object): object => choice({ tool_calls: [given] });
const called = (input: object): object =>
  tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: JSON.stringify(input) } });
const both = (body: string) => Promise.all([undefined, 1].map((size) => see('chat', size === undefined ? { body } : { body, size })));

describe('a reason that says that an answer is not whole is not taken back', () => {
  test.each(['length', 'content_filter', 'error'])('%s, then stop', async (reason) => {
    const parts = [called(RM), choice({}, reason), choice({}, 'stop')];
    for (const { prefilled } of await both(events(...parts, '[DONE]'))) expect(prefilled).toBeNull();
  });

  test('of Messages', async () => {
    const spoken = SPEECH.messages.say({ calls: [{ name: 'command', input: RM }], stop: 'cut' });
    const again = { event: 'message_delta', data: { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: {} } };
    const body = sse([...spoken.slice(0, -1), again, ...spoken.slice(-1)]);
    expect((await see('messages', { body })).prefilled).toBeNull();
  });

  test('of Responses: beside a status that says the reverse', async () => {
    const item = { type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: JSON.stringify(RM), status: 'completed' };
    const response = { status: 'completed', incomplete_details: { reason: 'max_output_tokens' }, output: [item] };
    const body = sse([{ event: 'response.completed', data: { type: 'response.completed', response } }]);
    expect((await see('responses', { body })).prefilled).toBeNull();
  });

  test('one that says less gives way', async () => {
    for (const found of await both(events(called(LS), choice({}, 'stop'), choice({}, 'tool_calls'), '[DONE]')))
      expectSeen(found, explained);
  });
});

test.each([
  ['llama.cpp', 'error: {"code": 500, "message": "the slot was lost", "type": "server_error"}\n\n'],
  ['an event', 'event: error\ndata: {"message": "the slot was lost"}\n\n'],
  ['an event with a type of its own', 'event: error\ndata: {"message": "the slot was lost", "type": "server_error"}\n\n'],
])('an error in the middle is shown in its words: %s', async (_, error) => {
  for (const { prefilled, failures } of await both(events(called(LS)) + error)) {
    expect(prefilled).toBeNull();
    expect(failures).toEqual([expect.stringContaining('“the slot was lost”')]);
  }
});

test('words behind a tag are no broken JSON', async () => {
  const [found] = await both('data: [ERROR] the slot was lost\n\ndata: [DONE]\n\n');
  expect(found?.failures).toEqual([expect.stringContaining('“the slot was lost”')]);
});

describe('a connection that stays open behind the end', () => {
  /** A deadline is reached when nothing comes until then, and it is no further away than `nearMs`. */
  async function ask(
    parts: readonly object[],
    behind: (pass: (ms: number) => void) => Promise<unknown>,
    nearMs: number,
  ): Promise<{ prefilled: string | null; atMs: number }> {
    let time = 0;
    const clock: Clock = {
      now: () => time,
      random: () => 0.5,
      after: (ms, run) => {
        const due = setImmediate(() => void (ms <= nearMs && ((time += ms), run())));
        return () => clearImmediate(due);
      },
    };
    async function* served(): AsyncGenerator<unknown> {
      yield* parts;
      for (;;) yield await behind((ms) => void (time += ms));
    }
    const send = async (): Promise<AsyncIterable<unknown>> => served();
    const { prefilled } = await new Conversation(providerOver('chat', async () => send, { clock, near: true })).ask('q');
    return { prefilled, atMs: time };
  }
  const answer = [called(LS), choice({}, 'tool_calls')];

  test('is waited for a moment, and the answer counts', async () => {
    expect(await ask(answer, () => new Promise(() => {}), 10_000)).toEqual({ prefilled: LS.command, atMs: 5_000 });
  });

  test('is not kept by pings', async () => {
    const ping = async (pass: (ms: number) => void): Promise<unknown> => {
      for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
      pass(1_000);
      return ALIVE;
    };
    expect(await ask(answer, ping, 0)).toEqual({ prefilled: LS.command, atMs: 5_000 });
  });
});

describe('a stream without a reason for its end', () => {
  const usage = { choices: [], usage: { prompt_tokens: 5, completion_tokens: 3 } };

  test('was whole when the tokens are counted last', async () => {
    for (const found of await both(events(choice({ content: 'It is ' }), choice({ content: 'so.' }), usage)))
      expectSeen(found, { chat: 'It is so.' });
  });

  test('was cut when more came behind the count', async () => {
    for (const { failures } of await both(events(choice({ content: 'It is ' }), usage, choice({ content: 'not' }))))
      expect(failures).toEqual([expect.stringContaining('cut short')]);
  });
});
