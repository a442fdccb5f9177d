/**
 * Reviews suggestions, for the session, the walk-through and `bin/yo` alike. Warms up while the request is in flight: the review is half
 * of the companion's code, and its `-n` shell takes longer to start than to answer.
 */
import type { Redactor } from '../safety/redact/index.ts';
import type { Place, Verdict } from '../session/session.ts';
import type { ReviewRequest, ReviewWorld } from './review.ts';
import type { Spare } from './review-world.ts';
import type { ShellNames } from './shell-names.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Delay after the request, so that it leaves first: starting a process blocks the event loop for some milliseconds, and the first fetch
 * of a process keeps it busy for 30 ms. No model has answered by then.
 */
const DELAY_MS = 60;

/** How long a shell waits for a question that is being typed. */
const TYPING_MS = 60_000;

export class Reviewer {
  private spare: Spare | null = null;
  private typing: NodeJS.Timeout | null = null;
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
    const { rests } = this;
    await new Promise((next) => setTimeout(next, DELAY_MS));
    await this.warmUp(place, rests);
  }

  /** Warms up while a question is being typed, which may never be asked. Never rejects. */
  async prepareTyping(place: Place): Promise<void> {
    await this.warmUp(place, this.rests);
    if (this.typing !== null) clearTimeout(this.typing);
    this.typing = setTimeout(() => this.rest(), TYPING_MS).unref();
  }

  private async warmUp(place: Place, rests: number): Promise<void> {
    try {
      const { checkWorld, spareShell, warmUp } = await import('./stages.ts');
      // an answer that came meanwhile was reviewed without this
      if (this.rests !== rests || this.spare !== null) return;
      const world = checkWorld(place, this.names(), this.env);
      this.spare = spareShell(world);
      if (this.isWarm) return;
      this.isWarm = true;
      await warmUp(world);
    } catch {
      // all of it is then made when it is needed
    }
  }

  /** Never rejects: a suggestion that could not be reviewed comes back with a note that says so. */
  async review(request: ReviewRequest, signal: AbortSignal, keep: ReviewWorld['keep']): Promise<Verdict> {
    const { checkWorld, review, unreviewed, withSpare } = await import('./stages.ts');
    const { spare } = this;
    this.spare = null;
    const check = withSpare(checkWorld(request.place, this.names(), this.env), spare);
    const restore = this.redactor.restore.bind(this.redactor);
    const world = { check, patience: this.patience, variable: (name: string) => this.env[name], restore, keep };
    const verdict = await review(request, world, signal).catch(() => unreviewed(request, world));
    spare?.end();
    return verdict;
  }

  /** Called when no suggestion will come: ends the waiting shell. */
  rest(): void {
    this.rests += 1;
    this.spare?.end();
    this.spare = null;
    if (this.typing !== null) clearTimeout(this.typing);
    this.typing = null;
  }
}
