/**
 * Asks the user at the terminal, one line at a time. The terminal is raw from the first question to `close`, so that the kernel does not
 * echo what the user types ahead or pastes; this module writes what may be seen.
 */
import type tty from 'node:tty';
import { behindInput } from '../base/behind-input.ts';
import { ENTER_GUARD_MS } from '../base/limits.ts';
import { YES_NO, YesNo } from '../base/yes-no.ts';
import { displayWidth } from '../safety/display-width.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { LineInput } from './line-input.ts';

/** Ctrl-C, Ctrl-D on an empty line, or the terminal is gone. Thrown, because it ends the question and all that would follow it. */
export class Cancelled extends Error {}

export interface AskOptions {
  /** The answer is not shown, not even its length. */
  readonly hidden?: boolean;
  /** The arrow keys go through these. */
  readonly choices?: readonly string[];
  /** What an empty answer takes, which is then shown as if it had been typed. */
  readonly standard?: string;
}

export interface Person {
  /** Rejects with `Cancelled`. */
  ask(question: string, options?: AskOptions): Promise<string>;
  /** The yes/no prompt of the product. Rejects with `Cancelled`. */
  confirm(question: string): Promise<boolean>;
  /** Runs `work` with the keyboard ignored, except Ctrl-C, which aborts the signal and rejects with `Cancelled`. */
  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  say(text: string): void;
  /** Restores the terminal. */
  close(): void;
}

const PASTE_ON = '\x1b[?2004h';
const PASTE_OFF = '\x1b[?2004l';
/** For terminals without bracketed paste: input this soon after a hidden answer belongs to it and is dropped. */
const REST_OF_PASTE_MS = 50;
const HANGUP_STATUS = 129;
const TERMINATED_STATUS = 143;

export const personAt = (input: tty.ReadStream, output: tty.WriteStream, dumb: boolean): Person => new TerminalPerson(input, output, dumb);

/** Gets what is typed; null when the terminal is gone. */
type Taker = (chunk: Buffer | null) => void;
const IGNORE: Taker = () => {};

class TerminalPerson implements Person {
  private take = IGNORE;
  private isRaw = false;
  private readonly input: tty.ReadStream;
  private readonly output: tty.WriteStream;
  private readonly dumb: boolean;
  private readonly onData = (chunk: Buffer): void => this.take(chunk);
  private readonly onEnd = (): void => this.take(null);
  private readonly onTerminate = (): void => this.leave(TERMINATED_STATUS);
  private readonly onHangUp = (): void => this.leave(HANGUP_STATUS);

  constructor(input: tty.ReadStream, output: tty.WriteStream, dumb: boolean) {
    this.input = input;
    this.output = output;
    this.dumb = dumb;
  }

  say(text: string): void {
    this.output.write(text);
  }

  ask(question: string, { hidden = false, choices = [], standard = '' }: AskOptions = {}): Promise<string> {
    this.start();
    this.output.write(question);
    const line = new LineInput(choices, standard);
    const echo = this.echo(question.slice(question.lastIndexOf('\n') + 1));
    return new Promise((resolve, reject) => {
      this.take = (chunk) => {
        const outcome = chunk === null ? 'cancelled' : line.push(chunk);
        if (!hidden) echo(outcome === 'done' && line.text === '' ? standard : line.text);
        if (outcome === 'typing') return;
        this.take = IGNORE;
        this.output.write(outcome === 'done' ? '\n' : '^C\n');
        if (outcome === 'cancelled') reject(new Cancelled());
        else if (hidden) behindInput(REST_OF_PASTE_MS, () => resolve(line.text));
        else resolve(line.text);
      };
    });
  }

  confirm(question: string): Promise<boolean> {
    this.start();
    const prompt = new YesNo();
    return new Promise((resolve, reject) => {
      this.take = (chunk) => {
        const step = chunk === null ? ({ outcome: 'cancelled', echo: '\n' } as const) : prompt.keys(chunk);
        this.output.write(step.echo);
        if (step.outcome === 'open') return;
        this.take = IGNORE;
        endGuard();
        if (step.outcome === 'cancelled') reject(new Cancelled());
        else resolve(step.outcome === 'yes');
      };
      this.output.write(`${question}${YES_NO}`);
      const endGuard = behindInput(ENTER_GUARD_MS, () => prompt.guardEnded());
    });
  }

  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.start();
    const control = new AbortController();
    return new Promise((resolve, reject) => {
      this.take = (chunk) => {
        if (chunk !== null && !chunk.includes(0x03)) return;
        this.take = IGNORE;
        control.abort();
        reject(new Cancelled());
      };
      // before the promise settles, because its continuation may ask the next question at once
      const settled = (): void => void (this.take = IGNORE);
      work(control.signal).then(
        (value) => {
          settled();
          resolve(value);
        },
        (error: unknown) => {
          settled();
          reject(error);
        },
      );
    });
  }

  close(): void {
    if (!this.isRaw) return;
    this.isRaw = false;
    process.off('SIGTERM', this.onTerminate).off('SIGHUP', this.onHangUp);
    this.input.off('data', this.onData).off('end', this.onEnd).pause();
    if (!this.dumb) this.output.write(PASTE_OFF);
    this.input.setRawMode(false);
  }

  private start(): void {
    if (this.isRaw) return;
    this.isRaw = true;
    this.input.setRawMode(true);
    if (!this.dumb) this.output.write(PASTE_ON);
    this.input.on('data', this.onData).on('end', this.onEnd).on('error', this.onEnd).resume();
    process.on('SIGTERM', this.onTerminate).on('SIGHUP', this.onHangUp);
  }

  private leave(status: number): never {
    this.close();
    this.output.write('\n');
    process.exit(status);
  }

  /** A function that shows the answer as it is now: by the characters added to it, or drawn anew behind the prompt. */
  private echo(prompt: string): (text: string) => void {
    let seen = '';
    return (text) => {
      const now = screenLine(`|${text}|`).slice(1, -1); // between bars, so that its spaces stay
      // a line that the terminal has wrapped begins above the cursor
      const above = Math.floor(Math.max(0, displayWidth(prompt + seen) - 1) / (this.output.columns || Infinity));
      this.output.write(now.startsWith(seen) ? now.slice(seen.length) : `${above > 0 ? `\x1b[${above}A` : ''}\r\x1b[J${prompt}${now}`);
      seen = now;
    };
  }
}
