import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { masked, withoutSecrets } from '../../src/cli/secret.ts';
import { backUp } from '../../src/cli/setup/backup.ts';
import { planSetup } from '../../src/cli/setup/setup-plan.ts';
import { providerInfos } from '../../src/cli/setup/provider-info.ts';
import { planRc, rcFileOf } from '../../src/cli/setup/rc-file.ts';
import { testCall } from '../../src/cli/test-call.ts';
import type { ProviderEvent } from '../../src/llm/port.ts';
import { STANDARD } from '../../src/config/config-keys.ts';
import { readWhole, replaceFile } from '../../src/cli/write-file.ts';
import { ANSWER, Fake, type FakeOptions } from './fake-endpoints.ts';

const PROVIDER_INFOS = providerInfos({});

const LINE = initLine('/opt/yosh', 'bash');

describe('the line of the rc file', () => {
  test('goes to the top, as a diff', () => {
    const plan = planRc('# mine\nalias x=y\nPS1=z\n', LINE, '~/.bashrc');
    expect(plan).toEqual({
      kind: 'change',
      text: `${LINE}\n# mine\nalias x=y\nPS1=z\n`,
      diff: `--- ~/.bashrc\n+++ ~/.bashrc\n@@ -1,2 +1,3 @@\n+${LINE}\n # mine\n alias x=y`,
    });
    expect(planRc('', LINE, '~/.bashrc')).toMatchObject({
      text: `${LINE}\n`,
      diff: `--- ~/.bashrc\n+++ ~/.bashrc\n@@ -0,0 +1,1 @@\n+${LINE}`,
    });
  });

  test('is in the file once, however often it is added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(LINE, initLine("/o'ld", 'bash'), initLine('/usr/lib/yosh', 'zsh'), `# ${LINE}`))),
        fc.boolean(),
        (lines, ended) => {
          const text = lines.join('\n') + (ended ? '\n' : '');
          const plan = planRc(text, LINE, 'f');
          if (plan.kind === 'there') {
            expect(text.split('\n').map((each) => each.trim())).toContain(LINE);
            return;
          }
          expect(planRc(plan.text, LINE, 'f')).toEqual({ kind: 'there', atTop: true });
          // everything else is as it was, in its order
          const others = text.split('\n').filter((line) => line.startsWith('#') || !line.includes('/shell-hooks/rc.'));
          expect(plan.text).toBe(`${LINE}\n${others.join('\n')}`);
        },
      ),
    );
  });

  test('replaces the line of another installation, which the diff shows', () => {
    const old = initLine('/old', 'bash');
    const plan = planRc(`a\nb\nc\n${old}\nd\n`, LINE, 'f');
    expect(plan).toMatchObject({ text: `${LINE}\na\nb\nc\nd\n` });
    expect(plan.kind === 'change' && plan.diff.split('\n').slice(2)).toEqual([
      '@@ -1,2 +1,3 @@',
      `+${LINE}`,
      ' a',
      ' b',
      '@@ -4,1 +4,0 @@',
      `-${old}`,
    ]);
  });

  test('is reported when it is below other commands', () => {
    expect(planRc(`# c\n\n${LINE}\nx\n`, LINE, 'f')).toEqual({ kind: 'there', atTop: true });
    expect(planRc(`x\n${LINE}\n`, LINE, 'f')).toEqual({ kind: 'there', atTop: false });
  });

  test('goes into the file that the shell reads', () => {
    expect(rcFileOf('zsh', '/h', {})).toEqual({ path: '/h/.zshrc', shown: '~/.zshrc' });
    expect(rcFileOf('zsh', '/h', { ZDOTDIR: '/z/' })).toEqual({ path: '/z/.zshrc', shown: '/z/.zshrc' });
    expect(rcFileOf('bash', '/h', { ZDOTDIR: '/z' })).toEqual({ path: '/h/.bashrc', shown: '~/.bashrc' });
  });
});

describe('the new settings', () => {
  const answers = { section: '', before: 'offline', key: 'sk-1', model: null, url: null };

  test('another provider turns the settings of the old one into comments', () => {
    const text = '# mine\nprovider = anthropic\nkey = sk-old ; c\nbase_url = http://x\nhistory_limit = 3\n[work]\nkey = sk-work\n';
    expect(planSetup(text, { ...answers, before: 'anthropic', provider: 'openai' })).toEqual({
      ok: true,
      value: '# mine\nprovider = openai\n; key = sk-old ; c\nkey = sk-1\n; base_url = http://x\nhistory_limit = 3\n[work]\nkey = sk-work\n',
    });
  });

  test('the headers of the old provider, which may hold a key, are not sent to another one', () => {
    const text = 'provider = openai\nbase_url = https://gate.example/v1\nheaders = X-Key: old\n';
    expect(planSetup(text, { ...answers, before: 'openai', provider: 'anthropic' })).toEqual({
      ok: true,
      value: 'provider = anthropic\nkey = sk-1\n; base_url = https://gate.example/v1\n; headers = X-Key: old\n',
    });
  });

  test('the same provider changes only what was answered', () => {
    const text = 'provider = anthropic\nkey = sk-old\nmodel = m\n';
    expect(planSetup(text, { ...answers, before: 'anthropic', provider: 'anthropic' })).toEqual({
      ok: true,
      value: text.replace('sk-old', 'sk-1'),
    });
    expect(planSetup(text, { ...answers, before: 'anthropic', provider: 'anthropic', key: null })).toEqual({ ok: true, value: text });
  });

  test('a key replaces key_command, and a profile has its own section', () => {
    expect(planSetup('provider = a\nkey_command = pass x\n', { ...answers, before: 'a', provider: 'a' })).toEqual({
      ok: true,
      value: 'provider = a\nkey = sk-1\n; key_command = pass x\n',
    });
    expect(planSetup('', { ...answers, section: 'work', provider: 'b', url: 'http://x', model: 'm' })).toEqual({
      ok: true,
      value: '[work]\nprovider = b\nmodel = m\nbase_url = http://x\nkey = sk-1\n',
    });
  });
});

test('a server on this machine is shown where its variable says that it listens', () => {
  const about = (env: Readonly<Record<string, string>>): string | undefined =>
    providerInfos(env).find(({ name }) => name === 'ollama')?.about;
  expect(about({ OLLAMA_HOST: '0.0.0.0:11500' })).toBe('a model on this machine, 127.0.0.1:11500');
  expect(about({ OLLAMA_HOST: '' })).toBe('a model on this machine, 127.0.0.1:11434');
});

test('setup describes each provider by its row', () => {
  const infos = PROVIDER_INFOS.map(({ name, about, needsKey, needsUrl }) => [name, about, needsKey, needsUrl]);
  for (const row of [
    ['anthropic', 'Claude; needs a key', true, false],
    ['openai', 'GPT; needs a key', true, false],
    ['ollama', 'a model on this machine, 127.0.0.1:11434', false, false],
    ['lmstudio', 'a model on this machine, 127.0.0.1:1234', false, false],
    ['llamacpp', 'a model on this machine, 127.0.0.1:8080', false, false],
    ['gemini', 'Gemini; needs a key', true, false],
    ['openrouter', 'hundreds of models, one key', true, false],
    ['groq', 'open models, fast; needs a key', true, false],
    ['azure', 'OpenAI models at Azure; needs a key and an address', true, true],
    ['compatible', 'any OpenAI-compatible server; needs an address', 'optional', true],
    ['offline', 'rules on this machine, without a model; nothing is sent', false, false],
  ])
    expect(infos).toContainEqual(row);
});

describe('with the real providers', () => {
  const setUp = async (answers: readonly string[], text = '', env = {}): Promise<{ status: number; text: string; out: string }> => {
    using user = new Fake({ providers: PROVIDER_INFOS, answers, env });
    if (text !== '') user.write(text);
    const status = await user.run('setup');
    return { status, text: fs.existsSync(user.file) ? user.text : '', out: user.out };
  };

  test('a hosted provider needs a key and has a default model', async () => {
    const { status, text, out } = await setUp(['', 'sk-canary', '', 'n']);
    expect([status, text]).toEqual([0, 'provider = anthropic\nkey = sk-canary\n']);
    expect(out).toContain('Model [claude-sonnet-5-5]: ');
    expect(out).not.toContain('canary');
    expect((await setUp(['openai', 'sk-1', 'gpt-6-luna', 'n'])).text).toBe('provider = openai\nmodel = gpt-6-luna\nkey = sk-1\n');
    expect((await setUp(['openai', 'sk-1', 'gpt-6.1-terra', 'n'])).text).toBe('provider = openai\nkey = sk-1\n');
  });

  test('a local provider needs no key, a compatible one an address', async () => {
    expect((await setUp(['ollama', 'qwen', 'n'])).text).toBe('provider = ollama\nmodel = qwen\n');
    expect((await setUp(['comp', 'nonsense', 'http://127.0.0.1:8000/v1', '', '', 'n'])).text).toBe(
      'provider = compatible\nbase_url = http://127.0.0.1:8000/v1\n',
    );
    expect((await setUp(['azure', 'https://x.example/openai/v1', 'two words', 'az-1', 'dep', 'n'])).text).toBe(
      'provider = azure\nmodel = dep\nbase_url = https://x.example/openai/v1\nkey = az-1\n',
    );
  });

  test('a change of provider keeps the old key as a comment, and the file is unchanged until the end', async () => {
    const before = 'provider = offline\nkey = sk-old\n';
    expect((await setUp(['ollama', '', 'n'], before)).text).toBe('provider = ollama\n; key = sk-old\n');
    for (let answered = 0; answered < 3; answered++) {
      const { status, text } = await setUp(['ollama', '', 'n'].slice(0, answered), before);
      expect([status, text]).toEqual([130, before]);
    }
  });

  test('the key of the environment is used and not stored', async () => {
    const { text, out } = await setUp(['1', '', '', 'n'], '', { ANTHROPIC_API_KEY: 'sk-env' });
    expect(text).toBe('provider = anthropic\n');
    expect(out).toContain('Enter takes ANTHROPIC_API_KEY from the environment');
    const google = await setUp(['gemini', '', '', 'n'], '', { GEMINI_API_KEY: ' ', GOOGLE_API_KEY: 'AIza-env' });
    expect(google.text).toBe('provider = gemini\n');
    expect(google.out).toContain('Enter takes GOOGLE_API_KEY from the environment');
  });

  test('setup ends after three wrong answers', async () => {
    expect(await setUp(['q', 'y', 'w'])).toMatchObject({ status: 1, text: '' });
    expect(await setUp(['1', '', '1', '', '1', ''])).toMatchObject({ status: 1, text: '' });
  });
});

describe('the test call', () => {
  const call = async (options: FakeOptions, timeoutMs = 1000): ReturnType<typeof testCall> => {
    using user = new Fake(options);
    return testCall(user.io, { ...STANDARD, key: 'sk-canary' }, timeoutMs, new AbortController().signal);
  };

  test.each<[what: string, answer: FakeOptions['answer'], result: unknown]>([
    ['a command', ANSWER, { ok: true, answer: 'ls -la · lists them' }],
    [
      'words',
      [
        { kind: 'text', text: 'hel' },
        { kind: 'text', text: 'lo\x1b[2J\n' },
        { kind: 'end', reason: 'complete' },
      ],
      { ok: true, answer: expect.stringMatching(/^hello\P{Cc}+$/u) },
    ],
    [
      'a failure',
      [{ kind: 'failure', failure: { what: '401 for sk-canary', remedy: 'check it' } }],
      { ok: false, failure: { what: '401 for ••••', remedy: 'check it' } },
    ],
    [
      'cut short',
      [
        { kind: 'text', text: 'h' },
        { kind: 'end', reason: 'cut' },
      ],
      { ok: false, failure: { what: 'the answer of offline was cut short' } },
    ],
    [
      'a stream that stops without an end',
      [ANSWER[0] as ProviderEvent],
      { ok: false, failure: { what: 'the answer of offline was cut short' } },
    ],
    ['a refusal', [{ kind: 'end', reason: 'refused' }], { ok: false, failure: { what: 'the answer of offline was a refusal' } }],
    ['an empty answer', [{ kind: 'end', reason: 'complete' }], { ok: false, failure: { what: 'offline gave an empty answer' } }],
    [
      'a wrong tool',
      [
        { kind: 'tool', call: { name: 'boom', input: 1 } },
        { kind: 'end', reason: 'complete' },
      ],
      { ok: false },
    ],
  ])('%s', async (_, answer, result) => {
    expect(await call(answer === undefined ? {} : { answer })).toMatchObject(result as object);
  });

  test('a key of the environment is masked too', async () => {
    using user = new Fake({
      providers: PROVIDER_INFOS,
      env: { GOOGLE_API_KEY: 'AIza-canary' },
      answer: [{ kind: 'failure', failure: { what: '401 for AIza-canary', remedy: 'check it' } }],
    });
    const result = await testCall(user.io, STANDARD, 1000, new AbortController().signal);
    expect(result).toMatchObject({ failure: { what: '401 for ••••' } });
  });

  test('an exception becomes one line without the key, and a provider that ignores its signal is abandoned', async () => {
    const result = await call({
      // oxlint-disable-next-line require-yield
      answer: async function* (_, key) {
        throw new Error(`boom\n at ${key}`);
      },
    });
    expect(result).toEqual({
      ok: false,
      name: 'offline',
      failure: { what: 'offline could not be asked (boom  at ••••)', remedy: 'try again, or use another provider: yosh setup' },
    });
    const hung = await call(
      {
        answer: async function* () {
          await new Promise(() => {});
          yield* ANSWER;
        },
      },
      50,
    );
    expect(hung).toMatchObject({ ok: false, failure: { what: 'offline did not answer within 0 s' } });
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-files-'))));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('an earlier backup is never overwritten, the same one not made twice', () => {
    const file = path.join(folder, 'rc');
    const old = (text: string): { bytes: Buffer; mode: number } => ({ bytes: Buffer.from(text), mode: 0o640 });
    expect(backUp(file, old('a'))).toEqual({ ok: true, value: `${file}.yosh-backup` });
    expect(backUp(file, old('a'))).toEqual({ ok: true, value: `${file}.yosh-backup` });
    expect(backUp(file, old('b'))).toEqual({ ok: true, value: `${file}.yosh-backup.2` });
    expect(readWhole(`${file}.yosh-backup`)).toEqual({ ok: true, value: old('a') });
    expect(fs.statSync(`${file}.yosh-backup`).mode & 0o777).toBe(0o640);
  });

  test('a reader sees the old or the new file while it is replaced', async () => {
    const file = path.join(folder, 'big');
    const [a, b] = [Buffer.alloc(300_000, 'a'), Buffer.alloc(200_000, 'b')];
    replaceFile(file, a, 0o600);
    let reads = 0;
    const end = performance.now() + 300;
    while (performance.now() < end) {
      replaceFile(file, reads % 2 === 0 ? b : a, 0o600);
      const seen = fs.readFileSync(file);
      expect(seen.equals(a) || seen.equals(b)).toBe(true);
      reads++;
      await new Promise(setImmediate);
    }
    expect(fs.readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('the file that a killed writer left is removed, and no other', () => {
    const old = new Date(Date.now() - 120_000);
    const names = ['.x.0123456789ab.tmp', '.x.0123456789ab.tmp2', '.y.0123456789ab.tmp', 'x.0123456789ab.tmp', '.x.tmp'];
    for (const name of names) {
      fs.writeFileSync(path.join(folder, name), '');
      fs.utimesSync(path.join(folder, name), old, old);
    }
    fs.writeFileSync(path.join(folder, '.x.ffffffffffff.tmp'), ''); // of one that writes now
    expect(replaceFile(path.join(folder, '.x'), Buffer.from('x'), 0o600).ok).toBe(true);
    expect([...names, '.x.ffffffffffff.tmp'].filter((name) => !fs.existsSync(path.join(folder, name)))).toEqual([names[0]]);
    for (const name of [...names, '.x.ffffffffffff.tmp']) fs.rmSync(path.join(folder, name), { force: true });
  });

  test('a missing folder, or a folder in place of the file, is an error', () => {
    expect(replaceFile(path.join(folder, 'no/file'), Buffer.from('x'), 0o600)).toEqual({ ok: false, error: 'its folder does not exist' });
    expect(replaceFile(folder, Buffer.from('x'), 0o600)).toEqual({ ok: false, error: expect.any(String) });
    expect(fs.readdirSync(path.dirname(folder)).filter((name) => name.startsWith(`.${path.basename(folder)}`))).toEqual([]);
  });
});

test('a secret is masked, with its end and length', () => {
  expect([masked(''), masked('short'), masked('x'.repeat(20) + '1234')]).toEqual(['', '•••• (5 characters)', '••••1234 (24 characters)']);
  expect([withoutSecrets('a sk b sk', ['', 'sk']), withoutSecrets('a', [''])]).toEqual(['a •••• b ••••', 'a']);
});
