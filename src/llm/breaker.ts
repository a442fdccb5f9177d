/**
 * Remembers who failed several times running, and is therefore not asked for a while: a question that will fail the same way would only make
 * the user wait for it. Kept for the life of a process; a change of any setting forgets it.
 */
import { monotonicMs } from '../base/monotonic.ts';
import type { FaultKind } from './faults.ts';

/** Failures of the way to a server, and of the server itself. A server that answers with anything else works. */
const COUNTED: ReadonlySet<FaultKind> = new Set([
  'dns',
  'no-connection',
  'connect-timeout',
  'reset',
  'silent',
  'slow',
  'server',
  'upstream',
  'upstream-busy',
  'overloaded',
  'loading',
]);
/** Failures in a row until a server is not asked. */
const FAILURES = 3;
/** How long it is not asked then. */
const REST_MS = 60_000;

export class Breaker {
  private readonly failures = new Map<string, { readonly count: number; readonly lastMs: number }>();
  private readonly now: () => number;

  /** `now`: milliseconds on a clock that never jumps. */
  constructor(now: () => number = monotonicMs) {
    this.now = now;
  }

  /** `target` identifies the server, the model and all settings. */
  failed(target: string, kind: FaultKind): void {
    if (!COUNTED.has(kind)) return this.answered(target);
    this.failures.set(target, { count: (this.failures.get(target)?.count ?? 0) + 1, lastMs: this.now() });
  }

  answered(target: string): void {
    this.failures.delete(target);
  }

  /** Milliseconds until it is asked again; 0 when it may be asked now. After the rest one more failure is enough. */
  restMs(target: string): number {
    const known = this.failures.get(target);
    return known === undefined || known.count < FAILURES ? 0 : Math.max(0, known.lastMs + REST_MS - this.now());
  }
}
