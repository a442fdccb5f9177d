/**
 * The line that is shown while an answer is awaited: within a moment a few words, from a second on what is waited for and for how long.
 * It is redrawn in place and always one row: it leaves the cursor in column 0, so that the next writer (at Ctrl-C the proxy) erases it with
 * one EL.
 */
import { SECONDS_FROM_MS, THINKING_DELAY_MS } from '../base/limits.ts';
import { monotonicMs } from '../base/monotonic.ts';
import type { Waiting } from '../llm/port.ts';
import { displayWidth } from '../safety/display-width.ts';
import { screenLine } from '../safety/screen-gate.ts';

const THINKING = 'yo is thinking…';
/** The sign that moves, once a second: in ASCII, which every font and every encoding has. */
const SIGNS = '|/-\\';
const TICK_MS = 1_000;
/** A timer may fire a moment before its time. */
const EARLY_MS = 50;
/** The longest name that is shown whole; those of files in a model hub have 80 characters and more. */
const MODEL_CELLS = 36;
const ERASE_LINE = '\x1b[K';
/** Below the cursor nothing is but rows that the terminal made of the line when it became narrower. */
const ERASE_BELOW = '\x1b[J';

export class WaitingLine {
  private timer: NodeJS.Timeout | null = null;
  private shown = false;
  private waiting: Waiting | null = null;
  private since = 0;
  private cols = 80;
  private readonly write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.write = write;
  }

  /** Starts to count. The line appears when nothing is shown for a moment. */
  start(cols: number): void {
    this.erase();
    this.cols = cols;
    this.since = monotonicMs();
    this.timer = setTimeout(() => {
      this.shown = true;
      this.write(`${this.row(THINKING)}\r`);
      this.tick();
    }, THINKING_DELAY_MS);
  }

  /** Says what is waited for from now on. */
  wait(waiting: Waiting): void {
    this.waiting = waiting;
    if (this.shown && this.seconds() * TICK_MS >= SECONDS_FROM_MS) this.draw();
  }

  /** The terminal has another width. */
  resized(cols: number): void {
    this.cols = cols;
    if (!this.shown) return;
    this.write(ERASE_BELOW);
    if (this.seconds() * TICK_MS >= SECONDS_FROM_MS) this.draw();
    else this.write(`${this.row(THINKING)}\r`);
  }

  /** Removes the line: something else is shown now. */
  erase(): void {
    if (this.shown) this.write(ERASE_LINE);
    this.forget();
  }

  /** Somebody else has removed the line. */
  forget(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.shown = false;
    this.waiting = null;
  }

  private tick(): void {
    const passed = monotonicMs() - this.since + EARLY_MS;
    this.timer = setTimeout(
      () => {
        this.draw();
        this.tick();
      },
      TICK_MS - (passed % TICK_MS) + EARLY_MS,
    );
  }

  private draw(): void {
    this.write(`${this.row(textOf(this.waiting, this.seconds()))}${ERASE_LINE}\r`);
  }

  private seconds(): number {
    return Math.floor((monotonicMs() - this.since + EARLY_MS) / TICK_MS);
  }

  /** Cut to one row, because one EL must erase it; the last column stays free, where terminals differ. */
  private row(text: string): string {
    return cut(text, this.cols - 1);
  }
}

function textOf(waiting: Waiting | null, seconds: number): string {
  const time = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const does = waiting === null ? 'thinking' : `${waiting.by === 'loading' ? 'loading' : 'waiting for'} ${named(waiting.model)}`;
  return `${SIGNS[seconds % SIGNS.length]} ${does}… ${time} · Ctrl-C stops`;
}

const named = (model: string): string => {
  const name = screenLine(model);
  return displayWidth(name) <= MODEL_CELLS ? name : `${cut(name, MODEL_CELLS - 1)}…`;
};

function cut(text: string, cells: number): string {
  let width = 0;
  let out = '';
  for (const char of text) {
    // a mark that a terminal does not know takes a cell
    width += Math.max(1, displayWidth(char));
    if (width > cells) break;
    out += char;
  }
  return out;
}
