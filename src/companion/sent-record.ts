/** Keeps the last request and what it cost, for `yosh sent`. Written a moment later: nobody waits for the disk. */
import type { SentRequest } from '../llm/providers.ts';
import { maskedIn } from '../safety/redact/index.ts';
import { add, NO_USAGE, type Usage } from '../session/usage.ts';
import type { Sent, SentStore } from '../state/last-request.ts';

interface Counted {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens?: number;
}

/** Longer than an answer takes from its last byte to the prompt, shorter than anybody takes to ask for it. */
const LATER_MS = 40;

export class SentRecord {
  private timer: NodeJS.Timeout | null = null;
  private last: Sent | null = null;
  /** Used in this terminal. */
  private session: Usage = NO_USAGE;
  private readonly store: SentStore;
  private readonly now: () => number;

  constructor(store: SentStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Who was asked last; empty before anybody was. */
  get model(): string {
    return this.last?.model ?? '';
  }

  /** What the companion before has used in this terminal. */
  goOn(session: Usage): void {
    this.session = session;
  }

  leaves(request: SentRequest): void {
    this.write({ ...request, timeMs: this.now(), masked: {}, usage: null, session: this.session });
  }

  paid({ inputTokens, outputTokens, cachedTokens = 0 }: Counted): void {
    const cost = { inputTokens, outputTokens, cachedTokens };
    this.session = add(this.session, cost);
    if (this.last !== null) this.write({ ...this.last, usage: add(this.last.usage ?? NO_USAGE, cost), session: this.session });
  }

  /** Writes now what would be written a moment later: for a process that is about to end. */
  flush(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    if (this.last !== null) this.store.write({ ...this.last, masked: maskedIn(this.last.body) });
  }

  private write(sent: Sent): void {
    this.last = sent;
    this.timer ??= setTimeout(() => this.flush(), LATER_MS);
  }
}
