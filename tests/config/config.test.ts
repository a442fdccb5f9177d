import fc from 'fast-check';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KEYS, STANDARD } from '../../src/config/config-keys.ts';
import { allProblems, loadConfig, OTHERS_HOME } from '../../src/config/load.ts';
import { parseFile } from '../../src/config/parse-yoconf.ts';
import { choose } from '../../src/llm/choose.ts';
import { claimed } from '../support/sample.ts';

const load = (text: string | null, env: Record<string, string> = {}, mode = 0o600): ReturnType<typeof loadConfig> =>
  loadConfig({ path: '~/.yoconf', env, file: text === null ? null : { text, mode } });

describe('.yoconf', () => {
  test('without a file every setting has its default', () => {
    expect(load(null)).toEqual({ config: STANDARD, problems: [], profileMissing: false });
  });

  test('reads both forms, comments and quotes', () => {
    const { config, problems } = load('# hi\n; ho\nprovider offline\nmodel = "a # b"   \nhistory_limit=3\nchat_color = 1;34\n');
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ provider: 'offline', model: 'a # b', history_limit: 3 });
    for (const [line, model] of [
      ['"a;b" ; why', 'a;b'],
      [`'a' # why "so"`, 'a'],
      ['"a\\"b" ; why', 'a"b'],
    ])
      expect(load(`model = ${line}\n`)).toMatchObject({ config: { model }, problems: [] });
  });

  test('a bad line is ignored alone, and reported with its number', () => {
    const { config, problems } = load('???\nhistory_limit = 4\nhistory_limit = many\nnonsense = 1\n');
    expect(config.history_limit).toBe(4);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(/^~\/\.yoconf:1: /);
    expect(problems.join('\n')).toMatch(/:3: .*whole number[\s\S]*|:4: .*nonsense/);
    expect(problems.join('\n')).toContain('"many" is ignored');
  });

  test('a line that is nearly right says what was meant, and a file in UTF-16 that it is one', () => {
    const problems = (text: string): readonly string[] => load(text).problems;
    expect(problems('Model = a\n')).toEqual(['~/.yoconf:1: there is no setting `Model`; it is ignored. Did you mean model?']);
    expect(problems('timeout: 3\n')).toEqual([
      '~/.yoconf:1: this line is neither `name = value` nor a [section]; it is ignored. Did you mean timeout = …?',
    ]);
    expect(problems('gazonk = 1\nhttp://x\n')).toEqual([
      '~/.yoconf:1: there is no setting `gazonk`; it is ignored',
      '~/.yoconf:2: this line is neither `name = value` nor a [section]; it is ignored',
    ]);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('provider = groq\r\nmodel = m\r\n', 'utf16le')]).toString('utf8');
    expect(load(wide).config.stop).toEqual({ what: '~/.yoconf is not UTF-8 (UTF-16?)', mend: 'save it as UTF-8' });
  });

  test.each([
    ['export ANTHROPIC_API_KEY=canary', 'key'],
    ['api-key = canary', 'key = …'],
    ['"model": "canary",', 'model = …'],
    ['set timeout canary', 'timeout'],
    ['key-command = canary', 'key_command = …'],
    ['DEFAULT_MODEL = canary', 'model'],
  ])('a setting is known behind other words and in other letters: %j', (line, meant) => {
    const { problems } = load(`${line}\n`);
    expect(problems).toEqual([expect.stringMatching(/^~\/\.yoconf:1: /)]);
    expect(problems[0]).toContain(`. Did you mean ${meant}?`);
    expect(problems[0]).not.toContain('canary');
  });

  test('what is below a header that cannot be read counts for no other section', () => {
    for (const header of ['[work', '[[work]]', '[work] x']) {
      const text = `provider = anthropic\nkey = sk-ant-canary\n${header}\nprovider = compatible\nbase_url = http://192.0.2.1/v1\n`;
      expect(load(text).config).toMatchObject({ provider: 'anthropic', key: 'sk-ant-canary', base_url: '', stop: null });
      expect(load(text).problems).toEqual([
        '~/.yoconf:3: this [section] is not closed, or something follows it; the settings below it are ignored. Did you mean [work]?',
      ]);
      expect(load(text, { YO_PROFILE: 'work' }).config.stop?.what).toBe('there is no profile [work] in ~/.yoconf');
    }
  });

  test('the environment wins over the file, a profile over the part above it', () => {
    expect(load('model = a\n[work]\nmodel = b\n').config.model).toBe('a');
    expect(load('model = a\nprofile = work\n[work]\nmodel = b\n').config.model).toBe('b');
    expect(load('model = a\n[work]\nmodel = b\n', { YO_PROFILE: 'work' }).config.model).toBe('b');
    expect(load('model = a\n', { YO_MODEL: 'c' }).config.model).toBe('c');
    expect(load(null, { YO_HISTORY_LIMIT: 'x' }).problems).toEqual([
      'YO_HISTORY_LIMIT: `history_limit` must be a whole number from 0 to 1000; "x" is ignored',
    ]);
  });

  test('spaces around the value of a variable are no part of it, and words count in any letters', () => {
    const { config, problems } = load('record_output = None\nbackground = Dark\nwire = Chat\nprofile = work\n[work]\nmodel = a\n', {
      YO_HISTORY: '0 ',
      YO_HISTORY_LIMIT: ' 5',
      YO_MODEL: ' qwen3:8b\n',
      YO_PROFILE: ' work ',
      YO_IGNORE: '^pass ',
      YO_FALLBACK: 'NONE ',
    });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      record_output: 'none',
      background: 'dark',
      wire: 'chat',
      fallback: 'none',
      ignore: '^pass ',
      stop: null,
    });
    expect(config).toMatchObject({ history: false, history_limit: 5, model: 'qwen3:8b', profile: 'work' });
    expect(load('wire = openai\n').problems).toEqual(['~/.yoconf:1: `wire` must be one of messages, responses, chat; "openai" is ignored']);
  });

  test('a profile with another provider or address does not inherit the key', () => {
    const top = 'provider = anthropic\nmodel = m\nkey = sk-ant-canary\nprofile = work\n';
    expect(load(`${top}[work]\nprovider = openai\n`).config).toMatchObject({ provider: 'openai', key: '', model: '', base_url: '' });
    expect(load(`${top}[work]\nbase_url = http://x/\n`).config).toMatchObject({ provider: 'anthropic', key: '', model: 'm' });
    expect(load(`${top}[work]\nmodel = n\n`).config).toMatchObject({ key: 'sk-ant-canary', model: 'n' });
  });

  test('a key that others may read is not used, and the message says what to run', () => {
    const { config, problems } = load('key = sk-canary\n', {}, 0o644);
    expect(config.key).toBe('');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('chmod 600 ~/.yoconf');
    expect(problems.join()).not.toContain('canary');
    expect(load('key = sk-canary\n', {}, 0o600).config.key).toBe('sk-canary');
    expect(load('model = x\n', {}, 0o644).problems).toEqual([]);
  });

  test.each(['$ANTHROPIC_API_KEY', '"${ANTHROPIC_API_KEY}"', '$(pass show canary)'])(
    '%s is no key, and that of the environment is used',
    (key) => {
      const { config, problems } = load(`provider = anthropic\nkey = ${key}\n`);
      expect(problems).toEqual([
        '~/.yoconf:2: `key` must be the key itself: no variable is read here, and a command goes into `key_command`; it is ignored',
      ]);
      expect(choose(config, { ANTHROPIC_API_KEY: 'sk-ant-x' }, '')).toMatchObject({
        value: { key: { kind: 'environment', key: 'sk-ant-x' } },
      });
    },
  );

  test('a key cut at # is reported, and never shown', () => {
    const { problems } = load('key = sk-ant-abc#def\n');
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain('abc');
    expect(load('key = "sk-ant-abc#def"\n').config.key).toBe('sk-ant-abc#def');
  });

  test('a file that cannot be read gives one line', () => {
    expect(loadConfig({ path: '~/.yoconf', env: {}, file: { error: 'EACCES' } })).toEqual({
      config: {
        ...STANDARD,
        stop: {
          what: '~/.yoconf cannot be read: it is not yours, or its mode forbids it',
          mend: 'run: sudo chown "$(id -un)" ~/.yoconf && chmod 600 ~/.yoconf',
        },
      },
      problems: [],
      profileMissing: false,
    });
  });

  test('nobody is told to take the file of another user', () => {
    const { config } = loadConfig({ path: '~/.yoconf', env: {}, file: { error: OTHERS_HOME } });
    expect(config.stop).toEqual({
      what: '~/.yoconf cannot be read: the home folder belongs to another user',
      mend: 'run it as that user, or set HOME to your own',
    });
  });

  test.each([
    ['provider = olama\n', {}, '~/.yoconf:1: `provider` must be one of '],
    ['[work]\nprovider = olama\n', { YO_PROFILE: 'work' }, '~/.yoconf:2: `provider` must be one of '],
    ['ignore = (acme\n', {}, '~/.yoconf:1: `ignore` must be a regular expression, not "(acme"'],
    ['', { YO_IGNORE: '(acme' }, 'YO_IGNORE: `ignore` must be'],
    ['profile = none\n', {}, 'there is no profile [none] in ~/.yoconf'],
    [null, { YO_PROFILE: 'none' }, 'there is no profile [none] in ~/.yoconf'],
    ['', { YO_PROVIDER: 'offline' }, 'there is no setting YO_PROVIDER'],
    ['Provider = ollama\n', {}, '~/.yoconf:1: there is no setting `Provider`'],
    ['provider: ollama\n', {}, '~/.yoconf:1: this line is neither'],
    ['base-url = http://127.0.0.1:8000\n', {}, '~/.yoconf:1: this line is neither'],
    ['[work]\nprovdier = ollama\n', { YO_PROFILE: 'work' }, '~/.yoconf:2: there is no setting `provdier`'],
  ])('what says who is asked or what is masked stops all when it cannot be used: %j %j', (text, env, what) => {
    expect(load(text, env).config.stop?.what).toContain(what);
    expect(allProblems(load(text, env))).toHaveLength(1);
    expect(choose(load(text, env).config, { ANTHROPIC_API_KEY: 'sk-ant-x' }, '')).toMatchObject({
      ok: false,
      error: { what: expect.stringContaining(what) as string, remedy: expect.stringMatching(/^nothing was sent; /) as string },
    });
  });

  test.each([
    ['provider = Offline\n', {}],
    ['provider = olama\nprovider = offline\n', {}],
    ['provider = olama\nprofile = work\n[work]\nprovider = OFFLINE\n', {}],
    ['provider = offline\nprofile = none\n', { YO_PROFILE: '' }],
    ['ignore = (acme\nprovider = offline\n', { YO_IGNORE: 'acme' }],
    ['Provider = ollama\nprovider = offline\n', {}],
    ['provider = offline\n[work]\nBase_url = http://127.0.0.1\n', {}],
    ['provider = offline\nIgnore = acme\n', { YO_IGNORE: 'acme' }],
  ])('and does not when it can, or is overridden: %j %j', (text, env) => {
    expect(load(text, env).config).toMatchObject({ stop: null, provider: 'offline' });
  });

  test('any text gives values and messages, never an exception, and no message has a secret', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'key = SECRET#SECRET',
        '[a',
        '[__proto__]',
        'key SECRET;x',
        '= x',
        '__proto__ = 1',
        'history_limit = 1e3',
        'key = ["SECRET',
      ),
    );
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 0, max: 0o777 }), (lines, mode) => {
        const { problems } = load(lines.join('\n'), {}, mode);
        return problems.every(
          (problem) => !problem.includes('SECRET') || lines.some((text) => !text.startsWith('key') && text.includes('SECRET')),
        );
      }),
      { numRuns: claimed(2000) },
    );
  });
});

describe('the table of settings', () => {
  test('yoconf.example has every setting with its default, and parses without a problem', () => {
    const text = fs.readFileSync('yoconf.example', 'utf8');
    const uncommented = text.replaceAll(/^; (?=[a-z_]+ =)/gm, '');
    const { sections, problems } = parseFile(uncommented);
    expect(problems).toEqual([]);
    const entries = sections.get('') ?? [];
    expect(entries.map((entry) => entry.name)).toEqual(KEYS.map((key) => key.name));
    for (const key of KEYS) {
      const standard = typeof key.standard === 'boolean' ? String(Number(key.standard)) : String(key.standard);
      expect(entries.find((entry) => entry.name === key.name)?.value).toBe(standard);
      expect(text).toContain(`; ${key.about}${key.env === null ? '' : ` (${key.env})`}\n; ${key.name} =`);
    }
  });

  test('the README names every setting and variable', () => {
    const readme = fs.readFileSync('README.md', 'utf8');
    const names = KEYS.flatMap(({ name, env }) => (env === null ? [name] : [name, env]));
    expect(
      names.filter((name) => !readme.includes(`\`${name}\``)),
      'a row for each in the table of README.md',
    ).toEqual([]);
  });
});
