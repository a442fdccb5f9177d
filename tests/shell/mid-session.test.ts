/** What a user changes in the middle of a session, typed at the prompt: `yo` still works, and nothing of the hooks is shown. */
import { describe, expect, test } from 'vitest';
import type { ShellName } from '../../src/shell/shell-kinds.ts';
import { expectNothingShown, run, shellVersion, WORKS, yoWorks } from '../support/talk.ts';
import { World } from '../support/world.ts';

const CHANGES: Readonly<Record<ShellName, readonly string[]>> = {
  bash: [
    "PS1=$'(venv)\\nP> '",
    'set -o vi',
    "bind 'set enable-bracketed-paste off'",
    'export TERM=dumb',
    'set -o vi; set -o emacs',
    'PROMPT_COMMAND=(true)',
    'PROMPT_COMMAND=true PS0=',
    'unset PROMPT_COMMAND PS0',
    'f() { PROMPT_COMMAND=(f); }; f',
    'f() { PROMPT_COMMAND=(f) PS0=; }; f',
    'theme() { eval "$kept"; PS1="P> "; }; kept=$PROMPT_COMMAND; PROMPT_COMMAND=theme',
    "trap 'last=$BASH_COMMAND' DEBUG",
    "set -T; trap ': $BASH_COMMAND' DEBUG",
    'set -uf',
    'set -a',
    'set -k',
    'set -ak',
    'shopt -u promptvars',
    'f() { shopt -u promptvars; }; PROMPT_COMMAND=f',
    'shopt -s failglob nullglob dotglob; IFS=xP',
    "HISTTIMEFORMAT='%F %T ' HISTCONTROL=ignoreboth:erasedups",
    'history -c',
    "alias printf='echo' set='echo' local='echo' unset='echo'",
  ],
  zsh: [
    "PS1=$'(venv)\\nP> '",
    'bindkey -v',
    'unset zle_bracketed_paste',
    'precmd_functions=() preexec_functions=()',
    'precmd() { preexec_functions=() }',
    'precmd() { precmd_functions=() }',
    'f() { : }; zle -N zle-line-finish f',
    'zle -D zle-line-finish',
    'f() { : }; late() { zle -N zle-line-finish f }; precmd_functions+=(late)',
    'f() { : }; precmd() { zle -N zle-line-finish f }',
    'setopt ksh_arrays sh_word_split',
    'setopt no_unset warn_nested_var',
    'setopt interactive_comments all_export',
    'setopt err_return',
    'TRAPDEBUG() { : }',
    "trap 'last=$ZSH_DEBUG_CMD' DEBUG",
    'unalias -a',
    'setopt no_aliases',
    'histchars=',
    'alias print=echo set=echo local=echo',
  ],
};

describe.concurrent.each(Object.entries(CHANGES) as [ShellName, readonly string[]][])('%s', (shell, changes) => {
  test.for(changes)('%s', async (change, ctx) => {
    if (shell === 'bash' && change.includes('=(') && shellVersion('bash') < 501) ctx.skip('PROMPT_COMMAND is an array since bash 5.1');
    await using world = await new World({ shell, script: WORKS }).ready();
    await run(world, change);
    await run(world, '');
    await run(world, 'true');
    await yoWorks(world);
    await run(world, '');
    await yoWorks(world, { question: "and $(again), it's *" });
    expectNothingShown(world);
    expect(world.terminal.text()).not.toContain('__yo');
  });
});
