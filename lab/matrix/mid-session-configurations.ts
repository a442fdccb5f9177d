/**
 * A fifth list of configurations, made before it was run: rc files whose functions change the hooks, the options or the shell itself in the
 * middle of a session, and wrappers that nobody had tried.
 */
import type { Configuration } from './configuration.ts';

const BASH = ['bash'] as const;
const ZSH = ['zsh'] as const;
const BOTH = ['bash', 'zsh'] as const;

export const MID_SESSION_CONFIGURATIONS: readonly Configuration[] = [
  {
    name: 'PROMPT_COMMAND set anew in mid-session, as a string and as an array',
    shells: BASH,
    rc: `pc() { ((++n == 5)) && PROMPT_COMMAND=pc; ((n == 12)) && PROMPT_COMMAND=(pc); ((n == 20)) && PROMPT_COMMAND=(true pc); PS1="$n% "; }
PROMPT_COMMAND=pc`,
  },
  {
    name: 'PS0 and a DEBUG trap set in mid-session',
    shells: BASH,
    rc: `pc() { ((++n == 4)) && PS0='\\e[m'; ((n == 9)) && trap 'last=$BASH_COMMAND' DEBUG; PS1="$n% "; }
PROMPT_COMMAND=pc`,
  },
  {
    name: 'a timer by a DEBUG trap that PROMPT_COMMAND takes off and sets again',
    shells: BASH,
    rc: `start() { began=\${began:-$SECONDS}; }
stop() { local s=$?; trap - DEBUG; took=$((SECONDS - began)) began=; PS1="\${s#0}> "; trap start DEBUG; return $s; }
trap start DEBUG
PROMPT_COMMAND=stop`,
  },
  {
    name: 'a history that is written, cleared and read at each prompt, erasedups',
    shells: BASH,
    rc: `HISTCONTROL=ignorespace:erasedups HISTTIMEFORMAT='%F %T ' HISTSIZE=100 HISTFILESIZE=100
shopt -s histappend
PROMPT_COMMAND='history -n; history -w; history -c; history -r'`,
  },
  {
    name: 'a prompt from $? and PIPESTATUS, by functions in an array',
    shells: BASH,
    rc: `status() { STATUS=$? PIPES=("\${PIPESTATUS[@]}"); return $STATUS; }
draw() { local IFS=-; [[ \${PIPES[*]} == *[1-9]* ]] && PS1="[\${PIPES[*]}] \\w> " || PS1='\\w> '; IFS=' '; }
title() { printf '\\e]0;%s\\a' "$PWD"; }
PROMPT_COMMAND=(status draw title)`,
  },
  {
    name: 'bash-preexec with functions of the user, set -u',
    shells: BASH,
    uses: ['rcaloras/bash-preexec'],
    rc: `. @bash-preexec@/bash-preexec.sh
preexec() { ran=$1; }
precmd() { PS1="\${ran:+* }> "; }
late() { :; }
precmd_functions+=(late); preexec_functions+=(late)
set -u`,
  },
  {
    name: 'a transient prompt by PS0',
    shells: BASH,
    rc: `PS1='\\w\\n> '
PS0='\\[\\e7\\e[2A\\e[2K\\e8\\]'`,
  },
  {
    name: 'another shell by exec from the rc file',
    shells: BOTH,
    rc: `if [ -z "\${SECOND-}" ]; then export SECOND=1; if [ -n "\${ZSH_VERSION-}" ]; then exec zsh; else exec bash; fi; fi
PS1='second> '`,
  },
  {
    name: 'stty -echo while the file is read',
    shells: BOTH,
    rc: `stty -echo
sleep 0.1
PS1='quiet> '`,
  },
  {
    name: 'precmd_functions and preexec_functions emptied in mid-session',
    shells: ZSH,
    rc: `other() { PS1="$((++n))> " }
precmd() { (( ++m == 6 )) && precmd_functions=(other); (( m == 14 )) && preexec_functions=() }
precmd_functions+=(other)`,
  },
  {
    name: 'preexec_functions assigned at each prompt',
    shells: ZSH,
    rc: `mine() { ran=$1 }
precmd() { preexec_functions=(mine); PS1='> ' }`,
  },
  {
    name: 'zle-line-finish replaced in mid-session and at each prompt',
    shells: ZSH,
    rc: `finish() { : }
late() { (( ++n == 4 || n > 12 )) && zle -N zle-line-finish finish; PS1='> ' }
precmd_functions+=(late)`,
  },
  {
    name: 'accept-line wrapped by a function that changes the line',
    shells: ZSH,
    rc: `accept() { BUFFER=\${BUFFER%% }; [[ -n $BUFFER ]] && (( ++lines )); zle .accept-line }
zle -N accept-line accept
PS1='> '`,
  },
  {
    name: 'ksh_arrays, sh_word_split and glob_subst switched on in mid-session',
    shells: ZSH,
    rc: `late() { (( ++n == 5 )) && setopt ksh_arrays sh_word_split glob_subst; (( n == 15 )) && unsetopt ksh_arrays; PS1='> ' }
precmd_functions+=(late)`,
  },
];
