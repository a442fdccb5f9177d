/**
 * zsh's PROMPT_SP: before each prompt, and before any hook of ours can run, it prints PROMPT_EOL_MARK (an inverse `%`), blanks
 * to the edge of the screen, CR, as many blanks as the mark is wide, CR. On the screen that is nothing after a line end, and a
 * mark after an unfinished line; in a command's output it is neither.
 * Source: preprompt() in zsh's Src/utils.c.
 */
const MARK = /(?:(?:\x1b\[[\d;]*m)+[^\x1b\r\n]{0,8}(?:\x1b\[[\d;]*m)+)? {8,}\r {0,8}\r$/;

/** The longest mark: a screen's width and the attributes around it. */
const MARK_BYTES = 2048;

export function withoutEndMark(output: Buffer): Buffer {
  const tail = output.subarray(Math.max(0, output.length - MARK_BYTES)).toString('latin1');
  const found = MARK.exec(tail);
  return found === null ? output : output.subarray(0, output.length - found[0].length);
}
