/** The wait for one answer: how long it may take, when is tried again, and what the screen says meanwhile. */
import { SECONDS_FROM_MS } from '../base/limits.ts';
import type { Fault } from './faults.ts';
import { type Allowance, type Clock, loadingPoll, patienceFor, type PatienceKind, waitBefore } from './patience.ts';
import type { Waiting } from './port.ts';
import type { WireOptions } from './wire-reader.ts';

/** What of `NetworkOptions` a wait depends on. */
interface Waited {
  readonly clock: Clock;
  readonly near: boolean;
  readonly options: WireOptions;
  readonly timeout: number;
  inMemory?(signal: AbortSignal): Promise<boolean | null>;
  onWait?(waiting: Waiting): void;
}

/** How often a server is asked whether it has loaded the model. */
const IN_MEMORY_EVERY_MS = 5_000;

/** How long a server may keep an answer open that it has said is over: what counts its tokens may follow, and some never close. */
const BEHIND_END_MS = 5_000;

/** The wait for one answer, over all tries: how long it may take, and what the screen says meanwhile. */
export class Wait {
  /** Text or the first piece of a call has arrived. */
  begun = false;
  private kind: PatienceKind;
  private by: Waiting['by'];
  private readonly start: number;
  private readonly network: Waited;
  private readonly over = new AbortController();
  private cancel = (): void => {};
  /** When the server had said that the answer is over, and nothing of it has come since. */
  private endedAt: number | null = null;

  constructor(network: Waited, signal: AbortSignal) {
    const { clock, near, options } = network;
    const { webSearch, thinking, effort } = options.capabilities;
    const ponders = thinking !== null || effort !== null || ((options.webSearch || options.webFetch) && webSearch);
    this.network = network;
    this.start = clock.now();
    this.kind = near ? 'near' : ponders ? 'pondering' : 'hosted';
    this.by = near ? 'near' : 'hosted';
    this.show(this.by);
    if (network.inMemory !== undefined) this.cancel = clock.after(SECONDS_FROM_MS, () => void this.look(signal));
  }

  /** A sign of the model itself, not only of its server. */
  sign(of: 'thought' | 'call' | 'text'): void {
    this.endedAt = null;
    if (of === 'thought') {
      if (this.kind === 'hosted') this.kind = 'pondering';
    } else this.begun = true;
    if (this.by === 'loading') this.show('near');
    this.end();
  }

  /** `ended`: the server has said why the answer ends. Comments and pings behind an answer are no reason to wait. */
  allowance(ended: boolean): Allowance {
    const { silenceMs, beginMs, wholeMs } = this.patience();
    const ms = this.begun ? wholeMs : beginMs;
    if (ended && this.begun) {
      this.endedAt ??= this.network.clock.now();
      return { silenceMs, endAt: Math.min(this.start + ms, this.endedAt + BEHIND_END_MS), wholeMs: ms };
    }
    return { silenceMs, endAt: this.start + ms, wholeMs: ms };
  }

  /** Milliseconds until the next try; null when there is none. */
  before(tried: number, fault: Fault): number | null {
    const { clock } = this.network;
    const left = this.start + this.patience().beginMs - clock.now();
    if (fault.kind !== 'loading') return waitBefore(tried, fault, left, clock.random());
    this.show('loading');
    const wait = loadingPoll(clock.now() - this.start, fault.retryAfterMs);
    return wait < left ? wait : null;
  }

  /** Asks nothing more about the model. */
  end(): void {
    this.cancel();
    this.over.abort();
  }

  private patience(): ReturnType<typeof patienceFor> {
    return patienceFor(this.kind, this.network.timeout);
  }

  private show(by: Waiting['by']): void {
    this.by = by;
    this.network.onWait?.({ model: this.network.options.model, by });
  }

  private async look(signal: AbortSignal): Promise<void> {
    const inMemory = await this.network.inMemory?.(AbortSignal.any([signal, this.over.signal])).catch(() => null);
    if (this.over.signal.aborted || signal.aborted) return;
    if ((inMemory === false) !== (this.by === 'loading')) this.show(inMemory === false ? 'loading' : 'near');
    if (inMemory === false) this.cancel = this.network.clock.after(IN_MEMORY_EVERY_MS, () => void this.look(signal));
  }
}
