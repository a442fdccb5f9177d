/** The types of what is learned from failed commands: the commands it is learned from, and the fix with its slots. */
import type { RanCommand } from '../base/ran-command.ts';

/** A value that is another one in each situation. `volatile` ones, as the number of a process, are never used again. */
export interface Slot {
  readonly value: string;
  readonly volatile: boolean;
}

/** A failed command, taken apart. */
export interface Failure {
  readonly command: string;
  readonly cwd: string;
  readonly output: string;
  /** The program, and the last error line with its slots left open: what two failures have in common. */
  readonly signature: string;
  /** The error line as it was printed. */
  readonly line: string;
  readonly program: string;
  /** The command with its operands left open: subcommand and options. */
  readonly shape: string;
  readonly operands: readonly string[];
  readonly slots: readonly Slot[];
}

/**
 * How a value is written in the fix: as it is (`path` where it begins with a slash), without its folders, relative to the current folder, or a
 * part of it (`3000` of `:::3000`).
 */
export type Form = 'path' | 'whole' | 'base' | 'relative' | number;

/** Where a value of the fix comes from: the n-th slot of the error line, or the n-th operand of the failed command. */
export interface Source {
  readonly from: 'line' | 'command';
  readonly at: number;
  readonly form: Form;
}

/** Text of the user, or a value that is filled anew; all its sources must agree. */
export type Piece = string | readonly Source[];

/** A fix in which what belongs to the situation is left open. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** It is the failed command in another form, so it fits a command of this shape only; null: it fits every one of the program. */
  readonly shape: string | null;
  /** Words that nothing of the situation explains: each must be in the new output, or all anchors must be the same again. */
  readonly unbound: readonly string[];
  /** Values of the situation that the fix does not have: it may have been made for these alone. */
  readonly anchors: readonly { readonly from: Source['from']; readonly at: number; readonly value: string }[];
}

export interface LearnedFix<Ran extends RanCommand> {
  readonly failed: Ran;
  readonly fix: Ran;
  readonly failure: Failure;
  readonly template: Template;
}
