/**
 * Waits and measurements of tests. No claim depends on how busy the machine is: what must come is waited for without a bound that
 * anybody would notice, and work is measured in CPU time. How long something takes on the clock is measured by `npm run bench`.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** A wait that takes this long has failed: a hundred times what the slowest takes on a quiet machine. */
export const PATIENCE_MS = 120_000;

const POLL_MS = 10;

/** Waits until a condition holds; the error names it. */
export async function eventually(what: string | (() => string), holds: () => boolean, pollMs = POLL_MS): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`not after ${PATIENCE_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await sleep(pollMs);
  }
}

/**
 * CPU time this process spends on some work, in ms. Unlike the clock it does not count the time other processes had; caches that
 * are shared with them make it about twice as long at worst.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
