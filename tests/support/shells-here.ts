/** What the tests need to know of each shell besides its row: its binary here, an rc file with a known prompt, how it lists its words. */
import type { ShellName } from '../../src/shell/shell-kinds.ts';

export type Mode = 'emacs' | 'vi';

export const PROMPT = 'P> ';

interface ShellHere {
  /** Its path on Debian. */
  readonly path: string;
  /** The rc file of a test: sets the prompt and a history. */
  readonly rc: string;
  readonly modes: Readonly<Record<Mode, string>>;
  /** Prints its builtins and reserved words, one a line. */
  readonly listWords: string;
  /** Prints what it can load in addition: builtins of modules, functions that come with it. */
  readonly listLoadable: string;
  /** Words that it has but does not list: parts of compound commands, functions that loaded ones define. */
  readonly unlisted: readonly string[];
  /** Prints the keys of its editor's emacs mode, each in double quotes: `"\C-xe"` or `"^Xe"`. */
  readonly listKeys: string;
  /** Arguments before `-c` that make it read none of the user's files. */
  readonly bare: readonly string[];
}

export const SHELLS_HERE: Readonly<Record<ShellName, ShellHere>> = {
  bash: {
    path: '/bin/bash',
    rc: `PS1='${PROMPT}'; HISTSIZE=1000; HISTFILESIZE=1000`,
    modes: { emacs: 'set -o emacs', vi: 'set -o vi' },
    listWords: 'compgen -b -k',
    listLoadable: ':',
    unlisted: [],
    listKeys: 'bind -P',
    bare: ['--norc', '--noprofile'],
  },
  zsh: {
    path: '/usr/bin/zsh',
    rc: `PS1='${PROMPT}'; HISTSIZE=1000; SAVEHIST=1000; HISTFILE=~/.zsh_history; KEYTIMEOUT=20`,
    modes: { emacs: 'bindkey -e', vi: 'bindkey -v' },
    listWords: 'zmodload zsh/parameter; print -rl -- ${(k)builtins} ${(k)reswords}',
    listLoadable:
      'for each in $^module_path/**/*.so(N:r); do zmodload ${each#*/zsh/*/}; done 2>/dev/null; print -rl -- ${(k)builtins} $^fpath/*(N:t)',
    unlisted: [']]', 'in', 'always', 'compdef', 'prompt', 'zcp', 'zln'],
    listKeys: 'autoload -Uz compinit; compinit -u -D; bindkey -e; bindkey',
    bare: ['-f'],
  },
};

/** `YOSH_TEST_BASH`, `YOSH_TEST_ZSH` and so on name other binaries to run the suites against. */
export const shellPath = (shell: ShellName): string => process.env[`YOSH_TEST_${shell.toUpperCase()}`] ?? SHELLS_HERE[shell].path;
