/** Measures how wide a line is on a terminal, and how tall in the editor of a shell. */
import { eastAsianWidth } from 'get-east-asian-width';

const TAB_CELLS = 8;
/** Marks that take no cell of their own; those of the category Mc take one on most terminals. */
const WITHOUT_CELL = /[\p{Mn}\p{Me}]/u;

/** The most cells a terminal needs for one line: wide characters and emoji two, marks above and below none, a tab eight. */
export function displayWidth(line: string): number {
  let width = 0;
  for (const char of line) width += cellsOf(char);
  return width;
}

const cellsOf = (char: string): number =>
  char === '\t' ? TAB_CELLS : WITHOUT_CELL.test(char) ? 0 : eastAsianWidth(char.codePointAt(0) ?? 0);

/** How zsh writes a mark that its terminal may not combine: `<0301>`, `<0001d165>`. Source: zle_refresh.c. */
const MARK_CELLS = 6;
const LATER_MARK_CELLS = 10;

/** The most cells that the editor of a shell uses for a character. */
const editorCells = (char: string): number =>
  /\p{M}/u.test(char) ? ((char.codePointAt(0) ?? 0) > 0xffff ? LATER_MARK_CELLS : MARK_CELLS) : cellsOf(char);

/** The most rows of this many cells that the editor of a shell uses for one line. No row ends within a character. */
export function editorRows(line: string, cols: number): number {
  const most = Math.max(1, cols);
  let rows = 1;
  let column = 0;
  for (const char of line) {
    const cells = editorCells(char);
    if (column + cells > most && column > 0) [rows, column] = [rows + 1, 0];
    column += cells;
    for (; column > most; column -= most) rows += 1;
  }
  return rows;
}
