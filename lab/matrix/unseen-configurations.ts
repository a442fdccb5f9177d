/**
 * A third list of configurations that were not known when the hooks were written, made before it was run. Programs first, then the options,
 * names and redirections that rc files have.
 */
import type { Configuration } from './configuration.ts';

const BASH = ['bash'] as const;
const ZSH = ['zsh'] as const;
const BOTH = ['bash', 'zsh'] as const;

/** Prints what `conda shell.posix activate` prints of a prompt: with `changeps1`, PS1 is set anew. */
const CONDA = `#!/bin/sh
case "$*" in
  *activate*) printf 'PS1='"'(base) P> '"'\\nexport CONDA_PREFIX=/opt/conda\\nexport CONDA_SHLVL=1\\n' ;;
esac
`;
const BUILTINS = 'printf read history fc alias unset export type trap bind eval test command shopt compgen';

const PROGRAMS: readonly Configuration[] = [
  {
    name: 'git-prompt.zsh',
    shells: ZSH,
    uses: ['woefe/git-prompt.zsh'],
    rc: '. @git-prompt.zsh@/git-prompt.zsh; . @git-prompt.zsh@/examples/default.zsh',
  },
  {
    name: 'zsh-async, a worker for the right prompt',
    shells: ZSH,
    uses: ['mafredri/zsh-async'],
    rc: `. @zsh-async@/async.zsh; async_init; async_start_worker w -n; done() { RPROMPT=$3; zle && zle reset-prompt }
async_register_callback w done; precmd() { async_job w print -n ready }`,
  },
  {
    name: 'zgenom',
    shells: ZSH,
    uses: ['jandamm/zgenom', 'zsh-users/zsh-syntax-highlighting'],
    rc: 'ZGEN_DIR=~/.zgenom; . @zgenom@/zgenom.zsh; zgenom saved || { zgenom load @zsh-syntax-highlighting@; zgenom save }',
  },
  { name: 'zsh-autoenv', shells: ZSH, uses: ['Tarrasch/zsh-autoenv'], rc: '. @zsh-autoenv@/autoenv.zsh' },
  {
    name: 'zsh-command-time',
    shells: ZSH,
    uses: ['popstas/zsh-command-time'],
    rc: 'ZSH_COMMAND_TIME_MIN_SECONDS=60; . @zsh-command-time@/command-time.plugin.zsh',
  },
  {
    name: 'per-directory-history',
    shells: ZSH,
    uses: ['jimhester/per-directory-history'],
    rc: 'HISTORY_BASE=~/.per-directory; . @per-directory-history@/per-directory-history.zsh',
  },
  {
    name: 'zsh-system-clipboard in vi mode',
    shells: ZSH,
    uses: ['kutsan/zsh-system-clipboard'],
    files: { 'bin/xclip': '#!/bin/sh\nexit 0\n' },
    vi: true,
    rc: 'bindkey -v; export DISPLAY=:9; . @zsh-system-clipboard@/zsh-system-clipboard.zsh',
  },
  {
    name: 'zsh-git-prompt',
    shells: ZSH,
    uses: ['olivierverdier/zsh-git-prompt'],
    rc: `. @zsh-git-prompt@/zshrc.sh; PROMPT='%~%b$(git_super_status) > '`,
  },
  { name: 'emoji-cli', shells: ZSH, uses: ['b4b4r07/emoji-cli'], needs: '/usr/bin/fzf', rc: '. @emoji-cli@/emoji-cli.zsh' },
  { name: 'forgit', shells: BOTH, uses: ['wfxr/forgit'], needs: '/usr/bin/fzf', rc: `. @forgit@/forgit.plugin.\${ZSH_VERSION:+z}sh` },
  { name: 'polyglot', shells: BOTH, uses: ['agkozak/polyglot'], rc: '. @polyglot@/polyglot.sh' },
  {
    name: 'sdkman with its automatic environment',
    shells: BOTH,
    uses: ['sdkman/sdkman-cli'],
    files: {
      '.sdkman/etc/config': 'sdkman_auto_env=true\n',
      '.sdkman/var/platform': 'linuxx64\n',
      '.sdkman/var/candidates': 'java\n',
      '.sdkman/ext/.keep': '',
    },
    links: { '.sdkman/src': '@sdkman-cli@/src/main/bash' },
    rc: 'mkdir -p ~/.sdkman/candidates ~/.sdkman/tmp; . ~/.sdkman/src/sdkman-init.sh',
  },
  {
    name: "conda's function with changeps1",
    shells: BOTH,
    uses: ['conda/conda'],
    files: { 'bin/conda': CONDA },
    rc: 'export CONDA_EXE=~/bin/conda _CE_CONDA= _CE_M=; . @conda@/conda/shell/etc/profile.d/conda.sh; conda activate base',
  },
  {
    name: "Python's virtual environment, activated",
    shells: BOTH,
    needs: '/usr/bin/python3',
    rc: '[ -d ~/.venv ] || /usr/bin/python3 -m venv --without-pip ~/.venv; . ~/.venv/bin/activate',
  },
  { name: 'trueline', shells: BASH, uses: ['petobens/trueline'], rc: '. @trueline@/trueline.sh' },
  {
    name: 'pureline',
    shells: BASH,
    uses: ['chris-marsh/pureline'],
    rc: '. @pureline@/pureline @pureline@/configs/powerline_full_256col.conf',
  },
  { name: 'bash-sensible', shells: BASH, uses: ['mrzool/bash-sensible'], rc: '. @bash-sensible@/sensible.bash' },
  { name: "Debian's bashrc", shells: BASH, needs: '/etc/skel/.bashrc', rc: '. /etc/skel/.bashrc' },
  {
    name: "Debian's zshrc for new users",
    shells: ZSH,
    needs: '/etc/zsh/newuser.zshrc.recommended',
    rc: '. /etc/zsh/newuser.zshrc.recommended',
  },
  { name: "zsh's own theme bart", shells: ZSH, rc: 'autoload -U promptinit; promptinit; prompt bart' },
  {
    name: "zsh's url-quote-magic, bracketed-paste-magic and vcs_info",
    shells: ZSH,
    rc: `autoload -Uz url-quote-magic bracketed-paste-magic vcs_info; zle -N self-insert url-quote-magic; zle -N bracketed-paste bracketed-paste-magic
precmd() { vcs_info }; setopt prompt_subst; PROMPT='%~ \${vcs_info_msg_0_}> '`,
  },
  {
    name: 'bash-it, plugins that hook the prompt',
    shells: BASH,
    uses: ['Bash-it/bash-it'],
    rc: `export BASH_IT=@bash-it@; BASH_IT_THEME=pure; . $BASH_IT/bash_it.sh; for p in xterm history-eternal autojump dirs; do . $BASH_IT/plugins/available/$p.plugin.bash; done`,
  },
];

const OF_BASH: readonly Configuration[] = [
  { name: 'output through tee', shells: BASH, rc: 'exec > >(tee -a ~/.log)' },
  { name: 'output and errors through tee', shells: BASH, rc: 'exec > >(tee -a ~/.log) 2>&1' },
  {
    name: 'options: nocasematch, nullglob, dotglob, xpg_echo, localvar_inherit, lastpipe and others',
    shells: BASH,
    rc: 'shopt -s nocasematch nocaseglob nullglob dotglob globstar xpg_echo lastpipe checkjobs autocd cdspell direxpand localvar_inherit huponexit; x=7; declare -i flag=1; line=(a b)',
  },
  { name: 'posix mode', shells: BASH, rc: 'set -o posix' },
  {
    name: 'histverify, histreedit, lithist, HISTTIMEFORMAT',
    shells: BASH,
    rc: `shopt -s histverify histreedit cmdhist lithist; HISTTIMEFORMAT='%F %T '`,
  },
  { name: 'no history', shells: BASH, rc: 'set +o history; unset HISTFILE' },
  { name: 'HISTSIZE=0', shells: BASH, rc: 'HISTSIZE=0 HISTFILESIZE=0' },
  {
    name: 'HISTCONTROL, HISTIGNORE and a trimmed history',
    shells: BASH,
    rc: `HISTCONTROL=ignoreboth:erasedups HISTIGNORE='ls:yo*:&' HISTSIZE=3`,
  },
  { name: 'PROMPT_COMMAND that fails', shells: BASH, rc: `fails() { PS1="P> "; return 1; }; PROMPT_COMMAND=fails` },
  { name: 'PROMPT_COMMAND that removes itself', shells: BASH, rc: `PROMPT_COMMAND='unset PROMPT_COMMAND'` },
  { name: 'PROMPT_COMMAND that is read-only', shells: BASH, rc: `PROMPT_COMMAND='history -a'; readonly PROMPT_COMMAND` },
  {
    name: 'PROMPT_COMMAND that calls eval of another variable',
    shells: BASH,
    rc: `more='PS1="more > "'; PROMPT_COMMAND='eval "$more"; :'`,
  },
  { name: 'PS0 that is read-only', shells: BASH, rc: `PS0=''; readonly PS0` },
  {
    name: 'read-only variables with common names',
    shells: BASH,
    rc: 'options=a flag=b frames=c text=d id=e line=f word=g i=h hex=i reply=j kind=k known=l again=m name=n map=o keys=p status=q ready=r file=s test=t undo=u script=v; readonly options flag frames text id line word i hex reply kind known again name map keys status ready file test undo script',
  },
  {
    name: 'read-only IFS, LC_ALL and HISTTIMEFORMAT',
    shells: BASH,
    rc: 'LC_ALL=C.UTF-8 HISTTIMEFORMAT="%F "; readonly IFS LC_ALL HISTTIMEFORMAT',
  },
  {
    name: 'functions around builtins',
    shells: BASH,
    rc: `for n in ${BUILTINS}; do builtin eval "function $n { calls=\\$((\\\${calls-0}+1)); builtin $n \\"\\$@\\"; }"; done`,
  },
  {
    name: 'aliases with the names of builtins',
    shells: BASH,
    rc: `alias printf='echo aliased' read='echo aliased' builtin='builtin ' local='echo aliased' declare='echo aliased' history='history 20' fc='echo aliased' exit='builtin exit' cd='echo >/dev/null; cd' eval='echo aliased' set='echo aliased' return='echo aliased'`,
  },
  {
    name: 'functions and aliases named yo and yosh',
    shells: BASH,
    rc: `yosh() { echo mine; }; yo() { echo mine; }; alias yosh='echo mine'`,
  },
  { name: 'a DEBUG trap that resets colours', shells: BASH, rc: `PS1='\\[\\e[1;36m\\]P> '; trap 'printf "\\e[0m" >/dev/tty' DEBUG` },
  {
    name: 'a DEBUG trap that sets the title, functrace',
    shells: BASH,
    rc: `set -T; trap 'printf "\\e]0;%s\\a" "\${BASH_COMMAND//[^[:print:]]/}"' DEBUG`,
  },
  {
    name: 'vi mode with the shape of the cursor',
    shells: BASH,
    vi: true,
    rc: `set -o vi; bind 'set show-mode-in-prompt on'; bind 'set vi-ins-mode-string \\1\\e[6 q\\2'; bind 'set vi-cmd-mode-string \\1\\e[2 q\\2'; bind 'set keyseq-timeout 1'`,
  },
  {
    name: 'stty -ixon, keys of our own bound',
    shells: BASH,
    rc: `stty -ixon; bind '"\\C-s": forward-search-history'; bind -x '"\\C-xy": ls'; bind -x '"\\e[5577~": echo taken'; bind '"\\e[5578~": "taken"'`,
  },
];

const OF_ZSH: readonly Configuration[] = [
  {
    name: 'errors in colour by a coprocess of exec',
    shells: BOTH,
    rc: `exec 2> >(while IFS= read -r l; do printf '\\033[31m%s\\033[0m\\n' "$l" >/dev/tty; done)`,
  },
  {
    name: 'null_glob, no_nomatch, no_bare_glob_qual, warn_create_global',
    shells: ZSH,
    rc: 'setopt null_glob no_nomatch no_bare_glob_qual warn_create_global warn_nested_var',
  },
  {
    name: 'csh_junkie_history, csh_junkie_quotes, rc_quotes, err_return, all_export',
    shells: ZSH,
    rc: 'setopt csh_junkie_history csh_junkie_quotes rc_quotes rc_expand_param magic_equal_subst err_return all_export',
  },
  {
    name: 'sh_glob, ignore_braces, ksh_typeset, posix_aliases, posix_traps',
    shells: ZSH,
    rc: 'setopt sh_glob ignore_braces ksh_typeset posix_aliases posix_traps posix_strings posix_argzero octal_zeroes c_bases no_short_loops no_multi_func_def no_equals no_function_argzero',
  },
  { name: 'emulate ksh', shells: ZSH, rc: `emulate ksh; PS1='P> '` },
  { name: 'emulate sh', shells: ZSH, rc: `emulate sh; PS1='P> '` },
  {
    name: 'single_line_zle, no_prompt_sp, transient_rprompt',
    shells: ZSH,
    rc: 'setopt single_line_zle no_prompt_sp no_prompt_cr transient_rprompt no_always_last_prompt; RPROMPT=right',
  },
  {
    name: 'vi mode with KEYTIMEOUT=1 and the shape of the cursor',
    shells: ZSH,
    vi: true,
    rc: `bindkey -v; KEYTIMEOUT=1; zle-keymap-select() { [[ $KEYMAP == vicmd ]] && print -n '\\e[2 q' || print -n '\\e[6 q' }; zle -N zle-keymap-select
zle-line-init() { zle -K viins; print -n '\\e[6 q' }; zle -N zle-line-init`,
  },
  {
    name: 'read-only variables with common names',
    shells: ZSH,
    rc: 'readonly text=a reply=b id=c word=d key=e map=f name=g frames=h file=i shell=j IFS HISTFILE TMOUT=900',
  },
  { name: 'precmd_functions that are read-only', shells: ZSH, rc: 'precmd_functions+=(); typeset -r precmd_functions preexec_functions' },
  {
    name: 'precmd_functions assigned anew, unique',
    shells: ZSH,
    rc: 'typeset -gU precmd_functions preexec_functions; precmd_functions=(); preexec_functions=(); precmd() { precmd_functions=() }',
  },
  { name: 'no history', shells: ZSH, rc: 'HISTSIZE=0 SAVEHIST=0; unset HISTFILE' },
  {
    name: 'history options of many',
    shells: ZSH,
    rc: 'setopt hist_no_store hist_no_functions hist_save_no_dups hist_lex_words hist_expire_dups_first hist_fcntl_lock append_history extended_history; HISTORY_IGNORE="(yo*|ls)"',
  },
  {
    name: 'functions around builtins',
    shells: ZSH,
    rc: `for n in print read history fc alias unset export trap bindkey zle eval setopt; do functions[$n]="(( ++calls )); builtin $n \\"\\$@\\""; done`,
  },
  {
    name: 'aliases with the names of builtins',
    shells: ZSH,
    rc: `alias print='echo aliased' read='echo aliased' builtin='builtin ' local='echo aliased' typeset='echo aliased' history='history -20' fc='echo aliased' exit='builtin exit' cd='echo >/dev/null; cd' eval='echo aliased' setopt='echo aliased' emulate='echo aliased' zle='echo aliased'; alias -g L='| less' G='| grep'`,
  },
  { name: 'functions and aliases named yo and yosh', shells: ZSH, rc: `yosh() { echo mine }; yo() { echo mine }; alias yosh='echo mine'` },
  { name: 'predict-on', shells: ZSH, rc: 'autoload -U predict-on; predict-on' },
  {
    name: 'ttyctl -f and stty -ixon',
    shells: ZSH,
    rc: `stty -ixon; ttyctl -f; bindkey '^S' history-incremental-search-forward; bindkey -s '^Xy' 'ls^M'`,
  },
];

export const UNSEEN_CONFIGURATIONS: readonly Configuration[] = [...PROGRAMS, ...OF_BASH, ...OF_ZSH];
