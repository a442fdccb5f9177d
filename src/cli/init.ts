/** `yosh init bash`: prints the line that, first in the shell's rc file, starts every terminal in yosh. */
import { DEFAULT_SHELL, KINDS, type ShellName, shellNamed } from '../shell/shell-kinds.ts';
import type { Endpoints } from './cli-endpoints.ts';
import { type Args, shellArgument, type Subcommand, textOf } from './subcommand.ts';

/** The line for the top of the shell's rc file. It fails open: when yosh is gone, nothing happens. */
export const initLine = (root: string, shell: ShellName): string => KINDS[shell].rc.sourceLine(`${root}/shell-hooks/rc.${shell}`);

function init(args: Args, io: Endpoints): number {
  io.out(`${initLine(io.root, shellNamed(textOf(args, 'shell') ?? '') ?? DEFAULT_SHELL)}\n`);
  return 0;
}

export const initCommand: Subcommand = {
  name: 'init',
  about: 'print the line for the top of your rc file that starts every terminal in yosh; yosh setup puts it there',
  examples: ['yosh init bash', 'yosh init zsh'],
  positionals: [shellArgument('the shell that reads the rc file')],
  run: init,
};
