/** Notices a companion that is silent for COMPANION_SILENCE_MS although it could have run. */
import { COMPANION_SILENCE_MS, HEARTBEAT_MS } from '../base/limits.ts';
import type { Delays } from './companion-process.ts';
import type { Cancel, Clock } from './proxy-endpoints.ts';

/** A tick that comes later than this after the one before is one of a busy machine: half a heartbeat late. */
const LATE_MS = HEARTBEAT_MS * 1.5;

/** Ticks are a little shorter than HEARTBEAT_MS once the waiting is taken off; this much less silence is enough. */
const TOLERANCE_MS = HEARTBEAT_MS / 2;

/**
 * Counts silence in ticks, not by the clock: when this process itself was blocked (by a terminal that is not read), only one tick
 * passes before the waiting messages are read. Of a tick only the time counts in which the companion ran or could have run, since on a
 * busy machine it may wait for a processor for seconds. A stopped process does not wait. Where the system does not report that, a tick
 * counts if it came in time.
 */
export class Watchdog {
  private silentMs = 0;
  private waitedMs = 0;
  private tickedMs = 0;
  private cancel: Cancel | null = null;
  private readonly clock: Clock;
  private readonly delays: () => Delays | null;
  private readonly onSilence: () => void;

  /**
   * @param delays those of the companion; null where they are not known.
   * @param onSilence called every HEARTBEAT_MS after COMPANION_SILENCE_MS, as long as the silence lasts.
   */
  constructor(clock: Clock, delays: () => Delays | null, onSilence: () => void) {
    this.clock = clock;
    this.delays = delays;
    this.onSilence = onSilence;
  }

  start(): void {
    this.silentMs = 0;
    this.waitedMs = this.delays()?.waitedMs ?? 0;
    this.tickedMs = this.clock.nowMs();
    this.cancel ??= this.clock.every(HEARTBEAT_MS, () => {
      this.silentMs += this.countedMs();
      if (this.silentMs >= COMPANION_SILENCE_MS - TOLERANCE_MS) this.onSilence();
    });
  }

  /** A message came. */
  alive(): void {
    this.silentMs = 0;
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** How much of this tick counts, in milliseconds. */
  private countedMs(): number {
    const sinceMs = this.clock.nowMs() - this.tickedMs;
    this.tickedMs += sinceMs;
    const delays = this.delays();
    if (delays === null) return sinceMs > LATE_MS ? 0 : HEARTBEAT_MS;
    const waitedMs = delays.waitedMs - this.waitedMs;
    this.waitedMs = delays.waitedMs;
    return delays.atDisk ? 0 : Math.max(0, HEARTBEAT_MS - waitedMs);
  }
}
