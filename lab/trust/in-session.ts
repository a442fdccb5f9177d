/**
 * The context of a suggestion as a session makes it: the row's command before the question, typed by the user or run as the step of a
 * walk-through before, then the question, the facts that are gathered, and the answer itself.
 */
import { ofQuestion } from '../../src/companion/turn.ts';
import { gather } from '../../src/context/gather.ts';
import { fitted } from '../../src/context/fit.ts';
import type { FactSource } from '../../src/context/source.ts';
import type { ReviewRequest } from '../../src/review/review.ts';
import type { Effect, Session, SessionEvent, Verdict } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { CWD, HOME } from '../check/world.ts';
import { machine, source } from '../../tests/context/support.ts';
import type { Before } from '../pairs.ts';
import type { Row } from './rows.ts';

/** What the session asks to have reviewed. */
export type Reviewed = Pick<ReviewRequest, 'command' | 'words' | 'turns'>;

type Ask = Extract<Effect, { kind: 'ask-model' }>;

/** A machine without files. */
const MACHINE = machine({ home: HOME, env: { PATH: '/usr/bin', HOME } });

/** Plays the events that a shell's hooks, a model and a review send. */
class Play {
  private session: Session = newSession;
  private offset = 0;
  private count = 0;
  private readonly shell: string;
  /** Outputs by where their commands ended. */
  private readonly outputs = new Map<number, string>();
  private readonly judge: (request: Reviewed) => Promise<Verdict>;
  private asked: Ask | null = null;
  private reviewed: Reviewed | null = null;

  constructor(shell: string, judge: (request: Reviewed) => Promise<Verdict>) {
    this.shell = shell;
    this.judge = judge;
    this.prompt(0);
  }

  private play(event: SessionEvent): void {
    const done = step(this.session, event);
    this.session = done.session;
    for (const effect of done.effects) {
      if (effect.kind === 'ask-model') this.asked = effect;
      if (effect.kind === 'review-suggestion') this.reviewed = effect;
    }
  }

  /** A prompt is drawn, after a command with this exit status. */
  prompt(status: number): this {
    this.offset += 10;
    const { shell, offset } = this;
    this.play({ kind: 'prompt', shell, version: '5.2', status, cwd: CWD, who: '1000@here', offset, timeMs: offset });
    return this;
  }

  private nextId(): AskId {
    this.count += 1;
    return `1.${this.count}` as AskId;
  }

  /** A command runs to its end. */
  run({ typed, output, status }: Before): this {
    this.offset += 100;
    const { offset } = this;
    this.play({ kind: 'started', text: typed, offset: offset - 90, timeMs: offset - 90 });
    this.play({ kind: 'ended', text: typed, status, alias: '', offset, timeMs: offset });
    this.outputs.set(offset, output);
    return this;
  }

  /** Null where the session asks for no review. */
  async ask(question: string, answer: string, pending: boolean): Promise<Reviewed | null> {
    this.play({ kind: 'question-asked', id: this.nextId(), question, timeMs: this.offset });
    return this.answered(answer, pending);
  }

  async next(answer: string, pending: boolean): Promise<Reviewed | null> {
    this.play({ kind: 'step-due', id: this.nextId(), who: '1000@here', timeMs: this.offset });
    return this.answered(answer, pending);
  }

  private async answered(command: string, pending: boolean): Promise<Reviewed | null> {
    const { asked } = this;
    if (asked === null) return null;
    const facts = [...asked.facts, ...(await gather(this.source(asked)))];
    this.play({ kind: 'question-sent', turn: { role: 'user', question: asked.question, facts }, memory: asked.memory });
    this.play({
      kind: 'answer-event-received',
      event: { kind: 'tool', call: { name: 'command', input: { command, explanation: 'does it', pending } } },
    });
    this.play({ kind: 'answer-event-received', event: { kind: 'end', reason: 'complete' } });
    return this.reviewed;
  }

  /** Goes on with the verdict on the newest suggestion. */
  async judged(): Promise<void> {
    const { reviewed } = this;
    if (reviewed === null) return;
    const verdict = await this.judge(reviewed);
    this.play({ kind: 'suggestion-reviewed', verdict, repairs: 0 });
    this.reviewed = null;
    this.asked = null;
    this.prompt(0);
  }

  private source(asked: Ask): FactSource {
    const output = this.outputs.get(asked.last?.to ?? -1) ?? '';
    return source({
      ...ofQuestion(asked),
      output: async ({ chars }) => {
        const text = fitted(output, chars);
        return text === '' ? null : { text, lines: text.split('\n').length, cut: false };
      },
      machine: MACHINE,
    });
  }
}

/** A harmless screen: it lies there before a goal is typed. */
export const SOME_OUTPUT: Before = {
  typed: 'ls',
  output: 'Makefile  README.md  build  docs  notes.txt  package.json  src  tests',
  status: 0,
};

export type Played = Pick<Row, 'question' | 'before' | 'command' | 'shell' | 'earlier'>;

/** The user typed the command before the question. */
export async function typedBefore(
  { question, before, command, shell }: Played,
  judge: (request: Reviewed) => Promise<Verdict>,
): Promise<Reviewed | null> {
  const play = new Play(shell, judge);
  if (before !== null) play.run(before).prompt(before.status);
  return play.ask(question, command, false);
}

/** The question is a goal, and the command before is a step of its walk-through. */
export async function asStep(
  { question, before, command, shell, earlier }: Played,
  judge: (request: Reviewed) => Promise<Verdict>,
): Promise<Reviewed | null> {
  const play = new Play(shell, judge).run(SOME_OUTPUT).prompt(0);
  if (before === null) return play.ask(question, command, true);
  for (const [at, each] of [...earlier, before].entries()) {
    await (at === 0 ? play.ask(question, each.typed, true) : play.next(each.typed, true));
    await play.judged();
    play.run(each);
  }
  return play.next(command, true);
}
