/** A walk-through beside output: the next step goes on with what the step before has made, and the prompt has it as it was suggested. */
import { describe, expect, test } from 'vitest';
import { CTRL_C, open, run, SHELLS } from '../shell/contract.ts';
import { chat, pending } from '../support/script.ts';
import { accept, ask, leave, SHELL_COLS, walkThrough } from './walker.ts';

const GOAL = 'cut release 0.9.1 and push with tags';
const TAG = "git tag -a v0.9.1 -m 'v0.9.1'";
const PUSH = 'git push --follow-tags origin main';

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent('a step that was run counts for the next one', async () => {
    const script = walkThrough(pending(TAG), pending(PUSH), chat('It is out.'));
    await using world = await open({ shell, cols: SHELL_COLS, script });
    await run(world, 'export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.example GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.example');
    await run(world, 'git init -q . && git commit --allow-empty -m "first of all"');
    await ask(world, GOAL, TAG);
    await accept(world, PUSH);
    expect(world.terminal.text()).not.toContain('commented out');
    await leave(world, CTRL_C);
  });
});
