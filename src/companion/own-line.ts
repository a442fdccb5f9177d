/**
 * Bytes after which the cursor stands at the beginning of a line of its own, wherever it was: a screen's width of blanks goes over
 * the edge of the line unless it began at the line's start. zsh does the same before a prompt (preprompt() in its Src/utils.c), bash
 * does not, and to ask the terminal where its cursor is would take an answer out of the keyboard's stream.
 */
export const ownLine = (cols: number): string => `${' '.repeat(cols)}\r\x1b[K`;
