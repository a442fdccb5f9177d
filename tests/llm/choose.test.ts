/** Which provider is asked, at which address and with which key, for each combination of settings. */
import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Env } from '../../src/base/env.ts';
import { MODEL_LIST_MS, PROBE_MS } from '../../src/base/limits.ts';
import { type Config, STANDARD } from '../../src/config/config-keys.ts';
import { obviousAddress, serverAddress } from '../../src/llm/address.ts';
import { type Choice, choose } from '../../src/llm/choose.ts';
import { Keys, readYoshKey } from '../../src/llm/key.ts';
import { LocalServers, modelOf } from '../../src/llm/local.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import { events } from '../support/converse.ts';
import { ModelServer } from '../support/model-server.ts';
import { asSent } from '../support/turns.ts';

const with_ = (config: Partial<Config>, env: Env = {}, yoshKey = ''): ReturnType<typeof choose> =>
  choose({ ...STANDARD, ...config }, env, yoshKey);
const chosen = (config: Partial<Config>, env: Env = {}, yoshKey = ''): Choice => {
  const result = with_(config, env, yoshKey);
  if (!result.ok || typeof result.value === 'string') throw new Error(JSON.stringify(result));
  return result.value;
};
const failure = (config: Partial<Config>, env: Env = {}): string => {
  const result = with_(config, env);
  return result.ok ? JSON.stringify(result.value) : `${result.error.what}; ${result.error.remedy}`;
};

describe('nothing is set', () => {
  test('a key in the environment chooses its provider, the first in the table', () => {
    expect(chosen({}, { OPENAI_API_KEY: 'sk-o' })).toMatchObject({
      name: 'openai',
      wire: 'responses',
      model: 'gpt-6.1-terra',
      key: { from: 'OPENAI_API_KEY' },
    });
    expect(chosen({}, { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: 'sk-a' })).toMatchObject({ name: 'anthropic', wire: 'messages' });
    expect(chosen({}, { GROQ_API_KEY: 'gsk_' })).toMatchObject({ name: 'groq', wire: 'chat' });
    expect(with_({}, { OPENAI_API_KEY: '  ' })).toEqual({ ok: true, value: 'local' });
  });
  test('the key in the ancestor’s file is for Anthropic', () => {
    expect(chosen({}, {}, 'sk-ant-x')).toMatchObject({ name: 'anthropic', key: { key: 'sk-ant-x', from: '~/.yoshkey' } });
  });
  test('without any key a server on this machine is looked for', () => {
    expect(with_({})).toEqual({ ok: true, value: 'local' });
    expect(with_({ provider: 'offline' }, { OPENAI_API_KEY: 'sk-o' })).toEqual({ ok: true, value: 'offline' });
  });
  test('a key without a provider goes to the provider of its prefix, or nowhere', () => {
    expect(chosen({ key: 'sk-ant-1' }).name).toBe('anthropic');
    expect(chosen({ key: 'sk-or-1' }).name).toBe('openrouter');
    expect(failure({ key: 'sk-1' })).toMatch(/not whose it is; set `provider`/);
    expect(failure({ key_command: 'pass x' })).toMatch(/not whose it is/);
  });
});

describe('the key is bound to the host', () => {
  const env = { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: 'sk-a', AZURE_OPENAI_API_KEY: 'az' };
  test('from the environment: only for the provider’s own host', () => {
    expect(chosen({ provider: 'openai' }, env).key).toMatchObject({ key: 'sk-o' });
    expect(chosen({ provider: 'openai', base_url: 'http://127.0.0.1:4000/v1' }, env).key).toEqual({ kind: 'none' });
    expect(failure({ provider: 'openai', base_url: 'https://api.deepseek.com/v1' }, env)).toMatch(
      /the key in OPENAI_API_KEY is for openai itself, not for api\.deepseek\.com; set `key`/,
    );
    expect(failure({ provider: 'anthropic', base_url: 'https://api.anthropic.com.evil.example' }, env)).toMatch(/is for anthropic itself/);
    expect(chosen({ provider: 'azure', base_url: 'https://me.openai.azure.com/openai/v1', model: 'd' }, env)).toMatchObject({
      wire: 'responses',
      key: { key: 'az' },
    });
    expect(failure({ provider: 'azure', base_url: 'https://openai.azure.com.evil.example/' }, env)).toMatch(/is for azure itself/);
  });
  test('from the environment: not for a compatible server', () => {
    expect(chosen({ base_url: 'https://api.deepseek.com/v1' }, env)).toMatchObject({
      name: 'compatible',
      wire: 'chat',
      key: { kind: 'none' },
    });
  });
  test('from the file: for the address in the file', () => {
    expect(chosen({ provider: 'openai', base_url: 'https://gate.example/v1', key: 'k' }, env)).toMatchObject({
      wire: 'chat',
      key: { key: 'k' },
      model: 'gpt-6.1-terra',
    });
    expect(chosen({ provider: 'anthropic', base_url: 'https://gate.example/v1', key: 'k' })).toMatchObject({
      wire: 'messages',
      baseUrl: 'https://gate.example',
    });
  });
  test('a missing key is a failure that says what to do', () => {
    expect(failure({ provider: 'anthropic' })).toBe('there is no key for anthropic; run `yosh setup`, or set ANTHROPIC_API_KEY');
  });
});

test('Azure wants the name of a deployment, and says so', () => {
  const azure = { provider: 'azure', base_url: 'https://me.openai.azure.com/openai/v1', key: 'k' } as const;
  expect(failure(azure)).toBe('azure needs the name of your deployment; to set it: `yosh config set model NAME`');
  expect(chosen({ ...azure, model: 'mine' }).model).toBe('mine');
});

describe('OLLAMA_HOST', () => {
  test.each([
    ['', 'http://127.0.0.1:11434/v1'],
    ['0.0.0.0', 'http://127.0.0.1:11434/v1'],
    ['0.0.0.0:8080', 'http://127.0.0.1:8080/v1'],
    [':11500', 'http://127.0.0.1:11500/v1'],
    ['127.0.0.1:80', 'http://127.0.0.1/v1'],
    ['gpu.lan', 'http://gpu.lan:11434/v1'],
    ['http://gpu.lan', 'http://gpu.lan/v1'],
    ['https://gpu.example:8443/ollama/', 'https://gpu.example:8443/ollama/v1'],
    ['https://gpu.example/v1', 'https://gpu.example/v1'],
    ['[::1]:11435', 'http://[::1]:11435/v1'],
    ['::', 'http://[::1]:11434/v1'],
    ['me:secret@gpu', 'http://127.0.0.1:11434/v1'],
    ['"gpu:1"', 'http://gpu:1/v1'],
  ])('%j is %s', (value, address) => expect(chosen({ provider: 'ollama' }, { OLLAMA_HOST: value }).baseUrl).toBe(address));

  test('any text is an address or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.ipV6()), (value) => {
        const address = serverAddress(value, 11434);
        if (address !== null) expect(new URL(address)).toMatchObject({ username: '', search: '' });
      }),
    );
  });
});

describe('the forms of an address', () => {
  test.each([
    ['https://x.example/v1', 'https://x.example/v1'],
    ['https://x.example/v1/chat/completions', 'https://x.example/v1'],
    ['https://x.example/v1/chat/completions/', 'https://x.example/v1'],
    ['https://x.example/v1/models', 'https://x.example/v1'],
    ['x.example/v1', 'https://x.example/v1'],
    ['localhost:8000', 'http://localhost:8000'],
    ['127.0.0.1:8000/v1/chat/completions', 'http://127.0.0.1:8000/v1'],
    ['192.168.1.7:8000', 'http://192.168.1.7:8000'],
    ['gpu.local:8000', 'http://gpu.local:8000'],
    ['gpu:8000', 'http://gpu:8000'],
    ['ftp://x', 'ftp://x'],
    ['https://x.example/v1?key=1', 'https://x.example/v1?key=1'],
  ])('%s is %s', (written, meant) => expect(obviousAddress(written)).toBe(meant));

  test('what was meant is meant, and the host stays the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.domain(),
          fc.string(),
          fc.webUrl().map((url) => `${url.replace(/\/+$/, '')}/chat/completions`),
        ),
        (text) => {
          const meant = obviousAddress(text);
          expect(obviousAddress(meant)).toBe(meant);
          if (/^https?:\/\//.test(text) && URL.canParse(text)) expect(new URL(meant).origin).toBe(new URL(text).origin);
        },
      ),
    );
  });
});

test('an address must be http(s) without a user name', () => {
  expect(failure({ provider: 'compatible' })).toMatch(/needs an address; set `base_url`/);
  expect(failure({ provider: 'azure' })).toMatch(/needs an address/);
  for (const base_url of ['ftp://x/', 'non sense', 'http://me:secret@x/']) {
    expect(failure({ base_url })).toMatch(/`base_url` is not/);
    expect(failure({ base_url })).not.toContain('secret');
  }
  expect(chosen({ provider: 'compatible', base_url: 'http://x/v1', wire: 'responses' }).wire).toBe('responses');
});

describe('key files and commands', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-key-'));
  afterAll(() => fs.rmSync(home, { recursive: true }));
  const keys = new Keys();
  const command = (text: string): ReturnType<Keys['read']> =>
    keys.read({ kind: 'command', command: text, from: 'it' }, { PATH: process.env['PATH'], HOME: home });

  test('~/.yoshkey is used only when no other user may read it', () => {
    fs.writeFileSync(path.join(home, '.yoshkey'), 'sk-ant-1\n', { mode: 0o600 });
    expect(readYoshKey({ HOME: home })).toBe('sk-ant-1');
    fs.chmodSync(path.join(home, '.yoshkey'), 0o644);
    expect(readYoshKey({ HOME: home })).toBe('');
    expect(readYoshKey({})).toBe('');
  });

  test('the first line of the output is the key; the command runs again only after a refusal', async () => {
    const counter = path.join(home, 'count');
    const text = `echo x >>${counter}; printf ' sk-1 \\nuser: me\\n'`;
    expect(await command(text)).toEqual({ ok: true, value: 'sk-1' });
    expect(await command(text)).toEqual({ ok: true, value: 'sk-1' });
    expect(fs.readFileSync(counter, 'utf8')).toBe('x\n');
    keys.forget();
    await command(text);
    expect(fs.readFileSync(counter, 'utf8')).toBe('x\nx\n');
  });

  test.each([
    ['exit 3', /failed with status 3/],
    ['true', /printed nothing/],
    ['yes x', /printed more than a key/],
    ['kill -9 $$', /was killed/],
    ["printf 'sk\\303\\251'", /a character that no key has/],
  ])('%s', async (text, says) => {
    const result = await command(text);
    expect(result.ok ? '' : result.error.what).toMatch(says);
  });
});

describe('a server on this machine', () => {
  test('the first that lists a model is found and remembered, without waiting for one that hangs', async () => {
    await using hanging = await ModelServer.start(() => ({ silent: true }));
    await using good = await ModelServer.start(() => ({
      headers: { 'content-type': 'application/json' },
      body: '{"data":[{"id":"llama"}]}',
    }));
    const servers = new LocalServers(modelOf, [
      { name: 'ollama', baseUrl: `${hanging.origin}/v1` },
      { name: 'llamacpp', baseUrl: `${good.origin}/v1` },
    ]);
    expect(await servers.find()).toMatchObject({ name: 'llamacpp', baseUrl: `${good.origin}/v1`, model: 'llama' });
    await servers.find();
    expect(good.seen).toHaveLength(1);
    expect(good.seen[0]?.path).toBe('/v1/models');
    servers.forget();
    await servers.find();
    expect(good.seen).toHaveLength(2);
  });

  test('one that needs a while for its list is found by the first search', async () => {
    await using slow = await ModelServer.start(async () => {
      await sleep(600);
      return { headers: { 'content-type': 'application/json' }, body: '{"data":[{"id":"llama"}]}' };
    });
    const candidates = [
      { name: 'ollama', baseUrl: 'http://127.0.0.1:1/v1' },
      { name: 'llamacpp', baseUrl: `${slow.origin}/v1` },
    ] as const;
    expect(await new LocalServers(modelOf, candidates).find()).toMatchObject({ name: 'llamacpp', model: 'llama' });
    expect(slow.seen).toHaveLength(1);
  });

  test('the time for an answer is long once for each port, and none at all for one that refuses', async () => {
    await using slow = await ModelServer.start(() => ({ silent: true }));
    const patience: number[] = [];
    const late = (_: string, timeoutMs: number): Promise<string> => {
      patience.push(timeoutMs);
      return Promise.reject(new DOMException('late', 'TimeoutError'));
    };
    const candidates = [
      { name: 'ollama', baseUrl: 'http://127.0.0.1:1/v1' },
      { name: 'llamacpp', baseUrl: `${slow.origin}/v1` },
    ] as const;
    const servers = new LocalServers(late, candidates);
    for (let search = 0; search < 2; search += 1) {
      expect(await servers.find()).toBeNull();
      servers.forget();
    }
    expect(patience.filter((ms) => ms <= MODEL_LIST_MS)).toEqual([MODEL_LIST_MS, PROBE_MS]);
  });

  test('no server, or one that is not a model server, gives nothing at once', async () => {
    await using other = await ModelServer.start(() => ({ headers: { 'content-type': 'text/html' }, body: '<html>' }));
    const candidates = [
      { name: 'ollama', baseUrl: 'http://127.0.0.1:1/v1' },
      { name: 'llamacpp', baseUrl: `${other.origin}/v1` },
    ] as const;
    // a server that is too late is asked once more in the background
    const servers = new LocalServers(modelOf, candidates);
    expect(await servers.find()).toBeNull();
    await servers.find();
    expect(other.seen).toHaveLength(1);
  });
});

describe('opening', () => {
  const providers = openProviders();
  afterAll(() => providers.close());

  test('a missing setting is one failure when the provider is asked', async () => {
    const provider = await providers.open({ config: { ...STANDARD, provider: 'anthropic' }, env: {}, cwd: '/' });
    expect(await events(provider)).toEqual([
      { kind: 'failure', failure: { what: 'there is no key for anthropic', remedy: expect.stringContaining('yosh setup') } },
    ]);
  });

  test('offline answers through the same port', async () => {
    const provider = await providers.open({ config: { ...STANDARD, provider: 'offline' }, env: {}, cwd: '/' });
    expect(provider.name).toBe('offline');
    const found = await events(provider, [{ role: 'user', question: 'find files larger than 10 MB', facts: [] }]);
    expect(found.map((event) => event.kind)).toEqual(['tool', 'end']);
    const stopped = new AbortController();
    stopped.abort();
    const after: unknown[] = [];
    for await (const event of provider.ask(
      { system: '', turns: asSent([{ role: 'user', question: 'find files', facts: [] }]), tools: [] },
      stopped.signal,
    ))
      after.push(event);
    expect(after).toEqual([]);
  });

  test('without a model in the settings the first one of the server is used', async () => {
    await using server = await ModelServer.start((seen) =>
      seen.path.endsWith('/models')
        ? { headers: { 'content-type': 'application/json' }, body: '{"data":[{"id":"the-one"}]}' }
        : { body: 'data: {"choices":[{"index":0,"delta":{"content":"Hi."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n' },
    );
    const provider = await providers.open({ config: { ...STANDARD, base_url: `${server.origin}/v1` }, env: {}, cwd: '/' });
    expect((await events(provider)).at(-1)).toEqual({ kind: 'end', reason: 'complete' });
    expect(server.seen.map((seen) => seen.path)).toEqual(['/v1/models', '/v1/chat/completions']);
    expect(server.seen[1]?.body['model']).toBe('the-one');
    expect(server.seen[1]?.headers.authorization).toBeUndefined();
  });
});
