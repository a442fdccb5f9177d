/** What the tests of the intent check share: the verdict on a command beside the user's words, and rules as tables of examples. */
import { describe, expect, test } from 'vitest';
import { effectsOf } from '../../src/effects/effects.ts';
import { foundByRules } from './question-intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';

export const PLACE = { cwd: '/home/user/project', home: '/home/user' };

export const intent = (command: string, words: string): string =>
  foundByRules(effectsOf(readLine(command), PLACE), wordsOf(words), PLACE).kind;

/** Commands by rule: one that is commented out beside the first question, and is not beside the second; null where no words allow it. */
export type UnaskedRules = Readonly<Record<string, readonly (readonly [command: string, other: string, asking: string | null])[]>>;

export function testUnasked(rules: UnaskedRules): void {
  describe.each(Object.entries(rules))('%s', (_rule, rows) => {
    test.each(rows)('%s', (command, other, asking) => {
      expect(intent(command, other)).toBe('unasked');
      if (asking !== null) expect(intent(command, asking)).not.toBe('unasked');
    });
  });
}
