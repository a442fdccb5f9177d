/** Questions in the middle of a walk-through, and the size of requests in a long one. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CTRL_C, ENTER, open, run, SHELLS } from '../shell/contract.ts';
import { chat, command, NEXT, pending, type Script } from '../support/script.ts';
import { type Shell, World } from '../support/world.ts';
import { accept, acceptLast, acceptUntil, ask, CTRL_U, factsOf, GOAL, leave, newTurn, SHELL_COLS, shown, walkThrough } from './walker.ts';

const ONE = 'mkdir thing';
const TWO = 'touch thing/two';

async function begun(shell: Shell, answers: Script): Promise<World> {
  const script = { [GOAL]: pending(ONE), ...answers, ...walkThrough(pending('echo never'), pending(TWO), chat('It stands.')) };
  const world = await open({ shell, cols: SHELL_COLS, script });
  await ask(world, GOAL, ONE);
  return world;
}

/** A question at a prompt that has a command already. */
const askOver = (world: World, question: string, prefilled: string): Promise<void> => {
  world.terminal.type(CTRL_U);
  return ask(world, question, prefilled);
};

/** Resizes the window; resolves when the shell, and so everything between it and the window, has the new size. */
async function resize(world: World, cols: number, rows: number): Promise<void> {
  world.terminal.resize(cols, rows);
  // the redrawn prompt looks like the prompt that is waited for, so one answer may be read too early
  while (!(await run(world, 'echo "is $COLUMNS"')).includes(`is ${cols}`));
}

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent('a remark replaces the step, keeps the goal, and is sent with every later step', async () => {
    await using world = await begun(shell, { 'name it other': pending('mkdir other') });
    await askOver(world, 'name it other', 'mkdir other');
    expect(factsOf(world.requests().at(-1))['walk-through']).toContain(`1. \`${ONE}\`: not run`);
    await accept(world, TWO);
    const ledger = factsOf(world.requests().at(-1))['walk-through'] ?? '';
    expect(ledger.split('\n')[0]).toBe(`goal, in the user's words: ${GOAL}`);
    expect(ledger.split('\n').slice(2)).toEqual([
      '1. `mkdir other`: run as suggested, exit status 0',
      'the user said on the way: name it other',
    ]);
    await leave(world, CTRL_C);
  });

  test.concurrent('a side question is answered, and the step is prefilled again', async () => {
    await using world = await begun(shell, { 'why a folder': chat('Because it is tidy.') });
    await world.terminal.submit(`${CTRL_U}yo why a folder${ENTER}`);
    await world.terminal.until((text) => /Because it is tidy\. *\nP> mkdir thing$/.test(text));
    await accept(world, TWO);
    const facts = factsOf(world.requests().at(-1));
    expect(facts['walk-through']).toContain(`1. \`${ONE}\`: run as suggested, exit status 0`);
    expect(facts['walk-through']).not.toContain('why a folder');
    await leave(world, CTRL_C);
  });

  test.concurrent('a command that answers a side question is not a step, and its output is not sent', async () => {
    await using world = await begun(shell, { 'what day': command('echo aside-$((4+4))') });
    await askOver(world, 'what day is it', 'echo aside-$((4+4))');
    await acceptLast(world);
    expect(shown(world)).toMatch(/aside-8\nyo: the walk-through waits at step 1 [^\n]*\nP>$/);
    await ask(world, 'next', ONE);
    await accept(world, TWO);
    expect(newTurn(world.requests().at(-1))).not.toMatch(/aside|what day/);
    await leave(world, CTRL_C);
  });

  test.concurrent(
    'when the model asks something, the walk-through waits for the answer, however many commands come before it',
    async () => {
      await using world = await begun(shell, { 'in python': pending(TWO) });
      world.script({ [NEXT]: chat('In which language?'), 'in python': pending(TWO) });
      await acceptLast(world);
      expect(shown(world)).toMatch(/In which language\?\nP>$/);
      await run(world, 'echo thinking-about-it');
      await leave(world, ENTER);
      expect(world.requests()).toHaveLength(2);
      await ask(world, 'in python', TWO);
      const facts = factsOf(world.requests().at(-1));
      expect(facts['walk-through']).toContain(`1. \`${ONE}\`: run as suggested, exit status 0`);
      await leave(world, CTRL_C);
    },
  );

  test.concurrent('a step that cannot be had shows why, gives the prompt back, and `yo next` asks again', async () => {
    await using world = await begun(shell, {});
    world.script({ [NEXT]: [{ kind: 'failure', failure: { what: 'no network', remedy: 'look' } }] });
    await acceptLast(world);
    expect(shown(world)).toMatch(/yo: no network; look, then `yo next`\nP>$/);
    expect(await run(world, 'echo alone')).toBe('alone');
    expect(world.requests()).toHaveLength(2);
    world.script({ [NEXT]: pending(TWO) });
    await ask(world, 'next', TWO);
    expect(factsOf(world.requests().at(-1))['last-command']).toBe(`${ONE}\nsucceeded`);
    await leave(world, CTRL_C);
  });

  test.concurrent('a step that the gate refuses is not prefilled, and the steps so far are kept', async () => {
    await using world = await begun(shell, {});
    world.script({ [NEXT]: pending('touch a\x1bb', 'bad') });
    await acceptLast(world);
    expect(shown(world)).toMatch(/yo: the suggested command was refused: [^]*\nP>$/);
    world.script({ [NEXT]: pending(TWO) });
    await ask(world, 'next', TWO);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/\n1\. `mkdir thing`: run as suggested, exit status 0$/);
    await leave(world, CTRL_C);
  });

  test.concurrent.each(['off', 'reset'])('`yo %s` in the middle: nothing is sent any more', async (word) => {
    await using world = await begun(shell, {});
    await leave(world, `${CTRL_U}yo ${word}${ENTER}`);
    expect(await run(world, ONE)).toBe('');
    await leave(world, ENTER);
    expect(world.requests()).toHaveLength(1);
    expect(await run(world, `yo ${word === 'off' ? 'on' : 'next'}`)).toContain(word === 'off' ? 'on' : 'there is no walk-through');
  });

  test.concurrent("long outputs on the way: every request has the goal, the step's beginning and end, and stays bounded", async () => {
    const steps = Array.from({ length: 7 }, (_, n) => `seq -f 'of-${n}-%g-${'x'.repeat(40)}' 600`);
    const [first = '', ...rest] = steps;
    await using world = await open({
      shell,
      cols: SHELL_COLS,
      script: walkThrough(pending(first, 'one'), ...rest.map((step) => pending(step, 'more')), chat('It stands.')),
    });
    await ask(world, GOAL, first);
    for (const step of rest) await accept(world, step);
    await acceptLast(world);
    const asked = world.requests().slice(1);
    expect(asked).toHaveLength(steps.length);
    for (const [n, request] of asked.entries()) {
      const facts = factsOf(request);
      expect(facts['walk-through']?.startsWith(`goal, in the user's words: ${GOAL}\n`)).toBe(true);
      expect(facts['walk-through']?.match(/run as suggested, exit status 0/g)).toHaveLength(n + 1);
      expect(facts['last-output']).toMatch(new RegExp(`^of-${n}-1-x+\n[^]*\nof-${n}-600-x+$`));
      expect(newTurn(request)).not.toContain(`of-${n - 1}-1-`);
      expect(JSON.stringify(request.turns).length).toBeLessThan(40_000);
    }
  });

  test('`history = 0`: a walk-through continues in its terminal, and nothing of it is kept for others', async () => {
    await using world = await open({
      shell,
      cols: SHELL_COLS,
      env: { YO_HISTORY: '0' },
      script: walkThrough(pending(ONE), pending(TWO), chat('It stands.')),
    });
    await ask(world, GOAL, ONE);
    await accept(world, TWO);
    await acceptLast(world, CTRL_U + ENTER);
    await ask(world, 'next', TWO);
    expect(fs.existsSync(path.join(world.home, '.local/state/yosh/plans'))).toBe(false);
    world.terminal.close();
    await world.terminal.exited;
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    expect(await run(other, 'yo next')).toContain('there is no walk-through to go on with');
  });

  test.concurrent.each([
    ['Ctrl-C', '\x03', 130],
    ['Ctrl-Z', '\x1a', 148],
  ])('a step that is ended with %s is sent with that status', async (_, key, status) => {
    // one program: between two of them the shell would drop a Ctrl-Z
    const step = "sh -c 'echo begun; exec sleep 50'";
    await using world = await open({ shell, cols: SHELL_COLS, script: walkThrough(pending(step), pending(TWO)) });
    await ask(world, GOAL, step);
    await acceptUntil(world, /\nbegun$/);
    world.terminal.type(key);
    await world.terminal.until(/P> touch thing\/two$/);
    const facts = factsOf(world.requests().at(-1));
    expect(facts['walk-through']).toContain(`run as suggested, exit status ${status} (it failed)`);
    expect(facts['last-output']).toMatch(/^begun\n/);
    await leave(world, '\x03');
    await run(world, 'kill %1 2>/dev/null; true');
  });

  test.concurrent('a smaller window: a step that no longer fits is not prefilled again', async () => {
    const long = `echo ${'word '.repeat(60)}end`;
    await using world = await open({ shell, cols: SHELL_COLS, rows: 24, script: walkThrough(pending(long, 'long')) });
    await ask(world, GOAL, long);
    await leave(world, CTRL_C);
    await resize(world, 30, 8);
    await world.terminal.submit(`yo next${ENTER}`);
    await world.terminal.until(/yo: step 1 cannot be\s+prefilled: it does not fit\s+the\s+screen[^]*\nP>$/);
    await resize(world, SHELL_COLS, 24);
    await ask(world, 'next', long);
    await leave(world, CTRL_C);
  });

  test('the shell exits in the middle: the next terminal prefills the step again', async () => {
    await using world = await begun(shell, {});
    await world.terminal.submit(`${CTRL_U}exit${ENTER}`);
    await world.terminal.exited;
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await ask(other, 'next', ONE);
    await accept(other, TWO);
    expect(factsOf(other.requests().at(-1))['walk-through']).toContain(`1. \`${ONE}\`: run as suggested, exit status 0`);
    await leave(other, CTRL_C);
  });

  test('two terminals continue the same one: each has its own steps, neither hangs', async () => {
    await using world = await begun(shell, {});
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await ask(other, 'next', ONE);
    await accept(other, TWO);
    await acceptLast(world);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/1\. `mkdir thing`: run as suggested, exit status 1 \(it failed\)$/);
    await acceptLast(other);
    expect(shown(other)).toMatch(/It stands\.\nyo: walk-through done: 2 steps[^\n]*\nP>$/);
    expect(shown(world)).toMatch(/It stands\.\nyo: walk-through done: 1 step[^\n]*\nP>$/);
  });
});
