/** The zsh hooks leave other hook functions and widgets working. */
import { describe, expect, test } from 'vitest';
import { AT_PROMPT, CONVERSATION, expectNothingShown, run, shellVersion, WORKS, yoWorks } from '../support/talk.ts';
import { World } from '../support/world.ts';

const start = (rc = ''): Promise<World> => new World({ shell: 'zsh', rc, script: WORKS }).ready();

describe.concurrent('hook functions', () => {
  test.each([
    'precmd_functions=(mine); mine() { n=$((n+1)) }',
    'precmd_functions=()',
    'preexec_functions=()',
    'precmd_functions=(); preexec_functions=()',
    'unset precmd_functions preexec_functions',
    'precmd() { n=$((n+1)) }; preexec() { n=$((n+1)) }',
    'chpwd_functions=(mine); mine() { ls }',
    'typeset -U precmd_functions preexec_functions',
    'autoload -Uz add-zsh-hook; add-zsh-hook precmd mine; mine() { false }',
    'add-zsh-hook() { echo mine }',
  ])('%s', async (rc) => {
    await using world = await start(rc);
    await yoWorks(world);
    await yoWorks(world, { question: 'and $(again)' });
    expectNothingShown(world);
    expect(world.terminal.text().startsWith(CONVERSATION)).toBe(true);
  });

  test('assigned at the prompt', async () => {
    await using world = await start();
    await run(world, 'precmd_functions=()');
    await run(world, 'preexec_functions=()');
    await run(world, 'true');
    await yoWorks(world);
    await run(world, 'precmd_functions=() preexec_functions=()');
    await yoWorks(world);
    await yoWorks(world, { question: "it's back" });
  });

  test("the user's precmd sees the status, pipestatus and $_", async () => {
    await using world = await start('precmd() { print -r -- "was $?" }');
    await run(world, '(exit 5)', /was 5\s+P>$/);
    await run(world, 'echo "is $?"; (exit 6)', /\nis 5\nwas 6\s+P>$/);
  });
});

describe.concurrent('widgets', () => {
  test.each(
    [
      ['zle-line-finish of the user', 'zle-line-finish() { echo -n "[fin]" >>~/log }; zle -N zle-line-finish'],
      ['zle-line-finish under another function name', 'finished() { echo -n "[fin]" >>~/log }; zle -N zle-line-finish finished'],
      [
        'add-zle-hook-widget',
        'autoload -Uz add-zle-hook-widget; finished() { echo -n "[fin]" >>~/log }; zle -N finished; add-zle-hook-widget line-finish finished',
      ],
      [
        'both',
        'zle-line-finish() { echo -n "[fin]" >>~/log }; zle -N zle-line-finish; autoload -Uz add-zle-hook-widget; add-zle-hook-widget line-finish more; more() { echo -n "[more]" >>~/log }',
      ],
    ].filter(([, rc]) => !rc?.includes('add-zle-hook-widget') || shellVersion('zsh') >= 503),
  )('%s: theirs and ours run', async (_, rc) => {
    await using world = await start(rc);
    await yoWorks(world);
    await yoWorks(world, { question: 'again "$HOME' });
    await run(world, 'cat ~/log', /(?:\[fin\](?:\[more\])?){5}[%#]\s+P>$/);
    expectNothingShown(world);
  });

  test('a wrapper around the present widget, at the first prompt and again later', async () => {
    const rc =
      'wrapped() { print -n "[fin]" >>~/log; zle its-own-finish }; wrap() { precmd_functions=(${precmd_functions:#wrap}); zle -A zle-line-finish its-own-finish; zle -N zle-line-finish wrapped }; precmd_functions+=(wrap)';
    await using world = await start(rc);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    await yoWorks(world, { question: 'again "$HOME' });
    await run(world, 'cat ~/log', /\n(?:\[fin\]){5}[%#]\s+P>$/);
    await run(world, 'rm ~/log; wrap');
    await yoWorks(world);
    expect(world.terminal.text()).not.toContain('nested');
  });

  test('zle-line-finish replaced before every prompt, behind the hooks', async () => {
    const rc = 'finished() { echo -n "[fin]" >>~/log }; late() { zle -N zle-line-finish finished }; precmd_functions+=(late)';
    await using world = await start(rc);
    await run(world, 'true');
    await yoWorks(world);
    await yoWorks(world, { question: 'again "$HOME' });
    await run(world, 'cat ~/log', /\n(?:\[fin\]){6}[%#]\s+P>$/);
    expectNothingShown(world);
  });

  test('zle-line-finish replaced once and before every prompt: pipestatus is the one of the last command', async () => {
    const rc = 'late() { (( ++n == 3 || n > 6 )) && zle -N zle-line-finish f }; f() { : }; precmd_functions+=(late)';
    await using world = await new World({ shell: 'zsh', rc, script: WORKS }).ready();
    for (let at = 1; at < 6; at++) {
      await run(world, '(exit 3) | (exit 4)');
      await run(world, `echo "pipe ${at}=$pipestatus"`);
    }
    expect(world.terminal.text().match(/^pipe \d=.*$/gm)).toEqual([1, 2, 3, 4, 5].map((at) => `pipe ${at}=3 4`));
    await yoWorks(world);
  });

  test('zle-line-finish defined at the prompt, twice', async () => {
    await using world = await start();
    await run(world, 'zle-line-finish() { echo -n "[one]" >>~/log }; zle -N zle-line-finish');
    await run(world, 'true');
    await yoWorks(world);
    await run(world, 'two() { echo -n "[two]" >>~/log }; zle -N zle-line-finish two');
    await run(world, 'true');
    await yoWorks(world);
    await run(world, 'cat ~/log', /\[two\][%#]\s+P>$/);
  });

  test('zle-line-init and zle-keymap-select of the user, application mode', async () => {
    await using world = await start(
      'zmodload zsh/terminfo; zle-line-init() { echoti smkx; n=$((n+1)) }; zle-line-finish() { echoti rmkx }; zle-keymap-select() { zle reset-prompt }; zle -N zle-line-init; zle -N zle-line-finish; zle -N zle-keymap-select',
    );
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    await run(world, 'echo $((n > 2))', /\n1\nP>$/);
  });

  test('accept-line wrapped by the user', async () => {
    await using world = await start('accept-line() { [[ -n $BUFFER ]] && BUFFER="${BUFFER% }"; zle .accept-line }; zle -N accept-line');
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
  });

  test('a right prompt, transient', async () => {
    await using world = await start("RPROMPT='right'; setopt transientrprompt");
    await yoWorks(world, { prompt: /\nP>\s+right$/, prefilled: /echo "works[^\n]*\s+right$/ });
  });

  test('a prompt redrawn by a timer', async () => {
    await using world = await start('TMOUT=1; TRAPALRM() { zle reset-prompt }');
    await yoWorks(world);
    await yoWorks(world);
  });
});

test('options changed for one line are put back', async () => {
  await using world = await start('setopt ksharrays nointeractivecomments banghist; setopt noaliases');
  await yoWorks(world);
  await yoWorks(world);
  await run(
    world,
    'for o in interactivecomments banghist aliases ksharrays; do [[ -o $o ]] && echo "$o on" || echo "$o off"; done',
    /\ninteractivecomments off\nbanghist on\naliases off\nksharrays on\nP>$/,
  );
  await world.terminal.until(AT_PROMPT);
});

// Of popular zshrc files. While it is on, no function of ours can change an option for the line that runs.
test('local_options, set globally: a question arrives, and every option is as before', async () => {
  await using world = await start('setopt localoptions localtraps nointeractivecomments banghist');
  const show = 'for o in interactivecomments banghist localoptions localtraps; do [[ -o $o ]] && echo "$o on" || echo "$o off"; done';
  const shown = /\ninteractivecomments off\nbanghist on\nlocaloptions on\nlocaltraps on\nP>$/;
  await yoWorks(world);
  await run(world, show, shown);
  await yoWorks(world, { question: "what's !up?" });
  await run(world, show, shown);
});

test("the mark for a missing line end stays the user's", async () => {
  await using world = await start();
  await run(world, 'echo -n partial', /partial[%#]\s+P>$/);
  await yoWorks(world);
});

// Its prompt shows what the parser is in, and zsh counts the constructs of a hook that redraws it among them (prezto, whose own is `then`).
test('the prompt of a continued line, redrawn by zle-line-finish, shows nothing of the hooks', async () => {
  const rc =
    'redraw() { if true; then zle reset-prompt; zle -R; fi }; zle -N redraw; zle-line-finish() { zle redraw }; zle -N zle-line-finish';
  await using world = await start(rc);
  await run(world, 'for i in 1', /\nfor>$/);
  await run(world, 'do echo "$i$i"', /\nfor>$/);
  await run(world, 'done', /\n11\nP>$/);
  expect(world.terminal.text()).toContain('\nfor then> do echo "$i$i"\nfor then> done\n11');
});

// Some functions serve several widgets, and look at the name.
test('zle-line-finish of the user sees its own name', async () => {
  const rc = 'seen=(); shared() { seen+=($WIDGET) }; zle -N zle-line-finish shared';
  await using world = await start(rc);
  await run(world, ':', /P> :\nP>$/);
  await run(world, 'print $seen', /\nzle-line-finish zle-line-finish\nP>$/);
  await yoWorks(world);
});
