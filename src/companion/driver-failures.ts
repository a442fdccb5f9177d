/** The failures that a driver itself finds, and the model's name in those of the session. */
import type { Failure } from '../llm/port.ts';
import type { Effect } from '../session/session.ts';
import { NO_ANSWER } from '../session/receive-answer.ts';

export const UNKNOWN_SECRETS: Failure = {
  what: 'nothing was sent: the variables of this shell could not be read, so its secrets are not known',
  remedy: 'is the disk full? Ask again, or open a new terminal',
};
const ASK_AGAIN = 'nothing was prefilled; ask again';

/** A part of the program that is missing was there when it started: an upgrade gives the parts other names. */
export function failureOf(error: unknown): Failure {
  if ((error as NodeJS.ErrnoException | null)?.code === 'MODULE_NOT_FOUND')
    return { what: 'yosh was upgraded or removed', remedy: 'to use yo again: exit, then yosh' };
  return { what: `the companion failed (${error instanceof Error ? error.message : String(error)})`, remedy: ASK_AGAIN };
}

/** The failure with the name of the model in it, once a request was sent. */
export const withModel = (failure: Failure, model: string): Failure =>
  failure.what === NO_ANSWER.what && model !== '' ? { ...failure, what: `no usable answer from ${model}` } : failure;

/** Whether this effect of a complete answer means that the answer could not be used: the model is asked again, or the question fails. */
export const isUnusable = (effect: Effect): boolean =>
  (effect.kind === 'ask-model' && effect.more?.kind === 'correction') ||
  (effect.kind === 'show-failure' && effect.failure.what === NO_ANSWER.what);
