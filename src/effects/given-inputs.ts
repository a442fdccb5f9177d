/** What a command is given besides its arguments: files on its standard input, and the commands inside of its words. */
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';

/** The files that a command reads from by `<`. */
export const inputFiles = ({ redirects }: Pick<SimpleCommand, 'redirects'>): readonly Arg[] =>
  redirects.flatMap(({ operator, target }) => (operator === '<' && target !== null ? [target] : []));

/** Whether a command is given a file with content on its standard input. */
export const readsFile = (command: SimpleCommand): boolean => inputFiles(command).some(({ value }) => value !== '/dev/null');

/** The commands in the substitutions of words: `$(x)`, `<(x)`, `>(x)`. */
export const commandsIn = (words: readonly Arg[]): readonly SimpleCommand[] =>
  words.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'command' || part.kind === 'process' ? part.commands : [])));
