/** A suggestion is prefilled as if typed, and runs exactly as shown, only by an Enter pressed after it was shown. */
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import { chat, command, type ScriptStep } from '../support/script.ts';
import { sample } from '../support/sample.ts';
import { type Shell, World } from '../support/world.ts';
import {
  CTRL_C,
  EDITORS,
  ENTER,
  enter,
  expectNothingRan,
  guardOver,
  leaveInsertMode,
  litter,
  open,
  run,
  SHELLS,
  SIZES,
  untilCursor,
  untilLine,
  UP,
} from './contract.ts';

/** Asks, and waits until the suggestion's last line is on the screen. */
async function suggest(world: World, text: string): Promise<void> {
  world.script({ '*': command(text) });
  world.terminal.type(`yo assist${ENTER}`);
  // lines with effects may follow the explanation
  await world.terminal.until((screen) => /does it\n(?:[^\n]+\n)*P> /.test(screen) && flat(screen).endsWith(flat(text)));
}

/** Only the letters: tabs and continuation prompts look different on a screen. */
const flat = (text: string): string => text.replace(/^(?:> |P> )/gm, '').replace(/\s+/g, '');

const read = (world: World, name: string): string => fs.readFileSync(path.join(world.home, name), 'utf8');

/** Suggests a command that writes its argument to a file, runs it, and returns what was written. */
async function executed(world: World, text: string): Promise<string> {
  await suggest(world, text);
  await enter(world, ENTER);
  return read(world, '.out');
}

/** Waits for `.go` before it answers: a test types in between. */
const slowly = (world: World, steps: readonly ScriptStep[]): void =>
  world.script({ '*': [{ waitFor: path.join(world.home, '.go') }, ...steps] });
const go = (world: World): void => fs.writeFileSync(path.join(world.home, '.go'), '');

async function thinking(world: World): Promise<void> {
  await world.terminal.until(/thinking…/);
}

/**
 * Presses Enter again and again, until one was dropped with a bell behind this suggestion. Not when this process had no turn for so long
 * that the Enter might be one after the guard, which counts.
 */
async function pressUntilDropped({ terminal }: World, suggestion: string): Promise<void> {
  for (let unseenAtMs = performance.now(); ;) {
    await sleep(20);
    await immediate(); // what was drawn meanwhile has been read
    const nowMs = performance.now();
    const at = terminal.output.indexOf(suggestion);
    if (at < 0) unseenAtMs = nowMs;
    else if (terminal.output.includes('\x07', at) || nowMs > unseenAtMs + ENTER_GUARD_MS / 2) return;
    terminal.type(ENTER);
  }
}

describe.each(EDITORS)('%s %s', (shell, mode) => {
  test.each([
    ['multi-line', "printf %s 'one\ntwo\n\nthree' >.out", 'one\ntwo\n\nthree'],
    ['here-doc', "cat >.out <<'X'\n$(touch a) `b` !! it's \\\n  indented\nX", "$(touch a) `b` !! it's \\\n  indented\n"],
    ['tab', "printf %s 'a\tb\t\tc' >.out", 'a\tb\t\tc'],
    ['UTF-8 and wide characters', "printf %s 'é ü ß 日本語 🎉 €' >.out", 'é ü ß 日本語 🎉 €'],
    ['quotes and expansions', `printf %s "it's $((6*7)) \\$HOME \\\`x\\\`"' "!$ *' >.out`, `it's 42 $HOME \`x\` "!$ *`],
    ['leading and trailing spaces', " \t printf %s 'a ' >.out \n ", 'a '],
  ])('%s', async (_, text, written) => {
    await using world = await open({ shell, mode });
    expect(await executed(world, text)).toBe(written);
    expectNothingRan(world);
  });

  test('a ! in a suggestion runs as shown, or the shell refuses the line', async () => {
    await using world = await open({ shell, mode });
    expect(await executed(world, `printf %s 'see !! a!b' >.out`)).toBe('see !! a!b');
  });

  test('an edited suggestion runs as edited', async () => {
    await using world = await open({ shell, mode });
    await suggest(world, 'echo one two');
    world.terminal.type('\x7f\x7f\x7fthree');
    await untilLine(world, 'echo one three');
    if (mode === 'vi') {
      // one change, as if all had been typed: undo leaves the suggestion
      await leaveInsertMode(world);
      world.terminal.type('bcwtwo');
      await untilLine(world, 'echo one two');
      await leaveInsertMode(world);
      world.terminal.type('u');
      await untilLine(world, 'echo one three');
    }
    await enter(world, ENTER);
    expect(world.terminal.text()).toMatch(/\none three\nP>$/);
    world.terminal.type(UP);
    await untilLine(world, 'echo one three');
  });

  // Backspace, ^W and ^U of vi's insert mode stop where inserting began: at the beginning of the line, as for a line that was typed
  test.each(['\x17\x17\x17\x17', '\x15'])('it can be rubbed out: %j', async (keys) => {
    await using world = await open({ shell, mode });
    await suggest(world, 'echo one two');
    world.terminal.type(keys);
    await world.terminal.until(/\nP>$/);
    expect(await run(world, 'echo other')).toBe('other');
  });

  test('x⏎ typed while waiting never runs it', async () => {
    await using world = await open({ shell, mode });
    slowly(world, command('touch ran'));
    world.terminal.type(`yo assist${ENTER}`);
    await thinking(world);
    world.terminal.type(`x${ENTER}`);
    world.terminal.type(`${ENTER}y${ENTER}`);
    go(world);
    await untilLine(world, 'touch ran');
    await guardOver();
    await untilLine(world, 'touch ran');
    expectNothingRan(world);
    await enter(world, ENTER);
    expect(litter(world)).toEqual(['ran']);
  });

  test('repeated Enter, before and after, never runs it', async () => {
    await using world = await open({ shell, mode });
    slowly(world, command('touch ran'));
    world.terminal.type(`yo assist${ENTER}`);
    await thinking(world);
    world.terminal.type(ENTER.repeat(3));
    go(world);
    await pressUntilDropped(world, 'touch ran');
    await guardOver();
    await untilLine(world, 'touch ran');
    expectNothingRan(world);
  });

  test('the cursor is in the hole, and Enter there does nothing', async () => {
    await using world = await open({ shell, mode });
    fs.mkdirSync(path.join(world.home, 'some docs'));
    const asked = async () => {
      world.script({ '*': command("cd ''", 'does it', 4) });
      world.terminal.type(`yo assist${ENTER}`);
      await untilLine(world, "cd ''");
      await untilCursor(world, ({ x }) => x === "P> cd '".length);
      await guardOver();
    };
    await asked();
    await enter(world, ENTER);
    expect(await run(world, 'pwd')).toBe(world.home);
    await asked();
    world.terminal.type('some docs');
    await untilLine(world, "cd 'some docs'");
    await enter(world, ENTER);
    expect(await run(world, 'pwd')).toBe(path.join(world.home, 'some docs'));
    // the next suggestion has its cursor at the end again
    await suggest(world, 'echo one');
    await untilCursor(world, ({ x }) => x === 'P> echo one'.length);
  });

  test('empty line and ^C end it', async () => {
    await using world = await open({ shell, mode });
    await suggest(world, 'touch ran');
    await enter(world, CTRL_C);
    await enter(world, ENTER);
    expect(await run(world, 'echo on we go')).toBe('on we go');
    expectNothingRan(world);
  });

  test('control characters: refused with one line', async () => {
    await using world = await open({ shell, mode });
    for (const bad of ['touch a\x1b[D', 'touch b\rtouch c', 'touch d\x07', 'touch \u202ee', 'touch f\u200bg']) {
      world.script({ '*': command(bad) });
      await enter(world, `yo assist${ENTER}`);
    }
    expect(
      world.terminal.text().match(/^yo: the suggested command was refused: it contains [^\n]*\n?[^\n]*it was:\s+touch [^\n]*$/gm),
    ).toHaveLength(5);
    expectNothingRan(world);
  });
});

const LONG = `printf %s '${Array.from({ length: 1000 }, (_, i) => `w${i}`)
  .join(' ')
  .slice(0, 5000)}' >.out`;

test.each([
  ['a widget of its own', 'zle-line-init() { (( inits++ )) }; zle -N zle-line-init'],
  ['add-zle-hook-widget', 'autoload -Uz add-zle-hook-widget; init() { (( inits++ )) }; add-zle-hook-widget line-init init'],
])("zsh with %s: the user's zle-line-init runs at each prompt, also with a hole", async (_, rc) => {
  await using world = await open({ shell: 'zsh', rc: `typeset -gi inits=0; ${rc}` });
  world.script({ '*': command("cd ''", 'does it', 4) });
  const before = Number(await run(world, 'echo $inits'));
  world.terminal.type(`yo assist${ENTER}`);
  await untilLine(world, "cd ''");
  await untilCursor(world, ({ x }) => x === "P> cd '".length);
  await guardOver();
  await enter(world, ENTER);
  // the prompts of the hole, of `cd`, and this one's
  expect(Number(await run(world, 'echo $inits'))).toBe(before + 3);
});

describe.each(SHELLS)('%s', (shell) => {
  test('5 KB: exact on a screen that holds it', async () => {
    await using world = await open({ shell, cols: 200, rows: 60 });
    expect(await executed(world, LONG)).toBe(/'(.*)'/.exec(LONG)?.[1]);
  });
});

// bash only: in zsh the suggestion is in the editor before any key, and keys typed meanwhile are dropped ("x⏎" above)
test('bash: with text in the editor nothing is prefilled', async () => {
  await using world = await open({ shell: 'bash', script: { '*': command('touch ran') } });
  await run(world, `own() { READLINE_LINE=mine; READLINE_POINT=4; __yo_prefill; }; bind -x '"\\e[5578~": own'`);
  world.terminal.type(`yo assist${ENTER}`);
  await world.terminal.until(/does it\nP> mine$/);
  await enter(world, CTRL_C);
  expect(await run(world, 'echo "${__yo_command:-}"')).toBe('');
  expectNothingRan(world);
});

/** The screen and the cursor's position. */
interface Picture {
  readonly screen: readonly string[];
  readonly cursor: { readonly x: number; readonly y: number };
}
const look = (world: World): Picture => ({ screen: world.terminal.screen(), cursor: world.terminal.cursor() });

const PROMPTS: Readonly<Record<string, Readonly<Record<Shell, string>>>> = {
  plain: { bash: "PS1='P> '", zsh: "PS1='P> '" },
  'two-line': { bash: "PS1='\\w here\\nP> '", zsh: 'PS1=\'%~ here\n\'"P> "' },
  coloured: { bash: "PS1='\\[\\e[1;32m\\]P>\\[\\e[0m\\] '", zsh: "PS1='%F{green}P>%f '" },
  right: { bash: "PS1='\\[\\e7\\e[12C right\\e8\\]P> '", zsh: "PS1='P> '; RPS1='right'" },
  wide: { bash: "PS1='日本 P> '", zsh: "PS1='日本 P> '" },
  long: { bash: `PS1='${'long '.repeat(17)}P> '`, zsh: `PS1='${'long '.repeat(17)}P> '` },
};

/** Every prompt in both shells and at both sizes; in the suite each prompt in both shells, in one of them at the small size. */
const LOOKS = Object.keys(PROMPTS).flatMap((name, at) => {
  const sizes = at % 2 === 0 ? SIZES : SIZES.toReversed();
  const [first, last] = SHELLS.map((shell) => sizes.map(([cols, rows]) => [shell, cols, rows, name] as const));
  return sample([...(first ?? []), ...(last ?? [])], 2);
});

test.each(LOOKS)('%s %d×%d: a prefill looks as if typed: %s prompt', async (shell, cols, rows, name) => {
  const rc = PROMPTS[name]?.[shell] ?? '';
  const texts = ["echo 'short'", `echo ${'x'.repeat(cols)} ${'y'.repeat(cols + 3)}`, "echo '日本語' é"];
  const typed = await pictures({ shell, cols, rows, rc }, 'typed', texts);
  const filled = await pictures({ shell, cols, rows, rc }, 'prefilled', texts);
  expect(filled).toEqual(typed);
});

/** The same questions and answers; then the text is typed by hand, or prefilled. */
async function pictures(
  options: { shell: Shell; cols: number; rows: number; rc: string },
  how: 'typed' | 'prefilled',
  texts: readonly string[],
): Promise<readonly Picture[]> {
  await using world = new World(options);
  await world.terminal.until(/P>/);
  const taken: Picture[] = [];
  for (const [i, text] of texts.entries()) {
    world.script({ '*': how === 'prefilled' ? command(text, `does ${i}`) : chat(`does ${i}`) });
    world.terminal.type(`yo assist${ENTER}`);
    await world.terminal.until(new RegExp(`does ${i}\n[^]*P>`));
    if (how === 'typed') world.terminal.type(text);
    taken.push(await settled(world, flat(text).slice(-4)));
    const before = world.terminal.text().split('P>').length;
    world.terminal.type(CTRL_C);
    await world.terminal.until((screen) => screen.split('P>').length > before);
  }
  return taken;
}

/** The picture once it holds the text's last letters and no longer changes. */
async function settled(world: World, end: string): Promise<Picture> {
  let last = '';
  let still = 0;
  await world.terminal.until((text) => {
    const now = JSON.stringify(look(world));
    still = now === last && flat(text).includes(end) ? still + 1 : 0;
    last = now;
    return still >= 8;
  });
  return look(world);
}

describe.each(SHELLS)('%s: a slow prompt', (shell) => {
  const SLOW = shell === 'bash' ? `PS1='$(sleep 1.2)P> '` : 'precmd_slow() { sleep 1.2 }; precmd_functions+=(precmd_slow)';
  test('an Enter before it is drawn runs nothing', async () => {
    await using world = await open({ shell, rc: SLOW });
    world.script({ '*': command('echo ran >.out', 'does it') });
    world.terminal.type(`yo assist${ENTER}`);
    await world.terminal.until('does it');
    // until the suggestion is prefilled
    const pressing = setInterval(() => world.terminal.type(ENTER), 100);
    try {
      await world.terminal.until(/P> echo ran >\.out$/);
    } finally {
      clearInterval(pressing);
    }
    expect(fs.existsSync(path.join(world.home, '.out'))).toBe(false);
    await enter(world, ENTER);
    expect(read(world, '.out')).toBe('ran\n');
  });
});
