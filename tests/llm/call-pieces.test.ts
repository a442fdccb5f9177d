/** Calls in pieces that no server should send so, and calls that a model only thought of. */
import { describe, expect, test } from 'vitest';
import { sse, type SseEvent } from '../support/wire-speech.ts';
import { ARGS, choice, events, explained, LS } from './native-bodies.ts';
import { expectSeen, see } from './see-body.ts';

const RM = { command: 'rm -rf /home/me/tmp', explanation: 'deletes it' };
const tool = (given: object): object => choice({ tool_calls: [given] });
const HALVES = [ARGS.slice(0, 9), ARGS.slice(9, 20), ARGS.slice(20)];
const both = (body: string) => Promise.all([undefined, 1].map((size) => see('chat', size === undefined ? { body } : { body, size })));

describe('the pieces of one call', () => {
  test.each([
    ['a new id and the name with each piece, no index', (index: number) => ({ id: `x${index}`, name: 'command' })],
    ['an index that counts the pieces', (index: number) => (index === 0 ? { index, id: 'x', name: 'command' } : { index })],
  ])('%s', async (_, with_) => {
    const parts = HALVES.map((half, at) => {
      const { name, ...rest } = with_(at) as { readonly name?: string };
      return tool({ ...rest, type: 'function', function: { ...(name === undefined ? {} : { name }), arguments: half } });
    });
    for (const found of await both(events(...parts, choice({}, 'tool_calls'), '[DONE]'))) expectSeen(found, explained);
  });

  test('two calls without an index are two', async () => {
    const one = (id: string, input: object): object =>
      tool({ id, type: 'function', function: { name: 'command', arguments: JSON.stringify(input) } });
    const body = events(one('a', LS), one('b', RM), choice({}, 'tool_calls'), '[DONE]');
    for (const found of await both(body)) expectSeen(found, 'nothing');
  });
});

describe('a call in thoughts', () => {
  const CALL = (input: object): string => `<tool_call>{"name": "command", "arguments": ${JSON.stringify(input)}}</tool_call>`;
  const thought = (words: string): readonly string[] => [
    events(choice({ reasoning_content: words }), choice({}, 'stop'), '[DONE]'),
    events(choice({ content: `<think>${words}` }), choice({}, 'stop'), '[DONE]'),
  ];

  test.each([
    `I could ${CALL(RM)} but that is dangerous, so no.`,
    `I could ${JSON.stringify(RM)} but that is dangerous.`,
    `I could <function=command>${JSON.stringify(RM)}</function>. Better not.`,
    `<tool_call>{"name": "command", "arguments": ${JSON.stringify(RM)}}\nNo, wait.`,
  ])('is rejected by the words behind it: %s', async (words) => {
    for (const body of thought(words)) for (const { prefilled } of await both(body)) expect(prefilled).toBeNull();
  });

  test.each([
    `I could ${CALL(RM)} but better:\n${CALL(LS)}`,
    `I could ${JSON.stringify(RM)} but better: ${ARGS}`,
    `Files.\n<tool_call>\n<function=command>\n<parameter=command>ls -la</parameter>\n<parameter=explanation>lists the files</parameter>\n</function>\n</tool_call>`,
  ])('counts at their end: %s', async (words) => {
    for (const body of thought(words)) for (const found of await both(body)) expectSeen(found, explained);
  });
});

describe('the input of a call of Messages', () => {
  const event = (type: string, data: object): SseEvent => ({ event: type, data: { type, ...data } });
  const sent = (input: object, ...pieces: readonly unknown[]): string =>
    sse([
      event('message_start', { message: { id: 'm', usage: { input_tokens: 1 } } }),
      event('content_block_start', { index: 0, content_block: { type: 'tool_use', id: 't', name: 'command', input } }),
      ...pieces.map((piece) => event('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: piece } })),
      event('message_delta', { delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 3 } }),
      event('message_stop', {}),
    ]);

  test.each([
    ['whole with the beginning of its block, and an empty piece behind it', sent(LS, '')],
    ['as an object in place of its text', sent({}, LS)],
  ])('%s', async (_, body) => expectSeen(await see('messages', { body }), explained));
});
