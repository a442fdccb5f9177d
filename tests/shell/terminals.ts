/**
 * Terminals that load a shell integration of their own, each as a small fixture of what its scripts do to the shell: how they are loaded,
 * what they read, and where they print their marks. Sources: shellIntegration-bash.sh and shellIntegration-rc.zsh of VS Code;
 * shell-integration/ of kitty and Ghostty.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Shell, shellPath } from '../support/world.ts';

/** In a folder outside the home folder's top. */
const FOLDER = '.terminal';

interface TerminalStart {
  /** Arguments of the shell. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

interface TerminalKind {
  /** By path within the terminal's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** `folder` is the terminal's, `home` the user's. */
  readonly start: (folder: string, home: string) => TerminalStart;
}

/** Reads the user's files, then reports each prompt and command: a DEBUG trap, PROMPT_COMMAND saved and evaluated, PS1 wrapped. */
const VSCODE_BASH = String.raw`
[[ -z "$VSCODE_SHELL_INTEGRATION" ]] || builtin return
VSCODE_SHELL_INTEGRATION=1
if [ "$VSCODE_INJECTION" == "1" ]; then
  if [ -z "$VSCODE_SHELL_LOGIN" ]; then
    if [ -r ~/.bashrc ]; then . ~/.bashrc; fi
  else
    if [ -r ~/.bash_profile ]; then . ~/.bash_profile; fi
    builtin unset VSCODE_SHELL_LOGIN
  fi
  builtin unset VSCODE_INJECTION
fi
t_nonce=$VSCODE_NONCE
unset VSCODE_NONCE
t_running=1 t_wrapped='' t_first=''
t_mark() { builtin printf '\e]633;%s\a' "$1"; }
t_update() {
  [ "$t_running" = 1 ] || return 0
  if [[ -z $t_wrapped || $t_wrapped != "$PS1" ]]; then
    PS1="\[$(t_mark A)\]$PS1\[$(t_mark B)\]"
    t_wrapped=$PS1
  fi
  t_running=0
}
t_precmd() {
  [ -z "$t_first" ] || t_mark "D;$t_status"
  t_mark "P;Cwd=$PWD"
  t_first=1
  t_update
}
t_preexec() {
  if [ "$t_running" = 0 ]; then
    t_running=1
    t_command="$(builtin history 1 | sed 's/ *[0-9]* *//')"
    [ -z "$t_first" ] || { t_mark "E;$t_command;$t_nonce"; t_mark C; }
  fi
}
trap 't_preexec "$_"' DEBUG
t_update
t_return() { return "$1"; }
t_prompt() {
  t_status=$?
  local each
  t_return "$t_status"
  for each in "${'$'}{t_original[@]}"; do eval "$each"; done
  t_precmd
}
t_original=${'$'}{PROMPT_COMMAND:-}
PROMPT_COMMAND=t_prompt
`;

/** The folder of VS Code stays ZDOTDIR until its .zshrc has read the user's. */
const VSCODE_ZSHENV = `
if [[ -f $USER_ZDOTDIR/.zshenv ]]; then
  VSCODE_ZDOTDIR=$ZDOTDIR
  ZDOTDIR=$USER_ZDOTDIR
  [[ $USER_ZDOTDIR == $VSCODE_ZDOTDIR ]] || . $USER_ZDOTDIR/.zshenv
  USER_ZDOTDIR=$ZDOTDIR
  ZDOTDIR=$VSCODE_ZDOTDIR
fi
`;
const VSCODE_ZSHRC = String.raw`
builtin autoload -Uz add-zsh-hook
[ -z "$VSCODE_SHELL_INTEGRATION" ] || { ZDOTDIR=$USER_ZDOTDIR; builtin return }
VSCODE_SHELL_INTEGRATION=1
if [[ "$VSCODE_INJECTION" == "1" ]]; then
  HISTFILE=$USER_ZDOTDIR/.zsh_history
  if [[ -f $USER_ZDOTDIR/.zshrc ]]; then
    VSCODE_ZDOTDIR=$ZDOTDIR
    ZDOTDIR=$USER_ZDOTDIR
    . $USER_ZDOTDIR/.zshrc
  fi
fi
t_nonce=$VSCODE_NONCE
unset VSCODE_NONCE
t_running=1
t_mark() { builtin printf '\e]633;%s\a' "$1" }
t_precmd() {
  local t_status=$?
  [ -n "$t_running" ] || { t_mark "E;;$t_nonce"; t_mark C }
  t_mark "D;$t_status"
  t_mark "P;Cwd=$PWD"
  if [ -n "$t_running" ]; then
    t_prior=$PS1 t_running=''
    PS1="%{$(t_mark A)%}$PS1%{$(t_mark B)%}"
  fi
}
t_preexec() {
  PS1=$t_prior t_running=1
  t_mark "E;$1;$t_nonce"
  t_mark C
}
add-zsh-hook precmd t_precmd
add-zsh-hook preexec t_preexec
[[ $options[login] != off || $USER_ZDOTDIR == $VSCODE_ZDOTDIR ]] || ZDOTDIR=$USER_ZDOTDIR
`;

/** A script that posix bash reads as ENV: leaves posix mode and reads the user's files. `name` prefixes its variables. */
const throughEnv = (name: string, hook: string): string => String.raw`
if [[ "$-" != *i* ]]; then builtin return; fi
if [ -n "${'$'}${name}_BASH_INJECT" ]; then
  builtin declare t_features="${'$'}${name}_SHELL_FEATURES"
  builtin unset ENV ${name}_BASH_INJECT ${name}_SHELL_FEATURES
  builtin set +o posix
  builtin shopt -u inherit_errexit 2>/dev/null
  if [[ -n "${'$'}${name}_BASH_UNEXPORT_HISTFILE" ]]; then
    builtin export -n HISTFILE
    builtin unset ${name}_BASH_UNEXPORT_HISTFILE
  fi
  if builtin shopt -q login_shell; then
    [ -r "$HOME/.bash_profile" ] && builtin source "$HOME/.bash_profile"
  else
    [ -r /etc/bash.bashrc ] && builtin source /etc/bash.bashrc
    [ -r "$HOME/.bashrc" ] && builtin source "$HOME/.bashrc"
  fi
  builtin export ${name}_SHELL_FEATURES="$t_features"
fi
[ -n "${'$'}${name}_SHELL_FEATURES" ] || builtin return
builtin unset ${name}_SHELL_FEATURES
t_mark() { builtin printf '\e]133;%s\a' "$1"; }
${hook}
`;

/** kitty: PS1 and PS0 set anew at each prompt, by PROMPT_COMMAND. */
const KITTY_HOOK = String.raw`
t_original='' t_ps0=''
t_prompt() {
  PS0="${'$'}{PS0//'\[\e]133;C\a\]'}"
  PS1="${'$'}{PS1//'\[\e]133;A\a\]'}"
  PS0="\[\e]133;C\a\]$PS0"
  PS1="\[\e]133;A\a\]$PS1"
}
if [[ -z "${'$'}{PROMPT_COMMAND[*]}" ]]; then PROMPT_COMMAND=([0]='t_prompt')
elif [[ $(builtin declare -p PROMPT_COMMAND 2>/dev/null) =~ 'declare -a PROMPT_COMMAND' ]]; then PROMPT_COMMAND+=('t_prompt')
else PROMPT_COMMAND+='; t_prompt'; fi
`;

/** Ghostty: a hook at the end of PROMPT_COMMAND, and a command substitution in PS0. */
const GHOSTTY_HOOK = String.raw`
t_running=''
t_preexec() {
  builtin local text
  text=$(LC_ALL=C HISTTIMEFORMAT='' builtin history 1)
  PS1=$t_ps1
  t_mark C
  t_running=1
}
t_hook() {
  builtin local ret=$?
  if test "$t_running" != 0; then
    t_ps1=$PS1
    PS1='\[\e]133;P;k=i\a\]'$PS1'\[\e]133;B\a\]'
  fi
  [ "$t_running" = '' ] || t_mark "D;$ret"
  t_mark 'A;redraw=last'
  t_running=0
  if [[ "$PS0" != *t_preexec* ]]; then PS0+='$(t_preexec >/dev/tty)'; fi
}
if [[ -z "${'$'}{PROMPT_COMMAND[*]}" ]]; then PROMPT_COMMAND='t_hook 2>/dev/null'
elif [[ $(builtin declare -p PROMPT_COMMAND 2>/dev/null) == "declare -a "* ]]; then PROMPT_COMMAND+=('t_hook 2>/dev/null')
else PROMPT_COMMAND+=';t_hook 2>/dev/null'; fi
`;

/** A .zshenv in the terminal's ZDOTDIR: restores the user's, reads it, and sets itself up at the first prompt. */
const throughZdotdir = (name: string, variable: string): string => String.raw`
if [[ -n "${'$'}{${variable}+X}" ]]; then
  'builtin' 'export' ZDOTDIR="${'$'}${variable}"
  'builtin' 'unset' '${variable}'
else
  'builtin' 'unset' 'ZDOTDIR'
fi
{
  'builtin' 'typeset' t_file=${'$'}{ZDOTDIR-~}"/.zshenv"
  [[ ! -r "$t_file" ]] || 'builtin' 'source' '--' "$t_file"
} always {
  if [[ -o 'interactive' && -n "${'$'}{${name}_SHELL_FEATURES-}" ]]; then
    'builtin' 'typeset' -ag precmd_functions
    precmd_functions+=(t_deferred)
  fi
  'builtin' 'unset' 't_file'
}
t_mark() { builtin print -n "\e]133;$1\a" }
t_deferred() {
  builtin emulate -L zsh -o no_warn_create_global -o no_aliases
  builtin unset ${name}_SHELL_FEATURES
  typeset -gi t_state=0
  t_precmd() {
    builtin local -i ret=$?
    builtin emulate -L zsh -o no_warn_create_global -o no_aliases
    (( t_state != 1 )) || t_mark "D;$ret"
    (( t_state != 2 )) || t_mark D
    t_state=2
    PS1=${'$'}{PS1//$'%{\e]133;A\a%}'}
    PS1=$'%{\e]133;A\a%}'$PS1
  }
  t_preexec() {
    builtin emulate -L zsh -o no_warn_create_global -o no_aliases
    PS1=${'$'}{PS1//$'%{\e]133;A\a%}'}
    t_mark C
    t_state=1
  }
  precmd_functions=(${'$'}{precmd_functions:/t_deferred/t_precmd})
  preexec_functions+=(t_preexec)
  t_precmd
}
`;

const throughPosix =
  (name: string): TerminalKind['start'] =>
  (folder, home) => ({
    args: ['--posix'],
    env: {
      ENV: `${folder}/integration.bash`,
      [`${name}_BASH_INJECT`]: '1',
      [`${name}_SHELL_FEATURES`]: 'enabled',
      HISTFILE: `${home}/.bash_history`,
      [`${name}_BASH_UNEXPORT_HISTFILE`]: '1',
    },
  });

/** By shell and by the name of the terminal. */
export const TERMINALS: Readonly<Record<Shell, Readonly<Record<string, TerminalKind>>>> = {
  bash: {
    'VS Code': {
      files: { 'integration.bash': VSCODE_BASH },
      start: (folder) => ({ args: ['--init-file', `${folder}/integration.bash`], env: { VSCODE_INJECTION: '1', VSCODE_NONCE: 'secret' } }),
    },
    'VS Code, login': {
      files: { 'integration.bash': VSCODE_BASH },
      start: (folder) => ({ args: ['--init-file', `${folder}/integration.bash`], env: { VSCODE_INJECTION: '1', VSCODE_SHELL_LOGIN: '1' } }),
    },
    kitty: { files: { 'integration.bash': throughEnv('KITTY', KITTY_HOOK) }, start: throughPosix('KITTY') },
    Ghostty: { files: { 'integration.bash': throughEnv('GHOSTTY', GHOSTTY_HOOK) }, start: throughPosix('GHOSTTY') },
  },
  zsh: {
    'VS Code': {
      files: { '.zshenv': VSCODE_ZSHENV, '.zshrc': VSCODE_ZSHRC },
      start: (folder, home) => ({
        args: ['-i'],
        env: { ZDOTDIR: folder, USER_ZDOTDIR: home, VSCODE_INJECTION: '1', VSCODE_NONCE: 'secret' },
      }),
    },
    kitty: {
      files: { '.zshenv': throughZdotdir('KITTY', 'KITTY_ORIG_ZDOTDIR') },
      start: (folder) => ({ args: [], env: { ZDOTDIR: folder, KITTY_SHELL_FEATURES: 'enabled' } }),
    },
    'kitty, ZDOTDIR': {
      files: { '.zshenv': throughZdotdir('KITTY', 'KITTY_ORIG_ZDOTDIR') },
      start: (folder, home) => ({ args: [], env: { ZDOTDIR: folder, KITTY_ORIG_ZDOTDIR: home, KITTY_SHELL_FEATURES: 'enabled' } }),
    },
    Ghostty: {
      files: { '.zshenv': throughZdotdir('GHOSTTY', 'GHOSTTY_ZSH_ZDOTDIR') },
      start: (folder) => ({ args: ['-l'], env: { ZDOTDIR: folder, GHOSTTY_SHELL_FEATURES: 'enabled' } }),
    },
  },
};

/** Puts the terminal's scripts below the home folder. Returns how it starts the shell. */
export function install(shell: Shell, name: string, home: string): TerminalStart & { readonly file: string } {
  const kind = TERMINALS[shell][name];
  if (kind === undefined) throw new Error(`no such terminal: ${name}`);
  const folder = path.join(home, FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(kind.files)) fs.writeFileSync(path.join(folder, file), text);
  return { file: shellPath(shell), ...kind.start(folder, home) };
}
