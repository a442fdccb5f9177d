/** The types that say how a program's arguments contain another command, and when its output comes from elsewhere. */

/** Where a command runs, if not here: on another machine, in a container, as another user. */
export type Where = 'machine' | 'container' | 'user';

/** How a program starts a command from its own arguments, and where that command begins. */
export interface Wrapping {
  /** Letters of short options that take a value. */
  readonly short?: string;
  /** Names of long options whose value may be the next word. */
  readonly long?: readonly string[];
  /** Words after a single dash whose value is the next word: `mpirun -np 4`. */
  readonly single?: readonly string[];
  /** Words between the options and the inner command: the time of `timeout`, the host of `ssh`. */
  readonly operands?: number;
  /** The subcommand with which it starts a command: `docker exec`. Options may come before it. */
  readonly subcommand?: readonly string[];
  /** `NAME=value` words may come before the inner command. */
  readonly assigns?: true;
  /** Options may come after the operands too. */
  readonly again?: true;
  /** Letters or long names of options with which it starts nothing: `command -v`. */
  readonly inert?: readonly string[];
  /** Options whose value is a script: `su -c`. */
  readonly script?: readonly string[];
  /** The script is none where the arguments, joined by spaces, do not match: `ansible -m copy -a 'src=x dest=y'`. */
  readonly scripted?: RegExp;
  /** The words after the script are part of it: `env -S`. */
  readonly joins?: true;
  /** The inner command comes after `--` and nowhere else. */
  readonly dashes?: true;
  /** Options after each of which a command follows, up to `;` or `+`: `find -exec`. */
  readonly starters?: readonly string[];
  /**
   * argv: the rest is the command, word by word; text: the rest is joined and read by a shell; first: only the next word is read by a
   * shell; parallel: a template with arguments after `:::`; none: only what `script` or `starters` names.
   */
  readonly inner: 'argv' | 'text' | 'first' | 'parallel' | 'none';
  /** Where the inner command runs, when that is not here. */
  readonly where?: Where;
  /** The program looks the inner command up among names of its own. */
  readonly ownNames?: true;
  /** It is part of the shell: the inner command may be a builtin or a function. */
  readonly inShell?: true;
  /** It adds words to the inner command that the line does not contain. */
  readonly fills?: true;
}

/** An invocation after which the terminal shows output from elsewhere. A row must match in every field that it has. */
export interface Elsewhere {
  readonly where: Where;
  /** The arguments contain all of these words; `a|b` means either. */
  readonly words?: readonly string[];
  /** One of its options matches. */
  readonly option?: RegExp;
  /** The first argument does not match. With such an argument the program only prints facts about itself. */
  readonly unless?: RegExp;
  /** The row applies only when the program starts a shell without a script: `sudo bash`. */
  readonly withShell?: true;
  /** The status with which the program says that it failed itself, before or instead of what it was to run there. */
  readonly failsWith?: number;
}
