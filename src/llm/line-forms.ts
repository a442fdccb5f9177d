/** Whether the beginning of an answer may become a form that its first line announces: ReAct and Command R, `Command: …`. */
import { isLabel } from './form-parts.ts';

/** With this much text and no sign of a form the answer is words. */
const UNDECIDED_CHARS = 1_200;

export const ACTION_LINE = /^(?:Thought|Plan|Action)\s*:/i;

export const mayBeAction = (start: string): boolean => {
  if (start.length < 'thought:'.length)
    return ['thought:', 'plan:', 'action:'].some((word) => word.startsWith(start.toLowerCase()) || start.toLowerCase().startsWith(word));
  return ACTION_LINE.test(start) && (/^Action\s*:/m.test(start) || start.length <= UNDECIDED_CHARS);
};

export function mayBeLabel(start: string): boolean {
  if (!isLabel(start)) return 'command:'.startsWith(start.replaceAll(/[*_]/g, '').toLowerCase()) && /^\**(?:c|C|$)/.test(start);
  return start.length <= UNDECIDED_CHARS;
}
