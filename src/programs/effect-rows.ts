/** Rows that say what a program, or one of its subcommands, does. */

/** What a command does to the world, as far as its text tells. */
export type EffectKind =
  | 'reads'
  | 'changes'
  | 'deletes'
  | 'root'
  | 'network'
  | 'runs-foreign-code'
  | 'system'
  | 'startup'
  | 'secret'
  | 'uploads'
  | 'unread'
  | 'unknown';

/** `danger`: what it does cannot be taken back, or gives something away. */
export type Severity = 'plain' | 'danger';

/** One effect of a subcommand. */
export interface EffectRow {
  /** The words of the subcommand, in order: `branch`, `stash drop|clear`. Empty: whatever the operands. */
  readonly words: string;
  readonly kind: EffectKind;
  readonly severity: Severity;
  /** For the user, in the third person: `throws away uncommitted changes`. */
  readonly what: string;
  /** One of these options must be there, `-D --force`. */
  readonly options?: string;
  /** The value of one of those options must match. */
  readonly value?: RegExp;
  /** Then it does nothing of the kind. */
  readonly without?: string;
  readonly recursive?: true;
}

type Extra = Omit<EffectRow, 'words' | 'kind' | 'severity' | 'what'>;
const row =
  (severity: Severity) =>
  (words: string, kind: EffectKind, what: string, extra: Extra = {}): EffectRow => ({ words, kind, severity, what, ...extra });

/** Rows of a table: `bad('reset', 'deletes', 'throws away …', { options: '--hard' })`. */
export const bad = row('danger');
export const mild = row('plain');

export interface EffectTable {
  readonly rows: readonly EffectRow[];
  /** Options before or behind the subcommand that take a value in the next word: letters, and long names. */
  readonly short?: string;
  readonly long?: readonly string[];
  /** The words may stand among others, as where global options take values that nobody can list. */
  readonly loose?: true;
  /** The rows know every verb that takes something away: none is guessed from the wording. */
  readonly everyVerb?: true;
}

/** What is harmless when the user asked for it, and suspicious when untrusted text was in the context. */
export interface Unasked {
  /** Matches the arguments, joined by spaces. */
  readonly args: RegExp;
  /** In the third person. */
  readonly what: string;
  /** Matches the words by which people ask for it. */
  readonly wish: RegExp;
}
