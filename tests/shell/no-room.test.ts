/** The disk of a living session is full: what the hooks write for questions fails, and the shell shows nothing of it. */
import { describe, expect, test } from 'vitest';
import { SHELLS } from './contract.ts';
import { AT_PROMPT, run, WORKS, yoWorks } from '../support/talk.ts';
import { World } from '../support/world.ts';

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('says nothing, sends nothing, and goes on when there is room again', async () => {
    await using world = new World({ shell, rc: 'unset HISTFILE', script: WORKS });
    await world.terminal.until(AT_PROMPT);
    // fails every write to a file, as a full disk does
    await run(world, "trap '' XFSZ; ulimit -S -f 0; PS1='Q> '", /Q>$/);
    await run(world, 'echo "still-$((1+1))"', /still-2\nQ>$/);
    await run(world, 'yo anything', /is the disk full\?[^]*\nQ>$/);
    await run(world, 'echo "here-$((1+2))"', /here-3\nQ>$/);
    expect(world.questions()).toEqual([]);
    expect(world.terminal.text()).not.toMatch(/error|large/);
    await run(world, "ulimit -S -f unlimited; PS1='P> '");
    await yoWorks(world);
  });
});
