/** What the hooks write about the variables of a shell is read back exactly, whatever is in them. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVariables } from '../../src/shell/shell-variables.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { type Shell, shellPath } from '../support/world.ts';

const ODD = [
  'plain',
  '',
  'a b',
  'it\'s "q" $x `y` \\ \\\\',
  'two\nlines',
  '\t\x01\x1b[31m\x7f',
  'é 漢 🦭',
  ')',
  '[0]="x"',
  'declare -x FAKE="y"',
  '$(id)',
  '\n',
];

/** Runs the hook's own function in a real shell that holds these variables, and reads what it wrote. */
function written(shell: Shell, setUp: string, values: readonly string[]): ReturnType<typeof parseVariables> {
  const session = fs.mkdtempSync(path.join(os.tmpdir(), 'variables-'));
  const hook = fs.readFileSync(path.join(REPOSITORY, `shell-hooks/yosh.${shell}`), 'utf8');
  const writer = /^__yo_write_variables\(\) \{[^]*?^\}.*$/m.exec(hook)?.[0] ?? '';
  const script = `${setUp}\n${writer}\n__yo_write_variables variables`;
  const env = Object.fromEntries(values.map((value, index) => [`V_${index}`, value]));
  execFileSync(shellPath(shell), [...(shell === 'zsh' ? ['-f'] : ['--norc']), '-c', script], {
    env: { ...env, YOSH_SESSION: session, LANG: 'C.UTF-8', PATH: process.env['PATH'] ?? '' },
    stdio: 'ignore',
  });
  const text = fs.readFileSync(path.join(session, 'variables'), 'utf8');
  fs.rmSync(session, { recursive: true });
  return parseVariables(text);
}

const ARRAYS: Readonly<Record<Shell, string>> = {
  bash: `L=(one 'two 2'); declare -A M=([db]='x "y"' ['k k']=$'a\\nb'); N=5; declare -r RO=fixed; declare -i I=7; unset_one() { :; }`,
  zsh: `L=(one 'two 2'); typeset -A M; M=(db 'x "y"' 'k k' $'a\\nb'); N=5; typeset -r RO=fixed; typeset -H HIDDEN=held; NUL=$'a\\0b'`,
};

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test('scalars of every kind', () => {
    const found = written(shell, '', ODD) ?? [];
    for (const [index, value] of ODD.entries())
      expect(found.filter(({ name }) => name === `V_${index}`)).toEqual([{ name: `V_${index}`, value, expansion: `V_${index}` }]);
  });

  test('any text', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('"', "'", '\\', '$', '`', '\n', '(', ')', ' '),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(
        fc.array(
          text.map((one) => one.replaceAll('\0', '').toWellFormed()),
          { minLength: 20, maxLength: 40 },
        ),
        (values) => {
          const found = new Map(written(shell, '', values)?.map(({ name, value }) => [name, value]));
          expect(values.map((_, index) => found.get(`V_${index}`))).toEqual(values);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('arrays, numbers, read-only and hidden ones', () => {
    const found = written(shell, ARRAYS[shell], []) ?? [];
    const of = (name: string): readonly string[] =>
      found
        .filter((one) => one.name === name)
        .map(({ value }) => value)
        .toSorted();
    expect(of('L')).toEqual(['one', 'two 2']);
    expect(of('M')).toEqual(['a\nb', 'x "y"']);
    expect(found.find(({ value }) => value === 'x "y"')?.expansion).toBe('{M[db]}');
    expect(found.find(({ value }) => value === 'a\nb')?.expansion).toBe(null);
    // an index depends on ksh_arrays in zsh, an offset does not
    expect(found.find(({ value }) => value === 'two 2')?.expansion).toBe(shell === 'zsh' ? '{L[@]:1:1}' : '{L[1]}');
    expect(of('N')).toEqual(['5']);
    expect(of('RO')).toEqual(['fixed']);
    if (shell === 'zsh') expect([...of('HIDDEN'), ...of('NUL')]).toEqual(['held', 'ab']);
  });
});

test('a text that no hook wrote to its end is not read', () => {
  for (const text of ['', 'bash', 'bash\ndeclare -- A="x"', 'zsh\nA\0\0x\0', 'fish\nA\0\0x\0\0']) expect(parseVariables(text)).toBe(null);
  expect(parseVariables('bash\n\0left over')).toEqual([]);
  expect(parseVariables('zsh\n\0left over')).toEqual([]);
});

test('any text is read without an error, and no value of an unread declaration is lost', () => {
  const piece = fc.constantFrom('declare -- ', 'declare -A ', 'A', '=', '(', ')', '[k]=', '"', '\\', "$'", "'", '\n', ' ', 'value', '\0');
  fc.assert(
    fc.property(
      fc.array(piece).map((parts) => parts.join('')),
      (text) => {
        parseVariables(`zsh\n${text}`);
        const body = text.replaceAll('\0', '');
        const found = parseVariables(`bash\n${body}\ndeclare -- LAST="here"\n\0`) ?? [];
        expect(found.map(({ value }) => value).join('')).toContain('here');
      },
    ),
  );
});
