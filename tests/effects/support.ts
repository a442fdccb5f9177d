import { readLine } from '../../src/syntax/read-line.ts';
import { effectsOf } from '../../src/effects/effects.ts';
import type { Effects } from '../../src/effects/effect-types.ts';

/** Effects of a command typed in a project folder. */
export const effects = (text: string, cwd = '/home/user/project', home = '/home/user'): Effects => effectsOf(readLine(text), { cwd, home });

/** The kinds of what is dangerous in a command. */
export const dangers = (text: string): readonly string[] => [
  ...new Set(
    effects(text)
      .findings.filter(({ severity }) => severity === 'danger')
      .map(({ kind }) => kind),
  ),
];
