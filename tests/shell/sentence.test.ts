/** Questions reach the provider exactly as typed, no part of them runs, and the user's editor and history work as without yosh. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { command } from '../support/script.ts';
import type { World } from '../support/world.ts';
import {
  CTRL_C,
  EDITORS,
  ENTER,
  enter,
  ESC,
  expectNothingRan,
  leaveInsertMode,
  OK,
  open,
  pasted,
  run,
  SHELLS,
  SIZES,
  untilCursor,
  untilLine,
  UP,
} from './contract.ts';
import { sample } from '../support/sample.ts';
import { QuestionDesk } from './question-desk.ts';

const HOSTILE =
  'what\'s "this" `touch a` $(touch b) ${HOME} *.log ?[a-z] ~ ; touch c | tee d & touch e >f <g ! !! !e !$ #h {1,2} (touch i) && touch j || touch k; ^x^y %1 =ls é 日本 🎉 \\n \\';

/** bash's editor without LINE_KEY bound, as when another binding has replaced it. */
const withoutHint = (mode: string): string => `bind -m ${mode === 'vi' ? 'vi-insert' : 'emacs'} '"\\e[5577~": redraw-current-line'`;

describe.each(EDITORS)('%s %s', (shell, mode) => {
  // vi's insert mode of zsh has no history search of its own
  const rc =
    shell === 'zsh'
      ? `bindkey '^R' history-incremental-search-backward; bindkey '^A' beginning-of-line`
      : `bind '"\\C-a": beginning-of-line'`;
  const start = (more = ''): Promise<World> => open({ shell, mode, rc: `${rc}\n${more}` });

  const PASTE = "yo fix this:\n  touch a\n$(touch b) it's !c\ntouch d";
  const ONE_QUESTION = /^fix this: +touch a \$\(touch b\) it's !c touch d$/;

  describe('one after the other in one session', () => {
    let shared: World | null = null;
    let before = 0;
    const session = async (): Promise<World> => {
      shared ??= await start();
      before = shared.questions().length;
      return shared;
    };
    /** The questions of this test. */
    const asked = (): readonly string[] => shared?.questions().slice(before) ?? [];
    const close = async (): Promise<void> => {
      await shared?.[Symbol.asyncDispose]();
      shared = null;
    };
    // what a failed test left on the line is not for the next one
    afterEach(({ task }) => (task.result?.state === 'fail' ? close() : undefined));
    afterAll(close);

    test.each([
      ['!word', 'yo why !important and !42 !-1 !?x? "a!b"', 'why !important and !42 !-1 !?x? "a!b"'],
      ['apostrophe', "yo what's up", "what's up"],
      ['trailing backslash', 'yo what is C:\\', 'what is C:\\'],
      ['bare yo', 'yo', ''],
      ['leading spaces', '   yo  two  blanks', 'two  blanks'],
    ])('%s', async (_, line, question) => {
      const world = await session();
      await enter(world, line + ENTER);
      expect(asked()).toEqual([question]);
      // and again, from the history
      await enter(world, UP + ENTER);
      expect(asked()).toEqual([question, question]);
    });

    test('5 KB, typed and pasted', async () => {
      const world = await session();
      const long = Array.from({ length: 500 }, (_, i) => `${i} it's !${i}`)
        .join(' ')
        .slice(0, 5120)
        .trimEnd();
      await enter(world, `yo ${long}${ENTER}`);
      await enter(world, pasted(world, `yo ${long}`) + ENTER);
      expect(asked()).toEqual([long, long]);
    });

    test('CRLF', async () => {
      const world = await session();
      await enter(world, `yo one!a\r\n`, 2);
      world.terminal.type(pasted(world, 'yo two!b\r\n\r\nthree'));
      await world.terminal.until('three');
      await enter(world, ENTER);
      expect(asked()).toEqual(['one!a', 'two!b three']);
    });

    test('a multi-line paste is one question and no line of it runs', async () => {
      const world = await session();
      world.terminal.type(pasted(world, PASTE));
      await world.terminal.until('touch d');
      await enter(world, ENTER);
      expect(asked()).toEqual([expect.stringMatching(ONE_QUESTION)]);
      expectNothingRan(world);
    });

    test('yo in a here-doc, in a quoted PS2 line, as an argument, yobbo: untouched', async () => {
      const world = await session();
      await enter(world, `cat <<X >.doc${ENTER}yo it's "here"${ENTER}X${ENTER}`);
      expect(fs.readFileSync(path.join(world.home, '.doc'), 'utf8')).toBe('yo it\'s "here"\n');
      await enter(world, `echo "a${ENTER}yo b c" >.quoted${ENTER}`);
      expect(fs.readFileSync(path.join(world.home, '.quoted'), 'utf8')).toBe('a\nyo b c\n');
      expect(world.terminal.text()).not.toContain('syntax error');
      expect(await run(world, 'echo yo what about it')).toBe('yo what about it');
      expect(await run(world, 'yobbo hello')).toMatch(/not found/);
      expect(asked()).toEqual([]);
    });

    test('history expansion works on the next line', async () => {
      const world = await session();
      await enter(world, `yo hey!you${ENTER}`);
      await run(world, 'echo one');
      world.terminal.type(`echo two !!${ENTER}`);
      await world.terminal.until('\ntwo echo one\nP>');
      expect(asked()).toEqual(['hey!you']);
    });

    test('yo inserted at Home', async () => {
      const world = await session();
      world.terminal.type("list it!now, it's late");
      await untilLine(world, "list it!now, it's late");
      world.terminal.type('\x01');
      await untilCursor(world, ({ x }) => x === 3);
      world.terminal.type('yo ');
      await untilLine(world, "yo list it!now, it's late");
      await enter(world, ENTER);
      expect(asked()).toEqual(["list it!now, it's late"]);
    });

    test('retyped and edited lines', async () => {
      const world = await session();
      await enter(world, `yx\x7fo one!a${ENTER}`);
      await enter(world, `yo two!Xb\x1b[D\x7f${ENTER}`);
      await enter(world, `echo no\x15yo three!c${ENTER}`);
      // the proxy cannot know that this is a question and types no LINE_KEY, but the history has it
      await enter(world, `y \x1b[Do\x1b[Cfour it's${ENTER}`);
      expect(asked()).toEqual(['one!a', 'two!b', 'three!c', "four it's"]);
    });

    test('a line break typed with ^V is part of the question', async () => {
      const world = await session();
      await enter(world, `yo one\x16\rtouch two${ENTER}`);
      expect(asked()).toEqual(['one touch two']);
      expectNothingRan(world);
    });

    test('the second line of a burst', async () => {
      const world = await session();
      await enter(world, `echo first${ENTER}yo it's $(touch a) second${ENTER}`, 2);
      // a burst that begins with yo at an empty prompt counts as a paste: one question
      world.terminal.type('y');
      await untilLine(world, 'y');
      await enter(world, `o third${ENTER}yo it's $(touch b) fourth${ENTER}`, 2);
      expect(asked()).toEqual(["it's $(touch a) second", 'third', "it's $(touch b) fourth"]);
      expectNothingRan(world);
    });
  });

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

  test('an unbracketed multi-line paste is one question and no line of it runs', async () => {
    await using world = await start(shell === 'bash' ? `bind 'set enable-bracketed-paste off'` : 'unset zle_bracketed_paste');
    world.terminal.type(PASTE.replaceAll('\n', '\r'));
    await world.terminal.until('touch d');
    await enter(world, ENTER);
    expect(world.questions()).toEqual([expect.stringMatching(ONE_QUESTION)]);
    expectNothingRan(world);
  });

  test('comments, aliases and history off', async () => {
    await using world = await start();
    await run(
      world,
      shell === 'bash'
        ? 'shopt -u interactive_comments expand_aliases; set +o history'
        : 'unsetopt interactivecomments aliases; HISTSIZE=0 SAVEHIST=0',
    );
    await enter(world, `yo it's !one $(touch a)${ENTER}`);
    expect(world.questions()).toEqual(["it's !one $(touch a)"]);
    expectNothingRan(world);
    const state = await run(
      world,
      shell === 'bash'
        ? 'shopt interactive_comments expand_aliases; shopt -o history'
        : '[[ -o interactivecomments || -o aliases ]] || echo off off off',
    );
    expect(state.match(/\boff\b/g)).toHaveLength(3);
  });

  // globalias of oh-my-zsh, and readline's alias-expand-line at a space
  test('a key that expands aliases on the line', async () => {
    await using world = await start(
      shell === 'bash'
        ? `bind '"\\C-x1": alias-expand-line'; bind '"\\C-x2": magic-space'; bind '" ": "\\C-x1\\C-x2"'`
        : "expands() { zle _expand_alias; zle self-insert }; zle -N expands; bindkey ' ' expands; alias -g G='| grep'",
    );
    await enter(world, `yo it's one $(touch a)${ENTER}`);
    await enter(world, UP + ENTER);
    expect(world.questions()).toEqual(["it's one $(touch a)", "it's one $(touch a)"]);
    expect(world.terminal.text()).not.toContain('__yo');
    expectNothingRan(world);
  });

  test("a program of the user's own named yo is still reachable", async () => {
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

  test('/search⏎ works', async () => {
    await using world = await open({ shell, mode: 'vi' });
    await enter(world, `yo what's it!a${ENTER}`);
    await run(world, 'echo other');
    world.terminal.type('x');
    await untilLine(world, 'x');
    world.terminal.type(ESC);
    await untilCursor(world, ({ x }) => x === 3);
    world.terminal.type('/yo wh');
    await world.terminal.until(/[/?]yo wh_?$/);
    world.terminal.type(ENTER);
    await untilLine(world, "yo what's it!a");
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["what's it!a", "what's it!a"]);
  });
});

describe.each(SHELLS)('%s emacs', (shell) => {
  test('M-p search works', async () => {
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

describe('bash', () => {
  test('C-o submits the line and brings the next one', async () => {
    await using world = await open({ shell: 'bash' });
    await enter(world, `yo one it's !a${ENTER}`);
    await enter(world, `yo two it's !b${ENTER}`);
    world.terminal.type(UP + UP);
    await untilLine(world, "yo one it's !a");
    world.terminal.type('\x0f');
    await untilLine(world, "yo two it's !b");
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["one it's !a", "two it's !b", "one it's !a", "two it's !b"]);
  });

  test('Enter that ends a search runs the line found, and prints nothing', async () => {
    await using world = await open({ shell: 'bash' });
    await run(world, 'echo yo there');
    world.terminal.type('\x12there');
    await world.terminal.until(/\(reverse-i-search\)`there': echo yo there$/);
    await enter(world, ENTER);
    await enter(world, `yo what's it!a${ENTER}`);
    world.terminal.type("\x12what's");
    await world.terminal.until(/\(reverse-i-search\)`what's': yo what's it!a$/);
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["what's it!a", "what's it!a"]);
    expect(world.terminal.text()).toBe(
      `P> echo yo there\nyo there\nP> echo yo there\nyo there\nP> yo what's it!a\n  ${OK}\nP> yo what's it!a\n  ${OK}\nP>`,
    );
  });

  test('the completion pager works', async () => {
    await using world = await open({ shell: 'bash', rows: 10, rc: "bind 'set completion-query-items 10'" });
    fs.mkdirSync(path.join(world.home, '.many'));
    for (let i = 100; i < 160; i++)
      fs.writeFileSync(path.join(world.home, '.many', `file-${i}-with-a-name-that-takes-a-line-for-itself-on-the-screen`), '');
    world.terminal.type('yo which !in .many/f\t\t\t');
    await world.terminal.until(/\(y or n\)$/);
    world.terminal.type('y');
    await world.terminal.until(/--More--$/);
    const shown = (text: string): number => text.match(/^file-/gm)?.length ?? 0;
    const before = shown(world.terminal.text());
    world.terminal.type(ENTER); // one line more
    await world.terminal.until((text) => shown(text) === before + 1 && text.endsWith('--More--'));
    world.terminal.type('q');
    await untilLine(world, 'yo which !in .many/file-1');
    await enter(world, ENTER);
    expect(world.questions()).toEqual(['which !in .many/file-1']);
  });

  test.each(['emacs', 'vi'] as const)('without history and LINE_KEY: refused, never the previous question (%s)', async (mode) => {
    await using world = await open({ shell: 'bash', mode });
    await enter(world, `yo the first${ENTER}`);
    await run(world, withoutHint(mode));
    for (const setting of ['HISTCONTROL=ignorespace', "HISTIGNORE='*yo*'", 'set +o history']) {
      await run(world, setting);
      await enter(world, ` yo a secret${ENTER}`);
      await world.terminal.until(/yo a secret\nyo: the question could not be read; ask at the prompt, on a line of its own\nP>$/);
    }
    expect(world.questions()).toEqual(['the first']);
  });

  test.each(['ignorespace', 'ignoredups:erasedups', 'ignoreboth'])('HISTCONTROL=%s with LINE_KEY', async (setting) => {
    await using world = await open({ shell: 'bash', rc: `HISTCONTROL=${setting}; HISTIGNORE='*ls*:yo*'` });
    await enter(world, ` yo it's !one${ENTER}`);
    await enter(world, ` yo it's !one${ENTER}`);
    expect(world.questions()).toEqual(["it's !one", "it's !one"]);
  });

  test('aliases off: the line is rewritten visibly, and again by Up', async () => {
    await using world = await open({ shell: 'bash' });
    await run(world, 'shopt -u expand_aliases');
    await enter(world, `yo it's !one $(touch a)${ENTER}`);
    await enter(world, UP + ENTER);
    expect(world.questions()).toEqual(["it's !one $(touch a)", "it's !one $(touch a)"]);
    expect(world.terminal.text()).toContain("P> yo # it's !one $(touch a)");
    expect(await run(world, 'declare -F yo; shopt expand_aliases')).toMatch(/^expand_aliases\s+off$/);
    expectNothingRan(world);
  });

  test('an editor like ble.sh and an unbalanced quote', async () => {
    const fixture = path.resolve(import.meta.dirname, '../fixtures/own-editor.bash');
    await using world = await open({ shell: 'bash', rc: `. '${fixture}'` });
    await enter(world, `yo what's !up?${ENTER}`);
    expect(world.questions()).toEqual(["what's !up?"]);
    // any other line still goes through the editor's own test
    world.terminal.type(`echo 'one${ENTER}`);
    await untilCursor(world, ({ x }) => x === 0);
    await enter(world, `two'${ENTER}`);
    expect(world.terminal.text()).toMatch(/\none\ntwo\nP>$/);
  });

  // How bash-preexec 0.4–0.5, 0.6 and later enter PROMPT_COMMAND, and how each distinguishes a key's function from a command.
  test.each(['string', 'array', 'ps0'])('a tool that reports commands (%s) reports each once', async (order) => {
    const fixture = path.resolve(import.meta.dirname, '../fixtures/command-reporter.bash');
    await using world = await open({ shell: 'bash', rc: `REPORTER=${order} . '${fixture}'` });
    await run(world, 'echo one');
    await enter(world, `yo it's two${ENTER}`);
    await run(world, 'false');
    world.script({ '*': command('echo three') });
    world.terminal.type(`yo it's !prefilled${ENTER}`);
    await untilLine(world, 'echo three');
    await enter(world, ENTER);
    await run(world, 'echo four');
    expect(fs.readFileSync(path.join(world.home, '.reported'), 'utf8').split('\n')).toEqual([
      'ran: echo one',
      'status: 0',
      "ran: yo it's two",
      'status: 0',
      'ran: false',
      'status: 1',
      "ran: yo it's !prefilled",
      'status: 1',
      'ran: echo three',
      'status: 0',
      'ran: echo four',
      'status: 0',
      '',
    ]);
  });
});

describe('zsh', () => {
  test.each([
    ['accept-and-hold', '\x1ba'],
    ['accept-line-and-down-history', '\x0f'],
  ])('%s', async (_, key) => {
    await using world = await open({ shell: 'zsh' });
    await enter(world, `yo one it's !a${ENTER}`);
    await enter(world, `yo two it's !b${ENTER}`);
    world.terminal.type(UP + UP);
    await untilLine(world, "yo one it's !a");
    world.terminal.type(key);
    const next = key === '\x0f' ? "two it's !b" : "one it's !a";
    await untilLine(world, `yo ${next}`);
    await world.terminal.until(() => world.questions().length === 3);
    await enter(world, ENTER);
    expect(world.questions()).toEqual(["one it's !a", "two it's !b", "one it's !a", next]);
  });

  test('Enter in the completion menu works', async () => {
    await using world = await open({
      shell: 'zsh',
      rc: "zmodload zsh/complist; autoload -Uz compinit; compinit -u -D; zstyle ':completion:*' menu select",
    });
    fs.mkdirSync(path.join(world.home, '.many'));
    for (const name of ['one', 'two']) fs.writeFileSync(path.join(world.home, '.many', name), '');
    world.terminal.type('ls .many/\t\t');
    await world.terminal.until(/ls \.many\/one *\none +two/);
    world.terminal.type(ENTER); // picks an entry, submits nothing
    await world.terminal.until(/ls \.many\/one *$/);
    world.terminal.type('\x01');
    await untilCursor(world, ({ x }) => x === 3);
    await enter(world, `yo ${ENTER}`);
    expect(world.questions()).toEqual(['ls .many/one']);
  });

  test.each(['', 'setopt interactive_comments'])('history expansion works on the line behind a comment: %s', async (rc) => {
    await using world = await open({ shell: 'zsh', rc });
    await run(world, 'echo hi');
    expect(await run(world, '# note')).toBe('');
    expect(await run(world, '!!')).toBe('zsh: no such word in event'); // as in zsh alone
    expect(await run(world, '!ec')).toBe('echo hi\nhi');
    expect(await run(world, 'echo a # b')).toBe(rc === '' ? 'a # b' : 'a');
  });

  test('history ignored', async () => {
    await using world = await open({ shell: 'zsh', rc: 'setopt histignorespace histignorealldups; zshaddhistory() { return 1 }' });
    await enter(world, ` yo it's !one${ENTER}`);
    await enter(world, ` yo it's !one${ENTER}`);
    expect(world.questions()).toEqual(["it's !one", "it's !one"]);
  });
});

describe.each(SHELLS)('%s', (shell) => {
  test.each(SIZES)('metacharacters at %d×%d', async (cols, rows) => {
    await using world = await open({ shell, cols, rows });
    world.terminal.type(`yo ${HOSTILE}${ENTER}`);
    await world.terminal.until(new RegExp(`${OK}\nP>$`));
    expect(world.questions()).toEqual([HOSTILE]);
    expectNothingRan(world);
  });

  test('questions of a set of 200 arrive exactly, none is executed', async () => {
    const all = fs
      .readFileSync(path.resolve(import.meta.dirname, '../fixtures/sentences.txt'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(all).toHaveLength(200);
    const questions = sample(all, 60);
    await using desk = await QuestionDesk.open(shell, inject('scriptedRoot'));
    await desk.askAll(questions);
    expect(desk.report()).toEqual({ asked: questions.length, wrong: [], executed: [] });
  });
});
