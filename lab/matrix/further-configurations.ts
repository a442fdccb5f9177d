/**
 * Configurations that were not known when the hooks were written: this list was made first and run afterwards. Managers of language
 * versions, directory jumpers, recorders of history, further prompts, and the options and files of readline and the shells themselves.
 */
import type { Configuration } from './configuration.ts';

const BASH = ['bash'] as const;
const ZSH = ['zsh'] as const;
const BOTH = ['bash', 'zsh'] as const;
const SHELL = 'if [ -n "${ZSH_VERSION-}" ]; then x=zsh; else x=bash; fi';

/** Stand-ins for programs that are not scripts: each prints what the shell's part of the program needs. */
const OH_MY_POSH = `#!/bin/sh
case " $* " in
  *' secondary '*--eval*) echo "_omp_secondary_prompt='> '" ;;
  *' secondary '*) printf '> ' ;;
  *' primary '*--eval*) echo "PS1='posh %~ > '; RPROMPT=''" ;;
  *' primary '*) printf 'posh > ' ;;
  *' millis '*) echo 1700000000000 ;;
esac
`;
const HISHTORY = `#!/bin/sh
case $1 in getTimestamp) date +%s ;; config-get) echo true ;; esac
`;
const QUIET = '#!/bin/sh\nexit 0\n';

const MISE = `sed -e "s|__MISE_EXE_VALUE__|$HOME/bin/mise|g; s|__MISE_FLAGS_VALUE__||g; s|__MISE_HOOK_ENABLED_VALUE__|1|g" \\
-e '/__MISE_CHPWD_FUNCTIONS__/{r @mise@/src/assets/bash_zsh_support/chpwd/function.sh' -e 'd}' \\
-e '/__MISE_CHPWD_LOAD__/{r @mise@/src/assets/bash_zsh_support/chpwd/load.sh' -e 'd}'`;

const PROGRAMS: readonly Configuration[] = [
  {
    name: 'oh-my-posh',
    shells: BOTH,
    uses: ['JanDeDobbeleer/oh-my-posh'],
    files: { 'bin/oh-my-posh': OH_MY_POSH },
    rc: `${SHELL}; eval "$(sed "s|::OMP::|$HOME/bin/oh-my-posh|g" @oh-my-posh@/src/shell/scripts/omp.$x)"`,
  },
  {
    name: 'pyenv and pyenv-virtualenv',
    shells: BOTH,
    uses: ['pyenv/pyenv', 'pyenv/pyenv-virtualenv'],
    rc: 'export PYENV_ROOT=~/.pyenv; PATH=@pyenv@/bin:@pyenv-virtualenv@/bin:$PATH; eval "$(pyenv init -)"; eval "$(pyenv-virtualenv-init -)"',
  },
  {
    name: 'rbenv',
    shells: BOTH,
    uses: ['rbenv/rbenv'],
    rc: `${SHELL}; export RBENV_ROOT=~/.rbenv; PATH=@rbenv@/bin:$PATH; eval "$(rbenv init - $x)"`,
  },
  {
    name: 'jenv with its export plugin',
    shells: BOTH,
    uses: ['jenv/jenv'],
    rc: `${SHELL}; export JENV_ROOT=~/.jenv; PATH=@jenv@/bin:$PATH; eval "$(jenv init -)"; . @jenv@/available-plugins/export/etc/jenv.d/init/export_jenv_hook.$x`,
  },
  {
    name: 'mise',
    shells: BOTH,
    uses: ['jdx/mise'],
    files: { 'bin/mise': '#!/bin/sh\nexit 0\n' },
    rc: `${SHELL}; eval "$(${MISE} @mise@/src/assets/$x/activate.sh)"`,
  },
  {
    name: "thefuck's function",
    shells: BOTH,
    files: { 'bin/thefuck': QUIET },
    rc: `fuck() { TF_CMD=$(TF_HISTORY=$(fc -ln -10) thefuck "$@") && eval "$TF_CMD"; }; export PS1="$(printf '\\342\\200\\213\\010')$PS1"`,
  },
  { name: 'autojump', shells: BOTH, uses: ['wting/autojump'], rc: `${SHELL}; PATH=@autojump@/bin:$PATH; . @autojump@/bin/autojump.$x` },
  { name: 'fasd', shells: BOTH, uses: ['clvv/fasd'], rc: 'PATH=@fasd@:$PATH; eval "$(fasd --init auto)"' },
  {
    name: 'hishtory',
    shells: BOTH,
    uses: ['ddworken/hishtory'],
    files: { 'bin/hishtory': HISHTORY },
    rc: `${SHELL}; . @hishtory@/client/lib/config.$([ $x = zsh ] && echo zsh || echo sh)`,
  },
  { name: 'navi', shells: BOTH, uses: ['denisidoro/navi'], files: { 'bin/navi': QUIET }, rc: `${SHELL}; . @navi@/shell/navi.plugin.$x` },
  {
    name: 'bashhub',
    shells: BOTH,
    uses: ['rcaloras/bashhub-client'],
    files: { 'bin/bashhub': QUIET, 'bin/bh': QUIET },
    links: { '.bashhub/deps': '@bashhub-client@/bashhub/shell/deps' },
    rc: '. @bashhub-client@/bashhub/shell/bashhub.$([ -n "${ZSH_VERSION-}" ] && echo zsh || echo sh)',
  },
  { name: 'enhancd', shells: BOTH, uses: ['babarot/enhancd'], needs: '/usr/bin/fzf', rc: '. @enhancd@/init.sh' },
  { name: 'oh-my-git', shells: BOTH, uses: ['arialdomartini/oh-my-git'], rc: '. @oh-my-git@/prompt.sh' },
  { name: 'bash-powerline', shells: BASH, uses: ['riobard/bash-powerline'], rc: '. @bash-powerline@/bash-powerline.sh' },
  {
    name: 'fzf-tab-completion',
    shells: BASH,
    uses: ['lincheney/fzf-tab-completion'],
    needs: '/usr/bin/fzf',
    rc: `. @fzf-tab-completion@/bash/fzf-bash-completion.sh; bind -x '"\\t": fzf_bash_completion'`,
  },
  {
    name: 'zplug',
    shells: ZSH,
    uses: ['zplug/zplug', 'zsh-users/zsh-autosuggestions'],
    rc: `ZPLUG_HOME=@zplug@; ZPLUG_CACHE_DIR=~/.zplug; ZPLUG_REPOS=~/.zplug/repos; . @zplug@/init.zsh
zplug @zsh-autosuggestions@, from:local; zplug load`,
  },
  {
    name: 'znap',
    shells: ZSH,
    uses: ['marlonrichert/zsh-snap', 'zsh-users/zsh-autosuggestions'],
    rc: `zstyle ':znap:*' repos-dir ~/.znap; . @zsh-snap@/znap.zsh; znap prompt; . @zsh-autosuggestions@/zsh-autosuggestions.zsh`,
  },
  {
    name: 'abbrev-alias',
    shells: ZSH,
    uses: ['momo-lab/zsh-abbrev-alias'],
    rc: `. @zsh-abbrev-alias@/abbrev-alias.plugin.zsh; abbrev-alias -g logs='/var/log'; abbrev-alias l=ls`,
  },
  { name: 'auto-ls', shells: ZSH, uses: ['desyncr/auto-ls'], rc: 'AUTO_LS_COMMANDS=(ls); . @auto-ls@/auto-ls.zsh' },
  { name: 'zsh-nix-shell', shells: ZSH, uses: ['chisui/zsh-nix-shell'], rc: '. @zsh-nix-shell@/nix-shell.plugin.zsh' },
  { name: 'zsh-z', shells: ZSH, uses: ['agkozak/zsh-z'], rc: '. @zsh-z@/zsh-z.plugin.zsh' },
  { name: 'geometry', shells: ZSH, uses: ['geometry-zsh/geometry'], rc: '. @geometry@/geometry.zsh' },
  {
    name: 'typewritten',
    shells: ZSH,
    uses: ['reobin/typewritten'],
    rc: 'fpath+=(@typewritten@); autoload -U promptinit; promptinit; prompt typewritten',
  },
  { name: 'jovial', shells: ZSH, uses: ['zthxxx/jovial'], rc: '. @jovial@/jovial.zsh-theme; . @jovial@/jovial.plugin.zsh' },
  { name: 'zsh-shift-select', shells: ZSH, uses: ['jirutka/zsh-shift-select'], rc: '. @zsh-shift-select@/zsh-shift-select.plugin.zsh' },
  {
    name: 'zsh-vi-mode, set up while it is sourced, other engine',
    shells: ZSH,
    uses: ['jeffreytse/zsh-vi-mode'],
    vi: true,
    rc: 'ZVM_INIT_MODE=sourcing; zvm_config() { ZVM_READKEY_ENGINE=zle; }; . @zsh-vi-mode@/zsh-vi-mode.plugin.zsh',
  },
  {
    name: 'zsh-vi-mode, others after it',
    shells: ZSH,
    uses: ['jeffreytse/zsh-vi-mode', 'zsh-users/zsh-autosuggestions'],
    vi: true,
    rc: `zvm_after_init() { . @zsh-autosuggestions@/zsh-autosuggestions.zsh; bindkey '^P' up-line-or-history; }; . @zsh-vi-mode@/zsh-vi-mode.plugin.zsh`,
  },
];

const INPUTRC = `set enable-bracketed-paste off
set show-mode-in-prompt on
set revert-all-at-newline on
set mark-modified-lines on
set completion-ignore-case on
set show-all-if-ambiguous on
set keyseq-timeout 100
"\\e[A": history-search-backward
"\\C-m": accept-line
"\\e[5578": "no"
`;

const SETTINGS: readonly Configuration[] = [
  { name: 'an inputrc without bracketed paste', shells: BASH, files: { '.inputrc': INPUTRC }, rc: '' },
  {
    name: 'vi mode with keys of its own',
    shells: BASH,
    vi: true,
    rc: `set -o vi; bind '"jk": vi-movement-mode'; bind 'set show-mode-in-prompt on'; bind -m vi-insert '"\\C-l": clear-screen'; bind -m vi-insert '"\\C-a": beginning-of-line'`,
  },
  { name: 'PROMPT_COMMAND as an array', shells: BASH, rc: `PROMPT_COMMAND=('last=$?; : "\${last}"' 'history -a' 'PS1="[$last] > "')` },
  {
    name: 'PROMPT_COMMAND set anew at each prompt',
    shells: BASH,
    rc: `again() { PS1='again > '; PROMPT_COMMAND=again; }; PROMPT_COMMAND=again`,
  },
  {
    name: 'a timer by a DEBUG trap and PS0',
    shells: BASH,
    rc: `t() { [ -n "$started" ] || started=$SECONDS; }; trap t DEBUG; PS0='\\[\\e]2;runs\\a\\]'; p() { PS1="$((SECONDS-started < 60)) > "; unset started; }; PROMPT_COMMAND=p`,
  },
  {
    name: 'set -uT -o pipefail -o noclobber, failglob, extdebug, ERR trap',
    shells: BASH,
    rc: `set -uT -o pipefail -o noclobber; shopt -s failglob extdebug; trap 'errors=$((\${errors-0}+1))' ERR`,
  },
  {
    name: 'history shared at each prompt',
    shells: BASH,
    rc: `HISTCONTROL=ignoreboth:erasedups; shopt -s histappend; PROMPT_COMMAND='history -a; history -c; history -r'`,
  },
  { name: 'bash without promptvars', shells: BASH, rc: `shopt -u promptvars` },
  {
    name: 'OSC 7 and OSC 133, as for foot and Konsole',
    shells: BOTH,
    rc: `if [ -n "\${ZSH_VERSION-}" ]; then precmd() { print -Pn "\\e]133;A\\e\\\\\\e]7;file://%m%d\\e\\\\"; }; preexec() { print -n "\\e]133;C\\e\\\\"; }
else PS0='\\[\\e]133;C\\e\\\\\\]'; PROMPT_COMMAND='printf "\\e]7;file://%s%s\\e\\\\\\e]133;A\\e\\\\" "$HOSTNAME" "$PWD"'; fi`,
  },
  { name: 'ksh_arrays, sh_word_split, no_unset, glob_subst', shells: ZSH, rc: 'setopt ksh_arrays sh_word_split no_unset glob_subst' },
  {
    name: 'options of a long zshrc',
    shells: ZSH,
    rc: `setopt extended_glob no_nomatch share_history hist_ignore_all_dups hist_ignore_space hist_verify hist_reduce_blanks inc_append_history
setopt auto_cd auto_pushd interactive_comments correct_all no_beep prompt_subst complete_in_word always_to_end no_flow_control numeric_glob_sort multios`,
  },
  {
    name: 'options of other shells',
    shells: ZSH,
    rc: 'setopt sh_nullcmd posix_builtins posix_identifiers bsd_echo ksh_glob csh_junkie_loops local_options no_bang_hist',
  },
  {
    name: 'a prompt redrawn each second',
    shells: ZSH,
    rc: 'TMOUT=1; TRAPALRM() { zle && zle reset-prompt; }; zle-line-finish() { zle reset-prompt; }; zle -N zle-line-finish',
  },
  {
    name: 'widgets of its own for Enter, and application keys',
    shells: ZSH,
    rc: `my-accept() { [[ -z $BUFFER ]] && BUFFER='echo "<empty>"'; zle .accept-line; }; zle -N accept-line my-accept; bindkey '^M' accept-line
zle-line-init() { echoti smkx; }; zle-line-finish() { echoti rmkx; }; zle -N zle-line-init; zle -N zle-line-finish; bindkey '^[OA' up-line-or-history`,
  },
  {
    name: 'functions named precmd and preexec, a timer, PROMPT_SUBST',
    shells: ZSH,
    rc: `preexec() { started=$SECONDS; }; precmd() { local -i s=$((SECONDS - \${started:-$SECONDS})); RPROMPT=$((s<60)); }; setopt prompt_subst; PROMPT='$(print -P %1~) > '`,
  },
  {
    name: 'nvm by chpwd',
    shells: ZSH,
    uses: ['nvm-sh/nvm'],
    rc: 'autoload -U add-zsh-hook; . @nvm@/nvm.sh --no-use; load-nvmrc() { nvm_find_nvmrc >/dev/null; }; add-zsh-hook chpwd load-nvmrc; load-nvmrc',
  },
];

/** A second list, of what may be harder, made after the first had passed. */
const HARDER: readonly Configuration[] = [
  {
    name: 'oh-my-posh, asking for the cursor position',
    shells: BOTH,
    uses: ['JanDeDobbeleer/oh-my-posh'],
    files: { 'bin/oh-my-posh': OH_MY_POSH },
    rc: `${SHELL}; eval "$(sed "s|::OMP::|$HOME/bin/oh-my-posh|g" @oh-my-posh@/src/shell/scripts/omp.$x)"; _omp_cursor_positioning=1`,
  },
  {
    name: 'PROMPT_COMMAND that asks for the cursor position',
    shells: BASH,
    rc: `fresh() { local _ col; IFS=';' read -rsdR -p $'\\e[6n' _ col; [ "$col" = 1 ] || echo; }; PROMPT_COMMAND=fresh`,
  },
  {
    name: 'precmd that asks for the cursor position',
    shells: ZSH,
    rc: `precmd() { local row col; print -n '\\e[6n' >/dev/tty; IFS=';' read -rs -d R row col </dev/tty; [[ $col == 1 ]] || print }`,
  },
  {
    name: 'readonly PROMPT_COMMAND, HISTFILE and TMOUT',
    shells: BASH,
    rc: `PROMPT_COMMAND='history -a'; HISTFILE=~/.bash_history TMOUT=900; readonly PROMPT_COMMAND HISTFILE TMOUT`,
  },
  {
    name: 'a transient prompt by recursive-edit',
    shells: ZSH,
    rc: `zle-line-init() { emulate -L zsh; [[ $CONTEXT == start ]] || return 0; zle .recursive-edit; local -i ret=$?; local saved=$PROMPT
PROMPT='> '; zle .reset-prompt; PROMPT=$saved; if (( ret )); then zle .send-break; else zle .accept-line; fi; return ret }; zle -N zle-line-init`,
  },
  { name: 'output through tee', shells: ZSH, rc: 'exec > >(tee -a ~/.log)' },
  {
    name: 'TRAPINT, TRAPDEBUG and TRAPZERR',
    shells: ZSH,
    rc: 'TRAPINT() { print -n; return $((128 + $1)) }; TRAPDEBUG() { : $((debugs++)) }; TRAPZERR() { : $((errors++)) }',
  },
  { name: 'a history of valid commands', shells: ZSH, rc: 'zshaddhistory() { whence ${${(z)1}[1]} >|/dev/null || return 1 }' },
  { name: 'LC_ALL=C', shells: BOTH, rc: 'export LC_ALL=C' },
  { name: 'set -x', shells: BOTH, rc: 'set -x' },
  { name: 'stty sane at each prompt', shells: BASH, rc: `PROMPT_COMMAND='stty sane'` },
  { name: 'a DEBUG trap that refuses commands', shells: BASH, rc: `shopt -s extdebug; trap '[[ $BASH_COMMAND != rm* ]]' DEBUG` },
];

export const FURTHER_CONFIGURATIONS: readonly Configuration[] = [...PROGRAMS, ...SETTINGS, ...HARDER];
