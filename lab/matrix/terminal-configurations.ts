/**
 * Terminals that load an integration of their own into the shell they start. Arguments and variables are those that the terminals use:
 * `terminalEnvironment.ts` of VS Code, `kitty/shell_integration.py`, `src/termio/shell_integration.zig` of Ghostty.
 */
import type { Configuration } from './configuration.ts';

const VSCODE = '@vscode@/src/vs/workbench/contrib/terminal/common/scripts';

/** VS Code puts its scripts into a folder of its own, under the names that zsh reads. */
const VSCODE_ZSH = {
  '.vscode-zsh/.zshenv': `${VSCODE}/shellIntegration-env.zsh`,
  '.vscode-zsh/.zprofile': `${VSCODE}/shellIntegration-profile.zsh`,
  '.vscode-zsh/.zshrc': `${VSCODE}/shellIntegration-rc.zsh`,
  '.vscode-zsh/.zlogin': `${VSCODE}/shellIntegration-login.zsh`,
};

const throughPosix = (
  name: string,
  script: string,
): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } => ({
  args: ['--posix'],
  env: { ENV: script, [`${name}_BASH_INJECT`]: '1', HISTFILE: '@HOME@/.bash_history', [`${name}_BASH_UNEXPORT_HISTFILE`]: '1' },
});

export const TERMINAL_CONFIGURATIONS: readonly Configuration[] = [
  {
    name: 'VS Code',
    shells: ['bash', 'zsh'],
    uses: ['microsoft/vscode'],
    rc: '',
    links: VSCODE_ZSH,
    start: {
      bash: {
        args: ['--init-file', `${VSCODE}/shellIntegration-bash.sh`],
        env: { VSCODE_INJECTION: '1', VSCODE_NONCE: 'n', TERM_PROGRAM: 'vscode' },
      },
      zsh: {
        args: ['-i'],
        env: { ZDOTDIR: '@HOME@/.vscode-zsh', USER_ZDOTDIR: '@HOME@', VSCODE_INJECTION: '1', VSCODE_NONCE: 'n', TERM_PROGRAM: 'vscode' },
      },
    },
  },
  {
    name: 'kitty',
    shells: ['bash', 'zsh'],
    uses: ['kovidgoyal/kitty'],
    rc: '',
    start: {
      bash: (({ args, env }) => ({ args, env: { ...env, KITTY_SHELL_INTEGRATION: 'enabled', KITTY_BASH_INJECT: '1' } }))(
        throughPosix('KITTY', '@kitty@/shell-integration/bash/kitty.bash'),
      ),
      zsh: { args: [], env: { ZDOTDIR: '@kitty@/shell-integration/zsh', KITTY_SHELL_INTEGRATION: 'enabled' } },
    },
  },
  {
    name: 'Ghostty',
    shells: ['bash', 'zsh'],
    uses: ['ghostty-org/ghostty'],
    rc: '',
    start: {
      bash: (({ args, env }) => ({ args, env: { ...env, GHOSTTY_RESOURCES_DIR: '@ghostty@/src', GHOSTTY_SHELL_FEATURES: 'title' } }))(
        throughPosix('GHOSTTY', '@ghostty@/src/shell-integration/bash/ghostty.bash'),
      ),
      zsh: {
        args: [],
        env: { ZDOTDIR: '@ghostty@/src/shell-integration/zsh', GHOSTTY_SHELL_FEATURES: 'title', GHOSTTY_RESOURCES_DIR: '@ghostty@/src' },
      },
    },
  },
  // Where `yosh` is the terminal's command, a terminal injects nothing: its manual says to source the script in the rc file.
  {
    name: 'VS Code, its script in the rc file',
    shells: ['bash', 'zsh'],
    uses: ['microsoft/vscode'],
    rc: `x=bash; [ -z "\${ZSH_VERSION-}" ] || x=rc.zsh; x=\${x/bash/bash.sh}; TERM_PROGRAM=vscode; . ${VSCODE}/shellIntegration-$x`,
  },
  {
    name: 'kitty, its script in the rc file',
    shells: ['bash', 'zsh'],
    uses: ['kovidgoyal/kitty'],
    rc: `export KITTY_SHELL_INTEGRATION=enabled
if [ -z "\${ZSH_VERSION-}" ]; then . @kitty@/shell-integration/bash/kitty.bash
else autoload -Uz -- @kitty@/shell-integration/zsh/kitty-integration; kitty-integration; unfunction kitty-integration; fi`,
  },
  {
    name: 'Ghostty, its script in the rc file',
    shells: ['bash', 'zsh'],
    uses: ['ghostty-org/ghostty'],
    rc: `export GHOSTTY_RESOURCES_DIR=@ghostty@/src GHOSTTY_SHELL_FEATURES=title; x=ghostty.bash; [ -z "\${ZSH_VERSION-}" ] || x=ghostty-integration
. @ghostty@/src/shell-integration/\${ZSH_VERSION:+zsh}\${BASH_VERSION:+bash}/$x`,
  },
];
