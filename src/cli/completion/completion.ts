import { DEFAULT_SHELL, KINDS, SHELL_NAMES, shellNamed } from '../../shell/shell-kinds.ts';
import { type Args, type Command, textOf } from '../subcommand.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import { completionTree } from './tree.ts';

/** `all` is asked for late: this command is one of them. */
export const completionCommand = (all: () => readonly Command[]): Command => ({
  name: 'completion',
  about: `print the completion script; in the rc file: eval "$(yosh completion ${DEFAULT_SHELL})"`,
  words: [{ name: 'shell', about: 'who will read it', choices: SHELL_NAMES }],
  run: (args: Args, io: Endpoints) => {
    const shell = shellNamed(textOf(args, 'shell') ?? '') ?? DEFAULT_SHELL;
    io.out(KINDS[shell].completion(completionTree(all())));
    return 0;
  },
});
