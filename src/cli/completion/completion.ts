import { type Args, type Command, SHELLS, textOf } from '../command.ts';
import type { Endpoints } from '../endpoints.ts';
import { bashCompletion } from './bash.ts';
import { zshCompletion } from './zsh.ts';

/** `all` is asked for late: this command is one of them. */
export const completionCommand = (all: () => readonly Command[]): Command => ({
  name: 'completion',
  about: 'print the completion script; in the rc file: eval "$(yosh completion bash)"',
  words: [{ name: 'shell', about: 'who will read it', choices: SHELLS }],
  run: (args: Args, io: Endpoints) => {
    io.out(textOf(args, 'shell') === 'zsh' ? zshCompletion(all()) : bashCompletion(all()));
    return 0;
  },
});
