/** What happens after a failure: another key, another connection, another who answers. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Agreed } from '../../src/base/agreed.ts';
import { type Config, STANDARD } from '../../src/config/config-keys.ts';
import { Breaker } from '../../src/llm/breaker.ts';
import { classify } from '../../src/llm/classify.ts';
import { failureOf } from '../../src/llm/failures.ts';
import type { FaultKind } from '../../src/llm/faults.ts';
import type { Provider, ProviderEvent } from '../../src/llm/port.ts';
import { type ProviderContext, Providers } from '../../src/llm/providers.ts';
import { openTransport } from '../../src/llm/transport.ts';
import { openState } from '../../src/state/index.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { PATIENCE_MS } from '../support/clock.ts';
import { Conversation } from '../support/converse.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { SUBJECTS } from './error-subjects.ts';

const WELL: Reply = { body: sse(SPEECH.chat.say({ text: ['All is well.'] })) };
const REFUSED: Reply = { status: 401, body: JSON.stringify({ error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }) };

let server: ModelServer;
beforeEach(async () => {
  server = await ModelServer.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server[Symbol.asyncDispose]();
});

/** Providers that keep what was agreed to in memory. */
function providersWith(offline: readonly ProviderEvent[] = []): Providers {
  const provider: Provider = {
    name: 'offline',
    async *ask() {
      yield* offline;
    },
  };
  const agreed: Agreed = { keys: [], servers: [], last: {} };
  return new Providers(
    () => Promise.resolve(provider),
    () => ({ read: () => agreed, add: () => {}, setLast: () => {} }),
    () => openState({}).models,
  );
}

interface Asked {
  readonly said: string;
  readonly failures: readonly string[];
  readonly lines: readonly string[];
}

async function ask(providers: Providers, config: Partial<Config>, more: Partial<ProviderContext> = {}): Promise<Asked> {
  const lines: string[] = [];
  const provider = await providers.open({
    config: { ...STANDARD, provider: 'compatible', base_url: server.origin, wire: 'chat', model: 'm', ...config },
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    cwd: '/',
    confirm: () => Promise.resolve(true),
    say: (line) => lines.push(line),
    ...more,
  });
  const { said, failures } = await new Conversation(provider).ask('q');
  return { said, failures, lines };
}

describe('a key that a command prints', () => {
  const file = (): string => path.join(process.env['HOME'] ?? '', 'key');
  const bearer = (index: number): string | undefined => server.seen[index]?.headers.authorization;

  test('is asked for again once after a 401, and the question goes on with the new one', async () => {
    const providers = providersWith();
    const config = { key_command: `cat ${file()}` };
    server.script = ({ headers }) => (headers.authorization === 'Bearer new-key-0123456789' ? WELL : REFUSED);
    fs.writeFileSync(file(), 'old-key-0123456789');
    expect((await ask(providers, config)).failures).toHaveLength(1);
    // the command prints the same key again: there is nothing to try
    expect(server.seen).toHaveLength(1);
    fs.writeFileSync(file(), 'old-key-0123456789');
    server.script = ({ headers }, index) => {
      if (index === 1) fs.writeFileSync(file(), 'new-key-0123456789');
      return headers.authorization === 'Bearer new-key-0123456789' ? WELL : REFUSED;
    };
    expect(await ask(providers, config)).toMatchObject({ said: 'All is well.', failures: [] });
    expect([bearer(1), bearer(2)]).toEqual(['Bearer old-key-0123456789', 'Bearer new-key-0123456789']);
    providers.close();
  });

  test('is asked for again only once, and no key is in the line', async () => {
    const providers = providersWith();
    server.script = (_, index) => {
      fs.writeFileSync(file(), `key-number-${index}-0123456789`);
      return { status: 401, body: JSON.stringify({ error: { message: `no such key: key-number-${index - 1}-0123456789` } }) };
    };
    fs.writeFileSync(file(), 'key-number--1-0123456789');
    const { failures } = await ask(providers, { key_command: `cat ${file()}` });
    expect(server.seen).toHaveLength(2);
    expect(failures[0]).not.toContain('0123456789');
    providers.close();
  });
});

describe('a connection', () => {
  const post = async (fetch: typeof globalThis.fetch): Promise<void> => {
    const response = await fetch(`${server.origin}/x`, { method: 'POST', body: '{}' });
    await response.text();
  };

  test('that was unused for ten seconds by the clock on the wall is not used again', async () => {
    server.script = () => WELL;
    const transport = await openTransport({ baseUrl: server.origin, key: '', proxied: false, caFile: '' });
    // until one is used again: the next request may come before the last one has given its connection back
    let before = 0;
    for (; before < server.connections || before === 0; await post(transport.fetch)) before = server.connections;
    const now = Date.now();
    // the machine slept: no timer ran meanwhile
    vi.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
    await post(transport.fetch);
    expect(server.connections).toBe(before + 1);
    transport.close();
  });

  test('with an answer under way is not closed for it', async () => {
    const go = Promise.withResolvers<void>();
    server.script = async (_, index) => {
      if (index === 0) await go.promise;
      return WELL;
    };
    const transport = await openTransport({ baseUrl: server.origin, key: '', proxied: false, caFile: '' });
    const first = post(transport.fetch);
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), { timeout: PATIENCE_MS });
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
    await post(transport.fetch);
    go.resolve();
    await first;
    expect(server.aborted).toBe(0);
    transport.close();
  });

  test.each(['socks5://127.0.0.1:1', 'socks5h://127.0.0.1:1', '127.0.0.1:8080'])(
    'through %s is refused by the name of its variable',
    async (value) => {
      process.env['https_proxy'] = value;
      const place = { baseUrl: 'https://model.invalid', key: '', proxied: true, caFile: '' };
      const fault = await openTransport(place).then(() => null, classify);
      expect(fault).toEqual({ kind: 'proxy', variable: 'https_proxy' });
      expect(failureText(failureOf(fault ?? { kind: 'unknown' }, SUBJECTS.hosted))).toBe(
        'the proxy in https_proxy cannot be used; give one that begins with http:// or https://; no other kind works',
      );
      process.env['no_proxy'] = 'model.invalid';
      (await openTransport(place)).close();
      for (const name of ['https_proxy', 'no_proxy']) delete process.env[name];
    },
  );
});

describe('who failed three times running', () => {
  const clock = { ms: 0 };
  const failures = (breaker: Breaker, ...kinds: readonly FaultKind[]): void => kinds.forEach((kind) => breaker.failed('t', kind));

  test('is not asked for a minute, then once', () => {
    clock.ms = 0;
    const breaker = new Breaker(() => clock.ms);
    failures(breaker, 'server', 'silent');
    expect(breaker.restMs('t')).toBe(0);
    failures(breaker, 'connect-timeout');
    expect(breaker.restMs('t')).toBe(60_000);
    expect(breaker.restMs('other')).toBe(0);
    clock.ms = 60_000;
    expect(breaker.restMs('t')).toBe(0);
    failures(breaker, 'reset');
    expect(breaker.restMs('t')).toBe(60_000);
    breaker.answered('t');
    failures(breaker, 'reset', 'reset');
    expect(breaker.restMs('t')).toBe(0);
  });

  test('a refusal is an answer, in any order', () => {
    const kinds = fc.constantFrom<FaultKind>('server', 'silent', 'key-refused', 'rate', 'bad-request', 'dns');
    fc.assert(
      fc.property(fc.array(kinds), (list) => {
        const breaker = new Breaker(() => 0);
        failures(breaker, ...list);
        const last = list.slice(-3);
        const down = last.length === 3 && last.every((kind) => ['server', 'silent', 'dns'].includes(kind));
        expect(breaker.restMs('t') > 0).toBe(down);
      }),
    );
  });

  const down = async (offline: readonly ProviderEvent[], config: Partial<Config> = {}): Promise<Providers> => {
    const providers = providersWith(offline);
    server.script = () => ({ status: 500, body: '{"error":{"message":"oops"}}' });
    for (let count = 0; count < 3; count++) expect((await ask(providers, config)).failures[0]).toMatch(/error of its own/);
    server.seen.length = 0;
    server.script = () => WELL;
    return providers;
  };
  const OFFLINE: readonly ProviderEvent[] = [
    { kind: 'text', text: 'By rule.' },
    { kind: 'end', reason: 'complete' },
  ];

  test('offline answers, and a line says so; a change of a setting asks it again', async () => {
    const providers = await down(OFFLINE);
    const { said, lines } = await ask(providers, {});
    expect(said).toBe('By rule.');
    expect(lines.join('\n')).toMatch(/^127\.0\.0\.1:\d+ failed three times and is not asked for \d+ s; offline answers$/);
    expect(server.seen).toEqual([]);
    expect((await ask(providers, { timeout: 30 })).said).toBe('All is well.');
    providers.close();
  });

  test('a line says when it is asked again, where offline has no answer or nothing may answer; a profile may', async () => {
    const providers = await down([{ kind: 'failure', failure: { what: 'no rule', remedy: 'none' } }], {});
    const says = /failed three times and is not asked for \d+ s; ask again then, or connect another: `yosh setup`/;
    expect((await ask(providers, {})).failures[0]).toMatch(says);
    providers.close();
    await using other = await ModelServer.start(() => WELL);
    const spare: Config = { ...STANDARD, provider: 'compatible', base_url: other.origin, wire: 'chat', model: 'm', profile: 'spare' };
    const named = await down(OFFLINE, { fallback: 'spare' });
    const { said, lines } = await ask(named, { fallback: 'spare' }, { profile: (name) => (name === 'spare' ? spare : null) });
    expect(said).toBe('All is well.');
    expect(lines[0]).toMatch(/the profile spare answers$/);
    expect(other.seen).toHaveLength(1);
    named.close();
  });
});
