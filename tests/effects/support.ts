/** Helpers for the tests of effects. */
import { readLine } from '../../src/syntax/read-line.ts';
import { effectsOf } from '../../src/effects/effects.ts';
import type { Effects } from '../../src/effects/effect-types.ts';

/** The effects of a command in a project folder. */
export const effects = (text: string, cwd = '/home/user/project', home = '/home/user'): Effects => effectsOf(readLine(text), { cwd, home });

/** The kinds of the dangerous effects of a command. */
export const dangers = (text: string): readonly string[] => [
  ...new Set(
    effects(text)
      .list.filter(({ severity }) => severity === 'dangerous')
      .map(({ kind }) => kind),
  ),
];
