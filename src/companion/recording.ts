/** Collects what a replay of the current question needs: where it was asked, what was sent, what came back, the verdicts. */
import { REPLAY_CHARS } from '../base/limits.ts';
import type { ProfileName } from '../base/model-notes.ts';
import type { AssistantTurn, Provider, ProviderEvent, ProviderRequest, Turn } from '../llm/port.ts';
import type { ReplayEntry } from '../record/replays.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import { redactedJson } from '../safety/redact/redacted-json.ts';
import type { Effect, Session, SessionEvent, Step, Verdict } from '../session/session.ts';
import type { AnswerLook } from '../ui/answer.ts';

/** How the screen was painted, except for its width. */
export type RecordedLook = Omit<AnswerLook, 'cols'>;
/** Makes the entry when it is written: what is known as a secret by then is masked. */
export type MakeReplay = (clean: (text: string) => RedactedText, look: RecordedLook) => ReplayEntry;

type Request = Pick<ProviderRequest, 'system' | 'tools' | 'turns'>;

/** Who was asked. */
type Asked = Pick<Provider, 'profile' | 'model' | 'unteachable'>;

interface Sent extends Request {
  readonly profile: ProfileName;
  readonly model: string;
  readonly unteachable: boolean;
}

/** The version of this form; a replay of another one is refused. */
export const REPLAY_FORM = 1;

export class Recording {
  private asked: (Pick<Extract<Effect, { kind: 'ask-model' }>, 'purpose' | 'question' | 'place'> & Pick<Session, 'walkThrough'>) | null =
    null;
  private sent: Sent | null = null;
  /** A list of events for each request. */
  private rounds: ProviderEvent[][] = [];
  private verdicts: Verdict[] = [];
  private chars = 0;

  /** The session has taken a step. */
  stepped(event: SessionEvent, { session, effects }: Step): void {
    if (event.kind === 'answer-event-received') this.received(event.event);
    if (event.kind === 'suggestion-reviewed') this.verdicts.push(event.verdict);
    for (const effect of effects) {
      if (effect.kind !== 'ask-model') continue;
      if (effect.more === null) this.begin(effect, session);
      this.rounds.push([]);
    }
  }

  /** A request leaves. The newest one has the turns of those before it. */
  requestMade({ system, tools, turns }: Request, { profile = 'large', model = '', unteachable }: Asked): void {
    this.sent = { system, tools, turns, profile, model, unteachable: unteachable === true };
  }

  /** The question has ended: null when no provider was asked, or when more came back than is kept. */
  end(cancelled: boolean): MakeReplay | null {
    const { asked, sent, rounds, verdicts, chars } = this;
    this.asked = null;
    if (asked === null || sent === null || chars > REPLAY_CHARS) return null;
    return (clean, look) => ({
      request: [{ system: sent.system, tools: sent.tools }, ...sent.turns.map(plainTurn)].map((part) => redactedJson(part, clean)),
      rest: redactedJson(
        {
          form: REPLAY_FORM,
          purpose: asked.purpose,
          question: asked.question,
          // who the user is on which host is not needed
          place: { ...asked.place, who: '' },
          walkThrough: asked.walkThrough === null ? null : { ...asked.walkThrough, who: '' },
          profile: sent.profile,
          model: sent.model,
          unteachable: sent.unteachable,
          look,
          rounds,
          verdicts,
          cancelled,
        },
        clean,
      ),
    });
  }

  private begin({ purpose, question, place }: Extract<Effect, { kind: 'ask-model' }>, { walkThrough }: Session): void {
    this.asked = { purpose, question, place, walkThrough };
    [this.sent, this.rounds, this.verdicts, this.chars] = [null, [], [], 0];
  }

  /** Pieces of text are joined: a secret may be split between two of them, and the screen does not depend on the pieces. */
  private received(event: ProviderEvent): void {
    const round = this.rounds.at(-1);
    if (this.asked === null || round === undefined || event.kind === 'items') return;
    this.chars += event.kind === 'text' ? event.text.length : event.kind === 'tool' ? JSON.stringify(event.call).length : 0;
    if (this.chars > REPLAY_CHARS) return;
    const last = round.at(-1);
    if (event.kind === 'text' && last?.kind === 'text') round[round.length - 1] = { kind: 'text', text: last.text + event.text };
    else round.push(event);
  }
}

/** Without what only the provider understands, and without the random marker: both differ in each request, and neither is needed. */
function plainTurn(turn: Turn): Turn {
  if (turn.role === 'assistant') return { role: turn.role, text: turn.text, tool: turn.tool, origin: turn.origin } satisfies AssistantTurn;
  const { role, question, facts, follows } = turn;
  return { role, question, facts, ...(follows === true ? { follows } : {}) };
}
