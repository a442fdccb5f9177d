/** The types of rows that say how a program's arguments are written. */

/**
 * Options as a row of three texts: letters (`'lart w= x?'`: the first group takes no value, each later word is one letter with its mark),
 * long options (`'all width= color?'`), and words after a single dash. `=` marks an option with a value, `?` one whose value is optional
 * and in the same word.
 */
export type OptionRow = readonly [short: string, long?: string, single?: string];

/** How a program reads its arguments, where it differs from getopt_long. */
export interface Manner {
  /** Options end at the first operand, because the rest belongs to another command. */
  readonly stops?: true;
  /** Options are words after a single dash, never joined letters. */
  readonly words?: true;
  /** The first argument may be letters without a dash, whose values follow in order: `tar xzf x.tgz`. */
  readonly bundle?: true;
  /** After one of these letters, all arguments belong to the code or module that it starts: `python -c CODE …`. */
  readonly last?: string;
  /** A word after a single dash may be abbreviated: `ip -br a`. */
  readonly short?: true;
  /** Every `--x` also exists as `--no-x`. */
  readonly negates?: true;
  /** Arguments that look like options but are not. */
  readonly free?: RegExp;
  /** Options that take two words. */
  readonly pairs?: readonly string[];
}

/** Which arguments of a command name files that must already exist. */
export interface Inputs {
  /** The first operand that counts. */
  readonly from?: number;
  /** How many operands at the end do not count. */
  readonly butLast?: number;
  /** How many operands count at most. */
  readonly most?: number;
  /** Options whose value is such a file. */
  readonly values?: readonly string[];
  /** With one of these options, no operand counts. */
  readonly unless?: readonly string[];
  /** With one of these options, the files begin one operand earlier: `grep -e PATTERN FILE`. */
  readonly instead?: readonly string[];
  /** Operands that match do not count. */
  readonly not?: RegExp;
  /** The program has its own rule: the starting points of find, the archive of tar. */
  readonly form?: 'find' | 'tar';
  /** It has too many options to tell their values from operands, so its first word counts only where no option comes before it. */
  readonly bareOnly?: true;
}

/** Which variant of the base programs a system has. */
export type Flavour = 'gnu' | 'bsd';

/** An argument that both flavours accept, or seem to accept, but read differently. */
export interface Quirk {
  /** The flavour in which it is a mistake. */
  readonly here: Flavour;
  /** The wrong word matches `word`: after an option that matches `after`, as the first argument, or anywhere. */
  readonly after?: RegExp;
  readonly first?: true;
  readonly word: RegExp;
  /** For the user. */
  readonly what: string;
  /** For the model that repairs the command. */
  readonly forModel: string;
}

/** What GNU and BSD write differently. */
export interface Differences {
  /** What to write instead of an option of the other flavour, by the flavour of this system: `{ gnu: { '-v': "date -d '1 day ago'" } }`. */
  readonly hints?: Readonly<Partial<Record<Flavour, Readonly<Record<string, string>>>>>;
  readonly quirks?: readonly Quirk[];
}
