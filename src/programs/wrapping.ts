/** How a program's arguments hold another command, and when its output belongs to another place. */

/** Where a command runs: on another machine, in a container, as another user. */
export type Where = 'machine' | 'container' | 'user';

/** Programs that start another command given in their own arguments, and where it begins there. */
export interface Wrapping {
  /** Letters of short options that take a value. */
  readonly short?: string;
  /** Names of long options whose value may be the next word. */
  readonly long?: readonly string[];
  /** Words between the options and the inner command: the time of `timeout`, the host of `ssh`. */
  readonly operands?: number;
  /** The words of a subcommand it takes to be a wrapper at all: `docker exec`. Options may stand before it. */
  readonly subcommand?: readonly string[];
  /** `NAME=value` words may stand before the inner command. */
  readonly assigns?: true;
  /** Options behind the operands too. */
  readonly again?: true;
  /** Letters or long names of options with which nothing is run: `command -v`. */
  readonly inert?: readonly string[];
  /** Options whose value is a script: `su -c`. */
  readonly script?: readonly string[];
  /** What follows is part of that script: `env -S`. */
  readonly joins?: true;
  /** The inner command stands behind `--` and nowhere else. */
  readonly dashes?: true;
  /** Options after each of which a command follows, up to `;` or `+`: `find -exec`. */
  readonly behind?: readonly string[];
  /**
   * argv: the rest is the command as it stands; text: the rest is joined and read by a shell; first: only the next word is read by a
   * shell; parallel: a template with arguments behind `:::`; none: only what `script` or `behind` names.
   */
  readonly inner: 'argv' | 'text' | 'first' | 'parallel' | 'none';
  /** Where the inner command runs, when that is not here. */
  readonly where?: Where;
  /** The inner command is looked up by the program itself, among names of its own. */
  readonly ownNames?: true;
  /** It belongs to the shell: what it starts may be a builtin or a function. */
  readonly inShell?: true;
  /** It puts words into the inner command that the line does not show. */
  readonly fills?: true;
}

/** An invocation after which the terminal shows something that belongs elsewhere. */
export interface Elsewhere {
  readonly where: Where;
  /** All of these stand among the arguments. */
  readonly words?: readonly string[];
  /** One of the options matches. */
  readonly option?: RegExp;
  /** The first argument does not match: with it, the program only tells of itself. */
  readonly unless?: RegExp;
  /** It is one when what it starts is a shell without a script: `sudo bash`. */
  readonly withShell?: true;
}
