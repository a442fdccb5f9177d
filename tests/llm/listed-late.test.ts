/** A list of models that comes late is not one that is missing: the model chosen before is asked, or the list is waited for. */
import { afterEach, expect, test } from 'vitest';
import { openProviders } from '../../src/companion/open-providers.ts';
import { STANDARD } from '../../src/config/config-keys.ts';
import type { ProviderEvent } from '../../src/llm/port.ts';
import type { Providers } from '../../src/llm/providers.ts';
import { events } from '../support/converse.ts';
import { ModelServer, type Reply, type Script } from '../support/model-server.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';

const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const listOf = (...ids: readonly string[]): Reply => json({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });
const NO_LIST = json({ error: { message: 'Not Found' } }, 404);

/** A server that knows one model, with this list. */
const knows =
  (model: string, lists: Script): Script =>
  async (seen, index) => {
    if (seen.method === 'GET') return lists(seen, index);
    if (seen.body['model'] === model) return { body: sse(SPEECH.chat.say({ text: ['Hi.'] })) };
    return json({ error: { message: `The model \`${String(seen.body['model'])}\` does not exist.`, code: 'model_not_found' } }, 404);
  };

const opened: Providers[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** One question of a new process; what is remembered on disk stays. */
async function ask(server: ModelServer, timeout = 0): Promise<{ readonly said: string[]; readonly last: ProviderEvent | undefined }> {
  const providers = openProviders();
  opened.push(providers);
  const said: string[] = [];
  const config = { ...STANDARD, provider: 'compatible' as const, base_url: `${server.origin}/v1`, timeout };
  const found = await events(
    await providers.open({ config, env: { HOME: process.env['HOME'] }, cwd: '/', say: (line) => void said.push(line) }),
  );
  return { said, last: found.at(-1) };
}

const asked = ({ seen }: ModelServer): readonly unknown[] =>
  seen.filter(({ method }) => method === 'POST').map(({ body }) => body['model']);
const DONE = { kind: 'end', reason: 'complete' };

test('the model that was chosen before is asked', async () => {
  await using server = await ModelServer.start(knows('good', () => listOf('good')));
  expect((await ask(server)).last).toMatchObject(DONE);
  server.script = knows('good', () => ({ silent: true }));
  expect((await ask(server)).last).toMatchObject(DONE);
  expect(asked(server)).toEqual(['good', 'good']);
});

test('without one it is waited for as long as the answer may take, and no model is guessed', async () => {
  await using server = await ModelServer.start(knows('good', () => ({ silent: true })));
  expect((await ask(server, 0.2)).last).toMatchObject({ kind: 'failure', failure: { what: expect.stringContaining('sent nothing') } });
  expect(asked(server)).toEqual([]);
});

test('a list that needs longer than a second is waited for', async () => {
  // the server answers when a client that waits for a second only would have asked without a list
  const lists: Script = () => new Promise((resolve) => setTimeout(() => resolve(listOf('good')), 1_200));
  await using server = await ModelServer.start(knows('good', lists));
  expect((await ask(server)).last).toMatchObject(DONE);
  expect(asked(server)).toEqual(['good']);
});

test('a server that says that it has no list is asked for its only model', async () => {
  await using server = await ModelServer.start(knows('default', () => NO_LIST));
  expect((await ask(server)).last).toMatchObject(DONE);
});

test('a model that the server refuses after all: the list is read again, and the best of the others is asked once', async () => {
  await using server = await ModelServer.start(knows('second', () => listOf('first-instruct', 'second')));
  const { said, last } = await ask(server);
  expect(last).toMatchObject(DONE);
  expect(said.at(-1)).toContain('second answers');
  expect(asked(server)).toEqual(['first-instruct', 'second']);
  server.seen.length = 0;
  server.script = knows('none', () => listOf('first-instruct', 'second', 'third'));
  expect((await ask(server)).last).toMatchObject({ kind: 'failure' });
  expect(asked(server)).toHaveLength(2);
});

test('a model that was guessed without a list, too', async () => {
  await using server = await ModelServer.start(knows('good', (_, index) => (index < 2 ? json('down', 500) : listOf('good'))));
  expect((await ask(server)).last).toMatchObject(DONE);
  expect(asked(server)).toEqual(['default', 'good']);
});
