/** A refusal in words that nothing knows: the model and the messages alone are asked once, and remembered when they are accepted. */
import { describe, expect, test } from 'vitest';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { providerAt } from '../support/network.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import type { WireName } from '../../src/providers/wires.ts';

type Body = Seen['body'];
const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
const has =
  (name: string) =>
  (body: Body): boolean =>
    name in body;
const startsWithSystem = ({ messages }: Body): boolean => (messages as readonly { readonly role: string }[])[0]?.role === 'system';

interface Row {
  readonly says: string;
  readonly wire?: WireName;
  readonly status?: number;
  /** What the server means. */
  refuses(body: Body): boolean;
}

const ROWS: readonly Row[] = [
  { says: 'Unsupported parameter: tools', refuses: has('tools') },
  { says: "Function calling isn't supported for this model", refuses: has('tools') },
  { says: 'Tool call parser is not configured. Please set --tool-call-parser.', refuses: has('tools') },
  { says: 'tool_choice is set to auto but server was started without --tool-call-parser', refuses: has('tools') },
  { says: 'tool choice auto needs a parser', refuses: has('tool_choice') },
  { says: 'Das Modell unterstützt keine Tools.', refuses: has('tools') },
  { says: 'Streaming responses are not currently available', refuses: ({ stream }) => stream === true },
  { says: "Invalid value: 'system'. Supported values are: 'user', 'assistant'", refuses: startsWithSystem },
  { says: 'Stream options can only be defined when `stream=True`', refuses: has('stream_options') },
  { says: 'Bad Request', refuses: has('stream_options') },
  { says: 'Bad Request', refuses: has('max_tokens') },
  { says: 'Internal Server Error', status: 500, refuses: has('tools') },
  { says: 'system: Input should be a valid string', wire: 'messages', refuses: ({ system }) => Array.isArray(system) },
  { says: 'Bad Request', wire: 'messages', refuses: has('tool_choice') },
  { says: 'Bad Request', wire: 'responses', refuses: has('prompt_cache_key') },
];

const refusing = (says: string, status: number, wire: WireName, refuses: Row['refuses']): Promise<ModelServer> =>
  ModelServer.start(({ body }) => {
    if (refuses(body))
      return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: { message: says } }) };
    return {
      body: sse(SPEECH[wire].say('tools' in body ? { calls: [{ name: 'command', input: LS }] } : { text: ['```sh\nls -la\n```'] })),
    };
  });

test.each(ROWS)('$wire, $status: $says', async ({ says, wire = 'chat', status = 400, refuses }) => {
  await using server = await refusing(says, status, wire, refuses);
  const conversation = new Conversation(providerAt(wire, server.origin));
  expect(await conversation.ask('list')).toMatchObject({ prefilled: 'ls -la', failures: [] });
  const asked = server.seen.length;
  expect(asked).toBeLessThanOrEqual(3);
  // the system text is never lost
  expect(server.seen.at(-1)?.text).toContain('You are yo');
  expect(await conversation.ask('again')).toMatchObject({ prefilled: 'ls -la', failures: [] });
  expect(server.seen).toHaveLength(asked + 1);
});

describe('what it costs', () => {
  test('refused again: one request more, the first words are shown, and the next question begins as this one did', async () => {
    await using server = await refusing('Bad Request', 400, 'chat', () => true);
    const conversation = new Conversation(providerAt('chat', server.origin));
    const { failures } = await conversation.ask('list');
    expect(failures).toEqual([expect.stringContaining('Bad Request')]);
    expect(server.seen.map(({ body }) => 'tools' in body)).toEqual([true, false]);
    await conversation.ask('again');
    expect(server.seen.map(({ body }) => 'tools' in body)).toEqual([true, false, true, false]);
  });

  test.each([401, 402, 403, 404, 429])('none behind a %s', async (status) => {
    await using server = await refusing('No', status, 'chat', () => true);
    await new Conversation(providerAt('chat', server.origin)).ask('list');
    for (const { body } of server.seen) expect(body).toHaveProperty('tools');
  });

  test('a server that fails in another way each time, or recovers, gets no other form', async () => {
    let count = 0;
    await using server = await refusing('', 500, 'chat', () => false);
    server.script = () => ({
      status: 500,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: { message: `failure ${++count}` } }),
    });
    await new Conversation(providerAt('chat', server.origin)).ask('list');
    expect(server.seen.length).toBeGreaterThan(1);
    for (const { body } of server.seen) expect(body).toHaveProperty('tools');
  });
});
