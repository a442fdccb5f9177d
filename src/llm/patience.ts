/** How long to wait, and how often to try. The clock and chance come from outside, so that a test of twenty seconds takes none. */
import { RETRIES } from '../base/limits.ts';
import { type Fault, FaultError, isTransient } from './faults.ts';

export interface Clock {
  /** Milliseconds on a clock that never jumps. */
  now(): number;
  /** Calls back once; what it returns calls that off. */
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

/** How long to wait before try number `tried + 1`; null when the fault is told instead. */
export function waitBefore(tried: number, fault: Fault, leftMs: number, random: number): number | null {
  if (!isTransient(fault) || tried > RETRIES) return null;
  // between half of it and all of it: clients that failed together must not come back together
  const backoff = FIRST_BACKOFF_MS * 2 ** (tried - 1) * (0.5 + random / 2);
  const wait = Math.max(fault.retryAfterMs ?? 0, backoff);
  return wait < leftMs ? wait : null;
}

export type Waited<T> = { readonly value: T } | 'aborted' | 'late';

/** A promise, a deadline and a signal: whichever is first. A promise that loses is nobody's any more, its failure included. */
export function waitFor<T>(promise: Promise<T>, ms: number, clock: Clock, signal: AbortSignal): Promise<Waited<T>> {
  return new Promise((resolve, reject) => {
    const over = (end: () => void): void => {
      callOff();
      signal.removeEventListener('abort', abort);
      end();
    };
    const abort = (): void => over(() => resolve('aborted'));
    const callOff = clock.after(Math.max(0, ms), () => over(() => resolve('late')));
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
  /** Until the answer has begun. */
  readonly beginAt: number;
  /** Until it is whole. */
  readonly wholeAt: number;
  readonly silenceMs: number;
}

/**
 * The events of a stream while they keep coming. Ends silently when the signal fires; throws a `FaultError` at silence and at the
 * deadlines. It never waits for the stream's own cleanup: a half-open connection would keep it for ever.
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
    // left by the reader at a final event, not by a fault: the connection is used again when its last bytes are read
    if (reading !== null && !signal.aborted) void drain(reading, request, clock);
    // nor is one called off that came to its end: that can close the connection with it
    else if (!over) request.abort();
  }
}

const DRAIN_MS = 500;

async function drain(iterator: AsyncIterator<unknown>, request: AbortController, clock: Clock): Promise<void> {
  const callOff = clock.after(DRAIN_MS, () => request.abort());
  try {
    while ((await iterator.next()).done !== true);
  } catch {
    // nobody waits for it any more
  } finally {
    callOff();
    request.abort();
  }
}
