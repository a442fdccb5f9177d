/**
 * The host of `bin/yo`: one question, one answer, no terminal and no prompt. What a session would paint becomes lines for standard
 * error; what a session would prefill, or its last text, is the result.
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
  /** The piped input; empty without a pipe. */
  readonly piped: Uint8Array;
  readonly place: Omit<Place, 'size'>;
  /** False after `yo off` in the session around this process. */
  readonly on: boolean;
  /** The names known to the shell of the session around this process. */
  names(): ShellNames;
}

export type OneShotResult =
  | {
      readonly kind: 'command';
      readonly command: string;
      readonly explanation: ScreenText;
      /** What the command would do; null when it is harmless. */
      readonly effect: { readonly text: ScreenText; readonly danger: boolean } | null;
      readonly notes: readonly ScreenText[];
    }
  | { readonly kind: 'chat'; readonly response: ScreenText; readonly notes: readonly ScreenText[] }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** The command of a script need not fit on a screen, but must be printable. */
const ANY_SIZE = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

const FIRST_STEP = screenLine('this is the first of several steps; in a shell started by `yosh`, yo goes on with the next one');
const NO_ANSWER: Failure = { what: 'there was no answer', remedy: 'put the question another way' };

/** Takes the lines for standard error, in order. */
export interface OneShotOutput {
  /** A problem in the configuration. */
  problem(line: string): void;
  /** The explanation, the effects, a note, or text that came before the answer. */
  line(line: string): void;
}

/** Asks, and waits for the result. Never rejects. */
export function askOnce(
  { question, piped, place, on, names }: OneShot,
  world: Surroundings,
  output: OneShotOutput,
): Promise<OneShotResult> {
  return new Promise((resolve) => {
    const screen = new Lines((line) => output.line(line));
    const done = (result: OneShotResult): void => {
      driver.rest();
      driver.sent.flush();
      resolve(result);
    };
    const driver = new Driver(
      {
        ...world,
        screen,
        keepsWalkThroughs: false,
        hostFacts: (mask) => pipedInput(piped, mask),
        names,
        terminal: () => null,
        answer: (answer) => done(screen.result(answer)),
        aborted() {},
        capture() {},
      },
      on,
    );
    for (const problem of driver.begin().problems) output.problem(screenLine(`yo: ${problem}`));
    const timeMs = world.now();
    driver.receive({ kind: 'prompt', ...place, status: 0, offset: 0, timeMs });
    driver.receive({ kind: 'window-resized', size: ANY_SIZE });
    driver.receive({ kind: 'question-asked', id: `${process.pid}.1` as AskId, question, timeMs });
  });
}

/** The failure in one line, without the part about the prompt. */
export const failureLine = ({ what, remedy }: Failure): ScreenText =>
  screenLine(`yo: ${failureText({ what, remedy: remedy.replace('nothing was prefilled; ', '') })}`);

/** Turns what is shown into lines. The last text may be the answer, so text is held back until something follows it. */
class Lines implements Screen {
  private text = '';
  private explanation = screenLine('');
  private shownEffect: Extract<OneShotResult, { kind: 'command' }>['effect'] = null;
  private readonly notes: ScreenText[] = [];
  private failure: Failure = NO_ANSWER;
  /** The held text is complete: text that follows is another one. */
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
    this.shownEffect = { text, danger };
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

  result({ kind, text }: Answer): OneShotResult {
    if (kind === 'pend') this.note(FIRST_STEP);
    const { notes, explanation, shownEffect: effect } = this;
    if (prefills(kind)) return { kind: 'command', command: text, explanation, effect, notes };
    const response = screenText(this.text.trimEnd());
    return kind === 'chat' && response !== '' ? { kind: 'chat', response, notes } : { kind: 'failure', failure: this.failure };
  }

  private line(text: string): void {
    this.flush();
    this.say(text);
  }

  /** Prints the held text: it was not the answer, since something followed it. */
  private flush(): void {
    const text = screenText(this.text.trim());
    this.text = '';
    this.ended = false;
    if (text !== '') this.say(text);
  }
}
