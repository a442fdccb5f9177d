/** Whether the beginning of an answer may become a form that its first line announces: ReAct and Command R, `Command: …`. */
import { COMMAND_LABEL, mayBeCommandLabel } from './labels.ts';

/** With this much text and no sign of a form the answer is words. */
const UNDECIDED_CHARS = 1_200;

export const ACTION_LINE = /^(?:Thought|Plan|Action)\s*:/i;

export const mayBeAction = (start: string): boolean => {
  if (start.length < 'thought:'.length)
    return ['thought:', 'plan:', 'action:'].some((word) => word.startsWith(start.toLowerCase()) || start.toLowerCase().startsWith(word));
  return ACTION_LINE.test(start) && (/^Action\s*:/m.test(start) || start.length <= UNDECIDED_CHARS);
};

export function mayBeLabel(start: string): boolean {
  return COMMAND_LABEL.test(start) ? start.length <= UNDECIDED_CHARS : mayBeCommandLabel(start);
}

/** ReAct with a line of text as its input, which has no end of its own. */
export const isBareAction = (whole: string): boolean => /^[*_]*Action Input[*_]*:[*_]*[ \t]*[^\s{[`][^\n]*$/m.test(whole);
