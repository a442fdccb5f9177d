/**
 * Finds words that only a person can have chosen as a password, whatever is around them: letters and a digit with `!` amid letters or at the
 * end, or two words with another sign and a number. In eight million lines of code, documentation and logs no other word is like it, but for
 * those that are left out below.
 */
import { CHARS, isIn, runEnd, runStart } from './chars.ts';
import type { Span } from './span.ts';

const LEAST_CHARS = 8;
const MOST_CHARS = 40;
/** What may be beside such a word: it is no part of an expression, an address or a file. */
const BEFORE = /[\s"'`(<>,:;“„«]/;
const BEHIND = /[\s"'`)<>,:;”“»]/;

/** Each sign with what such a word looks like: `Waffle!Iron2`, `Sommer2024!`, `Tulip&Sugar7`, `Krone%44`. */
const SIGNS: readonly { readonly sign: string; readonly word: RegExp }[] = [
  { sign: '!', word: /^(?=.*\d)(?:[\w-]*[A-Za-z]{2}[\w-]*![A-Za-z\d]*[A-Za-z][\w-]*|[A-Za-z][a-z]{3,20}[-_]?\d{2,6}!)$/ },
  ...['&', '*', '%', '^'].map((sign) => ({
    sign,
    word: new RegExp(`^(?=.*\\d)[A-Z][a-z]{2,15}\\d{0,4}[\\${sign}](?:[A-Z]?[a-z]{3,15})?\\d{0,6}$`),
  })),
];
/** A cell of a sheet, a name with a sign, minified code: `Sheet1!A1`, `FRITZ!Box7590`, `return!0`. */
const OTHER = /![A-Z]{1,3}\d+$|^FRITZ!|^(?:return|typeof|void|case)!|![ra]$/i;

export function findChosen(text: string): Span[] {
  const found: Span[] = [];
  for (const { sign, word } of SIGNS)
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      if (!isIn(text.charCodeAt(at - 1), CHARS.alnum)) continue;
      const start = runStart(text, at, CHARS.dashed, at - MOST_CHARS);
      const end = runEnd(text, at + 1, CHARS.dashed, at + MOST_CHARS);
      if (end - start < LEAST_CHARS || end - start > MOST_CHARS) continue;
      if ((start > 0 && !BEFORE.test(text[start - 1] ?? '')) || !isEnd(text, end)) continue;
      const value = text.slice(start, end);
      if (word.test(value) && !OTHER.test(value)) found.push({ start, end, kind: 'password' });
    }
  return found.length < 2 ? found : found.toSorted((a, b) => a.start - b.start);
}

/** Whether a word ends at a place: a sign of a sentence has a space behind it. */
const isEnd = (text: string, at: number): boolean =>
  at >= text.length || BEHIND.test(text[at] ?? '') || (/[.!?]/.test(text[at] ?? '') && /^\s?$/.test(text[at + 1] ?? ''));
