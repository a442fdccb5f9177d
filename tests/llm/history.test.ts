/** Earlier turns in a form that every server of Chat Completions takes, also in one that refuses their calls, in whatever language. */
import { describe, expect, test } from 'vitest';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { providerAt } from '../support/network.ts';
import { SPEECH, sse, type SseEvent } from '../support/wire-speech.ts';

interface Message {
  readonly role: string;
  readonly content: string;
  readonly reasoning_content?: string;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly { readonly id: string; readonly function: { readonly name: string } }[];
}

const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
const messagesOf = ({ body }: Seen): readonly Message[] => body['messages'] as readonly Message[];
const rolesOf = (seen: Seen): string =>
  messagesOf(seen)
    .map(({ role }) => role.slice(0, 1))
    .join('');

/** A call, behind thoughts that DeepSeek and Kimi want back. */
const answer = (name: string, input: unknown, thought = ''): string =>
  sse([
    ...(thought === '' ? [] : [{ data: { choices: [{ index: 0, delta: { reasoning_content: thought } }] } } satisfies SseEvent]),
    ...SPEECH.chat.say({ calls: [{ name, input }] }),
  ]);

interface Row {
  readonly name: string;
  readonly status?: number;
  /** The error that refuses these messages; null when they are taken. */
  refuses(messages: readonly Message[]): unknown;
  readonly thought?: string;
  /** Requests for a question with a look-up, for the next question, and for a third. */
  readonly asks: readonly [number, number, number];
}

const isCall = ({ tool_calls: calls }: Message): boolean => calls !== undefined;
const refused = (message: string): unknown => ({ object: 'error', message, type: 'invalid_request_error', param: null, code: null });
const misplaced = (messages: readonly Message[], roles: (index: number) => string): boolean =>
  messages.some(({ role }, index) => role !== roles(index));

const ROWS: readonly Row[] = [
  {
    name: 'Mistral: IDs of nine letters and digits, and words behind a result',
    refuses: (messages) =>
      messages.some((one) => one.tool_calls?.some(({ id }) => !/^[a-z\d]{9}$/i.test(id)))
        ? refused('Tool call id was call_1 but must be a-z, A-Z, 0-9, with a length of 9.')
        : messages.some(({ role }, at) => role === 'user' && messages[at - 1]?.role === 'tool')
          ? refused("Unexpected role 'user' after role 'tool'")
          : null,
    asks: [2, 1, 1],
  },
  {
    name: 'Kimi: the thoughts of each call',
    thought: 'let me look',
    refuses: (messages) =>
      messages.some((one) => isCall(one) && one.reasoning_content === undefined)
        ? { error: { message: 'thinking is enabled but reasoning_content is missing in assistant tool call message at index 2' } }
        : null,
    asks: [2, 1, 1],
  },
  {
    name: 'DeepSeek: the thoughts of each answer with calls',
    thought: 'let me look',
    refuses: (messages) =>
      messages.some(({ role, reasoning_content: back }) => role === 'assistant' && back === undefined)
        ? { error: { message: 'The `reasoning_content` in the thinking mode must be passed back to the API.' } }
        : null,
    asks: [2, 1, 1],
  },
  {
    name: 'a template of Mistral: turns by turns, calls and results aside',
    refuses: (messages) => {
      const turns = messages.slice(1).filter((one) => one.role !== 'tool' && !isCall(one));
      return misplaced(turns, (at) => (at % 2 === 0 ? 'user' : 'assistant'))
        ? refused('After the optional system message, conversation roles must alternate user/assistant/user/assistant/...')
        : null;
    },
    asks: [2, 1, 1],
  },
  {
    name: 'a template without a role for results',
    status: 500,
    refuses: (messages) =>
      messages.some(({ role }) => role === 'tool')
        ? {
            error: {
              code: 500,
              message: 'Only user, assistant and system roles are supported!  at row 12, column 5',
              type: 'server_error',
            },
          }
        : null,
    asks: [3, 1, 1],
  },
  {
    name: 'a template with turns by turns, and no system role',
    refuses: (messages) =>
      misplaced(messages, (at) => (at % 2 === 0 ? 'user' : 'assistant'))
        ? refused('Conversation roles must alternate user/assistant/user/assistant/...')
        : null,
    asks: [4, 1, 1],
  },
  {
    name: 'no empty message',
    refuses: (messages) =>
      messages.some(({ content }) => content === '')
        ? { error: { message: "Invalid request: the message at position 2 with role 'assistant' must not be empty" } }
        : null,
    asks: [3, 1, 1],
  },
  {
    name: 'in words of no table',
    status: 422,
    refuses: (messages) => (messages.some(isCall) ? { detail: '历史消息格式不正确' } : null),
    asks: [3, 1, 1],
  },
  {
    name: 'with an error of the server’s own: after the same was tried again',
    status: 500,
    refuses: (messages) => (messages.some(isCall) ? { error: { message: 'Ein interner Fehler ist aufgetreten' } } : null),
    asks: [4, 1, 1],
  },
];

describe('a server that is particular about history', () => {
  test.each(ROWS)('$name', async ({ refuses, status = 400, thought = '', asks }) => {
    let looked = false;
    await using server = await ModelServer.start((seen) => {
      const error = refuses(messagesOf(seen));
      if (error !== null) return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(error) };
      const isFirst = !looked;
      looked = true;
      return { body: isFirst ? answer('docs', {}, thought) : answer('command', LS, thought) };
    });
    const conversation = new Conversation(providerAt('chat', server.origin));
    for (const [at, count] of asks.entries()) {
      const before = server.seen.length;
      expect(await conversation.ask(`question ${at}`)).toMatchObject({ prefilled: 'ls -la', failures: [] });
      expect(server.seen.length - before).toBe(count);
    }
    const last = server.seen.at(-1) as Seen;
    // tools are still offered, and nothing of the conversation is left out
    expect(last.body['tools']).toBeDefined();
    for (const text of ['question 0', 'looked up', 'question 1', 'question 2', 'docs', 'ls -la'])
      expect(JSON.stringify(last.body['messages'])).toContain(text);
  });
});

test('a history is not blamed for another refusal, and a form that did not help is not kept', async () => {
  let fails = false;
  await using server = await ModelServer.start(() =>
    fails
      ? { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify(refused('no')) }
      : { body: answer('command', LS) },
  );
  const conversation = new Conversation(providerAt('chat', server.origin));
  await conversation.ask('one');
  fails = true;
  const { failures } = await conversation.ask('two');
  expect(failures).toEqual([expect.stringContaining('did not accept the request (400)')]);
  // the last one is the smallest request
  expect(server.seen.map(rolesOf)).toEqual(['su', 'suatau', 'suau', 'uau']);
  fails = false;
  await conversation.ask('three');
  expect(rolesOf(server.seen.at(-1) as Seen)).toBe('suatau');
});

test('a parameter that is named is left out first', async () => {
  await using server = await ModelServer.start(({ body }) =>
    JSON.stringify(body['messages']).includes('two') && body['stream_options'] !== undefined
      ? { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify(refused('stream_options: unknown')) }
      : { body: answer('command', LS) },
  );
  const conversation = new Conversation(providerAt('chat', server.origin));
  await conversation.ask('one');
  expect(await conversation.ask('two')).toMatchObject({ prefilled: 'ls -la' });
  expect(server.seen.map(rolesOf)).toEqual(['su', 'suatau', 'suatau']);
});

test('what a look-up brings, and what was wrong with a call, is the result of that call', async () => {
  const answers = [answer('scrollback', { lines: 20 }), answer('command', { command: 7 }), answer('command', LS)];
  await using server = await ModelServer.start((_, index) => ({ body: answers[index] ?? '' }));
  const conversation = new Conversation(providerAt('chat', server.origin));
  expect(await conversation.ask('one')).toMatchObject({ prefilled: 'ls -la' });
  expect(server.seen.map(rolesOf)).toEqual(['su', 'suat', 'suatat']);
  const [, , , looked, , corrected] = messagesOf(server.seen[2] as Seen);
  expect(looked?.content).toContain('looked up');
  expect(corrected?.content).not.toBe('');
  // each request begins with the whole of the one before it
  expect(messagesOf(server.seen[2] as Seen).slice(0, 4)).toEqual(messagesOf(server.seen[1] as Seen));
});

test('thoughts go back with the call that they were before, and only to whom they belong', async () => {
  await using server = await ModelServer.start(() => ({ body: answer('command', LS, 'let me look') }));
  const conversation = new Conversation(providerAt('chat', server.origin));
  await conversation.ask('one');
  await conversation.ask('two');
  expect(messagesOf(server.seen[1] as Seen).find(isCall)?.reasoning_content).toBe('let me look');
  const other = new Conversation(providerAt('chat', server.origin, { model: 'another' }));
  other.session = conversation.session;
  await other.ask('three');
  expect(server.seen[2]?.text).not.toContain('let me look');
});
