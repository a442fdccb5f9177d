/** What a line means, part by part: every option that is named exists, and what is not known is said to be unknown. */
import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/explain/command-line.ts';
import { explained, explainParts } from '../../src/explain/explain.ts';
import { everyday, faultsOf } from './everyday.ts';
import { unsaid } from './unsaid.ts';
import { revisionText } from '../../src/explain/git-revision.ts';
import { parseTexts } from '../../src/explain/option-texts.ts';
import { allTexts } from '../../src/explain/texts/index.ts';
import { isKnownProgram } from '../../src/programs/index.ts';
import { mannerOf, rowOf } from '../../src/programs/known-options.ts';
import { claimed } from '../support/sample.ts';

/** The parts as `code text`. */
const partsOf = (line: string): readonly string[] => (explainParts(line)?.parts ?? []).map(({ code, text }) => `${code} ${text}`);

describe('the texts', () => {
  test('name no option that the table of programs does not have', () => {
    const invented = [...allTexts()].flatMap(([name, { options }]) => {
      const known = rowOf(name, 'gnu');
      if (known === null) return [];
      const has = (option: string): boolean =>
        known.short.has(option) || known.long.has(option) || known.single.has(option) || mannerOf(name).free?.test(`-${option}`) === true;
      return [...options.keys()].filter((option) => !/^[<="]|^\d+$/.test(option) && !has(option)).map((option) => `${name} ${option}`);
    });
    expect(invented).toEqual([]);
  });

  test('agree with the table about which options take a value', () => {
    const wrong = [...allTexts()].flatMap(([name, { known: said }]) => {
      const known = rowOf(name, 'gnu');
      if (known === null) return [];
      const pairs = (['short', 'long', 'single'] as const).flatMap((form) =>
        [...said[form]].map(([option, takes]) => ({ option, takes, row: known[form].get(option) })),
      );
      return pairs
        .filter(({ takes, row }) => (takes === 'none' && row === 'value') || (takes === 'value' && row === 'none'))
        .map(({ option, takes }) => `${name} ${option} ${takes}`);
    });
    expect(wrong).toEqual([]);
  });

  test('are about programs of the table, in plain sentences', () => {
    for (const [name, { what, options }] of allTexts()) {
      expect(isKnownProgram(name.split(' ')[0] ?? ''), name).toBe(true);
      for (const text of [what, ...options.values()]) expect(text, name).toMatch(/^[^\s].{1,110}$/);
    }
  });

  test('data that is not a text is refused', () => {
    expect(() => parseTexts('-x: an option first')).toThrow('without a program');
    expect(() => parseTexts('ls lists')).toThrow('not a line of text');
    expect(() => parseTexts('ls: lists\nls: lists')).toThrow('two texts about ls');
  });
});

describe('a line', () => {
  test.each([
    [
      'tar xzf a.tgz -C /tmp',
      ['-x takes files out of the archive', '-z through gzip', '-f a.tgz the archive; - is a pipe', '-C /tmp goes to this folder first'],
    ],
    ['ps aux', ['a processes of all users', 'u with owners, processor and memory', 'x also those without a terminal']],
    [
      'sudo -u bob rm -rf x',
      ['-u bob as this user', 'rm removes files for good', '-r folders with all that is in them', 'x what is removed'],
    ],
    ['find . -name "*.log" -exec rm -f {} +', ['-name "*.log" whose name matches this pattern', 'rm removes files for good']],
    ['kill -9 12', ['-9 ends the process at once']],
    ['head -5 x', ['-5 so many lines']],
    ['comm -23 a b', ['-2 without lines that only the second has', '-3 without lines that both have']],
    ['find . -mtime -7', ['-mtime -7 changed so many days ago; + more, - less']],
    ['git log -20', ['-20 at most so many']],
    ['ip -br addr', ['-br in a short form']],
    [
      'git -C r commit -am "x y"',
      [
        '-C r goes to this folder first',
        'commit records the marked changes',
        '-a with all changes of files that git knows',
        '-m "x y" with this message',
      ],
    ],
    [
      'a=1; echo ${a%x} $(date +%F) 2>&1 >> log',
      [
        'a=1 sets the variable a',
        '${a%x} the value of the variable a, without the shortest x at its end',
        '$(date +%F) what the command in it prints is put here',
        '2>&1 sends its error messages where its output goes',
        '>> log adds its output to the end of this file',
      ],
    ],
    [
      'for f in *.txt; do mv "$f" x; done',
      [
        'for f in *.txt does this once for each of these words, which is in the variable f meanwhile',
        '*.txt the shell puts the file names that match this pattern here',
      ],
    ],
    [
      'make && ./run || echo no &',
      ['&& goes on only if that worked', '|| goes on only if that failed', '& runs this in the background: the prompt comes back at once'],
    ],
    ['killall -USR1 nginx', ['-USR1 a signal whose meaning the program chooses']],
    ['make -j4', ['-j4 so many steps at the same time']],
    [
      `docker exec web sh -c 'ls | wc > n'`,
      [
        'sh starts a shell, or runs a script (in the container)',
        '> n writes its output to this file; what was in it is lost (in the container)',
      ],
    ],
    ['dd if=a conv=foo,sync', ['conv=foo,sync changes the data, or how it is copied, in these ways']],
  ])('%s', (line, expected) => {
    for (const part of expected) expect(partsOf(line)).toContain(part);
  });

  test('an option that is not known is said to be unknown, and so is a program', () => {
    expect(partsOf('ps aux --sort=-%mem').join()).not.toContain('the option before it');
    expect(partsOf('./build.sh x')).toContain('./build.sh a program that is not described here');
    expect(partsOf('ls --zzz -l')).toContain('--zzz not an option of ls that is known here');
    expect(partsOf('fzf --zzz=1 -m')).toContain('--zzz=1 -m options of fzf, whose options are not described here');
    expect(partsOf('echo ${toString}').join('\n')).toMatch(/the value of the variable toString/);
    expect(partsOf('nosuchprogram -x')[0]).toMatch(/^nosuchprogram a program that is not described here/);
    expect(explainParts('ls --zzz')?.unknown).toEqual(['ls --zzz']);
  });

  test('is Markdown with every part as code', () => {
    expect(explained('ls -l `pwd`')).toContain('- `` `pwd` ``: what the command in it prints is put here');
    expect(explained("what's up")).toBeNull();
    expect(explained('')).toBeNull();
  });

  test('nothing makes it throw, and every part is in the line', () => {
    const word = fc.constantFrom(
      'ls',
      '-la',
      'tar',
      'xzf',
      '|',
      '&&',
      '$(',
      ')',
      '"',
      "'",
      '$x',
      '${a%b}',
      '*',
      '>',
      '2>&1',
      '<<E',
      '\n',
      'for',
      'do',
      'done',
      '-',
      '--',
      '{a,b}',
      '`',
      ';',
      'git',
      'commit',
      '-m',
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const line = words.join(' ');
        const found = explainParts(line);
        return found === null || found.parts.every(({ pos, text }) => pos >= 0 && text !== '');
      }),
      { numRuns: claimed(2_000) },
    );
  });
});

/** 300 lines of the collection of honest work, chosen by their place alone. */
const LINES: readonly string[] = fs
  .readFileSync(new URL('../corpora/honest.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(0, 300)
  .map((row) => (JSON.parse(row) as { readonly command: string }).command);

test('300 lines: no option of a line is left out, and what is called unknown is in no row', () => {
  for (const line of LINES) {
    const found = explainParts(line);
    expect(found, line).not.toBeNull();
    const all = (found?.parts ?? []).map(({ code }) => code).join(' ');
    for (const [option] of line.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<=\s)--[a-z][a-z-]+/g)) expect(all, line).toContain(option);
    for (const unknown of found?.unknown ?? []) {
      const flag = unknown.slice(unknown.lastIndexOf(' ') + 1);
      expect(rowOf(unknown.slice(0, -flag.length - 1), 'gnu')?.long.has(flag.replace(/^--/, '')) ?? false, line).toBe(false);
    }
  }
});

test.each(everyday())('says what the manual says: $line', (each) => {
  expect(faultsOf(each)).toEqual([]);
});

test.each([
  ['HEAD', 'the current commit'],
  ['HEAD~', 'the commit before HEAD'],
  ['@~2', 'the commit 2 commits before HEAD'],
  ['v1^2~3', 'the commit 3 commits before the second parent of v1'],
  ['main@{yesterday}', 'where main was at yesterday'],
  ['@{-1}', 'the branch before the last switch'],
  ['HEAD:src/a.ts', 'the file src/a.ts in HEAD'],
  ['^main', 'without the commits of main'],
  ['a...b', 'the commits that only one of a and b has'],
  ['main', null],
  ['../other', null],
  ['a.txt', null],
  ['x^{y', null],
  ['src/../lib', null],
])('the commit %s', (revision, meaning) => {
  expect(revisionText(revision, 'commits')).toBe(meaning);
});

test('no revision makes it throw', () => {
  const piece = fc.constantFrom('a', 'HEAD', '~', '^', '@{', '}', '1', '..', '...', ':', '/', '{', '!', '-', 'u');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = revisionText(pieces.join(''), 'ends');
      return text === null || text !== '';
    }),
  );
});

describe('every argument is in a part', () => {
  const oneLiners = fs
    .readFileSync(new URL('one-liners.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

  test('of 139 one-liners and of the 300 lines', () => {
    const missing = [...oneLiners, ...LINES].flatMap((line) => (unsaid(line) ?? ['all of it']).map((word) => `${line}: ${word}`));
    expect(missing).toEqual([]);
  });

  test('of any program with any options', () => {
    const program = fc.constantFrom(...[...allTexts().keys()].filter((name) => !/^(?:find|exec|eval|trap|\.|:)/.test(name)));
    const word = fc.constantFrom('-a', '-xz', '-n5', '--all', '--name=x', '--', 'a', '-', 'b.txt', '12', '-3', "'c d'", '-longword', 'add');
    fc.assert(
      fc.property(program, fc.array(word, { maxLength: 6 }), (name, words) => {
        expect(unsaid([name, ...words].join(' '))).toEqual([]);
      }),
      { numRuns: claimed(2_000) },
    );
  });

  test('repeated options, second values, events of the history', () => {
    expect(partsOf('sort -k2,2nr -k1,1 f')).toEqual(
      expect.arrayContaining(['-k 2,2nr by this column, or from column to column', '-k 1,1 by this column, or from column to column']),
    );
    expect(partsOf('jq --arg a b .x')).toContain('--arg a b sets a variable to a text');
    expect(partsOf('grep -e a f')).toContain('f where: files or folders');
    expect(partsOf('make -j 4 all')).toContain('-j 4 so many steps at the same time');
    expect(partsOf('sudo !!')).toContain('!! the shell puts the command before this one here');
    expect(partsOf('f() { ls; }; f 1')).toContain('f the function of this line');
    expect(partsOf(`echo 'a b' 'c d' "$c" "$c"`).filter((part) => /quotes|variable/.test(part))).toHaveLength(3);
  });
});

test.each([
  ['show me all the big files', true],
  ['find big files', true],
  ["what's eating my disk", true],
  ['# list files', true],
  ['kill the process on port 3000', true],
  ['how do I sort by size?', true],
  ['ls', false],
  ['ls -la', false],
  ['git push origin main', false],
  ['make clean install', false],
  ['cd projects', false],
  ['FOO=1 make', false],
  ['./run.sh x', false],
  ['grep -r "the big" .', false],
])('%s: words %s', (line, isWords) => {
  expect(wordsOf(line, () => false) !== null).toBe(isWords);
});

test('the parts of a line come in its order, assignments and redirections in front of the command too', () => {
  const order = (line: string): readonly string[] => explainParts(line)?.parts.map(({ code }) => code) ?? [];
  expect(order('a=1 b=2 make')).toEqual(['a=1', 'b=2', 'make']);
  expect(order('>out a=1 b=2 make -j4 | c=3 d=4 cat -n')).toEqual(['>out', 'a=1', 'b=2', 'make', '-j4', '|', 'c=3', 'd=4', 'cat', '-n']);
  expect(order('a=1 b=2 sudo make install')).toEqual(['a=1', 'b=2', 'sudo', 'make', 'install']);
});
