/**
 * Reads the names that the hooks write into the session's folder with each question: the shell's PATH, then how many characters the shell
 * takes the two bytes of `é` for, then an alias or a function on each line, then a NUL. Bytes after the NUL are left over from an earlier
 * question.
 */
import fs from 'node:fs';

/** Bash completions and frameworks define thousands of functions; a name is short. */
const NAMES_BYTES = 1024 * 1024;

export interface ShellNames {
  /** Empty when it is not known. */
  readonly path: string;
  /** The shell takes each byte for a character. */
  readonly asciiOnly?: boolean;
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
  const [current, ...rest] = text.split('\0');
  if (current === undefined || rest.length === 0) return UNKNOWN;
  const [path = '', chars = '', ...names] = current.split('\n');
  const known = new Set(names);
  return { path, asciiOnly: chars === '2', has: (word) => known.has(word) };
}
