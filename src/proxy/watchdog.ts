/** Notices a companion that is silent for COMPANION_SILENCE_MS. */
import { COMPANION_SILENCE_MS, HEARTBEAT_MS } from '../base/limits.ts';
import type { Cancel, Clock } from './proxy-endpoints.ts';

/**
 * Counts silence in ticks, not by the clock: when this process itself was blocked (by a terminal that is not read), only one tick
 * passes before the waiting messages are read.
 */
export class Watchdog {
  private silentTicks = 0;
  private cancel: Cancel | null = null;
  private readonly clock: Clock;
  private readonly onSilence: () => void;

  /** `onSilence` is called every HEARTBEAT_MS after COMPANION_SILENCE_MS, as long as the silence lasts. */
  constructor(clock: Clock, onSilence: () => void) {
    this.clock = clock;
    this.onSilence = onSilence;
  }

  start(): void {
    this.silentTicks = 0;
    this.cancel ??= this.clock.every(HEARTBEAT_MS, () => {
      this.silentTicks += 1;
      if (this.silentTicks * HEARTBEAT_MS >= COMPANION_SILENCE_MS) this.onSilence();
    });
  }

  /** A message came. */
  alive(): void {
    this.silentTicks = 0;
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
