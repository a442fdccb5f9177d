/** A shell whose standard output goes through a program, as with `exec > >(tee log)`: a question there is answered at the prompt. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { COMMAND, expectNothingShown, QUESTION, WORKS } from '../support/talk.ts';
import { World } from '../support/world.ts';

const BELL = 7;
const logOf = (world: World): string => fs.readFileSync(path.join(world.home, 'log'), 'utf8');

describe.concurrent.each(['bash', 'zsh'] as const)('%s', (shell) => {
  // Ctrl-C would end tee, and with it the shell
  test.each(['exec > >(trap "" INT; exec tee -a ~/log)', 'exec > >(trap "" INT; exec tee -a ~/log) 2>&1'])('%s', async (rc) => {
    await using world = await new World({ shell, rc, script: WORKS }).ready();
    const { terminal } = world;
    for (const question of [QUESTION, 'and again!important']) {
      const asked = world.questions().length;
      terminal.type(`yo ${question}\r`);
      await terminal.until((text) => world.questions().length > asked && text.trimEnd().endsWith(COMMAND));
      const before = logOf(world).length;
      for (let isDropped = true; isDropped;) {
        const from = terminal.output.length;
        terminal.type('\r'); // dropped for a moment after a prefill, with a bell
        await eventually('the key was answered', () => terminal.output.length > from);
        isDropped = terminal.output[from] === BELL;
      }
      await eventually('the command ran', () => logOf(world).slice(before).includes('works-42'));
      // what tee writes may come behind the prompt
      await terminal.until((text) => /\nP>(?: works-42)?\s*$/.test(text));
    }
    expect(world.questions()).toEqual([QUESTION, 'and again!important']);
    expectNothingShown(world);
  });

  test('a redirection of its own is still one answer, to where it leads', async () => {
    await using world = await new World({ shell, script: WORKS }).ready();
    world.terminal.type('{ :\ryo list files\r} >out\r');
    const file = path.join(world.home, 'out');
    await eventually('the answer is in the file', () => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('ls'));
  });
});
