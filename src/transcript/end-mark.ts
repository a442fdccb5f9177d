/** Takes the marks that shells print for output without a newline (`EndMark` of src/shell/shell-kind.ts) out of what a terminal showed. */
import type { EndMark } from '../shell/shell-kind.ts';
import { KINDS, SHELL_NAMES, shellNamed } from '../shell/shell-kinds.ts';

/** The longest mark: a screen's width and the attributes around it. */
const MARK_BYTES = 2048;

/** `shell` is the one the command ran in, '' when that is not known. */
export function withoutEndMark(output: Buffer, shell: string): Buffer {
  const name = shellNamed(shell);
  const mark = name === null ? null : KINDS[name].editor.endMark;
  if (mark === null) return output;
  const tail = output.subarray(Math.max(0, output.length - MARK_BYTES)).toString('latin1');
  const found = mark.atEnd.exec(tail);
  return found === null ? output : output.subarray(0, output.length - found[0].length);
}

const MARKS: readonly EndMark[] = SHELL_NAMES.flatMap((name) => KINDS[name].editor.endMark ?? []);

/**
 * The same bytes, each mark in them blanked in place: taking it out would move the prompt behind it up to the unfinished line.
 * Of a character of several bytes one becomes a space and the others NUL, which a terminal ignores.
 */
export function withoutMarks(output: Buffer): Buffer {
  const found = MARKS.filter(({ opening }) => output.includes(opening));
  if (found.length === 0) return output;
  const out = Buffer.from(output);
  for (const { anywhere } of found) {
    for (const { index, 1: before = '', 2: mark = '' } of output.toString('latin1').matchAll(anywhere)) {
      for (let at = index + before.length; at < index + before.length + mark.length; at++)
        out[at] = ((out[at] as number) & 0xc0) === 0x80 ? 0 : 0x20;
    }
  }
  return out;
}
