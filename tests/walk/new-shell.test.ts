/** A step that starts a shell at this terminal, nested or in place of the first one: the walk-through goes on at that shell's first prompt. */
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/shell/shell-kinds.ts';
import { EDITORS, ENTER, SHELLS } from '../shell/contract.ts';
import { chat, pending } from '../support/script.ts';
import { SHELLS_HERE } from '../support/shells-here.ts';
import { expectNothingShown, run } from '../support/talk.ts';
import { type Shell, World, type WorldOptions } from '../support/world.ts';
import { accept, acceptLast, ask, CTRL_U, factsOf, GOAL, leave, SHELL_COLS, shown, walkThrough } from './walker.ts';

const TWO = 'echo two';
const BEGUN = 'run as suggested, it started the shell that is used now';
/** Ours that no program may inherit. */
const OURS = 'env | grep -c -e "^YOSH_[^S]"';

/** Both shells have an rc file with the same prompt. */
async function start(shell: Shell, first: string, options: Partial<WorldOptions> = {}): Promise<World> {
  const rc = 'echo "rc: $(env | grep -c YOSH_PLAN)"';
  const files = Object.fromEntries(SHELLS.map((other) => [KINDS[other].rc.file('', {}), `${SHELLS_HERE[other].rc}\n${rc}\n`]));
  const script = walkThrough(pending(first), pending(TWO), chat('It stands.'));
  return new World({ shell, rc, files, script, cols: SHELL_COLS, ...options }).ready();
}

describe.concurrent.each(EDITORS)('%s, %s', (shell, mode) => {
  test.each(['exec $SHELL', ...SHELLS])('%s', async (first) => {
    await using world = await start(shell, first, { mode });
    await ask(world, GOAL, first);
    await accept(world, TWO);
    expect(factsOf(world.requests().at(-1))['walk-through']?.split('\n').at(-1)).toBe(`1. \`${first}\`: ${BEGUN}`);
    expect(factsOf(world.requests().at(-1))).not.toHaveProperty('last-command');
    await acceptLast(world);
    expect(shown(world)).toMatch(/\nP> echo two\ntwo\n  It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
    expect(world.requests()).toHaveLength(3);
    await run(world, OURS, /\n0\nP>$/);
    if (!first.startsWith('exec')) await leave(world, `exit${ENTER}`);
    await run(world, OURS, /\n0\nP>$/);
    expect(world.requests()).toHaveLength(3);
    expect(shown(world)).not.toContain('rc: 1');
    expectNothingShown(world);
  });
});

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('a shell in place of the step is a detour, and `yo next` goes on in it', async () => {
    await using world = await start(shell, 'echo one');
    await ask(world, GOAL, 'echo one');
    await acceptLast(world, `${CTRL_U}exec ${shell}${ENTER}`);
    expect(shown(world)).toMatch(/\nyo: the walk-through waits at step 1 [^\n]*\nP>$/);
    expect(world.requests()).toHaveLength(1);
    await ask(world, 'next', 'echo one');
    await accept(world, TWO);
    await acceptLast(world);
    expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
  });

  test('a shell without a walk-through asks for nothing', async () => {
    await using world = await start(shell, 'echo one');
    await run(world, `exec ${shell}`, /\nrc: 0\nP>$/);
    expect(world.requests()).toHaveLength(0);
  });
});
