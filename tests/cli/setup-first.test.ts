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

test('a profile name that cannot be written is refused before the first question', async () => {
  using user = new Fake({ answers: ['offline'], providers: PROVIDER_INFOS });
  expect(await user.run('setup', '--profile', 'a]b')).toBe(1);
  expect([user.out, user.err]).toEqual([
    '',
    'yosh: a profile name is one line, without ] and without spaces at its ends; nothing was written\n',
  ]);
});

test('a profile that is not in use is said to be so', async () => {
  using user = new Fake({ answers: ['offline', 'n', 'n'], providers: PROVIDER_INFOS });
  expect(await user.run('setup', '--profile', 'work')).toBe(0);
  expect(user.out).toContain('[work] is not in use yet. For one question: yo @work …; from now on: yosh config set profile work\n');
  using other = new Fake({ answers: ['offline', 'n', 'n'], providers: PROVIDER_INFOS }).write('profile = work\n[work]\nmodel = m\n');
  expect(await other.run('setup', '--profile', 'work')).toBe(0);
  expect(other.out).not.toContain('is not in use yet');
});

test.each([
  ['run `yosh setup`, or set `key` for groq in ~/.yoconf', 'set `key` for groq in ~/.yoconf'],
  ['another provider: `yosh setup`', 'choose another provider, or try again later'],
])('a remedy never leads to setup, where the user is: %s', async (remedy, shown) => {
  const answer = [{ kind: 'failure', failure: { what: 'no luck', remedy } }] as const;
  using user = new Fake({ answers: ['offline', 'n'], answer, providers: PROVIDER_INFOS });
  await user.run('setup');
  expect(user.out).toContain(`It did not work: no luck\n  ${shown}\n`);
});
