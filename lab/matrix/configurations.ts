/** Every configuration of the matrix. A new one is a row of one of these tables, and a row of PINS for each checkout it needs. */
import { BASH_CONFIGURATIONS, DISTRIBUTION } from './bash-configurations.ts';
import type { Configuration } from './configuration.ts';
import { DOTFILES_CONFIGURATIONS } from './dotfiles-configurations.ts';
import { FURTHER_CONFIGURATIONS } from './further-configurations.ts';
import { MID_SESSION_CONFIGURATIONS } from './mid-session-configurations.ts';
import { TERMINAL_CONFIGURATIONS } from './terminal-configurations.ts';
import { UNSEEN_CONFIGURATIONS } from './unseen-configurations.ts';
import { ZSH_CONFIGURATIONS } from './zsh-configurations.ts';

export const CONFIGURATIONS: readonly Configuration[] = [
  ...ZSH_CONFIGURATIONS,
  ...BASH_CONFIGURATIONS,
  ...DISTRIBUTION,
  ...TERMINAL_CONFIGURATIONS,
  ...FURTHER_CONFIGURATIONS,
  ...UNSEEN_CONFIGURATIONS,
  ...DOTFILES_CONFIGURATIONS,
  ...MID_SESSION_CONFIGURATIONS,
];
