/** Deadlines, silence and retries. The clock and the random numbers come from outside, so that a test of twenty seconds takes no time. */
import { RETRIES } from '../base/limits.ts';
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
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

const FIRST_BACKOFF_MS = 500;

/** Milliseconds to wait before try number `tried + 1`; null when there is no other try and the fault is shown. */
export function waitBefore(tried: number, fault: Fault, leftMs: number, random: number): number | null {
  if (!isTransient(fault) || tried > RETRIES) return null;
  // between half of it and all of it, so that clients that failed together do not return together
  const backoff = FIRST_BACKOFF_MS * 2 ** (tried - 1) * (0.5 + random / 2);
  const wait = Math.max(fault.retryAfterMs ?? 0, backoff);
  return wait < leftMs ? wait : null;
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

export interface Deadlines {
  /** When the answer must have begun, in the clock's milliseconds. */
  readonly beginAt: number;
  /** When the answer must be complete. */
  readonly wholeAt: number;
  readonly silenceMs: number;
}

/**
 * Passes on the events of a stream. Ends silently when the signal fires; throws a `FaultError` at silence and at the deadlines.
 * It never waits for the stream's own cleanup, which a half-open connection would delay for ever.
 */
export async function* watched(
  open: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
  deadlines: Deadlines,
  begun: () => boolean,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const request = new AbortController();
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort);
  const next = async <T>(promise: Promise<T>): Promise<{ readonly value: T } | null> => {
    const end = (begun() ? deadlines.wholeAt : deadlines.beginAt) - clock.now();
    const waited = await waitFor(promise, Math.min(end, deadlines.silenceMs), clock, signal);
    if (waited === 'late') throw new FaultError({ kind: end <= deadlines.silenceMs ? 'slow' : 'silent' });
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
