/** `yosh models`. */
import { afterAll, describe, expect, test } from 'vitest';
import { openProviders } from '../../src/companion/open-providers.ts';
import { STANDARD } from '../../src/config/config-keys.ts';
import { openState } from '../../src/state/index.ts';
import type { ListedModel } from '../../src/llm/model-fitness.ts';
import { ModelServer } from '../support/model-server.ts';
import { Fake } from './fake-endpoints.ts';

const model = (id: string, more: Partial<ListedModel> = {}): ListedModel => ({
  id,
  chats: null,
  tools: null,
  loaded: null,
  billions: null,
  ...more,
});
const MODELS = {
  ok: true,
  value: {
    provider: 'ollama',
    host: '127.0.0.1:11434',
    origin: 'http://127.0.0.1:11434',
    asked: 'qwen3:8b',
    models: [
      model('nomic-embed-text'),
      model('qwen3:8b', { loaded: true, billions: 8.19, tools: true }),
      model('gemma3:270m', { billions: 0.27, tools: false }),
    ],
  },
} as const;

describe('yosh models', () => {
  test('names what is asked, what is loaded and what answers no questions', async () => {
    using user = new Fake({ models: MODELS });
    expect(await user.run('models')).toBe(0);
    expect(user.out).toBe(
      ['qwen3:8b          asked now · loaded · 8.2 B', 'gemma3:270m       0.27 B · no tools', 'nomic-embed-text  for embeddings', ''].join(
        '\n',
      ),
    );
  });

  test('says how a model is asked that has answered or was probed', async () => {
    using user = new Fake({ models: MODELS });
    const probed = { atMs: Date.UTC(2026, 10, 22), can: [], refuses: [], right: 5, tasks: 6 };
    const experience = { profile: 'medium', good: 0, bad: 0, lowered: 0 } as const;
    user.io.modelNotes.setExperience('http://127.0.0.1:11434', 'qwen3:8b', { ...experience, probed });
    user.io.modelNotes.setExperience('http://127.0.0.1:11434', 'gemma3:270m', { ...experience, profile: 'small' });
    await user.run('models', '3');
    expect(user.out).toBe(
      'qwen3:8b     asked now · loaded · 8.2 B · asked as a medium model, probed 2026-11-22\n' +
        'gemma3:270m  0.27 B · no tools · asked as a small model\n',
    );
  });

  test.each([null, 'provider = ollama\n'])('asks nobody for a profile that is not there (%j)', async (yoconf) => {
    using user = new Fake({ models: MODELS, ...(yoconf === null ? {} : { yoconf }) });
    expect(await user.run('models', '--profile', 'nope')).toBe(1);
    expect(user.out).toBe('');
    expect(user.err).toBe('yosh: there is no profile [nope]. To make one: yosh config set provider NAME --profile nope\n');
  });

  test('takes a part of a name', async () => {
    using user = new Fake({ models: MODELS });
    expect(await user.run('models', 'QWEN')).toBe(0);
    expect(user.out).toMatch(/^qwen3:8b .*\n$/);
    expect(await user.run('models', 'llama')).toBe(1);
    expect(user.err).toBe('yosh: none of the 3 models at 127.0.0.1:11434 has that in its name\n');
  });

  test('as JSON', async () => {
    using user = new Fake({ models: MODELS });
    expect(await user.run('models', '--json', 'embed')).toBe(0);
    expect(JSON.parse(user.out)).toMatchObject({ asked: 'qwen3:8b', models: [{ id: 'nomic-embed-text', unfit: 'embeddings' }] });
  });

  test('without a server: what to do', async () => {
    using user = new Fake();
    expect(await user.run('models')).toBe(1);
    expect(user.err).toBe('yosh: no model is connected; to connect one: `yosh setup`\n');
  });
});

describe('the list of a server', () => {
  const providers = openProviders();
  afterAll(() => providers.close());

  test('is remembered, so that its names can be used', async () => {
    await using server = await ModelServer.start(() => ({
      headers: { 'content-type': 'application/json' },
      body: '{"data":[{"id":"a"},{"id":"b-instruct"}]}',
    }));
    using user = new Fake();
    const context = { config: { ...STANDARD, base_url: `${server.origin}/v1` }, env: { HOME: user.home }, cwd: '/' };
    expect(await providers.models(context)).toMatchObject({
      ok: true,
      value: { asked: 'b-instruct', models: [{ id: 'a' }, { id: 'b-instruct' }] },
    });
    expect(openState({ HOME: user.home }).models.listed(server.origin)).toEqual(['a', 'b-instruct']);
  });

  test.each([
    [401, /did not accept the key|wants a key/],
    [404, /does not know/],
    [200, /gave no list of its models/],
  ])('that is none, status %d', async (status, says) => {
    await using server = await ModelServer.start(() => ({ status, headers: { 'content-type': 'application/json' }, body: '{"x":1}' }));
    const found = await providers.models({ config: { ...STANDARD, base_url: `${server.origin}/v1` }, env: {}, cwd: '/' });
    expect(found.ok ? '' : found.error.what).toMatch(says);
  });
});
