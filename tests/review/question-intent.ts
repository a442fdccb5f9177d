/** The verdict on a command for a question, in the made-up place that the command needs, beside what the user typed before and its output. */
import { effectsOf } from '../../src/effects/effects.ts';
import { intentOf } from '../../src/review/intent.ts';
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

export function questionIntent(
  question: string,
  command: string,
  { typed = '', output = '', status = 0, overwrites = [] }: Given = {},
): Intent['kind'] {
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
  return intentOf(effectsOf(readLine(command), world), words, world, { overwrites, unset: [] }).kind;
}
