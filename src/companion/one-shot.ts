/**
 * The host of `bin/yo`: one question, one answer, no terminal and no prompt. What a session would paint becomes lines for standard
 * error; what a session would prefill, or its last text, is the result.
 */
import { ANSWER_CHARS } from '../base/limits.ts';
import { randomHex } from '../base/random.ts';
import type { Failure, Waiting } from '../llm/port.ts';
import type { ShellNames } from '../review/shell-names.ts';
import { type ScreenText, screenLine, screenText } from '../safety/screen-gate.ts';
import type { Place } from '../session/session.ts';
import { type Answer, type AskId, prefills } from '../shell/wire.ts';
import { failureText, fromYo } from '../ui/failure-text.ts';
import { Driver } from './driver.ts';
import type { Screen, Surroundings } from './host.ts';
import { pipedInput } from './piped-input.ts';
import type { ShellVariables } from './variables-file.ts';

export interface OneShot {
  readonly question: string;
  /** The piped input; empty without a pipe. */
  readonly piped: Uint8Array;
  readonly place: Omit<Place, 'size'>;
  /** False after `yo off` in the session around this process. */
  readonly on: boolean;
  /** The yes/no prompt; null without a terminal to ask on. */
  readonly confirm: ((text: ScreenText) => Promise<boolean>) | null;
  /** The names known to the shell of the session around this process. */
  names(): ShellNames;
  /** The variables of the shell in whose pipe this process runs. */
  variables(): ShellVariables;
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
  /** A line of ours: a step of a walk-through, the effects, a note. */
  line(line: string): void;
  /** The line that is shown while the answer is awaited; null where nobody sees it. Whoever prints after it has to erase it. */
  readonly waiting: { start(): void; wait(waiting: Waiting): void; erase(): void } | null;
  /** Takes work to be done when the result was printed. */
  afterwards(work: () => Promise<void>): void;
  /** Words of the model: the explanation, or text that came before the answer. */
  quote(text: string): void;
}

/** Asks, and waits for the result. Never rejects. */
export function askOnce(
  { question, piped, place, on, confirm, names, variables }: OneShot,
  world: Surroundings,
  output: OneShotOutput,
): Promise<OneShotResult> {
  return new Promise((resolve) => {
    const screen = new Lines(output);
    const done = (result: OneShotResult): void => {
      output.waiting?.erase();
      driver.rest();
      output.afterwards(() => driver.recorder.end());
      resolve(result);
    };
    const driver = new Driver(
      {
        ...world,
        screen,
        sessionName: `once.${randomHex(6)}`,
        keepsWalkThroughs: false,
        hostFacts: (mask) => pipedInput(piped, mask),
        names,
        variables,
        terminal: () => null,
        askUser:
          confirm === null
            ? null
            : (_, text) => {
                output.waiting?.erase();
                void confirm(text).then((yes) => driver.receive({ kind: 'confirmation-answered', yes }));
              },
        keepScript: () => null,
        answer: (answer) => done(screen.result(answer)),
        aborted() {},
        capture() {},
      },
      on,
    );
    const timeMs = world.now();
    const asked = { kind: 'question-asked', id: `${process.pid}.1` as AskId, question, timeMs } as const;
    for (const problem of driver.begin(asked).problems) output.problem(screenLine(`yo: ${problem}`));
    driver.receive({ kind: 'prompt', ...place, status: 0, offset: 0, timeMs });
    driver.receive({ kind: 'window-resized', size: ANY_SIZE });
    output.waiting?.start();
    driver.receive(asked);
  });
}

/** The failure in one line, without the part about the prompt. */
export const failureLine = ({ what, remedy }: Failure): ScreenText =>
  screenLine(fromYo(failureText({ what, remedy: remedy.replace('nothing was prefilled; ', '') })));

/** Turns what is shown into lines. The last text may be the answer, so text is held back until something follows it. */
class Lines implements Screen {
  private text = '';
  private explanation = screenLine('');
  private shownEffect: Extract<OneShotResult, { kind: 'command' }>['effect'] = null;
  private readonly notes: ScreenText[] = [];
  private failure: Failure = NO_ANSWER;
  /** The held text is complete: text that follows is another one. */
  private ended = false;
  private readonly output: OneShotOutput;

  constructor(output: OneShotOutput) {
    this.output = output;
  }

  think(): void {
    this.output.waiting?.start();
  }

  wait(waiting: Waiting): void {
    this.output.waiting?.wait(waiting);
  }

  stream(text: string): void {
    if (this.ended) this.flush();
    this.text += text;
  }

  streamEnd(): readonly [] {
    this.ended = true;
    return [];
  }

  copy(): void {}

  explain(text: ScreenText, step: number | null): void {
    this.explanation = text;
    this.output.waiting?.erase();
    if (step !== null) return this.line(`step ${step} · ${text}`);
    this.flush();
    this.output.quote(text);
  }

  script(text: string): void {
    this.line(text);
  }

  effect(text: ScreenText, danger: boolean): void {
    this.shownEffect = { text, danger };
    this.line(text);
  }

  note(text: ScreenText): void {
    this.notes.push(text);
    this.line(fromYo(text));
  }

  /** The text before it is not flushed: it may be the answer. */
  remark(text: ScreenText): void {
    this.notes.push(text);
    this.output.waiting?.erase();
    this.output.line(fromYo(text));
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
    this.output.waiting?.erase();
    this.output.line(text);
  }

  /** Prints the held text: it was not the answer, since something followed it. */
  private flush(): void {
    const text = screenText(this.text.trim());
    this.text = '';
    this.ended = false;
    if (text === '') return;
    this.output.waiting?.erase();
    this.output.quote(text);
  }
}
