/** While an answer is awaited, every key and every event leads to a usable prompt. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { chat, command } from '../support/script.ts';
import type { World } from '../support/world.ts';
import { CHATTY, CTRL_C, EDITORS, ENTER, enter, expectNothingRan, open, prompts, run, SHELLS, untilLine } from './contract.ts';

/** An answer that never comes. */
const NEVER = { '*': [{ waitFor: '/nonexistent/for-ever' }] };
const go = (world: World): void => fs.writeFileSync(path.join(world.home, '.go'), '');

/** Asks, with an answer that comes when `go` is called. */
async function askSlowly(world: World, answer = chat('so it is.')): Promise<void> {
  world.script({ '*': [{ waitFor: path.join(world.home, '.go') }, ...answer] });
  world.terminal.type(`yo assist${ENTER}`);
  await world.terminal.until(/thinking…/);
}

/** The shell answers a command and a question. */
async function expectUsable(world: World): Promise<void> {
  world.script(CHATTY);
  expect(await run(world, 'echo still $((40+2))')).toBe('still 42');
  const question = "next, it's !fine";
  // only those: a question that was given up may be recorded as late as this
  const asked = (): number => world.questions().filter((each) => each === question).length;
  const before = asked();
  await enter(world, `yo ${question}${ENTER}`);
  await world.terminal.wait('the question is asked', () => asked() > before);
  expect(asked()).toBe(before + 1);
}

const pidOf = (world: World): number => Number(fs.readFileSync(path.join(world.home, '.pid'), 'utf8'));
/** Rows and columns of the terminal in which the shell runs. */
const sizeInside = (world: World): string =>
  execFileSync('sh', ['-c', 'stty size <"$1"', 'sh', path.join(world.session() as string, 'tty')], { encoding: 'utf8' }).trim();

const start = async (shell: 'bash' | 'zsh', rc = ''): Promise<World> => open({ shell, rc: `${rc}\necho $$ >~/.pid` });

describe.each(EDITORS)('%s %s', (shell, mode) => {
  test.each([
    ['^C', CTRL_C],
    ['CSI 99;5u', '\x1b[99;5u'],
    ['CSI 27;5;99~', '\x1b[27;5;99~'],
  ])('%s: gives the prompt without an answer and status 130, the next question works', async (_, key) => {
    await using world = await open({ shell, mode });
    world.script(NEVER);
    world.terminal.type(`yo assist${ENTER}`);
    await world.terminal.until(/thinking…/);
    const before = prompts(world.terminal.text());
    world.terminal.type(key);
    await world.terminal.until((text) => prompts(text) > before);
    expect(await run(world, 'echo $?')).toBe('130');
    expect(world.terminal.text()).not.toContain('thinking');
    await expectUsable(world);
  });

  test('type-ahead is replayed after an answer without a command, and dropped before a command', async () => {
    await using world = await open({ shell, mode });
    await askSlowly(world);
    world.terminal.type(`echo ahead${ENTER}`);
    go(world);
    await world.terminal.until(/so it is\.\nP> echo ahead\nahead\nP>$/);
    fs.rmSync(path.join(world.home, '.go'));
    await askSlowly(world, command('echo suggested'));
    world.terminal.type('echo dropped');
    go(world);
    await untilLine(world, 'echo suggested');
    await enter(world, ENTER);
    expect(world.terminal.text()).toMatch(/P> echo suggested\nsuggested\nP>$/);
  });

  test('an answered question keeps $? of the last command', async () => {
    await using world = await open({ shell, mode });
    await run(world, '(exit 7)');
    await enter(world, `yo assist${ENTER}`);
    expect(await run(world, 'echo $?')).toBe('7');
    await run(world, '(exit 9)');
    world.script({ '*': command('echo "then $?"') });
    world.terminal.type(`yo assist${ENTER}`);
    await untilLine(world, 'echo "then $?"');
    await enter(world, ENTER);
    expect(world.terminal.text()).toMatch(/\nthen 9\nP>$/);
  });
});

describe.each(SHELLS)('%s', (shell) => {
  test('kill -INT of the shell, without a trap', async () => {
    await using world = await start(shell);
    await askSlowly(world);
    const before = prompts(world.terminal.text());
    process.kill(pidOf(world), 'SIGINT');
    await world.terminal.until((text) => prompts(text) > before);
    await expectUsable(world);
  });

  test('kill -INT of the shell, with a trap', async () => {
    await using world = await start(shell, "trap 'echo trapped >>~/.trapped' 2");
    await askSlowly(world);
    process.kill(pidOf(world), 'SIGINT');
    await world.terminal.until(() => fs.existsSync(path.join(world.home, '.trapped')));
    go(world);
    await world.terminal.until(/\nP>$/);
    await expectUsable(world);
  });

  test('a window that became narrower leaves nothing on the screen', async () => {
    await using world = await start(shell);
    world.script(NEVER);
    world.terminal.type(`yo wait for it${ENTER}`);
    await world.terminal.until(/thinking…/);
    world.terminal.resize(40, 24);
    // the size reaches the shell by a signal, and Ctrl-C by the keyboard
    await eventually('the shell’s terminal has the size', () => sizeInside(world) === '24 40');
    const before = prompts(world.terminal.text());
    world.terminal.type(CTRL_C);
    await world.terminal.until((text) => prompts(text) > before);
    expect(world.terminal.text()).toMatch(/^P> yo wait for it\n\^C\nP>$/);
    expect(await run(world, 'echo $COLUMNS')).toBe('40');
  });

  test('five resizes', async () => {
    await using world = await start(shell);
    await askSlowly(world);
    for (const [cols, rows] of [
      [60, 20],
      [100, 30],
      [40, 10],
      [120, 40],
      [80, 24],
    ] as const) {
      world.terminal.resize(cols, rows);
      await new Promise((resolve) => setTimeout(resolve, 20)); // so that each is a signal of its own
    }
    go(world);
    await world.terminal.until(/so it is\.\nP>$/);
    await expectUsable(world);
    expect(await run(world, 'echo $COLUMNS')).toBe('80');
  });

  test.each([
    ['a background job ends', ''],
    ['with notify', 'set -b 2>/dev/null || setopt notify'],
  ])('%s', async (_, rc) => {
    await using world = await start(shell, rc);
    await run(world, '(until [ -e .finish ]; do sleep 0.02; done; echo >.finished) &');
    await askSlowly(world);
    fs.writeFileSync(path.join(world.home, '.finish'), '');
    await world.terminal.until(() => fs.existsSync(path.join(world.home, '.finished')));
    go(world);
    await world.terminal.until(/so it is\.[^]*\nP>$/);
    await expectUsable(world);
  });

  test('SIGUSR1 with a trap', async () => {
    await using world = await start(shell, "trap 'echo trapped >>~/.trapped' USR1");
    await askSlowly(world);
    process.kill(pidOf(world), 'SIGUSR1');
    go(world);
    await world.terminal.until(/\nP>$/);
    await world.terminal.until(() => fs.existsSync(path.join(world.home, '.trapped')));
    await expectUsable(world);
  });

  test.each([
    ['^Z', '\x1a'],
    ['^\\', '\x1c'],
  ])('%s', async (_, key) => {
    await using world = await start(shell);
    await askSlowly(world);
    world.terminal.type(key);
    go(world);
    await world.terminal.until(/so it is\.\nP>/);
    // the editor decides what the key does at a prompt
    await enter(world, CTRL_C);
    expect(await run(world, 'jobs')).toBe('');
    await expectUsable(world);
    expectNothingRan(world);
  });
});
