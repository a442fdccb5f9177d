/** The matching of a sentence with a pattern, against a regular expression that says the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holesOf, Sentence } from '../../src/offline/phrase-pattern.ts';
import { runs } from '../support/sample.ts';

const ARTICLE = '(?: (?:a|an|the|my|our|your|me)){0,2}';
const NAMED =
  '(?: (?:a|an|the|my|our|your|me)' +
  '(?! (?:file|script|program|folder|directory|dir|image|container|branch|commit|service|user|process|package)s?(?: |$)))?';

/** The texts in the holes by a regular expression; null without a match. */
function byExpression(pattern: string, sentence: string): Record<string, string> | null {
  const names: string[] = [];
  const word = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return `(?:"([^"]+)"|'([^']+)'|${name === 'rest' ? '(\\S.*)' : `([^\\s"']+)`})`;
    });
  const words = (text: string): string =>
    text
      .split(' ')
      .map((one) => `${one.startsWith('{') ? NAMED : ARTICLE} ${word(one)}`)
      .join('');
  const source = pattern
    .split(/(\[[^\]]*\]|\([^)]*\)| )/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      /^[[(]/.test(part) ? `(?:${part.slice(1, -1).split('|').map(words).join('|')})${part.startsWith('[') ? '?' : ''}` : words(part),
    )
    .join('');
  const match = new RegExp(`^${source}$`, 'i').exec(` ${sentence}`);
  if (match === null) return null;
  const out: Record<string, string> = {};
  for (const [at, name] of names.entries()) out[name] ||= match.slice(1 + at * 3, 4 + at * 3).find((text) => text !== undefined) ?? '';
  return out;
}

// words without another one that says the same
const word = fc.constantFrom('run', 'the', 'Files', 'me', 'job');
const holeOf = (names: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...names).map((name) => `{${name}}`);
const choice = fc
  .array(fc.oneof(word, holeOf(['x', 'y']), fc.constant('{n}mb')), { minLength: 1, maxLength: 2 })
  .map((all) => all.join(' '));
const group = fc.array(choice, { minLength: 1, maxLength: 3 }).map((all) => all.join('|'));
const pattern = fc
  .array(
    fc.oneof(
      word,
      holeOf(['a', 'b', 'rest']),
      group.map((all) => `[${all}]`),
      group.map((all) => `(${all})`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.join(' '));
const said = fc.constantFrom(
  'run',
  'RUN',
  'the',
  'a',
  'files',
  'file',
  'me',
  'job',
  'x.txt',
  '"two words"',
  "'quoted'",
  '5mb',
  'mb',
  "it's",
);

test('takes the same as a regular expression', () => {
  fc.assert(
    fc.property(pattern, fc.array(said, { minLength: 1, maxLength: 7 }), (text, words) => {
      const sentence = words.join(' ');
      expect(holesOf(text, new Sentence(sentence))).toEqual(byExpression(text, sentence));
    }),
    { numRuns: runs(5000) },
  );
});

test.each([
  ['count [the|all] lines (in|of) {file}', 'count lines within the notes.txt', { file: 'notes.txt' }],
  ['count lines of {file}', 'count the lines of the notes', { file: 'notes' }],
  ['count lines of {file}', 'count the lines of the file', null],
  ['copy {a} to {b}', 'copy "my notes" to b', { a: 'my notes', b: 'b' }],
  ['rename {a} [to {b}]', 'rename x', { a: 'x', b: '' }],
  ['{n}mb files', '5MB files', { n: '5' }],
  ['say {rest}', 'say it is "so"', { rest: 'it is "so"' }],
  ['copy {a} to {b}', 'copy a b', null],
  ['find {x}', 'Locate x', { x: 'x' }],
  ['[please] (list|count) files', 'show the files', {}],
  ['{n}mb', 'my 5MB', { n: '5' }],
  ['find {x}', 'finder x', null],
])('%s: %s', (text, sentence, holes) => {
  expect(holesOf(text, new Sentence(sentence))).toEqual(holes);
});
