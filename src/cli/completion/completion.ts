/** `yosh completion bash`: prints the completion script of a shell. */
import { DEFAULT_SHELL, KINDS, shellNamed } from '../../shell/shell-kinds.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import { type Args, shellArgument, type Subcommand, textOf } from '../subcommand.ts';
import { completionTree } from './tree.ts';

/** `all` is a function because this command is in the list itself. */
export const completionCommand = (all: () => readonly Subcommand[]): Subcommand => ({
  name: 'completion',
  about: `print the completion script; in the rc file: eval "$(yosh completion ${DEFAULT_SHELL})"`,
  examples: ['yosh completion zsh >~/.zfunc/_yosh'],
  positionals: [shellArgument('the shell that reads the script')],
  run: (args: Args, io: Endpoints) => {
    const shell = shellNamed(textOf(args, 'shell') ?? '') ?? DEFAULT_SHELL;
    io.out(KINDS[shell].completion(completionTree(all())));
    return 0;
  },
});
