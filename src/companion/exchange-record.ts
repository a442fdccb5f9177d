/** Puts together what is recorded of an exchange: the question, the answer, the review, and all that it cost. */
import { costOf } from '../llm/prices.ts';
import type { SentRequest } from '../llm/providers.ts';
import type { ExchangeEntry, OutcomeEntry } from '../record/entries.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import type { Exchange, Verdict } from '../session/session.ts';
import type { RecordedLook } from './recording.ts';
import { add, NO_USAGE, type Usage } from '../base/usage.ts';

export type Clean = (text: string) => RedactedText;
/** Makes an entry when it is written: what is known as a secret by then is masked. */
export type MakeExchange = (clean: Clean) => ExchangeEntry;
export type MakeEntry = (clean: Clean, look: RecordedLook) => ExchangeEntry | OutcomeEntry;

/** Two exchanges of a session have different times. */
const TICK_MS = 0.001;

const NOTHING = { provider: '', model: '', prompt: '', requests: 0, usage: NO_USAGE as Usage, review: '' };

export class ExchangeRecord {
  private cost = NOTHING;
  /** The newest request's question and folder. */
  private question = { question: '', cwd: '' };
  private lastMs = 0;
  private readonly session: string;
  private readonly now: () => number;

  constructor(session: string, now: () => number) {
    this.session = session;
    this.now = now;
  }

  /** A question begins. */
  begin(): void {
    this.cost = NOTHING;
  }

  asked(question: string, cwd: string): void {
    this.question = { question, cwd };
  }

  /** `prompt`: the hash of the prompt. */
  requestSent({ provider, model }: SentRequest, prompt: string): void {
    this.cost = { ...this.cost, provider, model, prompt, requests: this.cost.requests + 1 };
  }

  addUsage(usage: Partial<Usage>): void {
    this.cost = { ...this.cost, usage: add(this.cost.usage, usage) };
  }

  reviewed({ command, effect }: Verdict): void {
    const parts = [command.startsWith('#') ? 'commented out' : 'prefilled', effect?.text ?? ''];
    this.cost = { ...this.cost, review: parts.filter((part) => part !== '').join('; ') };
  }

  /** `provider`: who answered, when no request was sent. */
  answered({ id, who, cwd, question, command, text }: Exchange, provider: string): MakeExchange {
    return this.entry({ id, who, cwd, question, command, answer: text, outcome: '' }, provider);
  }

  /** The question ended without an answer: null when nothing was sent for it. */
  failed(why: string): MakeExchange | null {
    const { requests } = this.cost;
    return requests === 0 ? null : this.entry({ ...this.question, id: '', who: '', command: null, answer: '', outcome: why }, '');
  }

  private entry(
    texts: {
      readonly id: string;
      readonly who: string;
      readonly cwd: string;
      readonly question: string;
      readonly command: string | null;
      readonly answer: string;
      readonly outcome: string;
    },
    provider: string,
  ): MakeExchange {
    const { cost, session } = this;
    const { usage } = cost;
    this.lastMs = Math.max(this.now(), this.lastMs + TICK_MS);
    const timeMs = this.lastMs;
    // the next request belongs to what is recorded next
    this.cost = NOTHING;
    return (clean) => ({
      kind: 'exchange',
      exchange: texts.id,
      session,
      timeMs,
      who: texts.who,
      cwd: clean(texts.cwd),
      question: clean(texts.question),
      command: texts.command === null ? null : clean(texts.command),
      answer: clean(texts.answer),
      outcome: clean(texts.outcome),
      review: clean(texts.command === null ? '' : cost.review),
      provider: cost.provider || provider,
      model: cost.model,
      prompt: cost.prompt,
      requests: cost.requests,
      ...usage,
      dollars: cost.requests === 0 ? 0 : costOf(cost.model, usage),
    });
  }
}
