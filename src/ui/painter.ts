/**
 * Paints everything that `yo` shows on the user's screen. Its input has passed the screen gate or passes it here; its output is bytes
 * for a raw terminal (CR LF). The cursor is in column 0 when a question starts, and again when it is answered. Only lines of ours start
 * there: `yo: …`, `step 2 · …`, an effect. A model's text has a margin, and so has every row but the first of a line that quotes it.
 */
import { YES_NO } from '../base/yes-no.ts';
import type { Failure, Waiting } from '../llm/port.ts';
import { ScreenGate, type ScreenText, screenLine } from '../safety/screen-gate.ts';
import { failureText } from './failure-text.ts';
import { Markdown, type Piece } from './markdown.ts';
import { WaitingLine } from './waiting-line.ts';
import { type Rows, Wrapper } from './wrap.ts';

export interface Look {
  /** SGR numbers for the text of yo; empty for the terminal's own colour. */
  readonly color: string;
  /** Width of the terminal in cells. */
  readonly cols: number;
}

const DIM = '2';
const WARN = '33';
const DANGER = '1;31';
/** A line that begins with words of ours, whatever they quote. */
const OURS = { from: 'ours' } as const;

export class Painter {
  private look: Look = { color: '', cols: 80 };
  private gate: ScreenGate | null = null;
  private markdown = new Markdown();
  private style = '';
  private wrapper = new Wrapper({ cols: 80, from: 'quoted' });
  private readonly waiting: WaitingLine;
  private readonly write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.write = write;
    this.waiting = new WaitingLine(write, (text) => this.paint(DIM, text));
  }

  begin(look: Look): void {
    this.waiting.erase();
    this.look = look;
    this.gate = null;
    this.wrapper = this.rows('quoted');
    this.think();
  }

  /** The model is asked (again): shows the waiting line when nothing arrives for a while. */
  think(): void {
    this.waiting.start(this.look.cols);
  }

  /** Says what the question waits for. */
  wait(waiting: Waiting): void {
    this.waiting.wait(waiting);
  }

  resized(cols: number): void {
    this.look = { ...this.look, cols };
    this.waiting.resized(cols);
  }

  stream(text: string): void {
    if (this.gate === null) {
      this.waiting.erase();
      this.gate = new ScreenGate();
      this.markdown = new Markdown();
      this.style = '';
      if (this.look.color !== '') this.write((this.wrapper.style = `\x1b[${this.look.color}m`));
    }
    this.show(this.gate.push(text), false);
  }

  streamEnd(): void {
    if (this.gate === null) return;
    this.show(this.gate.end(), true);
    this.gate = null;
    this.write(`${this.look.color === '' ? '' : '\x1b[0m'}${this.wrapper.atRowStart ? '' : '\r\n'}`);
    this.wrapper = this.rows('quoted');
  }

  /** Shows the explanation of a suggestion; in a walk-through with the number of the step before it, dim. */
  explain(text: ScreenText, step: number | null): void {
    if (step === null) this.line(this.look.color, text, { from: 'quoted' });
    else this.line(this.look.color, text, { from: 'ours', label: `step ${step} · ` });
  }

  /** Shows what a suggestion would do: dim, or bold red when it cannot be undone. */
  effect(text: ScreenText, danger: boolean): void {
    this.line(danger ? DANGER : DIM, text, OURS);
  }

  note(text: ScreenText): void {
    this.line(DIM, `yo: ${text}`, OURS);
  }

  remark(text: ScreenText): void {
    this.note(text);
  }

  /** Draws a yes/no prompt. The cursor stays behind it; whoever reads the answer ends the line. */
  ask(text: ScreenText): void {
    this.streamEnd();
    this.waiting.erase();
    this.write(this.rows('ours').push(`yo: ${text}${YES_NO}`));
  }

  /** Shows a failure in one line: what happened, and what to do. */
  fail(failure: Failure): void {
    this.line(WARN, screenLine(`yo: ${failureText(failure)}`), OURS);
  }

  /** Stops painting at once. What is on the screen stays; the proxy has ended the line. */
  abort(): void {
    this.waiting.forget();
    this.gate = null;
  }

  /** The question is answered: nothing more is painted for it. */
  settle(): void {
    this.waiting.erase();
  }

  /** Shows one line. `label`: words of ours before it, dim. */
  private line(sgr: string, text: string, { from, label = '' }: { readonly from: Rows['from']; readonly label?: string }): void {
    this.streamEnd();
    this.waiting.erase();
    const wrapper = this.rows(from);
    const before = label === '' ? '' : this.paint(DIM, wrapper.push(label));
    wrapper.style = this.sgr(sgr);
    this.write(`${before}${this.paint(sgr, wrapper.push(text))}\r\n`);
  }

  private rows(from: Rows['from']): Wrapper {
    return new Wrapper({ cols: this.look.cols, from });
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
    return (this.wrapper.style = `\x1b[0${style}m`);
  }

  /** The sequence that switches a style on; empty without colours. */
  private sgr(sgr: string): string {
    return sgr === '' || this.look.color === '' ? '' : `\x1b[${sgr}m`;
  }

  private paint(sgr: string, text: string): string {
    return this.sgr(sgr) === '' ? text : `${this.sgr(sgr)}${text}\x1b[0m`;
  }
}
