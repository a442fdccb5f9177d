/**
 * Paints everything that `yo` shows on the user's screen. Its input has passed the screen gate or passes it here; its output is bytes
 * for a raw terminal (CR LF). The cursor is in column 0 when a question starts, and again when it is answered. Only lines of ours start
 * there: `yo: …`, `step 2 · …`, an effect. A model's text has a margin, and so has every row but the first of a line that quotes it.
 */
import type { CodeBlock } from '../base/fences.ts';
import { YES_NO } from '../base/yes-no.ts';
import type { Failure, Waiting } from '../llm/port.ts';
import type { CommandText } from '../safety/command-gate.ts';
import { type ScreenText, screenLine } from '../safety/screen-gate.ts';
import { Answer, type AnswerLook } from './answer.ts';
import { type Colors, COLORS } from './colors.ts';
import { failureText, fromYo } from './failure-text.ts';
import { WaitingLine } from './waiting-line.ts';
import { type Rows, Wrapper } from './wrap.ts';

interface LineLook {
  readonly from: Rows['from'];
  readonly label?: string;
  readonly labelSgr?: string;
}

/** The terminal's own colour. */
const PLAIN = '';
/** A line that begins with words of ours, whatever they quote. */
const OURS = { from: 'ours' } as const;

export class Painter {
  private look: AnswerLook = { color: '', cols: 80 };
  /** The text that is shown now. */
  private answer: Answer | null = null;
  private readonly waiting: WaitingLine;
  private readonly write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.write = write;
    this.waiting = new WaitingLine(write);
  }

  /** Reads and lays out one word, which is not shown: for the first words of an answer this code would be compiled. */
  rehearse(): void {
    new Answer(this.look).push('Words ');
  }

  begin(look: AnswerLook): void {
    this.waiting.erase();
    this.look = look;
    this.answer = null;
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
    this.answer?.resized(cols);
  }

  stream(text: string): void {
    if (this.answer === null) {
      this.waiting.erase();
      this.answer = new Answer(this.look);
    }
    this.show(this.answer.push(text));
  }

  /** Ends the text, and returns its code blocks. */
  streamEnd(): readonly CodeBlock[] {
    const { answer } = this;
    if (answer === null) return [];
    this.show(answer.end());
    this.answer = null;
    return answer.codeBlocks();
  }

  /** Puts a text on the clipboard (OSC 52), where the terminal allows it. */
  copy(text: string): void {
    this.waiting.erase();
    this.write(`\x1b]52;c;${Buffer.from(text).toString('base64')}\x1b\\`);
  }

  /** Shows the explanation of a suggestion; in a walk-through with the number of the step before it. */
  explain(text: ScreenText, step: number | null): void {
    if (step === null) this.line(this.look.color, text, { from: 'quoted' });
    else this.line(this.look.color, text, { from: 'ours', label: `step ${step} · ` });
  }

  /** Shows all lines of a suggestion that the prompt has no room for, in the terminal's own colour. */
  script(text: CommandText): void {
    this.streamEnd();
    this.waiting.erase();
    const wrapper = this.rows('quoted');
    for (const line of text.split('\n')) this.write(`${wrapper.whole(line)}${wrapper.push('\n')}`);
  }

  /** Shows what a suggestion would do. When it cannot be undone, the word before the colon has the colour of danger. */
  effect(text: ScreenText, danger: boolean): void {
    if (!danger) return this.line(PLAIN, text, OURS);
    const [label = ''] = /^\w+:/.exec(text) ?? [];
    this.line(this.colors.warn, text.slice(label.length), { ...OURS, label, labelSgr: this.colors.danger });
  }

  note(text: ScreenText): void {
    this.line(PLAIN, screenLine(fromYo(text)), OURS);
  }

  /** Shows a line of the tour: `tour 2/4 · …`. */
  guide(text: ScreenText): void {
    this.line('1', text, OURS);
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
    this.line(this.colors.warn, screenLine(fromYo(failureText(failure))), OURS);
  }

  /** Stops painting at once. What is on the screen stays; the proxy has ended the line. */
  abort(): void {
    this.waiting.forget();
    this.answer = null;
  }

  /** The question is answered: nothing more is painted for it. */
  settle(): void {
    this.waiting.erase();
  }

  /** Shows one line. `label`: words of ours before it. */
  private line(sgr: string, text: string, { from, label = '', labelSgr = PLAIN }: LineLook): void {
    this.streamEnd();
    this.waiting.erase();
    const wrapper = this.rows(from);
    const before = this.paint(labelSgr, wrapper.push(label));
    wrapper.style = this.sgr(sgr);
    this.write(`${before}${this.paint(sgr, wrapper.push(text))}\r\n`);
  }

  private get colors(): Colors {
    return COLORS[this.look.background ?? 'unknown'];
  }

  private rows(from: Rows['from']): Wrapper {
    return new Wrapper({ cols: this.look.cols, from });
  }

  private show(bytes: string): void {
    if (bytes !== '') this.write(bytes);
  }

  /** The sequence that switches a style on; empty without colours. */
  private sgr(sgr: string): string {
    return sgr === '' || this.look.color === '' ? '' : `\x1b[${sgr}m`;
  }

  private paint(sgr: string, text: string): string {
    return this.sgr(sgr) === '' ? text : `${this.sgr(sgr)}${text}\x1b[0m`;
  }
}
