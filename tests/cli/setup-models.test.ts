/** The models that `yosh setup` offers: those of the server that can answer questions. */
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/run.ts';
import type { ListedModel } from '../../src/llm/model-fitness.ts';
import { askKeyAgain, askListedModel, askProvider } from '../../src/cli/setup/questions.ts';
import { providerInfos } from '../../src/cli/setup/provider-info.ts';
import type { Provider } from '../../src/llm/port.ts';
import type { Person } from '../../src/ui/person.ts';
import { ANSWER, Fake } from './fake-endpoints.ts';

const PROVIDER_INFOS = providerInfos({});

const OLLAMA = PROVIDER_INFOS.find(({ name }) => name === 'ollama')!;

/** A user who gives these answers; `said` is what he sees. */
function person(...answers: readonly string[]): Person & { said: string } {
  const left = [...answers];
  const self = {
    said: '',
    ask: async (question: string) => {
      self.said += `${question}\n`;
      return left.shift() ?? '';
    },
    confirm: async () => false,
    during: async <T>(work: (signal: AbortSignal) => Promise<T>) => work(new AbortController().signal),
    say: (text: string) => void (self.said += text),
    close: () => {},
  };
  return self;
}

const model = (id: string): ListedModel => ({ id, billions: null, tools: null, loaded: null, chats: null }) as unknown as ListedModel;
const TEN = Array.from({ length: 12 }, (_, at) => model(`qwen-${at + 1}`));

test.each([
  ['', ''],
  ['2', 'qwen-2'],
  ['qwen-12', 'qwen-12'],
  ['n-11', 'qwen-11'],
  ['not-listed', 'not-listed'],
])('the answer %j chooses %j', async (answer, expected) => {
  const user = person(answer);
  expect(await askListedModel(user, TEN, OLLAMA, '')).toEqual({ ok: true, value: expected });
  expect(user.said).toContain(
    '   9  qwen-9\n      and 3 more: type part of a name to find one\nModel, by number, name or arrow keys [the best of them, now qwen-1]: ',
  );
});

test('part of several names asks which', async () => {
  const user = person('qwen-1', 'en', '12');
  expect(await askListedModel(user, TEN, OLLAMA, '')).toEqual({ ok: true, value: 'qwen-1' });
  expect(await askListedModel(user, TEN, OLLAMA, '')).toEqual({ ok: true, value: 'qwen-12' });
  expect(user.said).toContain('which of them: qwen-1, qwen-2,');
});

test('the model of the settings stays with Enter', async () => {
  const user = person('');
  expect(await askListedModel(user, TEN, OLLAMA, 'mine')).toEqual({ ok: true, value: 'mine' });
  expect(user.said).toContain('[mine]');
});

test('a key is typed once more, or not', async () => {
  expect(await askKeyAgain(person('good-key'), OLLAMA)).toBe('good-key');
  expect(await askKeyAgain(person('two words', 'good-key'), OLLAMA)).toBe('good-key');
  expect(await askKeyAgain(person('Bearer "good-key"'), OLLAMA)).toBe('good-key');
  expect(await askKeyAgain(person(''), OLLAMA)).toBeNull();
});

describe('the probe is offered at the end', () => {
  const asked = async (name: string, answers: readonly string[]): Promise<{ readonly status: number; readonly out: string }> => {
    using fake = new Fake({ answers, providers: [OLLAMA] });
    const provider: Provider = {
      name,
      model: 'qwen3:8b',
      async *ask() {
        yield* ANSWER;
      },
    };
    // setup and the probe ask the same user
    const user = fake.io.person();
    const status = await runCli(['setup'], COMMANDS, { ...fake.io, person: () => user, openProvider: async () => provider });
    return { status, out: fake.out + fake.err };
  };
  // provider, model, rc line
  const SETTINGS = ['1', 'qwen3:8b', 'n'] as const;

  test('with its cost, for a model that answered; one key leaves it', async () => {
    const { status, out } = await asked('ollama', [...SETTINGS, 'n']);
    expect(out).toMatch(/short questions to qwen3:8b \(ollama\), about/);
    expect(out).toMatch(/Start\? *n\n[^]*Later: yosh probe\n/);
    expect(out).not.toContain('is asked as');
    expect(status).toBe(0);
  });

  test('and a yes starts it', async () => {
    const { status, out } = await asked('ollama', [...SETTINGS, 'y']);
    expect(out).toContain('qwen3:8b is asked as');
    expect(out).not.toContain('Later:');
    expect(status).toBe(0);
  });

  test('but not where no model answered', async () => {
    const { status, out } = await asked('offline', SETTINGS);
    expect(out).not.toContain('short questions');
    expect(status).toBe(0);
  });
});

test.each([
  ['claude', 'anthropic'],
  ['GPT', 'openai'],
  ['chatgpt', 'openai'],
  ['google', 'gemini'],
  ['Grok', 'xai'],
])('a provider is chosen by the name people know it by: %s', async (typed, name) =>
  expect(await askProvider(person(typed), PROVIDER_INFOS, 'ollama')).toMatchObject({ ok: true, value: { name } }),
);
