/** The real `bin/yo` with a loopback server: its streams, its exit status, and what `yosh sent` shows afterwards. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { pipedInput } from '../../src/companion/piped-input.ts';
import { read } from '../../src/companion/snapshot.ts';
import { openState } from '../../src/state/index.ts';
import { exchangesIn } from '../record/desk.ts';
import { agreeToKey } from '../support/agreed.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';
import { type Call, SPEECH, sse } from '../support/wire-speech.ts';
import { BareCompanion, Parrot } from '../trust/bare-companion.ts';

const TOKEN = 'ghp_x7Kq2mN9pR4sT6vW8yZ1aB3cD5eF7gH9iJ0k';

const suggests = (command: string, explanation = 'does it'): Call => ({ name: 'command', input: { command, explanation, pending: false } });
const answer = (...calls: readonly Call[]): Reply => ({ body: sse(SPEECH.chat.say({ calls })) });
const says = (...text: readonly string[]): Reply => ({ body: sse(SPEECH.chat.say({ text })) });

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

let home = '';
let server: ModelServer;
const env = (): Record<string, string> => ({ HOME: home, PATH: process.env['PATH'] ?? '', SHELL: '/bin/bash', LANG: 'C.UTF-8' });

beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-yo-'));
  server = await ModelServer.start();
  const text = `provider = compatible\nbase_url = ${server.origin}\nwire = chat\nmodel = ${SPEECH.chat.model}\nkey = k\n`;
  fs.writeFileSync(path.join(home, '.yoconf'), text, { mode: 0o600 });
  agreeToKey(home, 'k', server.origin);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  fs.rmSync(home, { recursive: true, force: true });
});

/** `piped: null` means without a pipe. */
function run(file: string, args: readonly string[], piped: string | null, more: NodeJS.ProcessEnv, cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env: { ...env(), ...more }, cwd, stdio: [piped === null ? 'ignore' : 'pipe', 'pipe', 'pipe'] });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString(), status }));
    child.stdin?.end(piped ?? '');
  });
}

const root = inject('builtRoot');
const yo = (args: readonly string[], piped: string | null = null, more: NodeJS.ProcessEnv = {}, cwd = home): Promise<Ended> =>
  run(path.join(root, 'bin/yo'), args, piped, more, cwd);
const yosh = (...args: readonly string[]): Promise<Ended> => run(path.join(root, 'bin/yosh'), args, null, {}, home);

test('it closes the record, so that no later process reads its journal', async () => {
  server.script = () => answer(suggests('ls'));
  const files = (): readonly string[] => fs.readdirSync(path.join(home, '.local/state/yosh')).filter((name) => name.startsWith('record'));
  for (let question = 1; question <= 2; question++) {
    expect((await yo(['list them'])).status).toBe(0);
    expect([exchangesIn({ HOME: home }).length, files()]).toEqual([question, ['record.db']]);
  }
});

describe('the streams', () => {
  test('have the command on standard output, explanation, effect and notes on standard error', async () => {
    fs.mkdirSync(path.join(home, 'build'));
    fs.writeFileSync(path.join(home, 'build/one.o'), 'x');
    server.script = () => answer(suggests('rm -rf build missing', 'removes them'));
    const { out, err, status } = await yo(['delete', 'the', 'build', 'folder']);
    expect(out).toBe('rm -rf build missing\n');
    expect(err).toMatch(/^removes them\nCareful: this deletes build[^\n]*\n(?:yo: [^\n]*missing[^\n]*\n)?$/);
    expect(status).toBe(0);
  });

  test('have one JSON value with `--json`, and nothing on standard error', async () => {
    fs.mkdirSync(path.join(home, 'build'));
    server.script = (_, index) => (index < 2 ? answer({ name: 'docs', input: {} }) : answer(suggests('rm -rf build', 'removes it')));
    const { out, err, status } = await yo(['--json', 'clean', 'up']);
    expect(JSON.parse(out)).toEqual({
      kind: 'command',
      command: 'rm -rf build',
      explanation: 'removes it',
      effect: { text: expect.stringContaining('build') as string, danger: true },
      notes: ["reading yosh's documentation", "reading yosh's documentation"],
    });
    expect(err).toBe('');
    expect(status).toBe(0);
    server.script = () => answer(suggests('ls'));
    expect(JSON.parse((await yo(['--json', 'list'])).out)).toEqual({ kind: 'command', command: 'ls', explanation: 'does it' });
    server.script = () => says('It is ', 'blue.');
    expect(JSON.parse((await yo(['--json', 'why'])).out)).toEqual({ kind: 'chat', response: 'It is blue.' });
  });

  test('have text on standard output', async () => {
    server.script = () => says('It is **blue**.\n', 'Truly.\n');
    expect(await yo(['what', 'colour', 'is', 'it?'])).toEqual({ out: 'It is **blue**.\nTruly.\n', err: '', status: 0 });
  });

  test.each([
    ['a server that is broken', { status: 400, body: '{"error":{"message":"no"}}' } as Reply],
    ['an answer that is cut', { body: sse(SPEECH.chat.say({ calls: [suggests('rm -rf ~')], stop: 'cut' })) } as Reply],
    ['a command that the gate refuses', answer(suggests('echo \u001b[2J'))],
  ])('have one line on standard error, and nothing else: %s', async (_name, reply) => {
    server.script = () => reply;
    for (const args of [['q'], ['--json', 'q']]) {
      const { out, err, status } = await yo(args);
      expect(out).toBe('');
      expect(err).toMatch(/^yo: [^\n]+\n$/);
      expect(err).not.toContain('prefilled');
      expect(status).toBe(1);
    }
  });

  test('yo’s own words are not sent', async () => {
    for (const word of ['next', 'stop', 'off', 'on', 'reset']) {
      const { out, err, status } = await yo([word], 'text\n');
      expect({ out, status }).toEqual({ out: '', status: 1 });
      expect(err).toMatch(/^yo: [^\n]*at the prompt[^\n]*\n$/);
    }
    expect(await yo([])).toEqual({ out: '', err: 'yo: no question. For example: yo find big files\n', status: 1 });
    for (const word of ['--help', '-h']) expect((await yo([word])).out).toContain('Examples:');
    expect((await yo(['-v'])).out).toMatch(/^yosh \d/);
    expect((await yo(['--', '--version'])).out).toMatch(/^yosh \d/);
    expect(server.seen).toEqual([]);
  });

  test('a bad line of the configuration is shown, with `--json` too', async () => {
    fs.appendFileSync(path.join(home, '.yoconf'), 'no_such_key = 1\n');
    server.script = () => answer(suggests('ls'));
    const { out, err } = await yo(['--json', 'list']);
    expect(JSON.parse(out)).toMatchObject({ command: 'ls' });
    expect(err).toMatch(/^yo: ~\/\.yoconf:6: [^\n]*\n$/);
  });

  test('a closed standard output is not a crash', async () => {
    server.script = () => says('words '.repeat(20_000));
    const script = `'${path.join(root, 'bin/yo')}' tell me more | true`;
    expect((await run('/bin/sh', ['-c', script], null, {}, home)).err).toBe('');
  });
});

describe('like a session', () => {
  test('it sends facts of this machine, and sends back what would not work', async () => {
    // both have a budget of time, and on a busy machine one may be left out: asked again until there was time
    for (let tries = 1; ; tries++) {
      const from = server.seen.length;
      server.script = (_, index) => answer(suggests(index === from ? 'no-such-program-yosh' : 'ls'));
      const given = await yo(['show', 'them']);
      const [first = '', second] = server.seen.slice(from).map(({ text }) => text);
      const names = ['os', 'shell', 'user', 'installed', 'cwd'].filter((name) => new RegExp(`\\b${name}\\b`).test(first));
      if ((second === undefined || names.length < 5) && tries < 20) continue;
      expect(given).toEqual({ out: 'ls\n', err: 'does it\n', status: 0 });
      expect(names).toHaveLength(5);
      expect(second).toContain('That would not work here.');
      return;
    }
  });

  test('it keeps the question, and a later one can look it up', async () => {
    server.script = () => answer(suggests('tar xf it.tar', 'unpacks it'));
    await yo(['unpack', 'it']);
    expect(exchangesIn(env())).toMatchObject([
      { question: 'unpack it', command: 'tar xf it.tar', answer: 'unpacks it', cwd: home, who: expect.stringMatching(/^\d+@./) as string },
    ]);
    const asked = server.seen.length;
    server.script = (_, index) => (index === asked ? answer({ name: 'earlier', input: {} }) : answer(suggests('ls')));
    expect((await yo(['as', 'before'])).err).toContain('yo: reading what was asked in earlier terminals');
    expect(server.seen.at(-1)?.text).toContain('asked: unpack it');
    fs.appendFileSync(path.join(home, '.yoconf'), 'history = 0\n');
    await yo(['in', 'private']);
    expect(exchangesIn(env()).map(({ question }) => question)).not.toContain('in private');
  });

  test('a look-up finds no scrollback, and finds the documentation', async () => {
    const looks = [
      { name: 'scrollback', input: { lines: 9 } },
      { name: 'docs', input: {} },
    ];
    server.script = (_, index) => answer(looks[index] ?? suggests('ls'));
    expect((await yo(['what', 'was', 'that?'])).err).toBe("yo: reading 9 lines of output\nyo: reading yosh's documentation\ndoes it\n");
    expect(server.seen[1]?.text).toContain('there is no scrollback: this was not asked in a session of yosh');
    expect(server.seen[2]?.text).toContain('Your own bash or zsh');
  });

  test('a walk-through: the first step, shown as one, and none is kept for `yo next`', async () => {
    const input = { command: 'mkdir demo', explanation: 'makes it', pending: true };
    server.script = () => answer({ name: 'command', input });
    const { out, err } = await yo(['set', 'it', 'up']);
    expect(out).toBe('mkdir demo\n');
    expect(err).toMatch(/^step 1 · makes it\nyo: this is the first of several steps; /);
    expect(openState(env()).walkThroughs.newest('')).toBeNull();
  });

  test('the folder is named as the shell names it, links included; a removed folder is not an error', async () => {
    server.script = () => answer(suggests('ls'));
    fs.mkdirSync(path.join(home, 'real'));
    fs.symlinkSync(path.join(home, 'real'), path.join(home, 'link'));
    const bin = path.join(root, 'bin/yo');
    await run('/bin/sh', ['-c', `cd link && '${bin}' list`], null, { PWD: home }, home);
    expect(server.seen.at(-1)?.text).toContain('~/link');
    const { out } = await run('/bin/sh', ['-c', `mkdir gone && cd gone && rmdir ../gone && '${bin}' list`], null, {}, home);
    expect(out).toBe('ls\n');
  });

  test('in a session where yo is off it sends nothing, and does again when it is on', async () => {
    server.script = () => answer(suggests('ls'));
    using companion = new BareCompanion({ provider: new Parrot() });
    await companion.ask('off');
    expect(read(companion.session)?.on).toBe(false);
    const off = await yo(['why'], 'an error\n', { YOSH_SESSION: companion.session });
    expect(off).toEqual({ out: '', err: 'yo is off: nothing is captured or sent. Turn it on: yo on\n', status: 1 });
    expect(server.seen).toEqual([]);
    await companion.ask('on');
    expect((await yo(['why'], 'an error\n', { YOSH_SESSION: companion.session })).out).toBe('ls\n');
    expect((await yo(['why'], 'an error\n', { YOSH_SESSION: path.join(home, 'gone') })).out).toBe('ls\n');
  });
});

test('in a session it knows the aliases and functions of its shell, and elsewhere none', async () => {
  server.script = () => answer(suggests('ll'));
  using companion = new BareCompanion({ provider: new Parrot() });
  expect((await yo(['list'], null, { YOSH_SESSION: companion.session })).err).toBe('does it\n');
  expect((await yo(['list'])).err).toMatch(/^does it\nyo: [^\n]*\bll\b/);
});

describe('piped input', () => {
  test('is in `yosh sent`, masked, exactly as it was sent', async () => {
    server.script = () => answer(suggests('make -j1'));
    expect((await yo(['why'], `make: *** [all] Error 2\ntoken ${TOKEN}\n`)).status).toBe(0);
    const body = server.seen[0]?.text ?? '';
    expect(body).toContain('make: *** [all] Error 2');
    expect(body).not.toContain(TOKEN);
    expect((await yosh('sent', '--body')).out).toBe(`${body}\n`);
    expect((await yosh('sent')).out).toMatch(
      /^sent [^\n]*127\.0\.0\.1[^\n]*\nasked +in a script or a pipe\nprompt +[0-9a-f]{12}\nmasked +1 × github-token\ncost +\d[^\n]*\n/,
    );
  });

  test('is enough without a question', async () => {
    server.script = () => says('A build failed.');
    expect((await yo([], 'Error 2\n')).out).toBe('A build failed.\n');
    expect((await yo([], ' \n')).status).toBe(1);
    expect(server.seen).toHaveLength(1);
  });

  test('is cut to its limit, from a whole line on, without half a secret', async () => {
    server.script = () => says('Too much.');
    const line = `${'x'.repeat(99)}\n`;
    const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcw\n'.repeat(26)}-----END PRIVATE KEY-----\n`;
    // the key begins before the part that is sent, and ends in it
    const text = `${line.repeat(20_000)}${key}${line.repeat(2_616)}the end\n`;
    expect((await yo(['what', 'is', 'it'], text)).out).toBe('Too much.\n');
    const body = server.seen[0]?.text ?? '';
    expect(body).toContain('the end');
    expect(body).not.toContain('MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcw');
    expect(body.length).toBeLessThan(300_000);
  });

  test.each([
    ['UTF-16, marked', (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le')],
    ['UTF-16 of the other order, marked', (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le').swap16()],
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order', (text: string) => Buffer.from(text, 'utf16le').swap16()],
    ['UTF-32', (text: string) => Buffer.concat([...text].map((char) => Buffer.from(`${char}\0\0\0`)))],
    ['with NULs between its lines', (text: string) => Buffer.from(text.replaceAll('\n', '\0'))],
    ['overstruck', (text: string) => Buffer.from(text.replaceAll(/[^\n]/g, '$&\b$&'))],
  ])('is read as text before it is masked: %s', (_, written) => {
    const text = `first line\nTOKEN=${TOKEN}\nDB_PASSWORD=hunter2swordfish\nlast line\n`;
    expect(pipedInput(written(text), String)[0]?.text.trim()).toBe(text.trim());
  });

  test('is the end of the text, masked, and never more than the limit', () => {
    const mask = (text: string): string => text.replaceAll('secret', '######');
    const piece = fc.constantFrom('secret', 'word ', '\n', 'ü', '🙂', 'x'.repeat(300));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 0, max: 60 }), (pieces, times) => {
        const text = pieces.join('').repeat(times);
        const [fact] = pipedInput(Buffer.from(text), mask);
        if (text.trim() === '') return fact === undefined;
        const sent = fact?.text ?? '';
        return sent.length <= 256 * 1024 && (sent === text || mask(text).endsWith(sent)) && fact?.origin === 'untrusted';
      }),
    );
  });
});

test('what a model proposes to remember is not kept where nobody can be asked', async () => {
  server.script = (_, index) => (index === 0 ? answer({ name: 'remember', input: { line: 'the host is st4' } }) : says('Fine.'));
  expect((await yo(['where', 'is', 'it'])).out).toContain('Fine.');
  expect(server.seen[1]?.text).toContain('the user cannot be asked here');
  expect(fs.existsSync(path.join(home, '.local/state/yosh/memory.md'))).toBe(false);
});

test('remembers, lists and forgets without a model; a wish that names nothing is a question', async () => {
  expect(await yo(['remember', 'our', 'staging', 'host', 'is', 'st4'])).toEqual({
    out: 'remembered: our staging host is st4\n',
    err: '',
    status: 0,
  });
  expect((await yo(['remember', 'the', 'token', 'is', TOKEN])).out).toContain('not remembered: there is a secret in it');
  expect((await yo(['what do you remember'])).out).toBe('- our staging host is st4\n\nTo change it: `yosh memory edit`\n');
  server.script = () => answer(suggests('git reset --soft HEAD~1'));
  expect((await yo(['forget', 'my', 'last', 'commit'])).out).toBe('git reset --soft HEAD~1\n');
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]?.text).toContain('our staging host is st4');
  expect((await yo(['forget', 'the', 'staging', 'host'])).out).toBe('forgotten: our staging host is st4\n');
  expect((await yosh('memory')).err).toContain('nothing is remembered yet');
  expect((await yosh('sent', '--body')).err).toContain('no model was asked yet');
});
