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
  /** Lets go of the shell that waits. */
  end(): void;
}

/**
 * The request goes out first: to start a process blocks the loop for some milliseconds, and the first fetch of a process alone keeps it
 * busy for 30 ms. No model has answered by then.
 */
const AFTER_MS = 60;

export class Reviewer {
  private ready: Ready | null = null;
  private isWarm = false;
  /** How often it was said that no suggestion will come. */
  private rests = 0;
  private readonly names: () => ShellNames;
  private readonly env: Env;
  private readonly redactor: Redactor;
  private readonly patience: number;

  /**
   * @param names what the shell says of its PATH, aliases and functions, read afresh for each question.
   * @param patience multiplies the deadlines of a review.
   */
  constructor(names: () => ShellNames, env: Env, redactor: Redactor, patience = 1) {
    this.names = names;
    this.env = env;
    this.redactor = redactor;
    this.patience = patience;
  }

  /** A suggestion may come for this place; called when the request leaves. Never rejects. */
  async prepare(place: Place): Promise<void> {
    this.rest();
    const { rests } = this;
    try {
      await new Promise((next) => setTimeout(next, AFTER_MS));
      const { readyWorld, warmUp } = await import('./stages.ts');
      // an answer that came meanwhile has been reviewed without this
      if (this.rests !== rests) return;
      this.ready = readyWorld(place, this.names(), this.env);
      if (this.isWarm) return;
      this.isWarm = true;
      await warmUp(this.ready.world);
    } catch {
      // then it is made when it is needed
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

  /** No suggestion is to come. */
  rest(): void {
    this.rests += 1;
    this.ready?.end();
    this.ready = null;
  }
}
