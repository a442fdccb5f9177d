/** Bare `yo` after an error that the user has met before: his own fix is reviewed and prefilled, and no model is asked. Pure. */
import { isPrivate } from '../transcript/private.ts';
import { askQuestion, type AskTime, newAsking } from './ask-question.ts';
import { review } from './receive-answer.ts';
import type { Session, SessionEvent, Step } from './session.ts';

/** Whether the last command is one to look up: it failed, and its fix was not prefilled just now. */
export function mayHaveFix({ blocks, suggestion, asked, walkThrough }: Session): boolean {
  const last = blocks.ended.at(-1);
  if (walkThrough !== null || last === undefined || last.status === 0 || last.text === '' || isPrivate(last)) return false;
  return !(asked === '' && suggestion?.outcome.at === 'open' && !suggestion.outcome.others);
}

export function lookForFix(session: Session, asked: AskTime): Step {
  const phase = newAsking({ ...asked, purpose: 'bare', question: '' }, { taken: { from: 'fix', words: '' } });
  const last = session.blocks.ended.at(-1);
  if (last === undefined) return { session, effects: [] };
  return { session: { ...session, phase, asked: '', codeBlocks: [] }, effects: [{ kind: 'find-fix', id: asked.id, last }] };
}

/** Without a fix it is a question as any other. */
export function fixFound(session: Session, { id, fix }: Extract<SessionEvent, { kind: 'fix-found' }>): Step {
  const { phase } = session;
  if (phase.at !== 'asking' || phase.id !== id || phase.taken?.from !== 'fix' || phase.underReview !== null)
    return { session, effects: [] };
  const { timeMs } = phase;
  if (fix === null) return askQuestion({ ...session, phase: { at: 'idle' } }, { id, timeMs, question: '', purpose: 'bare' });
  const taken = { from: 'fix', words: fix.words } as const;
  const turns = [{ role: 'user', question: '', facts: fix.facts } as const];
  return review(session, { ...phase, taken, turns }, { does: 'suggest', command: fix.command, text: fix.explanation, pending: false }, []);
}
