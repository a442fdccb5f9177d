/**
 * Wraps text at words for a terminal, so that no row but the first of a line of ours starts in column 0. A prompt and our own lines
 * start there; what a model or a server wrote has a margin, and so it cannot pass for either (decision 18).
 */
import { eastAsianWidth } from 'get-east-asian-width';

const TAB_CELLS = 8;
/** The margin of a model's text. */
export const MARGIN_CELLS = 2;
/** Room that the margin leaves on a very narrow screen: one wide character. */
const ROOM_CELLS = 2;
/** Room that the margin and a prefix leave: a short word. */
const PREFIX_ROOM_CELLS = 8;

/** Characters that terminals show in different numbers of cells, alone or joined to their neighbours: marks, emoji, flags, jamo. */
const UNCERTAIN = /[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\uFE0F\u1160-\u11FF\uD7B0-\uD7FF]/u;
const EMOJI = /\p{Emoji_Presentation}/u;

/**
 * The most cells that a terminal uses for a character: a joined or combining character counts, because an older terminal shows it by
 * itself. Only a terminal set to wide "ambiguous" characters uses more.
 */
const mostCells = (char: string): number =>
  char < '\x7f' ? 1 : Math.max(1, eastAsianWidth(char.codePointAt(0) as number), EMOJI.test(char) ? 2 : 1);

/** The most cells that a terminal uses for a text. */
export function mostCellsOf(text: string): number {
  let cells = 0;
  for (const char of text) cells += mostCells(char);
  return cells;
}

/** What a row begins with, after the margin: the first row of a line, and those that follow. One cell for each character. */
export interface Prefix {
  readonly first: string;
  readonly rest: string;
}

const NO_PREFIX: Prefix = { first: '', rest: '' };

/** A part of a text, with the escape sequence before it. */
export interface StyledPiece {
  readonly style: string;
  readonly text: string;
}

export interface Rows {
  /** Cells of a terminal's row; at least 1. */
  readonly cols: number;
  /** `ours`: the line begins with words of ours, in column 0. `quoted`: it begins with the margin. */
  readonly from: 'ours' | 'quoted';
}

/**
 * A piece is shown at once, also in the middle of a word. When the word becomes too long for its row, it is erased there and written on
 * the next one. Holding each word back until it is complete would make the text stutter.
 */
export class Wrapper {
  /** The SGR sequence in force, which a moved word is written in; empty when there is none. */
  style = '';
  /** Cells used in this row, at most; 0: nothing was written in it, not even the margin. */
  private column = 0;
  /** Whether `column` is exact on every terminal. */
  private exact = true;
  private word = '';
  /** Its last character. */
  private last = '';
  private wordCells = 0;
  /** Where the word begins; null when the column is uncertain and the terminal has saved it instead. */
  private wordColumn: number | null = 0;
  /** No row of this line is complete, so that the next character may be at the beginning of the line. */
  private firstRow = true;
  private prefix = NO_PREFIX;
  private cols = 1;
  private margin = 0;
  private readonly from: Rows['from'];

  constructor({ cols, from }: Rows) {
    this.from = from;
    this.setWidth(cols);
  }

  /** Cells between the margin and the edge. */
  get room(): number {
    return this.cols - this.margin;
  }

  /**
   * The terminal has another width. A row that is too long now was wrapped by the terminal, or cut, so that the place of the cursor is not
   * known: what follows begins a row.
   */
  resized(cols: number): void {
    const used = this.column;
    this.setWidth(cols);
    if (used >= this.cols) this.fillRow();
  }

  private setWidth(cols: number): void {
    this.cols = Math.max(1, cols);
    this.margin = Math.min(MARGIN_CELLS, Math.max(0, this.cols - ROOM_CELLS));
  }

  /** Begins a line with this prefix, at the beginning of a row; marks in it are shown even when no text follows. */
  line({ first, rest }: Prefix): string {
    const most = Math.max(0, this.cols - this.margin - PREFIX_ROOM_CELLS);
    this.prefix = { first: first.slice(0, most), rest: rest.slice(0, most) };
    if (this.prefix.first.trim() === '') return '';
    const indent = this.indent();
    this.column = indent.length;
    return indent;
  }

  /** Text that stays in one piece when it is copied: a line of code, an address. When it is longer than a row the terminal wraps it, if it may. */
  whole(text: string, pieces: readonly StyledPiece[] = [{ style: '', text }]): string {
    if (this.fits(text) || !this.isLeftToTerminal(text)) return pieces.map((piece) => piece.style + this.push(piece.text)).join('');
    const indent = this.indent();
    this.fillRow();
    return indent + pieces.map((piece) => piece.style + piece.text).join('');
  }

  /** Whether `whole` leaves the text in one piece here: then its pieces may have styles. */
  staysWhole(text: string): boolean {
    return this.fits(text) || this.isLeftToTerminal(text);
  }

  private fits(text: string): boolean {
    return this.wordCells + mostCellsOf(text) <= this.cols - this.margin - this.prefix.rest.length;
  }

  private isLeftToTerminal(text: string): boolean {
    return mayStartRows(text, this.cols - this.column - this.indent().length, this.cols);
  }

  /** Treats the row as full: what follows begins another one. */
  private fillRow(): void {
    this.endWord();
    this.column = this.cols;
  }

  /** The cursor is in column 0 of a new line. */
  reset(): void {
    this.endRow();
    this.firstRow = true;
    this.prefix = NO_PREFIX;
  }

  /** Takes text with LF and TAB; returns bytes for a raw terminal (CR LF, cursor movement within the row). */
  push(text: string): string {
    let out = '';
    for (const char of text) out += this.char(char);
    return out;
  }

  private char(char: string): string {
    if (char === '\n') {
      this.reset();
      return '\r\n';
    }
    if (char === '\t') return this.spaces(TAB_CELLS - (Math.max(0, this.column - this.margin) % TAB_CELLS));
    if (char === ' ') return this.spaces(1);
    const cells = mostCells(char);
    if ((char > '\u1100' || this.last > '\u1100') && mayBreak(this.last, char)) this.endWord();
    const indent = this.indent();
    if (this.column + indent.length + cells > this.cols) return this.overflow(char, cells);
    const saved = this.beginWord(indent.length);
    this.add(char, cells);
    return `${indent}${saved}${char}`;
  }

  /** The margin and the prefix, when this row needs them and has none. */
  private indent(): string {
    const own = this.from === 'ours' && this.firstRow;
    if (this.column > 0 || own) return '';
    return ' '.repeat(this.margin) + (this.firstRow ? this.prefix.first : this.prefix.rest);
  }

  /** Spaces that would begin the next row become the row's end. */
  private spaces(count: number): string {
    const indent = this.indent();
    if (this.column + indent.length + count > this.cols) {
      this.endRow();
      return '\r\n';
    }
    this.column += indent.length + count;
    this.endWord();
    return `${indent}${' '.repeat(count)}`;
  }

  /** Remembers where a word begins; the terminal does it where the column is uncertain. Returns the bytes for that. */
  private beginWord(indent: number): string {
    this.column += indent;
    if (this.word !== '') return '';
    this.wordColumn = this.exact ? this.column : null;
    return this.exact ? '' : '\x1b7';
  }

  private add(char: string, cells: number): void {
    this.column += cells;
    this.word += char;
    this.last = char;
    this.wordCells += cells;
    if (char > '\x7f' && UNCERTAIN.test(char)) this.exact = false;
  }

  private overflow(char: string, cells: number): string {
    const start = this.wordColumn;
    const next = this.margin + this.prefix.rest.length;
    const alone = this.column - this.wordCells <= next;
    const movable = this.word !== '' && !alone && next + this.wordCells + cells <= this.cols;
    const moved = movable ? this.word : '';
    this.endRow();
    const indent = this.indent();
    const saved = this.beginWord(indent.length);
    for (const each of moved + char) this.add(each, mostCells(each));
    // at the right edge the cursor is still on the last cell, waiting to wrap: CR first makes its position certain
    const erase = start === null ? `\x1b8\x1b[K${this.style}` : `\r\x1b[${start}C\x1b[K`;
    return `${movable ? erase : ''}\r\n${indent}${saved}${moved}${char}`;
  }

  private endRow(): void {
    this.column = 0;
    this.exact = true;
    this.firstRow = false;
    this.endWord();
  }

  private endWord(): void {
    this.word = '';
    this.last = '';
    this.wordCells = 0;
  }
}

/** Scripts that have no spaces between their words: a row may end between two of their characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Marks that belong to what is before them, or to what is behind. */
const CLOSING = /[\p{Pe}\p{Pf}\p{M}!%),.:;?\u3001\u3002\u3005\u30FB\u30FC\uFF01\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F]/u;
const OPENING = /[\p{Ps}\p{Pi}]/u;

const mayBreak = (before: string, char: string): boolean =>
  before !== '' && (UNSPACED.test(before) || UNSPACED.test(char)) && !CLOSING.test(char) && !OPENING.test(before);

/** A sign that ends a prompt. */
const ENDS_PROMPT = /[$%#>](?:\s|$)/;
/** A word at the beginning, as in each line of ours. */
const WORD_FIRST = /^[a-z]+[:\s]/i;

/**
 * Whether the rows that a terminal makes of a text may begin in column 0: each begins within a word, and can be taken neither for a prompt nor
 * for a line of ours. Only text with one cell for each character is left to a terminal.
 */
function mayStartRows(text: string, firstCells: number, cols: number): boolean {
  if (!/^[\x20-\x7e]*$/.test(text)) return false;
  for (let at = Math.max(firstCells, 0); at < text.length; at += cols) {
    const row = text.slice(at, at + cols);
    if (at === 0 || text[at - 1] === ' ' || row.startsWith(' ') || ENDS_PROMPT.test(row) || WORD_FIRST.test(row)) return false;
  }
  return true;
}

/** Colours, which take no cells. */
const COLOR = /(\x1b\[[\d;]*m)/;

/**
 * Wraps complete lines of a program of ours for a terminal in its ordinary mode (LF): each line begins in column 0, and what does not
 * fit its row goes on behind the margin.
 *
 * @param cols cells of the terminal's row; 0 or undefined when it does not say: then nothing is wrapped.
 * @param column where the further rows of the first line begin, in a window at least twice as wide; otherwise behind the margin.
 */
export function foldLines(text: string, cols: number | undefined, column = MARGIN_CELLS): string {
  if (cols === undefined || cols <= 0) return text;
  const wrapper = new Wrapper({ cols, from: 'ours' });
  if (cols >= 2 * column) wrapper.line({ first: '', rest: ' '.repeat(column - MARGIN_CELLS) });
  const shown = text.split(COLOR).map((part, at) => {
    if (at % 2 === 0) return wrapper.push(part);
    wrapper.style = part;
    return part;
  });
  return shown.join('').replaceAll('\r\n', '\n');
}

/** Wraps text that a model or a server wrote: all of it is behind the margin. */
export const quoteLines = (text: string, cols: number | undefined): string =>
  cols === undefined || cols <= 0 ? text : new Wrapper({ cols, from: 'quoted' }).push(text).replaceAll('\r\n', '\n');
