/** Wraps streamed text at words for a raw terminal. */
import { displayWidth } from '../safety/display-width.ts';

const TAB_CELLS = 8;

/**
 * A piece is shown at once, also in the middle of a word. When the word becomes too long for its line, it is erased there and
 * written on the next one. Holding each word back until it is complete would make the text stutter.
 */
export class Wrapper {
  private column = 0;
  private word = '';
  private wordCells = 0;
  private readonly cols: number;

  /** `cols` is the width of the terminal in cells; the text must begin in column 0. */
  constructor(cols: number) {
    this.cols = Math.max(1, cols);
  }

  get atLineStart(): boolean {
    return this.column === 0;
  }

  /** Takes text with LF and TAB; returns bytes for a raw terminal (CR LF, cursor movement within the line). */
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
    const space = char === ' ' || char === '\t';
    if (this.column + cells > this.cols) return this.overflow(char, cells, space);
    this.column += cells;
    this.word = space ? '' : this.word + char;
    this.wordCells = space ? 0 : this.wordCells + cells;
    return char;
  }

  private overflow(char: string, cells: number, space: boolean): string {
    // a space that would begin the next line becomes the line end
    if (space) {
      this.startLine('');
      return '\r\n';
    }
    const movable = this.wordCells > 0 && this.wordCells < this.column && this.wordCells + cells <= this.cols;
    if (!movable) {
      this.startLine(char, cells);
      return `\r\n${char}`;
    }
    const moved = this.word;
    // at the right edge the cursor is still on the last cell, waiting to wrap: CR first makes its position certain
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
