/** Secrets are masked before anything is remembered or written down. */
import type { Redactor } from '../safety/redact/index.ts';
import type { Exchange, SessionEvent } from '../session/session.ts';

type Masks = Pick<Redactor, 'redact'>;

/** What the user typed, as the session may know it. */
export function cleaned(event: SessionEvent, redactor: Masks): SessionEvent {
  switch (event.kind) {
    case 'started':
      return { ...event, text: redactor.redact(event.text) };
    case 'ended':
      return { ...event, text: redactor.redact(event.text), alias: redactor.redact(event.alias) };
    case 'asked':
      return event.sentence === null ? event : { ...event, sentence: redactor.redact(event.sentence) };
    default:
      return event;
  }
}

/** As it is written down: names of folders may hold secrets too, and a model repeats what it was shown. */
export function kept({ id, who, cwd, question, command, text }: Exchange, redactor: Masks): Exchange {
  const masked = (one: string): string => redactor.redact(one);
  return { id, who, cwd: masked(cwd), question: masked(question), command: command === null ? null : masked(command), text: masked(text) };
}
