/** Reads the lines of a table in Markdown. */
import { Lexer, type Tokens } from 'marked';

/** The line under the head. */
export const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** The table; null when it is none after all. */
export function tableOf(text: string): Tokens.Table | null {
  try {
    const [first] = Lexer.lex(text);
    return first?.type === 'table' ? (first as Tokens.Table) : null;
  } catch {
    // marked reads nested marks by recursion
    return null;
  }
}
