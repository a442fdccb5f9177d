/** Measures how wide a line is on a terminal. */
import { eastAsianWidth } from 'get-east-asian-width';

const TAB_CELLS = 8;

/** The most cells a terminal needs for one line: wide characters and emoji two, combining marks none, a tab eight. */
export function displayWidth(line: string): number {
  let width = 0;
  for (const char of line) {
    if (char === '\t') width += TAB_CELLS;
    else if (!/\p{M}/u.test(char)) width += eastAsianWidth(char.codePointAt(0) ?? 0);
  }
  return width;
}
