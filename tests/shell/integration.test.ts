/** The shell integration of terminals works with the rc line: as many marks, in the same order, as in the bare shell. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { eventually } from '../support/clock.ts';
import { run, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, World } from '../support/world.ts';
import { SHELLS } from './contract.ts';
import { install, TERMINALS } from './terminals.ts';

/** The rc file reports how often it was read. */
const COUNTS = 'echo read >>~/.reads';

/** A terminal that starts the user's shell with its integration, when the test says so: its files are in the home folder. */
async function start(shell: Shell, name: string, rcLine: boolean): Promise<World> {
  const world = new World({
    shell,
    script: WORKS,
    rc: COUNTS,
    program: ['/bin/sh', '-c', 'until [ -e ~/start ]; do sleep 0.01; done; . ~/start'],
  });
  const { file, args, env } = install(shell, name, world.home);
  const rc = path.join(world.home, `.${shell}rc`);
  if (rcLine) fs.writeFileSync(rc, `${initLine(inject('scriptedRoot'), shell)}\n${fs.readFileSync(rc, 'utf8')}`);
  for (const profile of ['.bash_profile', '.profile']) fs.writeFileSync(path.join(world.home, profile), '. ~/.bashrc\n');
  const variables = Object.entries(env).map(([key, value]) => `'${key}=${value}'`);
  fs.writeFileSync(path.join(world.home, 'starting'), `exec /usr/bin/env ${variables.join(' ')} ${[file, ...args].join(' ')}\n`);
  fs.renameSync(path.join(world.home, 'starting'), path.join(world.home, 'start'));
  return world.ready();
}

/** The marks on the screen since `from`, without what differs between two runs. */
const marksOf = (world: World, from: number): readonly string[] =>
  [
    ...world.terminal.output
      .subarray(from)
      .toString('latin1')
      .matchAll(/\x1b\](133|633);([^\x07\x1b]*)/g),
  ].map(([, code, mark = '']) => `${code};${mark.replaceAll(world.home, '~')}`);

const LINES = ['true', 'echo one; echo two', '(exit 3)', 'cd /'];

/** Runs the lines; returns the marks from the start to the prompt after the last. */
async function marks(world: World): Promise<readonly string[]> {
  for (const line of LINES) await run(world, line);
  return marksOf(world, 0);
}

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test.each(Object.keys(TERMINALS[shell]))('%s', async (name) => {
    await using bare = await start(shell, name, false);
    const expected = await marks(bare);
    expect(expected.length).toBeGreaterThan(LINES.length * 2);
    await using world = await start(shell, name, true);
    await eventually('a session runs', () => world.session() !== null);
    expect(await marks(world)).toEqual(expected);
    await yoWorks(world);
    // the shell around the session and the one inside read the rc file up to the line and behind it: once
    expect(fs.readFileSync(path.join(world.home, '.reads'), 'utf8')).toBe('read\n');
    await run(world, 'env | grep -c "^YOSH_[RI]"', /\n0\nP>$/);
    world.terminal.type('exit 7\r');
    expect(await world.terminal.exited).toBe(7);
  });
});
