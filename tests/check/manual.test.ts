/** Reading options out of manual pages and completion files. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionsOfCompletion } from '../../src/check/know/completions.ts';
import { optionsOfManual } from '../../src/check/know/manual.ts';
import { fromRow, type Options } from '../../src/programs/options.ts';
import { cpuMsOf } from '../support/clock.ts';

const MARKS = { none: '', value: '=', joined: '?', maybe: '~' } as const;
const shown = (options: Options): string =>
  [
    ...[...options.short].map(([name, takes]) => `-${name}${MARKS[takes]}`),
    ...[...options.single].map(([name, takes]) => `-${name}${MARKS[takes]}`),
    ...[...options.long].map(([name, takes]) => `--${name}${MARKS[takes]}`),
  ].join(' ');

describe('one line of a manual page', () => {
  test.each([
    ['\\fB\\-n\\fR, \\fB\\-\\-lines\\fR=\\fI\\,NUM\\/\\fR', '-n= --lines='],
    ['\\-a, \\-\\-all', '-a --all'],
    ['.BR \\-v ", " \\-\\-verbose', '-v --verbose'],
    ['\\-T\\fIname\\fR', '-T='],
    ['.BI \\-T name', '-T='],
    ['.BI \\-C " NUM" "\\fR,\\fP \\-\\^\\-context=" NUM', '-C= --context='],
    ['.IP "\\-\\-retry <num>"', '--retry='],
    ['.IP "\\fB-o, --output\\fR <file>"', '-o= --output='],
    ['.It Fl p Ar port', '-p='],
    ['.It Fl a , Fl Fl all', '-a --all'],
    ['.It Fl N', '-N'],
    ['.B \\-maxdepth \\fIlevels\\fR', '-maxdepth='],
    ['\\-\\-color[=WHEN]', '--color~'],
    ['\\-\\-[no\\-]progress', '--progress --no-progress'],
    ['    -q, --quiet    say less', '-q --quiet'],
    ['text that names \\-\\-this one', '--this~'],
    ['a well-known fact, 3-4 and x-y', ''],
    ['.\\" \\-\\-comment', ''],
    ['https://x.org/a--b', ''],
    ['\\(hy\\(hynamed', '--named'],
  ])('%s', (line, expected) => {
    expect(shown(optionsOfManual(line))).toBe(expected);
  });
});

test('a page is complete when it introduces several options', () => {
  const page = (count: number): string => Array.from({ length: count }, (_, at) => `.TP\n\\fB\\-\\-option${at}\\fR\ntext\n`).join('');
  expect(optionsOfManual(page(2)).complete).toBe(false);
  expect(optionsOfManual(page(8)).complete).toBe(true);
});

test('a row lists letters, long options and words, with their values', () => {
  expect(shown(fromRow(['ab c= d?', 'all\n  width= color?', 'name= print']))).toBe('-a -b -c= -d? -name= -print --all --width= --color?');
});

test('reading never throws and takes linear time', async () => {
  const pieces = fc.constantFrom(
    '.TP',
    '.B',
    '.It Fl',
    '\\fB',
    '\\-',
    '-',
    '--',
    '"',
    ' ',
    '\n',
    'a',
    'x=y',
    '[',
    ']',
    '\\',
    '\\*(',
    '\\f[',
    '.BR',
    ',',
    '\'\\"',
    '\\(',
    'Ar',
    'Fl',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(pieces, { maxLength: 80 }).map((all) => all.join('')),
      ),
      (text) => {
        optionsOfManual(text);
        optionsOfCompletion(text, 'compsys');
        optionsOfCompletion(text, 'bash-completion');
      },
    ),
    { numRuns: 500 },
  );
  for (const evil of ['-a.-', '"-', '\\ -', '-a ', '\\f[-', '-{a,', '.B "-a" ']) {
    const spent = await cpuMsOf(() => {
      optionsOfManual(evil.repeat(200_000));
      optionsOfCompletion(evil.repeat(200_000), 'compsys');
      optionsOfManual(`${evil.repeat(500)}\n`.repeat(400));
    });
    expect(spent, evil).toBeLessThan(10_000);
  }
});
