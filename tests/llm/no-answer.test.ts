/** A 200 that is no answer says what the server says, and arguments that begin with null do not lose the call. */
import { expect, test } from 'vitest';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';
import { providerAt } from '../support/network.ts';
import { sse } from '../support/wire-speech.ts';

const ARGS = JSON.stringify({ command: 'ls -la', explanation: 'lists the files', pending: false });
const json = (body: unknown): Reply => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const asked = async (reply: Reply): Promise<object> => {
  await using server = await ModelServer.start(() => reply);
  return await new Conversation(providerAt('chat', server.origin)).ask('list');
};

test.each<readonly [name: string, reply: Reply, says: string]>([
  ['words', { headers: { 'content-type': 'text/plain' }, body: 'All workers are on strike' }, 'All workers are on strike'],
  ['an empty object', json({}), 'sent an empty answer'],
  ['no choice', json({ id: 'x', object: 'chat.completion', choices: [], usage: { prompt_tokens: 10 } }), 'sent an empty answer'],
])('%s', async (_, reply, says) => expect(await asked(reply)).toMatchObject({ failures: [expect.stringContaining(says)] }));

const chunk = (delta: object, finish: string | null = null): { readonly data: object } => ({
  data: { choices: [{ index: 0, delta, finish_reason: finish }] },
});

test('arguments that are null first', async () => {
  const first = { index: 0, id: 'call_1', type: 'function', function: { name: 'command', arguments: 'null' } };
  const whole = { index: 0, function: { arguments: ARGS } };
  const body = sse([chunk({ tool_calls: [first] }), chunk({ tool_calls: [whole] }), chunk({}, 'tool_calls'), { data: '[DONE]' }]);
  expect(await asked({ body })).toMatchObject({ prefilled: 'ls -la', failures: [] });
});
