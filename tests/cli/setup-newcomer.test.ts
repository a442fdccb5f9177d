/** What a newcomer meets in `yosh setup`: defaults that can be seen, ways back, errors where they happen, lines that end at words. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { askListedModel } from '../../src/cli/setup/questions.ts';
import { providerInfos } from '../../src/cli/setup/provider-info.ts';
import type { ListedModel } from '../../src/llm/model-fitness.ts';
import { Fake, type FakeOptions } from './fake-endpoints.ts';

const PROVIDER_INFOS = providerInfos({});

const WRONG = 'sk-ant-api03-wrong';
const RIGHT = 'sk-ant-api03-right';
const NOT_ACCEPTED = { what: 'the key is not accepted (401)', remedy: 'run `yosh setup`, or set `key` in ~/.yoconf' };
const model = (id: string): ListedModel => ({ id, billions: null, tools: null, loaded: null, chats: null });

/** A provider that accepts one key, in its list and in its answers. */
function hosted(options: FakeOptions): Fake {
  const user = new Fake({ providers: PROVIDER_INFOS, screen: { cols: 80, rows: 24 }, ...options });
  const listModels: Fake['io']['listModels'] = async ({ config }) =>
    config.key === RIGHT
      ? {
          ok: true,
          value: {
            provider: 'anthropic',
            host: 'h',
            origin: 'https://h',
            asked: '',
            models: [model('claude-sonnet-5-5'), model('claude-haiku-5')],
          },
        }
      : { ok: false, error: NOT_ACCEPTED };
  Object.assign(user.io, { listModels });
  return user;
}

describe('a key that is not accepted', () => {
  test('is asked for again before anything else is asked', async () => {
    using user = hosted({ answers: ['', WRONG, RIGHT, '2', 'n', 'n'] });
    await user.run('setup');
    const places = ['Key for anthropic (not shown)', 'It did not work: the key is not accepted (401)', 'once more', 'Model, by number'];
    const at = places.map((text) => user.out.indexOf(text));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at).not.toContain(-1);
    expect(user.text).toContain(`key = ${RIGHT}`);
    expect(user.text).toContain('model = claude-haiku-5');
  });

  test('may be tried all the same: a server may refuse only its list', async () => {
    using user = hosted({ answers: ['', WRONG, '', '', 'n'] });
    expect(await user.run('setup')).toBe(0);
    expect(user.out).toContain('once more (not shown; Enter tries this one)');
    expect(user.text).toContain(`key = ${WRONG}`);
  });
});

describe('no key at hand', () => {
  test('Enter at the key leads back to the list, and another provider can be taken', async () => {
    using user = hosted({ answers: ['', '', 'offline', 'n'] });
    expect(await user.run('setup')).toBe(0);
    expect(user.out).toContain('Enter goes back to the list');
    expect(user.out.split('Provider, by number')).toHaveLength(3);
    expect(user.text).toBe('provider = offline\n');
  });

  test('but a script at the other end does not loop', async () => {
    using user = hosted({ answers: Array.from({ length: 40 }, () => '') });
    expect(await user.run('setup')).toBe(1);
    expect(user.err).toContain('anthropic needs a key');
  });
});

test('the model that Enter takes is named', async () => {
  const asked: string[] = [];
  const person = { ask: async (question: string) => (asked.push(question), ''), say: () => {} } as never;
  const ollama = PROVIDER_INFOS.find(({ name }) => name === 'ollama')!;
  expect(await askListedModel(person, [model('qwen3:8b')], ollama, '')).toEqual({ ok: true, value: '' });
  expect(await askListedModel(person, [model('qwen3:8b'), model('b')], ollama, '')).toEqual({ ok: true, value: '' });
  expect(asked).toEqual([
    'Model, by number, name or arrow keys [qwen3:8b]: ',
    'Model, by number, name or arrow keys [the best of them, now qwen3:8b]: ',
  ]);
});

test('the question of the test call is shown, and no line is cut in a word', async () => {
  using user = hosted({ answers: ['offline', 'y'], env: { ANTHROPIC_API_KEY: '' } });
  fs.writeFileSync(path.join(user.home, '.bashrc'), 'alias ll=ls\n');
  expect(await user.run('setup')).toBe(0);
  expect(user.out).toContain('asking offline: list the files here');
  const ours = user.out.split('\n').filter((line) => !/^ {2}[-+@ ]/.test(line) && !line.includes('mv '));
  for (const line of ours) expect(line.length, line).toBeLessThanOrEqual(80);
});
