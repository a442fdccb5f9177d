import { test } from 'vitest';
import { WORKS, SENTENCE } from '../support/talk.ts';
import { World } from '../support/world.ts';
test.concurrent.each(Array.from({ length: 40 }, (_, i) => i))('%d', async (i) => {
  await using world = await new World({ shell: i % 2 ? 'bash' : 'zsh', script: WORKS }).ready();
  world.terminal.type(`yo ${SENTENCE}\r`);
  try {
    await world.terminal.until('does it', 3000);
  } catch (error) {
    console.log(i, JSON.stringify(world.terminal.output.toString('latin1')));
    world.terminal.type('\x03');
    await new Promise((resolve) => setTimeout(resolve, 300));
    world.terminal.type('alias yo; echo $-; shopt interactive_comments; declare -p PROMPT_COMMAND\r');
    await new Promise((resolve) => setTimeout(resolve, 500));
    console.log(i, JSON.stringify(world.terminal.output.toString('latin1')));
    throw error;
  }
});
