/** The bash hooks leave the user's PROMPT_COMMAND, PS0 and traps working. */
import { describe, expect, test } from 'vitest';
import { AT_PROMPT, CONVERSATION, expectNothingShown, run, shellVersion, WORKS, yoWorks } from '../support/talk.ts';
import { World } from '../support/world.ts';

const start = (rc = ''): Promise<World> => new World({ shell: 'bash', rc, script: WORKS }).ready();
/** PROMPT_COMMAND may be an array since 5.1. */
const arrays = shellVersion('bash') >= 501;
const NO_ARRAYS = 'PROMPT_COMMAND is an array since bash 5.1';

describe.concurrent('PROMPT_COMMAND', () => {
  const says = CONVERSATION.replaceAll('P>', 'pc\nP>');

  test('a string', async () => {
    await using world = await start("PROMPT_COMMAND='echo pc'");
    await yoWorks(world);
    expect(world.terminal.text()).toBe(says);
  });

  test.each([
    'PROMPT_COMMAND="echo pc;"',
    'PROMPT_COMMAND="echo pc ; "',
    'PROMPT_COMMAND="echo pc # a comment"',
    "PROMPT_COMMAND=$'echo pc\\n'",
    'export PROMPT_COMMAND="echo pc"',
  ])('%s', async (rc) => {
    await using world = await start(rc);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(says);
  });

  test('an array', async (ctx) => {
    if (!arrays) ctx.skip(NO_ARRAYS);
    await using world = await start("PROMPT_COMMAND=('echo p1' 'echo pc')");
    await yoWorks(world);
    expect(world.terminal.text()).toBe(says.replaceAll('pc\n', 'p1\npc\n'));
  });

  test('a sparse array', async (ctx) => {
    if (!arrays) ctx.skip(NO_ARRAYS);
    await using world = await start("PROMPT_COMMAND[5]='echo pc'");
    await yoWorks(world);
    expect(world.terminal.text()).toBe(says);
  });

  test('sees the status of the command, and cannot change it for others', async () => {
    await using world = await start('PROMPT_COMMAND=\'echo "was $?"; false\'');
    await run(world, '(exit 5)', /was 5\nP>$/);
    await run(world, 'echo "is $?"; (exit 6)', /\nis 5\nwas 6\nP>$/);
    await yoWorks(world);
  });

  test('set at the prompt', async () => {
    await using world = await start();
    await run(world, "PROMPT_COMMAND='echo late'", /\nlate\nP>$/);
    await yoWorks(world, { prompt: /\nlate\nP>$/ });
    await run(world, 'PROMPT_COMMAND="echo more;$PROMPT_COMMAND"', /\nmore\nlate\nP>$/);
    await yoWorks(world, { prompt: /\nmore\nlate\nP>$/ });
  });

  test('an array set at the prompt', async (ctx) => {
    if (!arrays) ctx.skip(NO_ARRAYS);
    await using world = await start();
    await run(world, "PROMPT_COMMAND=('echo late')", /\nlate\nP>$/);
    await yoWorks(world, { prompt: /\nlate\nP>$/ });
    await run(world, 'PROMPT_COMMAND+=("echo more")', /\nlate\nmore\nP>$/);
    await yoWorks(world, { prompt: /\nlate\nmore\nP>$/, question: 'it is back!important' });
  });

  test('unset at the prompt, in the rc file, and read-only', async () => {
    await using world = await start('unset PROMPT_COMMAND');
    await run(world, 'unset PROMPT_COMMAND');
    await yoWorks(world);
    await yoWorks(world, { question: 'it is back!important' });
    await run(world, 'readonly PROMPT_COMMAND');
    await yoWorks(world);
    expectNothingShown(world);
  });

  test('read-only in the rc file', async (ctx) => {
    await using world = await start("PROMPT_COMMAND='echo pc'; readonly PROMPT_COMMAND");
    await run(world, 'echo still here', /still here\npc\nP>$/);
    if (!arrays) ctx.skip(NO_ARRAYS);
    await yoWorks(world, { prompt: /\npc\nP>$/ });
    expectNothingShown(world);
  });
});

describe.concurrent('PS0', () => {
  test('of the user is shown once per command, and ours is silent', async () => {
    await using world = await start("PS0='[run]\\n'");
    await yoWorks(world);
    expect(world.terminal.text()).toBe('P> yo what\'s up? (*.log & more\n[run]\n  does it\nP> echo "works-$((6*7))"\n[run]\nworks-42\nP>');
    await run(world, "PS0='{later}\\n'");
    await run(world, 'true', /true\n\{later\}\nP>$/);
    await run(world, 'true', /true\n\{later\}\nP>$/);
    await yoWorks(world);
    expectNothingShown(world);
  });

  test('exported: a bash inside without hooks prints no frame', async () => {
    await using world = await start('export PS0');
    await run(world, 'true');
    world.terminal.type('bash --norc\r');
    await world.terminal.until(/bash[^\n]*[$#]$/);
    await run(world, 'set -u; echo inside', /\ninside\n[^\n]*[$#]$/);
    expect(world.terminal.text()).not.toContain('unbound');
    world.terminal.type('exit\r');
    await world.terminal.until(/exit\nP>$/);
    await yoWorks(world);
    expectNothingShown(world);
  });
});

describe.concurrent('traps', () => {
  test('DEBUG', async () => {
    await using world = await start('trap \'seen+=("$BASH_COMMAND")\' DEBUG');
    await yoWorks(world);
    await run(world, 'true some argument');
    await run(world, 'printf "<%s>\\n" "${seen[@]}" | grep -c "^<true some argument>"', /\n1\nP>$/);
    expectNothingShown(world);
  });

  test.each(['set -T', 'shopt -s extdebug', 'set -o functrace; set -o errtrace'])('DEBUG with %s', async (option) => {
    await using world = await start(`trap 'last=$BASH_COMMAND' DEBUG; ${option}`);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    await yoWorks(world, { question: 'hi!there' });
  });

  test('a DEBUG trap that prints, with functrace', async () => {
    await using world = await start('set -T; trap \'echo "[$BASH_COMMAND]" >&2\' DEBUG');
    await yoWorks(world);
    expectNothingShown(world);
  });

  test('a DEBUG trap that sets the title, with functrace, before and after the hooks', async () => {
    const trap = `trap 'printf "\\e]2;<%s>\\a" "\${BASH_COMMAND//[^[:print:]]/}"' DEBUG`;
    await using world = await start(`set -T; ${trap}`);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    expect(world.terminal.output.toString('latin1')).not.toMatch(/\]2;<[^>]*__yo_(?!run)/);
    await run(world, trap);
    await yoWorks(world);
    expectNothingShown(world);
  });

  test.each(['', 'set -E'])("ERR fires for the user's own failures only %s", async (option) => {
    await using world = await start(`trap 'echo err' ERR; ${option}`);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    // Up to 5.0 the hook passes the status on to the rest of PROMPT_COMMAND, which bash takes for a second failure.
    await run(world, 'false', arrays ? /false\nerr\nP>$/ : /false\nerr\n(?:err\n)?P>$/);
    await run(world, 'true', /true\nP>$/);
  });

  test('RETURN with functrace', async () => {
    await using world = await start("set -T; trap 'r=$((r+1))' RETURN");
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
  });

  test('SIGCHLD, EXIT and INT', async () => {
    await using world = await start("trap 'c=1' CHLD; trap 'echo int' INT; trap 'echo the end' EXIT");
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
  });
});

describe.concurrent('functions and aliases over what the hooks use', () => {
  test.each([
    'history() { echo mine; }',
    "alias history='history | tail'",
    'cd() { builtin cd "$@" && ls; }',
    'alias yo="echo other"',
    'unset HISTFILE; set +o history',
  ])('%s', async (rc) => {
    await using world = await start(rc);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
  });
});

/** Every word that a hook might take for a variable of its own: a readonly one of the user's cannot become local in bash. */
const WORDS =
  'again args arg cancelled char code command cwd entry equals file flag found frames hex home i id ids index j k key keys kind known line list m map maps mark n name ' +
  'names next number old options out output p path place prompt pwd r ready reply result ret s script seen shell status t test text undo unaliased user v value var word words x';

test.each([
  ['strings', `for w in ${WORDS}; do declare -r $w=mine; done`],
  [
    'integers and arrays',
    `shopt -s localvar_inherit 2>/dev/null; for w in ${WORDS}; do declare -i $w=7; done; unset -v w; readonly -a line=(a b)`,
  ],
  ['those of the shell', "LC_ALL=C.UTF-8 HISTTIMEFORMAT=''; readonly IFS LC_ALL HISTTIMEFORMAT"],
])('read-only variables: %s', async (_, rc) => {
  await using world = await start(`${rc} 2>/dev/null`);
  await yoWorks(world);
  expect(world.terminal.text()).toBe(CONVERSATION);
  await run(world, 'cd / && echo "a;b%c"', /\na;b%c\nP>$/);
  await yoWorks(world, { question: 'again!important' });
  expectNothingShown(world);
});

test('an rc file that ends with return, with exec of nothing, with a failing command', async () => {
  await using world = await start('exec 2>&1; false; return 3');
  await run(world, 'true');
  await yoWorks(world);
  await world.terminal.until(AT_PROMPT);
});

test('output that does not end its line is still on the screen after a question', async () => {
  await using world = await start();
  await run(world, "printf 'lone text'", /lone textP>$/);
  await run(world, 'yo works', /works-\$\(\(6\*7\)\)"$/);
  expect(world.terminal.text()).toMatch(/^lone textP>.*\nP> yo works\n/m);
});
