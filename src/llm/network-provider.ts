/** The provider on the network: sends a request over a wire, retries, watches the deadlines, and reads answers in any shape. */
import { ANSWER_CHARS, PAUSES } from '../base/limits.ts';
import { limitIn } from './answer-limit.ts';
import { classify } from './classify.ts';
import { errorIn, faultOf } from './error-body.ts';
import { Words } from './event-stream.ts';
import { failureOf } from './failures.ts';
import { type Fault, FaultError, isAboutKey } from './faults.ts';
import { FormReader } from './forms.ts';
import type { Subject } from './failure-parts.ts';
import { type Clock, waitFor, watched } from './patience.ts';
import type { Provider, ProviderEvent, ProviderRequest, ToolCall, Waiting } from './port.ts';
import { distinct, firstStep, Received, untilEnd } from './answer-end.ts';
import { Wait } from './answer-wait.ts';
import { Lessons } from './refusal-lessons.ts';
import { accepted, type Refusals } from './refusals.ts';
import { withoutNulls } from './schema.ts';
import { meant } from './call-shapes.ts';
import { type Body, ownerOf, type Send, type Wire, type WireEvent, type WireOptions } from './wire-reader.ts';

export interface NetworkOptions {
  readonly wire: Wire;
  readonly options: WireOptions;
  /** The client, loaded when it is first needed. */
  send(): Promise<Send>;
  readonly subject: Subject;
  readonly clock: Clock;
  /** On this machine or near it (`base/near.ts`). */
  readonly near: boolean;
  /** Seconds of silence that the user allows; 0 for those of `PATIENCE`. */
  readonly timeout: number;
  /** Whether the model is in the server's memory; null when the server does not say. Left out where servers do not. */
  inMemory?(signal: AbortSignal): Promise<boolean | null>;
  /** Called with what the question waits for, and again when that changes. */
  onWait?(waiting: Waiting): void;
  /** What was refused by which model: it is not sent from then on. */
  readonly refused: Refusals['all'];
  /** Whether the model's last answer began within a thought. */
  readonly startsInThought?: boolean;
  /** Called with whether a whole answer did. */
  onBegun?(inThought: boolean): void;
  /** Called with every request that is sent, retries and continued pauses included. */
  onSend?(body: Body): void;
  /** Gets another key after the server refused this one; null when there is none. Asked once for each question. */
  renew?(): Promise<{ readonly send: () => Promise<Send>; readonly key: string } | null>;
  /** Called when a question was answered. */
  onAnswer?(): void;
  /** Called with every fault that ends a question: what was remembered about this provider may be wrong. */
  onFault?(fault: Fault): void;
}

export function networkProvider(network: NetworkOptions): Provider {
  const { clock, subject, options, refused } = network;
  const target = `${options.origin} ${options.model}`;
  return {
    name: subject.name,
    async *ask(request, signal) {
      const wait = new Wait(network, signal);
      let { send } = network;
      let { key } = subject;
      let renewed = false;
      const lessons = new Lessons(refused, target, network.wire.worksWithoutTools === true);
      try {
        for (let tried = 1; !signal.aborted; tried++) {
          const tools = options.tools && !refused.tools.has(target);
          const schema = options.schema === true && !refused.schema.has(target);
          const callsAsText = refused.earlier_calls.has(target);
          const attempt = new Attempt({ ...network, send, options: { ...options, tools, schema, callsAsText } }, request, wait);
          let fault: Fault | null = null;
          try {
            for await (const event of attempt.run(signal)) {
              yield event;
              if (event.kind === 'end') return network.onAnswer?.();
            }
          } catch (error) {
            fault = classify(error);
          }
          if (signal.aborted) return;
          fault ??= { kind: 'cut' };
          if (!attempt.answered && fault.written !== undefined) {
            const calls = attempt.callsIn(fault.written);
            if (calls.length > 0) {
              for (const call of calls) yield { kind: 'tool', call };
              yield { kind: 'end', reason: 'complete' };
              return network.onAnswer?.();
            }
          }
          if ((!attempt.answered || fault.kind === 'thinking') && lessons.learn(fault, attempt.sent)) continue;
          fault = lessons.reported(fault);
          if (isAboutKey(fault) && !renewed && network.renew !== undefined) {
            renewed = true;
            const other = await network.renew();
            if (other !== null) {
              ({ send, key } = other);
              continue;
            }
          }
          const pauseMs = attempt.answered ? null : wait.before(tried, fault);
          // a server that loads its model is asked again until the time for the answer is over, which `wait` knows: no try is counted
          if (fault.kind === 'loading') tried -= 1;
          if (pauseMs === null) {
            lessons.takeBack();
            network.onFault?.(fault);
            yield { kind: 'failure', failure: failureOf(fault, { ...subject, key }) };
            return;
          }
          await waitFor(new Promise<never>(() => {}), pauseMs, clock, signal);
        }
      } finally {
        wait.end();
      }
    },
  };
}

/** One try of a request: a turn of the model, with its pauses. */
class Attempt {
  /** The model has answered something, so the request is not retried. */
  answered = false;
  /** The body that was sent last. */
  sent: Body = {};
  private chars = 0;
  private paused: readonly unknown[] = [];
  private readonly network: NetworkOptions;
  private readonly request: ProviderRequest;
  private readonly wait: Wait;
  private readonly forms: FormReader;
  private readonly owner: string;
  /** A call has begun. */
  private calling = false;

  constructor(network: NetworkOptions, request: ProviderRequest, wait: Wait) {
    this.network = network;
    this.request = request;
    this.wait = wait;
    this.forms = new FormReader({ tools: request.tools, bare: !network.options.tools, inThought: network.startsInThought === true });
    this.owner = ownerOf(request, network.options);
  }

  async *run(signal: AbortSignal): AsyncGenerator<ProviderEvent> {
    const { wire, options, clock } = this.network;
    for (let pauses = 0; pauses <= PAUSES; pauses++) {
      const target = `${options.origin} ${options.model}`;
      const body = accepted(wire.body(this.request, options, this.paused), this.network.refused, target);
      this.sent = body;
      this.network.onSend?.(body);
      const reader = wire.reader(this.owner);
      const open = async (request: AbortSignal): Promise<AsyncIterable<unknown>> => (await this.network.send())(body, request);
      let over: 'paused' | 'ended' | null = null;
      const received = new Received();
      for await (const event of untilEnd(
        watched(open, () => this.wait.allowance(reader.ended?.() === true), clock, signal),
        reader,
        () => this.wait.begun,
      )) {
        const error = errorIn(event);
        if (error !== null) throw new FaultError(faultOf(error));
        if (event instanceof Words) {
          // behind its end an answer is whole, whatever a proxy writes
          if (reader.ended?.() !== true) throw new FaultError(faultOf(event.text));
          continue;
        }
        over = yield* this.pass(received.note(event, reader.push(event)));
        if (over !== null) break;
      }
      if (signal.aborted) return;
      over ??= yield* this.pass(received.end(reader.finish(), this.answered));
      if (over !== 'paused') return;
    }
    throw new FaultError({ kind: 'paused' });
  }

  private *pass(events: readonly WireEvent[]): Generator<ProviderEvent, 'paused' | 'ended' | null> {
    // events leave in the order text, calls, items, end, even when the text was held back until the end
    const calls: ToolCall[] = [];
    const kept: ProviderEvent[] = [];
    for (const event of events) {
      switch (event.kind) {
        case 'sign':
          this.wait.sign(event.of);
          this.calling ||= event.of === 'call';
          break;
        case 'text': {
          this.wait.sign('text');
          this.count(event.text);
          const shown = this.forms.push(event.text);
          if (shown !== '') yield { kind: 'text', text: shown };
          break;
        }
        case 'tool':
          this.count(event.call.input);
          calls.push(event.call);
          break;
        case 'items':
          kept.push({ kind: 'items', items: { owner: event.items.owner, items: [...this.paused, ...event.items.items] } });
          break;
        case 'pause':
          this.paused = [...this.paused, ...event.content];
          return 'paused';
        case 'fault':
          throw new FaultError(event.fault);
        case 'end':
          yield* this.end(event, calls, kept);
          return 'ended';
        default:
          yield event;
      }
    }
    return null;
  }

  /** The end of an answer: the text that was held back (beside a call only when it has a word), the calls, the items. */
  private *end(event: EndEvent, wired: readonly ToolCall[], kept: readonly ProviderEvent[]): Generator<ProviderEvent> {
    const { reason, unmarked = false, full = false } = event;
    if (full && !this.calling && this.forms.isSilent()) throw new FaultError({ kind: 'thinking', limit: limitIn(this.sent) });
    if (reason === 'cut') return yield { kind: 'end', reason };
    const answer = this.forms.release();
    if (answer !== '') yield { kind: 'text', text: answer };
    this.network.onBegun?.(this.forms.beganInThought);
    const form = this.forms.end(!unmarked);
    const late = typeof form === 'object' && 'text' in form ? form.text : '';
    if (reason === 'refused') {
      if (late !== '') yield { kind: 'text', text: late };
      return yield { kind: 'end', reason };
    }
    if (wired.length === 0 ? late !== '' : /[\p{L}\p{N}]/u.test(late)) yield { kind: 'text', text: late };
    const { tools } = this.request;
    const written = wired.length > 0 || form === 'broken' || !('calls' in form) ? [] : form.calls;
    const calls = distinct([...wired, ...written].flatMap((call) => meant(call, tools)).map((call) => this.cleaned(call)));
    // without a word of the server only what is whole counts, and nothing is asked again
    if (unmarked && (form === 'broken' || calls.some(({ input }) => typeof input !== 'object')))
      return yield { kind: 'end', reason: 'cut' };
    if (form === 'broken' && calls.length === 0) calls.push(BROKEN);
    const first = firstStep(calls);
    for (const call of first === null ? calls : [first]) yield { kind: 'tool', call };
    // a server wants the result of each call that it is sent
    if (first === null) yield* kept;
    yield { kind: 'end', reason };
  }

  /** The calls in what a model wrote and its server could not read; only those that are whole. */
  callsIn(written: string): readonly ToolCall[] {
    const { tools } = this.request;
    this.forms.push(written);
    const form = this.forms.end(false);
    const calls = typeof form === 'object' && 'calls' in form ? form.calls : [];
    return distinct(calls.flatMap((call) => meant(call, tools)).map((call) => this.cleaned(call)));
  }

  private cleaned({ name, input }: ToolCall): ToolCall {
    const tool = this.request.tools.find((one) => one.name === name);
    return { name, input: withoutNulls(input, tool) };
  }

  private count(piece: unknown): void {
    this.answered = true;
    this.chars += typeof piece === 'string' ? piece.length : JSON.stringify(piece ?? null).length;
    if (this.chars > ANSWER_CHARS) throw new FaultError({ kind: 'flood' });
  }
}

type EndEvent = Extract<WireEvent, { kind: 'end' }>;

/** A call that could not be read: no parser accepts it, so the model is asked again. */
const BROKEN: ToolCall = { name: 'command', input: null };
