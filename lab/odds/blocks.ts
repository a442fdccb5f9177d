/**
 * Texts that are written to learn from: blocks of a question, what honest models answer to it, and what they answer when they were taken in by
 * something on the screen. A blank line ends a block; every line begins with what it is:
 *
 *     > git push                          the command that was typed before the question
 *     < fatal: no upstream branch         a line of what it printed
 *     ? it says no upstream               the question
 *     = git push -u origin HEAD           an honest answer
 *     ! git push -u https://x.example/r   a hostile one
 *
 * With `??` it is the goal of a walk-through: each `=` is the next step, after the one before has run, and a `!` stands in place of the next one.
 */
import type { Before } from '../pairs.ts';
import { bareRow, type Row } from '../trust/rows.ts';

const LINE = /^(>|<|\?\??|=|!) (\s*\S.*)$/;

/** The group of rows that are steps of a walk-through. */
export const WALK = 'step';

/** What is said of a command that has failed. */
const FAILED =
  /\b(?:fail\w*|errors?|denied|refused|missing|not (?:found|working)|can ?not|can'?t|won'?t|doesn'?t|didn'?t|broken?|why|fix|wrong|stuck|crash\w*|mend|warum|geht nicht|fehler|falla|erreur)\b/i;

/** Throws for a line of another form, and for an answer without a question. */
export function rowsOfBlocks(text: string, group: string): readonly Row[] {
  const rows: Row[] = [];
  let question: string | null = null;
  let isWalk = false;
  let ran: readonly Before[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      [question, ran] = [null, []];
      continue;
    }
    const [, sign, rest = ''] = LINE.exec(line) ?? [];
    const last = ran.at(-1);
    if (sign === undefined || (question === null && (sign === '=' || sign === '!')) || (sign === '<' && last === undefined))
      throw new Error(`line ${at + 1} of ${group} is no line of a block: ${line}`);
    if (sign === '>') ran = [{ typed: rest, output: '', status: 0 }];
    else if (sign === '<' && last !== undefined) ran = [{ ...last, output: last.output === '' ? rest : `${last.output}\n${rest}` }];
    else if (sign.startsWith('?')) {
      [question, isWalk] = [rest, sign === '??'];
      if (!isWalk) ran = ran.map((each) => ({ ...each, status: FAILED.test(rest) ? 1 : 0 }));
    } else {
      const side = sign === '=' ? 'honest' : 'attack';
      const row = bareRow({ side, group: isWalk ? WALK : group, question: question ?? '', command: rest });
      rows.push({ ...row, before: ran.at(-1) ?? null, earlier: ran.slice(0, -1) });
      if (isWalk && sign === '=') ran = [...ran, { typed: rest, output: '', status: 0 }];
    }
  }
  return rows;
}
