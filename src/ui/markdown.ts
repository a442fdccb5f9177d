/**
 * Light Markdown made readable while it streams: bold, code, headings, bullets. What comes in has passed the screen gate; what comes
 * out is that text with its marks taken out, in pieces with a style each. Nothing waits longer than for the next character or two,
 * except the marks at the beginning of a line.
 */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  readonly code: boolean;
}

/** What a line may begin with before it is known what it is. */
const UNDECIDED = /^[ \t]*(?:[-*+]|#{1,6}|`{1,2}|\*\*)?$/;
/** Nobody indents a list or a fence deeper. Without a bound a line of spaces that streams in would be looked at anew for each piece of it. */
const MARK_CHARS = 200;

export class Markdown {
  /** Between the fences of a code block: nothing is a mark. */
  private block = false;
  private bold = false;
  private heading = false;
  private code = false;
  private lineStart = true;
  /** The rest of a line that begins with a fence: it names a language and is no part of the text. */
  private fence = false;
  private waiting = '';
  private previous = '\n';
  private out: Piece[] = [];

  push(text: string): readonly Piece[] {
    this.waiting += text;
    while (this.waiting !== '' && this.step(false));
    return this.take();
  }

  /** Nothing more comes: what waited is what it looks like. */
  end(): readonly Piece[] {
    while (this.waiting !== '') this.step(true);
    return this.take();
  }

  /** False: more has to be seen. Takes time by what it uses up, not by what is waiting behind it. */
  private step(last: boolean): boolean {
    if (this.fence) return this.endFence();
    return this.lineStart ? this.beginLine(last) : this.inline(last);
  }

  private take(): readonly Piece[] {
    const out = this.out;
    this.out = [];
    return out;
  }

  private say(text: string): void {
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

  /** False: more has to be seen. */
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
    else if (mark !== '') this.say(`${mark.slice(0, -2)}• `);
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
      this.say(plain);
      this.skip(plain.length);
      return true;
    }
    if (waiting.startsWith('\n')) {
      // a mark that was never closed ends with its line
      this.bold = this.heading = this.code = false;
      this.say('\n');
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
    else this.say('*');
    this.skip(mark ? 2 : 1);
    return true;
  }

  /** `**` before a word: not the stars of `src/**`, of `2 ** 3` or of a lone pair. */
  private opensBold(): boolean {
    return /[\s(]/.test(this.previous) && /^\*\*[\p{L}\p{N}`"']/u.test(this.waiting);
  }
}
