import { DEFAULT_SHELL, KINDS, SHELL_NAMES, type ShellName, shellNamed } from '../shell/shell-kinds.ts';
import { type Args, type Command, textOf } from './subcommand.ts';
import type { Endpoints } from './cli-endpoints.ts';

/** The line for the top of the shell's rc file. It fails open: when yosh is gone, nothing happens. */
export const initLine = (root: string, shell: ShellName): string => KINDS[shell].rc.sourceLine(`${root}/shell-hooks/rc.${shell}`);

function init(args: Args, io: Endpoints): number {
  io.out(`${initLine(io.root, shellNamed(textOf(args, 'shell') ?? '') ?? DEFAULT_SHELL)}\n`);
  return 0;
}

export const initCommand: Command = {
  name: 'init',
  about: 'print the rc line that makes every interactive terminal start in yosh',
  words: [{ name: 'shell', about: 'whose rc file it is for', choices: SHELL_NAMES }],
  run: init,
};
