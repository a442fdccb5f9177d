/** Frames: what counts as one, who can send them, and who can learn the nonce. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { FRAME_BYTES } from '../../src/base/limits.ts';
import { initLine } from '../../src/cli/init.ts';
import { eventually } from '../support/clock.ts';
import { processesOf } from '../support/processes.ts';
import { AT_PROMPT, CONVERSATION, expectNothingShown, nonceOf, run, QUESTION, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, shellPath, World, type WorldOptions } from '../support/world.ts';

const SHELLS = ['bash', 'zsh'] as const;
const open = (options: WorldOptions): Promise<World> => new World({ script: WORKS, ...options }).ready();
/** With the line of `yosh init` in the rc file. */
const openWithRc = (shell: Shell, more = ''): Promise<World> => open({ shell, rc: `${initLine(inject('scriptedRoot'), shell)}\n${more}` });

describe.concurrent.each(SHELLS)('%s: output that is not a frame passes unchanged and asks nothing', (shell) => {
  const other = '0123456789abcdef0123456789abcdef';
  const cases: readonly (readonly [string, (nonce: string) => string])[] = [
    ['wrong nonce', () => `\x1b]5577;${other};Q;1.1;0;evil\x07`],
    ['no nonce', () => '\x1b]5577;Q;1.1;0;evil\x07'],
    ['upper-case nonce', (nonce) => `\x1b]5577;${nonce.toUpperCase().replace(/^\d{32}$/, other)};Q;1.1;0;evil\x07`],
    ['part of the nonce', (nonce) => `\x1b]5577;${nonce.slice(0, 31)};Q;1.1;0;evil\x07`],
    ['unknown verb', (nonce) => `\x1b]5577;${nonce};Z;1.1;0;evil\x07`],
    ['no verb', (nonce) => `\x1b]5577;${nonce};\x07`],
    ['too few arguments', (nonce) => `\x1b]5577;${nonce};Q;1.1;0\x07`],
    ['too many arguments', (nonce) => `\x1b]5577;${nonce};Q;1.1;0;evil;more\x07`],
    ['a status that is no number', (nonce) => `\x1b]5577;${nonce};Q;1.1;zero;evil\x07`],
    ['an id with a space', (nonce) => `\x1b]5577;${nonce};Q;1 1;0;evil\x07`],
    ['a bad escape', (nonce) => `\x1b]5577;${nonce};Q;1.1;0;%zz\x07`],
    ['a control byte inside', (nonce) => `\x1b]5577;${nonce};Q;1.1;0;ev\nil\x07`],
    ['ended by ST', (nonce) => `\x1b]5577;${nonce};Q;1.1;0;evil\x1b\\`],
    ['oversized', (nonce) => `\x1b]5577;${nonce};Q;1.1;0;${'e'.repeat(FRAME_BYTES)}\x07`],
    ['never ended', (nonce) => `\x1b]5577;${nonce};Q;1.1;0;evil`],
  ];

  test('in one terminal, one after the other', async () => {
    await using world = await open({ shell });
    for (const [name, make] of cases) {
      const bytes = Buffer.from(make(nonceOf(world)));
      fs.writeFileSync(path.join(world.home, 'bytes'), bytes);
      // `stty -opost`: otherwise the terminal turns a line feed into two bytes, as it should
      world.terminal.type("stty -opost; cat bytes; stty opost; printf '\\033\\\\\\nshown\\n'\r");
      await eventually(`the bytes were passed on: ${name}`, () => world.terminal.output.includes(bytes));
      await world.terminal.until(AT_PROMPT);
      expect(world.questions(), name).toEqual([]);
    }
    await yoWorks(world);
  });
});

describe.concurrent.each(SHELLS)('%s: the nonce', (shell) => {
  test('stays hidden when a command is longer than a frame, which is then not reported', async () => {
    await using world = await open({ shell });
    await yoWorks(world);
    const nonce = nonceOf(world);
    // pasted: typed, the editor would draw the line anew for each of its characters
    world.terminal.type(`\x1b[200~: ${'€'.repeat(30_000)}\x1b[201~`);
    await world.terminal.until((text) => (text.match(/€/g) ?? []).length >= 1_000);
    world.terminal.type('\r');
    await run(world, 'echo "after-$((6*7))"', /after-42\nP>$/);
    expect(world.terminal.output.includes(nonce)).toBe(false);
    await yoWorks(world);
  });

  test('is in no environment, no argument, and only in its own file', async () => {
    await using world = await open({ shell, rc: shell === 'bash' ? 'set -a' : 'setopt allexport' });
    await yoWorks(world);
    const nonce = nonceOf(world);
    await run(world, 'env >everything; set >>everything-set; sleep 30 &');
    expect(fs.readFileSync(path.join(world.home, 'everything'), 'latin1')).not.toContain(nonce);
    const processes = processesOf(world);
    expect(processes.length).toBeGreaterThan(3);
    for (const { command, environment } of processes) {
      expect(environment.join('\n')).not.toContain(nonce);
      expect(command.join('\n')).not.toContain(nonce);
    }
    const session = world.session() as string;
    expect(fs.statSync(session).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(session, 'nonce')).mode & 0o777).toBe(0o600);
    // all variables of the shell, for the companion alone, which leaves an empty file when it has read it
    const isRead = (name: string): boolean => fs.statSync(path.join(session, name)).size === 0;
    await eventually('the variables are read', () => isRead('variables') && isRead('variables.ended'));
    for (const name of fs.readdirSync(session)) {
      if (name === 'nonce' || !fs.lstatSync(path.join(session, name)).isFile()) continue;
      expect(fs.readFileSync(path.join(session, name), 'latin1')).not.toContain(nonce);
    }
    for (const { pid, command } of processes) if (command[0] === 'sleep') process.kill(pid);
  });

  test('is not shown by set -x, set -v, typeset -ft and a trap', async () => {
    await using world = await open({ shell });
    await run(
      world,
      shell === 'bash'
        ? 'set -xv; declare -ft __yo_prompt __yo_prompt1 __yo_ask __yo_submit; trap \'echo "[$BASH_COMMAND]"\' DEBUG'
        : 'setopt xtrace verbose; typeset -ft __yo_prompt __yo_quietly __yo_start __yo_ask __yo_finish',
    );
    await yoWorks(world, { question: 'am I seen?' });
    expectNothingShown(world);
  });
});

describe.concurrent.each(SHELLS)('%s: a stale answer', (shell) => {
  test('is skipped', async () => {
    await using world = await open({ shell });
    const down = path.join(world.session() as string, 'down');
    const hold = fs.openSync(down, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
    fs.writeSync(hold, '999.1;cmd;echo stale\0;;;\0chat\0');
    await yoWorks(world);
    fs.closeSync(hold);
    expect(world.terminal.text()).toBe(CONVERSATION);
  });
});

/** Runs a program inside the session and expects it to have no yo, whatever it inherited. */
async function inert(world: World, inside = /\n[^\n]*[$#%>]\s*$/): Promise<void> {
  const before = world.questions().length;
  await run(
    world,
    'echo "has <${YOSH_SESSION:+a session}> <${__yo_nonce-no nonce}>"',
    /has <[a ]*(?:session)?> <no nonce>\n[^]*[$#%>]\s*$/,
  );
  await run(world, 'yo are you there', new RegExp(`(?:not found|No such file)[^]*${inside.source}`));
  expect(world.questions().length).toBe(before);
}

const PLAIN: Readonly<Record<Shell, string>> = { bash: 'bash --norc', zsh: 'zsh -f' };

describe.concurrent.each(SHELLS)('shells inside %s', (shell) => {
  test('a nested shell with the rc line has yo, and so has the outer one afterwards', async () => {
    await using world = await openWithRc(shell);
    await run(world, `level=outer; ${shellPath(shell)}`);
    await yoWorks(world, { question: `inside ${QUESTION}` });
    await run(world, 'echo "level=${level-inner}"', /level=inner\nP>$/);
    await run(world, 'exit', /exit\nP>$|P> exit\nP>$/);
    await run(world, 'echo "level=${level-inner}"', /level=outer\nP>$/);
    await yoWorks(world);
    expectNothingShown(world);
  });

  test('bash in zsh and zsh in bash', async () => {
    const other = shell === 'bash' ? 'zsh' : 'bash';
    await using world = await openWithRc(shell);
    fs.writeFileSync(path.join(world.home, `.${other}rc`), `PS1='P> '\n${initLine(world.root, other)}\n`);
    await run(world, shellPath(other));
    await yoWorks(world);
    await run(world, 'exit', /P>$/);
    await yoWorks(world, { question: 'and outside' });
  });

  test('without the rc line a nested shell is plain, and the outer one still has yo', async () => {
    await using world = await open({ shell });
    await run(world, PLAIN[shell], /\n[^\n]*[$#%]$/);
    await inert(world);
    await run(world, 'exit', /exit\nP>$|exit\nP>$/);
    await yoWorks(world);
  });

  test('after exec with the rc line there is still yo', async () => {
    await using world = await openWithRc(shell);
    await run(world, `exec ${shellPath(shell)}`);
    await yoWorks(world);
    await run(world, `exec ${shellPath(shell)} -l`, /[$#%>]$/);
    world.terminal.type('exit 3\r');
    expect(await world.terminal.exited).toBe(3);
  });

  test('script(1) has no yo without the rc line', async () => {
    await using world = await open({ shell, env: { SHELL: shellPath(shell) } });
    fs.rmSync(path.join(world.home, `.${shell}rc`));
    await run(world, `script -q -c '${PLAIN[shell]} -i' /dev/null`, /\n[^\n]*[$#%]$/);
    await inert(world);
    // the hooks themselves refuse, even when they are sourced there
    await run(world, `. ${world.root}/shell-hooks/yosh.${shell}; echo sourced`, /sourced\n[^]*[$#%]$/);
    await inert(world);
  });

  test('script(1) has a yosh of its own with the rc line', async () => {
    await using world = await openWithRc(shell);
    const outside = world.session();
    await run(world, 'script -q /dev/null');
    await run(world, `[ "$YOSH_SESSION" = ${outside} ] || echo "its own"`, /its own\nP>$/);
    await yoWorks(world);
  });

  test('a tmux pane has no yo without the rc line, and a yosh of its own with it', async () => {
    await using world = await open({ shell, rows: 24 });
    const socket = path.join(world.home, 'tmux');
    await run(world, `tmux -f /dev/null -S ${socket} new-session '${PLAIN[shell]} -i'`, /[$#%]\s*\n[^]*\[0\]/);
    world.terminal.type('yo are you there\r');
    await world.terminal.until(/not found|No such file/);
    expect(world.questions()).toEqual([]);
    world.terminal.type('exit\r');
    await world.terminal.until(/\[exited\]\nP>$/);
    fs.appendFileSync(path.join(world.home, `.${shell}rc`), `${initLine(world.root, shell)}\n`);
    world.terminal.type(`tmux -f /dev/null -S ${socket} new-session ${shellPath(shell)}\r`);
    await world.terminal.until(/P>\s*\n[^]*\[0\]/);
    world.terminal.type('yo are you there now\r');
    await world.terminal.until(/P> echo "works/);
    expect(world.questions()).toEqual(['are you there now']);
    execFileSync('tmux', ['-S', socket, 'kill-server']);
    await world.terminal.until(/P>$/);
  });

  test('su has no yo: another user cannot read the nonce', async (ctx) => {
    if (process.getuid?.() !== 0) ctx.skip('only root can become another user without a password');
    await using world = await open({ shell });
    fs.chmodSync(world.home, 0o755);
    fs.cpSync(path.join(world.root, 'shell-hooks'), path.join(world.home, 'hooks'), { recursive: true });
    await run(world, `su nobody -s /bin/sh -c 'cd ${world.home}; exec ${PLAIN[shell]} -i'`, /\n[^\n]*[$%]$/);
    await inert(world, /\n[^\n]*[$%]\s*$/);
    await run(world, `. ${world.home}/hooks/yosh.${shell}; echo sourced`, /sourced\n[^\n]*[$%]\s*$/);
    await inert(world, /\n[^\n]*[$%]\s*$/);
    await run(world, 'exit', /exit\nP>$/);
    await yoWorks(world);
  });
});
