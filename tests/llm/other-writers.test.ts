/** Servers that only translate into Messages or Responses, and leave out or rename what the provider itself would send. */
import { expect, test } from 'vitest';
import type { WireName } from '../../src/providers/wires.ts';
import { Conversation } from '../support/converse.ts';
import { ModelServer } from '../support/model-server.ts';
import { providerAt } from '../support/network.ts';
import { SPEECH, sse, type SseEvent } from '../support/wire-speech.ts';

const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
const ARGS = JSON.stringify(LS);
const event = (type: string, data: object = {}): SseEvent => ({ event: type, data: { type, ...data } });

const START = event('message_start', {
  message: { id: 'msg_1', type: 'message', role: 'assistant', content: [], model: 'm', stop_reason: null, usage: {} },
});
const tool = [
  event('content_block_start', { index: 0, content_block: { type: 'tool_use', id: 'toolu_1', name: 'command', input: {} } }),
  event('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: ARGS } }),
];
const piece = (delta: object): SseEvent => event('content_block_delta', { index: 0, delta });
const ended = (reason: string): readonly SseEvent[] => [event('message_delta', { delta: { stop_reason: reason } }), event('message_stop')];

const item = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'command', arguments: ARGS, status: 'completed' };
const completed = (output: readonly object[], status: unknown = 'completed'): SseEvent =>
  event('response.completed', { response: { id: 'r1', object: 'response', status, output } });

const CALLED = { prefilled: 'ls -la', failures: [] };
const SAID = { prefilled: null, said: 'It is so.', failures: [] };
const CUT = { prefilled: null, failures: [expect.stringContaining('cut')] };

const ROWS: readonly (readonly [name: string, wire: WireName, sees: object, events: readonly SseEvent[]])[] = [
  [
    'text without the beginning of its block',
    'messages',
    SAID,
    [START, piece({ type: 'text_delta', text: 'It is so.' }), ...ended('end_turn')],
  ],
  ['the reason eos', 'messages', SAID, [START, piece({ type: 'text_delta', text: 'It is so.' }), ...ended('eos')]],
  ['the reason function_call', 'messages', CALLED, [START, ...tool, ...ended('function_call')]],
  ['a reason that says nothing', 'messages', CALLED, [START, ...tool, ...ended('finished')]],
  ['a reason that says that it failed', 'messages', CUT, [START, ...tool, ...ended('engine_error')]],
  [
    'a call in the thoughts',
    'messages',
    CALLED,
    [
      START,
      event('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } }),
      piece({ type: 'thinking_delta', thinking: `hm <tool_call>{"name":"command","arguments":${ARGS}}</tool_call>` }),
      ...ended('end_turn'),
    ],
  ],
  ['status null', 'responses', CALLED, [completed([item], null)]],
  ['status in_progress', 'responses', CALLED, [completed([item], 'in_progress')]],
  ['status cancelled', 'responses', CUT, [completed([item], 'cancelled')]],
  [
    'thoughts that are not whole',
    'responses',
    CALLED,
    [completed([{ type: 'reasoning', id: 'rs', status: 'incomplete', summary: [] }, item])],
  ],
  ['a call that is not whole', 'responses', CUT, [completed([{ ...item, status: 'incomplete' }])]],
  ['a custom call', 'responses', CALLED, [completed([{ type: 'custom_tool_call', name: 'command', call_id: 'c', input: ARGS }])]],
];

test.each(ROWS)('%s, %s', async (_, wire, sees, events) => {
  await using server = await ModelServer.start(() => ({ body: sse(events) }));
  expect(await new Conversation(providerAt(wire, server.origin)).ask('list')).toMatchObject(sees);
});

test.each(['messages', 'responses'] as const)('an answer in Chat Completions, %s', async (wire) => {
  await using server = await ModelServer.start(() => ({ body: sse(SPEECH.chat.say({ text: ['It is so.'] })) }));
  const { failures } = await new Conversation(providerAt(wire, server.origin)).ask('list');
  expect(failures).toEqual([expect.stringContaining('`yosh config set wire chat`')]);
});
