/** Masks secrets in events before the session sees them, in the session when new ones are known, and in what is written to disk. */
import type { Redactor } from '../safety/redact/index.ts';
import { conversationOf } from '../session/conversation.ts';
import type { Session, SessionEvent } from '../session/session.ts';
import type { WalkThrough } from '../session/walk-through.ts';

type Masks = Pick<Redactor, 'redact'>;

/** With these events text of the user comes in, which may be recorded: the secrets that the shell holds are read before. */
export const READS_VARIABLES: ReadonlySet<SessionEvent['kind']> = new Set(['started', 'ended', 'question-asked', 'step-due']);

/** The event with the user's text masked. */
export function maskedEvent(event: SessionEvent, redactor: Masks): SessionEvent {
  switch (event.kind) {
    case 'started':
      return { ...event, text: redactor.redact(event.text) };
    case 'ended':
      return { ...event, text: redactor.redact(event.text), alias: redactor.redact(event.alias) };
    case 'question-asked':
      return event.question === null ? event : { ...event, question: redactor.redact(event.question) };
    default:
      return event;
  }
}

/** Parts that must stay as they are: what a provider wants back unchanged, and the mark around untrusted text. */
const UNTOUCHED: ReadonlySet<string> = new Set(['items', 'fence']);

/** The value with every text in it masked. */
function maskedDeep<T>(value: T, redactor: Masks): T {
  const masked = (one: unknown): unknown => {
    if (typeof one === 'string') return redactor.redact(one);
    if (Array.isArray(one)) return one.map(masked);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, UNTOUCHED.has(name) ? part : masked(part)]));
  };
  // the shape is that of the value: only texts are replaced, by texts
  return masked(value) as T;
}

/**
 * The session as it would be had the secrets that are known now been known all the time. Suggested commands stay: what was masked in them was
 * restored, and a mark for a secret must not run.
 */
export function maskedSession(session: Session, redactor: Masks): Session {
  const { suggestion, answers, ...rest } = conversationOf(session);
  const known = suggestion && { ...suggestion, outcome: maskedDeep(suggestion.outcome, redactor) };
  return { ...session, ...maskedDeep(rest, redactor), suggestion: known, answers };
}

/** The walk-through as it is written to disk. */
export const maskedWalkThrough = (walkThrough: WalkThrough, redactor: Masks): WalkThrough => maskedDeep(walkThrough, redactor);
