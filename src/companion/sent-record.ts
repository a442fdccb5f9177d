/** Keeps the last request and what it cost, for `yosh sent`. Written a moment later, so that no answer waits for the disk. */
import { costLine } from '../llm/prices.ts';
import { mentions } from '../base/json.ts';
import type { SentRequest } from '../llm/providers.ts';
import { maskedIn } from '../safety/redact/index.ts';
import { add, NO_USAGE, type Usage } from '../base/usage.ts';
import type { WalkThrough } from '../session/walk-through.ts';
import type { Sent, SentStore } from '../state/last-request.ts';

/** Longer than an answer takes from its last byte to the prompt, shorter than a user takes to type `yosh sent`. */
const LATER_MS = 40;

export class SentRecord {
  private timer: NodeJS.Timeout | null = null;
  private last: Sent | null = null;
  private keeps = true;
  /** Used in this terminal so far. */
  private session: Usage = NO_USAGE;
  private readonly store: SentStore;
  private readonly now: () => number;

  constructor(store: SentStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The model asked last; empty before the first request. */
  get model(): string {
    return this.last?.model ?? '';
  }

  /** Continues from the usage of the companion before this one in the same terminal. */
  startFrom(session: Usage): void {
    this.session = session;
  }

  /** `prompt`: the hash of the prompt. `keeps`: whether it may be on disk; in memory it is for the cost of the session. */
  requestSent(request: SentRequest, prompt: string, keeps: boolean): void {
    this.keeps = keeps;
    this.write({ ...request, prompt, timeMs: this.now(), masked: {}, usage: null, session: this.session });
  }

  addUsage(usage: Partial<Usage>): void {
    this.session = add(this.session, usage);
    if (this.last !== null) this.write({ ...this.last, usage: add(this.last.usage ?? NO_USAGE, usage), session: this.session });
  }

  /** Writes at once what would be written a moment later, for a process that is about to end. */
  flush(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    if (this.last !== null && this.keeps) this.store.write({ ...this.last, masked: maskedIn(this.last.body) });
  }

  /** Deletes the last request when it mentions one of these texts. */
  forgetTexts(texts: readonly string[]): void {
    this.flush();
    if (!mentions(this.store.read()?.body ?? '', texts)) return;
    this.last = null;
    this.store.forget();
  }

  private write(sent: Sent): void {
    this.last = sent;
    this.timer ??= setTimeout(() => this.flush(), LATER_MS);
  }
}

/** What a walk-through took, in one line. */
export function totalOf({ steps, usage }: WalkThrough, model: string): string {
  const cost = costLine(model, usage);
  return `walk-through done: ${steps.length} step${steps.length === 1 ? '' : 's'}${cost === '' ? '' : ` · ${cost}`}`;
}
