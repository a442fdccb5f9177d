import type { SimpleCommand } from '../syntax/command.ts';
import { type Flags, flagsOf } from '../syntax/flags.ts';
import { danger, type Finding, type Kind, plain, type Severity } from './kinds.ts';

/** One effect of a subcommand. */
export interface Row {
  /** The words of the subcommand, in order: `branch`, `stash drop|clear`. Empty: whatever the operands. */
  readonly words: string;
  readonly kind: Kind;
  readonly severity: Severity;
  readonly what: string;
  /** One of these options must be there, `-D --force`. */
  readonly options?: string;
  /** Then it does nothing of the kind. */
  readonly without?: string;
  readonly recursive?: true;
}

type Extra = Omit<Row, 'words' | 'kind' | 'severity' | 'what'>;
const row =
  (severity: Severity) =>
  (words: string, kind: Kind, what: string, extra: Extra = {}): Row => ({ words, kind, severity, what, ...extra });

/** Rows of a table: `bad('reset', 'deletes', 'throws away …', { options: '--hard' })`. */
export const bad = row('danger');
export const mild = row('plain');

export interface Table {
  readonly rows: readonly Row[];
  /** Options before or behind the subcommand that take a value in the next word: letters, and long names. */
  readonly short?: string;
  readonly long?: readonly string[];
  /** The words may stand among others, as where global options take values that nobody can list. */
  readonly loose?: true;
}

/** Operands looked at for the words of a subcommand. */
const LOOSE_OPERANDS = 8;

/** What the rows say of a command: all of those that fit. */
export function fromTable(command: SimpleCommand, table: Table): readonly Finding[] {
  const flags = flagsOf(command.args, { short: table.short ?? '', long: table.long ?? [] });
  const operands = flags.operands.slice(0, LOOSE_OPERANDS).map(({ value, text }) => value ?? text);
  return table.rows
    .filter((each) => stands(each.words, operands, table.loose === true) && optioned(each, flags))
    .map(({ kind, severity, what, recursive }) => (severity === 'danger' ? danger : plain)(kind, what, { recursive: recursive === true }));
}

function stands(words: string, operands: readonly string[], loose: boolean): boolean {
  if (words === '') return true;
  let at = 0;
  return words.split(' ').every((word, index) => {
    const choices = word.split('|');
    const found = loose ? operands.findIndex((operand, place) => place >= at && choices.includes(operand)) : index;
    at = found + 1;
    return found !== -1 && choices.includes(operands[found] ?? '');
  });
}

const optioned = ({ options, without }: Row, flags: Flags): boolean =>
  (options === undefined || flags.has(...names(options))) && (without === undefined || !flags.has(...names(without)));

const names = (options: string): readonly string[] => options.split(' ').map((option) => option.replace(/^-+/, ''));
