/** Bare `yo` after an error that the user has met before: the user's own fix is reviewed and prefilled, and no model is asked. Pure. */
import type { Block } from '../transcript/block.ts';
import { isPrivate } from '../transcript/private.ts';
import { askQuestion, type AskTime, newAsking } from './ask-question.ts';
import { review } from './receive-answer.ts';
import type { Session, SessionEvent, Step } from './session.ts';

/** The last command when it failed and a fix for it may be known; null also when that fix was prefilled just now. */
export function failedCommand({ blocks, suggestion, asked, walkThrough }: Session): Block | null {
  const last = blocks.ended.at(-1);
  if (walkThrough !== null || last === undefined || last.status === 0 || last.text === '' || isPrivate(last)) return null;
  const isAtPrompt = asked === '' && suggestion?.outcome.at === 'open' && !suggestion.outcome.others;
  return isAtPrompt ? null : last;
}

export function lookForFix(session: Session, asked: AskTime, last: Block): Step {
  const phase = newAsking({ ...asked, purpose: 'bare', question: '' }, { taken: { from: 'fix', words: '' } });
  return { session: { ...session, phase, asked: '', answers: [], codeBlocks: [] }, effects: [{ kind: 'find-fix', id: asked.id, last }] };
}

/** Prefills the fix. Without one, the model is asked as for any other bare `yo`. */
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
