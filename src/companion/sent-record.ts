/** Collects the last request and what it cost, for `yosh sent`. The recorder writes it behind the answer. */
import { costLine } from '../llm/prices.ts';
import { mentions } from '../base/json.ts';
import type { SentRequest } from '../llm/providers.ts';
import type { SentEntry } from '../record/sent.ts';
import { maskedIn } from '../safety/redact/index.ts';
import { add, NO_USAGE, type Usage } from '../base/usage.ts';
import type { WalkThrough } from '../session/walk-through.ts';

export class SentRecord {
  private last: SentEntry | null = null;
  /** The last one that was taken. */
  private settled: SentEntry | null = null;
  /** Whether the last one may be written, by the settings of its question. */
  private kept = true;
  /** Used in this terminal so far. */
  private total: Usage = NO_USAGE;
  private readonly session: string;
  private readonly now: () => number;

  constructor(session: string, now: () => number) {
    this.session = session;
    this.now = now;
  }

  /** The model asked last; empty before the first request. */
  get model(): string {
    return this.last?.model ?? '';
  }

  /** Continues from the usage of the companion before this one in the same terminal. */
  startFrom(total: Usage): void {
    this.total = total;
  }

  /** `prompt`: the hash of the prompt. */
  requestSent(request: SentRequest, prompt: string, kept: boolean): void {
    this.kept = kept;
    const { session, total } = this;
    this.last = { ...request, kind: 'sent', session, prompt, timeMs: this.now(), masked: {}, usage: null, total };
  }

  addUsage(usage: Partial<Usage>): void {
    this.total = add(this.total, usage);
    if (this.last !== null) this.last = { ...this.last, usage: add(this.last.usage ?? NO_USAGE, usage), total: this.total };
  }

  /** What is to be written; null when nothing has changed since the last call. */
  take(): SentEntry | null {
    const { last, settled } = this;
    this.settled = last;
    return last === settled || last === null || !this.kept ? null : { ...last, masked: maskedIn(last.body) };
  }

  /** It could not be written yet. */
  putBack(): void {
    this.settled = null;
  }

  /** For how long the last request has not been written, in milliseconds; 0 when it is. */
  get waitsMs(): number {
    return this.last === this.settled || this.last === null ? 0 : this.now() - this.last.timeMs;
  }

  /** Forgets the last request when it mentions one of these texts. */
  forgetTexts(texts: readonly string[]): void {
    if (mentions(this.last?.body ?? '', texts)) this.last = null;
  }
}

/** What a walk-through took, in one line. */
export function totalOf({ steps, usage }: WalkThrough, model: string): string {
  const cost = costLine(model, usage);
  return `walk-through done: ${steps.length} step${steps.length === 1 ? '' : 's'}${cost === '' ? '' : ` · ${cost}`}`;
}
