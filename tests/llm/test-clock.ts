/** A clock of a test: time stands still until the test moves it, and then runs what is due. */
import type { Clock } from '../../src/llm/patience.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Turns of the loop after each step: what was written has then arrived, because both ends are in this process. */
const TURNS = 4;

export class TestClock implements Clock {
  protected time = 0;
  protected timers: readonly Timer[] = [];
  now = (): number => this.time;
  random = (): number => 0.5;
  after = (ms: number, run: () => void): (() => void) => {
    const timer = this.add(ms, run);
    return () => this.drop(timer);
  };

  protected add(ms: number, run: () => void): Timer {
    const timer = { at: this.time + ms, run };
    this.timers = [...this.timers, timer];
    return timer;
  }

  protected drop(timer: Timer): void {
    this.timers = this.timers.filter((one) => one !== timer);
  }

  protected fire(timer: Timer): void {
    this.drop(timer);
    timer.run();
  }

  /** Waits until all that could happen now has happened. */
  protected async settled(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}
