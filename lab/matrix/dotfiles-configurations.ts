/**
 * A fourth list of configurations that were not known when the hooks were written, made before it was run: the public dotfiles of well-known
 * people as they are, and what people write into rc files by hand: prompts, keys, traps, hooks, terminal settings.
 */
import type { Configuration } from './configuration.ts';

const BASH = ['bash'] as const;
const ZSH = ['zsh'] as const;
const BOTH = ['bash', 'zsh'] as const;

const DOTFILES: readonly Configuration[] = [
  {
    name: 'dotfiles of mathiasbynens',
    shells: BASH,
    uses: ['mathiasbynens/dotfiles'],
    links: {
      '.bash_prompt': '@mathiasbynens-dotfiles@/.bash_prompt',
      '.exports': '@mathiasbynens-dotfiles@/.exports',
      '.aliases': '@mathiasbynens-dotfiles@/.aliases',
      '.functions': '@mathiasbynens-dotfiles@/.functions',
      '.inputrc': '@mathiasbynens-dotfiles@/.inputrc',
    },
    rc: '. @mathiasbynens-dotfiles@/.bash_profile',
  },
  {
    name: 'dotfiles of cowboy, a stack of commands by a DEBUG trap',
    shells: BASH,
    uses: ['cowboy/dotfiles'],
    links: { '.dotfiles': '@cowboy-dotfiles@', '.inputrc': '@cowboy-dotfiles@/link/.inputrc' },
    rc: '. @cowboy-dotfiles@/link/.bashrc',
  },
  {
    name: 'dotfiles of necolas',
    shells: BASH,
    uses: ['necolas/dotfiles'],
    links: { '.dotfiles': '@necolas-dotfiles@', '.inputrc': '@necolas-dotfiles@/shell/inputrc' },
    rc: '. @necolas-dotfiles@/shell/bash_profile',
  },
  {
    name: 'dotfiles of alrra',
    shells: BASH,
    uses: ['alrra/dotfiles'],
    links: Object.fromEntries(
      ['init', 'aliases', 'autocompletion', 'exports', 'functions', 'options', 'prompt'].map((name) => [
        `.bash_${name}`,
        `@alrra-dotfiles@/src/shell/bash_${name}`,
      ]),
    ),
    rc: '. @alrra-dotfiles@/src/shell/bash_profile',
  },
  { name: 'dotfiles of durdn', shells: BASH, uses: ['durdn/cfg'], vi: true, rc: '. @cfg@/.bashrc' },
  { name: 'bashstrap', shells: BASH, uses: ['barryclark/bashstrap'], rc: '. @bashstrap@/.bash_profile' },
  {
    name: 'voidrice, vi mode with the shape of the cursor',
    shells: ZSH,
    uses: ['LukeSmithxyz/voidrice'],
    vi: true,
    links: { '.config/shell/aliasrc': '@voidrice@/.config/shell/aliasrc' },
    rc: 'mkdir -p ~/.cache/zsh; . @voidrice@/.config/zsh/.zshrc',
  },
  {
    name: 'dotfiles of thoughtbot',
    shells: ZSH,
    uses: ['thoughtbot/dotfiles'],
    links: { '.zsh': '@thoughtbot-dotfiles@/zsh', '.aliases': '@thoughtbot-dotfiles@/aliases' },
    rc: '. @thoughtbot-dotfiles@/zshrc',
  },
  {
    name: 'dotfiles of holman',
    shells: ZSH,
    uses: ['holman/dotfiles'],
    links: { '.dotfiles': '@holman-dotfiles@' },
    rc: '. @holman-dotfiles@/zsh/zshrc.symlink',
  },
  {
    name: 'dotfiles of lewagon',
    shells: ZSH,
    uses: ['lewagon/dotfiles', 'ohmyzsh/ohmyzsh'],
    links: { '.oh-my-zsh': '@ohmyzsh@', '.aliases': '@lewagon-dotfiles@/aliases' },
    rc: 'ZSH_CACHE_DIR=~/.cache; zstyle ":omz:update" mode disabled; . @lewagon-dotfiles@/zshrc',
  },
  { name: 'dotfiles of geerlingguy', shells: ZSH, uses: ['geerlingguy/dotfiles'], rc: '. @geerlingguy-dotfiles@/.zshrc' },
  { name: 'dotfiles of paulmillr', shells: ZSH, uses: ['paulmillr/dotfiles'], rc: '. @paulmillr-dotfiles@/home/.zshrc' },
  {
    name: 'oh-my-zsh, globalias: a space expands aliases',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    rc: 'ZSH=@ohmyzsh@ ZSH_CACHE_DIR=~/.cache ZSH_THEME=; zstyle ":omz:update" mode disabled; plugins=(globalias); . $ZSH/oh-my-zsh.sh',
  },
  {
    name: 'oh-my-zsh, magic-enter, sudo, zsh-interactive-cd, dirhistory',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    rc: 'ZSH=@ohmyzsh@ ZSH_CACHE_DIR=~/.cache ZSH_THEME=fino; zstyle ":omz:update" mode disabled; plugins=(magic-enter sudo dirhistory timer shell-proxy); . $ZSH/oh-my-zsh.sh',
  },
];

const BASH_BY_HAND: readonly Configuration[] = [
  { name: 'set -o nounset', shells: BOTH, rc: `set -o nounset; PS1="\${debian_chroot:+($debian_chroot)}P> "` },
  {
    name: 'set -e while the file is read, an ERR trap that prints',
    shells: BASH,
    rc: `set -eEo pipefail; . /dev/null; set +eo pipefail; trap 'printf "\\e[31mstatus %s\\e[m\\n" "$?"' ERR`,
  },
  {
    name: 'traps for EXIT, INT, WINCH, USR1, CHLD and RETURN',
    shells: BASH,
    rc: `trap 'echo bye' EXIT; trap 'echo interrupted' INT; trap 'w=$((w+1))' WINCH; trap '. ~/.bashrc' USR1; trap 'c=1' CHLD; trap 'r=1' RETURN; set -T`,
  },
  {
    name: 'stty: no echo of control characters, other keys',
    shells: BOTH,
    rc: 'stty -echoctl -ixon erase ^H werase undef lnext undef; stty start undef stop undef',
  },
  {
    name: "direnv's hook written by hand",
    shells: BASH,
    rc: `_hook() { local status=$?; trap -- '' SIGINT; eval "$(echo 'export HOOKED=1')"; trap - SIGINT; return $status; }
if [[ ";\${PROMPT_COMMAND[*]:-};" != *";_hook;"* ]]; then PROMPT_COMMAND="_hook\${PROMPT_COMMAND:+;$PROMPT_COMMAND}"; fi`,
  },
  {
    name: 'preexec by a DEBUG trap that compares with PROMPT_COMMAND',
    shells: BASH,
    rc: `preexec() { last=$1; }; invoke() { [ -n "$COMP_LINE" ] && return; [ "$BASH_COMMAND" = "$PROMPT_COMMAND" ] && return; preexec "$(HISTTIMEFORMAT= history 1 | sed -e 's/^[ ]*[0-9]*[ ]*//')"; }; trap invoke DEBUG`,
  },
  {
    name: 'a history of its own in a file',
    shells: BASH,
    rc: `log() { local s=$?; echo "$(date +%s) $PWD $(history 1)" >>~/.log; return $s; }; PROMPT_COMMAND='log; history -a >(cat >>~/.more) # both'`,
  },
  {
    name: 'mise, zoxide and atuin by hand, PROMPT_COMMAND+=',
    shells: BASH,
    rc: `_mise() { local s=$?; eval "$(printf 'export MISE=%s' "$s")"; return $s; }; _z() { local s=$?; \\builtin local now; now=$(\\builtin pwd -L); [[ \${old-} = "$now" ]] || old=$now; return $s; }
PROMPT_COMMAND+=(_mise); PROMPT_COMMAND+=(_z); __atuin() { READLINE_LINE='ls'; READLINE_POINT=2; }; bind -x '"\\C-r": __atuin'; bind -x '"\\e[A": :' ; bind '"\\e[A": previous-history'`,
  },
  { name: 'PROMPT_COMMAND that ends with a semicolon', shells: BASH, rc: `PROMPT_COMMAND='echo -ne "\\033]0;\${USER}: \${PWD}\\007";'` },
  {
    name: 'a right prompt in PS1',
    shells: BASH,
    rc: `right() { printf '%*s' "$COLUMNS" "right"; }; PS1='\\[$(tput sc; right; tput rc)\\]P> '`,
  },
  {
    name: 'two lines, colours, the input in colour',
    shells: BASH,
    rc: `PROMPT_DIRTRIM=2; PS1='\\n\\[\\e[1;34m\\]\\w\\[\\e[m\\] \${?#0}\\n\\[\\e[32m\\]\\$ \\[\\e[36m\\]'; PS0='\\[\\e[m\\]'; PS2='\\[\\e[33m\\]… \\[\\e[m\\]'; PS4='+ $LINENO '`,
  },
  { name: 'Enter as a macro', shells: BASH, rc: `bind '"\\C-j": accept-line'; bind '"\\C-m": "\\C-e\\C-j"'` },
  {
    name: 'a space expands aliases',
    shells: BASH,
    rc: `bind '"\\C-x\\C-s": self-insert'; bind '"\\C-x1": alias-expand-line'; bind '"\\C-x2": magic-space'; bind '" ": "\\C-x1\\C-x2"'`,
  },
  {
    name: 'vi mode, keyseq-timeout 0',
    shells: BASH,
    vi: true,
    rc: `set -o vi; bind 'set keyseq-timeout 0'; bind 'set show-mode-in-prompt on'`,
  },
  {
    name: 'an inputrc of many settings',
    shells: BASH,
    files: {
      '.inputrc': `$include /etc/inputrc
set colored-stats on
set menu-complete-display-prefix on
set show-all-if-ambiguous on
set echo-control-characters off
set bind-tty-special-chars off
set enable-keypad on
set skip-completed-text on
set history-preserve-point on
set completion-query-items 0
set page-completions off
$if Bash
  Space: magic-space
  "\\C-x\\C-r": re-read-init-file
  TAB: menu-complete
  "\\e[Z": menu-complete-backward
$endif
`,
    },
    rc: '',
  },
  {
    name: 'IFS of newline, noglob off, notify, umask, limits, TMOUT',
    shells: BASH,
    rc: `IFS=$'\\n'; set -b -P; umask 077; ulimit -c 0; ulimit -n 256; TMOUT=900; shopt -s checkwinsize; BASH_COMPAT=4.2`,
  },
  { name: 'the file is read again at the first prompt', shells: BASH, rc: `PROMPT_COMMAND='[[ -n $again ]] || { again=1; . ~/.bashrc; }'` },
  {
    name: 'descriptors of its own, cd elsewhere and back',
    shells: BOTH,
    rc: 'exec 3>&1 4>/dev/null 9>>~/.lock; cd /; cd - >/dev/null; export PS1',
  },
  { name: 'builtins that are disabled', shells: BASH, rc: 'enable -n echo kill pwd test' },
  {
    name: 'a function for command_not_found, cd and ls',
    shells: BASH,
    rc: 'command_not_found_handle() { printf "no %s\\n" "$1"; return 127; }; cd() { builtin cd "$@" && ls >/dev/null; }; ls() { command ls --color=auto "$@"; }; alias sudo="sudo " ..="cd .."',
  },
  {
    name: 'a logout file, a loader for completions',
    shells: BASH,
    files: { '.bash_logout': '[ "$SHLVL" != 1 ] || printf "\\e[H"\n' },
    rc: '_loader() { complete -F _none "$1"; return 124; }; _none() { COMPREPLY=(); }; complete -D -o default -F _loader',
  },
  {
    name: 'exported PROMPT_COMMAND, PS0 and functions',
    shells: BASH,
    rc: `f() { :; }; export -f f; export PROMPT_COMMAND='f' PS0='' PS1='P> '`,
  },
];

const ZSH_BY_HAND: readonly Configuration[] = [
  {
    name: 'vcs_info, add-zsh-hook, colours and a right prompt',
    shells: ZSH,
    rc: `autoload -Uz vcs_info add-zsh-hook colors; colors; zstyle ':vcs_info:*' enable git; add-zsh-hook precmd vcs_info; setopt prompt_subst
PROMPT='%(?.%F{green}.%F{red}%?)%f %B%1~%b \${vcs_info_msg_0_}%# '; RPROMPT='%F{8}%*%f'; ZLE_RPROMPT_INDENT=0`,
  },
  {
    name: 'two lines, a right prompt on the first',
    shells: ZSH,
    rc: `PROMPT=$'%F{blue}%~%f\\n%# '; RPROMPT=$'%{\\e[1A%}right%{\\e[1B%}'; PROMPT_EOL_MARK=''; PS2='%_> '; SPROMPT='%R? '`,
  },
  {
    name: 'err_exit while the file is read, err_return, nounset',
    shells: ZSH,
    rc: 'setopt err_exit no_unset; . /dev/null; unsetopt err_exit; setopt err_return',
  },
  {
    name: 'traps: EXIT, INT, WINCH, USR1 as functions and lists',
    shells: ZSH,
    rc: `TRAPEXIT() { print bye }; TRAPWINCH() { zle && { zle reset-prompt; zle -R } }; TRAPUSR1() { . ~/.zshrc }; trap 'print interrupted' INT; trap ':' CHLD`,
  },
  {
    name: 'an asynchronous prompt by zle -F',
    shells: ZSH,
    rc: `setopt prompt_subst; PROMPT='\${info:-....} > '; got() { info=$(<&$1); zle -F $1; exec {1}<&-; zle reset-prompt }; precmd() { info=; exec {fd}< <(print done); zle -F $fd got }`,
  },
  {
    name: 'a transient prompt by zle-line-finish',
    shells: ZSH,
    rc: `autoload -Uz add-zle-hook-widget add-zsh-hook; full='%~ full > '; setp() { PROMPT=$full }; add-zsh-hook precmd setp; short() { PROMPT='> '; zle reset-prompt }; zle -N short; add-zle-hook-widget zle-line-finish short`,
  },
  { name: 'Enter expands aliases', shells: ZSH, rc: `enter() { zle _expand_alias; zle accept-line }; zle -N enter; bindkey '^M' enter` },
  {
    name: 'Enter lists the folder when nothing is typed',
    shells: ZSH,
    rc: `enter() { [[ -n $BUFFER ]] || { print; print listed }; zle accept-line }; zle -N enter; bindkey '^M' enter; bindkey '^J' enter`,
  },
  { name: 'a keymap of its own', shells: ZSH, rc: `bindkey -N mine emacs; bindkey -M mine '^T' transpose-chars; bindkey -A mine main` },
  {
    name: 'vi mode, jk, the mode in the right prompt',
    shells: ZSH,
    vi: true,
    rc: `bindkey -v; bindkey -M viins 'jk' vi-cmd-mode; KEYTIMEOUT=20; zle-keymap-select zle-line-init() { RPS1=\${\${KEYMAP/vicmd/N}/(main|viins)/I}; zle reset-prompt }; zle -N zle-keymap-select; zle -N zle-line-init`,
  },
  {
    name: 'a history by zshaddhistory and fc -p',
    shells: ZSH,
    rc: `zshaddhistory() { print -sr -- "\${1%%$'\\n'}"; return 1 }; setopt inc_append_history_time hist_ignore_space`,
  },
  {
    name: 'a timer by EPOCHREALTIME, periodic, chpwd',
    shells: ZSH,
    rc: `zmodload zsh/datetime; preexec_functions+=(t0); precmd_functions+=(t1); t0() { t=$EPOCHREALTIME }; t1() { (( \${+t} )) && RPROMPT=$(( EPOCHREALTIME - t < 60 )); unset t }; PERIOD=1; periodic() { p=1 }; chpwd() { print -n }`,
  },
  {
    name: 'menu selection, completers, colours of lists',
    shells: ZSH,
    rc: `autoload -Uz compinit; compinit -u; zmodload zsh/complist; zstyle ':completion:*' menu select=2; zstyle ':completion:*' completer _expand _complete _correct _approximate; zstyle ':completion:*' list-colors ''; setopt menu_complete list_packed; zstyle ':completion:*' rehash true`,
  },
  {
    name: 'no bracketed paste, highlighting of zle, suffix aliases',
    shells: ZSH,
    rc: `unset zle_bracketed_paste; zle_highlight=(default:bold paste:none); alias -s txt=cat; alias -g '...'='../..' ; hash -d w=~/work`,
  },
  {
    name: 'direnv, asdf and zoxide by hand',
    shells: ZSH,
    rc: `_direnv_hook() { trap -- '' SIGINT; eval "$(print 'export HOOKED=1')"; trap - SIGINT }; typeset -ag precmd_functions chpwd_functions; (( \${precmd_functions[(I)_direnv_hook]} )) || precmd_functions=(_direnv_hook $precmd_functions); chpwd_functions=(_direnv_hook $chpwd_functions); __z() { \\command true "\${PWD:A}" }; precmd_functions+=(__z)`,
  },
  { name: 'the file is read again at the first prompt', shells: ZSH, rc: `precmd() { (( again++ )) || . ~/.zshrc }` },
  {
    name: 'a function for command_not_found, cd and print',
    shells: ZSH,
    rc: 'command_not_found_handler() { print "no $1"; return 127 }; cd() { builtin cd "$@" && ls >/dev/null }; disable r; alias sudo="sudo " ..="cd .."',
  },
  {
    name: 'a logout file, REPORTTIME, watch',
    shells: ZSH,
    files: { '.zlogout': 'print -n\n' },
    rc: 'REPORTTIME=30; watch=(notme); LOGCHECK=60; TIMEFMT="%E"; DIRSTACKSIZE=8; setopt auto_pushd pushd_silent pushd_to_home; disable -r time',
  },
];

export const DOTFILES_CONFIGURATIONS: readonly Configuration[] = [...DOTFILES, ...BASH_BY_HAND, ...ZSH_BY_HAND];
