/**
 * Configurations whose scripts are public and whose program is often absent: its place is taken by a small script that prints what the
 * shell's part needs. The shell's part is the real one.
 */
import type { Configuration } from './configuration.ts';

type Part = Pick<Configuration, 'uses' | 'rc' | 'files' | 'needs'>;
interface Parts {
  readonly bash: Part;
  readonly zsh: Part;
}

const STARSHIP_PROGRAM = `#!/bin/sh
case $1 in
  time) date +%s%3N ;;
  session) echo 0123456789abcdef ;;
  prompt)
    status=0
    for word; do case $word in --status=*) status=\${word#--status=} ;; esac; done
    case " $* " in *' --right '*) printf right ;; *' --continuation '*) printf '. ' ;; *) printf '\\nin work, status %s\\nstar> ' "$status" ;; esac ;;
esac
`;
const starship = (shell: string): Part => ({
  uses: ['starship/starship'],
  files: { 'bin/starship': STARSHIP_PROGRAM },
  rc: `eval "$(sed "s|::STARSHIP::|$HOME/bin/starship|g" @starship@/src/init/starship.${shell})"`,
});
export const STARSHIP: Parts = { bash: starship('bash'), zsh: starship('zsh') };

const ATUIN_PROGRAM = `#!/bin/sh
case "$1 $2" in 'uuid '*) echo 0123456789abcdef ;; 'history start') echo 42 ;; esac
`;
const ATUIN_FILES = { 'bin/atuin': ATUIN_PROGRAM };
export const ATUIN: Parts = {
  bash: {
    uses: ['atuinsh/atuin', 'rcaloras/bash-preexec'],
    files: ATUIN_FILES,
    rc: '. @bash-preexec@/bash-preexec.sh; . @atuin@/crates/atuin/src/shell/atuin.bash',
  },
  zsh: { uses: ['atuinsh/atuin'], files: ATUIN_FILES, rc: '. @atuin@/crates/atuin/src/shell/atuin.zsh' },
};

const mcfly = (shell: string): Part => ({
  uses: ['cantino/mcfly'],
  files: { 'bin/mcfly': '#!/bin/sh\nexit 0\n' },
  rc: `touch $HISTFILE; . @mcfly@/mcfly.${shell}`,
});
export const MCFLY: Parts = { bash: mcfly('bash'), zsh: mcfly('zsh') };
