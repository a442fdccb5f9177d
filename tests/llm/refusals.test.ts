/** Servers that refuse a part of the request: the question is asked again at once in the form that they take, and so are later ones. */
import { describe, expect, test } from 'vitest';
import { accepted, refusalIn, Refusals } from '../../src/llm/refusals.ts';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { providerAt } from '../support/network.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';

type Body = Seen['body'];
const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
const openai = (message: string): unknown => ({ error: { message, type: 'invalid_request_error', param: null, code: null } });
const vllm = (message: string): unknown => ({ object: 'error', message, type: 'BadRequestError', param: null, code: 400 });

interface Row {
  readonly name: string;
  readonly status?: number;
  readonly body: unknown;
  /** Whether the server takes this. */
  takes(body: Body): boolean;
}

const hasTools = ({ tools }: Body): boolean => tools !== undefined;
const tokens = (body: Body): number => Number(body['max_tokens'] ?? body['max_completion_tokens'] ?? 0);
const first = ({ messages }: Body): string => (messages as readonly { readonly role: string }[])[0]?.role ?? '';

const ROWS: readonly Row[] = [
  {
    name: 'vLLM without --enable-auto-tool-choice',
    body: vllm('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'),
    takes: (body) => !hasTools(body),
  },
  {
    name: 'OpenRouter, a model without tools',
    status: 404,
    body: { error: { message: 'No endpoints found that support tool use. To learn more about provider routing, visit: …', code: 404 } },
    takes: (body) => !hasTools(body),
  },
  { name: 'Ollama', body: { error: 'registry.ollama.ai/library/gemma3:4b does not support tools' }, takes: (body) => !hasTools(body) },
  {
    name: 'DeepSeek reasoner',
    body: openai('deepseek-reasoner does not support Function Calling or tools'),
    takes: (body) => !hasTools(body),
  },
  { name: 'llama.cpp without --jinja', status: 500, body: openai('tools param requires --jinja flag'), takes: (body) => !hasTools(body) },
  {
    name: 'OpenAI, max_tokens',
    body: openai("Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."),
    takes: (body) => body['max_tokens'] === undefined && body['max_completion_tokens'] !== undefined,
  },
  {
    name: 'a proxy, stream_options',
    status: 422,
    body: { detail: 'Unrecognized request argument supplied: stream_options' },
    takes: (body) => body['stream_options'] === undefined,
  },
  {
    name: 'vLLM with a context of 4,096',
    body: vllm(
      "This model's maximum context length is 4096 tokens. However, you requested 5120 tokens (1024 in the messages, 4096 in the completion). Please reduce the length of the messages or completion.",
    ),
    takes: (body) => tokens(body) <= 1024,
  },
  {
    name: 'a limit of the answer',
    body: openai('max_tokens is too large: 4096. This model supports at most 2048 completion tokens'),
    takes: (body) => tokens(body) <= 2048,
  },
  {
    name: 'OpenRouter with credit for a short answer',
    status: 402,
    body: openai('This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 1200'),
    takes: (body) => tokens(body) <= 1200,
  },
  {
    name: 'a template without a system role',
    status: 500,
    body: openai('System role not supported'),
    takes: (body) => first(body) !== 'system',
  },
  {
    name: 'a template of Mistral',
    body: openai('Only user and assistant roles are supported!'),
    takes: (body) => first(body) !== 'system',
  },
  {
    name: 'two refusals, one after the other',
    body: openai('tool choice requires --enable-auto-tool-choice; stream_options is unknown'),
    takes: (body) => !hasTools(body) && body['stream_options'] === undefined,
  },
];

describe('a server that refuses', () => {
  test.each(ROWS)('$name', async ({ status = 400, body, takes }) => {
    await using server = await ModelServer.start((seen) =>
      takes(seen.body)
        ? {
            body: sse(
              SPEECH.chat.say(hasTools(seen.body) ? { calls: [{ name: 'command', input: LS }] } : { text: ['```sh\nls -la\n```'] }),
            ),
          }
        : { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    const conversation = new Conversation(providerAt('chat', server.origin));
    expect(await conversation.ask('list')).toMatchObject({ prefilled: 'ls -la', failures: [] });
    const asked = server.seen.length;
    expect(asked).toBeLessThanOrEqual(4);
    expect(JSON.stringify(server.seen.at(-1)?.body)).toContain('list');
    // it is remembered
    expect(await conversation.ask('list again')).toMatchObject({ prefilled: 'ls -la' });
    expect(server.seen.length).toBe(asked + 1);
  });

  test('in the same words for ever: the line is shown, after a bounded number of requests', async () => {
    await using server = await ModelServer.start(() => ({
      status: 400,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(openai('tools, response_format, stream_options, max_completion_tokens and the system role are not supported')),
    }));
    const outcome = await new Conversation(providerAt('chat', server.origin)).ask('list');
    expect(outcome.failures).toHaveLength(1);
    expect(server.seen.length).toBeLessThanOrEqual(7);
  });
});

test('a fault that refuses nothing changes nothing', () => {
  const body = { tools: [], max_tokens: 4096, stream_options: {}, messages: [{ role: 'system', content: 's' }] };
  expect(refusalIn({ kind: 'key-refused', message: 'Invalid API key' }, body)).toBeNull();
  expect(refusalIn({ kind: 'rate', message: 'Rate limit reached for tokens: you requested 7200' }, body)).toBeNull();
  expect(accepted(body, new Refusals().all, 'x')).toEqual(body);
});
