import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { originOf } from '../../src/cli/origin.ts';
import { parseSetting } from '../../src/cli/config.ts';
import { KEYS } from '../../src/config/config-keys.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openState } from '../../src/state/index.ts';
import { runs } from '../support/sample.ts';
import { Fake, type FakeOptions } from './fake-endpoints.ts';

const CANARY = 'sk-ant-canary-0123456789abcdefghijklmnop';

describe('config set', () => {
  test('makes a file with mode 0600 and prints the new line', async () => {
    using user = new Fake();
    expect(await user.run('config', 'set', 'model', 'x')).toBe(0);
    expect([user.text, user.mode, user.out, user.err]).toEqual(['model = x\n', 0o600, 'model = x  ; ~/.yoconf:1\n', '']);
    expect(fs.readdirSync(user.home)).toEqual(['.yoconf']);
  });

  test('keeps the mode of a file without a key', async () => {
    using user = new Fake().write('model = x\n', 0o644);
    await user.run('config', 'set', 'model', 'y');
    expect(user.mode).toBe(0o644);
    await user.run('config', 'set', 'work.key', CANARY);
    expect(user.mode).toBe(0o600);
    expect(user.out + user.err).not.toContain('canary');
    expect(user.out).toBe('work.key = ••••mnop (40 characters)  ; ~/.yoconf:4\n');
  });

  test('keeps bytes that are not UTF-8', async () => {
    using user = new Fake().write(Buffer.from('# caf\xe9\r\nmodel = x ; \xff\r\n', 'latin1'));
    await user.run('config', 'set', 'model', 'é');
    expect(fs.readFileSync(user.file)).toEqual(
      Buffer.concat([Buffer.from('# caf\xe9\r\nmodel = ', 'latin1'), Buffer.from('é'), Buffer.from(' ; \xff\r\n', 'latin1')]),
    );
  });

  test('replaces the target of a symbolic link and keeps the link', async () => {
    using user = new Fake();
    const folder = path.join(user.home, 'dotfiles');
    fs.mkdirSync(folder);
    fs.symlinkSync('dotfiles/yoconf', user.file);
    for (const value of ['x', 'y']) {
      expect(await user.run('config', 'set', 'model', value)).toBe(0);
      expect(fs.readlinkSync(user.file)).toBe('dotfiles/yoconf');
      expect(fs.readFileSync(path.join(folder, 'yoconf'), 'utf8')).toBe(`model = ${value}\n`);
      expect(fs.readdirSync(folder)).toEqual(['yoconf']);
    }
  });

  test.each([
    ['model', 'work', 'x', '[work]\nmodel = x\n'],
    ['work.model', undefined, 'x', '[work]\nmodel = x\n'],
    ['work.model', 'work', 'x', '[work]\nmodel = x\n'],
    ['a.b.model', undefined, 'x', '[a.b]\nmodel = x\n'],
  ])('%s with profile %s', async (name, profile, value, text) => {
    using user = new Fake();
    expect(await user.run('config', 'set', name, value, ...(profile === undefined ? [] : ['--profile', profile]))).toBe(0);
    expect(user.text).toBe(text);
  });

  test.each<[words: string[], line: RegExp, status?: number]>([
    [['nope', 'x'], /^yosh: no such setting: nope\. To see all: yosh config list\n$/],
    [['MODEL', 'x'], /^yosh: no such setting: MODEL\. Did you mean model\?\n$/],
    [['api-key', 'x'], /^yosh: no such setting: api-key\. Did you mean key\?\n$/],
    [['modle', 'x'], /^yosh: no such setting: modle\. Did you mean model\?\n$/],
    [['.model', 'x'], /^yosh: no profile before the dot in \.model\. Without a profile: model\n$/],
    [['history_limit', 'many'], /^yosh: `history_limit` must be a whole number from 0 to 1000, not "many"\n$/],
    [['provider', 'clippy'], /^yosh: `provider` must be one of .*, not "clippy"\n$/],
    [['provider', 'antropic'], /^yosh: `provider` must be one of .*, not "antropic"\. Did you mean anthropic\?\n$/],
    [['work.profile', 'x'], /^yosh: `profile`: `profile` belongs above the first section; nothing was changed\n$/],
    [['play.model', 'x', '--profile', 'work'], /^yosh: two profiles are named, play and work\. Name one: work\.model\n$/],
    [['key', 'a\x1bb'], /^yosh: `key`: a setting is one line without control characters; nothing was changed\n$/],
    [['model'], /^yosh: no value was given for `model`; nothing was changed\n$/],
    [['model', '-x'], /^yosh: unknown option -x\. For a value that begins with a dash: yosh config set model -- -x\n$/, 2],
    [['model', 'x', 'y'], /^yosh: too many arguments: y\. To see how: yosh config set --help\n$/, 2],
  ])('refuses %j with one line and changes nothing', async (words, line, status = 1) => {
    using user = new Fake().write('model = a\n');
    expect(await user.run('config', 'set', ...words)).toBe(status);
    expect(user.err).toMatch(line);
    expect([user.out, user.text]).toEqual(['', 'model = a\n']);
  });

  test('takes any value after --; quotes, equals signs and numbers stay as typed', async () => {
    using user = new Fake();
    for (const value of ['-x', '--model=y', '"q"', "'q'", '007', '1e3', 'a=b', '$HOME', ' x ', '']) {
      expect(await user.run('config', 'set', 'model', '--', value)).toBe(0);
      expect(await user.run('config', 'get', 'model')).toBe(0);
      expect(user.out).toBe(`${value}\n`);
    }
  });

  test('reads a missing value from a pipe', async () => {
    using user = new Fake({ line: CANARY });
    expect(await user.run('config', 'set', 'key')).toBe(0);
    expect(user.text).toBe(`key = ${CANARY}\n`);
    expect(user.out + user.err).not.toContain('canary');
  });

  test('an empty answer keeps the key, Ctrl-C too, with the status of an interrupt; two words are no key', async () => {
    using user = new Fake({ answers: [''] }).write(`key = ${CANARY}\n`);
    const kept = 'yosh: no value was given for `key`; nothing was changed\n';
    expect([await user.run('config', 'set', 'key'), user.err, user.text]).toEqual([1, kept, `key = ${CANARY}\n`]);
    using quotes = new Fake({ answers: ['""'] }).write(`key = ${CANARY}\n`);
    expect([await quotes.run('config', 'set', 'key'), quotes.err, quotes.text]).toEqual([1, kept, `key = ${CANARY}\n`]);
    using piped = new Fake({ line: '' }).write(`key = ${CANARY}\n`);
    expect([await piped.run('config', 'set', 'key'), piped.err]).toEqual([1, kept]);
    using cancelled = new Fake({ answers: [] }).write(`key = ${CANARY}\n`);
    expect([await cancelled.run('config', 'set', 'key'), cancelled.err]).toEqual([130, kept]);
    using spaced = new Fake({ answers: ['two words'] }).write(`key = ${CANARY}\n`);
    expect([await spaced.run('config', 'set', 'key'), spaced.text]).toEqual([1, `key = ${CANARY}\n`]);
    expect(spaced.err).toContain('must be one word of letters, digits and signs');
  });

  test('a pasted key is written without its wrapping, a provider by its own name', async () => {
    using user = new Fake();
    expect(await user.run('config', 'set', 'key', `export OPENAI_API_KEY="${CANARY}"`)).toBe(0);
    expect(await user.run('config', 'set', 'provider', 'ChatGPT')).toBe(0);
    expect(user.text).toBe(`key = ${CANARY}\nprovider = openai\n`);
    user.write('provider = Claude\n');
    expect(await user.run('config', 'get', 'provider')).toBe(0);
    expect([user.out, user.err]).toEqual(['anthropic\n', '']);
  });

  test('says when another place overrides the new value', async () => {
    using user = new Fake({ env: { YO_MODEL: 'env' } }).write('profile = work\n[work]\nwire = chat\n');
    await user.run('config', 'set', 'model', 'x');
    expect(user.err).toBe('yosh: `model` is still "env": YO_MODEL overrides it\n');
    await user.run('config', 'set', 'wire', 'messages');
    expect(user.err).toBe('yosh: `wire` is still "chat": ~/.yoconf:5 overrides it\n');
    await user.run('config', 'set', 'profile', 'none');
    expect(user.err).toContain('there is no profile [none]');
  });

  test('says what a new provider inherits, and how to remove it', async () => {
    using user = new Fake().write('provider = compatible\nbase_url = http://a.example\nmodel = m\n[work]\nkey = k\n');
    await user.run('config', 'set', 'provider', 'openai');
    const unset = 'yosh config unset base_url && yosh config unset model';
    expect(user.err).toContain(
      `yosh: still in effect, as set for compatible: base_url, model. To remove what is not for the new one: ${unset}\n`,
    );
    await user.run('config', 'set', 'provider', 'openai');
    expect(user.err).not.toContain('still in effect');
    user.write('model = m\n');
    await user.run('config', 'set', 'provider', 'openai');
    expect(user.err).not.toContain('still in effect');
    user.write('[work]\nprovider = groq\nwire = chat\n');
    await user.run('config', 'set', 'work.provider', 'openai');
    expect(user.err).toContain(
      'still in effect, as set for groq: wire. To remove what is not for the new one: yosh config unset work.wire\n',
    );
  });

  test('names the profile that a key is not for', async () => {
    using user = new Fake().write('profile = work\n[work]\nprovider = groq\n');
    await user.run('config', 'set', 'key', CANARY);
    expect(user.err).toContain('yosh: `key` is not for the profile [work] that is in effect. For that one: yosh config set work.key\n');
  });

  test('says that a key is taken, or given twice', async () => {
    using user = new Fake();
    await user.run('config', 'set', 'explain_key', '^Xe');
    expect(user.err).toBe('yosh: `explain_key`: ^Xe is a key of bash and zsh itself and stays that. Choose another, as ^Xi or ^Xk\n');
    await user.run('config', 'set', 'explain_key', '^Xt');
    expect(user.err).toContain('^Xt is a key of zsh itself');
    await user.run('config', 'set', 'explain_key', '^Xi');
    expect(user.err).toBe('');
    await user.run('config', 'set', 'again_key', '^Xi');
    expect(user.err).toBe('yosh: `explain_key` and `again_key` are both ^Xi. Choose another for one of them\n');
    await user.run('config', 'set', 'again_key', 'off');
    await user.run('config', 'set', 'explain_key', 'off');
    expect(user.err).toBe('');
  });

  test('the fallback is a profile or one of two words, in any letters', async () => {
    using user = new Fake().write('[local]\nprovider = ollama\n');
    for (const [value, shown] of [
      ['None', 'none'],
      ['local', 'local'],
      ['offline', 'offline'],
    ] as const) {
      await user.run('config', 'set', 'fallback', value);
      expect(user.err).toBe('');
      await user.run('config', 'get', 'fallback');
      expect(user.out).toBe(`${shown}\n`);
    }
    await user.run('config', 'set', 'fallback', 'foo');
    expect(user.err).toBe('yosh: ~/.yoconf:1: there is no profile [foo] for `fallback`; offline answers instead\n');
  });

  test('reports a file that it cannot read in one line', async () => {
    using user = new Fake();
    fs.mkdirSync(user.file);
    expect(await user.run('config', 'set', 'model', 'x')).toBe(1);
    expect(user.err).toBe('yosh: ~/.yoconf cannot be read (it is not a regular file); nothing was changed\n');
    fs.rmdirSync(user.file);
    fs.symlinkSync('.yoconf', user.file);
    expect(await user.run('config', 'set', 'model', 'x')).toBe(1);
    expect(user.err).toBe('yosh: ~/.yoconf cannot be read (its symbolic link leads back to itself); nothing was changed\n');
  });

  test('says when HOME is not set', async () => {
    using user = new Fake({ home: null });
    for (const words of [['set', 'model', 'x'], ['path']]) {
      expect(await user.run('config', ...words)).toBe(1);
      expect(user.err).toBe('yosh: HOME is not set, so there is no ~/.yoconf; set HOME and try again\n');
    }
    expect(await user.run('config', 'get', 'history_limit')).toBe(0);
    expect(user.out).toBe('10\n');
  });
});

describe('config unset', () => {
  test('removes the line and keeps every other byte; says what is in effect now', async () => {
    using user = new Fake().write(Buffer.from('# caf\xe9\r\nmodel = x ; old\r\n[work]\nmodel = \xff', 'latin1'), 0o644);
    expect(await user.run('config', 'unset', 'model')).toBe(0);
    expect(fs.readFileSync(user.file).toString('latin1')).toBe('# caf\xe9\r\n[work]\nmodel = \xff');
    expect([user.out, user.err, user.mode]).toEqual(['model =   ; default\n', '', 0o644]);
    expect(await user.run('config', 'unset', 'work.model')).toBe(0);
    expect(fs.readFileSync(user.file).toString('latin1')).toBe('# caf\xe9\r\n[work]\n');
  });

  test('removes each of several lines, so that none of them counts afterwards', async () => {
    using user = new Fake({ env: { YO_MODEL: 'env' } }).write('model = a\nwire = chat\nmodel b\n; model = c\n');
    expect(await user.run('config', 'unset', 'model')).toBe(0);
    expect([user.text, user.out]).toEqual(['wire = chat\n; model = c\n', 'model = env  ; YO_MODEL\n']);
  });

  test('a key is not shown', async () => {
    using user = new Fake().write(`key = ${CANARY}\n[work]\nkey = ${CANARY}\n`);
    expect(await user.run('config', 'unset', 'key', '--profile', 'work')).toBe(0);
    expect(user.text).toBe(`key = ${CANARY}\n[work]\n`);
    expect(user.out).toBe('work.key = ••••mnop (40 characters)  ; ~/.yoconf:1\n');
  });

  test.each([
    ['model', '`model` is not in ~/.yoconf; nothing was changed'],
    ['play.wire', '`play.wire` is not in ~/.yoconf; nothing was changed'],
    ['modle', 'no such setting: modle. Did you mean model?'],
  ])('refuses %s with one line and changes nothing', async (name, line) => {
    using user = new Fake().write('wire = chat\n');
    expect(await user.run('config', 'unset', name)).toBe(1);
    expect([user.out, user.err, user.text]).toEqual(['', `yosh: ${line}\n`, 'wire = chat\n']);
  });

  test('makes no file where there is none', async () => {
    using user = new Fake();
    expect(await user.run('config', 'unset', 'model')).toBe(1);
    expect(fs.existsSync(user.file)).toBe(false);
  });
});

test('config list --json has each setting, its value and its place, and no secret', async () => {
  using user = new Fake({ env: { YO_HISTORY_LIMIT: '7' } }).write(`model = a\nkey = ${CANARY}\n[work]\nhistory = 0\n`);
  expect(await user.run('config', 'list', '--json', '--profile', 'work')).toBe(0);
  const all = JSON.parse(user.out) as Record<string, unknown>;
  expect(Object.keys(all)).toEqual(KEYS.map((key) => key.name));
  expect(all).toMatchObject({
    model: { value: 'a', from: '~/.yoconf:1' },
    key: { value: '••••mnop (40 characters)', from: '~/.yoconf:2' },
    history: { value: false, from: '~/.yoconf:4' },
    history_limit: { value: 7, from: 'YO_HISTORY_LIMIT' },
    scrollback_enabled: { value: true, from: 'default' },
  });
  expect(user.out).not.toContain('canary');
});

describe('config get and list', () => {
  test('print the value in effect and where it comes from', async () => {
    using user = new Fake({ env: { YO_HISTORY_LIMIT: '7' } }).write(
      '# mine\nmodel = a\n[work]\nmodel = "b # c"\nscrollback_enabled = off\n',
    );
    expect([await user.run('config', 'get', 'model', '--verbose'), user.out, user.err]).toEqual([0, 'a\n', 'model: ~/.yoconf:2\n']);
    expect([await user.run('config', 'get', 'work.model'), user.out, user.err]).toEqual([0, 'b # c\n', '']);
    expect([await user.run('config', 'get', 'scrollback_enabled', '--profile', 'work'), user.out]).toEqual([0, '0\n']);
    await user.run('config', 'list');
    expect(user.out).toMatch(/^model = a +; ~\/\.yoconf:2$/m);
    expect(user.out).toMatch(/^history_limit = 7 +; YO_HISTORY_LIMIT$/m);
    expect(user.out).toMatch(/^scrollback_enabled = 1 +; default$/m);
    expect(
      user.out
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(' ')[0]),
    ).toEqual(KEYS.map((key) => key.name));
  });

  test('show a key in full only with --reveal', async () => {
    using user = new Fake().write(`key = ${CANARY}\n`);
    for (const words of [['list'], ['get', 'key'], ['get', 'key', '--verbose']]) {
      await user.run('config', ...words);
      expect(user.out + user.err).not.toContain('canary');
      expect(user.out).toContain('••••mnop (40 characters)');
    }
    await user.run('config', 'get', 'key', '--reveal');
    expect(user.out).toBe(`${CANARY}\n`);
    user.write('key = short-canary\n');
    await user.run('config', 'list');
    expect(user.out).toContain('key = •••• (12 characters)');
  });

  test('print problems on standard error, and no control characters', async () => {
    using user = new Fake({ screen: { cols: 80, rows: 24 } }).write('nonsense = 1\nmodel = a\x1b[2Jb\n');
    await user.run('config', 'list');
    expect(user.err).toBe('yosh: ~/.yoconf:1: there is no setting `nonsense`; it is ignored\n');
    await user.run('config', 'get', 'model');
    expect(user.out).not.toContain('\x1b');
  });

  test('config path prints the path of the file', async () => {
    using user = new Fake();
    expect([await user.run('config', 'path'), user.out]).toEqual([0, `${user.file}\n`]);
  });
});

test('whatever bytes the file holds, config set changes at most one line, and config get reads it back', async () => {
  const line = fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc
      .constantFrom('model = a', 'model b ; c', '# \xe9', '[work]', '', 'wire=chat')
      .map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
  );
  const text = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n')))
    .map((lines) => Buffer.concat(lines.flatMap(([body, end]) => [body, Buffer.from(end)])));
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom('model', 'work.model', 'base_url'),
      fc.constantFrom('x', 'a#b', ' ', 'é', '', '"'),
      async (bytes, name, value) => {
        using user = new Fake().write(bytes);
        expect(await user.run('config', 'set', name, '--', value)).toBe(0);
        const lines = (all: Buffer): string[] => all.toString('latin1').split('\n');
        const [before, after] = [lines(bytes), lines(fs.readFileSync(user.file))];
        let head = 0;
        while (head < before.length && before[head] === after[head]) head++;
        let tail = 0;
        while (tail < before.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
        expect(before.length - head - tail).toBeLessThanOrEqual(1);
        const [section, key] = name.includes('.') ? ['work', 'model'] : [null, name];
        await user.run('config', 'get', key ?? '', ...(section === null ? [] : ['--profile', section]));
        expect(user.out).toBe(`${value}\n`);
      },
    ),
    { numRuns: runs(300) },
  );
});

test('the origin of a value is the place that it was read from', () => {
  const name = fc.constantFrom('model', 'history_limit', 'wire', 'key', 'profile');
  const entry = fc.tuple(name, fc.constantFrom('a', '3', 'x', 'chat', 'work', '')).map(([key, value]) => `${key} = ${value}`);
  const line = fc.oneof({ weight: 5, arbitrary: entry }, { weight: 1, arbitrary: fc.constantFrom('[work]', '[a]', '# c', '') });
  const env = fc.record(
    { YO_PROFILE: fc.constantFrom('work', 'a', ''), YO_MODEL: fc.constantFrom('a', 'e'), YO_HISTORY_LIMIT: fc.constantFrom('3', 'x') },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(line), env, (lines, variables) => {
      const source = { path: 'F', env: variables, file: { text: lines.join('\n'), mode: 0o600 } };
      const { config } = loadConfig(source);
      for (const key of KEYS) {
        const origin = originOf(key.name, source, config);
        expect(origin).not.toBe('detected');
        // without that line the origin is another place, or the default
        if (origin.startsWith('F:')) {
          const at = Number(origin.slice(2)) - 1;
          const without = { ...source, file: { text: lines.with(at, `# ${lines[at]}`).join('\n'), mode: 0o600 } };
          expect(originOf(key.name, without, loadConfig(without).config)).not.toBe(origin);
          expect(lines[at]).toContain(key.name);
        } else if (origin === 'default') expect(config[key.name]).toBe(key.standard);
      }
    }),
    { numRuns: runs(2000) },
  );
});

test('a setting is a name, or a profile and a name', () => {
  expect(parseSetting('model', null)).toMatchObject({ ok: true, value: { name: 'model', section: null } });
  expect(parseSetting('a.b.model', null)).toMatchObject({ ok: true, value: { name: 'model', section: 'a.b' } });
  expect(parseSetting('.model', null).ok).toBe(false);
  expect(parseSetting('work.', null).ok).toBe(false);
});

describe('config set and the address of a key', () => {
  const ORIGIN = 'https://gate.example';
  const user = (options: FakeOptions = {}): Fake => {
    const fake: Fake = new Fake({ ...options, env: { XDG_STATE_HOME: state } });
    return fake.write(`base_url = ${ORIGIN}/v1\n`);
  };
  let state = '';
  beforeEach(() => void (state = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-state-'))));
  afterEach(() => fs.rmSync(state, { recursive: true, force: true }));
  const kept = (): readonly string[] =>
    openState({ XDG_STATE_HOME: state })
      .agreements.read()
      .keys.map(({ profile, origin }) => `${profile}>${origin}`);

  test('a key that is typed is for the address in sight, at once', async () => {
    using at = user({ answers: [CANARY] });
    await at.run('config', 'set', 'key');
    expect(at.out).toMatch(/^key for https:\/\/gate\.example\/v1 \(not shown\): \n/);
    expect(kept()).toEqual([`>${ORIGIN}`]);
  });

  test.each([
    ['y', [`>${ORIGIN}`], ''],
    ['', [], `yosh: the first question will ask whether the key may go to ${ORIGIN}\n`],
  ])('a key on the command line is asked about: %s', async (answer, origins, hint) => {
    using at = user({ answers: [answer] });
    await at.run('config', 'set', 'key', 'abc');
    expect(at.out).toContain(`yosh: may the key in ~/.yoconf go to ${ORIGIN}?`);
    expect([kept(), at.err]).toEqual([origins, hint]);
  });

  test.each([
    ['on the command line', ['key', 'abc']],
    ['from a pipe', ['key']],
    ['of a command', ['key_command', 'pass x']],
  ] as const)('without a terminal a key %s is kept for nothing', async (_, words) => {
    using at = user({ line: 'abc' });
    expect(await at.run('config', 'set', ...words)).toBe(0);
    expect([kept(), at.err]).toEqual([[], `yosh: the first question will ask whether the key may go to ${ORIGIN}\n`]);
  });

  test('a key for its provider is kept without a word; for another address in a profile it is not', async () => {
    using at = user();
    at.write('provider = anthropic\n');
    await at.run('config', 'set', 'key', CANARY);
    expect([kept(), at.err]).toEqual([['>https://api.anthropic.com'], '']);
    await at.run('config', 'set', 'base_url', 'https://evil.example');
    await at.run('config', 'set', 'x.base_url', 'https://evil.example');
    await at.run('config', 'set', 'x.key', CANARY);
    expect(kept()).toEqual(['>https://api.anthropic.com']);
    expect(at.err).toContain('the first question will ask whether the key may go to https://evil.example');
  });

  test('an address without encryption is said at once', async () => {
    using at = user({ answers: ['y'] });
    at.write('key = abc\n');
    await at.run('config', 'set', 'base_url', 'http://gate.example/v1');
    expect([kept(), at.err]).toEqual([[], expect.stringContaining('the key was not sent: http://gate.example is not encrypted')]);
  });
});
