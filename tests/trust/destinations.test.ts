/**
 * A key reaches the server it was given for and no other, whatever was done to the settings, and no question reaches a server that the
 * user has not agreed to.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { runCli } from '../../src/cli/run.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import { KEYS, STANDARD } from '../../src/config/config-keys.ts';
import { LocalServers, modelOf } from '../../src/llm/local.ts';
import { NOTHING_AGREED } from '../../src/base/agreed.ts';
import { type ProviderContext, Providers } from '../../src/llm/providers.ts';
import type { Provider } from '../../src/llm/port.ts';
import { openState } from '../../src/state/index.ts';
import { Fake } from '../cli/fake-endpoints.ts';
import { agreeToKey } from '../support/agreed.ts';
import { eventually, LONG_TEST_MS } from '../support/clock.ts';
import { ModelServer, type Reply, type Seen } from '../support/model-server.ts';
import { CANARY } from '../support/network.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { type Answered, BareCompanion, Parrot } from './bare-companion.ts';

const HI: Reply = { body: sse(SPEECH.chat.say({ text: ['Hi.'] })) };
const answer = ({ path: asked }: Seen): Reply =>
  asked.endsWith('/models') ? { headers: { 'content-type': 'application/json' }, body: '{"data":[{"id":"m"}]}' } : HI;

let home: ModelServer;
/** Answers at every address of this machine. */
let evil: ModelServer;
const evilOrigin = (): string => `http://127.0.0.2:${evil.port}`;
beforeEach(async () => {
  home = await ModelServer.start(answer);
  evil = await ModelServer.start(answer, 0, '0.0.0.0');
});
afterEach(async () => {
  await home[Symbol.asyncDispose]();
  await evil[Symbol.asyncDispose]();
});

/** A user with a key for `home`, at a desk with the real providers. */
class Victim implements Disposable {
  readonly desk: BareCompanion;
  readonly file: string;
  private readonly providers = openProviders();

  constructor(env: Readonly<Record<string, string>> = {}, answers: readonly boolean[] = []) {
    this.desk = new BareCompanion({ env, answers, provider: (context) => this.open(context) });
    this.file = path.join(this.desk.home, '.yoconf');
    fs.writeFileSync(this.file, `provider = compatible\nbase_url = ${home.origin}/v1\nmodel = m\nkey = ${CANARY}\n`, { mode: 0o600 });
    agreeToKey(this.desk.home, CANARY, home.origin);
  }

  /** `yosh config set`, as a suggestion would run it: with the value on the line. The user answers no. */
  async set(...settings: readonly (readonly [name: string, value: string])[]): Promise<void> {
    using fake = new Fake({ env: { HOME: this.desk.home }, home: this.desk.home, answers: ['', '', ''] });
    for (const [name, value] of settings) await runCli(['config', 'set', name, '--', value], COMMANDS, fake.io);
  }

  async ask(): Promise<string> {
    const answered = await this.desk.ask('what is this?');
    return `${answered.kind} ${shown(answered)}`;
  }

  /** The same without a terminal. */
  askOnce(env: Readonly<Record<string, string>> = {}): Promise<string> {
    return new Promise((resolve) => {
      const child = execFile(
        path.join(inject('builtRoot'), 'bin/yo'),
        ['what is this?'],
        { env: { HOME: this.desk.home, PATH: process.env['PATH'] ?? '', SHELL: '/bin/bash', ...env } },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      );
      child.stdin?.end();
    });
  }

  private async open(context: ProviderContext): Promise<Provider> {
    return this.providers.open(context);
  }

  [Symbol.dispose](): void {
    this.providers.close();
    this.desk[Symbol.dispose]();
  }
}

/** What was painted, without colours and without the thinking line. */
const shown = ({ painted }: Answered): string =>
  painted
    .toString()
    .replaceAll(/\x1b\[[\d;]*[A-Za-z]/g, '')
    .replaceAll(/(?:yo is thinking…|[|/\-\\] (?:thinking|waiting for \S+|loading \S+)… \d+ s · Ctrl-C stops)\r/g, '');

const leaked = ({ seen }: ModelServer): number =>
  seen.filter((one) => JSON.stringify([one.headers, one.text, one.path]).includes(CANARY)).length;

/** What an attacker may make of the settings with commands of our own. */
const HIJACKS: readonly (readonly [what: string, settings: () => readonly (readonly [string, string])[]])[] = [
  ['another address', () => [['base_url', evilOrigin()]]],
  [
    'another provider there',
    () => [
      ['provider', 'openai'],
      ['base_url', evilOrigin()],
    ],
  ],
  [
    'another wire there',
    () => [
      ['base_url', evilOrigin()],
      ['wire', 'messages'],
    ],
  ],
  [
    'a local provider there',
    () => [
      ['provider', 'ollama'],
      ['base_url', `${evilOrigin()}/v1`],
    ],
  ],
  ['the same machine by a name that is no loopback', () => [['base_url', `http://0.0.0.0:${evil.port}`]]],
  [
    'that, allowed to be insecure',
    () => [
      ['insecure', '1'],
      ['base_url', `http://0.0.0.0:${evil.port}`],
    ],
  ],
  ['a user name that looks like the host', () => [['base_url', `http://127.0.0.1:${home.port}@127.0.0.2:${evil.port}`]]],
  [
    'a profile with the key, and its own address',
    () => [
      ['x.key', CANARY],
      ['x.base_url', evilOrigin()],
      ['profile', 'x'],
    ],
  ],
  [
    'the address first, then the key once more',
    () => [
      ['base_url', evilOrigin()],
      ['key', CANARY],
    ],
  ],
  [
    'a command that prints the key',
    () => [
      ['key_command', `echo ${CANARY}`],
      ['base_url', evilOrigin()],
      ['key', ''],
    ],
  ],
  [
    'a profile whose command reads the key from the settings',
    () => [
      ['x.base_url', evilOrigin()],
      ['x.key_command', "sed -n 's/^key = //p' ~/.yoconf"],
      ['profile', 'x'],
    ],
  ],
];

describe('the key, after `yosh config set`', () => {
  test.each(HIJACKS)('%s: the key stays', async (_, settings) => {
    using victim = new Victim();
    await victim.set(...settings());
    expect(await victim.ask()).toMatch(/^err /);
    expect(await victim.askOnce()).toMatch(/^yo: /);
    expect({ evil: leaked(evil), requests: evil.seen.length }).toEqual({ evil: 0, requests: 0 });
  });

  test('a profile with its own address and no key: the key stays, and the change is said', async () => {
    using victim = new Victim();
    expect(await victim.ask()).toMatch(/^chat +Hi/);
    await victim.set(['x.base_url', evilOrigin()], ['profile', 'x']);
    expect(await victim.ask()).toMatch(
      /^chat yo: compatible at http:..127\.0\.0\.2:\d+ answers now \(before: compatible at http:..127\.0\.0\.1:\d+\)/,
    );
    expect(leaked(evil)).toBe(0);
  });

  test('each setting alone, with values that mislead: the key goes to its own server or nowhere', { timeout: LONG_TEST_MS }, async () => {
    using victim = new Victim();
    const original = fs.readFileSync(victim.file, 'utf8');
    const misleading = [evilOrigin(), `${evilOrigin()}/v1/chat/completions`, '1', 'openai', 'messages', 'x'];
    for (const { name } of KEYS)
      for (const value of misleading) {
        fs.writeFileSync(victim.file, original);
        await victim.set([name, value]);
        await victim.ask();
      }
    expect(leaked(evil)).toBe(0);
    expect(leaked(home)).toBeGreaterThan(0);
  });

  test('whose file was edited by hand, or put back after another key was entered for the address', async () => {
    using victim = new Victim();
    const original = fs.readFileSync(victim.file, 'utf8');
    await victim.set(['base_url', evilOrigin()], ['key', 'x']);
    fs.writeFileSync(victim.file, original.replace(`${home.origin}/v1`, evilOrigin()));
    expect(await victim.ask()).toMatch(/^err /);
    // the attacker may agree to his own key
    agreeToKey(victim.desk.home, 'x', evilOrigin());
    expect(await victim.ask()).toMatch(/^err /);
    expect(await victim.askOnce()).toMatch(/the key in ~\/\.yoconf was not sent to http:\/\/127\.0\.0\.2:\d+, which was not confirmed/);
    expect(evil.seen).toEqual([]);
  });

  test('a yes sends it there, from then on and in other processes, and nowhere else', async () => {
    using victim = new Victim({}, [true]);
    await victim.set(['base_url', evilOrigin()]);
    expect(await victim.ask()).toMatch(
      /^chat yo: the key in ~\/\.yoconf was given for http:\/\/127\.0\.0\.1:\d+\. May it go to http:\/\/127\.0\.0\.2:\d+\? \[y\/N\] /,
    );
    expect(await victim.ask()).toMatch(/^chat /);
    expect(await victim.askOnce()).toContain('Hi.');
    expect(victim.desk.prompts).toBe(1);
    expect(leaked(evil)).toBe(3);
    await victim.set(['base_url', home.origin]);
    expect(await victim.ask()).toMatch(/^err /);
    expect(leaked(home)).toBe(0);
  });
});

test('localhost is this machine', async () => {
  using victim = new Victim();
  const address = `http://localhost:${home.port}/v1`;
  fs.writeFileSync(victim.file, fs.readFileSync(victim.file, 'utf8').replace(`${home.origin}/v1`, address));
  expect(await victim.askOnce()).toContain('was not sent to http://localhost:');
  agreeToKey(victim.desk.home, CANARY, address);
  expect(await victim.askOnce()).toContain('Hi.');
});

describe('the key on its way', () => {
  test.each([301, 302, 303, 307, 308])('a redirect (%s) takes it nowhere', async (status) => {
    home.script = () => ({ status, headers: { location: `${evilOrigin()}/v1/chat/completions` } });
    using victim = new Victim();
    expect(await victim.ask()).toContain('redirect');
    expect(evil.connections).toBe(0);
  });

  test.each(['http_proxy', 'HTTP_PROXY', 'https_proxy', 'ALL_PROXY'])('a proxy in %s is not asked for this machine', async (name) => {
    using victim = new Victim();
    expect(await victim.askOnce({ [name]: evilOrigin() })).toContain('Hi.');
    expect(evil.connections).toBe(0);
  });

  test('over https a proxy sees the name of the host, and no key', async () => {
    using victim = new Victim();
    fs.writeFileSync(victim.file, `provider = openai\nkey = ${CANARY}\n`);
    agreeToKey(victim.desk.home, CANARY, 'https://api.openai.com');
    expect(await victim.askOnce({ https_proxy: evilOrigin() })).toContain('the proxy on the way to api.openai.com');
    expect(evil.seen.map(({ method, path: asked }) => `${method} ${asked}`)).toContain('CONNECT api.openai.com:443');
    expect(leaked(evil)).toBe(0);
  });

  test('over http beyond this machine it is refused; a proxy gets none of it even when that is allowed', async () => {
    using victim = new Victim();
    const address = `http://0.0.0.0:${home.port}/v1`;
    agreeToKey(victim.desk.home, CANARY, address);
    const text = fs.readFileSync(victim.file, 'utf8').replace(`${home.origin}/v1`, address);
    fs.writeFileSync(victim.file, text);
    expect(await victim.askOnce()).toMatch(/^yo: the key was not sent: http:\/\/0\.0\.0\.0:\d+ is not encrypted; use https in `base_url`/);
    expect(home.seen).toEqual([]);
    fs.writeFileSync(victim.file, `${text}insecure = 1\n`);
    expect(await victim.askOnce({ http_proxy: evilOrigin() })).toMatch(/^yo: the key was not sent: the proxy in http_proxy would read it/);
    expect([home.seen.length, evil.connections]).toEqual([0, 0]);
    expect(await victim.askOnce()).toContain('Hi.');
    expect(leaked(home)).toBe(1);
  });
});

test('nothing is kept of settings that setup only tries', async () => {
  const state = openState({ HOME: process.env['TMPDIR'] });
  const providers = new Providers(
    () => Promise.resolve(new Parrot()),
    () => state.agreements,
    () => state.models,
  );
  const config = { ...STANDARD, provider: 'compatible', base_url: `${home.origin}/v1`, key: CANARY, wire: 'chat', model: 'm' } as const;
  const context: ProviderContext = { config, env: {}, cwd: '/' };
  await providers.open({ ...context, entered: home.origin });
  expect(state.agreements.read()).toEqual(NOTHING_AGREED);
  state.agreements.add({ kind: 'key', profile: '', key: '', origin: home.origin });
  await providers.open({ ...context, config: { ...config, key: '' } });
  expect(Object.values(state.agreements.read().last)).toEqual([`compatible at ${home.origin}`]);
  providers.close();
});

describe('a server on this machine that nobody has chosen', () => {
  const deskWith = (answers: readonly boolean[], offline = new Parrot()): { desk: BareCompanion; providers: Providers } => {
    offline.words = ['By rule.'];
    const servers = new LocalServers(modelOf, [{ name: 'ollama', baseUrl: `${home.origin}/v1` }]);
    const providers = new Providers(
      () => Promise.resolve(offline),
      (env) => openState(env).agreements,
      (env) => openState(env).models,
      servers,
    );
    return { desk: new BareCompanion({ answers, provider: (context) => providers.open(context) }), providers };
  };
  const posts = (): number => home.seen.filter(({ method }) => method === 'POST').length;

  test('is named with program, port and model, and asked only after a yes; then without asking, until its model changes', async () => {
    const { desk: _, providers } = deskWith([false, true]);
    using desk = _;
    const first = await desk.ask('what is this?');
    expect(first.kind).toBe('err');
    expect(shown(first)).toMatch(
      new RegExp(`^yo: m at 127\\.0\\.0\\.1:${home.port} would answer \\(node, run by you\\)\\. Ask it\\? \\[y/N\\] `),
    );
    expect(shown(first)).toContain('nothing was sent to');
    expect(posts()).toBe(0);
    expect((await desk.ask('what is this?')).kind).toBe('chat');
    expect(shown(await desk.ask('what is this?'))).not.toContain('[y/N]');
    expect([posts(), desk.prompts]).toEqual([2, 2]);
    // another process finds another model there
    home.script = (seen) => (seen.path.endsWith('/models') ? { ...answer(seen), body: '{"data":[{"id":"n"}]}' } : HI);
    providers.close();
    const later = deskWith([]);
    using other = later.desk;
    fs.cpSync(path.join(desk.home, '.local'), path.join(other.home, '.local'), { recursive: true });
    expect(shown(await other.ask('what is this?'))).toMatch(/yo: n at 127\S+ answers now \(before: m at 127\S+\)/);
    later.providers.close();
  });

  test('is not asked without a terminal', async () => {
    const { desk, providers } = deskWith([]);
    const lines: string[] = [];
    using _ = desk;
    const config = { ...(await import('../../src/config/config-keys.ts')).STANDARD };
    const provider = await providers.open({ config, env: { HOME: desk.home }, cwd: '/', say: (line) => lines.push(line) });
    expect([provider.name, posts()]).toEqual(['parrot', 0]);
    expect(lines.join()).toMatch(/^nothing was sent to 127\.0\.0\.1:\d+ \(node, run by you\); ask once at a terminal/);
  });
});

const NOBODY = '65534';
const able = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;

describe('a server of another user', () => {
  let rogue: ChildProcess;
  let log = '';
  let port = 0;
  beforeEach(async (ctx) => {
    if (!able) ctx.skip('only root can become another user: run the tests as root, or with sudo');
    log = '';
    // prints its port, then every byte it gets
    const script = `const s = require('net').createServer((c) => c.on('error', () => {}).on('data', (d) => console.log(d.toString())));
      s.listen(0, '127.0.0.1', () => console.log('port ' + s.address().port));`;
    rogue = spawn('setpriv', ['--reuid', NOBODY, '--regid', NOBODY, '--clear-groups', process.execPath, '-e', script], {
      env: {},
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    rogue.stdout?.on('data', (text: Buffer) => (log += text.toString()));
    await eventually('the port of the server', () => /port \d+\n/.test(log));
    port = Number(/port (\d+)\n/.exec(log)?.[1]);
  });
  afterEach(() => void rogue?.kill('SIGKILL'));

  const heard = (): string => log.replace(/^port \d+\n/, '');

  test('on the port of a model server: not even connected to', async () => {
    const servers = new LocalServers(modelOf, [{ name: 'ollama', baseUrl: `http://127.0.0.1:${port}/v1` }]);
    expect(await servers.find()).toBeNull();
    expect(heard()).toBe('');
  });

  test('on the port for which a key was given: asked about, by name; after a no and without a terminal nothing is sent', async () => {
    using victim = new Victim();
    const address = `http://127.0.0.1:${port}/v1`;
    fs.writeFileSync(victim.file, fs.readFileSync(victim.file, 'utf8').replace(`${home.origin}/v1`, address));
    agreeToKey(victim.desk.home, CANARY, address);
    expect(await victim.ask()).toMatch(/would answer \(\S+, run by the user nobody\)\. Ask it\? \[y\/N\]/);
    expect(await victim.askOnce()).toMatch(/^yo: nothing was sent to 127\.0\.0\.1:\d+ \(\S+, run by the user nobody\)/);
    // by another name, without a key
    for (const host of ['0.0.0.0', 'localhost', '127.1']) {
      fs.writeFileSync(victim.file, `provider = compatible\nbase_url = http://${host}:${port}/v1\nmodel = m\n`);
      expect(await victim.askOnce()).toMatch(/^yo: nothing was sent to \S+ \(\S+, run by the user nobody\)/);
    }
    expect(heard()).toBe('');
  });
});
