/** Walk-throughs with everything else that happens at a prompt: keys typed ahead, full-screen programs, the user's own settings. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { ENTER, leaveInsertMode, open, prompts, run, SHELLS, untilLine } from '../shell/contract.ts';
import { chat, command, NEXT, pending } from '../support/script.ts';
import { shellVersion } from '../support/talk.ts';
import type { Shell, World } from '../support/world.ts';
import { accept, acceptLast, acceptUntil, ask, CTRL_U, factsOf, GOAL, leave, newTurn, SHELL_COLS, shown, walkThrough } from './walker.ts';

const WAITS = 'echo begun; until [ -e go ]; do sleep 0.02; done';
const TWO = 'echo two';
const THREE = 'echo three';
const go = (world: World): void => fs.writeFileSync(path.join(world.home, 'go'), '');

/**
 * Waits until vi has received what it asked the terminal. It asks after it has drawn its first screen, and again after the first reply.
 * If it ends before a reply comes, the shell reads the reply as keys, on a bare terminal too.
 */
async function viHasAsked(world: World): Promise<void> {
  for (const word of ['first', 'second']) {
    world.terminal.type(`:echo "${word}" . "-reply"${ENTER}`);
    await world.terminal.until((text) => text.includes(`${word}-reply`));
  }
}

/** Walks two steps to the end in a shell with these settings. */
async function walks(
  shell: Shell,
  rc: string,
  mode: 'emacs' | 'vi' = 'emacs',
  end = /It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/,
): Promise<void> {
  await using world = await open({
    shell,
    rc,
    mode,
    cols: SHELL_COLS,
    script: walkThrough(pending('echo one; (exit 3)'), pending(TWO), chat('It stands.')),
  });
  await ask(world, GOAL, 'echo one; (exit 3)');
  await accept(world, TWO);
  expect(factsOf(world.requests().at(-1))).toMatchObject({
    'walk-through': expect.stringMatching(/\n1\. `echo one; \(exit 3\)`: run as suggested, exit status 3 \(it failed\)$/),
    'last-output': 'one',
  });
  await acceptLast(world);
  expect(shown(world)).toMatch(end);
  expect(factsOf(world.requests().at(-1))).toMatchObject({ 'last-output': 'two' });
  expect(world.requests()).toHaveLength(3);
}

describe.each(SHELLS)('%s', (shell) => {
  describe('keys typed ahead while a step runs: dropped before the next step, none of them runs', () => {
    test.concurrent.each([`touch ahead${ENTER}`, 'half a line', `touch ahead${ENTER}touch half`])('%j', async (keys) => {
      await using world = await open({ shell, cols: SHELL_COLS, script: walkThrough(pending(WAITS), pending(TWO), chat('It stands.')) });
      await ask(world, GOAL, WAITS);
      await acceptUntil(world, /\nbegun$/);
      world.terminal.type(keys);
      await world.terminal.until((text) => text.endsWith(keys.split(ENTER).at(-1) || 'touch ahead'));
      go(world);
      await untilLine(world, TWO);
      await acceptLast(world);
      expect(shown(world)).toMatch(/P> echo two\ntwo\n  It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
      expect(fs.existsSync(path.join(world.home, 'ahead'))).toBe(false);
      expect(world.terminal.text()).not.toContain('5578');
    });
  });

  test.concurrent('the same on a machine that stops the shell every millisecond, with many keys', async () => {
    const script = walkThrough(pending(WAITS), pending(TWO), chat('It stands.'));
    await using world = await open({ shell, cols: SHELL_COLS, rc: 'echo $$ >~/.pid', script });
    await ask(world, GOAL, WAITS);
    await acceptUntil(world, /\nbegun$/);
    world.terminal.type(`touch ahead${ENTER}${'x'.repeat(300)}${ENTER}half a line`);
    await world.terminal.until(/half a line$/);
    const pid = Number(fs.readFileSync(path.join(world.home, '.pid'), 'utf8'));
    let signals = 0;
    const storm = setInterval(() => process.kill(pid, signals++ % 2 === 0 ? 'SIGSTOP' : 'SIGCONT'), 2);
    try {
      go(world);
      await untilLine(world, TWO);
    } finally {
      clearInterval(storm);
      process.kill(pid, 'SIGCONT');
    }
    await acceptLast(world);
    expect(shown(world)).toMatch(/P> echo two\ntwo\n  It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
    expect(fs.existsSync(path.join(world.home, 'ahead'))).toBe(false);
  });

  test.concurrent('keys typed ahead while a step runs, and an answer in text: they run as typed', async () => {
    await using world = await open({ shell, cols: SHELL_COLS, script: walkThrough(pending(WAITS), chat('It stands.')) });
    await ask(world, GOAL, WAITS);
    await acceptUntil(world, /\nbegun$/);
    world.terminal.type(`echo a-$((6*7))${ENTER}`);
    go(world);
    await world.terminal.until(/\na-42\nP>$/);
  });

  test.concurrent('output without a final newline stays, and an answer begins on a fresh line', async () => {
    const script = walkThrough(pending('printf unfinished'), [{ waitFor: '/nonexistent/for-ever' }]);
    await using world = await open({ shell, cols: SHELL_COLS, script });
    await ask(world, GOAL, 'printf unfinished');
    await acceptUntil(world, /thinking…/);
    // zsh marks the unfinished line, with a # for root
    const lines = (): readonly string[] => world.terminal.screen().map((line) => line.trimEnd().replace(/[#%]$/, ''));
    expect(
      lines()
        .filter((line) => line !== '')
        .slice(-2),
    ).toEqual(['unfinished', expect.stringContaining('thinking…')]);
    await leave(world, '\x03');
    expect(
      lines()
        .filter((line) => line !== '')
        .slice(-4),
    ).toEqual(['unfinished', '^C', 'yo: walk-through set aside · `yo next` goes on · `yo stop` ends it', 'P>']);
    world.script({ [NEXT]: pending(TWO), '*': chat('?') });
    await ask(world, 'next', TWO);
    expect(factsOf(world.requests().at(-1))['last-output']).toBe('unfinished');
    await leave(world, '\x03');
  });

  test.concurrent('steps that are full-screen programs: nothing of their screen is sent', async () => {
    const script = walkThrough(pending('less long'), pending('vi long'), pending(THREE), chat('It stands.'));
    await using world = await open({ shell, cols: SHELL_COLS, env: { LESS: '' }, script });
    fs.writeFileSync(path.join(world.home, 'long'), Array.from({ length: 200 }, (_, n) => `line-of-file ${n}\n`).join(''));
    await ask(world, GOAL, 'less long');
    await acceptUntil(world, 'line-of-file 5\n');
    world.terminal.type('q');
    await untilLine(world, 'vi long');
    await acceptUntil(world, 'line-of-file 5\n');
    await viHasAsked(world);
    world.terminal.type(`:q!${ENTER}`);
    await untilLine(world, THREE);
    await acceptLast(world);
    expect(shown(world)).toMatch(/P> echo three\nthree\n  It stands\.\nyo: walk-through done: 3 steps[^\n]*\nP>$/);
    expect(world.requests().map(newTurn).join()).not.toContain('line-of-file');
    expect(factsOf(world.requests().at(-1))['walk-through']).toContain('2. `vi long`: run as suggested, exit status 0\n');
  });

  test.concurrent('vi mode, with a step edited in command mode', async () => {
    await using world = await open({
      shell,
      mode: 'vi',
      cols: SHELL_COLS,
      script: walkThrough(pending('echo one two'), pending(TWO), chat('It stands.')),
    });
    await ask(world, GOAL, 'echo one two');
    await leaveInsertMode(world);
    world.terminal.type('bdw');
    await untilLine(world, 'echo one');
    await accept(world, TWO);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/1\. `echo one two`: edited to `echo one ?` and run, exit status 0$/);
    await acceptLast(world);
    expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
  });

  test.concurrent('vi mode', () => walks(shell, '', 'vi'));
  test.concurrent('a prompt of two lines', () =>
    walks(
      shell,
      shell === 'bash' ? "PS1='\\w here\\nP> '" : "PS1=$'%~ here\\nP> '",
      'emacs',
      /walk-through done: 2 steps[^\n]*\n~ here\nP>$/,
    ),
  );
  test.concurrent('errexit, nounset, and an odd IFS', () => walks(shell, 'IFS=0123456789; set -u'));
  test.concurrent.each(
    shell === 'bash'
      ? [
          'HISTCONTROL=ignoreboth',
          'HISTCONTROL=ignoreboth:erasedups',
          "HISTTIMEFORMAT='%F %T '",
          'set -o noclobber; shopt -s failglob',
          ...(shellVersion('bash') >= 501 ? ["PROMPT_COMMAND=('true first' 'printf \"\"')"] : ["PROMPT_COMMAND='true first'"]),
          "trap 'true debug' DEBUG",
        ]
      : [
          'setopt histignorespace',
          'setopt histignorealldups sharehistory',
          'precmd() { true }; preexec() { true }',
          'unsetopt promptsp promptcr',
        ],
  )('%s', (rc) => walks(shell, rc));

  test.concurrent('a shell inside as a detour', async () => {
    await using world = await open({ shell, cols: SHELL_COLS, script: walkThrough(pending('echo one'), pending(TWO), chat('It stands.')) });
    await ask(world, GOAL, 'echo one');
    await accept(world, TWO);
    const before = prompts(world.terminal.text());
    await world.terminal.submit(`${CTRL_U}PS1='IN> ' ${shell === 'bash' ? 'bash --norc' : 'zsh -f'}${ENTER}`);
    await world.terminal.until(/\nIN>$/);
    world.terminal.type(`echo inside-marker${ENTER}`);
    await world.terminal.until(/\ninside-marker\nIN>$/);
    world.terminal.type(`exit${ENTER}`);
    await world.terminal.until((text) => prompts(text) > before && text.endsWith('\nP>'));
    expect(world.requests()).toHaveLength(2);
    await ask(world, 'next', TWO);
    await acceptLast(world);
    expect(newTurn(world.requests().at(-1))).not.toMatch(/inside-marker|IN>/);
    expect(factsOf(world.requests().at(-1))['last-output']).toBe('two');
    expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
  });
});

/** Commands that bash's history writes in different ways. */
const LONG: readonly (readonly [command: string, output: string])[] = [
  ['for i in 1 2\ndo\n  echo "n $i"\ndone', 'n 1\nn 2'],
  ["cat <<'EOF'\none;\n\n  two\nEOF", 'one;\n\n  two'],
  ["echo 'x\ny'", 'x\ny'],
  ['echo piped |\n  tr a-z A-Z', 'PIPED'],
  ['if true; then\n  echo yes\nfi', 'yes'],
  ["echo 'two  blanks'", 'two  blanks'],
];

// liquidprompt switches it off; then PS0 cannot tell that a command ran, nor where its output begins
test('bash without promptvars', async () => {
  const rc = 'shopt -u promptvars; HISTCONTROL=ignoreboth';
  const script = walkThrough(pending('echo one; (exit 3)'), pending(TWO), pending(THREE), chat('It stands.'));
  await using world = await open({ shell: 'bash', rc, cols: SHELL_COLS, script });
  await ask(world, GOAL, 'echo one; (exit 3)');
  await accept(world, TWO);
  expect(factsOf(world.requests().at(-1))).toMatchObject({
    'walk-through': expect.stringMatching(/\n1\. `echo one; \(exit 3\)`: run as suggested, exit status 3 \(it failed\)$/),
  });
  await accept(world, THREE);
  await acceptLast(world);
  expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 3 steps[^\n]*\nP>$/);
  await ask(world, GOAL, 'echo one; (exit 3)');
  // an empty line is not a step that ran
  await leave(world, `${CTRL_U}${ENTER}`);
  expect(world.requests()).toHaveLength(5);
});

describe.each(SHELLS)('%s: a step of several lines is recorded as run as suggested', (shell) => {
  const walk = async (text: string): Promise<Readonly<Record<string, string>>> => {
    await using world = await open({ shell, cols: SHELL_COLS, script: walkThrough(pending(text, 'does it'), pending(TWO)) });
    await ask(world, GOAL, text);
    await accept(world, TWO);
    const facts = factsOf(world.requests().at(-1));
    expect(facts['walk-through']?.endsWith(`\n1. \`${text}\`: run as suggested, exit status 0`)).toBe(true);
    return facts;
  };
  test.concurrent.each(LONG)('%j', async (text, output) => {
    expect((await walk(text))['last-output']).toBe(output);
  });
  // bash reports its last line only, with a start for each; up to 5.0 it draws a prompt after each
  test('commands on lines of their own', async (ctx) => {
    ctx.skip(shell === 'bash' && shellVersion('bash') < 501, `bash ${shellVersion('bash')} is older than 5.1`);
    const facts = await walk('echo a\necho b; (exit 0)');
    expect(facts['last-output']).toBe('a\nb');
    expect(facts['last-command']).toMatch(/^echo a\W+echo b; \(exit 0\)\nsucceeded$/);
  });
});

describe.each(SHELLS)('%s: a ! in a suggestion is a !', (shell) => {
  const BANGS = `echo "see !!" "a!b" !echo !$ 'x!y'`;
  const PRINTED = 'see !! a!b !echo !$ x!y';

  test.concurrent('prefilled by a question and by a step; afterwards it means the history again', async () => {
    await using world = await open({
      shell,
      cols: SHELL_COLS,
      script: walkThrough(pending(BANGS, 'one'), pending(`${BANGS} two`, 'two'), chat('It stands.')),
    });
    await run(world, 'echo before');
    await ask(world, GOAL, BANGS);
    await accept(world, `${BANGS} two`);
    expect(shown(world)).toContain(`\n${PRINTED}\n`);
    await acceptLast(world);
    expect(shown(world)).toContain(`\n${PRINTED} two\n  It stands.`);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/1\. [^\n]*: run as suggested[^\n]*\n2\. [^\n]*: run as suggested/);
    await run(world, 'echo again');
    world.terminal.type(`!!${ENTER}`);
    await world.terminal.until(/P> !!\necho again\nagain\nP>$/);
  });

  test.concurrent('given up with Ctrl-C, or for another line: at the next prompt it means the history again', async () => {
    await using world = await open({ shell, cols: SHELL_COLS, script: { '*': command(BANGS) } });
    await ask(world, GOAL, BANGS);
    await leave(world, '\x03');
    await run(world, 'echo again');
    world.terminal.type(`!!${ENTER}`);
    await world.terminal.until(/P> !!\necho again\nagain\nP>$/);
    await ask(world, GOAL, BANGS);
    await acceptLast(world, `${CTRL_U}echo other${ENTER}`);
    world.terminal.type(`!!${ENTER}`);
    await world.terminal.until(/P> !!\necho other\nother\nP>$/);
  });
});

test.concurrent.each(['HISTCONTROL=erasedups', 'HISTCONTROL=ignoreboth:erasedups'])(
  'bash, %s: a step that was run before is recognized',
  async (rc) => {
    await using world = await open({ shell: 'bash', rc, cols: SHELL_COLS, script: walkThrough(pending('echo one'), pending(TWO)) });
    await run(world, 'echo one');
    await ask(world, GOAL, 'echo one');
    await accept(world, TWO);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/1\. `echo one`: run as suggested, exit status 0$/);
  },
);

test.concurrent('bash, HISTCONTROL=ignoreboth: the same step twice is recognized, although the history holds it once', async () => {
  const script = walkThrough(pending('ls /nowhere*'), pending('ls /nowhere*'), chat('It stands.'));
  await using world = await open({ shell: 'bash', rc: 'HISTCONTROL=ignoreboth', cols: SHELL_COLS, script });
  await ask(world, GOAL, 'ls /nowhere*');
  await acceptUntil(world, /No such file or directory\nstep 2 · does ls \/nowhere\*\nP> ls \/nowhere\*$/);
  await acceptLast(world);
  expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
  expect(factsOf(world.requests().at(-1))['walk-through']).toContain('2. `ls /nowhere*`: run as suggested, exit status 2 (it failed)');
});

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent('a shell inside that has the hooks too: `yo next` continues there, and outside nothing is sent any more', async () => {
    const rc = `[[ -z \${YOSH_SESSION-} ]] || . ${inject('scriptedRoot')}/shell-hooks/yosh.${shell}`;
    await using world = await open({
      shell,
      rc,
      cols: SHELL_COLS,
      script: walkThrough(pending('echo one'), pending(TWO), chat('It stands.')),
    });
    await ask(world, GOAL, 'echo one');
    await accept(world, TWO);
    await acceptLast(world, `${CTRL_U}${shell}${ENTER}`);
    expect(await run(world, 'echo inside-marker')).toContain('inside-marker');
    await ask(world, 'next', TWO);
    await acceptLast(world);
    expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
    expect(newTurn(world.requests().at(-1))).not.toContain('inside-marker');
    expect(factsOf(world.requests().at(-1))['last-output']).toBe('two');
    await leave(world, `exit${ENTER}`);
    expect(await run(world, 'echo outside')).toBe('outside');
    expect(world.requests()).toHaveLength(3);
  });
});
