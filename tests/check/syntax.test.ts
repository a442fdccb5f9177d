/** Syntax errors are found by the user's own shell, which executes nothing. */
import { readLine } from '../../src/syntax/read-line.ts';
import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, CHECK_MS } from '../../src/check/index.ts';
import { shellSays } from '../../src/check/syntax-shell.ts';
import { runs } from '../support/sample.ts';
import { machine } from './support.ts';

const { root, says, findings, world } = machine();
const signal = new AbortController().signal;
const SHELLS = [
  { shell: 'bash', shellPath: '/bin/bash' },
  { shell: 'zsh', shellPath: '/bin/zsh' },
] as const;

describe('nothing in a command is executed', () => {
  const canary = path.join(root, 'canary');
  const hostile = [
    'touch C',
    '$(touch C)',
    '`touch C`',
    'echo "$(touch C)"',
    'case $(touch C) in a) ;; esac',
    'for i in $(touch C); do :; done',
    '[[ -n $(touch C) ]]',
    '(( $(touch C) ))',
    'x=$(touch C)',
    'a[$(touch C)]=1',
    'cat <(touch C)',
    'cat =(touch C)',
    'cat <<< $(touch C)',
    'cat <<EOF\n$(touch C)\nEOF',
    'echo > C',
    'echo > $(touch C)',
    'f() { touch C; }; f',
    "trap 'touch C' EXIT",
    "eval 'touch C'",
    'set +n; touch C',
    'set +o noexec; touch C',
    'setopt exec; touch C',
    "alias x='touch C'\nx",
    "ls *(e:'touch C':)",
    "print ${(e):-'$(touch C)'}",
    '() { touch C }',
    '{ touch C } always { touch C }',
    'coproc touch C',
    'exec touch C',
    'time touch C',
    'while touch C; do break; done',
    '${x:=$(touch C)}',
    '+n touch C',
    '-c "touch C"',
    '-- touch C',
    'enable -f C x',
    '. <(echo touch C)',
    'PROMPT_COMMAND="touch C"',
    'bash -c "touch C"',
    'sudo touch C',
  ];

  test.each(SHELLS)('by $shell', async ({ shell, shellPath }) => {
    for (const each of hostile) {
      await shellSays({ shell, shellPath }, each.replaceAll('C', canary), signal);
      expect(fs.existsSync(canary), each).toBe(false);
    }
  });

  test.each(SHELLS)('by the whole check, $shell', async ({ shell, shellPath }) => {
    const ask = { shell, shellPath, shellSays: (text: string, stop: AbortSignal) => shellSays({ shell, shellPath }, text, stop) };
    for (const each of hostile) {
      await findings(each.replaceAll('C', canary), ask);
      expect(fs.existsSync(canary), each).toBe(false);
    }
  });

  test('neither a start-up file nor a file that the environment names', async () => {
    const start = path.join(root, 'start');
    fs.writeFileSync(start, `touch ${canary}\n`);
    process.env['BASH_ENV'] = start;
    process.env['ENV'] = start;
    try {
      for (const each of SHELLS) expect(await shellSays(each, 'true', signal)).toBe('');
    } finally {
      delete process.env['BASH_ENV'];
      delete process.env['ENV'];
    }
    expect(fs.existsSync(canary)).toBe(false);
  });
});

describe('a syntax error is reported in one line', () => {
  test.each([
    ['echo "open', /unexpected EOF while looking for matching/],
    ["echo 'open", /unexpected EOF while looking for matching/],
    ['cat <<EOF\ntext', /here-document .* delimited by end-of-file/],
    ['if true; then ls', /syntax error/],
    ['ls |', /syntax error/],
    ['(ls', /syntax error/],
    ['echo $(ls', /unexpected EOF|syntax error/],
    ['ls ;; pwd', /syntax error/],
  ])('bash: %s', async (command, expected) => {
    const [only, ...more] = await findings(command);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: 'syntax', at: [0, command.length] });
    expect(only?.what).toMatch(expected);
    expect(only?.what).not.toMatch(/\n|\/bin\/bash|line 1: /);
  });

  test.each([
    ['echo "open', /unmatched/],
    ['if true; then', /parse error/],
    ['ls |', /parse error/],
  ])('zsh: %s', async (command, expected) => {
    expect(await shellSays({ shell: 'zsh', shellPath: '/bin/zsh' }, command, signal)).toMatch(expected);
  });

  test.each([
    'ls',
    'ls !(a|b) *.@(c|d)',
    'echo "a" # an unclosed " in a comment',
    "cat <<'EOF'\n$(x\nEOF",
    'for i in 1 2; do echo $i; done',
    "echo it\\'s",
    '! true',
    'echo {1..3} $((1 + 2)) ${x:-y}',
  ])('no syntax error in %s', async (command) => {
    for (const each of SHELLS)
      if (!(each.shell === 'zsh' && command.startsWith('ls !('))) expect(await shellSays(each, command, signal)).toBe('');
    expect((await says(command)).filter((each) => each.startsWith('syntax'))).toEqual([]);
  });

  test('zsh accepts syntax that only zsh has', async () => {
    const ask = {
      shell: 'zsh' as const,
      shellPath: '/bin/zsh',
      shellSays: (text: string, stop: AbortSignal) => shellSays(SHELLS[1], text, stop),
    };
    for (const each of ['ls *(.om[1,3])', 'print ${(f)"$(ls)"}', 'repeat 3 echo x', 'for x (a b) echo $x', 'ls **/*(D)'])
      expect(await says(each, ask)).toEqual([]);
  });
});

test.each([
  ['cat <<EOF\ntext', true],
  ['cat <<EOF', true],
  ["cat <<-'EOF'\n\ttext\n\tEOFF", true],
  ['cat <<A <<B\n1\nA\n2\nB', false],
  ['cat <<A <<B\n1\nA\n2', true],
  ['cat <<EOF\ntext\nEOF', false],
  ['cat <<-EOF\n\ttext\n\tEOF', false],
  ['cat <<< EOF', false],
  ['echo $((1 << 2))', false],
  ["echo '<<EOF'", false],
  ['echo "a <<EOF" # <<EOF', false],
])('an open here-document is found in zsh too: %s', async (command, open) => {
  const ask = { shell: 'zsh' as const, shellSays: (text: string, stop: AbortSignal) => shellSays(SHELLS[1], text, stop) };
  for (const over of [{}, ask, { shellSays: async () => null }])
    expect((await says(command, over)).map((each) => each.slice(0, 6))).toEqual(open ? ['syntax'] : []);
});

test('when the shell cannot be asked, the parser finds errors for bash, and none for zsh', async () => {
  const silent = { shellSays: async () => null };
  expect(await says('echo "open', silent)).toHaveLength(1);
  expect(await says('ls', silent)).toEqual([]);
  expect(await says('for x (a b) echo $x', { ...silent, shell: 'zsh' as const })).toEqual([]);
  expect(await shellSays({ shell: 'bash', shellPath: path.join(root, 'gone') }, 'ls', signal)).toBeNull();
});

test('an aborted check ends at once', async () => {
  const stop = new AbortController();
  const asked = check(readLine('fd x'), { ...world, shellSays: () => new Promise(() => {}) }, stop.signal);
  stop.abort();
  expect(await asked).toBeInstanceOf(Array);
  expect(await check(readLine('fd x'), world, stop.signal)).toEqual([]);
});

test('the deadline does not pass while this thread is busy: what the shell said in that time is used', async () => {
  const { world } = machine();
  const shellSays = async (): Promise<string> => {
    // the rest of the check has begun, and keeps the thread busy
    setImmediate(() => {
      const end = performance.now() + 2 * CHECK_MS;
      while (performance.now() < end);
    });
    await fs.promises.stat('/');
    return 'it is late';
  };
  const found = await check(readLine('echo $x'), { ...world, shellSays }, new AbortController().signal);
  expect(found.map(({ what }) => what)).toEqual(['bash cannot read it: it is late']);
});

test('the check ends in time when the world never answers', async () => {
  const never = (): Promise<never> => new Promise(() => {});
  const files = { ...world.files, look: never };
  expect(await check(readLine('fd x'), { ...world, files, shellSays: never }, signal)).toEqual([]);
});

test('the check never throws, whatever the text', async () => {
  const quiet = { shellSays: async () => '' };
  const words = fc.constantFrom(
    'ls',
    '-l',
    '--',
    '$(',
    ')',
    '`',
    '"',
    "'",
    '<<EOF',
    '\n',
    '|',
    '&&',
    ';',
    '{',
    '}',
    '~',
    '*',
    'find',
    '-exec',
    'git',
    'tar',
    'xf',
    '\\',
    '<',
    '>',
    '=',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.array(words, { maxLength: 30 }).map((each) => each.join(' ')),
      ),
      async (text) => {
        for (const finding of await findings(text, quiet)) {
          expect(finding.at[0]).toBeLessThanOrEqual(finding.at[1]);
          expect(finding.at[1]).toBeLessThanOrEqual(text.length);
          expect(finding.forModel).not.toBe('');
        }
      },
    ),
    { numRuns: runs(300) },
  );
});
