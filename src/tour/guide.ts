/**
 * Takes the user of `yosh tour` from station to station. It uses what a walk-through uses: every answer keeps the hook asking before the
 * next prompt, and a prompt at which no walk-through is under way gets the next station. Pure but for its own state.
 */
import type { SessionEvent } from '../session/session.ts';
import type { Answer } from '../shell/wire.ts';
import { questionOf, sentenceOf, type Station, STATIONS } from './stations.ts';

/** What a prompt gets: a line above it, and what is prefilled. */
export interface Guided {
  readonly says: string | null;
  readonly answer: Pick<Answer, 'kind' | 'text'>;
}

type Seen = Pick<SessionEvent, 'kind'> & { readonly question?: string | null; readonly text?: string | null };

export class Guide {
  private at = 0;
  /** `done`: the station's question was asked, or its command was run. `over`: the last station was shown, so the shell is the user's. */
  private stage: 'open' | 'done' | 'over' = 'open';
  /** The newest answer is a step of the walk-through. */
  private isWalking = false;

  /** Sees an event before the session does. */
  see({ kind, question, text }: Seen): void {
    if (kind === 'question-asked') {
      const asked = STATIONS.findIndex((station) => questionOf(station) === question?.trim());
      if (asked >= 0) [this.at, this.stage] = [asked, 'done'];
    } else if ((kind === 'started' || kind === 'ended') && this.stage !== 'over' && text?.trim() === this.station.line) this.stage = 'done';
  }

  /** What a prompt gets for which the hook asks; null: what the session decides, because a walk-through is under way. */
  prompt(): Guided | null {
    return this.isWalking ? null : this.next();
  }

  /** What the user gets when the session has answered so. */
  answered(answer: Answer): Guided {
    const { kind, text } = answer;
    this.isWalking = kind === 'pend' || kind === 'hold';
    if (this.isWalking || this.stage === 'over') return { says: null, answer: { kind, text } };
    if (kind === 'cmd') return { says: null, answer: { kind: 'pend', text } };
    return this.next();
  }

  private get station(): Station {
    return STATIONS[this.at] ?? STATIONS[0];
  }

  private next(): Guided {
    if (this.stage === 'over') return { says: null, answer: { kind: 'chat', text: '' } };
    const last = STATIONS.length - 1;
    if (this.stage === 'done') this.at = Math.min(this.at + 1, last);
    this.stage = this.at === last ? 'over' : 'open';
    return { says: sentenceOf(this.station), answer: { kind: 'pend', text: this.station.line } };
  }
}
