/** Finds a file that a suggested command would change and that is not there: then the request was misread, or there is nothing to do. */
import type { Machine } from './types.ts';

/** Which operands have to exist, by program: all, all but the first (a mode), all but the last (a target). */
const SOURCES: Readonly<Record<string, 'all' | 'rest' | 'sources'>> = {
  rm: 'all',
  rmdir: 'all',
  mv: 'sources',
  cp: 'sources',
  chmod: 'rest',
  chown: 'rest',
  gzip: 'all',
};

/** The first operand that is missing, unquoted; null when none is, and for a command that is more than one program with plain operands. */
export function missingIn(command: string, machine: Machine): string | null {
  const words = command.match(/'(?:[^']|'\\'')*'|\S+/g) ?? [];
  if (words.some((word) => !word.startsWith("'") && /[|;&<>$()*?[\]`"\\]/.test(word))) return null;
  const [program = '', ...rest] = words;
  const kind = Object.hasOwn(SOURCES, program) ? SOURCES[program] : undefined;
  const operands = rest.filter((word) => !word.startsWith('-')).map((word) => word.replaceAll("'\\''", "'").replace(/^'(.*)'$/s, '$1'));
  const needed = kind === 'all' ? operands : kind === 'rest' ? operands.slice(1) : kind === 'sources' ? operands.slice(0, -1) : [];
  return needed.find((path) => machine.lacks(path)) ?? null;
}
