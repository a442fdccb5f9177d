/** `yo @NAME …` and `YO_MODEL=NAME yo …`: who is asked for one question alone. */
import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { oneQuestion } from '../../src/companion/one-question.ts';
import { Providers } from '../../src/llm/providers.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openState } from '../../src/state/index.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';
import { BareCompanion } from '../trust/bare-companion.ts';

const FILE = `provider = compatible
base_url = http://127.0.0.1:9/v1
model = big
[fast]
model = tiny:1b
[cloud]
provider = groq
key = gsk_x
model = kimi-k2
`;
const source = { path: '~/.yoconf', env: {}, file: { text: FILE, mode: 0o600 } };
const listed = (origin: string): readonly string[] =>
  origin === 'http://127.0.0.1:9' ? ['qwen3:8b', 'phi4:latest', 'org/deep-7b'] : ['elsewhere'];
const read = (text: string): readonly unknown[] => {
  const { once, question } = oneQuestion(text, source, listed);
  return [once?.kind ?? null, once?.name ?? null, question];
};

describe('names', () => {
  test.each([
    ['@fast how big is it', 'profile', 'fast', 'how big is it'],
    ['@fast', 'profile', 'fast', ''],
    ['@openai what is this?', 'provider', 'openai', 'what is this?'],
    ['@offline find big files', 'provider', 'offline', 'find big files'],
    ['@tiny:1b hi', 'profile', 'fast', 'hi'],
    ['@claude-sonnet-5-5 hi', 'provider', 'anthropic', 'hi'],
    ['@qwen3:8b hi', 'model', 'qwen3:8b', 'hi'],
    ['@phi4 hi', 'model', 'phi4:latest', 'hi'],
    ['@deep-7b hi', 'model', 'org/deep-7b', 'hi'],
    ['@qwen3:8b  two\n lines', 'model', 'qwen3:8b', 'two\n lines'],
    ['YO_MODEL=any yo hi there', 'model', 'any', 'hi there'],
    ["YO_MODEL='any' yo hi", 'model', 'any', 'hi'],
    ['YO_MODEL=any yo', 'model', 'any', ''],
    ['YO_MODEL= yo hi', null, null, 'hi'],
    ['YO_PROFILE=fast yo hi', 'profile', 'fast', 'hi'],
    ['YO_PROFILE=fast YO_MODEL=any yo hi', 'model', 'any', 'hi'],
    ['YO_PROFILE="the \'fast\' one" yo hi', 'profile', "the 'fast' one", 'hi'],
    ['YO_MODEL=a\\ b\'c d\'"e f" yo hi', 'model', 'a bc de f', 'hi'],
    ['YO_HISTORY=0 LANG=C yo @fast what is FOO=1 yo', 'profile', 'fast', 'what is FOO=1 yo'],
    ['X=1\tyo\thi', null, null, 'hi'],
  ])('%j', (text, kind, name, question) => expect(read(text)).toEqual([kind, name, question]));

  test.each([
    '@angular/cli is too old',
    '@ what is this',
    '@elsewhere hi',
    'why is @fast slow',
    ' @fast',
    '@Fast hi',
    '@work hi',
    '@toString hi',
    '@__proto__ hi',
    'what does YO_MODEL=x yo do',
    'YO_MODEL=x yoyo',
    'YO_MODEL=x',
    'YO_MODEL=$(id) yo hi',
    "YO_MODEL='x yo hi",
    '1X=2 yo hi',
  ])('%j is a question as it is', (text) => expect(read(text)).toEqual([null, null, text]));

  test('what is set, and what cannot be', () => {
    const set = (text: string): unknown => oneQuestion(text, source, listed).set;
    expect(set('YO_HISTORY=0 YO_CHAT_COLOR="1;34" FOO=x yo hi')).toEqual({
      variables: { YO_HISTORY: '0', YO_CHAT_COLOR: '1;34' },
      refused: null,
    });
    expect(set('YO_MODEL="$M" YO_PROFIL=fast YO_PROFILE=\'$x\' yo hi')).toEqual({
      variables: { YO_PROFILE: '$x' },
      refused: { what: 'YO_MODEL="$M" was not read', remedy: 'nothing was sent; write the value itself' },
    });
  });

  test('any words and assignments in front are read in linear time, and what is behind yo stays as it is', () => {
    const word = fc.stringMatching(/^(?:[a-z$=]|\\[^\n]|'[^']{0,5}'|"[^"\\]{0,5}"){0,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.string(), (words, asked) => {
        const text = `${words.map((each, index) => `V${index}=${each}`).join(' ')} yo ${asked}`;
        expect(oneQuestion(text, source, () => []).set.variables).toEqual({});
        if (!/^\s*@/.test(asked)) expect(oneQuestion(text, source, listed).question).toBe(asked.trimStart());
      }),
    );
    expect(oneQuestion(`A=${'a\\'.repeat(50_000)}`, source, listed).once).toBeNull();
  });

  test('a question loses nothing but the name', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.constantFrom('@fast', '@x', '@groq'), fc.string()).map((pair) => pair.join(' ')),
        ),
        (text) => {
          const { once, question } = oneQuestion(text, source, listed);
          if (once === null) expect(question).toBe(text);
          else expect(text.endsWith(question)).toBe(true);
        },
      ),
    );
  });
});

test('the settings of one question: a profile, a provider with the key beside it, a model', () => {
  expect(loadConfig(source, { kind: 'profile', name: 'fast' }).config).toMatchObject({
    model: 'tiny:1b',
    base_url: 'http://127.0.0.1:9/v1',
  });
  expect(loadConfig(source, { kind: 'provider', name: 'groq' }).config).toMatchObject({
    provider: 'groq',
    key: 'gsk_x',
    model: 'kimi-k2',
    base_url: '',
  });
  expect(loadConfig(source, { kind: 'provider', name: 'openai' }).config).toMatchObject({
    provider: 'openai',
    key: '',
    model: '',
    base_url: '',
  });
  expect(loadConfig(source, { kind: 'provider', name: 'compatible' }).config).toMatchObject({ model: 'big' });
  expect(loadConfig(source, { kind: 'model', name: 'm' }).config).toMatchObject({ provider: 'compatible', model: 'm' });
  const chosen = { ...source, env: { YO_MODEL: 'set' } };
  expect(loadConfig(chosen, { kind: 'profile', name: 'fast' }).config.model).toBe('tiny:1b');
  expect(loadConfig({ path: '', env: {}, file: null }, { kind: 'provider', name: 'openai' })).toMatchObject({
    config: { provider: 'openai' },
    problems: [],
  });
});

describe('in a session', () => {
  const opened: Providers[] = [];
  afterAll(() => opened.forEach((each) => each.close()));
  const HI: Reply = { body: 'data: {"choices":[{"index":0,"delta":{"content":"Hi."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n' };

  test('one question goes there, without its name, and the next goes where all go', async () => {
    await using usual = await ModelServer.start(() => HI);
    await using other = await ModelServer.start(() => HI);
    const providers = openProviders();
    opened.push(providers);
    using desk = new BareCompanion({ provider: (context) => providers.open(context) });
    const text = `base_url = ${usual.origin}/v1\nmodel = big\n[fast]\nbase_url = ${other.origin}/v1\nmodel = tiny\n`;
    fs.writeFileSync(path.join(desk.home, '.yoconf'), text, { mode: 0o600 });
    openState({ HOME: desk.home }).models.setListed(usual.origin, ['qwen3:8b']);
    const first = await desk.ask('@fast what is this?');
    expect(first.kind).toBe('chat');
    expect((await desk.ask('and that?')).painted.toString()).not.toContain('answers now');
    await desk.ask('@qwen3:8b and this?');
    await desk.ask('YO_MODEL=other yo and these?');
    await desk.ask('@nobody is here?');
    expect(other.seen.map(({ body }) => body['model'])).toEqual(['tiny']);
    expect(usual.seen.map(({ body }) => body['model'])).toEqual(['big', 'qwen3:8b', 'other', 'big']);
    expect(other.seen[0]?.text).not.toContain('@fast');
    expect(usual.seen[2]?.text).not.toContain('YO_MODEL');
    expect(usual.seen[3]?.text).toContain('@nobody is here?');
    await desk.ask('YO_PROFILE=fast LANG=C yo and that one?');
    expect(other.seen.map(({ body }) => body['model'])).toEqual(['tiny', 'tiny']);
    expect(other.seen[1]?.text).not.toMatch(/YO_PROFILE|LANG=C/);
    for (const [line, says] of [
      ['YO_PROFIL=fast yo and that?', 'there is no setting YO_PROFIL; nothing was sent; did you mean YO_PROFILE?'],
      ['YO_PROFILE=quick yo and that?', 'there is no profile [quick] in ~/.yoconf; nothing was sent; correct YO_PROFILE'],
      ['YO_PROFILE=$P yo and that?', 'YO_PROFILE=$P was not read; nothing was sent; write the value itself'],
    ] as const)
      expect((await desk.ask(line)).painted.toString().replaceAll(/\s+/g, ' ')).toContain(`yo: ${says}`);
    expect(usual.seen).toHaveLength(4);
    other.seen.length = usual.seen.length = 0;
    await desk.ask('@fast and this?');
    await desk.ask('YO_MODEL=other yo and these?');
    // a word of its own still is one
    expect((await desk.ask('@fast --version')).painted.toString()).toContain('yosh ');
    // who is named is asked, even for what yo could say itself
    await desk.ask('@fast hello');
    await desk.ask('YO_MODEL=other yo thanks');
    expect(other.seen.map(({ body }) => body['model'])).toEqual(['tiny', 'tiny']);
    expect(usual.seen.at(-1)?.body['model']).toBe('other');
  });
});
