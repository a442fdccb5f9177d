/**
 * Reads one line from the keyboard of a raw terminal. Pure: bytes in, outcome out. node:readline was not used because it echoes and
 * keeps a history, and because a hidden question would need its output muted while it writes escape sequences of its own.
 *
 * The terminal is asked for bracketed paste. Line ends inside a paste are not Enter, so the rest of a mistaken paste never becomes
 * the visible answer to the next question.
 */
import { StringDecoder } from 'node:string_decoder';

export type LineOutcome = 'typing' | 'done' | 'cancelled';

const ENTER = /[\r\n]/;
const PASTE_BEGIN = '\x1b[200~';
const PASTE_END = '\x1b[201~';
/** Longer than any key or address; more than this is a mistaken paste. */
const LONGEST = 8192;

export class LineInput {
  text = '';
  private readonly decoder = new StringDecoder('utf8');
  private escape = '';
  private pasting = false;

  /** After `done` and `cancelled` the rest of the chunk is dropped: it was typed or pasted for this question. */
  push(chunk: Buffer): LineOutcome {
    for (const char of this.decoder.write(chunk)) {
      const outcome = this.escape === '' ? this.key(char) : this.inEscape(char);
      if (outcome !== 'typing') return outcome;
    }
    return 'typing';
  }

  private key(char: string): LineOutcome {
    if (char === '\x1b') this.escape = char;
    else if (this.pasting) this.add(char);
    else if (ENTER.test(char)) return 'done';
    else if (char === '\x03' || char === '\x1c') return 'cancelled';
    else if (char === '\x04') return this.text === '' ? 'cancelled' : 'typing';
    else if (char === '\x7f' || char === '\b') this.text = [...this.text].slice(0, -1).join('');
    else if (char === '\x15') this.text = '';
    else if (char === '\x17') this.text = this.text.replace(/\S*\s*$/, '');
    else this.add(char);
    return 'typing';
  }

  private add(char: string): void {
    if (ENTER.test(char)) this.text += '\n';
    else if (!/\p{Cc}/u.test(char) && this.text.length < LONGEST) this.text += char;
  }

  /** Arrow and function keys do nothing here. */
  private inEscape(char: string): LineOutcome {
    // Escape alone, then Ctrl-C: no sequence that a terminal sends contains it
    if (char === '\x03') return 'cancelled';
    this.escape += char;
    if (this.escape === PASTE_BEGIN) this.pasting = true;
    else if (this.escape === PASTE_END) this.pasting = false;
    const open = this.escape === '\x1bO' || /^\[[0-?]*[ -/]*$/.test(this.escape.slice(1));
    if (!open || this.escape.length > 32) this.escape = '';
    return 'typing';
  }
}
