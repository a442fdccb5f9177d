/** A shell that a line starts on the session's terminal has yo, without the rc line: nested, and in place of the first one. */
import { describe, expect, test } from 'vitest';
import { expectNothingShown, run, WORKS, yoWorks } from '../support/talk.ts';
import { KINDS } from '../../src/shell/shell-kinds.ts';
import { SHELLS_HERE } from '../support/shells-here.ts';
import { type Shell, shellPath, World, type WorldOptions } from '../support/world.ts';
import { EDITORS, SHELLS, UP } from './contract.ts';

const RC = 'echo rc read';

/** Both shells have an rc file with the same prompt. */
async function start(shell: Shell, options: Partial<WorldOptions> = {}): Promise<World> {
  const others = SHELLS.filter((other) => other !== shell);
  const files = Object.fromEntries(others.map((other) => [KINDS[other].rc.file('', {}), `${SHELLS_HERE[other].rc}\n${RC}\n`]));
  const world = new World({ shell, script: WORKS, rc: RC, files: { ...files, '.bash_profile': '. ~/.bashrc\n' }, ...options });
  return world.ready();
}

const READ = /\nrc read\nP>$/;
const isShell = { bash: '[ -n "$BASH_VERSION" ]', zsh: '[ -n "$ZSH_VERSION" ]' };
/** Ours that no program may inherit. */
const OURS = 'env | grep -c -e "^YOSH_[^S]" -e "^ENV=" -e "^POSIXLY_CORRECT=" -e "^ZDOTDIR="';

describe.concurrent.each(EDITORS)('%s, %s', (shell, mode) => {
  test.each(SHELLS)('starts %s inside: yo works there and, after exit, here', async (inner) => {
    await using world = await start(shell, { mode });
    await run(world, inner, READ);
    await run(world, `${isShell[inner]} && echo "is ${inner}"`, new RegExp(`\nis ${inner}\nP>$`));
    await yoWorks(world);
    await run(world, OURS, /\n0\nP>$/);
    await run(world, 'exit 5', /exit 5\n(?:exit\n)?P>$/);
    await run(world, 'echo "status=$?"', /\nstatus=5\nP>$/);
    await run(world, OURS, /\n0\nP>$/);
    await yoWorks(world, { question: 'back again' });
    expectNothingShown(world);
  });

  test.each(SHELLS)('exec %s: yo works on', async (next) => {
    await using world = await start(shell, { mode });
    await run(world, `exec ${next}`, READ);
    await run(world, `${isShell[next]} && echo "is ${next}"`, new RegExp(`\nis ${next}\nP>$`));
    await yoWorks(world);
    await run(world, OURS, /\n0\nP>$/);
    world.terminal.type('exit 6\r');
    expect(await world.terminal.exited).toBe(6);
  });
});

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test.each(['exec $SHELL -l', 'exec "$SHELL"', 'exec {path} --login', '  exec   -l {path}', '{path} -i'])('%s', async (line) => {
    await using world = await start(shell);
    await run(world, line.replace('{path}', shellPath(shell)), READ);
    await yoWorks(world);
  });

  test('again and again, and recalled from the history', async () => {
    await using world = await start(shell);
    await run(world, `exec ${shell}`, READ);
    await run(world, `exec ${shell}`, /rc read[^]*rc read\nP>$/);
    await run(world, shell, /(?:rc read[^]*){3}rc read\nP>$/);
    await yoWorks(world);
    await run(world, 'exit', /exit\n(?:exit\n)?P>$/);
    await run(world, `${UP}${UP}`, /(?:rc read[^]*){4}rc read\nP>$/);
    await yoWorks(world, { question: 'and again' });
  });

  test("the user's own ENV and options are as before, inside and after", async () => {
    await using world = await start(shell, { rc: 'export ENV=/nonexistent/env; mine=1' });
    await run(world, shell);
    await run(world, 'echo "<$ENV>"', /\n<\/nonexistent\/env>\nP>$/);
    await run(world, 'exit', /exit\n(?:exit\n)?P>$/);
    await run(world, 'echo "<$ENV><$mine>"', /\n<\/nonexistent\/env><1>\nP>$/);
    await run(world, shell === 'bash' ? 'shopt -o posix; shopt inherit_errexit' : 'echo off off', /off[^]*off\nP>$/);
  });

  test('a program that is not there, and a line that does more: as without yosh', async () => {
    await using world = await start(shell);
    await run(world, `/nonexistent/${shell}`, /No such file|no such file/);
    await run(world, OURS, /\n0\nP>$/);
    await run(world, `${shell} -c 'env | grep -c -e ^ENV= -e ^ZDOTDIR= -e ^POSIXLY'`, /\n0\nP>$/);
    world.terminal.type('cat - <(env | grep -c -e ^ENV= -e ^POSIXLY) <<E\r');
    await world.terminal.until(/>$/);
    world.terminal.type(`exec ${shell}\rE\r`);
    await world.terminal.until(new RegExp(`\nexec ${shell}\n0\nP>$`));
    await run(world, `echo ${shell}`, new RegExp(`\n${shell}\nP>$`));
    await run(world, `cat /dev/null; ${shell} --version | grep -c version`, /\nP>$/);
    await yoWorks(world);
  });
});
