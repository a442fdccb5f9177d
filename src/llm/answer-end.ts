/** What the end of an answer means: its calls without repetitions, why there is none, and that nothing behind it counts. */
import { record, text } from '../base/json.ts';
import { classify } from './classify.ts';
import { faultOf } from './error-body.ts';
import { ALIVE, DONE } from './event-stream.ts';
import type { ToolCall } from './port.ts';
import { same } from './tool-names.ts';
import type { AnswerReader, WireEvent } from './wire-reader.ts';

/** Some servers send the same call twice, as another index or as text beside it, and some models explain the same command in two ways. */
export const distinct = (calls: readonly ToolCall[]): ToolCall[] =>
  calls.filter((call, index) => calls.findIndex((other) => same(unexplained(call), unexplained(other))) === index);

function unexplained(call: ToolCall): unknown {
  const { explanation: _explanation, pending = false, ...rest } = record(call.input);
  return typeof rest['command'] === 'string' ? [call.name, pending, rest] : call;
}

/** The step to take now, of a model that calls for the later ones at once: the first command says that others follow. */
export function firstStep(calls: readonly ToolCall[]): ToolCall | null {
  const [first, ...others] = calls;
  const isCommand = ({ name, input }: ToolCall): boolean => name === 'command' && typeof record(input)['command'] === 'string';
  return first !== undefined && others.length > 0 && calls.every(isCommand) && record(first.input)['pending'] === true ? first : null;
}

/** What a stream brought besides an answer: when no answer comes, it says why. */
export class Received {
  /** The last event that was no part of an answer. */
  private odd: unknown = null;
  /** What has arrived: something, objects with nothing in them, bytes that are no event. */
  private some = false;
  private nothing = false;
  private alive = false;

  /** Returns `events`, which the reader made of this event. */
  note(event: unknown, events: readonly WireEvent[]): readonly WireEvent[] {
    if (typeof event === 'object' && events.length === 0) this.odd = event;
    // the rest only matters while nothing has arrived
    if (this.some) return events;
    if (hasNothing(event)) this.nothing = true;
    else if (event === ALIVE) this.alive = true;
    else if (event !== DONE) this.some = true;
    return events;
  }

  /** The end of the stream; where it was cut before an answer had begun, with what the server said instead. */
  end(events: readonly WireEvent[], answered: boolean): readonly WireEvent[] {
    const [only] = events;
    if (only?.kind !== 'fault' || only.fault.kind !== 'cut') return events;
    const fault = answered || this.odd === null ? null : faultOf(this.odd);
    const message = fault?.message ?? text(record(this.odd)['status']);
    if (fault !== null && message !== '') return [{ kind: 'fault', fault: { ...fault, message } }];
    const isEmpty = !this.some && (this.nothing || !this.alive);
    return isEmpty ? [{ kind: 'fault', fault: { kind: 'empty' } }] : events;
  }
}

/** An object without anything, or without a choice: neither is a beginning of an answer. */
const hasNothing = (event: unknown): boolean => {
  const choices = record(event)['choices'];
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return false;
  return Object.keys(event).length === 0 || (Array.isArray(choices) && choices.length === 0 && record(event)['error'] === undefined);
};

/**
 * The events of a stream. A connection that fails behind the end of the answer is no fault: nothing more was to come. Neither is one that
 * stays open there, when something has come (`begun`): some servers send a reason for the end before anything else.
 */
export async function* untilEnd(events: AsyncIterable<unknown>, reader: AnswerReader, begun: () => boolean): AsyncGenerator<unknown> {
  try {
    yield* events;
  } catch (error) {
    const { kind } = classify(error);
    const isNothing = kind === 'reset' || kind === 'garbled' || ((kind === 'silent' || kind === 'slow') && begun());
    if (reader.ended?.() !== true || !isNothing) throw error;
  }
}
