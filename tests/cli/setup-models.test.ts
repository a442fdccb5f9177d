/** The models that `yosh setup` offers: those of the server that can answer questions. */
import { expect, test } from 'vitest';
import type { ListedModel } from '../../src/llm/model-fitness.ts';
import { askKeyAgain, askListedModel } from '../../src/cli/setup/questions.ts';
import { PROVIDER_INFOS } from '../../src/cli/setup/provider-info.ts';
import type { Person } from '../../src/ui/person.ts';

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
    '   9  qwen-9\n      and 3 more: type part of a name to find one\nModel, by number or name [the best of them]: ',
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
  expect(await askKeyAgain(person(''), OLLAMA)).toBeNull();
});
