/** Removes the mark that a shell prints after output without a final newline (`EndMark` of src/shell/shell-kind.ts). */
import type { EndMark } from '../shell/shell-kind.ts';
import { KINDS, SHELL_NAMES, shellNamed } from '../shell/shell-kinds.ts';

/** The longest mark: the width of a screen plus the attributes around it. */
const MARK_BYTES = 2048;

/** Removes the mark at the end of an output. `shell` is the shell the command ran in, '' when that is unknown. */
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
 * The output with each mark overwritten by spaces. Removing the mark would move the prompt after it onto the unfinished line.
 * In a character of several bytes the first byte becomes a space and the others NUL, which a terminal ignores.
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
