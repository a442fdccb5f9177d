/** The session's state machine with a provider, without a terminal: asks a question and returns its outcome. */
import type { Fact, Provider, ProviderEvent, Turn, UserTurn } from '../../src/llm/port.ts';
import { SYSTEM } from '../../src/llm/system-prompt.ts';
import { tools } from '../../src/replies/index.ts';
import type { Effect, Session } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { asSent } from './turns.ts';
import { fact } from './facts.ts';

export interface Outcome {
  readonly prefilled: string | null;
  readonly explanation: string;
  readonly said: string;
  /** The lines that a user would read, mostly none or one. */
  readonly failures: readonly string[];
  readonly asks: number;
}

type Ask = Extract<Effect, { kind: 'ask' }>;

export class Conversation {
  session: Session = newSession;
  private questions = 0;
  private readonly provider: Provider;
  private readonly facts: readonly Fact[];

  constructor(provider: Provider, facts: readonly Fact[] = []) {
    this.provider = provider;
    this.facts = facts;
  }

  async ask(question: string, signal: AbortSignal = new AbortController().signal): Promise<Outcome> {
    this.questions += 1;
    const id = `1.${this.questions}` as AskId;
    const outcome = { prefilled: null as string | null, explanation: '', said: '', failures: [] as string[], asks: 0 };
    let pending: Ask[] = [];
    const perform = (effects: readonly Effect[]): void => {
      for (const effect of effects) {
        if (effect.kind === 'ask') pending.push(effect);
        else if (effect.kind === 'examine')
          dispatch({ kind: 'examined', verdict: { command: effect.command, effect: null, notes: [], repair: null } });
        else if (effect.kind === 'stream') outcome.said += effect.text;
        else if (effect.kind === 'explain') outcome.explanation = effect.text;
        else if (effect.kind === 'fail') outcome.failures.push(`${effect.failure.what}; ${effect.failure.remedy}`);
        else if (effect.kind === 'answer' && (effect.answer === 'cmd' || effect.answer === 'pend')) outcome.prefilled = effect.text;
      }
    };
    const dispatch = (event: Parameters<typeof step>[1]): void => {
      const next = step(this.session, event);
      this.session = next.session;
      perform(next.effects);
    };
    dispatch({ kind: 'asked', id, sentence: question, timeMs: this.questions });
    for (let ask = pending.shift(); ask !== undefined; ask = pending.shift()) {
      outcome.asks += 1;
      const turn: UserTurn =
        ask.more === null
          ? { role: 'user', question: ask.question, facts: [...ask.told, ...this.facts], fence: 'f0f1f2f3f4f5f6f7' }
          : ask.more.kind === 'correction'
            ? { role: 'user', question: ask.more.why, facts: [], follows: true }
            : { role: 'user', question: 'Here it is.', facts: [fact(ask.more.what.kind, 'looked up')], fence: 'f1', follows: true };
      dispatch({ kind: 'sent', turn, memory: ask.memory });
      const turns: readonly Turn[] = [...ask.memory, ...ask.turns, turn];
      for await (const event of this.provider.ask({ system: SYSTEM, turns: asSent(turns), tools }, signal))
        dispatch({ kind: 'provider', event });
      if (this.session.phase.at === 'asking' && pending.length === 0) dispatch(signal.aborted ? { kind: 'cancelled' } : { kind: 'broken' });
    }
    pending = [];
    return outcome;
  }
}

/** Every event of one question, for tests of the port itself. */
export async function events(
  provider: Provider,
  turns: readonly Turn[] = [{ role: 'user', question: 'q', facts: [] }],
): Promise<ProviderEvent[]> {
  const found: ProviderEvent[] = [];
  for await (const event of provider.ask({ system: SYSTEM, turns: asSent(turns), tools }, new AbortController().signal)) found.push(event);
  return found;
}
