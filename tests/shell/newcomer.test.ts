/** The first minutes: what a newcomer sees and types before he knows anything, without a model. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { greetedFile } from '../support/greeted.ts';
import { World, type WorldOptions } from '../support/world.ts';
import { enter, open, run, SHELLS } from './contract.ts';

const GREETING = 'yosh: type yo and a sentence. Try: yo find big files · yo help · exit leaves';

/** Starts yosh in another terminal of the same user. */
const again = async (world: World, options: WorldOptions): Promise<World> => new World({ ...options, beside: world }).ready();

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('the first start shows one line above the prompt, the next one none', async () => {
    await using world = await open({ shell, newcomer: true });
    expect(world.terminal.text()).toBe(`${GREETING}\nP>`);
    expect(fs.statSync(greetedFile(world.home)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(greetedFile(world.home))).mode & 0o777).toBe(0o700);
    await using second = await again(world, { shell });
    expect(second.terminal.text()).toBe('P>');
  });

  test('never where it cannot be noted that it was shown', async () => {
    await using world = new World({ shell, newcomer: true, env: { XDG_STATE_HOME: '/nonexistent/state' } });
    await world.ready();
    expect(world.terminal.text()).toBe('P>');
    await using other = await again(world, { shell, env: { XDG_STATE_HOME: world.home } });
    expect(other.terminal.text()).toBe(`${GREETING}\nP>`);
    expect(fs.existsSync(path.join(world.home, 'yosh/greeted'))).toBe(true);
  });

  test('yo help shows examples at once, and other small talk gets a sentence; no model is asked', async () => {
    await using world = await open({ shell });
    expect(await run(world, 'yo help')).toContain('  • yo find big files: a command at your prompt; edit it, or press Enter\n');
    const help = await run(world, 'yo what can you do?');
    expect(help.split('\n').filter((line) => line.startsWith('  • '))).toHaveLength(12);
    expect(await run(world, 'yo Hello!')).toMatch(/^ {2}Hello\. Ask for anything/);
    expect(await run(world, 'yo thanks')).toBe('  You are welcome.');
    await run(world, 'yo off');
    expect(await run(world, 'yo --help')).toContain('yo find big files');
    expect(world.questions()).toEqual([]);
  });

  test('a sentence that only begins with such a word is a question', async () => {
    await using world = await open({ shell });
    for (const question of ['help me find big files', 'hello world in c', 'thanks to whom is this owned', 'exit status of the last pipe'])
      await enter(world, `yo ${question}\r`);
    expect(world.questions()).toHaveLength(4);
  });
});

/** What a terminal shows with this environment until a prompt of any shell is there. */
async function shown(options: WorldOptions, wanted: RegExp): Promise<string> {
  await using world = new World(options);
  await world.terminal.until(wanted);
  return world.terminal.text();
}

describe('a machine that yosh is not made for', () => {
  test('a $SHELL that it does not know is said in one line, with what there is', async () => {
    const text = await shown({ shell: 'bash', env: { SHELL: '/usr/bin/fish' } }, /P>$/);
    expect(text).toBe('yosh: it works in bash and zsh, not fish; this is bash. To choose: yosh bash, or yosh zsh\nP>');
  });

  test.each([
    ['the shell is named', { args: ['bash'], env: { SHELL: '/usr/bin/fish' } }],
    ['there is no $SHELL', { env: { SHELL: '' } }],
  ])('nothing is said when %s', async (_, options) => {
    expect(await shown({ shell: 'bash', ...options }, /P>$/)).toBe('P>');
  });

  test.each(['dumb', ''])('TERM=%j: a plain shell, and why', async (TERM) => {
    const text = await shown({ shell: 'bash', env: { TERM } }, /P> ?$/);
    expect(text.replaceAll('\n', '')).toContain(
      `yosh: TERM is ${TERM === '' ? 'not set' : TERM}, and yo needs a terminal that can move its cursor; this is a plain shell`,
    );
  });

  test('a login shell on such a terminal is started without a word: a program may read it', async () => {
    const text = await shown({ shell: 'bash', args: ['--login'], env: { TERM: 'dumb' } }, /[$#>] ?$/);
    expect(text).not.toContain('yosh:');
  });
});
