/** A line that the shell's parser refuses is the last command: the request has it, and nothing that only looks like one. */
import { describe, expect, test } from 'vitest';
import { pending } from '../support/script.ts';
import type { Shell, World, WorldOptions } from '../support/world.ts';
import { ask, CTRL_U, factsOf, SHELL_COLS, walkThrough } from '../walk/walker.ts';
import { CTRL_C, enter, ENTER, litter, open, SHELLS } from './contract.ts';

const WRONG = 'for i in 1 2; echo $i; done';
const STATUS: Readonly<Record<Shell, number>> = { bash: 2, zsh: 1 };
/** Leaves the status that a refused line leaves. */
const failing = (shell: Shell): string => `(exit ${STATUS[shell]})`;

type Keys = (shell: Shell) => readonly string[];
type Rc = Partial<Record<Shell, string>>;

/** Keys up to an empty prompt each. */
async function type(world: World, keys: readonly string[]): Promise<void> {
  for (const one of keys) {
    if (one.endsWith(CTRL_C) && one.length > 1) {
      // the first lines of a command that is given up
      world.terminal.type(one.slice(0, -1));
      await world.terminal.until(/>\s*$/);
      await enter(world, CTRL_C);
    } else await enter(world, one);
  }
}

/** The facts of a request about the last command and its output. */
async function told(world: World): Promise<{ readonly command: string; readonly output: string }> {
  await enter(world, `yo why${ENTER}`);
  const facts = factsOf(world.requests().at(-1));
  return { command: facts['last-command'] ?? '', output: facts['last-output'] ?? '' };
}

const opened = (shell: Shell, rc = '', more: Partial<WorldOptions> = {}): Promise<World> => open({ shell, rc, cols: SHELL_COLS, ...more });

const REFUSED: [name: string, keys: Keys, line: string, rc?: Rc][] = [
  ['after a command that worked', () => ['echo hi', WRONG], WRONG],
  ['after a command that left the same status', (shell) => [failing(shell), WRONG], WRONG],
  ['after a command that left another status', () => ['(exit 7)', WRONG], WRONG],
  ['after Ctrl-C at the prompt', () => ['echo hi', CTRL_C, WRONG], WRONG],
  ['after another one', () => [WRONG, 'echo )'], 'echo )'],
  ['empty lines behind it', () => [WRONG, '', ''], WRONG],
  ['a line without an effect before it', () => ['echo hi', '# a note', WRONG], WRONG, { zsh: 'setopt interactivecomments' }],
  ['edited while it was typed', () => ['echo hi', 'echx\x7fo )'], 'echo )'],
  ['recalled', () => [WRONG, 'echo hi', '\x1b[A\x1b[A'], WRONG],
  [
    'the only one kept of the same',
    () => ['echo hi', WRONG, WRONG],
    WRONG,
    { bash: 'HISTCONTROL=ignoreboth', zsh: 'setopt histignoredups' },
  ],
  ['signs of a frame in it', () => ['echo hi', 'echo %41;; \u00e9'], 'echo %41;; \u00e9'],
  ['an alias before it that would run', () => ['echo hi', 'll )'], 'll )', { bash: "alias ll='ls -l'", zsh: "alias ll='ls -l'" }],
  ['nothing that it begins runs', () => ['echo hi', 'touch ran; }; touch ran2; {'], 'touch ran; }; touch ran2; {'],
  ['unset variables are errors', () => ['echo hi', WRONG], WRONG, { bash: 'set -u', zsh: 'setopt nounset' }],
  ['options that show what runs', () => ['echo hi', WRONG], WRONG, { bash: 'set -x', zsh: 'setopt xtrace allexport' }],
];

/** What is not one; the last command is then this. */
const OTHERS: [name: string, keys: Keys, line: Keys, rc?: Rc][] = [
  ['an empty line', (shell) => [failing(shell), '', ''], (shell) => [failing(shell)]],
  ['a comment', (shell) => [failing(shell), "# it's (", ''], (shell) => [failing(shell)], { zsh: 'setopt interactivecomments' }],
  [
    'an alias that is a comment',
    (shell) => [failing(shell), "note it's ("],
    (shell) => [failing(shell)],
    { bash: "alias note='#'", zsh: "setopt interactivecomments; alias note='#'" },
  ],
  ['an event that is not found', (shell) => [failing(shell), '!nosuch'], (shell) => [failing(shell)]],
  ['an event that is not found behind a refused line', () => [WRONG, 'echo hi', '!nosuch'], () => ['echo hi']],
  ['a line that is only printed', (shell) => ['true', failing(shell), '!true:p'], (shell) => [failing(shell)]],
  ['a half-typed line given up', (shell) => [failing(shell), `echo )${CTRL_C}`], (shell) => [failing(shell)]],
  ['a command given up at its second line', (shell) => [failing(shell), `if true${ENTER}${CTRL_C}`, ''], (shell) => [failing(shell)]],
  // zsh reports it with its space, so the request has nothing of it
  [
    'a line that begins with a space',
    (shell) => [failing(shell), ' echo )'],
    (shell) => [shell === 'zsh' ? '' : failing(shell)],
    { bash: 'HISTCONTROL=ignorespace' },
  ],
  ['a question in the middle of a command', () => ['echo hi', '(yo what)'], () => ['echo hi']],
];

const keysOf = (lines: readonly string[]): readonly string[] => lines.map((line) => (line.endsWith(CTRL_C) ? line : `${line}${ENTER}`));

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent.each(REFUSED)('refused: %s', async (_, keys, line, rc = {}) => {
    await using world = await opened(shell, rc[shell]);
    await type(world, keysOf(keys(shell)));
    const { command, output } = await told(world);
    expect(command).toMatch(new RegExp(`status ${STATUS[shell]}\\b`));
    expect(command.split('\n')[0]).toBe(line);
    expect(output).toMatch(/(?:syntax|parse) error/);
    expect(litter(world)).toEqual([]);
  });

  test.concurrent.each(OTHERS)('not refused: %s', async (_, keys, line, rc = {}) => {
    await using world = await opened(shell, rc[shell]);
    await type(world, keysOf(keys(shell)));
    expect((await told(world)).command.split('\n')[0]).toBe(line(shell)[0]);
    expect(JSON.stringify(world.requests())).not.toContain('echo )');
  });

  test.concurrent('the next command is reported as ever', async () => {
    await using world = await opened(shell);
    await type(world, keysOf(['echo hi', WRONG, 'echo next-$((6*7))', WRONG, 'echo and-$((7*7))']));
    expect(await told(world)).toMatchObject({ command: expect.stringContaining('echo and-$((7*7))'), output: 'and-49' });
  });

  test.concurrent('a step that is edited into one is told with its error', async () => {
    const script = walkThrough(pending('echo one'), pending('echo two'));
    await using world = await opened(shell, '', { script });
    await ask(world, 'set the thing up', 'echo one');
    await world.terminal.submit(` )${ENTER}`);
    await world.terminal.until(/P> echo two$/);
    const facts = JSON.stringify(factsOf(world.requests().at(-1)));
    expect(facts).toContain('echo one )');
    expect(facts).toMatch(/(?:syntax|parse) error/);
    await enter(world, CTRL_U + ENTER);
  });
});
