/** Rows that say how a program's arguments are written. */

/**
 * Options as a row: letters (`'lart w= x?'`: the first group without a value, each later word one letter with its mark), long words
 * (`'all width= color?'`), words behind one dash. `=` marks one with a value, `?` one that may have one in the same word.
 */
export type OptionRow = readonly [short: string, long?: string, single?: string];

/** How a program reads its arguments, where it does not as getopt_long does. */
export interface Manner {
  /** Options end at the first operand: what follows belongs to another command. */
  readonly stops?: true;
  /** Options are words behind one dash, never joined letters. */
  readonly words?: true;
  /** The first argument may be letters without a dash, whose values follow in order: `tar xzf x.tgz`. */
  readonly bundle?: true;
  /** After one of these letters everything belongs to what it starts: `python -c CODE …`. */
  readonly last?: string;
  /** A word behind one dash may be cut short: `ip -br a`. */
  readonly short?: true;
  /** `--no-x` for every `--x`. */
  readonly negates?: true;
  /** Arguments that look like options and are none. */
  readonly free?: RegExp;
  /** Options that take two words. */
  readonly pairs?: readonly string[];
}

/** Which words of a command name files that must exist already. */
export interface Inputs {
  /** The first operand that counts, and how many at the end do not. */
  readonly from?: number;
  readonly butLast?: number;
  readonly most?: number;
  /** Options whose value is such a file. */
  readonly values?: readonly string[];
  /** With one of these, no operand counts. */
  readonly unless?: readonly string[];
  /** With one of these, the operands begin one earlier: `grep -e PATTERN FILE`. */
  readonly instead?: readonly string[];
  /** Operands that match are none. */
  readonly not?: RegExp;
  /** The program has a form of its own: find's starting points, tar's archive. */
  readonly form?: 'find' | 'tar';
  /** Its options are too many to tell values from operands: its first word counts only where no option stands before it. */
  readonly bareOnly?: true;
}

/** What the programs of the base system are. */
export type Flavour = 'gnu' | 'bsd';

/** An argument that both flavours accept, or seem to, and read differently. */
export interface Quirk {
  /** The flavour in which it is a mistake. */
  readonly here: Flavour;
  /** The word at fault matches `word`: behind an option that matches `behind`, as the first argument, or anywhere. */
  readonly behind?: RegExp;
  readonly first?: true;
  readonly word: RegExp;
  readonly what: string;
  readonly forModel: string;
}

export interface Differences {
  /** What to write instead of the other flavour's option, by the flavour that is here: `{ gnu: { '-v': "date -d '1 day ago'" } }`. */
  readonly hints?: Readonly<Partial<Record<Flavour, Readonly<Record<string, string>>>>>;
  readonly quirks?: readonly Quirk[];
}
