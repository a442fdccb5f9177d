/**
 * Turns streamed Markdown (bold, code, headings, bullets) into pieces of text with a style each, without the marks. The input has
 * passed the screen gate. Text waits at most for the next character or two, except the marks at the beginning of a line.
 */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  readonly code: boolean;
}

/** A beginning of a line that does not yet show what the line is. */
const UNDECIDED = /^[ \t]*(?:[-*+]|#{1,6}|`{1,2}|\*\*)?$/;
/**
 * Longest mark at the beginning of a line, indent included. Without a bound a streamed line of spaces would be searched again for each
 * piece.
 */
const MARK_CHARS = 200;

export class Markdown {
  /** Inside a code block, where nothing is a mark. */
  private block = false;
  private bold = false;
  private heading = false;
  private code = false;
  private lineStart = true;
  /** In the rest of a line that begins with a fence: it names a language and is not shown. */
  private fence = false;
  private waiting = '';
  private previous = '\n';
  private out: Piece[] = [];

  push(text: string): readonly Piece[] {
    this.waiting += text;
    while (this.waiting !== '' && this.step(false));
    return this.take();
  }

  /** The text is complete: what is still waiting is read as it is. */
  end(): readonly Piece[] {
    while (this.waiting !== '') this.step(true);
    return this.take();
  }

  /** Reads the next part; false when it needs more text. Its time depends on the part it reads, not on the text behind it. */
  private step(last: boolean): boolean {
    if (this.fence) return this.endFence();
    return this.lineStart ? this.beginLine(last) : this.inline(last);
  }

  private take(): readonly Piece[] {
    const out = this.out;
    this.out = [];
    return out;
  }

  private add(text: string): void {
    if (text === '') return;
    const bold = this.bold || this.heading;
    const last = this.out.at(-1);
    if (last !== undefined && last.bold === bold && last.code === (this.code || this.block))
      this.out[this.out.length - 1] = { ...last, text: last.text + text };
    else this.out.push({ text, bold, code: this.code || this.block });
    this.previous = text.at(-1) as string;
  }

  private skip(count: number): void {
    this.waiting = this.waiting.slice(count);
  }

  /** Reads the marks at the beginning of a line; false when it needs more text. */
  private beginLine(last: boolean): boolean {
    const start = this.waiting.slice(0, MARK_CHARS);
    const end = start.indexOf('\n');
    const line = end === -1 ? start : start.slice(0, end);
    const cut = end === -1 && start.length < MARK_CHARS;
    if (cut && !last && (this.block ? /^[ \t]*`{0,2}$/ : UNDECIDED).test(line)) return false;
    if (/^[ \t]*```/.test(line)) {
      this.block = !this.block;
      this.fence = true;
      return true;
    }
    this.lineStart = false;
    if (this.block) return true;
    const [mark = ''] = /^[ \t]*(?:[-*+] |#{1,6} )/.exec(line) ?? [];
    this.skip(mark.length);
    if (mark.trim().startsWith('#')) this.heading = true;
    else if (mark !== '') this.add(`${mark.slice(0, -2)}• `);
    return true;
  }

  private endFence(): boolean {
    const end = this.waiting.indexOf('\n');
    this.fence = end === -1;
    this.waiting = end === -1 ? '' : this.waiting.slice(end + 1);
    return true;
  }

  private inline(last: boolean): boolean {
    const { waiting } = this;
    const plain = (this.block ? /^[^\n]+/ : this.code ? /^[^\n`]+/ : /^[^\n`*]+/).exec(waiting)?.[0] ?? '';
    if (plain !== '') {
      this.add(plain);
      this.skip(plain.length);
      return true;
    }
    if (waiting.startsWith('\n')) {
      // an unclosed mark ends with its line
      this.bold = this.heading = this.code = false;
      this.add('\n');
      this.lineStart = true;
      this.skip(1);
      return true;
    }
    if (waiting.startsWith('`')) {
      this.code = !this.code;
      this.skip(1);
      return true;
    }
    if (waiting.length < 3 && !last) return false;
    const mark = waiting.startsWith('**') && (this.bold ? !/\s/.test(this.previous) : this.opensBold());
    if (mark) this.bold = !this.bold;
    else this.add('*');
    this.skip(mark ? 2 : 1);
    return true;
  }

  /** Whether `**` opens bold text: it must be before a word, unlike the stars of `src/**` or `2 ** 3`. */
  private opensBold(): boolean {
    return /[\s(]/.test(this.previous) && /^\*\*[\p{L}\p{N}`"']/u.test(this.waiting);
  }
}
