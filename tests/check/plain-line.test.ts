/** A line for which no shell is asked is one that every shell reads. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainLine } from '../../src/check/plain-line.ts';
import { KINDS, SHELL_NAMES } from '../../src/shell/shell-kinds.ts';
import { SHELLS_HERE } from '../support/shells-here.ts';

const WORDS = [
  'ls if then fi do done in end time for case esac function coproc repeat foreach select export command exec builtin nocorrect env',
  '[ [[ ]] - -- -l + * ? *.c ~ ~/a . : a=b = =ls --a=b a= a==b {} { } \\; ; 1 %1 @ , é ^ \\ # #a ! ( ) ` $a "$a" "" \'\' a"b',
  '> 2>&1 >/dev/null 2>/dev/null & | || && |& &| &! < << <<<',
]
  .flatMap((words) => words.split(' '))
  .concat("'a b'", '"a b"', 'a"b c"d');
/** Mostly words that may be plain: of lines of any words, one in 150 is. */
const USUAL = [
  'ls',
  '-l',
  '*.c',
  '~/a',
  'a=b',
  '--a=b',
  "'a b'",
  '2>&1',
  '2>/dev/null',
  '|',
  '&&',
  'if',
  'do',
  'time',
  'env',
  '-',
  '+',
  '{}',
  '\\;',
];
const word = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...USUAL) }, { weight: 1, arbitrary: fc.constantFrom(...WORDS) });
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const character = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...'  aab-=.*?~') },
  { weight: 1, arbitrary: fc.constantFrom(...`'"|&;>{}$\\#(`) },
);
const text = fc.string({ unit: character, minLength: 1, maxLength: 9 });

/** Whether the shell reads all of these lines. */
function isRead(shell: (typeof SHELL_NAMES)[number], lines: readonly string[]): boolean {
  const { status, stderr } = spawnSync(SHELLS_HERE[shell].path, KINDS[shell].syntaxCheck.args, {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  return status === 0 && stderr === '';
}

describe.each(SHELL_NAMES.filter((shell) => fs.existsSync(SHELLS_HERE[shell].path)))('%s', (shell) => {
  test.each([line, text])('reads every line that is plain', (arbitrary) => {
    const lines = [...new Set(fc.sample(arbitrary, 60_000).filter(isPlainLine))];
    expect(lines.length).toBeGreaterThan(1_000);
    if (isRead(shell, lines)) return;
    expect(lines.filter((one) => !isRead(shell, [one]))).toEqual([]);
  });
});

test.each([
  'ls',
  'ls -la',
  'find . -type f -size +100M',
  "find . -name '*.c' -mtime -1",
  'du -sh * | sort -rh | head -n 10',
  'find . -name "*.o" -exec rm {} +',
  "find . -name '*.o' -exec rm {} \\;",
  'make 2>&1 | tee build.log',
  'git log --oneline --since=yesterday',
  'mkdir src && ls',
])('%s is plain', (command) => expect(isPlainLine(command)).toBe(true));

test.each([
  'ls |',
  '| ls',
  'ls (',
  'echo "a',
  "echo 'a",
  'if ls',
  'ls && fi',
  'ls &&',
  'a=(',
  'echo $(ls',
  'ls; done',
  'cat << E',
  'cd src',
  'export a',
  'nocorrect ls',
  'ls # a',
  'echo !!',
  '',
])('%j is left to the shell', (command) => expect(isPlainLine(command)).toBe(false));
