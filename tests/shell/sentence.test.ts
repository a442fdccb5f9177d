/** Sentences reach the provider exactly as typed, nothing of them runs, and the user's editor and history are as without us. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { World } from '../support/world.ts';
import { CTRL_C, EDITORS, ESC, ENTER, enter, expectNothingRan, leaveInsertMode, litter, OK, open, pasted, run, SHELLS, SIZES, untilCursor, untilLine, UP } from './contract.ts';

const HOSTILE =
  'what\'s "this" `touch a` $(touch b) ${HOME} *.log ?[a-z] ~ ; touch c | tee d & touch e >f <g ! !! !e !$ #h {1,2} (touch i) && touch j || touch k; ^x^y %1 =ls é 日本 🎉 \\n \\';

/** bash's editor without the key the proxy types before Enter, as when something has taken its place. */
const withoutHint = (mode: string): string => `bind -m ${mode === 'vi' ? 'vi-insert' : 'emacs'} -r '\\e[5577~'`;

describe.each(EDITORS)('%s %s', (shell, mode) => {
  // vi's insert mode of zsh has no history search of its own
  const rc = shell === 'zsh' ? `bindkey '^R' history-incremental-search-backward; bindkey '^A' beginning-of-line` : `bind '"\\C-a": beginning-of-line'`;
  const start = (more = ''): Promise<World> => open({ shell, mode, rc: `${rc}\n${more}` });

  test('all metacharacters verbatim, again by Up and by Ctrl-R', async () => {
    await using world = await start();
    await enter(world, `yo ${HOSTILE}${ENTER}`);
    await enter(world, `${UP}${ENTER}`);
    await enter(world, `yo in between${ENTER}`);
    world.terminal.type('\x12this');
    await world.terminal.until((text) => text.lastIndexOf('touch k') > text.lastIndexOf('in between'));
    await enter(world, ENTER);
    expect(world.questions()).toEqual([HOSTILE, HOSTILE, 'in between', HOSTILE]);
    expectNothingRan(world);
  });

  test('history holds the line as typed', async () => {
    await using world = await start();
    await enter(world, `yo ${HOSTILE}${ENTER}`);
    world.terminal.type(UP);
    await untilLine(world, `yo ${HOSTILE}`);
    await enter(world, CTRL_C);
    await run(world, `${shell === 'bash' ? 'history' : 'fc -ln 1'} >.seen`);
    expect(fs.readFileSync(path.join(world.home, '.seen'), 'utf8')).toContain(`yo ${HOSTILE}\n`);
  });

  test.each([
    ['!word', 'yo why !important and !42 !-1 !?x? "a!b"', 'why !important and !42 !-1 !?x? "a!b"'],
    ['apostrophe', "yo what's up", "what's up"],
    ['trailing backslash', 'yo what is C:\\', 'what is C:\\'],
    ['bare yo', 'yo', ''],
    ['leading blanks', '   yo  two  blanks', 'two  blanks'],
  ])('%s', async (_, line, question) => {
    await using world = await start();
    await enter(world, line + ENTER);
    expect(world.questions()).toEqual([question]);
    // and again, from the history
    await enter(world, UP + ENTER);
    expect(world.questions()).toEqual([question, question]);
  });

  test('5 KB, typed and pasted', async () => {
    await using world = await start();
    const long = Array.from({ length: 500 }, (_, i) => `${i} it's !${i}`).join(' ').slice(0, 5120).trimEnd();
    await enter(world, `yo ${long}${ENTER}`);
    await enter(world, pasted(`yo ${long}`) + ENTER);
    expect(world.questions()).toEqual([long, long]);
  });

  test('CRLF', async () => {
    await using world = await start();
    await enter(world, `yo one!a\r\n`, 2);
    world.terminal.type('\x1b[200~yo two!b\r\nthree\r\n\x1b[201~');
    await world.terminal.until('three');
    await enter(world, ENTER);
    expect(world.questions()).toEqual(['one!a', 'two!b three']);
  });

  const PASTE = 'yo fix this:\n  touch a\n$(touch b) it\'s !c\ntouch d';
  const ONE_QUESTION = /^fix this: +touch a \$\(touch b\) it's !c touch d$/;

  test('a multi-line paste is one question and nothing of it runs', async () => {
    await using world = await start();
    world.terminal.type(pasted(PASTE));
    await world.terminal.until('touch d');
    await enter(world, ENTER);
    expect(world.questions()).toEqual([expect.stringMatching(ONE_QUESTION)]);
    expectNothingRan(world);
  });

  test('an unbracketed multi-line paste is one question and nothing of it runs', async () => {
    await using world = await start(shell === 'bash' ? `bind 'set enable-bracketed-paste off'` : 'unset zle_bracketed_paste');
    world.terminal.type(PASTE.replaceAll('\n', '\r'));
    await world.terminal.until('touch d');
    await enter(world, ENTER);
    expect(world.questions()).toEqual([expect.stringMatching(ONE_QUESTION)]);
    expectNothingRan(world);
  });

  test('yo in a here-doc, in a quoted PS2 line, as an argument, yobbo: untouched', async () => {
    await using world = await start();
    await enter(world, `cat <<X >.doc${ENTER}yo it's "here"${ENTER}X${ENTER}`);
    expect(fs.readFileSync(path.join(world.home, '.doc'), 'utf8')).toBe('yo it\'s "here"\n');
    await enter(world, `echo "a${ENTER}yo b c" >.quoted${ENTER}`);
    expect(fs.readFileSync(path.join(world.home, '.quoted'), 'utf8')).toBe('a\nyo b c\n');
    expect(await run(world, 'echo yo what about it')).toBe('yo what about it');
    expect(await run(world, 'yobbo hello')).toMatch(/not found/);
    expect(world.questions()).toEqual([]);
  });

  test('history expansion works on the next line', async () => {
    await using world = await start();
    await enter(world, `yo hey!you${ENTER}`);
    await run(world, 'echo one');
    world.terminal.type(`echo two !!${ENTER}`);
    await world.terminal.until('\ntwo echo one\nP>');
    expect(world.questions()).toEqual(['hey!you']);
  });

  test('yo inserted at Home', async () => {
    await using world = await start();
    world.terminal.type("list it!now, it's late");
    await untilLine(world, "list it!now, it's late");
    world.terminal.type('\x01');
    await untilCursor(world, ({ x }) => x === 3);
    world.terminal.type('yo ');
    await untilLine(world, "yo list it!now, it's late");
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["list it!now, it's late"]);
  });

  test('retyped and edited lines', async () => {
    await using world = await start();
    await enter(world, `yx\x7fo one!a${ENTER}`);
    await enter(world, `yo two!bX${'\x1b[D'.repeat(1)}\x1b[3~${ENTER}`);
    await enter(world, `echo no\x15yo three!c${ENTER}`);
    await enter(world, `y \x1b[Do\x1b[Cfour!d${ENTER}`);
    expect(world.questions()).toEqual(['one!a', 'two!b', 'three!c', 'four!d']);
  });

  test('a line break put in with ^V is part of the question', async () => {
    await using world = await start();
    await enter(world, `yo one\x16\rtouch two${ENTER}`);
    expect(world.questions()).toEqual(['one touch two']);
    expectNothingRan(world);
  });

  test('the second line of a burst', async () => {
    await using world = await start();
    await enter(world, `echo first${ENTER}yo it's $(touch a) second${ENTER}`, 2);
    // a burst that begins with yo at an empty prompt is a paste: one question
    world.terminal.type('y');
    await untilLine(world, 'y');
    await enter(world, `o third${ENTER}yo it's $(touch b) fourth${ENTER}`, 2);
    expect(world.questions()).toEqual(["it's $(touch a) second", 'third', "it's $(touch b) fourth"]);
    expectNothingRan(world);
  });

  test('comments, aliases and history off', async () => {
    await using world = await start(
      shell === 'bash' ? 'shopt -u interactive_comments; shopt -u expand_aliases; set +o history' : 'unsetopt interactivecomments aliases; HISTSIZE=0 SAVEHIST=0',
    );
    await enter(world, `yo it's !one $(touch a)${ENTER}`);
    expect(world.questions()).toEqual(["it's !one $(touch a)"]);
    expectNothingRan(world);
    const state = await run(world, shell === 'bash' ? 'shopt interactive_comments expand_aliases; shopt -o history' : '[[ -o interactivecomments || -o aliases ]] || echo off off off');
    expect(state.match(/\boff\b/g)).toHaveLength(3);
  });

  test('a program of the user\'s own named yo is still reachable', async () => {
    await using world = await start('PATH=~/.own:$PATH');
    fs.mkdirSync(path.join(world.home, '.own'));
    fs.writeFileSync(path.join(world.home, '.own/yo'), '#!/bin/sh\necho "my own: $*"\n', { mode: 0o755 });
    expect(await run(world, 'command yo a b')).toBe('my own: a b');
    expect(await run(world, '\\yo c "d e"')).toBe('my own: c d e');
    expect(world.questions()).toEqual([]);
  });
});

describe.each(SHELLS)('%s vi', (shell) => {
  test('Enter in vi command mode', async () => {
    await using world = await open({ shell, mode: 'vi' });
    world.terminal.type("yo it's !over");
    await untilLine(world, "yo it's !over");
    await leaveInsertMode(world);
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["it's !over"]);
  });

  test('/search⏎ is unharmed', async () => {
    await using world = await open({ shell, mode: 'vi' });
    await enter(world, `yo what's it!a${ENTER}`);
    await run(world, 'echo other');
    world.terminal.type('x');
    await untilLine(world, 'x');
    world.terminal.type(ESC);
    await untilCursor(world, ({ x }) => x === 3);
    world.terminal.type('/yo wh');
    await world.terminal.until(/\/yo wh$/);
    world.terminal.type(ENTER);
    await untilLine(world, "yo what's it!a");
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["what's it!a", "what's it!a"]);
  });
});

describe.each(SHELLS)('%s emacs', (shell) => {
  test('M-p search is unharmed', async () => {
    await using world = await open({ shell });
    await enter(world, `yo what's it!a${ENTER}`);
    await run(world, 'echo other');
    if (shell === 'bash') {
      world.terminal.type('\x1bp');
      await world.terminal.until(/:$/);
      world.terminal.type('yo wh');
      await world.terminal.until(/:yo wh$/);
      world.terminal.type(ENTER);
    } else {
      world.terminal.type('yo wh\x1bp');
    }
    await untilLine(world, "yo what's it!a");
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["what's it!a", "what's it!a"]);
  });
});
