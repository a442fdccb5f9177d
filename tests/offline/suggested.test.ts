/** What yosh suggests typing is answered offline: read from the texts that suggest it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownWord } from '../../src/session/own-words.ts';
import { ask } from './support.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const spoken = (word: string): string => {
  const own = ownWord(word);
  return own?.kind === 'says' ? own.text : '';
};

/** In backticks, or behind a colon: `yo find big files`, `Try: yo find big files · yo help`. */
function suggestedIn(from: string): string[] {
  const marked = [...from.matchAll(/`(?:[^`|]*\| )?yo ([^`]+)`/g)];
  const plain = [...from.matchAll(/(?:: | · )yo ([^`'"\n·.]+)/g)];
  return [...marked, ...plain].map(([, question = '']) => question.replace(/\\$/, '').trim());
}

const sources = (folder: string): string[] =>
  readdirSync(new URL(`../../src/${folder}`, import.meta.url), { recursive: true })
    .map((name) => `src/${folder}/${String(name)}`)
    .filter((name) => name.endsWith('.ts'));
const table = text('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| '));
const greeting = text('bin/yosh')
  .split('\n')
  .filter((line) => line.includes('Try:'));
/** Comments are not shown. */
const lines = ['offline', 'llm', 'session', 'companion', 'ui'].flatMap(sources).flatMap((path) =>
  text(path)
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && /: yo |`yo /.test(line)),
);

const texts = {
  greeting,
  'yo help': [spoken('help')],
  'yo hello': [spoken('hello'), spoken('who are you')],
  README: table,
  'lines of the program': lines,
};

test.each(Object.entries(texts))('%s suggests something', (_, from) => expect(from.flatMap(suggestedIn).length).toBeGreaterThan(0));

test.each(Object.entries(texts))('all that %s suggests is answered', async (_, from) => {
  // `…` and NAME stand for words of the user's own, <remark> too
  const suggested = [...new Set(from.flatMap(suggestedIn))].filter((question) => !/[…<$]|[A-Z]{4}/.test(question));
  const unanswered: string[] = [];
  for (const question of suggested.filter((one) => ownWord(one) === null)) {
    const facts = question === 'why' ? { 'piped-input': 'make: *** No rule to make target x.  Stop.' } : {};
    const { events } = await ask(question, facts, { whatIs: async () => 'search for files' });
    if (events.some(({ kind }) => kind === 'failure')) unanswered.push(question);
  }
  expect(unanswered).toEqual([]);
});

test.each([
  ['find big files', /-printf '%s\\t%p\\n' \| sort -rn \| head -n 10$/],
  ['show large files', /sort -rn \| head -n 10$/],
  ['which files are big', /sort -rn \| head -n 10$/],
  ['big files?', /sort -rn \| head -n 10$/],
  ['list huge log files in docs', /^find docs -type f -name '\*\.log' .*sort -rn/],
  ['what is big here', /sort -rn/],
  ['find small files', /sort -n \| head -n 10$/],
  ['which images are tiny', /sort -n \| head -n 10$/],
])('%s: ranked by size', async (question, command) => expect((await ask(question)).command).toMatch(command));

test.each(['find files bigger than notes.txt', 'files larger than usual', 'make the window bigger', 'is it a big problem', 'big', 'small'])(
  '%s: not ranked by size',
  async (question) => expect((await ask(question)).command ?? '').not.toMatch(/sort -r?n/),
);

test('piped text is looked at as the output of a failed command', async () => {
  const why = async (piped: string) => await ask('why', { 'piped-input': piped });
  expect((await why('error[E0308]: mismatched types')).command).toBe('rustc --explain E0308');
  expect((await why('main.c:1:10: fatal error: zlib.h: No such file or directory')).text).toContain('zlib.h is missing');
  expect((await why('fatal: are you root?')).command).toBeNull();
  expect((await why('all good')).text).toContain('no failure that an offline rule knows');
});
