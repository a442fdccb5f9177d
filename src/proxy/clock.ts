/** The clock of the real proxy: the system time and the timers of Node. */
import type { Clock } from './proxy-endpoints.ts';

export const systemClock: Clock = {
  nowMs: Date.now,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every: (delayMs, run) => {
    const timer = setInterval(run, delayMs);
    return () => clearInterval(timer);
  },
};
