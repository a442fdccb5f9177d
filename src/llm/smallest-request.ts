/**
 * The request that is left when a server refuses one and does not say why, or says it in words that nothing here knows: the model and the
 * messages. It is sent once for a question, in place of giving up; when it is accepted, the target gets it from then on. Pure.
 */
import type { Refusal } from '../base/model-notes.ts';
import type { Fault, FaultKind } from './faults.ts';
import type { Body } from './wire-reader.ts';

/** The rows of `refusals.ts` that it is without; `stream` is added when the server's words are about streams. */
const WITHOUT: readonly Refusal[] = ['tools', 'schema', 'stream_options', 'system'];
/** Refused by a row, or the question itself. Everything else at the top of a body is left out by its name. */
const KEPT: ReadonlySet<string> = new Set(['model', 'messages', 'input', 'instructions', 'system', 'tools', 'stream', 'stream_options']);

export interface Smallest {
  readonly rows: readonly Refusal[];
  readonly names: readonly string[];
}

/** @param toolless whether the wire can ask without tools. */
export function smallestOf(body: Body, { message = '' }: Fault, toolless: boolean): Smallest {
  const rows = WITHOUT.filter((row) => toolless || (row !== 'tools' && row !== 'schema'));
  // the Messages API, which has its system text beside the messages, requires a limit
  const isNeeded = (name: string): boolean => KEPT.has(name) || ('system' in body && name === 'max_tokens');
  return { rows: /\bstream/i.test(message) ? [...rows, 'stream'] : rows, names: Object.keys(body).filter((name) => !isNeeded(name)) };
}

/** What a server says when something about the form of the request is wrong, and it may not be known what. */
const ABOUT_FORM: ReadonlySet<FaultKind> = new Set(['bad-request', 'bad-form', 'model-unfit', 'template', 'unknown']);
/** Statuses of the account and of the model: another form of the request changes nothing about them. */
const OTHER: ReadonlySet<number | undefined> = new Set([401, 402, 403, 404, 429]);

/** Whether the fault may be about the form of the request: it says so, or a server fails twice in the same way. */
export const mayBeForm = (fault: Fault, before: Fault | null): boolean =>
  !OTHER.has(fault.status) &&
  (ABOUT_FORM.has(fault.kind)
    ? fault.status !== undefined || fault.kind !== 'unknown'
    : fault.status === 500 && fault.kind === 'server' && before?.status === 500 && before.message === fault.message);
