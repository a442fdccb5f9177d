/** Masks secrets in events before the session sees them, and in exchanges before they are written to disk. */
import type { Redactor } from '../safety/redact/index.ts';
import type { Exchange, SessionEvent } from '../session/session.ts';

type Masks = Pick<Redactor, 'redact'>;

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

/** The exchange as it is written to disk: folder names may hold secrets too, and a model may repeat what it was sent. */
export function maskedExchange({ id, who, cwd, question, command, text }: Exchange, redactor: Masks): Exchange {
  const masked = (one: string): string => redactor.redact(one);
  return { id, who, cwd: masked(cwd), question: masked(question), command: command === null ? null : masked(command), text: masked(text) };
}
