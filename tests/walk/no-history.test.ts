/** bash where the history does not keep commands: a suggestion that was run is recognized all the same, and what was hidden stays private. */
import { describe, expect, test } from 'vitest';
import { CTRL_C, ENTER, open, run } from '../shell/contract.ts';
import { chat, command, NEXT, inTurn, pending } from '../support/script.ts';
import { expectNothingShown } from '../support/talk.ts';
import type { World } from '../support/world.ts';
import { accept, acceptLast, ask, CTRL_U, factsOf, GOAL, leave, SHELL_COLS, shown } from './walker.ts';

const STEPS = ['ls -d /etc', 'echo "two!"', 'false one;\nfalse two'] as const;
const LAST = 'P> false one;\nfalse two';

/** A shell that keeps no history, or not this, from its first prompt on. */
const KEPT_NONE = ['set +o history; unset HISTFILE', 'HISTSIZE=0', "HISTIGNORE='*'", "HISTIGNORE='ls:?*'"] as const;
const KEPT = ['unset HISTFILE', 'HISTCONTROL=ignoreboth:erasedups'] as const;

const walks = (rc: string, mode: 'emacs' | 'vi' = 'emacs'): Promise<World> =>
  open({
    shell: 'bash',
    mode,
    rc,
    cols: SHELL_COLS,
    script: { [NEXT]: inTurn(pending(STEPS[1]), command(STEPS[2]), chat('It stands.')), [GOAL]: pending(STEPS[0]), '*': chat('so.') },
  });

const asJson = (world: World): string => JSON.stringify(world.requests());

describe.concurrent.each([...KEPT_NONE, ...KEPT])('%s', (rc) => {
  test.each(['emacs', 'vi'] as const)('a walk-through of three steps, %s', async (mode) => {
    await using world = await walks(rc, mode);
    await ask(world, GOAL, STEPS[0]);
    await accept(world, STEPS[1]);
    await world.terminal.submit(ENTER);
    await world.terminal.until((text) => text.endsWith(LAST));
    await acceptLast(world);
    expect(shown(world)).toContain('\ntwo!\n');
    await leave(world, `yo and now?${ENTER}`);
    expect(factsOf(world.requests()[1])['walk-through']).toContain(`1. \`${STEPS[0]}\`: run as suggested, exit status 0`);
    expect(factsOf(world.requests()[2])['walk-through']).toContain('run as suggested, exit status 0');
    expect(factsOf(world.requests().at(-1))['your-last-suggestion']).toMatch(/: run as suggested, exit status 1$/);
    expectNothingShown(world);
  });

  test('$_ is that of the command before, at an ordinary line and at a step', async () => {
    await using world = await open({
      shell: 'bash',
      rc,
      cols: SHELL_COLS,
      script: { [NEXT]: inTurn(command('echo "step=$_"')), [GOAL]: pending('ls -d /etc'), '*': chat('so.') },
    });
    await run(world, ': one two');
    await run(world, 'echo "last=$_"');
    expect(shown(world)).toContain('\nlast=two\n');
    await ask(world, GOAL, 'ls -d /etc');
    await accept(world, 'echo "step=$_"');
    await acceptLast(world);
    expect(shown(world)).toContain('\nstep=/etc\n');
  });

  test('a failed command is told, a private one is not', async () => {
    await using world = await walks(rc);
    await run(world, 'ls /nowhere-at-all');
    await leave(world, `yo${ENTER}`);
    expect(asJson(world)).toContain('ls /nowhere-at-all');
    expect(asJson(world)).toContain('No such file');
    await run(world, ' ls /hush-secret');
    await leave(world, `yo${ENTER}`);
    expect(asJson(world)).not.toContain('hush-secret');
  });

  test('an edited step counts as edited, one that was given up and another command as not run', async () => {
    await using world = await walks(rc);
    await ask(world, GOAL, STEPS[0]);
    await world.terminal.submit(` /usr${ENTER}`);
    await world.terminal.until((text) => text.endsWith(`P> ${STEPS[1]}`));
    expect(factsOf(world.requests()[1])['walk-through']).toContain(`edited to \`${STEPS[0]} /usr\` and run, exit status 0`);
    await leave(world, CTRL_C);
    await run(world, 'echo other');
    await leave(world, `yo and now?${ENTER}`);
    expect(factsOf(world.requests().at(-1))['your-last-suggestion']).toContain('not run');
  });
});

test.concurrent.each(['set +o history', 'HISTSIZE=0', "HISTIGNORE='*'"])('%s in the session: a suggestion only', async (line) => {
  await using world = await walks('');
  await run(world, line);
  await run(world, 'false hush-secret');
  await ask(world, GOAL, STEPS[0]);
  await accept(world, STEPS[1]);
  expect(factsOf(world.requests()[1])['walk-through']).toContain('run as suggested, exit status 0');
  await leave(world, `${CTRL_U}false hush-secret${ENTER}`);
  await leave(world, `yo and now?${ENTER}`);
  expect(asJson(world)).not.toContain('hush-secret');
});

test.concurrent('a shell that begins to keep a history decides again what is private', async () => {
  await using world = await walks('set +o history');
  await run(world, 'set -o history');
  await run(world, 'echo kept');
  await run(world, "HISTIGNORE='*hush*'");
  await run(world, 'false hush-secret');
  await leave(world, `yo and now?${ENTER}`);
  expect(asJson(world)).toContain('echo kept');
  expect(asJson(world)).not.toContain('hush-secret');
});

test.concurrent.each(["PS0=''; readonly PS0", "PS0=''", "PS0='+ '"])('%s: a walk-through goes on behind its first step', async (line) => {
  for (const [rc, typed] of [
    [line, ''],
    ['', line],
  ] as const) {
    await using world = await walks(rc);
    await run(world, typed);
    await ask(world, GOAL, STEPS[0]);
    await accept(world, STEPS[1]);
    expect(factsOf(world.requests()[1])['walk-through']).toContain('run as suggested, exit status 0');
    expectNothingShown(world);
  }
});
