/** Any parameter that a server refuses by its name is left out at once, on every wire, and from then on; within bounds, and it is said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capabilitiesOf } from '../../src/llm/models.ts';
import { namedParameter, withoutParameter } from '../../src/llm/refused-parameters.ts';
import { tools } from '../../src/replies/index.ts';
import { WIRE_NAMES, type WireName } from '../../src/providers/wires.ts';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { MAPPERS, providerAt } from '../support/network.ts';
import { runs } from '../support/sample.ts';
import { asSent } from '../support/turns.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';

type Body = Seen['body'];
const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
/** Sentences of OpenAI, pydantic, Anthropic, LiteLLM, Google, and of nobody. */
const SAYS: Readonly<Record<string, (name: string) => unknown>> = {
  'unsupported, quoted': (name) => ({ error: { message: `Unsupported parameter: '${name}' is not supported with this model.` } }),
  'the path of a validator': (name) => ({
    detail: [{ type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted' }],
  }),
  'a path in the sentence': (name) => ({ error: { type: 'invalid_request_error', message: `${name}: Extra inputs are not permitted` } }),
  'a list of them': (name) => ({ error: { message: `UnsupportedParamsError: x does not support parameters: ['${name}'], for model=m` } }),
  'a name that is unknown': (name) => ({ error: { message: `Invalid JSON payload received. Unknown name "${name}": Cannot find field.` } }),
  'only param': (name) => ({ error: { message: 'Whatever this may be, it is too new.', param: name } }),
};
/** A model of each wire that is sent all parameters. */
const MODELS: Readonly<Record<WireName, string>> = { messages: 'claude-sonnet-5-5', responses: 'gpt-6.1-terra', chat: 'gpt-6-luna' };
/** Without these there is no question. */
const KEPT = new Set(['model', 'messages', 'input', 'instructions', 'system', 'tools', 'stream']);

const serverOf = async (wire: WireName, refusal: (body: Body) => unknown): Promise<ModelServer> =>
  ModelServer.start(({ body }) => {
    const error = refusal(body);
    return error === null
      ? { body: sse(SPEECH[wire].say({ calls: [{ name: 'command', input: LS }] })) }
      : { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify(error) };
  });

const bodyOf = (wire: WireName): Body =>
  MAPPERS[wire].body(
    { system: 'You are yo.', turns: asSent([{ role: 'user', question: 'q', facts: [] }]), tools },
    {
      model: MODELS[wire],
      capabilities: capabilitiesOf(MAPPERS[wire].models, MODELS[wire]),
      webSearch: false,
      webFetch: false,
      tools: true,
      origin: 'https://host',
    },
    [],
  );
const SENT = WIRE_NAMES.map((wire) => ({ wire, body: bodyOf(wire) }));
const CASES = SENT.flatMap(({ wire, body }) =>
  Object.keys(body)
    .filter((name) => !KEPT.has(name))
    .flatMap((name) => Object.keys(SAYS).map((how) => ({ wire, name, how }))),
);

test('there are many', () => expect(CASES.length).toBeGreaterThan(70));

test.each(CASES)('$wire: $name, $how', async ({ wire, name, how }) => {
  await using server = await serverOf(wire, (body) => (name in body ? SAYS[how]?.(name) : null));
  const conversation = new Conversation(providerAt(wire, server.origin, { model: MODELS[wire] }));
  expect(await conversation.ask('q')).toMatchObject({ prefilled: 'ls -la', failures: [] });
  expect(server.seen.length).toBeLessThanOrEqual(3);
  const asked = server.seen.length;
  // it is remembered
  expect(await conversation.ask('again')).toMatchObject({ prefilled: 'ls -la', failures: [] });
  expect(server.seen).toHaveLength(asked + 1);
});

describe('what is said', () => {
  test('refused again without it: once more at most, and the line names what was left out', async () => {
    await using server = await serverOf('messages', () => ({ error: { message: 'output_config: Extra inputs are not permitted' } }));
    const { failures } = await new Conversation(providerAt('messages', server.origin, { model: MODELS.messages })).ask('q');
    expect(server.seen).toHaveLength(2);
    expect(failures).toEqual([expect.stringContaining('did not accept the request, not even without output_config (400)')]);
    expect(failures[0]).toContain('“output_config: Extra inputs are not permitted”');
    expect(failures[0]).toContain('`yosh config set model NAME`');
  });

  test('needed after all: it is sent again later, and the line has the first reason', async () => {
    await using server = await serverOf('messages', ({ max_tokens: tokens }) => ({
      error: {
        message: tokens === undefined ? 'max_tokens: Field required' : 'max_tokens: 8192 is more than 4096, the maximum of this model',
      },
    }));
    const conversation = new Conversation(providerAt('messages', server.origin, { model: MODELS.messages }));
    const { failures } = await conversation.ask('q');
    expect(failures).toEqual([expect.stringContaining('8192 is more than 4096')]);
    await conversation.ask('again');
    expect(server.seen[2]?.body).toHaveProperty('max_tokens');
  });

  test('a server that names another one each time is asked a bounded number of times', async () => {
    await using server = await serverOf('responses', (body) => ({
      error: { message: `Unknown parameter: '${Object.keys(body).findLast((name) => !KEPT.has(name)) ?? 'x'}'.` },
    }));
    const { failures } = await new Conversation(providerAt('responses', server.origin, { model: MODELS.responses })).ask('q');
    expect(failures).toHaveLength(1);
    expect(server.seen.length).toBeLessThanOrEqual(8);
  });
});

test('a part of a tool, and a mark beside the system text', () => {
  const body = bodyOf('messages');
  const fault = (message: string): Parameters<typeof namedParameter>[0] => ({ kind: 'bad-request', status: 400, message });
  for (const name of ['cache_control', 'strict', 'additionalProperties', 'disable_parallel_tool_use']) {
    expect(JSON.stringify(body)).toContain(`"${name}"`);
    expect(namedParameter(fault(`tools.0.custom.${name}: Extra inputs are not permitted`), body)).toBe(name);
    expect(JSON.stringify(withoutParameter(body, name))).not.toContain(`"${name}":`);
  }
});

test('what is no parameter is not left out', () => {
  const body = bodyOf('chat');
  const says = (message: string): string | null => namedParameter({ kind: 'bad-request', status: 400, message }, body);
  expect(
    says("messages.0.content: Field required; 'model' and 'tools' are wrong, the name of the function and its description too"),
  ).toBeNull();
  expect(says('The command and its explanation are strict about what they effect')).toBeNull();
  expect(namedParameter({ kind: 'key-refused', message: "'tool_choice' needs another key" }, body)).toBeNull();
});

test('the question is never touched, whatever the error says', () => {
  const body = bodyOf('chat');
  const words = fc.constantFrom(...new Set(JSON.stringify(body).match(/\w+/g)), "'", '"', ':', '.', ' ', 'not supported');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (said) => {
      const name = namedParameter({ kind: 'bad-request', message: said.join('') }, body);
      const left = name === null ? body : withoutParameter(body, name);
      expect(left).toMatchObject({ model: body['model'], messages: body['messages'], stream: true });
    }),
    { numRuns: runs(300) },
  );
});
