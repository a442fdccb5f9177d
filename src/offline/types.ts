/** What the grammar is made of: rules are data, the machine is behind `Machine`, the sentence behind `Slots`. */
import type { ShellName } from '../shell/shell-kinds.ts';
import type { Slots } from './slots.ts';

/** What of the machine a rule may look at. Everything is a question with a cheap answer; nothing here reads a file's content. */
export interface Machine {
  readonly shell: ShellName;
  /** GNU userland (Linux) or BSD's (macOS, the BSDs): `find -printf`, `stat -c`, `sed -i` differ. */
  readonly gnu: boolean;
  /** Is the program on PATH? */
  has(program: string): boolean;
}

/** A command built by a rule, or null when a slot it needs is missing. */
export type Make = string | ((slots: Slots, machine: Machine) => string | null);

export interface Rule {
  /** Concepts that must all occur; `a|b` is either. Concept names are those of `words.ts`. */
  readonly when: string;
  /** Concepts that must not occur. */
  readonly not?: string;
  /** Concepts that may occur and then count as understood. */
  readonly also?: string;
  /** Words that limit the request and that the command obeys as it is, whatever else they mean: `last` of "undo the last commit". */
  readonly implies?: string;
  /** A template (`tail -n {n:10} {file}`) or a function. */
  readonly make: Make;
  /** One line for the user: what the command does. */
  readonly say: string;
  /** Wins ties; 0 unless told. */
  readonly bonus?: number;
}

export interface Family {
  readonly name: string;
  readonly rules: readonly Rule[];
}

export interface Suggestion {
  readonly command: string;
  readonly explanation: string;
}
