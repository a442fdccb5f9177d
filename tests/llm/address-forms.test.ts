/** An address in another form than the usual one: it works, and a line says how to write it. Headers of the user's own. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parseHeaders } from '../../src/base/headers.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import { type Config, STANDARD } from '../../src/config/config-keys.ts';
import type { Providers } from '../../src/llm/providers.ts';
import { events } from '../support/converse.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';

const HI: Reply = { body: 'data: {"choices":[{"index":0,"delta":{"content":"Hi."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n' };
const MISSING: readonly Reply[] = [
  { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' },
  { status: 404, headers: { 'content-type': 'application/json' }, body: '{"detail":"Not Found"}' },
  { status: 405, headers: { 'content-type': 'application/json' }, body: '{"detail":"Method Not Allowed"}' },
  { headers: { 'content-type': 'text/html' }, body: '<html>my server</html>' },
  { headers: { 'content-type': 'application/json' }, body: '{"error":"Unexpected endpoint or method. (POST /chat/completions)"}' },
];

const opened: Providers[] = [];
afterAll(() => opened.forEach((each) => each.close()));
/** A program that was just started. */
function fresh(): Providers {
  const providers = openProviders();
  opened.push(providers);
  return providers;
}

async function ask(server: ModelServer, config: Partial<Config>): Promise<{ readonly said: readonly string[]; readonly last: unknown }> {
  const [said, providers]: [string[], Providers] = [[], fresh()];
  const open = (): ReturnType<typeof providers.open> =>
    providers.open({ config: { ...STANDARD, model: 'm', ...config }, env: {}, cwd: '/', say: (line) => void said.push(line) });
  await events(await open());
  const last = (await events(await open())).at(-1);
  return { said: said.map((line) => line.replaceAll(`127.0.0.1:${server.port}`, 'HOST')), last };
}

describe('an address', () => {
  test.each(MISSING)('without /v1, where the server says %j', async (missing) => {
    await using server = await ModelServer.start(({ path }) => (path === '/v1/chat/completions' ? HI : missing));
    const { said, last } = await ask(server, { base_url: server.origin });
    expect(last).toMatchObject({ kind: 'end' });
    expect(said).toEqual(['the server is at http://HOST/v1, not at http://HOST. To keep it: yosh config set base_url http://HOST/v1']);
    // tried once: the second question goes to the right place at once
    expect(server.seen.map(({ path }) => path)).toEqual(['/chat/completions', '/v1/chat/completions', '/v1/chat/completions']);
  });

  test.each<[string, (server: ModelServer) => string]>([
    ['with the path of a request', ({ origin }) => `${origin}/v1/chat/completions`],
    ['without a scheme', ({ port }) => `127.0.0.1:${port}/v1`],
    ['without a scheme and with the path of a request', ({ port }) => `127.0.0.1:${port}/v1/chat/completions/`],
  ])('%s', async (_, written) => {
    await using server = await ModelServer.start(({ path }) => (path === '/v1/chat/completions' ? HI : (MISSING[0] as Reply)));
    const { said, last } = await ask(server, { base_url: written(server), profile: 'work' });
    expect(last).toMatchObject({ kind: 'end' });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/ To keep it: yosh config set work\.base_url http:\/\/HOST\/v1$/);
    expect(server.seen.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/chat/completions']);
  });

  test('that is right is left alone: another failure is not tried elsewhere', async () => {
    // two questions; behind a 400 each sends the smallest request too, to the same address
    for (const [path, status, requests] of [
      ['/v1', 404, 2],
      ['', 401, 2],
      ['', 400, 4],
      ['', 402, 2],
    ] as const) {
      await using server = await ModelServer.start(() => ({
        status,
        headers: { 'content-type': 'application/json' },
        body: '{"error":"no"}',
      }));
      const { said, last } = await ask(server, { base_url: server.origin + path });
      expect([said, last]).toMatchObject([[], { kind: 'failure' }]);
      expect(server.seen).toHaveLength(requests);
    }
  });

  test('where nothing is at either place, the failure is that of the configured one', async () => {
    await using server = await ModelServer.start(({ path }) =>
      path.startsWith('/v1') ? { status: 503 } : { headers: { 'content-type': 'text/html' }, body: '<html>' },
    );
    const { said, last } = await ask(server, { base_url: server.origin });
    expect([said, last]).toMatchObject([[], { failure: { what: expect.stringContaining('own') } }]);
  });
});

describe('headers', () => {
  test('go with every request; one of our own names takes its place', async () => {
    await using server = await ModelServer.start(() => HI);
    const headers = 'X-Title: yosh | HTTP-Referer: https://x.example/a:b';
    await ask(server, { base_url: `${server.origin}/v1`, headers }).catch(() => {});
    // headers may hold a key: they go to an origin that the user has agreed to, and nobody was asked here
    expect(server.seen).toEqual([]);
    const open = await fresh().open({
      config: { ...STANDARD, model: 'm', base_url: `${server.origin}/v1`, headers },
      env: {},
      cwd: '/',
      confirm: () => Promise.resolve(true),
    });
    await events(open);
    expect(server.seen[0]?.headers).toMatchObject({ 'x-title': 'yosh', 'http-referer': 'https://x.example/a:b' });
  });

  test.each([
    'Host: x',
    'content-length: 1',
    'Transfer-Encoding: chunked',
    'Proxy-Authorization: x',
    'no colon',
    ': x',
    'X: ',
    'X Y: z',
    'X: a\u00e9',
  ])('%j is refused', (text) => expect(parseHeaders(text).ok).toBe(false));

  test('whatever is accepted can be sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.string(), fc.string()).map((pair) => pair.join(': ')),
        ),
        (text) => {
          const parsed = parseHeaders(text);
          if (parsed.ok) expect(() => new Headers(parsed.value.map(([name, value]): [string, string] => [name, value]))).not.toThrow();
        },
      ),
    );
  });
});
