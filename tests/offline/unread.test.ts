import { describe, expect, test } from 'vitest';
import { building } from '../../lab/offline/building.ts';
import { natural } from '../../lab/offline/natural.ts';
import { LONG_TEST_MS } from '../support/clock.ts';
import { sample } from '../support/sample.ts';
import { ask } from './support.ts';

/** Words that shape what is printed, as they are added to a question. */
const SHAPES = [
  ['in lower case', /lower/i],
  ['with octal modes', /octal|mode/i],
  ['per month', /per|month/i],
  ['on average', /average|mean|load/i],
  ['grouped together', /group|together/i],
  ['the longest', /longest/i],
] as const;

const questions = [building, natural].flatMap((groups) => Object.values(groups).flat()).map(([question]) => question);

describe('a word that shapes a list is read or the answer is withheld', () => {
  test.each(SHAPES)('%s', { timeout: LONG_TEST_MS }, async (shape, alreadySaid) => {
    const ignored: string[] = [];
    const others = questions.filter((one, at) => at % 2 === 0 && !alreadySaid.test(one));
    for (const question of sample(others, 60)) {
      const plain = await ask(question);
      if (plain.command === null) continue;
      const shaped = await ask(`${question.replace(/[.?! ]+$/, '')} ${shape}`);
      const isSaid = shaped.explanation.includes('left out');
      if (shaped.command === plain.command && !isSaid) ignored.push(`${question} ${shape} → ${shaped.command}`);
    }
    expect(ignored).toEqual([]);
  });
});

/** What must not be dropped without an effect: numbers, quoted texts, names with a dot or a slash, and words that shape the answer. */
const EFFECTIVE =
  /^(?:["'].+["']|\d.*|\S*[./]\S+|lowercase|uppercase|longest|average|unique|hidden|absolute|random|smallest|oldest|not|except|without|md5)$/i;

/** Questions that say the default of the command, or the same thing in other words: what is dropped here changes nothing. */
const RESTATED = [
  'what\'s eating my disk? (*.log & more) $HOME | "x − (*.log',
  'generate a random password − random',
  'show top 10 processes by memory − 10',
  'start a simple web server in this directory on port 8000 − 8000',
  'delete all log files but not app.log − not',
];

test('without a value or a shaping word the answer is another one', { timeout: LONG_TEST_MS }, async () => {
  const same: string[] = [];
  for (const question of questions) {
    const words = question.replace(/[?! ]+$/, '').split(' ');
    const dropped = words.flatMap((word, at) => (EFFECTIVE.test(word) ? [at] : []));
    if (dropped.length === 0) continue;
    const { command } = await ask(question);
    if (command === null) continue;
    for (const at of dropped)
      if ((await ask(words.toSpliced(at, 1).join(' '))).command === command) same.push(`${question} − ${words[at] ?? ''} → ${command}`);
  }
  expect(same).toEqual(RESTATED.map((one) => expect.stringContaining(one)));
});

test.each([
  // a word that the rule permits, but which its command ignores
  'find every file named apr.txt, upper or lower case',
  'print the absolute paths of every second line',
  'show the line before and after the line that contains fan in run.log',
  'print the date of every file in lower case',
  'how many lines are in all txt files together per folder',
  // of a pair, only one was read
  'lines of run.log that contain warning or fine',
  'print every second line of run.log',
  'run wc',
  'Run Wc;',
  'print the first 5 characters of each line of accounts.txt',
  'display everything but the first line of people.csv',
  'find files here, not below, that contain blue',
  'display lines from accounts.txt beginning with anna',
  // a text that nothing introduces, or the kind of a text
  'show the odd lines of left.txt',
  'show lines of prices.txt that consist only of digits',
  'show lines in run.log that contain a colon',
  'find files that have a digit in their name',
  'print left.txt on one line separated by commas',
  // another program than the one that is named, names instead of contents
  'print the md5 checksum of every txt file in reports/2023',
  'print the contents of all txt files in reports/2023',
  'find files that are executable by their owner in perms',
])('withheld: %s', async (question) => expect((await ask(question)).command).toBeNull());

test.each([
  ['print the lines that contain blue in colors.txt', 'grep blue colors.txt'],
  ['how many times does foo appear in notes.txt', 'grep -o -- foo notes.txt | wc -l'],
  ['grep recursive but only in .py files for import', "grep -rn import --include='*.py' ."],
  ['is there some command that shows the largest files', "find . -type f -printf '%s\\t%p\\n' | sort -rn | head -n 10"],
])('still answered: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

test('a folder called old is a place, not an age', async () => {
  const listFolder = (): readonly string[] => ['old', 'reports'];
  const { command } = await ask('files in old modified in the last 24 hours', { cwd: '/srv' }, { listFolder });
  expect(command).toBe('find old -type f -mtime -1');
  expect((await ask('how many txt files are there in reports and below', {}, { listFolder })).command).toBe(
    "find reports -type f -name '*.txt' | wc -l",
  );
});
