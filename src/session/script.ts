/** `yo edit` and `yo save NAME`: the script that a command too tall for the window is kept in. Pure; no model is asked. */
import { type AskTime, newAsking } from './ask-question.ts';
import { type OwnWordResult, saying } from './own-words.ts';
import { fail, review } from './receive-answer.ts';
import type { Asking, Session, Step } from './session.ts';
import { isOpen } from './walk-through.ts';

/** The editor has been closed: what is in the file now is reviewed and prefilled like a new suggestion. */
export function editedScript(session: Session, asked: AskTime): Step | OwnWordResult {
  const { script: file, suggestion, walkThrough } = session;
  if (file === null)
    return saying(session, 'there is no long command to edit. A command that is too long for the prompt is kept as a script');
  // a step that was not run stays the step
  const isStep = suggestion?.step === true && walkThrough !== null && isOpen(walkThrough);
  const phase = newAsking({ ...asked, purpose: isStep ? 'next' : 'question', question: '' }, { taken: { from: 'script', file } });
  return { session: { ...session, phase }, effects: [{ kind: 'read-script', file }] };
}

export function scriptRead(session: Session, phase: Asking, text: string | null): Step {
  if (phase.taken?.from !== 'script') return { session, effects: [] };
  const { file } = phase.taken;
  if (text === null) return fail(session, phase, { what: `the script cannot be read: ${file}`, remedy: 'nothing was prefilled' });
  const { walkThrough } = session;
  const pending = phase.purpose === 'next' && walkThrough?.steps.at(-1)?.last === false;
  const explanation = phase.purpose === 'next' ? (walkThrough?.steps.at(-1)?.explanation ?? '') : '';
  return review(session, phase, { does: 'suggest', command: text, text: explanation, pending }, []);
}

export function savedScript(session: Session, to: string): Step {
  const { script: file, place } = session;
  return { session, effects: file === null ? [] : [{ kind: 'save-script', file, to, cwd: place.cwd }] };
}
