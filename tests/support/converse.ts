/** The session's state machine with a provider, without a terminal: asks a question and returns its outcome. */
import type { Fact, Provider, ProviderEvent, Turn, UserTurn } from '../../src/llm/port.ts';
import { promptOf } from '../../src/prompts/index.ts';
import { tools } from '../../src/replies/index.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import type { Effect, Session } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { asSent } from './turns.ts';
import { fact } from './facts.ts';

const SYSTEM = promptOf('large').system('m');

export interface Outcome {
  readonly prefilled: string | null;
  readonly explanation: string;
  readonly said: string;
  /** The lines that a user would read, mostly none or one. */
  readonly failures: readonly string[];
  readonly asks: number;
}

type Ask = Extract<Effect, { kind: 'ask-model' }>;

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
        if (effect.kind === 'ask-model') pending.push(effect);
        else if (effect.kind === 'review-suggestion')
          dispatch({
            kind: 'suggestion-reviewed',
            verdict: { command: effect.command as CommandLine, script: null, effect: null, notes: [], refused: null, repair: null },
          });
        else if (effect.kind === 'show-text') outcome.said += effect.text;
        else if (effect.kind === 'show-explanation') outcome.explanation = effect.text;
        else if (effect.kind === 'show-failure') outcome.failures.push(`${effect.failure.what}; ${effect.failure.remedy}`);
        else if (effect.kind === 'release-prompt' && (effect.answer === 'cmd' || effect.answer === 'pend')) outcome.prefilled = effect.text;
      }
    };
    const dispatch = (event: Parameters<typeof step>[1]): void => {
      const next = step(this.session, event);
      this.session = next.session;
      perform(next.effects);
    };
    dispatch({ kind: 'question-asked', id, question, timeMs: this.questions });
    for (let ask = pending.shift(); ask !== undefined; ask = pending.shift()) {
      outcome.asks += 1;
      const turn: UserTurn =
        ask.more === null
          ? { role: 'user', question: ask.question, facts: [...ask.facts, ...this.facts], fence: 'f0f1f2f3f4f5f6f7' }
          : ask.more.kind === 'correction'
            ? { role: 'user', question: ask.more.why, facts: [], follows: true }
            : { role: 'user', question: 'Here it is.', facts: [fact(ask.more.what.kind, 'looked up')], fence: 'f1', follows: true };
      dispatch({ kind: 'question-sent', turn, memory: ask.memory });
      const turns: readonly Turn[] = [...ask.memory, ...ask.turns, turn];
      for await (const event of this.provider.ask({ system: SYSTEM, turns: asSent(turns), tools }, signal))
        dispatch({ kind: 'answer-event-received', event });
      if (this.session.phase.at === 'asking' && pending.length === 0)
        dispatch(signal.aborted ? { kind: 'question-cancelled' } : { kind: 'answer-broken-off' });
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
