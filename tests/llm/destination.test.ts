/** Where a question and a key may go: by rule, from what the user agreed to, never from the settings file alone. */
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Agreed, NOTHING_AGREED } from '../../src/base/agreed.ts';
import type { Env } from '../../src/base/env.ts';
import { type Config, STANDARD } from '../../src/config/config-keys.ts';
import { type Choice, choose } from '../../src/llm/choose.ts';
import { clear, clearKey, type Doubt, labelOf, markOf } from '../../src/llm/destination.ts';
import { type Listener, listenerAt, listeningPart, type ListenerWorld, parseLsof, parseSockets } from '../../src/llm/listener.ts';
import { proxyFor } from '../../src/llm/proxy-variables.ts';
import { ModelServer } from '../support/model-server.ts';
import { claimed } from '../support/sample.ts';

const KEY = 'the-canary';
const OTHER = 'https://gate.example';

/** What happens to a key with these settings: `sent` at once, `asks`, `refused`, or no key at all. */
function fate(config: Partial<Config>, agreed: Agreed = NOTHING_AGREED, env: Env = {}, yoshKey = ''): string {
  const all = { ...STANDARD, ...config };
  const chosen = choose(all, env, yoshKey);
  if (!chosen.ok) return 'not chosen';
  if (typeof chosen.value === 'string') return chosen.value;
  if (chosen.value.key.kind === 'none') return 'no key';
  const { profile, insecure } = all;
  const clearance = clear({ choice: chosen.value, profile, by: 'settings', listener: null, insecure }, agreed, env);
  return clearance.kind === 'refused' ? 'refused' : clearance.doubts.length > 0 ? 'asks' : 'sent';
}

const clearOf = (choice: Choice, agreed: Agreed, env: Env): readonly Doubt[] => {
  const clearance = clear({ choice, profile: '', by: 'settings', listener: null, insecure: false }, agreed, env);
  return clearance.kind === 'refused' ? [] : clearance.doubts;
};

/** After a yes with these settings. */
function agreedTo(config: Partial<Config>): Agreed {
  const grant = clearKey({ ...STANDARD, ...config }, {}, '', NOTHING_AGREED)?.grant;
  return { ...NOTHING_AGREED, keys: grant === undefined ? [] : [grant] };
}

const gate: Partial<Config> = { base_url: `${OTHER}/v1`, key: KEY };

describe('a key', () => {
  test.each<[what: string, config: Partial<Config>, fate: string]>([
    ['of a provider, at its own host', { provider: 'openai', key: KEY }, 'sent'],
    ['of a provider, its address written out', { provider: 'openai', key: KEY, base_url: 'https://api.openai.com/v1' }, 'sent'],
    ['at another port of the host', { provider: 'openai', key: KEY, base_url: 'https://api.openai.com:444/v1' }, 'asks'],
    ['at the host without encryption', { provider: 'openai', key: KEY, base_url: 'http://api.openai.com/v1' }, 'refused'],
    ['at a host that begins like it', { provider: 'openai', key: KEY, base_url: 'https://api.openai.com.evil.example/v1' }, 'asks'],
    ['at a compatible server', gate, 'asks'],
    ['at this machine', { base_url: 'http://127.0.0.1:4000', key: KEY }, 'asks'],
    ['with the beginning of another provider', { provider: 'groq', key: 'sk-ant-canary' }, 'asks'],
    ['of a command, at a compatible server', { base_url: OTHER, key_command: 'pass x' }, 'asks'],
    ['of a command, at the provider’s own host', { provider: 'groq', key_command: 'pass x' }, 'sent'],
    ['at a local provider', { provider: 'ollama', key: KEY }, 'asks'],
    ['without encryption', { base_url: 'http://gate.example/v1', key: KEY }, 'refused'],
    ['without encryption, allowed', { base_url: 'http://gate.example/v1', key: KEY, insecure: true }, 'asks'],
    ['at a name that begins like this machine', { base_url: 'http://127.0.0.1.evil.example/v1', key: KEY }, 'refused'],
    ['at a name that begins with localhost', { base_url: 'http://localhost.evil/v1', key: KEY }, 'refused'],
  ])('%s: %s', (_, config, expected) => expect(fate(config)).toBe(expected));

  test('from the environment is bound to the host of one customer, where every customer has one', () => {
    const env = { AZURE_OPENAI_API_KEY: KEY };
    const mine: Partial<Config> = { provider: 'azure', model: 'd', base_url: 'https://mine.openai.azure.com/openai/v1' };
    const evil = { ...mine, base_url: 'https://evil.openai.azure.com/openai/v1' };
    const grant = clearKey({ ...STANDARD, ...mine }, env, '', NOTHING_AGREED)?.grant;
    const agreed: Agreed = { ...NOTHING_AGREED, keys: grant === undefined ? [] : [grant] };
    expect([fate(mine, NOTHING_AGREED, env), fate(mine, agreed, env), fate(evil, agreed, env)]).toEqual(['sent', 'sent', 'asks']);
    expect(fate({ ...evil, profile: 'x' }, agreed, env)).toBe('asks');
    const chosen = choose({ ...STANDARD, ...evil }, env, '');
    if (!chosen.ok || typeof chosen.value === 'string') throw new Error('not chosen');
    expect(labelOf({ choice: chosen.value, by: 'settings' })).toBe('azure at evil.openai.azure.com');
    const [doubt] = clearOf(chosen.value, agreed, env);
    expect(doubt?.question).toBe(
      'the key in AZURE_OPENAI_API_KEY was given for https://mine.openai.azure.com. May it go to https://evil.openai.azure.com?',
    );
  });

  test('from ~/.yoshkey goes to its provider, and elsewhere after a yes', () => {
    expect(fate({ provider: 'anthropic' }, NOTHING_AGREED, {}, 'sk-ant-1')).toBe('sent');
    expect(fate({ provider: 'anthropic', base_url: OTHER }, NOTHING_AGREED, {}, 'sk-ant-1')).toBe('asks');
  });

  test('that was agreed to goes there, and nowhere else', () => {
    const agreed = agreedTo(gate);
    expect(fate(gate, agreed)).toBe('sent');
    expect(fate({ ...gate, base_url: `${OTHER}/other/path` }, agreed)).toBe('sent');
    for (const base_url of ['https://gate.example:8443', 'https://evil.example/v1', 'http://127.0.0.1:1', 'https://gate.example.evil'])
      expect(fate({ ...gate, base_url }, agreed)).toBe('asks');
    expect(fate({ ...gate, base_url: 'http://gate.example/v1', insecure: true }, agreed)).toBe('asks');
    expect(fate({ ...gate, profile: 'work' }, agreed)).toBe('asks');
    expect(fate({ ...gate, key: 'another' }, agreed)).toBe('asks');
    expect(fate({ provider: 'openai', key: KEY }, agreed)).toBe('asks');
  });

  test('whoever enters a key of his own for an address gets no other key there', () => {
    expect(fate({ base_url: 'https://evil.example', key: KEY }, agreedTo({ base_url: 'https://evil.example', key: 'x' }))).toBe('asks');
    expect(
      fate({ base_url: 'https://evil.example', key_command: 'cat k' }, agreedTo({ base_url: 'https://evil.example', key: 'cat k' })),
    ).toBe('asks');
  });

  test('from the environment is never asked about: only its provider’s own hosts get it', () => {
    const env = { OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY };
    expect(fate({ provider: 'openai' }, NOTHING_AGREED, env)).toBe('sent');
    expect(fate({ base_url: OTHER }, NOTHING_AGREED, env)).toBe('no key');
    expect(fate({ provider: 'openai', base_url: 'http://127.0.0.1:1' }, NOTHING_AGREED, env)).toBe('no key');
    expect(fate({ provider: 'openai', base_url: OTHER }, NOTHING_AGREED, env)).toBe('not chosen');
  });

  test('over http never goes through a proxy', () => {
    const open = { base_url: 'http://gate.example/v1', key: KEY, insecure: true };
    const agreed = agreedTo(open);
    expect(fate(open, agreed)).toBe('sent');
    for (const name of ['http_proxy', 'HTTP_PROXY']) {
      expect(fate(open, agreed, { [name]: 'http://proxy.example:3128' })).toBe('refused');
      expect(fate(open, agreed, { [name]: 'http://proxy.example:3128', no_proxy: 'gate.example' })).toBe('sent');
    }
  });

  test('is not in what is kept', () => {
    expect(JSON.stringify(agreedTo(gate))).not.toContain(KEY);
    expect(markOf({ kind: 'key', key: KEY, from: 'a' })).toBe(markOf({ kind: 'key', key: KEY, from: 'b' }));
    expect(markOf({ kind: 'key', key: KEY, from: '' })).not.toBe(markOf({ kind: 'command', command: KEY, from: '' }));
  });

  test('whatever the address: without a yes it goes to the provider’s own hosts over TLS and nowhere else', () => {
    const host = fc.oneof(
      fc.webAuthority({ withPort: true }),
      fc.constantFrom(
        'api.openai.com',
        'api.openai.com:443',
        'api.openai.com:80',
        'api.openai.com.',
        'x.openai.com',
        '127.0.0.1',
        '[::1]:9',
        'localhost',
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom('http', 'https'), host, fc.boolean(), (scheme, authority, insecure) => {
        const base_url = `${scheme}://${authority}/v1`;
        if (!URL.canParse(base_url)) return;
        const sent = fate({ provider: 'openai', key: KEY, base_url, insecure }) === 'sent';
        expect(sent).toBe(new URL(base_url).origin === 'https://api.openai.com');
      }),
      { numRuns: claimed(1_000) },
    );
  });
});

describe('the proxy of an address, as NO_PROXY leaves it', () => {
  test.each<[noProxy: string, url: string, proxied: boolean]>([
    ['', 'http://a.example', true],
    ['a.example', 'http://a.example', false],
    ['.example', 'http://a.example', false],
    ['*.a.example', 'http://a.example', true],
    ['*.a.example', 'http://b.a.example', false],
    ['a.example:81', 'http://a.example', true],
    ['a.example:80', 'http://a.example', false],
    ['other, a.example', 'http://a.example', false],
    ['*', 'http://a.example', false],
    ['[fd00::1]:80', 'http://[fd00::1]', false],
    ['fd00::1', 'http://[fd00::1]:81', false],
    ['example', 'http://notexample', true],
  ])('%s for %s', (NO_PROXY, url, proxied) => {
    expect(proxyFor(new URL(url), { HTTP_PROXY: 'http://p', NO_PROXY })).toBe(proxied ? 'HTTP_PROXY' : null);
  });
});

const TCP = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:2CAA 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1001        0 111 1 0000000000000000 100 0 0 10 0
   1: 00000000:04D2 00000000:0000 0A 00000000:00000000 00:00000000 00000000   998        0 222 1 0000000000000000 100 0 0 10 0
   2: 0100007F:1F90 0100007F:2CAA 01 00000000:00000000 00:00000000 00000000  1001        0 333 1 0000000000000000 20 4 30 10 -1
`;
const TCP6 = `  sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000000000000000000001000000:2CAB 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 444 1 0000000000000000 100 0 0 10 0
   1: 0000000000000000FFFF00000100007F:2CAC 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 555 1 0000000000000000 100 0 0 10 0
`;

describe('who listens', () => {
  const world = (change: Partial<ListenerWorld> = {}): ListenerWorld => ({
    uid: 1000,
    platform: 'linux',
    read: (file) =>
      ({ '/proc/net/tcp': TCP, '/proc/net/tcp6': TCP6, '/etc/passwd': 'ollama:x:998:998::/:/bin/false\nmallory:x:1001:1001::/:/bin/sh\n' })[
        file
      ] ?? '',
    readListening: () => '',
    otherOwners: () => [],
    program: () => '',
    lsof: () => Promise.resolve(''),
    ...change,
  });
  const who = async (host: string, port: number, change?: Partial<ListenerWorld>): Promise<Partial<Listener> | null> => {
    const found = await listenerAt(host, port, world(change));
    return found === null ? null : { uid: found.uid, owner: found.owner, user: found.user };
  };

  test('another user, a service, this user, root', async () => {
    expect(await who('127.0.0.1', 11434)).toEqual({ uid: 1001, owner: 'other', user: 'mallory' });
    expect(await who('127.0.0.1', 1234)).toEqual({ uid: 998, owner: 'system', user: 'ollama' });
    expect(await who('[::1]', 11435)).toEqual({ uid: 1000, owner: 'own', user: '1000' });
    expect(await who('localhost', 11436)).toEqual({ uid: 0, owner: 'system', user: '0' });
    expect(await who('127.0.0.1', 11436)).toMatchObject({ uid: 0 });
  });

  test('nobody, on another address, or a connection only', async () => {
    expect(await who('127.0.0.1', 1)).toBeNull();
    expect(await who('127.0.0.2', 11434)).toBeNull();
    expect(await who('127.0.0.1', 8080)).toBeNull();
  });

  test('the least trusted of all who hold the socket counts', async () => {
    const otherOwners: ListenerWorld['otherOwners'] = (inode) => (inode === '222' ? [{ uid: 1001, program: 'x' }] : []);
    expect(await who('127.0.0.1', 1234, { otherOwners })).toMatchObject({ owner: 'other', uid: 1001 });
  });

  test('the sockets that listen are enough; the whole table is read when the one on the port is not among them', async () => {
    const read: string[] = [];
    const noting = { read: (file: string) => (read.push(file), world().read(file)) };
    const listening: string[] = [];
    const readListening = (file: string): string => (listening.push(file), file === '/proc/net/tcp' ? TCP : '');
    expect(await who('127.0.0.1', 11434, { ...noting, readListening })).toMatchObject({ uid: 1001 });
    expect(read).not.toContain('/proc/net/tcp');
    expect(listening, 'a socket at the very address leaves nothing to the other family').toEqual(['/proc/net/tcp']);
    expect(await who('localhost', 11434, { ...noting, readListening })).toMatchObject({ uid: 1001 });
    expect(listening).toHaveLength(3);
    expect(await who('[::1]', 11435, { ...noting, readListening })).toMatchObject({ uid: 1000 });
    expect(read).toContain('/proc/net/tcp6');
  });

  test('the name of the program is looked for only when it is shown', async () => {
    let looked = 0;
    const found = await listenerAt('127.0.0.1', 1234, world({ program: () => (looked++, 'ollama') }));
    expect(looked).toBe(0);
    expect(found?.program).toBe('ollama');
  });

  test('the part with the sockets that listen ends after the first that does not, in pieces of any size', () => {
    const line = (i: number, state: string): string =>
      `${String(i).padStart(4)}: 0100007F:${(1000 + i).toString(16).padStart(4, '0').toUpperCase()} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000  1000        0 ${i} 1 0 100\n`;
    fc.assert(
      fc.property(fc.nat(12), fc.nat(3), fc.integer({ min: 1, max: 128 }), (listening, others, size) => {
        const heard = Array.from({ length: listening }, (_, i) => line(i, '0A'));
        const rest = Array.from({ length: others }, (_, i) => line(listening + i, '01'));
        const table = ['  sl  local_address rem_address   st\n', ...heard, ...rest].join('');
        let at = 0;
        const part = listeningPart(() => table.slice(at, (at += size)));
        expect(parseSockets(part, true)).toHaveLength(listening);
        expect(part.length).toBeLessThanOrEqual(table.length - rest.slice(1).join('').length + size);
      }),
    );
  });

  test('this machine: the socket of this process, whole and in part', async () => {
    await using server = await ModelServer.start();
    expect(await listenerAt('127.0.0.1', server.port)).toMatchObject({ owner: 'own', program: path.basename(process.execPath) });
  });

  test('accounts of the system end where login.defs says', async () => {
    const read = (file: string): string => (file === '/etc/login.defs' ? '# UID_MIN 5\nUID_MIN\t\t500\n' : world().read(file));
    expect(await who('127.0.0.1', 1234, { read })).toMatchObject({ owner: 'other' });
  });

  test('on macOS', async () => {
    const lsof = (): Promise<string> => Promise.resolve('p1\ncollama\nu501\nf3\nn127.0.0.1:11434\np2\ncevil\nu502\nf3\nn*:11434\n');
    expect(await listenerAt('127.0.0.1', 11434, world({ platform: 'darwin', uid: 501, lsof }))).toMatchObject({ uid: 502, owner: 'other' });
  });

  test('any text gives sockets or nothing, never an exception', () => {
    const line = fc.tuple(fc.stringMatching(/^[\dA-F]*$/), fc.nat(), fc.string()).map((parts) => parts.join(':'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), line, fc.constant(TCP + TCP6)), fc.nat(400), fc.string({ maxLength: 3 }), (text, at, noise) => {
        const cut = text.slice(0, at) + noise + text.slice(at);
        for (const { port, uid, inode } of parseSockets(cut, true)) {
          expect(port).toBeLessThan(65_536);
          expect(Number.isInteger(uid)).toBe(true);
          expect(inode).toMatch(/^\d+$/);
        }
        for (const { uid } of parseLsof(cut)) expect(Number.isInteger(uid)).toBe(true);
      }),
      { numRuns: claimed(1_000) },
    );
  });

  test('what is written in either byte order is the address', () => {
    const big = TCP.replace('0100007F:2CAA', '7F000001:2CAA');
    expect(parseSockets(big, false)[0]).toEqual({ address: '127.0.0.1', port: 11434, uid: 1001, inode: '111' });
  });
});
