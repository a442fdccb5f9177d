/**
 * The one yes/no prompt of the product, as a machine without clock and I/O: keys in, outcome and echo out. Its owner draws the text with
 * `YES_NO` behind it, makes the machine, and calls `guardEnded` after ENTER_GUARD_MS.
 *
 *   guarded ──guardEnded──▶ open, or stale when a line was begun before
 *   stale   ──Enter──▶ open                  the rest of the line that was begun too early
 *   open    ──Enter──▶ `yes` after the line `y` or `yes`, else `no`
 *   any     ──Ctrl-C──▶ `cancelled`          no, and what would follow is given up where it can be
 *
 * An answer is a whole line, typed after the text could be read: whatever was typed ahead is dropped with a bell, up to the end of its
 * line, and a single key could be the middle of something else.
 */
import { isCancel } from './cancel-key.ts';

/** Drawn behind the text. Enter alone means no. */
export const YES_NO = ' [y/N] ';

export type YesNoOutcome = 'open' | 'yes' | 'no' | 'cancelled';

export interface YesNoStep {
  readonly outcome: YesNoOutcome;
  /** To be written to the terminal, which is raw. */
  readonly echo: string;
}

/** Longer than any answer; what is typed beyond it gives a bell. */
const LONGEST = 16;
const BELL = '\x07';
const ERASE = '\b \b';
const END = '\r\n';
const CTRL_D = '\x04';
const CTRL_U = '\x15';

/** A function key or a control key begins no line; a paste in brackets does. */
const CONTROL = /^(?!\x1b\[200~)[\x00-\x1f\x7f]/;

const isEnter = (key: string): boolean => key === '\r' || key === '\n';

export class YesNo {
  private state: 'guarded' | 'stale' | 'open' = 'guarded';
  private line = '';
  /** A line is begun that cannot be an answer. */
  private begun = false;

  /** @param before reads of keys that were typed before the prompt was drawn */
  constructor(before: readonly Buffer[] = []) {
    for (const bytes of before) this.early(bytes.toString('latin1'));
  }

  guardEnded(): void {
    if (this.state === 'guarded') this.state = this.begun ? 'stale' : 'open';
  }

  /** Keys of one read. What follows the Enter that ends a line is dropped: it was typed or pasted together with it. */
  keys(bytes: Buffer): YesNoStep {
    if (isCancel(bytes)) return { outcome: 'cancelled', echo: `^C${END}` };
    const text = bytes.toString('latin1');
    if (this.state === 'open') return this.typed(text);
    this.early(text);
    if (this.state === 'stale' && [...text].some(isEnter)) this.state = 'open';
    return { outcome: 'open', echo: BELL };
  }

  /** Notes whether a line is begun by keys that cannot be an answer. */
  private early(text: string): void {
    if (isEnter(text.at(-1) ?? '')) this.begun = false;
    else if (!CONTROL.test(text)) this.begun = true;
  }

  private typed(text: string): YesNoStep {
    let echo = '';
    for (const key of text) {
      if (isEnter(key)) return { outcome: /^y(?:es)?$/i.test(this.line) ? 'yes' : 'no', echo: echo + END };
      if (key === CTRL_D && this.line === '') return { outcome: 'no', echo: echo + END };
      if (key === '\x7f' || key === '\b') {
        if (this.line !== '') echo += ERASE;
        this.line = this.line.slice(0, -1);
      } else if (key === CTRL_U) {
        echo += ERASE.repeat(this.line.length);
        this.line = '';
      } else if (/^[\x20-\x7e]$/.test(key) && this.line.length < LONGEST) {
        this.line += key;
        echo += key;
      } else {
        // a function key or a paste in brackets: the rest of the read belongs to it
        echo += BELL;
        break;
      }
    }
    return { outcome: 'open', echo };
  }
}
