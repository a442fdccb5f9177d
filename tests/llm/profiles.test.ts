/** How a model is asked: the profile by name and size, what experience makes of it, and the one object that a small model writes. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Experience, PROFILE_NAMES } from '../../src/base/model-notes.ts';
import { toolsOf } from '../../src/companion/tool-sets.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import type { Providers } from '../../src/llm/providers.ts';
import { STANDARD } from '../../src/config/config-keys.ts';
import { FormReader } from '../../src/llm/forms.ts';
import { learned, profileOf } from '../../src/llm/profiles.ts';
import { meant } from '../../src/llm/call-shapes.ts';
import { isPrompted } from '../../src/llm/prompt-signs.ts';
import { isNothing } from '../../src/llm/words-in.ts';
import { promptOf } from '../../src/prompts/index.ts';
import { parseAnswer, tools } from '../../src/replies/index.ts';
import { openState } from '../../src/state/index.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';
import { BareCompanion } from '../trust/bare-companion.ts';

describe('by name and size', () => {
  const local = (names: string): readonly string[] => names.split(/\s+/);
  test.each(
    local(
      'qwen3:8b llama3.2 llama3.2:3b gemma3:4b phi3:mini mistral:7b qwen2.5-coder:7b deepseek-r1 deepseek-r1:8b smollm2 gemma3:270m Qwen2.5-Coder-1.5B-Instruct hf.co/x/Llama-3.1-8B-Instruct-GGUF:Q4_K_M',
    ),
  )('%s is small', (name) => expect(profileOf(name, null, false)).toBe('small'));
  test.each(local('qwen3:14b gemma3:12b gpt-oss:20b phi4 mistral-small3.2 qwen3:30b-a3b devstral some-model qwen3.5:27b'))(
    '%s is medium',
    (name) => expect(profileOf(name, null, false)).toBe('medium'),
  );
  test.each(
    local(
      'llama3.3 llama3.3:70b gpt-oss:120b qwen2.5:72b mixtral:8x22b claude-haiku-5-5 gpt-6-luna gpt-5-nano gpt-4o-mini models/gemini-flash-latest kimi-k2 deepseek-chat anthropic/claude-sonnet-5-5',
    ),
  )('%s is large', (name) => expect(profileOf(name, null, false)).toBe('large'));
  test('what the server says of its size counts more than its name, and a hosted model without a size is large', () => {
    expect(profileOf('mine', 3.2, false)).toBe('small');
    expect(profileOf('qwen3', 32, false)).toBe('medium');
    expect(profileOf('new-model', null, true)).toBe('large');
    expect(profileOf('llama-3.1-8b-instant', null, true)).toBe('small');
  });
});

describe('by experience', () => {
  const begin = (profile: Experience['profile']): Experience => ({ profile, good: 0, bad: 0, lowered: 0 });
  const after = (start: Experience, answers: readonly boolean[]): Experience =>
    answers.reduce((before, usable) => learned(before, usable, false), start);
  const times = (count: number, usable: boolean): readonly boolean[] => Array.from({ length: count }, () => usable);

  test('two unusable answers in a row lower it, ten usable ones raise it', () => {
    expect(after(begin('large'), [false]).profile).toBe('large');
    expect(after(begin('large'), [false, true, false]).profile).toBe('large');
    expect(after(begin('large'), [false, false]).profile).toBe('medium');
    expect(after(begin('large'), times(4, false)).profile).toBe('small');
    expect(after(begin('small'), times(9, true)).profile).toBe('small');
    expect(after(begin('small'), times(10, true)).profile).toBe('medium');
    expect(after(begin('medium'), [...times(2, false), ...times(10, true)]).profile).toBe('medium');
  });

  test('one that is lowered again needs twice as many', () => {
    const again = after(begin('medium'), [...times(2, false), ...times(10, true), ...times(2, false)]);
    expect(after(again, times(19, true)).profile).toBe('small');
    expect(after(again, times(20, true)).profile).toBe('medium');
  });

  test('whether the last answer began within a thought is kept', () => {
    const thought = learned(begin('large'), true, true);
    expect(thought).toMatchObject({ profile: 'large', good: 1, startsInThought: true });
    expect(learned(thought, false, true)).toMatchObject({ bad: 1, startsInThought: true });
    expect(learned(learned(thought, false, true), false, true)).toMatchObject({ profile: 'medium', startsInThought: true });
    expect(learned(thought, true, false)).not.toHaveProperty('startsInThought');
  });

  test('any answers leave a profile and bounded counts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROFILE_NAMES), fc.array(fc.boolean(), { maxLength: 400 }), (profile, answers) => {
        const { good, bad, profile: now } = after(begin(profile), answers);
        expect(PROFILE_NAMES).toContain(now);
        expect(good === 0 || bad === 0).toBe(true);
        expect(good).toBeLessThanOrEqual(320);
      }),
    );
  });
});

describe('the one object', () => {
  const tools = toolsOf('schema');
  /** Text with at least one character that is seen; signs alone are no command, and a prompt sign is no part of one. */
  const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !isNothing(text) && !isPrompted(text));
  const object = fc.oneof(
    fc.record({ command: words, explanation: words }),
    fc.record({ explanation: words, command: words }),
    fc.record({ answer: words }),
  );
  const space = fc.constantFrom('', ' ', '\n', '\n  ', '\t');

  test('any text of the schema’s language is an answer, in any pieces', () => {
    fc.assert(
      fc.property(object, space, space, fc.integer({ min: 1, max: 9 }), fc.boolean(), (value, before, after, size, pretty) => {
        const text = before + (pretty ? JSON.stringify(value, null, 2) : JSON.stringify(value)) + after;
        const reader = new FormReader({ tools, bare: true });
        for (let at = 0; at < text.length; at += size) expect(reader.push(text.slice(at, at + size)).trim()).toBe('');
        const form = reader.end(true);
        const calls = typeof form === 'object' && 'calls' in form ? form.calls.flatMap((call) => meant(call, tools)) : [];
        expect(calls).toHaveLength(1);
        const [call] = calls;
        const reply = parseAnswer(call?.name ?? '', call?.input);
        expect(reply).toMatchObject({
          ok: true,
          value: 'answer' in value ? { does: 'say', text: value.answer } : { does: 'suggest', command: value.command },
        });
      }),
    );
  });
});

describe('a small model at a server', () => {
  const opened: Providers[] = [];
  afterAll(() => opened.forEach((each) => each.close()));
  const says = (content: string): Reply => ({
    body: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
  });
  const LS = says('{"command":"ls -la","explanation":"Lists the files."}');
  const desk = (server: ModelServer, model: string): BareCompanion => {
    const providers = openProviders();
    opened.push(providers);
    const made = new BareCompanion({
      provider: (context) => providers.open({ ...context, config: { ...STANDARD, base_url: `${server.origin}/v1`, model } }),
    });
    return made;
  };

  test('is asked for one object at temperature 0, in at most 600 tokens, and its answer is prefilled', async () => {
    await using server = await ModelServer.start(() => LS);
    using world = desk(server, 'qwen3:8b');
    expect(await world.ask('list the files')).toMatchObject({ kind: 'cmd', text: 'ls -la' });
    const body = server.seen[0]?.body ?? {};
    expect(body).toMatchObject({ temperature: 0, response_format: { type: 'json_schema', json_schema: { name: 'answer' } } });
    expect(body).not.toHaveProperty('tools');
    const [system] = body['messages'] as readonly { readonly content: string }[];
    expect(system?.content).toBe(promptOf('small').system('qwen3:8b'));
    expect((JSON.stringify(body['response_format']).length + (system?.content.length ?? 0)) / 3.5).toBeLessThanOrEqual(600);
    await world.ask('and again');
    const turns = server.seen[1]?.body['messages'] as readonly { readonly role: string; readonly content: string }[];
    expect(JSON.parse(turns.find(({ role }) => role === 'assistant')?.content ?? '')).toEqual({
      command: 'ls -la',
      explanation: 'Lists the files.',
    });
  });

  test('at a server that refuses the schema is asked without one, from then on', async () => {
    for (const message of [
      "'response_format.type' must be 'json_object'",
      'grammar is not supported',
      'temperature is not supported with this model',
    ]) {
      await using server = await ModelServer.start(({ body }) =>
        'response_format' in body
          ? { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: { message } }) }
          : LS,
      );
      using world = desk(server, 'llama3.2:3b');
      expect(await world.ask('list the files')).toMatchObject({ kind: 'cmd', text: 'ls -la' });
      expect(await world.ask('once more')).toMatchObject({ kind: 'cmd' });
      expect(server.seen.map(({ body }) => 'response_format' in body)).toEqual([true, false, false]);
    }
  });

  test('a model that gives two unusable answers is asked as a smaller one, and that is kept', async () => {
    const call = { index: 0, id: 'c', type: 'function', function: { name: 'command', arguments: '{"explanation":"no command"}' } };
    const choice = { index: 0, delta: { tool_calls: [call] }, finish_reason: 'tool_calls' };
    const bad = { body: `data: ${JSON.stringify({ choices: [choice] })}\n\ndata: [DONE]\n\n` };
    await using server = await ModelServer.start(({ body }) => ('response_format' in body ? LS : bad));
    using world = desk(server, 'mystery');
    expect((await world.ask('list the files')).kind).toBe('err');
    expect(server.seen.map(({ body }) => 'tools' in body)).toEqual([true, true]);
    expect(openState({ HOME: world.home }).models.experience(server.origin, 'mystery')).toMatchObject({ profile: 'small' });
    expect(await world.ask('list the files')).toMatchObject({ kind: 'cmd', text: 'ls -la' });
    expect(server.seen.at(-1)?.body).toHaveProperty('response_format');
  });

  test('whose template began its thought shows it once, and from then on only the answer', async () => {
    const answers = ['They ask. I say so.\n</think>\n\nIt is so.', 'Hm.\n</think>\n\nIt is more.', 'Words.', 'Hm.\n</think>\n\nIt is.'];
    await using server = await ModelServer.start(() => says(answers.shift() ?? ''));
    const model = 'qwen3-thinking:32b';
    using world = desk(server, model);
    const shown = async (question: string): Promise<string> => (await world.ask(question)).painted.toString();
    expect(await shown('why')).toContain('They ask.');
    expect(await shown('and more')).toMatch(/^(?![^]*Hm\.)[^]*It is more\./);
    expect(openState({ HOME: world.home }).models.experience(server.origin, model)).toMatchObject({ startsInThought: true });
    expect(await shown('in short')).toContain('Words.');
    expect(await shown('and then')).toContain('Hm.');
  });

  test('a medium one has three tools, a large one all', async () => {
    await using server = await ModelServer.start(() => says('Words.'));
    const toolsIn = (at: number): number => (server.seen[at]?.body['tools'] as readonly unknown[] | undefined)?.length ?? 0;
    using medium = desk(server, 'gemma3:12b');
    await medium.ask('what is a shell');
    using large = desk(server, 'kimi-k2');
    await large.ask('what is a shell');
    expect([toolsIn(0), toolsIn(1)]).toEqual([toolsOf('few').length, tools.length]);
  });
});
