/**
 * The built `yosh setup` and `yosh doctor` on a real terminal, from a shell, by keyboard, against a server on the loopback interface
 * that speaks a provider's wire. `YOSH_CAPTURES` names a file to which the screens are appended.
 */
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireName } from '../../src/providers/wires.ts';
import { agreeToKey } from '../support/agreed.ts';
import { markGreeted } from '../support/greeted.ts';
import { ModelServer, type Script, type Seen } from '../support/model-server.ts';
import { nobodyListens } from '../support/network.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { SPEECH, sse, violations } from '../support/wire-speech.ts';
import { CliTerminal, type Shell } from './cli-terminal.ts';
import { modesCount, NO_SETPRIV } from './modes-count.ts';

const SHELLS = ['bash', 'zsh'] as const;
const KEY = 'good-canary-0123456789abcdefghij';
const BAD = 'bad-canary-0123456789abcdefghijkl';
const LS = { command: 'ls -la', explanation: 'Lists all files.', pending: false };
const NO_HOST = 'https://no-such-host.invalid/v1';

const captures = process.env['YOSH_CAPTURES'];
let root = '';
beforeAll(() => {
  root = copyRoot();
  fs.chmodSync(root, 0o755); // for the test that runs as another user
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Opens a shell with the real `yosh` on PATH. Its last screen is appended to the captures. */
async function open(shell: Shell, title: string): Promise<CliTerminal> {
  const desk = await new CliTerminal({ root, shell, rows: 60 }).ready();
  const leave = desk[Symbol.asyncDispose].bind(desk);
  desk[Symbol.asyncDispose] = async () => {
    expectNoKey(desk);
    if (captures !== undefined) fs.appendFileSync(captures, `### ${shell}: ${title}\n\n${desk.terminal.text()}\n\n`);
    await leave();
  };
  return desk;
}

function expectNoKey(desk: CliTerminal): void {
  const seen = desk.terminal.output.toString('latin1') + desk.terminal.text();
  expect(seen).not.toMatch(/canary|0123456789/);
}

/** Accepts one key and answers any other as the provider does. */
const keeper =
  (wire: WireName): Script =>
  (seen) =>
    seen.headers.authorization === `Bearer ${KEY}`
      ? { body: sse(SPEECH[wire].say({ calls: [{ name: 'command', input: LS }] })) }
      : {
          status: 401,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(SPEECH[wire].errorBody('authentication_error', `invalid key ${seen.headers.authorization}`)),
        };

/** What was asked of a model: setup asks for the list of them as well. */
const questions = (seen: readonly Seen[]): readonly Seen[] => seen.filter(({ method }) => method === 'POST');

const expectProper = (wire: WireName, seen: readonly Seen[]): void =>
  expect(questions(seen).flatMap((one) => violations(wire, one))).toEqual([]);

/** Answers the questions of setup for an OpenAI-compatible server, up to the test call. */
async function setUp(desk: CliTerminal, address: string, key: string, then: string | RegExp): Promise<void> {
  await desk.do('yosh setup\r', 'Provider, by number, name or arrow keys [');
  await desk.do('compatible\r', 'Address of the server');
  await desk.do(`${address}\r`, 'Key for compatible (not shown; Enter for none): ');
  await desk.do(`${key}\r`, "Model [the server's own]: ");
  await desk.do('some-model\r', then);
}

const doctor = (desk: CliTerminal, then: RegExp, prefix = ''): Promise<void> => desk.do(`${prefix}yosh doctor; echo is $?\r`, then);

function write(desk: CliTerminal, lines: readonly string[], mode = 0o600): void {
  fs.writeFileSync(desk.path('.yoconf'), `${lines.join('\n')}\n`, { mode });
  fs.chmodSync(desk.path('.yoconf'), mode);
}

const compatible = (address: string, key: string): readonly string[] => [
  'provider = compatible',
  'model = some-model',
  `base_url = ${address}`,
  `key = ${key}`,
];

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent('with a good key setup, doctor and a question work', async () => {
    await using server = await ModelServer.start(keeper('chat'));
    await using desk = await open(shell, 'a good key');
    await setUp(desk, `${server.origin}/v1`, KEY, /\ncompatible answered in \d+\.\d s:\n {2}ls -la · Lists all files\.\n/);
    await desk.terminal.until('Put the line');
    await desk.confirm('n\r', /\nwrote ~\/\.yoconf \(0600\)\n[^]*Start\? \[y\/N\] ?$/);
    await desk.confirm('n\r', /Later: yosh probe\nStart it with: yosh\nP>$/);
    expect(desk.read('.yoconf')).toBe(`${compatible(`${server.origin}/v1`, KEY).join('\n')}\n`);
    expect(fs.statSync(desk.path('.yoconf')).mode & 0o777).toBe(0o600);
    await doctor(
      desk,
      /\nok +settings +~\/\.yoconf, 0600\nok +provider +compatible \(some-model\) answered in \d+\.\d s; asked as a \w+ model\n[^]*\nis 0\n/,
    );
    markGreeted(desk.home);
    await desk.do('yosh\r', /yosh\nP>$/);
    await desk.do('yo list the files\r', /\n {2}Lists all files\.\nP> ls -la$/);
    expectProper(
      'chat',
      server.seen.map((seen) => ({ ...seen, path: seen.path.replace('/v1', '') })),
    );
    expect(questions(server.seen).map((seen) => [seen.path, seen.body['model']])).toEqual(
      ['setup', 'doctor', 'question'].map(() => ['/v1/chat/completions', 'some-model']),
    );
  });

  test.concurrent('the models of a local server are listed, without those for embeddings', async () => {
    const list = JSON.stringify({
      object: 'list',
      data: ['nomic-embed-text', 'qwen3:8b', 'llama3.2:3b'].map((id) => ({ id, object: 'model' })),
    });
    await using server = await ModelServer.start(({ method }) =>
      method === 'GET'
        ? { headers: { 'content-type': 'application/json' }, body: list }
        : { body: sse(SPEECH.chat.say({ calls: [{ name: 'command', input: LS }] })) },
    );
    await using desk = await open(shell, 'two models of Ollama');
    await desk.do(`export OLLAMA_HOST=${server.origin}; yosh setup\r`, 'Provider, by number, name or arrow keys [');
    await desk.do(
      'ollama\r',
      /\n {3}1 {2}qwen3:8b[^]*\n {3}2 {2}llama3\.2:3b[^]*Model, by number, name or arrow keys \[the best of them, now qwen3:8b\]:/,
    );
    expect(desk.terminal.text()).not.toContain('nomic');
    await desk.do('llama\r', /\nollama answered in \d+\.\d s:\n {2}ls -la[^]*Put the line/);
    await desk.confirm('n\r', /Start\? \[y\/N\] ?$/);
    await desk.confirm('n\r', 'Start it with: yosh');
    expect(desk.read('.yoconf')).toBe('provider = ollama\nmodel = llama3.2:3b\n');
    expect(questions(server.seen).map((seen) => seen.body['model'])).toEqual(['llama3.2:3b']);
  });

  test.concurrent('with a bad key setup writes nothing unless confirmed, and doctor says what to do', async () => {
    await using server = await ModelServer.start(keeper('chat'));
    await using desk = await open(shell, 'a bad key (401)');
    const host = server.origin.slice('http://'.length);
    const refused = `${host} did not accept the key (401): “invalid key Bearer …”\n  check \`key\` in ~/.yoconf`;
    await desk.do('yosh setup\r', 'Provider, by number, name or arrow keys [');
    await desk.do('compatible\r', 'Address of the server');
    await desk.do(`${server.origin}\r`, 'Key for compatible (not shown; Enter for none): ');
    await desk.do(`${BAD}\r`, /It did not work: \S+ did not accept the key \(401\)[^]*once more \(not shown; Enter tries this one\): ?$/);
    await desk.do('\r', "Model [the server's own]: ");
    await desk.do('some-model\r', `It did not work: ${refused}\nKey for compatible, once more (not shown; Enter gives up):`);
    await desk.do('\r', 'Write ~/.yoconf anyway? [y/N]');
    await desk.confirm('\r', '\nyosh: nothing was written\nP>');
    expect(desk.files()).not.toContain('.yoconf');
    write(desk, compatible(server.origin, BAD));
    agreeToKey(desk.home, BAD, server.origin);
    await doctor(
      desk,
      new RegExp(
        `\nBROKEN +provider +compatible \\(some-model\\): ${host} did not accept the key \\(401\\):\\s+“invalid key Bearer …”\n +→ check \`key\` in [^]*\nis 1\n`,
      ),
    );
    expect(questions(server.seen)).toHaveLength(2);
  });

  test.concurrent.each([
    ['refused', nobodyListens, /nothing answers at 127\.0\.0\.1:\d+/, 'start the local server'],
    [
      'the name is unknown',
      async (): Promise<string> => NO_HOST,
      /the address no-such-host\.invalid was not found/,
      'check the network, and `base_url` in ~/.yoconf',
    ],
  ] as const)('without a network, %s: both say so, and setup writes when confirmed', async (title, address, says, remedy) => {
    const at = await address();
    await using desk = await open(shell, `no network: ${title}`);
    await setUp(desk, at, KEY, new RegExp(`It did not work: ${says.source}\n {2}${remedy}\nWrite ~/\\.yoconf anyway\\? \\[y/N\\]`));
    await desk.confirm('y\r', 'Put the line into');
    await desk.confirm('n\r', '\nwrote ~/.yoconf (0600)\nStart it with: yosh\nP>');
    expect(desk.read('.yoconf')).toBe(`${compatible(at, KEY).join('\n')}\n`);
    await doctor(desk, new RegExp(`\nBROKEN +provider +compatible \\(some-model\\): ${says.source}\n +→ ${remedy}[^]*\nis 1\n`));
  });

  test.concurrent('doctor does not use the key of a file that others can read, and setup corrects its mode', async () => {
    await using server = await ModelServer.start(keeper('messages'));
    await using desk = await open(shell, 'a 0644 file');
    write(desk, ['# mine', 'provider = anthropic', `base_url = ${server.origin}`, `key = ${KEY}`], 0o644);
    await doctor(
      desk,
      /\nBROKEN +settings +~\/\.yoconf has a key and others may read the file[^]*→ run: chmod 600 ~\/\.yoconf\n[^]*\nis 1\n/,
    );
    for (const seen of server.seen.splice(0)) expect(JSON.stringify(seen)).not.toContain('canary');
    await desk.do('yosh setup\r', 'Others can read ~/.yoconf now (0644). It will be 0600.');
    await desk.terminal.until('Provider, by number, name or arrow keys [anthropic]:');
    await desk.do('\r', 'Key for anthropic (not shown; Enter keeps the one you have): ');
    await desk.do('\r', /\nmay the key in ~\/\.yoconf go to http:\/\/127\.0\.0\.1:\d+\? \[y\/N\]/);
    await desk.confirm('y\r', 'Model [claude-sonnet-5-5]: ');
    await desk.do('\r', /\nanthropic answered in \d+\.\d s:\n {2}ls -la · Lists all files\.\n[^]*Put the line/);
    await desk.confirm('n\r', /\nwrote ~\/\.yoconf \(0600\)\n[^]*Start\? \[y\/N\] ?$/);
    await desk.confirm('n\r', /Later: yosh probe\nStart it with: yosh\nP>$/);
    expect(fs.statSync(desk.path('.yoconf')).mode & 0o777).toBe(0o600);
    expect(desk.read('.yoconf')).toBe(`# mine\nprovider = anthropic\nbase_url = ${server.origin}\nkey = ${KEY}\n`);
    await doctor(
      desk,
      /\nok +settings +~\/\.yoconf, 0600\nok +provider +anthropic answered in \d+\.\d s; asked as a \w+ model\n[^]*\nis 0\n/,
    );
    expectProper('messages', server.seen);
    expect(questions(server.seen)).toHaveLength(2);
  });

  test.concurrent('in a read-only home setup and doctor say so, and the provider still answers', async ({ skip }) => {
    const prefix = modesCount();
    if (prefix === null) return skip(NO_SETPRIV);
    await using server = await ModelServer.start(keeper('responses'));
    await using desk = await open(shell, 'a read-only home');
    const { model } = SPEECH.responses;
    write(desk, ['provider = openai', `base_url = ${server.origin}`, 'wire = responses', `model = ${model}`, `key = ${KEY}`]);
    agreeToKey(desk.home, KEY, server.origin);
    fs.chmodSync(desk.home, 0o555);
    await desk.do(
      `${prefix}yosh setup; echo is $?\r`,
      /\nyosh: ~\/\.yoconf cannot be written \(no permission\); make\s+your\s+home\s+folder\s+writable,\s+then\s+run\s+yosh\s+setup\s+again\nis 1\n/,
    );
    await doctor(
      desk,
      /\n! +settings +~\/\.yoconf cannot be written \(no permission\)\n +→ make your home folder writable\nok +provider +openai \(gpt-6\.1-terra\) answered[^]*\nis 0\n/,
      prefix,
    );
    expectProper('responses', server.seen);
    expect(server.seen).toHaveLength(1);
    fs.chmodSync(desk.home, 0o755);
  });
});
