/** The clock of the real proxy: the system time and the timers of Node. */
import type { Clock } from './proxy-endpoints.ts';

export const systemClock: Clock = {
  nowMs: Date.now,
  /**
   * Behind the input that came before: on a busy machine the process may find a timer that is due and keys that were typed before that. Read
   * after the end of ENTER_GUARD_MS, an Enter among them would run a command that the user has not read.
   */
  after: (delayMs, run) => {
    let due: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => (due = setImmediate(run)), delayMs);
    return () => {
      clearTimeout(timer);
      clearImmediate(due);
    };
  },
  every: (delayMs, run) => {
    const timer = setInterval(run, delayMs);
    return () => clearInterval(timer);
  },
};
