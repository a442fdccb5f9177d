/** The limit of tokens of an answer: lowered to what a server takes, in whatever words it refuses, and raised for a model that thinks long. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowerLimit } from '../../src/llm/answer-limit.ts';
import { WIRE_NAMES, type WireName } from '../../src/providers/wires.ts';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { providerAt } from '../support/network.ts';
import { runs } from '../support/sample.ts';
import { SPEECH, sse, type SseEvent } from '../support/wire-speech.ts';

type Body = Seen['body'];
const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
const NAMES = ['max_tokens', 'max_completion_tokens', 'max_output_tokens'];
const limitOf = (body: Body): number => Number(NAMES.map((name) => body[name]).find((value) => value !== undefined));
const COMMAND = (wire: WireName): string => sse(SPEECH[wire].say({ calls: [{ name: 'command', input: LS }] }));

/** What a limit is lowered to, for an error with this sentence. */
interface Row {
  readonly name: string;
  readonly wire?: WireName;
  readonly model?: string;
  readonly status?: number;
  /** The sentence for a limit that is refused; null when it is taken. */
  refuses(limit: number): string | null;
  /** At least as much is asked for in the end. */
  readonly least: number;
  readonly asks?: number;
}

/** vLLM of 2026, with a context and an input of these sizes. */
const vllm =
  (context: number, input: number) =>
  (limit: number): string | null =>
    limit + input <= context
      ? null
      : `'max_tokens' or 'max_completion_tokens' is too large: ${limit}. This model's maximum context length is ${context} tokens and your request has ${input} input tokens (${limit} > ${context} - ${input}).`;
const over =
  (most: number, says: (limit: number) => string) =>
  (limit: number): string | null =>
    limit <= most ? null : says(limit);

const ROWS: readonly Row[] = [
  { name: 'vLLM, a small context', refuses: vllm(4096, 1240), least: 2000 },
  { name: 'vLLM, a long pipe', refuses: vllm(8192, 6500), least: 1200 },
  {
    name: 'the other name of the limit',
    refuses: over(2048, (limit) => `max_completion_tokens is too large: ${limit}. This model supports at most 2048 completion tokens`),
    least: 2048,
  },
  {
    name: 'OpenAI, newer models',
    model: 'gpt-6-luna',
    refuses: over(
      4096,
      (limit) => `max_tokens is too large: ${limit}. This model supports at most 4096 completion tokens, whereas you provided ${limit}.`,
    ),
    least: 3000,
  },
  {
    name: 'OpenAI, the same in other words',
    model: 'gpt-6-luna',
    refuses: over(
      4096,
      (limit) => `Invalid 'max_completion_tokens': integer above maximum value. Expected <= 4096, but got ${limit} instead.`,
    ),
    least: 4096,
  },
  {
    name: 'TGI',
    status: 422,
    refuses: over(
      2796,
      (limit) =>
        `Input validation error: \`inputs\` tokens + \`max_new_tokens\` must be <= 4096. Given: 1300 \`inputs\` tokens and ${limit} \`max_new_tokens\``,
    ),
    least: 2000,
  },
  {
    name: 'the older vLLM',
    refuses: over(
      3072,
      (limit) =>
        `This model's maximum context length is 4096 tokens. However, you requested ${1024 + limit} tokens (1024 in the messages, ${limit} in the completion). Please reduce the length of the messages or completion.`,
    ),
    least: 2200,
  },
  {
    name: 'OpenRouter, credit for less',
    status: 402,
    refuses: over(
      1200,
      (limit) =>
        `This request requires more credits, or fewer max_tokens. You requested up to ${limit} tokens, but can only afford 1,200. To increase, visit the settings`,
    ),
    least: 1200,
  },
  { name: 'a range, without the number that was sent', refuses: over(2048, () => 'max_tokens must be between 1 and 2048'), least: 2048 },
  { name: 'in Chinese', refuses: over(2000, (limit) => `参数值 ${limit} 超出范围，最大值为 2000`), least: 2000 },
  { name: 'only that it is too much', refuses: over(1500, (limit) => `Too many: ${limit}`), least: 1024 },
  {
    name: 'Messages',
    wire: 'messages',
    refuses: over(
      4096,
      (limit) => `max_tokens: ${limit} > 4096, which is the maximum allowed number of output tokens for claude-3-opus-20240229`,
    ),
    least: 4096,
  },
  {
    name: 'Responses',
    wire: 'responses',
    refuses: over(4096, (limit) => `Invalid 'max_output_tokens': integer above maximum value. Expected <= 4096, but got ${limit} instead.`),
    least: 4096,
  },
];

describe('a limit that is refused', () => {
  test.each(ROWS)('$name', async ({ wire = 'chat', model, status = 400, refuses, least, asks = 2 }) => {
    await using server = await ModelServer.start(({ body }) => {
      const message = refuses(limitOf(body));
      return message === null
        ? { body: COMMAND(wire) }
        : { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: { message, code: status } }) };
    });
    const conversation = new Conversation(providerAt(wire, server.origin, model === undefined ? {} : { model }));
    expect(await conversation.ask('list')).toMatchObject({ prefilled: 'ls -la', failures: [] });
    expect(server.seen).toHaveLength(asks);
    const [first, last] = [server.seen[0], server.seen.at(-1)].map((seen) => seen?.body ?? {}) as [Body, Body];
    expect(limitOf(last)).toBeGreaterThanOrEqual(least);
    // nothing else is changed
    expect(Object.keys(last)).toEqual(Object.keys(first));
    // it is remembered
    expect(await conversation.ask('again')).toMatchObject({ prefilled: 'ls -la' });
    expect(server.seen).toHaveLength(asks + 1);
  });

  test('an input that leaves no room is told as that, and a limit that did not help is not kept', async () => {
    await using server = await ModelServer.start(() => ({
      status: 400,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: { message: 'request (4390 tokens) exceeds the available context size (4096 tokens)', code: 400 } }),
    }));
    const conversation = new Conversation(providerAt('chat', server.origin));
    expect((await conversation.ask('q')).failures).toEqual([expect.stringContaining('is too long for the model')]);
    const { length } = server.seen;
    expect(length).toBeLessThanOrEqual(2);
    await conversation.ask('q');
    expect(limitOf(server.seen[length]?.body ?? {})).toBe(4096);
  });

  test('it is always a smaller one, and none for numbers that only look like it', () => {
    const words = fc.constantFrom(
      '4096',
      '8192',
      '1240',
      '2,048',
      'max_tokens',
      'claude-3-4096',
      '>',
      '-',
      'you requested',
      'tokens',
      '。',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (said) => {
        const limit = lowerLimit({ kind: 'bad-request', status: 400, message: said.join(' ') }, { max_tokens: 4096 });
        expect(limit === null || (limit >= 256 && limit < 4096)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
    const says = (message: string): number | null => lowerLimit({ kind: 'bad-request', status: 400, message }, { max_tokens: 400 });
    for (const message of ['Error 400', 'gpt-400 is unknown', 'no server at host:4000/v1/chat/completions'])
      expect(says(message)).toBeNull();
  });
});

/** An answer that consists of thoughts, up to the limit. */
const thoughts = (wire: WireName): string => {
  const events: Readonly<Record<WireName, readonly SseEvent[]>> = {
    chat: [
      { data: { choices: [{ index: 0, delta: { role: 'assistant', content: '', reasoning_content: 'Hm. ' } }] } },
      { data: { choices: [{ index: 0, delta: {}, finish_reason: 'length' }] } },
      { data: '[DONE]' },
    ],
    messages: SPEECH.messages.say({ thinks: true, stop: 'cut' }),
    responses: SPEECH.responses.say({ thinks: true, stop: 'cut' }),
  };
  return sse(events[wire]);
};
const tagged = sse(SPEECH.chat.say({ text: ['<think>', 'Hm. I could'], stop: 'cut' }));

describe('thinking that uses up the whole limit', () => {
  test.each([...WIRE_NAMES.map((wire) => ({ wire, said: thoughts(wire) })), { wire: 'chat' as const, said: tagged }])(
    '$wire: asked once more with room, which is remembered',
    async ({ wire, said }) => {
      await using server = await ModelServer.start(({ body }) => ({ body: limitOf(body) < 20_000 ? said : COMMAND(wire) }));
      const conversation = new Conversation(providerAt(wire, server.origin));
      expect(await conversation.ask('list')).toMatchObject({ prefilled: 'ls -la', failures: [], said: '' });
      expect(server.seen).toHaveLength(2);
      expect(await conversation.ask('again')).toMatchObject({ prefilled: 'ls -la' });
      expect(server.seen).toHaveLength(3);
    },
  );

  test.each(WIRE_NAMES)('%s: and again, it says so', async (wire) => {
    await using server = await ModelServer.start(() => ({ body: thoughts(wire) }));
    const { failures } = await new Conversation(providerAt(wire, server.origin)).ask('list');
    expect(server.seen).toHaveLength(2);
    expect(failures).toEqual([
      expect.stringMatching(/ used all 32,768 tokens for thinking; ask for less at once, or choose a model that thinks less: `yosh config/),
    ]);
  });

  test('with the largest limit that the server takes, and no more often than that helps', async () => {
    let most = 6000;
    await using server = await ModelServer.start(({ body }) => {
      const limit = limitOf(body);
      const message = over(most, (one) => `max_tokens must be at most ${most}, not ${one}`)(limit);
      if (message !== null)
        return { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: { message } }) };
      return { body: limit < 6000 ? thoughts('chat') : COMMAND('chat') };
    });
    const provider = (): Conversation => new Conversation(providerAt('chat', server.origin));
    expect(await provider().ask('list')).toMatchObject({ prefilled: 'ls -la' });
    expect(server.seen.map(({ body }) => limitOf(body))).toEqual([4096, 32_768, 6000]);
    server.seen.length = 0;
    most = 4096;
    expect((await provider().ask('list')).failures).toEqual([expect.stringContaining('used all 4,096 tokens for thinking')]);
    expect(server.seen.map(({ body }) => limitOf(body))).toEqual([4096, 32_768]);
  });

  test('a call or words that are cut are not thoughts', async () => {
    for (const said of [{ text: ['I would '] }, { calls: [{ name: 'command', input: '{"command":"ls' }] }]) {
      await using server = await ModelServer.start(() => ({ body: sse(SPEECH.chat.say({ ...said, stop: 'cut' })) }));
      const { failures } = await new Conversation(providerAt('chat', server.origin)).ask('list');
      expect(failures).toEqual([expect.stringContaining('the answer was cut short')]);
      expect(server.seen).toHaveLength(1);
    }
  });
});
