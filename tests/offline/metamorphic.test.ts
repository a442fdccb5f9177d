/** Pairs of questions: what differs between them decides how their commands may differ. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, sample, sized } from '../support/sample.ts';
import { ask } from './support.ts';

const kinds = ['txt files', '.log files', 'log files', 'python files', 'pdf files', 'files ending in .md', 'files with the extension csv'];
const filters = ['', ' older than 10 days', ' bigger than 2 MB', ' modified in the last 3 days', ' that are empty', ' smaller than 10 kB'];
const places = ['', ' in docs', ' in the folder src', ' under lib'];
const deletes = ['delete all', 'remove all', 'erase all', 'get rid of all', 'delete the'];
const sentences = deletes.flatMap((verb) =>
  kinds.flatMap((kind) => filters.flatMap((filter) => places.map((place) => `${verb} ${kind}${place}${filter}`))),
);
/** Every n-th; in the suite a tenth of them. */
const some = (step: number): readonly string[] => {
  const whole = sentences.filter((_, at) => at % step === 0);
  return sample(whole, Math.ceil(whole.length / 10));
};
const reading = (sentence: string): string => sentence.replace(/^(?:delete|remove|erase|get rid of)/, 'list');

const CHANGES = /-delete\b|\b(?:rm|mv|cp|kill|chmod)\b/;

describe('a sentence about deleting files', () => {
  test.each(sentences.filter((_, at) => at % 41 === 0))('"%s" is answered', async (sentence) =>
    expect((await ask(sentence)).command).toMatch(/ -delete$/),
  );

  test('with an exception names what is to be spared, or has no command', async () => {
    for (const sentence of some(7))
      for (const but of ['except', 'but not', 'other than', 'apart from', 'unless it is called', 'but keep', 'without', ', never']) {
        const { command } = await ask(`${sentence} ${but} keep-me.txt`);
        if (command === null) continue;
        expect(command).toContain('-not -name keep-me.txt');
        expect(command.replace(' -not -name keep-me.txt', '')).toBe((await ask(sentence)).command);
      }
  });

  test('with an exception that no rule reads has no command', async () => {
    for (const sentence of some(9))
      for (const but of ['except the nicest', 'but keep two of them', 'unless they matter', 'except mine', 'but not those of bob'])
        expect((await ask(`${sentence} ${but}`)).command, `${sentence} ${but}`).toBeNull();
  });

  test.each([
    'should i X?',
    'what happens if i X',
    'would it be safe to X',
    'is it ok to X?',
    "don't X",
    'never X',
    'please do not X',
    'why would anybody X',
    'when should I X',
  ])('in the form "%s" changes nothing', async (form) => {
    for (const sentence of some(11)) expect((await ask(form.replace('X', sentence))).command ?? '', sentence).not.toMatch(CHANGES);
  });

  test.each([
    'please X',
    'can you X',
    'could you please X?',
    'hey, X',
    'how do I X?',
    'how can i X',
    'I want to X',
    "i'd like to X",
    'X please',
    'X, thanks',
  ])('with politeness "%s" has the same command', async (form) => {
    for (const sentence of some(17)) expect((await ask(form.replace('X', sentence))).command).toBe((await ask(sentence)).command);
  });

  test('with an unknown word has no command: each of 500', async () => {
    const answered: string[] = [];
    for (const sentence of sample(sentences, 60)) if ((await ask(sentence)).command !== null) answered.push(sentence);
    expect(answered.length).toBeGreaterThanOrEqual(sized(35, 500));
    for (const [at, sentence] of answered.slice(0, 500).entries()) {
      const words = sentence.split(' ');
      words.splice((at % words.length) + 1, 0, 'blorpish');
      const asked = words.join(' ');
      // inside `get rid of` there is no verb left
      expect((await ask(asked)).command ?? '', asked).not.toMatch(CHANGES);
    }
  });

  test('with a mistyped word has no command', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...some(3)), fc.nat(), async (sentence, place) => {
        const words = sentence.split(' ');
        const able = words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) && at > 0 ? [at] : []));
        const at = able[place % able.length];
        if (at === undefined) return;
        const word = words[at] ?? '';
        words[at] = `${word[0]}${word[2]}${word[1]}${word.slice(3)}`;
        const { command } = await ask(words.join(' '));
        // a mistyped name is a name
        if (command !== null) expect(command).toContain(words[at]);
      }),
      { numRuns: runs(400) },
    );
  });
});

test('a sentence that lists files never changes them', async () => {
  for (const sentence of some(2)) expect((await ask(reading(sentence))).command ?? '').not.toMatch(CHANGES);
});

test('a command that leaves out a word says so', async () => {
  const { command, explanation } = await ask('list all python files bigger than 2 MB zorbly');
  expect(command).toBe("find . -type f -name '*.py' -size +2M");
  expect(explanation).toContain('; left out: zorbly');
});
