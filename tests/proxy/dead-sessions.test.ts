/** The folders of sessions that were killed are removed by the next session, and no others. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayHaveDeadBeside, processSpaceOf } from '../../src/proxy/dead-sessions.ts';
import { eventually } from '../support/clock.ts';
import { processesOf } from '../support/processes.ts';
import { run } from '../support/talk.ts';
import { World } from '../support/world.ts';

const NONCE = '0'.repeat(32);

test('a process looks for dead sessions only where one may be', () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-beside-'));
  const make = (name: string, lines: readonly (string | number)[]): string => {
    const folder = path.join(place, name);
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'nonce'), `${[NONCE, ...lines].join('\n')}\n`);
    return folder;
  };
  const own = make('yosh.ownsessio1', ['here', 1]);
  const running = new Map([
    ['2', 'node\0proxy.cjs\0/run/yosh.alivealiv1\0bash\0'],
    ['3', 'another program\0'],
  ]);
  const looks = (session = own): boolean => mayHaveDeadBeside(session, (pid) => running.get(pid) ?? null);
  const withA = (name: string, lines: readonly (string | number)[]): boolean => {
    const folder = make(name, lines);
    const found = looks();
    fs.rmSync(folder, { recursive: true });
    return found;
  };
  try {
    expect(looks()).toBe(false);
    expect(withA('yosh.alivealiv1', ['here', 2])).toBe(false);
    expect(withA('yosh.elsewhere1', ['there', 4])).toBe(false);
    expect(withA('yosh.starting11', [])).toBe(false);
    expect(withA('yosh.othername1', ['here', 2])).toBe(true);
    expect(withA('yosh.reusedpid1', ['here', 3])).toBe(true);
    expect(withA('yosh.endedende1', ['here', 4])).toBe(true);
    expect(withA('yosh.olderyosh1', ['here'])).toBe(true);
    expect(looks('/nowhere/yosh.ownsessio1')).toBe(true);
  } finally {
    fs.rmSync(place, { recursive: true });
  }
});

/** Kills the launcher and the proxy of a session, so that its folder stays. Returns it. */
async function killed(world: World): Promise<string> {
  const folder = world.session() as string;
  const [launcher, proxy] = ['yosh', 'proxy.cjs'].map((name) =>
    processesOf(world).find(({ command }) => command.some((word) => path.basename(word) === name)),
  );
  if (launcher === undefined || proxy === undefined) throw new Error('no session runs');
  // the launcher first: it would remove the folder
  for (const { pid } of [launcher, proxy]) process.kill(pid, 'SIGKILL');
  await world.terminal.exited;
  return folder;
}

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test('the next session removes what a killed one left', async () => {
    await using first = await new World({ shell }).ready();
    const dead = await killed(first);
    expect(fs.existsSync(dead)).toBe(true);
    await using second = await new World({ shell, beside: first }).ready();
    await eventually('the folder is removed', () => !fs.existsSync(dead));
    await run(second, 'echo "works $((6*7))"', /works 42\nP>$/);
  });
});

test('it removes no folder in which a session lives, of another system, of another kind, and follows no link', async () => {
  await using living = await new World({ shell: 'bash' }).ready();
  const own = living.session() as string;
  const place = path.dirname(own);
  const space = processSpaceOf(own);
  expect(space).not.toBeNull();
  const make = (name: string, nonce: string | null): string => {
    const folder = path.join(place, name);
    fs.mkdirSync(folder, { mode: 0o700 });
    if (nonce !== null) fs.writeFileSync(path.join(folder, 'nonce'), nonce);
    return folder;
  };
  const target = make('a-folder-of-the-user', `${NONCE}\n${space}\n`);
  const link = path.join(place, 'yosh.linkedlink');
  fs.symlinkSync(target, link);
  const kept = [
    own,
    target,
    link,
    make('yosh.othersystm', `${NONCE}\nanother system pid:[1]\n`),
    make('yosh.olderyosh1', `${NONCE}\n`),
    make('yosh.nobodysdir', null),
    make('yosh.starting', `${NONCE}\n${space}\n`),
  ];
  const dead = ['yosh.aaaaaaaaaa', 'yosh.bbbbbbbbbb'].map((name) => make(name, `${NONCE}\n${space}\n`));
  await using next = await new World({ shell: 'bash', beside: living }).ready();
  await eventually('the dead ones are removed', () => dead.every((folder) => !fs.existsSync(folder)));
  expect(kept.filter((folder) => !fs.existsSync(folder))).toEqual([]);
  await run(living, 'echo "works $((6*7))"', /works 42\nP>$/);
  await run(next, 'echo "works $((6*7))"', /works 42\nP>$/);
});

test("it removes no folder of another user's", async (ctx) => {
  if (process.getuid?.() !== 0) ctx.skip('only root can make a folder of another user: run the tests as root');
  await using first = await new World({ shell: 'bash' }).ready();
  const space = processSpaceOf(first.session() as string);
  const theirs = path.join(path.dirname(first.session() as string), 'yosh.theirsdir1');
  fs.mkdirSync(theirs);
  fs.writeFileSync(path.join(theirs, 'nonce'), `${NONCE}\n${space}\n`);
  expect(spawnSync('chown', ['-R', 'nobody', theirs]).status).toBe(0);
  const dead = `${theirs.slice(0, -1)}2`;
  fs.mkdirSync(dead);
  fs.writeFileSync(path.join(dead, 'nonce'), `${NONCE}\n${space}\n`);
  await using _next = await new World({ shell: 'bash', beside: first }).ready();
  await eventually('the dead one is removed', () => !fs.existsSync(dead));
  expect(fs.existsSync(theirs)).toBe(true);
});
