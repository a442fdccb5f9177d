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
const UP = /^\x1b[[O]A$/;
const DOWN = /^\x1b[[O]B$/;
/** Longer than any key or address; more than this is a mistaken paste. */
const LONGEST = 8192;

export class LineInput {
  text = '';
  private readonly decoder = new StringDecoder('utf8');
  private escape = '';
  private pasting = false;
  private readonly choices: readonly string[];
  private readonly standard: string;
  /** What was typed before the arrow keys put a choice in its place. */
  private typed = '';

  /**
   * @param choices - what the arrow keys put into the line, one after the other: those that contain what was typed
   * @param standard - the choice that an empty line takes: the arrow keys begin beside it
   */
  constructor(choices: readonly string[] = [], standard = '') {
    this.choices = choices;
    this.standard = standard;
  }

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
    if (char !== '\x1b') this.typed = this.text;
    return 'typing';
  }

  /** `by`: 1 is the next choice, -1 the one before. */
  private choose(by: number): void {
    const found = this.choices.filter((choice) => choice.toLowerCase().includes(this.typed.toLowerCase()));
    const at = found.indexOf(this.text === '' ? this.standard : this.text);
    const next = at < 0 && by < 0 ? found.length - 1 : (at + by + found.length) % found.length;
    this.text = found[next] ?? this.text;
  }

  private add(char: string): void {
    if (ENTER.test(char)) this.text += '\n';
    else if (!/\p{Cc}/u.test(char) && this.text.length < LONGEST) this.text += char;
  }

  /** The arrows up and down go through the choices; other keys of this kind do nothing. */
  private inEscape(char: string): LineOutcome {
    // Escape alone, then Ctrl-C: no sequence that a terminal sends contains it
    if (char === '\x03') return 'cancelled';
    this.escape += char;
    if (this.escape === PASTE_BEGIN) this.pasting = true;
    else if (this.escape === PASTE_END) this.pasting = false;
    else if (UP.test(this.escape)) this.choose(-1);
    else if (DOWN.test(this.escape)) this.choose(1);
    const open = this.escape === '\x1bO' || /^\[[0-?]*[ -/]*$/.test(this.escape.slice(1));
    if (!open || this.escape.length > 32) this.escape = '';
    return 'typing';
  }
}
