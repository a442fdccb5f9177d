/** What `yosh setup` proposes to a newcomer: the key in the environment, then a server that runs on this machine. */
import { expect, test } from 'vitest';
import { providerInfos } from '../../src/cli/setup/provider-info.ts';
import { Fake } from './fake-endpoints.ts';

const PROVIDER_INFOS = providerInfos({});

const PROMPT = /Provider, by number, name or arrow keys \[(\w+)\]/;

async function proposed(running: string | null, env: Readonly<Record<string, string>> = {}, settings: string | null = null): Promise<Fake> {
  const user = new Fake({ answers: ['?'], env, providers: PROVIDER_INFOS });
  Object.assign(user.io, { localServer: async () => running });
  if (settings !== null) user.write(settings);
  await user.run('setup');
  return user;
}

test.each([
  [null, {}, null, 'anthropic'],
  ['ollama', {}, null, 'ollama'],
  ['ollama', { OPENAI_API_KEY: 'sk-x' }, null, 'openai'],
  [null, { GROQ_API_KEY: 'x' }, null, 'groq'],
  ['ollama', {}, 'provider = gemini\n', 'gemini'],
])('a server %j, keys %j, settings %j: %s', async (running, env, settings, expected) => {
  using user = await proposed(running, env as Record<string, string>, settings);
  expect(PROMPT.exec(user.out)?.[1]).toBe(expected);
  expect(user.out.includes('ollama runs on this machine: Enter takes it.')).toBe(expected === 'ollama');
});

test('a search that fails proposes what it does without one', async () => {
  using user = new Fake({ answers: ['?'], providers: PROVIDER_INFOS });
  Object.assign(user.io, { localServer: () => Promise.reject(new Error('no sockets')) });
  await user.run('setup');
  expect(PROMPT.exec(user.out)?.[1]).toBe('anthropic');
});
