/** The key that puts another answer to the same question in place of the line at the prompt: the last three in turn. Pure. */
import { gateCommand } from '../safety/command-gate.ts';
import type { Session, SessionEvent, Step } from './session.ts';
import { type GivenAnswer, isEditOf, offeredAgain } from './suggestion.ts';

/** More than three cannot be told apart while they take turns on one line. */
const ANSWERS_KEPT = 3;

/** The answers with one more, newest last. A command that came before is kept once. */
export const withAnswer = (answers: readonly GivenAnswer[], answer: GivenAnswer): readonly GivenAnswer[] =>
  [...answers.filter(({ suggestion }) => suggestion.command !== answer.suggestion.command), answer].slice(-ANSWERS_KEPT);

/**
 * Replaces the line by the answer before the one that is on it, and the oldest by the newest; an empty line by the newest. An edited answer
 * counts as that answer: the editor's undo brings the edit back. Any other line is the user's own and stays.
 */
export function otherAnswer(session: Session, { id, line }: Extract<SessionEvent, { kind: 'other-answer-wanted' }>): Step {
  const { walkThrough, phase } = session;
  // the window may be smaller than when they were reviewed
  const answers = session.answers.filter(({ suggestion }) => gateCommand(suggestion.command, session.place.size).ok);
  const shown = line === null ? null : placeOf(session, answers, line);
  const other = shown === null ? undefined : answers.at(shown - 1);
  if (other === undefined || other.suggestion.command === line)
    return { session, effects: [{ kind: 'release-prompt', id, answer: walkThrough === null ? 'chat' : 'hold', text: '' }] };
  const suggestion = offeredAgain(other.suggestion);
  const { cursor, script = session.script } = other;
  const answer = walkThrough === null ? 'cmd' : 'pend';
  return {
    session: { ...session, suggestion, script, phase: phase.at === 'prefilled' ? phase : { at: 'prefilled', drawn: true } },
    effects: [{ kind: 'release-prompt', id, answer, text: suggestion.command, ...(cursor !== undefined && { cursor }) }],
  };
}

/** Which answer is on the line; 0 for an empty line, null for a line that is none of them. Of several that it may be, the one shown last. */
function placeOf({ suggestion: last }: Session, answers: readonly GivenAnswer[], line: string): number | null {
  if (line.trim() === '') return 0;
  const edited = (command: string): boolean => isEditOf(command, line);
  const tests = [(command: string) => command === line, (command: string) => command === last?.command && edited(command), edited];
  for (const matches of tests) {
    const at = answers.findIndex(({ suggestion }) => matches(suggestion.command));
    if (at >= 0) return at;
  }
  return null;
}
