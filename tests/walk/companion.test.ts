/** The companion dies in the middle of a walk-through: the next prompt continues as if nothing had happened. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTER, open, run, SHELLS } from '../shell/contract.ts';
import { eventually } from '../support/clock.ts';
import { chat, NEXT, pending } from '../support/script.ts';
import type { World } from '../support/world.ts';
import { accept, acceptLast, acceptUntil, ask, CTRL_U, factsOf, GOAL, newTurn, SHELL_COLS, shown, walkThrough } from './walker.ts';

const ONE = 'echo one';
const TWO = 'echo begun; until [ -e go ]; do sleep 0.02; done; echo two; (exit 4)';
const THREE = 'echo three';
const STEPS = walkThrough(pending(ONE), pending(TWO), pending(THREE), chat('It stands.'));

/** Ends the companion as a crash does, and waits until it is gone. */
async function kill(world: World): Promise<void> {
  const pid = Number(fs.readFileSync(path.join(world.session() as string, 'companion'), 'utf8'));
  process.kill(pid, 'SIGKILL');
  await eventually('the companion is gone', () => !fs.existsSync(`/proc/${pid}`));
}

/** The files of the walk-throughs, as text. */
function storedSteps(world: World): string {
  const folder = path.join(world.home, '.local/state/yosh/plans');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('');
}

/** Lets the second step end. */
const go = (world: World): void => fs.writeFileSync(path.join(world.home, 'go'), '');

async function toTheEnd(world: World): Promise<void> {
  const requests = world.requests();
  const facts = factsOf(requests.at(-1));
  expect(facts['walk-through']).toBe(
    [
      `goal, in the user's words: ${GOAL}`,
      `begun in ${fs.realpathSync(world.home)}`,
      `1. \`${ONE}\`: run as suggested, exit status 0`,
      `2. \`${TWO}\`: run as suggested, exit status 4 (it failed)`,
    ].join('\n'),
  );
  expect(facts['last-output']).toBe('begun\ntwo');
  // it begins with the conversation so far, byte for byte
  const [before, now] = requests.slice(-2);
  expect(JSON.stringify(now?.turns).startsWith(JSON.stringify(before?.turns).slice(0, -1))).toBe(true);
  expect(now?.turns).toHaveLength(5);
  await acceptLast(world);
  expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 3 steps · 330 tokens\nP>$/);
}

describe.each(SHELLS)('%s', (shell) => {
  const begun = async (): Promise<World> => {
    const world = await open({ shell, script: STEPS, cols: SHELL_COLS });
    await ask(world, GOAL, ONE);
    await accept(world, TWO);
    // it is prefilled first: a companion that dies in between asks for the step again
    await eventually('the step is stored', () => storedSteps(world).includes('echo begun'));
    return world;
  };

  test.concurrent('between two steps', async () => {
    await using world = await begun();
    await kill(world);
    go(world);
    await accept(world, THREE);
    await toTheEnd(world);
  });

  test.concurrent('while a step runs', async () => {
    await using world = await begun();
    await acceptUntil(world, /\nbegun$/);
    await kill(world);
    go(world);
    await world.terminal.until(/\nP> echo three$/);
    await toTheEnd(world);
  });

  test.concurrent('on a detour: the step still waits, and nothing of the detour is sent', async () => {
    await using world = await begun();
    await acceptLast(world, `${CTRL_U}echo detour-one${ENTER}`);
    await kill(world);
    expect(await run(world, 'echo detour-two')).toContain('detour-two');
    await ask(world, 'next', TWO);
    go(world);
    await accept(world, THREE);
    expect(newTurn(world.requests().at(-1))).not.toContain('detour');
    await toTheEnd(world);
  });

  test.concurrent('an empty line after it ends the walk-through as always', async () => {
    await using world = await begun();
    await kill(world);
    await world.terminal.submit(CTRL_U + ENTER);
    await world.terminal.until(/walk-through set aside at step 2[^]*\nP>$/);
    await ask(world, 'next', TWO);
    go(world);
    await accept(world, THREE);
    await toTheEnd(world);
  });

  test.concurrent('while it requests the next step: a failure is shown, and `yo next` asks again', async () => {
    await using world = await begun();
    world.script({ [NEXT]: [{ do: 'crash' }], '*': chat('?') });
    go(world);
    await acceptLast(world);
    world.script({ [NEXT]: pending(THREE), '*': chat('?') });
    await ask(world, 'next', THREE);
    expect(factsOf(world.requests().at(-1))['walk-through']).toContain(`2. \`${TWO}\`: run as suggested, exit status 4 (it failed)`);
    expect(factsOf(world.requests().at(-1))['last-output']).toBe('begun\ntwo');
  });

  test.concurrent('it is stopped while it requests the next step: the prompt comes back, and `yo next` asks again', async () => {
    await using world = await begun();
    world.script({ [NEXT]: [{ do: 'stop' }], '*': chat('?') });
    go(world);
    await acceptLast(world);
    expect(shown(world)).toMatch(/two\nyo: [^]*\nP>$/);
    world.script({ [NEXT]: pending(THREE), '*': chat('?') });
    await ask(world, 'next', THREE);
    expect(factsOf(world.requests().at(-1))['walk-through']).toContain(`2. \`${TWO}\`: run as suggested, exit status 4 (it failed)`);
  });
});
