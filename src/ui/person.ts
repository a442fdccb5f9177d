/**
 * Asks the user at the terminal, one line at a time. The terminal is raw from the first question to `close`, so that the kernel does not
 * echo what the user types ahead or pastes; this module writes what may be seen.
 */
import type tty from 'node:tty';
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

export function personAt(input: tty.ReadStream, output: tty.WriteStream, dumb: boolean): Person {
  let take: (chunk: Buffer | null) => void = () => {};
  let open = false;
  const onData = (chunk: Buffer): void => take(chunk);
  const onEnd = (): void => take(null);
  const onTerminate = (): void => leave(TERMINATED_STATUS);
  const onHangUp = (): void => leave(HANGUP_STATUS);
  const leave = (status: number): never => {
    close();
    output.write('\n');
    process.exit(status);
  };
  const start = (): void => {
    if (open) return;
    open = true;
    input.setRawMode(true);
    if (!dumb) output.write(PASTE_ON);
    input.on('data', onData).on('end', onEnd).on('error', onEnd).resume();
    process.on('SIGTERM', onTerminate).on('SIGHUP', onHangUp);
  };
  const close = (): void => {
    if (!open) return;
    open = false;
    process.off('SIGTERM', onTerminate).off('SIGHUP', onHangUp);
    input.off('data', onData).off('end', onEnd).pause();
    if (!dumb) output.write(PASTE_OFF);
    input.setRawMode(false);
  };

  return {
    say: (text) => void output.write(text),
    close,
    ask: (question, { hidden = false, choices = [], standard = '' } = {}) => {
      start();
      output.write(question);
      const line = new LineInput(choices, standard);
      const prompt = question.slice(question.lastIndexOf('\n') + 1);
      let seen = '';
      const echo = (text: string): void => {
        const now = screenLine(`|${text}|`).slice(1, -1); // between bars, so that its spaces stay
        // a line that the terminal has wrapped begins above the cursor
        const above = Math.floor(Math.max(0, displayWidth(prompt + seen) - 1) / (output.columns || Infinity));
        output.write(now.startsWith(seen) ? now.slice(seen.length) : `${above > 0 ? `\x1b[${above}A` : ''}\r\x1b[J${prompt}${now}`);
        seen = now;
      };
      return new Promise((resolve, reject) => {
        take = (chunk) => {
          const outcome = chunk === null ? 'cancelled' : line.push(chunk);
          if (!hidden) echo(outcome === 'done' && line.text === '' ? standard : line.text);
          if (outcome === 'typing') return;
          take = () => {};
          output.write(outcome === 'done' ? '\n' : '^C\n');
          if (outcome === 'cancelled') reject(new Cancelled());
          else if (hidden) setTimeout(() => resolve(line.text), REST_OF_PASTE_MS);
          else resolve(line.text);
        };
      });
    },
    confirm: (question) => {
      start();
      const prompt = new YesNo();
      return new Promise((resolve, reject) => {
        take = (chunk) => {
          const step = chunk === null ? ({ outcome: 'cancelled', echo: '\n' } as const) : prompt.keys(chunk);
          output.write(step.echo);
          if (step.outcome === 'open') return;
          take = () => {};
          clearTimeout(guard);
          if (step.outcome === 'cancelled') reject(new Cancelled());
          else resolve(step.outcome === 'yes');
        };
        output.write(`${question}${YES_NO}`);
        const guard = setTimeout(() => prompt.guardEnded(), ENTER_GUARD_MS);
      });
    },
    during: (work) => {
      start();
      const control = new AbortController();
      return new Promise((resolve, reject) => {
        take = (chunk) => {
          if (chunk !== null && !chunk.includes(0x03)) return;
          take = () => {};
          control.abort();
          reject(new Cancelled());
        };
        // before the promise settles, because its continuation may ask the next question at once
        const settled = (): void => void (take = () => {});
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
    },
  };
}
