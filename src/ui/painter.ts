/**
 * Paints everything that `yo` shows on the user's screen. Its input has passed the screen gate or passes it here; its output is bytes
 * for a raw terminal (CR LF). The cursor is in column 0 when a question starts, and again when it is answered.
 */
import { THINKING_DELAY_MS } from '../base/limits.ts';
import type { Failure } from '../llm/port.ts';
import { ScreenGate, type ScreenText, screenLine } from '../safety/screen-gate.ts';
import { failureText } from './failure-text.ts';
import { Markdown, type Piece } from './markdown.ts';
import { Wrapper } from './wrap.ts';

export interface Look {
  /** SGR numbers for the text of yo; empty for the terminal's own colour. */
  readonly color: string;
  /** Width of the terminal in cells. */
  readonly cols: number;
}

const DIM = '2';
const WARN = '33';
const DANGER = '1;31';
/** Leaves the cursor in column 0 of its own line, so that the next writer (at Ctrl-C the proxy) erases it with one EL. */
const THINKING = 'yo is thinking…';
const WIPE = '\x1b[K';

export class Painter {
  private look: Look = { color: '', cols: 80 };
  private timer: NodeJS.Timeout | null = null;
  private thinking = false;
  private gate: ScreenGate | null = null;
  private markdown = new Markdown();
  private style = '';
  private wrapper = new Wrapper(80);
  private readonly write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.write = write;
  }

  begin(look: Look): void {
    this.look = look;
    this.stopThinking();
    this.gate = null;
    this.wrapper = new Wrapper(look.cols);
    this.think();
  }

  /** The model is asked (again): shows the thinking line when nothing arrives for a while. */
  think(): void {
    const { look } = this;
    this.stopThinking();
    this.timer = setTimeout(() => {
      this.thinking = true;
      // cut to one line, because one EL must erase it
      this.write(`${this.paint(DIM, THINKING.slice(0, look.cols - 1))}\r`);
    }, THINKING_DELAY_MS);
  }

  stream(text: string): void {
    if (this.gate === null) {
      this.stopThinking();
      this.gate = new ScreenGate();
      this.markdown = new Markdown();
      this.style = '';
      if (this.look.color !== '') this.write(`\x1b[${this.look.color}m`);
    }
    this.show(this.gate.push(text), false);
  }

  streamEnd(): void {
    if (this.gate === null) return;
    this.show(this.gate.end(), true);
    this.gate = null;
    this.write(`${this.look.color === '' ? '' : '\x1b[0m'}${this.wrapper.atLineStart ? '' : '\r\n'}`);
    this.wrapper = new Wrapper(this.look.cols);
  }

  /** Shows the explanation of a suggestion; in a walk-through with the number of the step before it, dim. */
  explain(text: ScreenText, step: number | null): void {
    if (step === null) this.line(this.look.color, text);
    else this.line(this.look.color, text, `step ${step} · `);
  }

  /** Shows what a suggestion would do: dim, or bold red when it cannot be undone. */
  effect(text: ScreenText, danger: boolean): void {
    this.line(danger ? DANGER : DIM, text);
  }

  note(text: ScreenText): void {
    this.line(DIM, `yo: ${text}`);
  }

  /** Shows a failure in one line: what happened, and what to do. */
  fail(failure: Failure): void {
    this.line(WARN, screenLine(`yo: ${failureText(failure)}`));
  }

  /** Stops painting at once. What is on the screen stays; the proxy has ended the line. */
  abort(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.thinking = false;
    this.gate = null;
  }

  /** The question is answered: nothing more is painted for it. */
  settle(): void {
    this.stopThinking();
  }

  private line(sgr: string, text: string, before = ''): void {
    this.streamEnd();
    this.stopThinking();
    const wrapper = new Wrapper(this.look.cols);
    const label = before === '' ? '' : this.paint(DIM, wrapper.push(before));
    this.write(`${label}${this.paint(sgr, wrapper.push(text))}\r\n`);
  }

  /** Shows a piece of text. Without colours no style can be shown, so the Markdown marks stay. */
  private show(text: ScreenText, last: boolean): void {
    if (this.look.color === '') {
      if (text !== '') this.write(this.wrapper.push(text));
      return;
    }
    const pieces = [...this.markdown.push(text), ...(last ? this.markdown.end() : [])];
    const out = pieces.map((piece) => this.styled(piece) + this.wrapper.push(piece.text)).join('');
    if (out !== '') this.write(out);
  }

  /** The SGR sequence for this style when it differs from the one before; code is in the terminal's own colour. */
  private styled({ bold, code }: Piece): string {
    const style = `${code ? '' : `;${this.look.color}`}${bold ? ';1' : ''}`;
    if (this.style === '') this.style = `;${this.look.color}`;
    if (style === this.style) return '';
    this.style = style;
    return `\x1b[0${style}m`;
  }

  private paint(sgr: string, text: string): string {
    return sgr === '' || this.look.color === '' ? text : `\x1b[${sgr}m${text}\x1b[0m`;
  }

  private stopThinking(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.thinking) this.write(WIPE);
    this.thinking = false;
  }
}
