/**
 * Looks at suggestions: loaded and made ready while the model is waited for, because what looks is half of what a companion is made
 * of, and a shell that is to judge the syntax takes longer to start than to answer.
 */
import type { CheckWorld } from '../check/index.ts';
import type { Redactor } from '../safety/redact/index.ts';
import type { Place, Verdict } from '../session/session.ts';
import type { Proposal } from './examine.ts';
import { readShellNames } from './shell-names.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Ready {
  readonly world: CheckWorld;
  /** Lets go of the shell that waits. */
  end(): void;
}

/** The request goes out first: to start a process holds everything up for some milliseconds. No model has answered by then. */
const AFTER_MS = 25;

export class Looker {
  private ready: Ready | null = null;
  private rehearsed = false;
  /** How often it was said that no suggestion is to come. */
  private rests = 0;
  private readonly session: string;
  private readonly env: Env;
  private readonly redactor: Redactor;
  private readonly patience: number;

  constructor(session: string, env: Env, redactor: Redactor, patience = 1) {
    this.session = session;
    this.env = env;
    this.redactor = redactor;
    this.patience = patience;
  }

  /** A suggestion may come for this place; called when the question leaves. Never rejects. */
  async prepare(place: Place): Promise<void> {
    this.rest();
    const { rests } = this;
    try {
      await new Promise((next) => setTimeout(next, AFTER_MS));
      const { readyWorld, rehearse } = await import('./examination.ts');
      // an answer that came meanwhile has been looked at without this
      if (this.rests !== rests) return;
      this.ready = readyWorld(place, readShellNames(this.session), this.env);
      if (this.rehearsed) return;
      this.rehearsed = true;
      await rehearse(this.ready.world);
    } catch {
      // then it is made when it is needed
    }
  }

  /** Never rejects: what could not be looked at says so. */
  async look(proposal: Proposal, signal: AbortSignal): Promise<Verdict> {
    const { examine, readyWorld, unexamined } = await import('./examination.ts');
    const { world } = this.ready ?? readyWorld(proposal.place, readShellNames(this.session), this.env);
    const examiner = {
      world,
      patience: this.patience,
      variable: (name: string) => this.env[name],
      restore: (command: string) => this.redactor.restore(command),
    };
    return examine(proposal, examiner, signal).catch(() => unexamined(proposal));
  }

  /** No suggestion is to come. */
  rest(): void {
    this.rests += 1;
    this.ready?.end();
    this.ready = null;
  }
}
