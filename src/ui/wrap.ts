import { displayWidth } from '../safety/display-width.ts';

const TAB_CELLS = 8;

/**
 * Wraps text at words while it streams in. A piece is shown at once, also in the middle of a word; when the word then turns
 * out too long for the line, it is taken back (cursor left, erase) and set on the next one. Holding each word until it is
 * complete would make the text stutter behind its provider.
 */
export class Wrapper {
  private column = 0;
  private word = '';
  private wordCells = 0;
  private readonly cols: number;

  /** `cols` of the terminal; the text is assumed to begin in the first one. */
  constructor(cols: number) {
    this.cols = Math.max(1, cols);
  }

  get atLineStart(): boolean {
    return this.column === 0;
  }

  /** LF and TAB are understood; what comes back is for a raw terminal (CR LF, cursor movement within the line). */
  push(text: string): string {
    let out = '';
    for (const char of text) out += this.char(char);
    return out;
  }

  private char(char: string): string {
    if (char === '\n') {
      this.startLine('');
      return '\r\n';
    }
    const cells = char === '\t' ? TAB_CELLS - (this.column % TAB_CELLS) : displayWidth(char);
    const blank = char === ' ' || char === '\t';
    if (this.column + cells > this.cols) return this.overflow(char, cells, blank);
    this.column += cells;
    this.word = blank ? '' : this.word + char;
    this.wordCells = blank ? 0 : this.wordCells + cells;
    return char;
  }

  private overflow(char: string, cells: number, blank: boolean): string {
    // the blank that would begin the next line is the line end itself
    if (blank) {
      this.startLine('');
      return '\r\n';
    }
    const movable = this.wordCells > 0 && this.wordCells < this.column && this.wordCells + cells <= this.cols;
    if (!movable) {
      this.startLine(char, cells);
      return `\r\n${char}`;
    }
    const moved = this.word;
    // at the right edge the cursor still stands on the last cell, waiting to wrap: CR first makes its place certain
    const back = this.column - this.wordCells;
    this.startLine(moved + char, this.wordCells + cells);
    return `\r\x1b[${back}C\x1b[K\r\n${moved}${char}`;
  }

  private startLine(word: string, cells = 0): void {
    this.column = cells;
    this.word = word;
    this.wordCells = cells;
  }
}
