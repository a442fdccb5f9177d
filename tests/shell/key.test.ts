/** The key at a line of the prompt: a command is explained, words become a command in place. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chat, command, inTurn } from '../support/script.ts';
import { CTRL_C, EDITORS, enter, expectNothingRan, open, run, SHELLS, untilLine } from './contract.ts';

const KEY = '\x18y';

describe.concurrent.each(EDITORS)('%s, %s mode', (shell, mode) => {
  test('a command is explained, and the line is untouched', async () => {
    await using world = await open({ shell, mode });
    const { terminal } = world;
    terminal.type('tar -xzf "a b.tgz" | head -3');
    await untilLine(world, 'tar -xzf "a b.tgz" | head -3');
    terminal.type(KEY);
    await terminal.until(/so many lines\nP> tar -xzf "a b\.tgz" \| head -3$/);
    const text = terminal.text();
    for (const line of [
      '-x: takes files out of the archive',
      '-z: through gzip',
      '|: what it prints goes into the next command',
      'head: shows the first lines',
    ])
      expect(text).toContain(line);
    expect(world.questions()).toEqual([]);
    // it is edited on and run as before
    terminal.type('\x15echo still-$((6*7))\r');
    await terminal.until(/\nstill-42\nP>$/);
    expectNothingRan(world);
    expect(await run(world, 'echo again')).toBe('again');
  });

  test('words and a comment become a command in place; undo gives them back', async () => {
    await using world = await open({ shell, mode, script: { '*': command('touch "a!b"') } });
    const { terminal } = world;
    for (const words of ['show me all the big files', '# show me all the big files']) {
      terminal.type(words);
      await untilLine(world, words);
      terminal.type(KEY);
      await untilLine(world, 'touch "a!b"');
      expectNothingRan(world);
      terminal.type(mode === 'vi' && shell === 'zsh' ? '\x1bu' : '\x1f');
      await untilLine(world, words);
      terminal.type(CTRL_C);
      await terminal.until(/\nP>$/);
    }
    expect(world.questions()).toEqual(['show me all the big files', 'show me all the big files']);
    terminal.type('make one');
    await untilLine(world, 'make one');
    terminal.type(CTRL_C);
    await terminal.until(/\nP>$/);
    terminal.type(`the touch of it${KEY}`);
    await untilLine(world, 'touch "a!b"');
    await enter(world, '\r');
    expect(fs.existsSync(`${world.home}/a!b`)).toBe(true);
  });
});

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('an empty line asks like a bare yo; an answer in words keeps the line; Ctrl-C too', async () => {
    await using world = await open({ shell, script: { slow: [{ waitFor: 'never' }], '': chat('Nothing went wrong.') } });
    const { terminal } = world;
    terminal.type(KEY);
    await terminal.until(/Nothing went wrong\.\nP>$/);
    expect(world.questions()).toEqual(['']);
    terminal.type(`the slow thing of it${KEY}`);
    await terminal.until(() => world.questions().length === 2);
    terminal.type(CTRL_C);
    await terminal.until(/\^C\nP> the slow thing of it$/);
    terminal.type('\x15echo on\r');
    await terminal.until(/\non\nP>$/);
  });

  test('all rows of a prompt are drawn again, and not when nothing was printed', async () => {
    const rc = shell === 'bash' ? "PS1='-- \\w --\\nP> '" : "PROMPT=$'-- %~ --\\nP> '";
    const script = { '*': inTurn(command('seq 1 9'), command('touch it')) };
    await using world = await open({ shell, rc, script, env: { YO_AGAIN_KEY: '^Xo' } });
    const { terminal } = world;
    terminal.type(`ls -l${KEY}`);
    await terminal.until(/the long form[^\n]*\n-- ~ --\nP> ls -l$/);
    terminal.type(`\x15please count to nine${KEY}`);
    await terminal.until(/does it\n-- ~ --\nP> seq 1 9$/);
    terminal.type(CTRL_C);
    await terminal.until(/\nP>$/);
    terminal.type('yo again\r');
    await terminal.until(/does it\n-- ~ --\nP> touch it$/);
    const rows = terminal.text().split('\n').length;
    terminal.type('\x18o');
    await terminal.until(/does it\n-- ~ --\nP> seq 1 9$/);
    expect(terminal.text().split('\n')).toHaveLength(rows);
  });

  test('the status of the last command stays, and neither set -e nor an ERR trap sees the key', async () => {
    const trap = shell === 'bash' ? "trap 'echo trapped' ERR" : 'TRAPZERR() { echo trapped }';
    await using world = await open({ shell });
    const { terminal } = world;
    await run(world, trap);
    await run(world, '(exit 7)');
    terminal.type('echo is-$?');
    await untilLine(world, 'echo is-$?');
    terminal.type(KEY);
    await terminal.until(/when it worked\nP> echo is-\$\?$/);
    terminal.type('\r');
    await terminal.until(/\nis-7\nP>$/);
    await run(world, 'set -e');
    const before = terminal.text().split('trapped').length;
    terminal.type(`ls -l${KEY}`);
    await terminal.until(/the long form[^\n]*\nP> ls -l$/);
    expect(terminal.text().split('trapped')).toHaveLength(before);
    expect(await run(world, '\x15echo on')).toBe('on');
  });

  test('the ! of a line that was only explained is still one of the history', async () => {
    await using world = await open({ shell });
    await run(world, 'echo first-$((6*7))');
    world.terminal.type(`echo !! x${KEY}`);
    await world.terminal.until(/prints its words\n[^]*\nP> echo !! x$/);
    world.terminal.type('\r');
    await world.terminal.until(/\necho first-42 x\nP>$/);
  });

  test('Enter right after the answer is dropped', async () => {
    await using world = await open({ shell, script: { '*': command('touch ran') } });
    world.terminal.type(`please make the file for me${KEY}\r\r`);
    await untilLine(world, 'touch ran');
    expectNothingRan(world);
  });

  test('it is off where the user has bound the key, and can be another one', async () => {
    const rc = shell === 'bash' ? `bind -x '"\\C-xy": echo mine'` : `mine() { zle -I; echo mine }; zle -N mine; bindkey '^Xy' mine`;
    await using world = await open({ shell, rc });
    world.terminal.type(`ls -l${KEY}`);
    await world.terminal.until(/mine\nP> ls -l$/);
    await using other = await open({ shell, env: { YO_EXPLAIN_KEY: '^Xz' } });
    other.terminal.type('ls -l\x18z');
    await other.terminal.until(/the long form[^\n]*\nP> ls -l$/);
  });

  test.each(['^Xy', '^G'])('it is off where the user has bound %s to a function or to text of the editor', async (key) => {
    const name = key === '^G' ? '\\C-g' : '\\C-xy';
    const typed = key === '^G' ? '\x07' : '\x18y';
    const mine =
      shell === 'bash'
        ? [`bind '"${name}": unix-line-discard'`, `bind '"${name}": "mine"'`]
        : [`bindkey '${key}' kill-whole-line`, `bindkey -s '${key}' mine`];
    const [one, two] = mine.map((rc) => ({ shell, rc, env: { YO_EXPLAIN_KEY: key } }));
    await using byFunction = await open(one!);
    byFunction.terminal.type(`ls -l${typed}echo`);
    await untilLine(byFunction, 'echo');
    await using byText = await open(two!);
    byText.terminal.type(`echo ${typed}`);
    await untilLine(byText, 'echo mine');
  });

  test('it works after a change of the editing mode', async () => {
    await using world = await open({ shell, mode: 'vi' });
    await run(world, shell === 'bash' ? 'set -o emacs' : 'bindkey -e');
    world.terminal.type(`ls -l${KEY}`);
    await world.terminal.until(/the long form[^\n]*\nP> ls -l$/);
  });
});
