/**
 * `bin/yo` as a host of the session's machine: one question, one answer, no terminal and no prompt. What a session paints becomes lines
 * for standard error; what a session prefills, or says last, is the outcome.
 */
import { ANSWER_CHARS } from '../base/limits.ts';
import type { Failure } from '../llm/port.ts';
import type { ShellNames } from '../review/shell-names.ts';
import { type ScreenText, screenLine, screenText } from '../safety/screen-gate.ts';
import type { Place } from '../session/session.ts';
import { type Answer, type AskId, prefills } from '../shell/wire.ts';
import { failureText } from '../ui/failure-text.ts';
import { Driver } from './driver.ts';
import type { Screen, Surroundings } from './host.ts';
import { pipedInput } from './piped-input.ts';

export interface OneShot {
  readonly question: string;
  /** What came down the pipe; empty without one. */
  readonly piped: Uint8Array;
  readonly place: Omit<Place, 'size'>;
  /** False when the user has said `yo off` in the session around this process. */
  readonly on: boolean;
  /** What the shell of the session around this process says of itself. */
  names(): ShellNames;
}

export type Outcome =
  | {
      readonly kind: 'command';
      readonly command: string;
      readonly explanation: ScreenText;
      /** What the command would do; null for the harmless. */
      readonly effect: { readonly text: ScreenText; readonly danger: boolean } | null;
      readonly notes: readonly ScreenText[];
    }
  | { readonly kind: 'chat'; readonly response: ScreenText; readonly notes: readonly ScreenText[] }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** A script's command need not fit a screen; it must still be printable. */
const ANY_SIZE = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

const FIRST_STEP = screenLine('this is the first of several steps; in a shell started by `yosh`, yo goes on with the next one');
const NO_ANSWER: Failure = { what: 'there was no answer', remedy: 'put the question another way' };

/** Lines for the user, as they come. */
export interface Told {
  /** What is wrong with the configuration. */
  problem(line: string): void;
  /** Explanation, effect and notes, and what was said on the way to the answer. */
  line(line: string): void;
}

/** Asks, and waits for the answer. Never rejects. */
export function askOnce({ question, piped, place, on, names }: OneShot, world: Surroundings, told: Told): Promise<Outcome> {
  return new Promise((resolve) => {
    const screen = new Lines((line) => told.line(line));
    const done = (outcome: Outcome): void => {
      driver.rest();
      driver.sent.flush();
      resolve(outcome);
    };
    const driver = new Driver(
      {
        ...world,
        screen,
        leadsOn: false,
        given: (mask) => pipedInput(piped, mask),
        names,
        terminal: () => null,
        answer: (answer) => done(screen.outcome(answer)),
        aborted() {},
        capture() {},
      },
      on,
    );
    for (const problem of driver.begin().problems) told.problem(screenLine(`yo: ${problem}`));
    const timeMs = world.now();
    driver.receive({ kind: 'prompt', ...place, status: 0, offset: 0, timeMs });
    driver.receive({ kind: 'resized', size: ANY_SIZE });
    driver.receive({ kind: 'asked', id: `${process.pid}.1` as AskId, sentence: question, timeMs });
  });
}

/** In one line, for a place without a prompt. */
export const failureLine = ({ what, remedy }: Failure): ScreenText =>
  screenLine(`yo: ${failureText({ what, remedy: remedy.replace('nothing was prefilled; ', '') })}`);

/** What is shown, as lines; the last text may be the answer, so it is held back until something follows it. */
class Lines implements Screen {
  private text = '';
  private explanation = screenLine('');
  private doing: Extract<Outcome, { kind: 'command' }>['effect'] = null;
  private readonly notes: ScreenText[] = [];
  private failure: Failure = NO_ANSWER;
  /** The text before has ended: what comes is another one. */
  private ended = false;
  private readonly say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.say = say;
  }

  think(): void {}

  stream(text: string): void {
    if (this.ended) this.flush();
    this.text += text;
  }

  streamEnd(): void {
    this.ended = true;
  }

  explain(text: ScreenText, step: number | null): void {
    this.explanation = text;
    this.line(step === null ? text : `step ${step} · ${text}`);
  }

  effect(text: ScreenText, danger: boolean): void {
    this.doing = { text, danger };
    this.line(text);
  }

  note(text: ScreenText): void {
    this.notes.push(text);
    this.line(`yo: ${text}`);
  }

  fail(failure: Failure): void {
    this.failure = failure;
  }

  abort(): void {}

  outcome({ kind, text }: Answer): Outcome {
    if (kind === 'pend') this.note(FIRST_STEP);
    const { notes, explanation, doing: effect } = this;
    if (prefills(kind)) return { kind: 'command', command: text, explanation, effect, notes };
    const response = screenText(this.text.trimEnd());
    return kind === 'chat' && response !== '' ? { kind: 'chat', response, notes } : { kind: 'failure', failure: this.failure };
  }

  private line(text: string): void {
    this.flush();
    this.say(text);
  }

  /** It was no answer, but something said on the way to one. */
  private flush(): void {
    const text = screenText(this.text.trim());
    this.text = '';
    this.ended = false;
    if (text !== '') this.say(text);
  }
}
