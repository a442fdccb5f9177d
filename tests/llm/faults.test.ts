/** When something goes wrong with a provider, nothing is prefilled and one line says what happened and what to do. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../../src/llm/failures.ts';
import { eventually } from '../support/clock.ts';
import { Conversation, type Outcome } from '../support/converse.ts';
import { faultsOf } from '../support/fault-list.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { CANARY, clockFrom, connections, nobodyListens, providerAt, untrustedServer } from '../support/network.ts';
import { conversation, SPEECH, sse, WIRES } from '../support/wire-speech.ts';

/** Checks all that the user reads of the failure. */
function expectOneLine(outcome: Outcome, says: RegExp): void {
  expect(outcome.prefilled).toBeNull();
  expect(outcome.failures).toHaveLength(1);
  const [line = ''] = outcome.failures;
  expect(line).toMatch(says);
  expect(line).not.toMatch(/\n|canary|sk-|[{}]|Error:|\bat \w+ \(/);
  expect(line.length).toBeLessThan(260);
}

describe.each(WIRES)('%s', (wire) => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start();
  });
  afterEach(() => server[Symbol.asyncDispose]());

  test.each(faultsOf(wire))('$name', async ({ reply, says, asks, slow }) => {
    server.script = () => reply(wire);
    // a deadline ends it; the clock runs once the server has sent all that it sends
    const deadline = { clock: clockFrom(() => server.sentAt > 0 || (server.askedAt > 0 && reply(wire).silent === true), 40) };
    const clock = slow === true && asks === undefined ? deadline : {};
    const outcome = await new Conversation(providerAt(wire, server.origin, clock)).ask('q');
    expectOneLine(outcome, says);
    expect(server.seen).toHaveLength(asks ?? 1);
  });

  test.each(faultsOf(wire).filter((fault) => fault.asks === 3))(
    '$name, but not the second time: the answer arrives as usual',
    async ({ reply }) => {
      server.script = (_, index) => (index === 0 ? reply(wire) : { body: sse(SPEECH[wire].say({ text: ['Words.'] })) });
      expect(await new Conversation(providerAt(wire, server.origin)).ask('q')).toMatchObject({ said: 'Words.', failures: [] });
    },
  );

  test('refused: nothing listens at the address', async () => {
    expectOneLine(await new Conversation(providerAt(wire, await nobodyListens())).ask('q'), /could not be reached/);
  });

  test('DNS', async () => {
    expectOneLine(
      await new Conversation(providerAt(wire, 'http://no-such-host.invalid')).ask('q'),
      /address no-such-host.invalid was not found/,
    );
  });

  test('a proxy that does not exist, and one that refuses', async () => {
    server.script = () => ({ status: 407, body: 'who are you' });
    for (const [proxy, says] of [
      [await nobodyListens(), /the proxy on the way to model.invalid does not work; check HTTPS_PROXY/],
      ['nonsense://', /the proxy in http_proxy cannot be used/],
      [server.origin, /the proxy on the way/],
    ] as const) {
      process.env['http_proxy'] = proxy;
      try {
        expectOneLine(await new Conversation(providerAt(wire, 'https://model.invalid', { proxied: true })).ask('q'), says);
      } finally {
        delete process.env['http_proxy'];
        connections.disconnect();
      }
    }
  });

  test('Ctrl-C during the wait before a retry', async () => {
    server.script = () => ({ status: 503 });
    const abort = new AbortController();
    // the wait does not end by itself
    const outcome = new Conversation(providerAt(wire, server.origin, { clock: clockFrom(() => false, 1) })).ask('q', abort.signal);
    await eventually('the request arrives', () => server.seen.length === 1);
    abort.abort();
    expect(await outcome).toMatchObject({ prefilled: null, failures: [] });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a certificate that is not trusted', () => {
  test.each(WIRES)('%s', async (wire) => {
    await using server = await untrustedServer();
    expectOneLine(await new Conversation(providerAt(wire, server.origin)).ask('q'), /certificate .* is not trusted/);
    expect(server.asked()).toBe(0);
  });
});

describe('pause_turn', () => {
  const search = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } };
  const paused = (): string => {
    const events = SPEECH.messages.say({ text: ['Looking. '], stop: 'paused' });
    const at = events.findIndex((event) => event.event === 'message_delta');
    const block = { event: 'content_block_start', data: { type: 'content_block_start', index: 7, content_block: search } };
    return sse([...events.slice(0, at), block, ...events.slice(at)]);
  };

  test('continues the turn, and keeps all of it', async () => {
    await using server = await ModelServer.start((_, index) => ({
      body: index < 2 ? paused() : sse(SPEECH.messages.say({ text: ['Found.'] })),
    }));
    const conversing = new Conversation(providerAt('messages', server.origin, { webSearch: true }));
    expect(await conversing.ask('q')).toMatchObject({ said: 'Looking. Looking. Found.', failures: [], asks: 1 });
    const last = conversation('messages', server.seen[2] as Seen).at(-1);
    expect(last).toEqual({
      role: 'assistant',
      content: [{ type: 'text', text: 'Looking. ' }, search, { type: 'text', text: 'Looking. ' }, search],
    });
    await conversing.ask('once more');
    expect(server.seen[3]?.text).toContain('srvtoolu_1');
  });
});

describe('the key', () => {
  test.each(WIRES)('%s: a redirect to another host is not followed', async (wire) => {
    await using other = await ModelServer.start();
    await using server = await ModelServer.start(() => ({ status: 307, headers: { location: `${other.origin}/v1/messages` } }));
    expectOneLine(await new Conversation(providerAt(wire, server.origin)).ask('q'), /redirect/);
    expect(other.seen).toEqual([]);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${CANARY}`);
  });

  test.each(WIRES)('%s: the SDK does not read keys, addresses or headers from the environment', async (wire) => {
    await using other = await ModelServer.start();
    await using server = await ModelServer.start(() => ({ body: sse(SPEECH[wire].say({ text: ['Words.'] })) }));
    const env = {
      ANTHROPIC_API_KEY: 'sk-env',
      ANTHROPIC_AUTH_TOKEN: 'sk-env',
      ANTHROPIC_BASE_URL: other.origin,
      ANTHROPIC_CUSTOM_HEADERS: 'Authorization: Bearer sk-env\nX-Secret: sk-env',
      ANTHROPIC_LOG: 'debug',
      OPENAI_API_KEY: 'sk-env',
      OPENAI_BASE_URL: other.origin,
      OPENAI_ORG_ID: 'sk-env',
      OPENAI_PROJECT_ID: 'sk-env',
      OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer sk-env\nX-Secret: sk-env',
      OPENAI_LOG: 'debug',
    };
    Object.assign(process.env, env);
    try {
      expect(await new Conversation(providerAt(wire, server.origin)).ask('q')).toMatchObject({ said: 'Words.' });
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
    }
    expect(other.seen).toEqual([]);
    expect(JSON.stringify(server.seen[0]?.headers)).not.toContain('sk-env');
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${CANARY}`);
  });
});

test('an account without credit: the line names the page where credit is bought', () => {
  const subject = {
    name: 'openrouter',
    host: 'openrouter.ai',
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'm',
    keyFrom: 'it',
    key: 'k',
    local: false,
    here: false,
  };
  expect(failureOf({ kind: 'payment', status: 402 }, { ...subject, billing: 'https://openrouter.ai/settings/credits' })).toEqual({
    what: 'your account at openrouter.ai has too little credit (402)',
    remedy: 'add some at https://openrouter.ai/settings/credits',
  });
  expect(failureOf({ kind: 'payment' }, subject).remedy).toBe('check the billing of your account there');
});
