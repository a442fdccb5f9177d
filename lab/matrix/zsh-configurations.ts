/** The configurations of zsh. */
import type { Configuration } from './configuration.ts';
import { ATUIN, MCFLY, STARSHIP } from './stand-ins.ts';

const ZSH = ['zsh'] as const;
const COMPINIT = 'autoload -Uz compinit; compinit -u';
const OMZ = "ZSH=@ohmyzsh@; zstyle ':omz:update' mode disabled; ZSH_CACHE_DIR=~/.cache/omz; mkdir -p $ZSH_CACHE_DIR";
const P10K = 'POWERLEVEL9K_DISABLE_CONFIGURATION_WIZARD=true POWERLEVEL9K_DISABLE_GITSTATUS=true';
const P10K_INSTANT = '[[ ! -r ~/.cache/p10k-instant-prompt-${(%):-%n}.zsh ]] || . ~/.cache/p10k-instant-prompt-${(%):-%n}.zsh';

export const ZSH_CONFIGURATIONS: readonly Configuration[] = [
  { name: 'plain zsh', shells: ZSH, rc: COMPINIT },
  { name: 'powerlevel10k', shells: ZSH, uses: ['romkatv/powerlevel10k'], rc: `${P10K}; . @powerlevel10k@/powerlevel10k.zsh-theme` },
  {
    name: 'powerlevel10k, lean, instant prompt',
    shells: ZSH,
    uses: ['romkatv/powerlevel10k'],
    rc: `${P10K_INSTANT}\n${COMPINIT}\n${P10K}; . @powerlevel10k@/powerlevel10k.zsh-theme; . @powerlevel10k@/config/p10k-lean.zsh
POWERLEVEL9K_DISABLE_GITSTATUS=true POWERLEVEL9K_RIGHT_PROMPT_ELEMENTS=(status) POWERLEVEL9K_INSTANT_PROMPT=quiet; p10k reload`,
  },
  {
    name: 'powerlevel10k, rainbow, transient prompt',
    shells: ZSH,
    uses: ['romkatv/powerlevel10k'],
    rc: `${COMPINIT}\n${P10K}; . @powerlevel10k@/powerlevel10k.zsh-theme; . @powerlevel10k@/config/p10k-rainbow.zsh
POWERLEVEL9K_DISABLE_GITSTATUS=true POWERLEVEL9K_TRANSIENT_PROMPT=always POWERLEVEL9K_INSTANT_PROMPT=off; p10k reload`,
  },
  {
    name: 'oh-my-zsh, robbyrussell',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    rc: `${OMZ}; ZSH_THEME=robbyrussell; plugins=(git); . $ZSH/oh-my-zsh.sh`,
  },
  {
    name: 'oh-my-zsh, agnoster, eight plugins',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    rc: `${OMZ}; ZSH_THEME=agnoster; plugins=(git sudo history extract colored-man-pages z command-not-found safe-paste); . $ZSH/oh-my-zsh.sh`,
  },
  {
    name: 'oh-my-zsh, bira, plugins that hook the editor',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    rc: `${OMZ}; ZSH_THEME=bira; plugins=(globalias dirhistory fancy-ctrl-z per-directory-history history-substring-search); . $ZSH/oh-my-zsh.sh`,
  },
  {
    name: 'oh-my-zsh, af-magic, plugins that hook the prompt',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    rc: `${OMZ}; ZSH_THEME=af-magic; TIMER_THRESHOLD=60; plugins=(timer bgnotify last-working-dir dotenv magic-enter virtualenv); . $ZSH/oh-my-zsh.sh`,
  },
  {
    name: 'oh-my-zsh, vi-mode',
    shells: ZSH,
    uses: ['ohmyzsh/ohmyzsh'],
    vi: true,
    rc: `${OMZ}; ZSH_THEME=gentoo; VI_MODE_SET_CURSOR=true; plugins=(vi-mode); . $ZSH/oh-my-zsh.sh`,
  },
  {
    name: 'oh-my-zsh, six popular additions',
    shells: ZSH,
    uses: [
      'ohmyzsh/ohmyzsh',
      'romkatv/powerlevel10k',
      'zsh-users/zsh-autosuggestions',
      'zdharma-continuum/fast-syntax-highlighting',
      'zsh-users/zsh-completions',
      'Aloxaf/fzf-tab',
    ],
    rc: `${OMZ}; ${P10K}; fpath+=(@zsh-completions@/src); plugins=(git sudo); . $ZSH/oh-my-zsh.sh; . @powerlevel10k@/powerlevel10k.zsh-theme
. @fzf-tab@/fzf-tab.plugin.zsh; . @zsh-autosuggestions@/zsh-autosuggestions.zsh; . @fast-syntax-highlighting@/fast-syntax-highlighting.plugin.zsh`,
  },
  {
    name: 'prezto, nicoulaj',
    shells: ZSH,
    uses: ['sorin-ionescu/prezto'],
    files: {
      '.zpreztorc': `zstyle ':prezto:load' pmodule environment terminal editor history directory spectrum utility completion prompt
zstyle ':prezto:module:editor' key-bindings emacs
zstyle ':prezto:module:prompt' theme nicoulaj
`,
    },
    links: { '.zprezto': '@prezto@' },
    rc: '. ~/.zprezto/init.zsh',
  },
  {
    name: 'prezto, vi, giddie',
    shells: ZSH,
    uses: ['sorin-ionescu/prezto'],
    vi: true,
    files: {
      '.zpreztorc': `zstyle ':prezto:load' pmodule environment terminal editor history directory utility git prompt
zstyle ':prezto:module:editor' key-bindings vi
zstyle ':prezto:module:editor' ps-context yes
zstyle ':prezto:module:prompt' theme giddie
`,
    },
    links: { '.zprezto': '@prezto@' },
    rc: '. ~/.zprezto/init.zsh',
  },
  {
    name: 'zim, asciiship',
    shells: ZSH,
    uses: [
      'zimfw/asciiship',
      'zimfw/completion',
      'zimfw/duration-info',
      'zimfw/environment',
      'zimfw/git-info',
      'zimfw/input',
      'zimfw/prompt-pwd',
    ],
    rc: `fpath=(@zimfw-git-info@/functions @zimfw-prompt-pwd@/functions @zimfw-duration-info@/functions $fpath)
autoload -Uz -- coalesce git-action git-info prompt-pwd duration-info-precmd duration-info-preexec
. @zimfw-environment@/init.zsh; . @zimfw-input@/init.zsh; . @zimfw-duration-info@/init.zsh; . @zimfw-asciiship@/asciiship.zsh-theme
${COMPINIT}; . @zimfw-completion@/init.zsh`,
  },
  { name: 'pure', shells: ZSH, uses: ['sindresorhus/pure'], rc: 'fpath+=(@pure@); autoload -U promptinit; promptinit; prompt pure' },
  { name: 'spaceship', shells: ZSH, uses: ['spaceship-prompt/spaceship-prompt'], rc: '. @spaceship-prompt@/spaceship.zsh' },
  {
    name: 'agnoster',
    shells: ZSH,
    uses: ['agnoster/agnoster-zsh-theme'],
    rc: 'setopt promptsubst; . @agnoster-zsh-theme@/agnoster.zsh-theme',
  },
  { name: 'agkozak', shells: ZSH, uses: ['agkozak/agkozak-zsh-prompt'], rc: '. @agkozak-zsh-prompt@/agkozak-zsh-prompt.plugin.zsh' },
  { name: 'starship', shells: ZSH, ...STARSHIP.zsh },
  { name: 'atuin', shells: ZSH, ...ATUIN.zsh },
  { name: 'mcfly', shells: ZSH, ...MCFLY.zsh },
  { name: 'zsh-vi-mode', shells: ZSH, uses: ['jeffreytse/zsh-vi-mode'], vi: true, rc: '. @zsh-vi-mode@/zsh-vi-mode.plugin.zsh' },
  {
    name: 'zsh-vi-mode, autosuggestions, syntax-highlighting',
    shells: ZSH,
    uses: ['jeffreytse/zsh-vi-mode', 'zsh-users/zsh-autosuggestions', 'zsh-users/zsh-syntax-highlighting'],
    vi: true,
    rc: '. @zsh-vi-mode@/zsh-vi-mode.plugin.zsh; . @zsh-autosuggestions@/zsh-autosuggestions.zsh; . @zsh-syntax-highlighting@/zsh-syntax-highlighting.zsh',
  },
  {
    name: 'zsh-vim-mode',
    shells: ZSH,
    uses: ['softmoth/zsh-vim-mode'],
    vi: true,
    rc: 'KEYTIMEOUT=20; . @zsh-vim-mode@/zsh-vim-mode.plugin.zsh',
  },
  {
    name: 'zsh-autosuggestions',
    shells: ZSH,
    uses: ['zsh-users/zsh-autosuggestions'],
    rc: '. @zsh-autosuggestions@/zsh-autosuggestions.zsh',
  },
  {
    name: 'zsh-syntax-highlighting',
    shells: ZSH,
    uses: ['zsh-users/zsh-syntax-highlighting'],
    rc: '. @zsh-syntax-highlighting@/zsh-syntax-highlighting.zsh',
  },
  {
    name: 'fast-syntax-highlighting',
    shells: ZSH,
    uses: ['zdharma-continuum/fast-syntax-highlighting'],
    rc: '. @fast-syntax-highlighting@/fast-syntax-highlighting.plugin.zsh',
  },
  {
    name: 'zsh-history-substring-search',
    shells: ZSH,
    uses: ['zsh-users/zsh-history-substring-search'],
    rc: ". @zsh-history-substring-search@/zsh-history-substring-search.zsh; bindkey '^[[A' history-substring-search-up",
  },
  {
    name: 'history-search-multi-word',
    shells: ZSH,
    uses: ['zdharma-continuum/history-search-multi-word'],
    rc: '. @history-search-multi-word@/history-search-multi-word.plugin.zsh',
  },
  {
    name: 'zsh-autocomplete',
    shells: ZSH,
    uses: ['marlonrichert/zsh-autocomplete'],
    rc: '. @zsh-autocomplete@/zsh-autocomplete.plugin.zsh',
  },
  { name: 'fzf-tab', shells: ZSH, uses: ['Aloxaf/fzf-tab'], needs: '/usr/bin/fzf', rc: `${COMPINIT}; . @fzf-tab@/fzf-tab.plugin.zsh` },
  { name: 'zsh-completions', shells: ZSH, uses: ['zsh-users/zsh-completions'], rc: `fpath=(@zsh-completions@/src $fpath); ${COMPINIT}` },
  {
    name: 'zsh-autopair',
    shells: ZSH,
    uses: ['hlissner/zsh-autopair'],
    question: "what's up? (*.log & more)",
    rc: '. @zsh-autopair@/autopair.zsh; autopair-init',
  },
  {
    name: 'zsh-abbr',
    shells: ZSH,
    uses: ['olets/zsh-abbr', 'olets/zsh-job-queue'],
    rc: '. @zsh-job-queue@/zsh-job-queue.zsh; . @zsh-abbr@/zsh-abbr.zsh',
  },
  {
    name: 'zsh-you-should-use',
    shells: ZSH,
    uses: ['MichaelAquilina/zsh-you-should-use'],
    rc: "alias tr='tr'; . @zsh-you-should-use@/you-should-use.plugin.zsh",
  },
  { name: 'zsh-notify', shells: ZSH, uses: ['marzocchi/zsh-notify'], rc: '. @zsh-notify@/notify.plugin.zsh' },
  { name: 'zsh-histdb', shells: ZSH, uses: ['larkery/zsh-histdb'], needs: '/usr/bin/sqlite3', rc: '. @zsh-histdb@/sqlite-history.zsh' },
  {
    name: 'zsh-defer',
    shells: ZSH,
    uses: ['romkatv/zsh-defer', 'zsh-users/zsh-syntax-highlighting'],
    rc: '. @zsh-defer@/zsh-defer.plugin.zsh; zsh-defer . @zsh-syntax-highlighting@/zsh-syntax-highlighting.zsh',
  },
  {
    name: 'antidote',
    shells: ZSH,
    uses: ['mattmc3/antidote', 'zsh-users/zsh-autosuggestions', 'zsh-users/zsh-syntax-highlighting'],
    files: { '.zsh_plugins.txt': '@zsh-autosuggestions@\n@zsh-syntax-highlighting@\n' },
    rc: '. @antidote@/antidote.zsh; antidote load',
  },
  {
    name: 'antigen',
    shells: ZSH,
    uses: ['zsh-users/antigen', 'zsh-users/zsh-autosuggestions'],
    rc: 'ADOTDIR=~/.antigen; . @antigen@/bin/antigen.zsh; antigen bundle @zsh-autosuggestions@ --no-local-clone; antigen apply',
  },
  {
    name: 'zinit',
    shells: ZSH,
    uses: ['zdharma-continuum/zinit', 'zsh-users/zsh-autosuggestions', 'zsh-users/zsh-syntax-highlighting'],
    rc: `typeset -A ZINIT; ZINIT[HOME_DIR]=~/.zinit; mkdir -p ~/.zinit; . @zinit@/zinit.zsh
zinit ice wait lucid; zinit snippet @zsh-autosuggestions@/zsh-autosuggestions.zsh; . @zsh-syntax-highlighting@/zsh-syntax-highlighting.zsh`,
  },
  {
    name: 'zgen',
    shells: ZSH,
    uses: ['tarjoilija/zgen', 'zsh-users/zsh-syntax-highlighting'],
    rc: 'ZGEN_DIR=~/.zgen; . @zgen@/zgen.zsh; zgen saved || { zgen load @zsh-syntax-highlighting@; zgen save }',
  },
  { name: "grml's zshrc", shells: ZSH, uses: ['grml/grml-etc-core'], rc: '. @grml-etc-core@/etc/zsh/zshrc' },
];
