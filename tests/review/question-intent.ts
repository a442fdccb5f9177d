/** What is found of a command for a question, in the made-up place that the command needs, beside what the user typed before and its output. */
import { effectsOf } from '../../src/effects/effects.ts';
import { findingsOf, intentOf } from '../../src/review/intent.ts';
import type { Intent } from '../../src/review/intent-kinds.ts';
import { pointingOf, seenOf } from '../../src/review/pointing.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { worldOf } from '../../lab/check/world.ts';

export interface Given {
  readonly typed?: string;
  readonly output?: string;
  /** Its exit status. */
  readonly status?: number;
  /** Files that are there and that the command would overwrite. */
  readonly overwrites?: readonly string[];
}

/** What the rules find; the odds have no part in it. */
export const foundByRules = (...given: Parameters<typeof findingsOf>): Intent => findingsOf(...given).found;

export function questionIntent(question: string, command: string, given: Given = {}): Intent['kind'] {
  return foundByRules(...caseOf(question, command, given)).kind;
}

/** The same after the odds, which have the last word. */
export function lastWord(question: string, command: string, given: Given = {}): Intent['kind'] {
  return intentOf(...caseOf(question, command, given)).kind;
}

function caseOf(question: string, command: string, { typed = '', output = '', status = 0, overwrites = [] }: Given) {
  const world = worldOf(command, null);
  const seen = seenOf(typed, output, command);
  const words = {
    ...(status === 0 ? wordsOf(question, null, false, typed) : wordsOf(question, readLine(typed), /denied/i.test(output))),
    ran: typed === '' ? null : readLine(typed),
    seen,
    shown: output,
    untrusted: output,
    pointing: pointingOf(question, seen),
  };
  return [effectsOf(readLine(command), world), words, world, { overwrites, unset: [] }] as const;
}
