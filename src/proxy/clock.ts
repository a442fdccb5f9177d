/** The clock of the real proxy: the system time and the timers of Node. */
import { behindInput } from '../base/behind-input.ts';
import type { Clock } from './proxy-endpoints.ts';

export const systemClock: Clock = {
  nowMs: Date.now,
  after: behindInput,
  every: (delayMs, run) => {
    const timer = setInterval(run, delayMs);
    return () => clearInterval(timer);
  },
};
