/** Waiting, retrying and giving up, with a clock that the test moves. */
import { describe, expect, test } from 'vitest';
import { RETRIES } from '../../src/base/limits.ts';
import type { Fault } from '../../src/llm/faults.ts';
import { type Clock, loadingPoll, PATIENCE, patienceFor, type PatienceKind, waitBefore, waitFor, watched } from '../../src/llm/patience.ts';

const { silenceMs: SILENCE_MS, beginMs: BEGIN_MS, wholeMs: WHOLE_MS } = PATIENCE.hosted;

class TestClock implements Clock {
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];
  now = (): number => this.time;
  random = (): number => 1;
  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((one) => one !== timer));
  };
  async pass(ms: number): Promise<void> {
    this.time += ms;
    for (const timer of this.timers.filter(({ at }) => at <= this.time)) timer.run();
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }
}

describe('how long is waited', () => {
  test.each([
    ['near', 0, [300, 300, 900]],
    ['hosted', 0, [60, 90, 300]],
    ['pondering', 0, [120, 180, 300]],
    ['hosted', 10, [10, 15, 300]],
    ['hosted', 120, [120, 180, 600]],
    ['near', 3600, [3600, 3600, 10800]],
  ] as const satisfies readonly (readonly [PatienceKind, number, readonly number[]])[])('%s, timeout %d', (kind, timeout, seconds) => {
    const { silenceMs, beginMs, wholeMs } = patienceFor(kind, timeout);
    expect([silenceMs, beginMs, wholeMs].map((ms) => ms / 1000)).toEqual(seconds);
  });

  test('a server that loads is asked less often the longer it takes', () => {
    expect([0, 5_000, 20_000, 200_000].map((waited) => loadingPoll(waited))).toEqual([1_000, 1_000, 2_000, 5_000]);
    expect(loadingPoll(0, 20_000)).toBe(20_000);
  });
});

describe('retrying', () => {
  const fault = (kind: Fault['kind'], retryAfterMs?: number): Fault => (retryAfterMs === undefined ? { kind } : { kind, retryAfterMs });
  test('happens twice, with a longer and random wait each time', () => {
    expect([1, 2, 3].map((tried) => waitBefore(tried, fault('server'), BEGIN_MS, 1))).toEqual([500, 1000, null]);
    expect(waitBefore(1, fault('server'), BEGIN_MS, 0)).toBe(250);
    expect(RETRIES).toBe(2);
  });
  test('obeys retry-after within the remaining time, and not beyond it', () => {
    expect(waitBefore(1, fault('rate', 7000), BEGIN_MS, 1)).toBe(7000);
    expect(waitBefore(1, fault('rate', 36_000_000), BEGIN_MS, 1)).toBeNull();
    // a person who may choose does not want to wait for it unasked
    expect(waitBefore(1, fault('rate', 38_000), BEGIN_MS, 1)).toBeNull();
    expect(waitBefore(1, fault('server'), 100, 1)).toBeNull();
  });
  test.each([
    'quota',
    'bad-request',
    'key-refused',
    'payment',
    'forbidden',
    'not-found',
    'too-large',
    'dns',
    'tls',
    'cut',
    'silent',
  ] as const)('never happens after %s', (kind) => {
    expect(waitBefore(1, fault(kind), BEGIN_MS, 1)).toBeNull();
  });
});

describe('watching a stream', () => {
  const run = (
    clock: TestClock,
    open: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
    begun = false,
    signal = new AbortController().signal,
  ): { seen: unknown[]; end: Promise<unknown>; begin: () => void } => {
    const seen: unknown[] = [];
    let state = begun;
    const allowance = () => {
      const ms = state ? WHOLE_MS : BEGIN_MS;
      return { silenceMs: SILENCE_MS, endAt: ms, wholeMs: ms };
    };
    const end = (async () => {
      try {
        for await (const event of watched(open, allowance, clock, signal)) seen.push(event);
        return 'ended';
      } catch (error) {
        return (error as { fault?: Fault }).fault?.kind ?? error;
      }
    })();
    return { seen, end, begin: () => void (state = true) };
  };
  const never = new Promise<never>(() => {});

  test('silence ends it, events do not', async () => {
    const clock = new TestClock();
    const { seen, end } = run(clock, async () =>
      (async function* () {
        yield 1;
        await never;
      })(),
    );
    await clock.pass(0);
    await clock.pass(SILENCE_MS - 1);
    expect(seen).toEqual([1]);
    await clock.pass(1);
    expect(await end).toBe('silent');
  });

  test('an answer that does not begin in time is given up, one that has begun may continue', async () => {
    for (const begins of [false, true]) {
      const clock = new TestClock();
      let next: () => void = () => {};
      const watching = run(clock, async () =>
        (async function* () {
          for (;;) {
            yield 'thinking';
            await new Promise<void>((resolve) => (next = resolve));
          }
        })(),
      );
      await clock.pass(0);
      if (begins) watching.begin();
      for (let at = 0; at < BEGIN_MS * 2; at += 10_000) {
        await clock.pass(10_000);
        next();
        await clock.pass(0);
      }
      expect(watching.seen.length).toBe(begins ? 19 : 9);
      if (!begins) expect(await watching.end).toBe('slow');
    }
  });

  test('a signal ends it silently, and aborts its request', async () => {
    const clock = new TestClock();
    const abort = new AbortController();
    let inner: AbortSignal | null = null;
    const { end } = run(clock, (signal) => ((inner = signal), never), false, abort.signal);
    await clock.pass(0);
    abort.abort();
    expect(await end).toBe('ended');
    expect((inner as AbortSignal | null)?.aborted).toBe(true);
  });

  test('a late promise may fail later without an unhandled rejection', async () => {
    const clock = new TestClock();
    let fail: (error: Error) => void = () => {};
    const waited = waitFor(new Promise((_, reject) => (fail = reject)), 10, clock, new AbortController().signal);
    await clock.pass(10);
    expect(await waited).toBe('late');
    fail(new Error('late'));
    await clock.pass(0);
  });
});
