/** What a model may know of earlier: `yo remember`, told in a new terminal, listed and forgotten, typed at a real prompt; and a recorded command. */
import { expect, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { recall } from '../../src/record/recall.ts';
import { openRecord } from '../../src/record/record.ts';
import { answer, run } from '../support/talk.ts';
import { chat, command, LOOKED_UP, lookUp } from '../support/script.ts';
import { World } from '../support/world.ts';

test.each(['bash', 'zsh'] as const)('%s: remembers (and *more*), and another terminal knows it', async (shell) => {
  await using world = new World({ shell, script: { '*': command('true') }, cols: 120 });
  await world.ready();
  await run(world, "yo remember it's on st4; (*.log & more)");
  expect(world.terminal.text()).toContain("  remembered: it's on st4; (*.log & more)\n");
  expect(world.requests()).toEqual([]);
  await using other = new World({ shell, beside: world, cols: 120 });
  await other.ready();
  await run(other, 'yo what do you remember');
  expect(other.terminal.text()).toContain("• it's on st4; (*.log & more)");
  other.terminal.type('yo where is it\r');
  await other.terminal.until(/true\s*$/);
  expect(JSON.stringify(world.requests().at(-1)?.turns.at(-1))).toContain("- it's on st4; (*.log & more)");
  await run(world, "yo forget what's on st4");
  expect(world.terminal.text()).toContain("forgotten: it's on st4");
  await run(world, 'yo what do you remember');
  expect(world.terminal.text()).toContain('nothing is remembered here yet');
});

test.each(['bash', 'zsh'] as const)('%s: a command that was typed before is found and prefilled', async (shell) => {
  const script = { [LOOKED_UP]: command('echo docker run postgres:16'), '*': lookUp('history', { words: 'docker postgres' }) };
  await using world = new World({ shell, script, cols: 120 });
  await world.ready();
  await run(world, 'echo docker run postgres:16');
  world.terminal.type('yo what was the docker command for postgres last week\r');
  await world.terminal.until(/echo docker run postgres:16\s*$/);
  expect(world.terminal.text()).toContain('reading the recorded commands');
  const typed = (): readonly boolean[] => {
    const store = openRecord({ HOME: world.home });
    const found = recall(store.file, 'docker postgres', { cwd: '', home: world.home, nowMs: Date.now() }, 5);
    store.close();
    return found.map((one) => one.typed);
  };
  await eventually('it is recorded as typed', () => typed().length === 1);
  expect(typed()).toEqual([true]);
});

test.each(['bash', 'zsh'] as const)('%s: what a model proposes is kept with y', async (shell) => {
  const script = { [LOOKED_UP]: chat('Well.'), '*': lookUp('remember', { line: 'deploy with bin/ship' }) };
  await using world = new World({ shell, script, cols: 120 });
  await world.ready();
  world.terminal.type('yo how do I deploy\r');
  await world.terminal.until(/the model asks to remember: "deploy with bin\/ship"\. Remember it\? \[y\/N\]\s*$/);
  await answer(world, 'y\r');
  await world.terminal.until(/Well\.\nP>$/);
  await run(world, 'yo what do you remember');
  expect(world.terminal.text()).toContain('• deploy with bin/ship (proposed by a model)');
});
