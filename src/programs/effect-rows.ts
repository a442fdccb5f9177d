/** The types and makers of effect rows: what a program, or one of its subcommands, does when it runs. */

import type { Area } from './account-rows.ts';

/** Kinds of effects that can be read from the text of a command. */
export type EffectKind =
  | 'reads'
  | 'changes'
  | 'deletes'
  | 'root'
  | 'network'
  | 'runs-foreign-code'
  | 'runs-project-code'
  | 'protection'
  | 'system'
  | 'startup'
  | 'settings'
  | 'secret'
  | 'uploads'
  | 'unread'
  | 'unknown';

/** `dangerous`: the effect cannot be undone, or gives something away. */
export type Severity = 'ordinary' | 'dangerous';

/** Deeds that have an opposite, for which people ask in the same area. */
export type Deed = 'lets-in' | 'keeps-out' | 'turns-off' | 'turns-on' | 'gives-rights' | 'takes-rights' | 'locks' | 'unlocks';

/** One effect of a subcommand. */
export interface EffectRow {
  /** The words of the subcommand, in order: `branch`, `stash drop|clear`. Empty: any operands match. */
  readonly words: string;
  readonly kind: EffectKind;
  readonly severity: Severity;
  /** For the user, in the third person, understandable by itself: `discards uncommitted changes`. */
  readonly what: string;
  /** The row applies only with one of these options, `-D --force`. */
  readonly options?: string;
  /** The value of one of those options must match. */
  readonly value?: RegExp;
  /** The row does not apply with one of these options. */
  readonly without?: string;
  /** The row applies only with so many operands, the words of the subcommand included: `git config NAME VALUE`, but not `git config NAME`. */
  readonly least?: number;
  /**
   * The row applies only when the first operand after the words matches; where another program fills it in, when one of the commands does
   * from which it comes.
   */
  readonly operand?: RegExp;
  /** The row does not apply when the first operand after the words matches. */
  readonly unless?: RegExp;
  /** What it falls on, where the kind or the program does not say it. */
  readonly area?: Area;
  /** Beginnings of words, one of which must be among the user's, where the verbs of the area are too general. */
  readonly called?: string;
  /** What it does, where people also ask for the opposite in the same area. */
  readonly deed?: Deed;
  /** It falls on a whole tree or a disk. */
  readonly recursive?: true;
  /** Its operands only say where that is. */
  readonly aside?: true;
  /** It falls on its first operand alone; the others are words of its own language. */
  readonly first?: true;
  /** It ends all that there is, where no operand chooses. */
  readonly every?: true;
  /** The row applies only with at most so many operands. */
  readonly most?: number;
  /** What holds nothing of anybody's when it has run, because it is new or was emptied. */
  readonly empties?: Emptied;
  /** What it takes into use without an end of anything in it; `first`: the first operand, at the place that the second one names. */
  readonly uses?: 'operands' | 'first';
  /** It puts an account into groups. */
  readonly joins?: Joins;
}

/** The operands, the first of them, or the volume that an option names in the group of volumes that the operand names. */
export type Emptied = 'operands' | 'first' | 'volume';

/** Where an account and its new groups are: in the values of options, or else the first and the next operand. */
export interface Joins {
  readonly account?: string;
  readonly groups?: string;
  /** All the options with which the line does nothing but this. */
  readonly only: string;
}

/** What narrows a row. */
export type Extra = Omit<EffectRow, 'words' | 'kind' | 'severity' | 'what'>;
const row =
  (severity: Severity) =>
  (words: string, kind: EffectKind, what: string, extra: Extra = {}): EffectRow => ({ words, kind, severity, what, ...extra });

/** Rows of a table: `dangerous('reset', 'deletes', 'discards …', { options: '--hard' })`. */
export const dangerous = row('dangerous');
export const ordinary = row('ordinary');

/** What a row says of a new account, by which the review knows that a line makes one. */
export const ADDS_ACCOUNT = 'adds a user account';

export interface EffectTable {
  readonly rows: readonly EffectRow[];
  /** Options before or after the subcommand that take a value in the next word: letters, and long names. */
  readonly short?: string;
  readonly long?: readonly string[];
  /** After this word come options of their own, each with a value in the next word, before the subcommand. */
  readonly group?: { readonly word: string; readonly options: readonly string[] };
  /** Other words may come between the words of a row, because the program has more options with values than can be listed. */
  readonly loose?: true;
  /** The rows cover every verb that deletes something: no verb is guessed from its name. */
  readonly everyVerb?: true;
}

/** An effect that is harmless when the user asked for it but suspicious when untrusted text was in the context. */
export interface Unasked {
  /** Matches the arguments, joined by spaces. */
  readonly args: RegExp;
  readonly kind: EffectKind;
  readonly area: Area;
  /** For the user, in the third person. */
  readonly what: string;
  /** Its first group is the name of what it falls on. */
  readonly object?: RegExp;
  /** As in a row. */
  readonly called?: string;
  readonly joins?: Joins;
}
