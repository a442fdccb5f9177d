/** A walk-through that is ended, left for a while, or loses its terminal: what is sent afterwards, and how it is resumed. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CTRL_C, ENTER, open, run, SHELLS } from '../shell/contract.ts';
import { eventually } from '../support/clock.ts';
import { proxyOf } from '../support/processes.ts';
import { chat, LOOKED_UP, lookUp, NEXT, pending, type Script } from '../support/script.ts';
import { type Shell, World } from '../support/world.ts';
import {
  accept,
  acceptLast,
  acceptUntil,
  ask,
  continuations,
  CTRL_U,
  factsOf,
  GOAL,
  leave,
  newTurn,
  SHELL_COLS,
  shown,
  walkThrough,
} from './walker.ts';

const ONE = 'mkdir thing';
const TWO = 'echo two-$((1+1))';
const THREE = 'touch thing/three';
const STEPS = walkThrough(pending(ONE), pending(TWO), pending(THREE), chat('It stands.'));

/** At the second step. */
async function underWay(shell: Shell, script: Script = STEPS): Promise<World> {
  const world = await open({ shell, script, cols: SHELL_COLS });
  await ask(world, GOAL, ONE);
  await accept(world, TWO);
  return world;
}

/** Runs commands; nothing is sent and nothing is prefilled after them. */
async function nothingIsAsked(world: World): Promise<void> {
  const before = world.requests().length;
  expect(await run(world, 'echo alone')).toBe('alone');
  await leave(world, ENTER);
  expect(await run(world, 'echo still alone')).toBe('still alone');
  expect(world.requests()).toHaveLength(before);
}

/** From the second step to the end; the step is prefilled again without a request. */
async function goesOn(world: World): Promise<void> {
  const before = world.requests().length;
  await ask(world, 'next', TWO);
  expect(world.requests()).toHaveLength(before);
  await toTheEnd(world);
}

async function toTheEnd(world: World): Promise<void> {
  await accept(world, THREE);
  const facts = factsOf(world.requests().at(-1));
  expect(facts['walk-through']).toContain(`goal, in the user's words: ${GOAL}\n`);
  expect(facts['walk-through']).toMatch(
    /1\. `mkdir thing`: run as suggested, exit status 0\n2\. `echo two[^`]*`: run as suggested, exit status 0$/,
  );
  expect(facts['last-output']).toBe('two-2');
  expect(facts['last-command']).toContain(TWO);
  await acceptLast(world);
  expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 3 steps[^\n]*\nP>$/);
}

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent('an empty line ends it; `yo next` resumes it where it was', async () => {
    await using world = await underWay(shell);
    await acceptLast(world, CTRL_U + ENTER);
    expect(shown(world)).toContain('yo: walk-through set aside at step 2 · `yo next` goes on · `yo stop` ends it\nP>');
    await nothingIsAsked(world);
    await goesOn(world);
  });

  test.concurrent('Ctrl-C at the prompt ends it; `yo next` resumes it where it was', async () => {
    await using world = await underWay(shell);
    await leave(world, CTRL_C);
    expect(shown(world)).toContain('yo: walk-through set aside at step 2 · `yo next` goes on · `yo stop` ends it\nP>');
    await nothingIsAsked(world);
    await goesOn(world);
  });

  test.concurrent('`yo stop` ends it for good', async () => {
    await using world = await underWay(shell);
    await acceptLast(world, `${CTRL_U}yo stop${ENTER}`);
    expect(shown(world)).toContain('yo: walk-through stopped at step 2\nP>');
    await nothingIsAsked(world);
    await leave(world, `yo next${ENTER}`);
    expect(shown(world)).toMatch(/yo: there is no walk-through to go on with\nP>$/);
    expect(world.requests()).toHaveLength(2);
  });

  test.concurrent('Ctrl-C while the next step is requested ends it; `yo next` asks for that step again', async () => {
    const script = walkThrough(pending(ONE), [{ waitFor: '/nonexistent/for-ever' }], pending(TWO), pending(THREE), chat('It stands.'));
    await using world = await open({ shell, script, cols: SHELL_COLS });
    await ask(world, GOAL, ONE);
    await acceptUntil(world, /thinking…/);
    await eventually('the second request', () => world.requests().length === 2);
    await leave(world, CTRL_C);
    expect(shown(world)).not.toContain('thinking');
    expect(shown(world)).toMatch(/\^C\nyo: walk-through set aside · `yo next` goes on · `yo stop` ends it\nP>$/);
    await nothingIsAsked(world);
    await ask(world, 'next', TWO);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/1\. `mkdir thing`: run as suggested, exit status 0$/);
    expect(newTurn(world.requests().at(-1))).not.toContain('alone');
    await toTheEnd(world);
  });

  test.concurrent('a detour of five commands and 400 lines: nothing of it is sent, and the step is prefilled again', async () => {
    await using world = await underWay(shell);
    await detour(world);
    await goesOn(world);
    expect(continuations(world).map(newTurn).join()).not.toMatch(/detour|marker/i);
  });

  test.concurrent('a detour is sent to a model that looks it up', async () => {
    await using world = await underWay(shell);
    await detour(world);
    await ask(world, 'next', TWO);
    world.script({ [NEXT]: lookUp('scrollback', { lines: 30 }), [LOOKED_UP]: pending(THREE), '*': chat('What?') });
    await accept(world, THREE);
    expect(shown(world)).toContain('yo: reading 30 lines of output\n');
    const [asked, again] = world.requests().slice(-2);
    expect(newTurn(asked)).not.toMatch(/detour|marker/i);
    const text = factsOf(again)['scrollback'] ?? '';
    expect(text.split('\n').length).toBeLessThanOrEqual(30);
    expect(text).toContain('detour-marker-400\nP> echo detour-end\ndetour-end\n');
    expect(text).toMatch(/P> echo two-\$\(\(1\+1\)\)\ntwo-2$/);
  });
});

// one after the other: processes started later inherit a test's open terminal, and it hangs up only when the last of them closes it
describe.each(SHELLS)('%s', (shell) => {
  test('the window is closed: another terminal of the same user continues', async () => {
    await using world = await underWay(shell);
    world.terminal.close();
    await world.terminal.exited;
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await goesOn(other);
  });

  test('the window is closed while a step runs: it is prefilled again, since its result is unknown', async () => {
    await using world = await open({ shell, script: walkThrough(pending('echo begun; sleep 100'), pending(THREE)), cols: SHELL_COLS });
    await ask(world, GOAL, 'echo begun; sleep 100');
    await acceptUntil(world, /\nbegun$/);
    world.terminal.close();
    await world.terminal.exited;
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await ask(other, 'next', 'echo begun; sleep 100');
    expect(other.requests()).toHaveLength(1);
  });

  test('the proxy is killed: another terminal continues', async () => {
    await using world = await underWay(shell);
    process.kill(proxyOf(world).pid, 'SIGKILL');
    await world.terminal.until('the proxy stopped unexpectedly');
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await goesOn(other);
  });

  test('another terminal in another folder says where it was begun', async () => {
    await using world = await underWay(shell);
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await run(other, 'cd /');
    await ask(other, 'next', TWO);
    expect(shown(other)).toContain(`yo: this walk-through was begun in ${fs.realpathSync(world.home)}\n`);
  });
});

async function detour(world: World): Promise<void> {
  const typed = ['echo detour-first', 'false # detour', "printf 'detour-marker-%s\\n' {1..400}", 'echo detour-end', 'cd . # detour'];
  await acceptLast(world, `${CTRL_U}${typed[0]}${ENTER}`);
  expect(shown(world)).toMatch(/yo: the walk-through waits at step 2 · `yo next` goes on · `yo stop` ends it\nP>$/);
  for (const line of typed.slice(1)) await run(world, line);
  expect(shown(world).match(/walk-through waits/g)).toHaveLength(1);
}
