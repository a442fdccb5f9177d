import { describe, expect, test } from 'vitest';
import { chat, command } from '../support/script.ts';
import { World } from '../support/world.ts';

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test('a command comes back prefilled, and runs with Enter', async () => {
    await using world = await new World({ shell, script: { files: command('echo "hello $((6*7))"') } }).ready();
    world.terminal.type('yo list my files\r');
    await world.terminal.until(/P> echo "hello \$\(\(6\*7\)\)"$/);
    expect(world.questions()).toEqual(['list my files']);
    // Enter is ignored for a moment after a prefill
    await new Promise((resolve) => setTimeout(resolve, 350));
    world.terminal.type('\r');
    await world.terminal.until('hello 42');
  });

  test('an answer in words is printed', async () => {
    await using world = await new World({ shell, script: { '*': chat('it is a shell') } }).ready();
    world.terminal.type('yo what is this?\r');
    await world.terminal.until(/it is a shell\nP>$/);
  });
});
