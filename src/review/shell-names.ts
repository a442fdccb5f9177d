/**
 * What the hooks write beside each question, into the session's folder: PATH as the shell has it, then a name of an alias or a
 * function on each line, then a NUL. What stands behind it is older.
 */
import fs from 'node:fs';

/** Bash completions and frameworks define thousands; a name is short. */
const NAMES_BYTES = 1024 * 1024;

export interface ShellNames {
  /** Empty when the shell did not say. */
  readonly path: string;
  has(word: string): boolean;
}

const UNKNOWN: ShellNames = { path: '', has: () => false };

export function readShellNames(session: string): ShellNames {
  let text = '';
  try {
    const file = `${session}/names`;
    if (fs.statSync(file).size > NAMES_BYTES) return UNKNOWN;
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return UNKNOWN;
  }
  const [told, ...rest] = text.split('\0');
  if (told === undefined || rest.length === 0) return UNKNOWN;
  const [path = '', ...names] = told.split('\n');
  const known = new Set(names);
  return { path, has: (word) => known.has(word) };
}
