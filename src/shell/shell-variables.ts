/**
 * The variables of a live shell, as its hook writes them into a file of the session's folder: the name of the shell and a line end, then
 * what the row of that shell reads. Bytes after the end are left over from an earlier question.
 */
import type { Variable } from '../base/variable.ts';
import { KINDS, shellNamed } from './shell-kinds.ts';

/** Null when a hook did not write it to its end: then nothing is known about the shell's secrets. */
export function parseVariables(text: string): readonly Variable[] | null {
  const newline = text.indexOf('\n');
  const shell = shellNamed(text.slice(0, Math.max(0, newline)));
  return shell === null ? null : KINDS[shell].readVariables(text.slice(newline + 1));
}
