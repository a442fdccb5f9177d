/**
 * Bytes that start a fresh line unless the cursor is already in column 0 (like zsh's PROMPT_SP, preprompt() in its Src/utils.c): a
 * screen's width of spaces wraps to the next line unless it began in column 0. bash does not do this before a prompt. Asking the
 * terminal for its cursor position would put the reply into the keyboard's input.
 */
export const ownLine = (cols: number): string => `${' '.repeat(cols)}\r\x1b[K`;
