/** One timer that can be set again before it fires. */
import type { Cancel, Clock } from './proxy-endpoints.ts';

/** Setting it again replaces the earlier setting. */
export class Alarm {
  private cancel: Cancel | null = null;
  private readonly clock: Clock;
  private readonly run: () => void;

  constructor(clock: Clock, run: () => void) {
    this.clock = clock;
    this.run = run;
  }

  set(delayMs: number): void {
    this.clear();
    this.cancel = this.clock.after(delayMs, this.run);
  }

  clear(): void {
    if (this.cancel === null) return;
    this.cancel();
    this.cancel = null;
  }
}
