/** The types of the offline grammar: rules are data that see the machine through `Machine` and the question through `Slots`. */
import type { ShellName } from '../shell/shell-kinds.ts';
import type { Slots } from './slots.ts';

/** What a rule may ask about the machine. Every answer is cheap. */
export interface Machine {
  readonly shell: ShellName;
  /** GNU userland (Linux) or BSD's (macOS, the BSDs): `find -printf`, `stat -c`, `sed -i` differ. */
  readonly gnu: boolean;
  /** Is the program on PATH? */
  has(program: string): boolean;
  /** Whether there is known to be something at that path, relative to the user's folder. */
  exists(path: string): boolean;
  /** Whether the folder of that path can be listed and has no such name. */
  lacks(path: string): boolean;
  /** The beginning of a text file, relative to the user's folder; null when it cannot be read. */
  readText(path: string): string | null;
}

/** A command built by a rule, or null when a slot it needs is missing. */
export type Make = string | ((slots: Slots, machine: Machine) => string | null);

/**
 * One line that says what a command does. For a rule that makes more than one command: the general text, then specific texts with the
 * pattern of the command they are for. `$1` in a specific text is what the first group of its pattern captured.
 */
export type Say = string | readonly [general: string, ...specific: (readonly [pattern: RegExp, text: string])[]];

export interface Rule {
  /** Concepts that must all occur; `a|b` is either. `vocabulary.ts` has their names. */
  readonly when: string;
  /** Concepts that must not occur. */
  readonly not?: string;
  /** Concepts that may occur; where they do, they count as understood. */
  readonly also?: string;
  /** Words that limit the request and that the command obeys anyway: `last` in "undo the last commit". */
  readonly implies?: string;
  /** A template (`tail -n {n:10} {file}`) or a function. */
  readonly make: Make;
  /** What the command does, for the user. */
  readonly say: Say;
  /** Added to the rule's score, which decides between rules; 0 by default. */
  readonly bonus?: number;
}

export interface Family {
  readonly name: string;
  readonly rules: readonly Rule[];
}

export interface Suggestion {
  readonly command: string;
  readonly explanation: string;
  /** The place of a hole in the command, for the cursor; left out when there is none. */
  readonly cursor?: number;
}
