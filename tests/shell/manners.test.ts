/** The hooks leave the user's configuration working, and work under every shell option it sets. */
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { AT_PROMPT, CONVERSATION, enter, expectNothingShown, nonceOf, run, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, World } from '../support/world.ts';

const SHELLS = ['bash', 'zsh'] as const;
const start = (shell: Shell, rc = ''): Promise<World> => new World({ shell, rc, script: WORKS }).ready();

/** Shell options, each as a line of the rc file: the screen must show only the conversation. */
const OPTIONS: Readonly<Record<Shell, readonly string[]>> = {
  bash: [
    'set -e',
    'set -u',
    'set -euo pipefail',
    'set -C',
    'set -f',
    'set -b',
    'set -h',
    'set -k',
    'set -o posix',
    'set -E',
    'set -T',
    'set -H',
    'set +H',
    'shopt -s failglob',
    'shopt -s nullglob',
    'shopt -s dotglob globstar',
    'shopt -s extglob',
    'shopt -u extglob',
    'shopt -s nocasematch',
    'shopt -s localvar_inherit 2>/dev/null || :',
    "PS0=''; readonly PS0",
    'shopt -s xpg_echo',
    'shopt -s inherit_errexit',
    'shopt -s lastpipe',
    'shopt -s histverify',
    'shopt -s cmdhist lithist',
    'shopt -s extdebug',
    'shopt -u promptvars',
    'shopt -u sourcepath',
    'shopt -s compat31 2>/dev/null || :',
    'IFS=',
    'IFS=0123456789',
    "IFS=$'\\n'",
    'IFS=pqs',
    'TMOUT=3600',
    "HISTTIMEFORMAT='%F %T '",
    'HISTCONTROL=ignoreboth:erasedups',
    'unset HISTFILE',
    'LC_ALL=C',
    'POSIXLY_CORRECT=1',
    'set -o ignoreeof',
    'printf() { command printf "mine"; }',
    'read() { return 1; }',
    'alias printf=false read=false',
  ],
  zsh: [
    'setopt ksharrays',
    'setopt shwordsplit',
    'setopt errexit',
    'setopt nounset',
    'setopt errreturn',
    'setopt noclobber',
    'setopt extendedglob',
    'setopt interactivecomments',
    'setopt nointeractivecomments',
    'setopt nobanghist',
    'setopt globsubst',
    'setopt nullglob',
    'setopt cshnullglob',
    'setopt nonomatch',
    'setopt noglob',
    'setopt kshglob',
    'setopt shglob',
    'setopt kshoptionprint',
    'setopt correctall',
    'setopt histverify',
    'setopt histignorespace',
    'setopt noprompt_sp',
    'setopt noprompt_cr',
    'setopt prompt_subst',
    'setopt noprompt_percent',
    'setopt rcquotes',
    'setopt rcexpandparam',
    'setopt magicequalsubst',
    'setopt warncreateglobal',
    'setopt ignorebraces',
    'setopt ignoreclosebraces',
    'setopt posixbuiltins',
    'setopt posixidentifiers',
    'setopt posixargzero',
    'setopt nofunctionargzero',
    'setopt posixtraps',
    'setopt cshjunkiehistory',
    'setopt cbases octalzeroes',
    'setopt nomultibyte',
    'setopt nomultios',
    'setopt noshortloops',
    'setopt singlelinezle; unsetopt singlelinezle',
    'setopt noevallineno',
    'setopt localtraps',
    'setopt localoptions localtraps',
    'setopt shwordsplit ksharrays nounset; IFS=0123456789',
    'setopt bsdecho',
    'setopt pathdirs',
    'setopt typesetsilent',
    'setopt transientrprompt',
    'setopt sharehistory',
    'IFS=',
    'IFS=0123456789',
    "IFS=$'\\n'",
    'IFS=pqs',
    'TMOUT=3600',
    'LC_ALL=C',
    'unset HISTFILE',
    'print() { builtin echo mine }',
    'read() { return 1 }',
    'alias print=false read=false emulate=false',
  ],
};

/**
 * What tracing shows in any case. bash: the command itself, and with `-v` the text of PROMPT_COMMAND and bindings. zsh: the first
 * statements of a function, which save `$?` before tracing is switched off.
 */
const VISIBLE: Readonly<Record<Shell, RegExp>> = {
  bash: /(?:^|[ 0-9+])__yo_run(?: #.*)?$|^\{ __yo_\w+ "\$\{_-\}"; \} 2>\/dev\/null|^\{ __yo_prompt(?:_once|\$__yo_ran) "\$\?"; \} >&|^\(\(__yo_fresh=1\)\) 2>\/dev\/null/,
  zsh: /^__yo_first\s*$|> __yo_(?:run|first)$|\+__yo_(?:first|prompt|quietly|start|run|finish):\d+>/,
};

describe.concurrent.each(SHELLS)('%s options', (shell) => {
  // with one session for several options a failure would not name its option; a session takes a second
  test.each(OPTIONS[shell])('%s', async (option) => {
    await using world = await start(shell, option);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    expectNothingShown(world);
  });

  test.each(
    shell === 'bash'
      ? ['set -x', 'set -v', 'set -xv', 'PS4="+\\${LINENO} "; set -x']
      : ['setopt xtrace', 'setopt verbose', 'setopt xtrace verbose promptsubst'],
  )('%s: the nonce is not traced', async (option) => {
    await using world = await start(shell, option);
    await yoWorks(world);
    await run(world, 'true');
    expectNothingShown(world);
    // only the command that the alias expands to may be shown, nothing that runs inside it
    const traced = world.terminal
      .text()
      .split('\n')
      .filter((line) => line.includes('__yo') && !VISIBLE[shell].test(line));
    expect(traced).toEqual([]);
  });

  test(shell === 'bash' ? 'set -a' : 'setopt allexport', async () => {
    await using world = await start(shell, shell === 'bash' ? 'set -a' : 'setopt allexport');
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    const nonce = nonceOf(world);
    await run(world, `env | grep -c -e ${nonce.slice(0, 16)} -e '[^a-z]'5577`, /\n0\nP>$/);
    await run(world, 'mine=1; env | grep -c ^mine=', /\n1\nP>$/);
  });
});

describe.concurrent.each(SHELLS)('%s manners', (shell) => {
  test('$?, $_ and the state of the last match and pipeline survive the prompts', async () => {
    await using world = await start(shell);
    await run(world, '(exit 37)');
    await run(world, 'echo "status=$?"', /\nstatus=37\nP>$/);
    await run(world, 'true one two');
    await run(world, 'echo "last=$_"', /\nlast=two\nP>$/);
    await run(world, 'true | (exit 3) | (exit 4)');
    await run(world, shell === 'bash' ? 'echo "pipe=${PIPESTATUS[*]}"' : 'echo "pipe=$pipestatus"', /\npipe=0 3 4\nP>$/);
    await run(world, '[[ abcd =~ b(.) ]]');
    await run(world, shell === 'bash' ? 'echo "match=${BASH_REMATCH[1]}"' : 'echo "match=$match[1]"', /\nmatch=c\nP>$/);
    await run(world, '', /\nP> ?\nP>$/);
    await run(world, '(exit 38)');
    world.terminal.type('yo what now\r');
    await world.terminal.until(/P> echo "works[^\n]*$/);
    world.terminal.type('\x15');
    await world.terminal.until(AT_PROMPT);
    world.terminal.type('echo "status=$?"');
    await enter(world, (text) => text.endsWith('\nstatus=38\nP>'));
    expect(world.requests()[0]?.turns.length).toBe(1);
  });

  test('an assignment with set -e and Ctrl-C during a question: the shell survives', async () => {
    await using world = await new World({
      shell,
      rc: shell === 'bash' ? 'set -e' : 'setopt errexit',
      script: { ...WAITS, ...WORKS },
    }).ready();
    world.terminal.type('yo wait for me\r');
    await world.terminal.until('thinking');
    await eventually('it is asked', () => world.questions().length === 1);
    world.terminal.type('\x03');
    await world.terminal.until(/\^C\nP>$/);
    await run(world, 'echo "here=$?"', /\nhere=0\nP>$/);
    await yoWorks(world);
  });

  test('PS1 overwritten later, a prefix as of a virtual environment', async () => {
    await using world = await start(shell);
    await run(world, 'PS1="(venv) $PS1"', /\n\(venv\) P>$/);
    await yoWorks(world, { prompt: /\(venv\) P>$/ });
    await run(world, "PS1='other: '", /\nother:$/);
    await yoWorks(world, { prompt: /\nother:$/ });
    expectNothingShown(world);
  });

  test('a prompt of two lines', async () => {
    await using world = await start(shell, shell === 'bash' ? "PS1='top\\nP> '" : "PS1=$'top\\nP> '");
    await yoWorks(world, { prompt: /top\nP>$/ });
    expect(world.terminal.text()).toBe(CONVERSATION.replaceAll('P>', 'top\nP>'));
  });

  test('bracketed paste off', async () => {
    await using world = await start(shell, shell === 'bash' ? "bind 'set enable-bracketed-paste off'" : 'unset zle_bracketed_paste');
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    await yoWorks(world, { question: 'once more' });
  });

  test('a prompt full of colour and a title', async () => {
    await using world = await start(
      shell,
      shell === 'bash' ? String.raw`PS1='\[\e]0;\w\a\e[1;32m\]P>\[\e[0m\] '` : String.raw`PS1=$'%{\e]0;t\a%}%B%F{green}P>%f%b '`,
    );
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
  });

  test('the rc file asks something before the first prompt', async () => {
    await using world = await new World({ shell, rc: 'echo -n "name? "; read name; echo "hello $name"', script: WORKS });
    await world.terminal.until('name?');
    world.terminal.type('you\r');
    await world.terminal.until(/hello you\nP>$/);
    await yoWorks(world);
  });

  test('the rc file is read again', async () => {
    await using world = await start(shell, 'echo rc read');
    await run(world, `. ~/.${shell}rc`, /rc read\nP>[^]*rc read\nP>$/);
    await yoWorks(world);
  });

  test('the shell starts itself anew in a function, a subshell and a trap', async () => {
    await using world = await start(shell, "trap 'echo got usr1' USR1; trap 'echo bye' EXIT");
    await run(world, 'kill -USR1 $$', /got usr1\nP>$/);
    await yoWorks(world);
    world.terminal.type('exit 9\r');
    expect(await world.terminal.exited).toBe(9);
    expect(world.terminal.text()).toMatch(/bye$/);
  });
});

const WAITS = { 'wait for me': [{ waitFor: '/nonexistent/for-ever' }] } as const;
