/**
 * How long a provider is waited for: deadlines, silence, retries. The clock and the random numbers come from outside, so that a test of
 * minutes takes no time.
 */
import { RETRIES, RETRY_WAIT_MS } from '../base/limits.ts';
import { monotonicMs } from '../base/monotonic.ts';
import { type Fault, FaultError, isTransient } from './faults.ts';

export interface Clock {
  /** Milliseconds on a clock that never jumps. */
  now(): number;
  /** Calls `run` once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export const realClock: Clock = {
  now: monotonicMs,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Milliseconds from the question on, retries and waits included, except for `silenceMs`. */
export interface Patience {
  /** Without a single byte. Comments and pings are signs of life. */
  readonly silenceMs: number;
  /** Until the first text or the first piece of a call. */
  readonly beginMs: number;
  /** Until the answer is complete. */
  readonly wholeMs: number;
}

/**
 * `near`: this machine or its private network, where a model of 30 GB may have to be loaded; a client that hangs up aborts the load, so
 * that asking again begins it anew (github.com/ollama/ollama/issues/8006). `pondering`: a hosted model that reasons or searches before it
 * answers.
 */
export type PatienceKind = 'near' | 'hosted' | 'pondering';

const MINUTE_MS = 60_000;

export const PATIENCE: Readonly<Record<PatienceKind, Patience>> = {
  near: { silenceMs: 5 * MINUTE_MS, beginMs: 5 * MINUTE_MS, wholeMs: 15 * MINUTE_MS },
  hosted: { silenceMs: MINUTE_MS, beginMs: 1.5 * MINUTE_MS, wholeMs: 5 * MINUTE_MS },
  pondering: { silenceMs: 2 * MINUTE_MS, beginMs: 3 * MINUTE_MS, wholeMs: 5 * MINUTE_MS },
};

/** `timeoutSeconds` is the user's own silence, 0 for that of the table. It moves the other bounds in proportion; no answer is cut for it. */
export function patienceFor(kind: PatienceKind, timeoutSeconds: number): Patience {
  const { silenceMs, beginMs, wholeMs } = PATIENCE[kind];
  const factor = timeoutSeconds === 0 ? 1 : (timeoutSeconds * 1000) / silenceMs;
  return { silenceMs: silenceMs * factor, beginMs: beginMs * factor, wholeMs: wholeMs * Math.max(1, factor) };
}

/** How long to wait before a server that loads its model is asked again, `waitedMs` after the question: up to a tenth too late. */
export const loadingPoll = (waitedMs: number, retryAfterMs = 0): number =>
  Math.max(retryAfterMs, Math.min(5_000, Math.max(1_000, waitedMs / 10)));

const FIRST_BACKOFF_MS = 500;

/** Milliseconds to wait before try number `tried + 1`; null when there is no other try and the fault is shown. */
export function waitBefore(tried: number, fault: Fault, leftMs: number, random: number): number | null {
  if (!isTransient(fault) || tried > RETRIES) return null;
  // between half of it and all of it, so that clients that failed together do not return together
  const backoff = FIRST_BACKOFF_MS * 2 ** (tried - 1) * (0.5 + random / 2);
  const wait = Math.max(fault.retryAfterMs ?? 0, backoff);
  return wait < Math.min(leftMs, RETRY_WAIT_MS) ? wait : null;
}

export type Waited<T> = { readonly value: T } | 'aborted' | 'late';

/**
 * Waits for a promise, a deadline of `ms` and a signal, whichever is first. The result of a promise that is later is ignored, a failure
 * too.
 */
export function waitFor<T>(promise: Promise<T>, ms: number, clock: Clock, signal: AbortSignal): Promise<Waited<T>> {
  return new Promise((resolve, reject) => {
    const over = (end: () => void): void => {
      cancel();
      signal.removeEventListener('abort', abort);
      end();
    };
    const abort = (): void => over(() => resolve('aborted'));
    const cancel = clock.after(Math.max(0, ms), () => over(() => resolve('late')));
    void (async () => {
      try {
        const value = await promise;
        over(() => resolve({ value }));
      } catch (error) {
        over(() => reject(error as Error));
      }
    })();
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}

/** What the next event may take. It changes when the answer begins, and when the model turns out to reason. */
export interface Allowance {
  readonly silenceMs: number;
  /** When the wait is over, in the clock's milliseconds. */
  readonly endAt: number;
  /** How long that is from the question on. */
  readonly wholeMs: number;
}

/**
 * Passes on the events of a stream. Ends silently when the signal fires; throws a `FaultError` at silence and at the deadlines.
 * It never waits for the stream's own cleanup, which a half-open connection would delay for ever.
 */
export async function* watched(
  open: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
  allowance: () => Allowance,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const request = new AbortController();
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort);
  let received = false;
  const next = async <T>(promise: Promise<T>): Promise<{ readonly value: T } | null> => {
    const { silenceMs, endAt, wholeMs } = allowance();
    const left = endAt - clock.now();
    const waited = await waitFor(promise, Math.min(left, silenceMs), clock, signal);
    if (waited === 'late')
      throw new FaultError(left < silenceMs && received ? { kind: 'slow', waitedMs: wholeMs } : { kind: 'silent', waitedMs: silenceMs });
    return waited === 'aborted' ? null : waited;
  };
  let reading: AsyncIterator<unknown> | null = null;
  let over = false;
  try {
    const stream = await next(open(request.signal));
    if (stream === null) return;
    const iterator = stream.value[Symbol.asyncIterator]();
    for (;;) {
      const step = await next(iterator.next());
      if (step === null) return;
      over = step.value.done === true;
      if (over) return;
      received = true;
      reading = iterator;
      yield step.value.value;
      reading = null;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // the reader left at a final event, not because of a fault: the connection can be used again when its last bytes are read
    if (reading !== null && !signal.aborted) void drain(reading, request, clock);
    // a stream that came to its end is not aborted either: that can close the connection
    else if (!over) request.abort();
  }
}

const DRAIN_MS = 500;

async function drain(iterator: AsyncIterator<unknown>, request: AbortController, clock: Clock): Promise<void> {
  const cancel = clock.after(DRAIN_MS, () => request.abort());
  try {
    while ((await iterator.next()).done !== true);
  } catch {
    // the result is no longer needed
  } finally {
    cancel();
    request.abort();
  }
}
