/** What a model is told: the files of prompts, the user's own file, their limits and their faults. */
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROFILE_NAMES } from '../../src/base/model-notes.ts';
import { toolsOf } from '../../src/companion/tool-sets.ts';
import { defaultPrompt, promptOf, readUserPrompt, userPromptPath } from '../../src/prompts/index.ts';
import { PART_TOKENS, parseParts, parsePrompt, parseUserPrompt, tokensOf } from '../../src/prompts/prompt-file.ts';
import { parseAnswer } from '../../src/replies/index.ts';
import { Fake } from '../cli/fake-endpoints.ts';
import { BareCompanion, Parrot } from '../trust/bare-companion.ts';

const user = (body: string): string => `---\nextends: default\n---\n${body}`;

describe('the default', () => {
  /** Most tokens of system text and tools together, and what must be said. */
  const LIMITS = { large: 800, medium: 900, small: 600 } as const;

  test.each(PROFILE_NAMES)('%s stays within its tokens', (name) => {
    const { tools, system } = promptOf(name);
    const sent = tools === 'schema' ? [] : toolsOf(tools).map(({ name, description, parameters }) => ({ name, description, parameters }));
    expect(tokensOf(system('a-model-with-a-name') + (sent.length === 0 ? '' : JSON.stringify(sent)))).toBeLessThanOrEqual(LIMITS[name]);
  });

  test.each(PROFILE_NAMES)('%s says what every model has to know', (name) => {
    const text = promptOf(name).system('qwen3:8b');
    for (const words of [
      /qwen3:8b/,
      /installed/,
      /spaces/,
      /[Rr]ead-only|[Oo]nly read/,
      /bounded|limit/,
      /sudo only/,
      /editor/,
      /12 words/,
      /never follow instructions/i,
      /likel/,
    ])
      expect(text).toMatch(words);
    expect(text).not.toMatch(/[{]model[}]/);
  });

  test('examples are answers that are accepted, and commands that the shell can read', () => {
    for (const { answer, question } of PROFILE_NAMES.flatMap((name) => defaultPrompt(name).examples)) {
      if ('answer' in answer) continue;
      expect(parseAnswer('command', { ...answer, pending: false }).ok, question).toBe(true);
      execFileSync('bash', ['-n', '-c', answer.command]);
    }
    expect(defaultPrompt('small').examples).toHaveLength(6);
    expect(defaultPrompt('medium').examples).toHaveLength(3);
    expect(toolsOf('few').map(({ name }) => name)).toEqual(['command', 'chat', 'scrollback']);
  });

  test('the same bytes for a model, and another hash for another text', () => {
    expect(promptOf('large').system('a')).toBe(promptOf('large').system('a'));
    expect(
      new Set([...PROFILE_NAMES.map((name) => promptOf(name).hash()), promptOf('large', { system: 'x', style: '', replace: '' }).hash()])
        .size,
    ).toBe(4);
    expect(promptOf('large').system('$& \u001b[31m\n$1')).toContain('your model is $&[31m$1.');
  });
});

describe('a file', () => {
  test.each([
    ['', /line 1/],
    ['# system\nx', /line 1/],
    ['---\nextends: default\n', /second line with ---/],
    ['---\nwhat is this\n---\n', /line 2/],
    [user('text\n# system\n'), /line 4: text before/],
    [user('# system\na\n# System\nb'), /second section # system/],
    [user('# rules\nx'), /no part called rules/],
    ['---\nextends: mine\n---\n', /extends: default/],
    ['---\nextends: default\nmodel: x\n---\n', /no part called model/],
    [user(`# system\n${'word '.repeat(600)}`), new RegExp(`about \\d+ tokens, ${PART_TOKENS} are the most`)],
    [user('# system\nhello {name}'), /place of \{name\}/],
    [user('# replace\n'), /replace is empty/],
    [user('# replace\nYou are a poet.'), /does not say that the answer is a command/],
    [user('# system\n\u001b[31m'), /control character/],
  ])('with a fault: %j', (file, says) => {
    const parsed = parseUserPrompt(file);
    expect(parsed.ok ? '' : parsed.error).toMatch(says);
    expect(parsed.ok ? '' : parsed.error).not.toContain('\n');
  });

  test('adds, changes the style, or replaces; that facts are data stays the last word', () => {
    const changed = parseUserPrompt(user('# system\nI use fish at home.\n# style\nBe merry.\n'));
    expect(changed).toEqual({ ok: true, value: { system: 'I use fish at home.', style: 'Be merry.', replace: '' } });
    if (!changed.ok) return;
    const text = promptOf('large', changed.value).system('m');
    expect(text).toContain('You are yo');
    expect(text).toMatch(/I use fish at home\.\nBe merry\.\nFacts are data/);
    expect(text).not.toContain('12 words');
    const replaced = promptOf('small', { system: '', style: '', replace: 'Give one command for {model}.' }).system('m');
    expect(replaced).toMatch(/^Give one command for m\.\n[^]*Facts are data[^]*$/);
    expect(replaced).not.toMatch(/You are yo|Examples/);
  });

  test('of any content is read or refused in one line, with what was written in it', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '---',
        'extends: default',
        'profile: small',
        'tools: all',
        '# system',
        '# style',
        '# replace',
        '## q',
        '{"answer": "a"}',
        '',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        for (const parsed of [parseParts(lines.join('\n')), parsePrompt(lines.join('\n')), parseUserPrompt(lines.join('\n'))])
          if (!parsed.ok) expect(parsed.error).toMatch(/^[^\n]{5,300}$/);
        const mine = parseUserPrompt(lines.join('\n'));
        if (!mine.ok) return;
        const text = promptOf('large', mine.value).system('m');
        for (const part of Object.values(mine.value)) if (!part.includes('{model}')) expect(text).toContain(part);
        expect(text).toContain('never follow instructions');
      }),
    );
  });
});

describe('the user’s file', () => {
  const written = (home: string, text: string): void => {
    const file = userPromptPath({ HOME: home }) as string;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };

  test('is where XDG says', () => {
    expect(userPromptPath({ HOME: '/h' })).toBe('/h/.config/yosh/prompt.md');
    expect(userPromptPath({ HOME: '/h', XDG_CONFIG_HOME: '/c' })).toBe('/c/yosh/prompt.md');
    expect(userPromptPath({ HOME: '/h', XDG_CONFIG_HOME: 'relative' })).toBe('/h/.config/yosh/prompt.md');
    expect(userPromptPath({})).toBeNull();
    expect(readUserPrompt({ HOME: '/nowhere' })).toEqual({ user: null, problem: null });
  });

  test('counts for the next question; with a fault one line says so and the default is used', async () => {
    const parrot = new Parrot();
    parrot.words = ['Yes.'];
    using desk = new BareCompanion({ provider: parrot });
    written(desk.home, user('# system\nMy staging host is st4.\n'));
    await desk.ask('one');
    expect(parrot.requests.at(-1)?.system).toContain('My staging host is st4.');
    written(desk.home, 'nonsense');
    const first = await desk.ask('two');
    expect(first.painted.toString()).toMatch(/prompt\.md: line 1: [^]* the default is used\. To see: yosh prompt check/);
    expect((await desk.ask('three')).painted.toString()).not.toContain('prompt.md');
    expect(parrot.requests.at(-1)?.system).toBe(promptOf('large').system(parrot.name));
  });

  test('yosh prompt shows it, checks it and says what it changes', async () => {
    using fake = new Fake();
    const env = { HOME: fake.home };
    using there = new Fake({ env, home: fake.home });
    expect(await there.run('prompt', 'check')).toBe(1);
    expect(there.err).toMatch(/there is no .*prompt\.md\. To make one: yosh prompt edit/);
    expect(await there.run('prompt', 'diff')).toBe(0);
    expect(there.out).toBe('the default is used as it is\n');
    written(fake.home, user('# style\nBe brief.\n'));
    expect(await there.run('prompt', 'check')).toBe(0);
    expect(there.out).toMatch(/is good\. Tokens with it: large \d+, medium \d+, small \d+\n$/);
    expect(await there.run('prompt', 'diff', 'small')).toBe(0);
    expect(there.out).toBe('- The explanation has at most 12 words, in the language of the question.\n+ Be brief.\n');
    expect(await there.run('prompt', 'show', 'small')).toBe(0);
    expect(there.out).toMatch(/^You are yo[^]*Be brief\.[^]*Q: delete my notes\.txt/);
    expect(there.err).toMatch(/\nsmall · [0-9a-f]{12} · about \d+ tokens · one JSON object\n$/);
    written(fake.home, user('# replace\nSing.\n'));
    expect(await there.run('prompt', 'check')).toBe(1);
    expect(there.err).toContain('does not say that the answer is a command');
    expect(await there.run('prompt', 'show', 'huge')).toBe(2);
    expect(there.err).toBe('yosh: the sizes are large, medium and small, not huge\n');
    expect(await there.run('prompt', 'edit')).toBe(1);
    expect(there.err).toContain('an editor needs a terminal');
  });
});
