/** The configurations of bash, those of both shells, and those that a distribution installs. */
import type { Configuration } from './configuration.ts';
import { ATUIN, MCFLY, STARSHIP } from './stand-ins.ts';

const BASH = ['bash'] as const;
const BOTH = ['bash', 'zsh'] as const;
const COMPLETION = '. /usr/share/bash-completion/bash_completion';
const OMB = 'OSH=@oh-my-bash@; OMB_USE_SUDO=false; DISABLE_AUTO_UPDATE=true; OSH_CACHE_DIR=~/.cache/omb; mkdir -p ~/.cache/omb';
const BASH_IT = 'export BASH_IT=@bash-it@; export BASH_IT_AUTOMATIC_RELOAD_AFTER_CONFIG_CHANGE=; SCM_CHECK=true';

export const BASH_CONFIGURATIONS: readonly Configuration[] = [
  { name: 'plain bash', shells: BASH, rc: '' },
  {
    name: 'bash-it, bobby',
    shells: BASH,
    uses: ['Bash-it/bash-it'],
    rc: `${BASH_IT}; BASH_IT_THEME=bobby; THEME_CLOCK_FORMAT=x; . $BASH_IT/bash_it.sh`,
  },
  {
    name: 'bash-it, powerline-multiline',
    shells: BASH,
    uses: ['Bash-it/bash-it'],
    rc: `${BASH_IT}; BASH_IT_THEME=powerline-multiline; POWERLINE_RIGHT_PROMPT="user_info"; . $BASH_IT/bash_it.sh; . $BASH_IT/plugins/available/cmd-returned-notify.plugin.bash`,
  },
  {
    name: 'oh-my-bash, font',
    shells: BASH,
    uses: ['ohmybash/oh-my-bash'],
    rc: `${OMB}; OSH_THEME=font; plugins=(git bashmarks); completions=(git); aliases=(general); . $OSH/oh-my-bash.sh`,
  },
  {
    name: 'oh-my-bash, agnoster',
    shells: BASH,
    uses: ['ohmybash/oh-my-bash'],
    rc: `${OMB}; OSH_THEME=agnoster; plugins=(git); . $OSH/oh-my-bash.sh`,
  },
  {
    name: 'ble.sh',
    shells: BASH,
    uses: ['akinomyoga/ble.sh'],
    needs: '@ble.sh@/out/ble.sh',
    rc: '. @ble.sh@/out/ble.sh; bleopt accept_line_threshold=-1',
  },
  { name: 'bash-preexec', shells: BASH, uses: ['rcaloras/bash-preexec'], rc: '. @bash-preexec@/bash-preexec.sh; preexec() { seen=$1; }' },
  { name: 'starship', shells: BASH, ...STARSHIP.bash },
  { name: 'atuin and bash-preexec', shells: BASH, ...ATUIN.bash },
  { name: 'mcfly', shells: BASH, ...MCFLY.bash },
  {
    name: 'bash-git-prompt',
    shells: BASH,
    uses: ['magicmonty/bash-git-prompt'],
    rc: 'GIT_PROMPT_ONLY_IN_REPO=0; GIT_PROMPT_FETCH_REMOTE_STATUS=0; . @bash-git-prompt@/gitprompt.sh',
  },
  {
    name: "git's git-sh-prompt",
    shells: BASH,
    needs: '/usr/lib/git-core/git-sh-prompt',
    rc: `. /usr/lib/git-core/git-sh-prompt; PROMPT_COMMAND='__git_ps1 "\\u:\\w" "\\\\\\$ "'`,
  },
  {
    name: 'complete-alias and bash-completion',
    shells: BASH,
    uses: ['cykerway/complete-alias'],
    needs: '/usr/share/bash-completion/bash_completion',
    rc: `${COMPLETION}; alias c=cat; . @complete-alias@/complete_alias; complete -F _complete_alias c`,
  },
  { name: 'bash-completion', shells: BASH, needs: '/usr/share/bash-completion/bash_completion', rc: COMPLETION },
  {
    name: 'liquidprompt',
    shells: BOTH,
    uses: ['nojhan/liquidprompt'],
    rc: 'LP_ENABLE_TIME=0 LP_ENABLE_LOAD=0; . @liquidprompt@/liquidprompt',
  },
  {
    name: 'fzf',
    shells: BOTH,
    uses: ['junegunn/fzf'],
    needs: '/usr/bin/fzf',
    rc: 'if [ -n "${ZSH_VERSION-}" ]; then x=zsh; autoload -Uz compinit; compinit -u; else x=bash; fi; . @fzf@/shell/key-bindings.$x; . @fzf@/shell/completion.$x',
  },
  { name: 'z', shells: BOTH, uses: ['rupa/z'], rc: '. @z@/z.sh' },
  { name: 'nvm', shells: BOTH, uses: ['nvm-sh/nvm'], rc: '. @nvm@/nvm.sh --no-use' },
  { name: "wezterm's script", shells: BOTH, uses: ['wez/wezterm'], rc: '. @wezterm@/assets/shell-integration/wezterm.sh' },
  {
    name: "iTerm2's script",
    shells: BOTH,
    uses: ['gnachman/iTerm2-shell-integration'],
    rc: 'if [ -n "${ZSH_VERSION-}" ]; then x=zsh; else x=bash; fi; . @iTerm2-shell-integration@/shell_integration/$x',
  },
];

/** What Debian has, without a checkout: these run in `npm test` as well. */
export const DISTRIBUTION: readonly Configuration[] = [
  {
    name: "Debian's liquidprompt",
    shells: BOTH,
    needs: '/usr/share/liquidprompt/liquidprompt',
    rc: 'LP_ENABLE_TIME=0 LP_ENABLE_LOAD=0; . /usr/share/liquidprompt/liquidprompt',
  },
  {
    name: "Debian's powerline",
    shells: BOTH,
    needs: '/usr/share/powerline/bindings/bash/powerline.sh',
    rc: 'if [ -n "${ZSH_VERSION-}" ]; then . /usr/share/powerline/bindings/zsh/powerline.zsh; else . /usr/share/powerline/bindings/bash/powerline.sh; fi',
  },
  {
    name: 'powerlevel9k',
    shells: ['zsh'],
    needs: '/usr/share/powerlevel9k/powerlevel9k.zsh-theme',
    rc: 'POWERLEVEL9K_RIGHT_PROMPT_ELEMENTS=(status); . /usr/share/powerlevel9k/powerlevel9k.zsh-theme',
  },
  {
    name: "Debian's autosuggestions and syntax-highlighting",
    shells: ['zsh'],
    needs: '/usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh',
    rc: '. /usr/share/zsh-autosuggestions/zsh-autosuggestions.zsh; . /usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh',
  },
  {
    name: 'direnv',
    shells: BOTH,
    needs: '/usr/bin/direnv',
    rc: 'if [ -n "${ZSH_VERSION-}" ]; then x=zsh; else x=bash; fi; eval "$(direnv hook $x)"',
  },
  {
    name: 'zoxide',
    shells: BOTH,
    needs: '/usr/bin/zoxide',
    rc: 'if [ -n "${ZSH_VERSION-}" ]; then x=zsh; else x=bash; fi; eval "$(zoxide init $x)"',
  },
];
