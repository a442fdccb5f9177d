/**
 * Waits and measurements of tests. No test depends on how busy the machine is: waits have a bound far above what is needed, and work
 * is measured in CPU time. `npm run bench` measures time on the clock.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** A wait that takes this long has failed: a hundred times the slowest wait on a quiet machine. At a load of 50, one of 60 s was too short. */
export const PATIENCE_MS = 150_000;

/** An Enter without a reaction for this long was dropped: far longer than a shell takes, even on a busy machine. */
export const SILENCE_MS = 3_000;

/** The whole of a test that loops over many rows: on a busy machine it takes minutes though none of its waits is long. */
export const LONG_TEST_MS = 600_000;

const POLL_MS = 10;

/**
 * Waits until a condition holds; the error names it. What is waited for may give a sign of life, by the time of `performance.now()`: while
 * it does, the wait goes on.
 */
export async function eventually(
  what: string | (() => string),
  holds: () => boolean,
  pollMs = POLL_MS,
  lastSignMs: () => number = () => 0,
): Promise<void> {
  const startMs = performance.now();
  while (!holds()) {
    if (performance.now() - Math.max(startMs, lastSignMs()) > PATIENCE_MS)
      throw new Error(`not after ${PATIENCE_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await sleep(pollMs);
  }
}

/**
 * CPU time in ms that this process spends on some work. Unlike the clock it does not count the time of other processes; sharing
 * caches with them makes it at most about twice as long.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
