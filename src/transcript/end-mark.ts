/**
 * zsh's PROMPT_SP: before each prompt, and before any hook of ours can run, it prints PROMPT_EOL_MARK (an inverse `%`), blanks
 * to the edge of the screen, CR, as many blanks as the mark is wide, CR. On the screen that is nothing after a line end, and a
 * mark after an unfinished line; in a command's output it is neither.
 * Source: preprompt() in zsh's Src/utils.c.
 */
const MARK = /(?:(?:\x1b\[[\d;]*m)+[^\x1b\r\n]{0,8}(?:\x1b\[[\d;]*m)+)? {8,}\r {0,8}\r$/;

/** The mark anywhere: only in inverse video, as zsh prints it by default. */
const MARKS = /(\x1b\[7m)([^\x1b\r\n]{1,8})(?=\x1b\[27m(?:\x1b\[[\d;]*m)* {8,}\r {1,8}\r)/g;

/** The longest mark: a screen's width and the attributes around it. */
const MARK_BYTES = 2048;

export function withoutEndMark(output: Buffer): Buffer {
  const tail = output.subarray(Math.max(0, output.length - MARK_BYTES)).toString('latin1');
  const found = MARK.exec(tail);
  return found === null ? output : output.subarray(0, output.length - found[0].length);
}

/**
 * The same bytes, each mark in them blanked in place: taking it out would move the prompt behind it up to the unfinished line.
 * Of a character of several bytes one becomes a blank and the others NUL, which a terminal ignores.
 */
export function withoutMarks(output: Buffer): Buffer {
  if (!output.includes('\x1b[7m')) return output;
  const out = Buffer.from(output);
  for (const { index, 1: before = '', 2: mark = '' } of output.toString('latin1').matchAll(MARKS)) {
    for (let at = index + before.length; at < index + before.length + mark.length; at++)
      out[at] = ((out[at] as number) & 0xc0) === 0x80 ? 0 : 0x20;
  }
  return out;
}
