/** Manners: what the user's own configuration does, it goes on doing; what it demands of others, the hooks obey. */
import { describe, expect, test } from 'vitest';
import { AT_PROMPT, CONVERSATION, expectNothingShown, nonceOf, run, shellVersion, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, World } from '../support/world.ts';

const SHELLS = ['bash', 'zsh'] as const;
const start = (shell: Shell, rc = ''): Promise<World> => new World({ shell, rc, script: WORKS }).ready();

/** Options, as a line of the rc file: the screen shows the conversation and nothing else. */
const OPTIONS: Readonly<Record<Shell, readonly string[]>> = {
  bash: [
    'set -e', 'set -u', 'set -euo pipefail', 'set -C', 'set -f', 'set -b', 'set -h', 'set -k', 'set -o posix', 'set -E', 'set -T', 'set -H', 'set +H',
    'shopt -s failglob', 'shopt -s nullglob', 'shopt -s dotglob globstar', 'shopt -s extglob', 'shopt -u extglob', 'shopt -s nocasematch', 'shopt -s xpg_echo',
    'shopt -s inherit_errexit', 'shopt -s lastpipe', 'shopt -s histverify', 'shopt -s cmdhist lithist', 'shopt -s extdebug', 'shopt -u promptvars', 'shopt -u sourcepath',
    'shopt -s compat31 2>/dev/null || :', 'IFS=', 'IFS=0123456789', "IFS=$'\\n'", 'IFS=pqs', 'TMOUT=3600', "HISTTIMEFORMAT='%F %T '", 'HISTCONTROL=ignoreboth:erasedups', 'unset HISTFILE',
    'LC_ALL=C', 'POSIXLY_CORRECT=1', 'set -o ignoreeof', 'printf() { command printf "mine"; }', 'read() { return 1; }', 'alias printf=false read=false local=false',
  ],
  zsh: [
    'setopt ksharrays', 'setopt shwordsplit', 'setopt errexit', 'setopt nounset', 'setopt errreturn', 'setopt noclobber', 'setopt extendedglob', 'setopt interactivecomments',
    'setopt nointeractivecomments', 'setopt nobanghist', 'setopt globsubst', 'setopt nullglob', 'setopt cshnullglob', 'setopt nonomatch', 'setopt noglob', 'setopt kshglob', 'setopt shglob',
    'setopt kshoptionprint', 'setopt correctall', 'setopt histverify', 'setopt histignorespace', 'setopt noprompt_sp', 'setopt noprompt_cr', 'setopt prompt_subst', 'setopt noprompt_percent',
    'setopt rcquotes', 'setopt rcexpandparam', 'setopt magicequalsubst', 'setopt warncreateglobal', 'setopt ignorebraces', 'setopt ignoreclosebraces', 'setopt posixbuiltins', 'setopt posixidentifiers',
    'setopt posixargzero', 'setopt nofunctionargzero', 'setopt posixtraps', 'setopt cshjunkiehistory', 'setopt cbases octalzeroes', 'setopt nomultibyte', 'setopt nomultios', 'setopt noshortloops', 'setopt singlelinezle; unsetopt singlelinezle',
    'setopt noevallineno', 'setopt localoptions', 'setopt localtraps', 'setopt bsdecho', 'setopt pathdirs', 'setopt typesetsilent', 'setopt transientrprompt', 'setopt sharehistory',
    'IFS=', 'IFS=0123456789', "IFS=$'\\n'", 'IFS=pqs', 'TMOUT=3600', 'LC_ALL=C', 'unset HISTFILE', 'print() { builtin echo mine }', 'read() { return 1 }', "alias print=false read=false local=false emulate=false",
  ],
};

describe.concurrent.each(SHELLS)('%s options', (shell) => {
  // several tests a session would hide which option it was; a session each takes a second
  test.each(OPTIONS[shell])('%s', async (option) => {
    await using world = await start(shell, option);
    await yoWorks(world);
    expect(world.terminal.text()).toBe(CONVERSATION);
    expectNothingShown(world);
  });

  test.each(shell === 'bash' ? ['set -x', 'set -v', 'set -xv', 'PS4="+\\${LINENO} "; set -x'] : ['setopt xtrace', 'setopt verbose', 'setopt xtrace verbose promptsubst'])('%s: the nonce is not traced', async (option) => {
    await using world = await start(shell, option);
    await yoWorks(world);
    await run(world, 'true');
    expectNothingShown(world);
    // the command the alias stands for is the user's own line; nothing of what it does is
    const traced = world.terminal.text().split('\n').filter((line) => line.includes('__yo') && !/__yo_run(?: #.*)?$/.test(line));
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
