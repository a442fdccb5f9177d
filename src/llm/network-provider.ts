/** The provider on the network: sends a request over a wire, retries, watches the deadlines, and reads answers in any shape. */
import { ANSWER_CHARS, BEGIN_MS, BEGIN_SEARCHING_MS, PAUSES, PROVIDER_SILENCE_MS, WHOLE_ANSWER_MS } from '../base/limits.ts';
import { classify } from './classify.ts';
import { failureOf, type Subject } from './failures.ts';
import { type Fault, FaultError } from './faults.ts';
import { FormReader } from './forms.ts';
import { type Clock, type Deadlines, waitBefore, waitFor, watched } from './patience.ts';
import type { Provider, ProviderEvent, ProviderRequest } from './port.ts';
import { withoutNulls } from './schema.ts';
import { type Body, ownerOf, type Send, type Wire, type WireEvent, type WireOptions } from './wire-reader.ts';

export interface NetworkOptions {
  readonly wire: Wire;
  readonly options: WireOptions;
  /** The client, loaded when it is first needed. */
  send(): Promise<Send>;
  readonly subject: Subject;
  readonly clock: Clock;
  /** Origin and model of those that refused tools with an error: they are asked without tools from then on. */
  readonly withoutTools: Set<string>;
  /** Called with every request that is sent, retries and continued pauses included. */
  onSend?(body: Body): void;
  /** Called with every fault that ends a question: what was remembered about this provider may be wrong. */
  onFault?(fault: Fault): void;
}

const TOOLLESS = /not support(?:ed)?\b.*\btools?\b|\btools?\b.*\bnot support|tools param requires/i;

export function networkProvider(network: NetworkOptions): Provider {
  const { clock, subject, options, withoutTools } = network;
  const target = `${options.origin} ${options.model}`;
  const searching = (options.webSearch || options.webFetch) && options.capabilities.webSearch;
  return {
    name: subject.name,
    async *ask(request, signal) {
      const start = clock.now();
      const deadlines: Deadlines = {
        beginAt: start + (searching ? BEGIN_SEARCHING_MS : BEGIN_MS),
        wholeAt: start + WHOLE_ANSWER_MS,
        silenceMs: PROVIDER_SILENCE_MS,
      };
      for (let tried = 1; !signal.aborted; tried++) {
        const tools = options.tools && !withoutTools.has(target);
        const attempt = new Attempt({ ...network, options: { ...options, tools } }, request, deadlines);
        let fault: Fault | null = null;
        try {
          for await (const event of attempt.run(signal)) {
            yield event;
            if (event.kind === 'end') return;
          }
        } catch (error) {
          fault = classify(error);
        }
        if (signal.aborted) return;
        fault ??= { kind: 'cut' };
        if (tools && network.wire.worksWithoutTools === true && TOOLLESS.test(fault.message ?? '')) {
          withoutTools.add(target);
          continue;
        }
        const wait = attempt.begun ? null : waitBefore(tried, fault, deadlines.beginAt - clock.now(), clock.random());
        if (wait === null) {
          network.onFault?.(fault);
          yield { kind: 'failure', failure: failureOf(fault, subject) };
          return;
        }
        await waitFor(new Promise<never>(() => {}), wait, clock, signal);
      }
    },
  };
}

/** One try of a request: a turn of the model, with its pauses. */
class Attempt {
  /** The model has answered something, so the request is not retried. */
  begun = false;
  private chars = 0;
  private paused: readonly unknown[] = [];
  private readonly network: NetworkOptions;
  private readonly request: ProviderRequest;
  private readonly deadlines: Deadlines;
  private readonly forms: FormReader;
  private readonly owner: string;

  constructor(network: NetworkOptions, request: ProviderRequest, deadlines: Deadlines) {
    this.network = network;
    this.request = request;
    this.deadlines = deadlines;
    this.forms = new FormReader(request.tools);
    this.owner = ownerOf(request, network.options);
  }

  async *run(signal: AbortSignal): AsyncGenerator<ProviderEvent> {
    const { wire, options, clock } = this.network;
    for (let pauses = 0; pauses <= PAUSES; pauses++) {
      const body = wire.body(this.request, options, this.paused);
      this.network.onSend?.(body);
      const reader = wire.reader(this.owner);
      const open = async (request: AbortSignal): Promise<AsyncIterable<unknown>> => (await this.network.send())(body, request);
      let over: 'paused' | 'ended' | null = null;
      for await (const event of watched(open, this.deadlines, () => this.begun, clock, signal)) {
        over = yield* this.pass(reader.push(event));
        if (over !== null) break;
      }
      if (signal.aborted) return;
      over ??= yield* this.pass(reader.finish());
      if (over !== 'paused') return;
    }
    throw new FaultError({ kind: 'paused' });
  }

  private *pass(events: readonly WireEvent[]): Generator<ProviderEvent, 'paused' | 'ended' | null> {
    // events leave in the order text, calls, items, end, even when the text was held back until the end
    let called = false;
    for (const event of events) {
      switch (event.kind) {
        case 'text': {
          this.count(event.text);
          const shown = this.forms.push(event.text);
          if (shown !== '') yield { kind: 'text', text: shown };
          break;
        }
        case 'tool':
          called = true;
          this.count(event.call.input);
          yield { kind: 'tool', call: this.cleaned(event.call.name, event.call.input) };
          break;
        case 'items':
          yield { kind: 'items', items: { owner: event.items.owner, items: [...this.paused, ...event.items.items] } };
          break;
        case 'pause':
          this.paused = [...this.paused, ...event.content];
          return 'paused';
        case 'fault':
          throw new FaultError(event.fault);
        case 'end':
          if (event.reason === 'complete') yield* this.heldBack(called);
          yield event;
          return 'ended';
        default:
          yield event;
      }
    }
    return null;
  }

  private *heldBack(called: boolean): Generator<ProviderEvent> {
    const rest = this.forms.end();
    if ('text' in rest) {
      if (rest.text !== '') yield { kind: 'text', text: rest.text };
    } else if (!called) for (const { name, input } of rest.calls) yield { kind: 'tool', call: this.cleaned(name, input) };
  }

  private cleaned(name: string, input: unknown): { readonly name: string; readonly input: unknown } {
    return {
      name,
      input: withoutNulls(
        input,
        this.request.tools.find((tool) => tool.name === name),
      ),
    };
  }

  private count(piece: unknown): void {
    this.begun = true;
    this.chars += typeof piece === 'string' ? piece.length : JSON.stringify(piece ?? null).length;
    if (this.chars > ANSWER_CHARS) throw new FaultError({ kind: 'flood' });
  }
}
