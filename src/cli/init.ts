import type { ShellName } from '../shell/wire.ts';
import { type Args, type Command, SHELLS, textOf } from './command.ts';
import type { Endpoints } from './endpoints.ts';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The line for the top of `.bashrc` or `.zshrc`. It fails open: when yosh is gone, nothing happens. */
export function initLine(root: string, shell: ShellName): string {
  const file = quote(path(root, shell));
  return `[ -r ${file} ] && . ${file} # yosh, first in this file`;
}

const path = (root: string, shell: ShellName): string => `${root}/shell-hooks/rc.${shell}`;

function init(args: Args, io: Endpoints): number {
  io.out(`${initLine(io.root, textOf(args, 'shell') === 'zsh' ? 'zsh' : 'bash')}\n`);
  return 0;
}

export const initCommand: Command = {
  name: 'init',
  about: 'print the rc line that makes every interactive terminal start in yosh',
  words: [{ name: 'shell', about: 'whose rc file it is for', choices: SHELLS }],
  run: init,
};
