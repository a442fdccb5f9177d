/**
 * Reviews suggestions, for the session, the walk-through and `bin/yo` alike. Warms up while the request is in flight: the review is half
 * of the companion's code, and its `-n` shell takes longer to start than to answer.
 */
import type { CheckWorld } from '../check/index.ts';
import type { Redactor } from '../safety/redact/index.ts';
import type { Place, Verdict } from '../session/session.ts';
import type { ReviewRequest } from './review.ts';
import type { ShellNames } from './shell-names.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Ready {
  readonly world: CheckWorld;
  /** Ends the shell that waits. */
  end(): void;
}

/**
 * Delay after the request, so that it leaves first: starting a process blocks the event loop for some milliseconds, and the first fetch
 * of a process keeps it busy for 30 ms. No model has answered by then.
 */
const DELAY_MS = 60;

export class Reviewer {
  private ready: Ready | null = null;
  private isWarm = false;
  /** How often `rest()` was called. */
  private rests = 0;
  private readonly names: () => ShellNames;
  private readonly env: Env;
  private readonly redactor: Redactor;
  private readonly patience: number;

  /**
   * @param names the shell's PATH, aliases and functions, read afresh for each question.
   * @param patience multiplies the deadlines of a review.
   */
  constructor(names: () => ShellNames, env: Env, redactor: Redactor, patience = 1) {
    this.names = names;
    this.env = env;
    this.redactor = redactor;
    this.patience = patience;
  }

  /** Warms up for a suggestion at this place; called when the request leaves. Never rejects. */
  async prepare(place: Place): Promise<void> {
    this.rest();
    const { rests } = this;
    try {
      await new Promise((next) => setTimeout(next, DELAY_MS));
      const { readyWorld, warmUp } = await import('./stages.ts');
      // the answer came meanwhile and was reviewed without this
      if (this.rests !== rests) return;
      this.ready = readyWorld(place, this.names(), this.env);
      if (this.isWarm) return;
      this.isWarm = true;
      await warmUp(this.ready.world);
    } catch {
      // the world is then made when it is needed
    }
  }

  /** Never rejects: a suggestion that could not be reviewed comes back with a note that says so. */
  async review(request: ReviewRequest, signal: AbortSignal): Promise<Verdict> {
    const { review, readyWorld, unreviewed } = await import('./stages.ts');
    const made = this.ready ?? readyWorld(request.place, this.names(), this.env);
    const world = { check: made.world, variable: (name: string) => this.env[name], restore: this.redactor.restore.bind(this.redactor) };
    const verdict = await review(request, world, signal).catch(() => unreviewed(request));
    if (made !== this.ready) made.end();
    return verdict;
  }

  /** Called when no suggestion will come: ends the waiting shell. */
  rest(): void {
    this.rests += 1;
    this.ready?.end();
    this.ready = null;
  }
}
