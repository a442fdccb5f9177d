/** Finds a file that a suggested command is about and that is not there: then the request was misread, or there is nothing to do. */
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

/** Programs that only read: all their operands have to exist. */
const READS = /^(?:ls|cat|file|stat)$/;

/** The program and its operands, unquoted; null for a command that is more than one program with plain operands. */
function partsOf(command: string): { readonly program: string; readonly operands: readonly string[] } | null {
  const words = command.match(/'(?:[^']|'\\'')*'|\S+/g) ?? [];
  if (words.some((word) => !word.startsWith("'") && /[|;&<>$()*?[\]`"\\]/.test(word))) return null;
  const [program = '', ...rest] = words;
  const operands = rest.filter((word) => !word.startsWith('-')).map((word) => word.replaceAll("'\\''", "'").replace(/^'(.*)'$/s, '$1'));
  return { program, operands };
}

/** The first operand of a command that changes something and that is missing; null when none is. */
export function missingIn(command: string, machine: Machine): string | null {
  const { program = '', operands = [] } = partsOf(command) ?? {};
  const kind = Object.hasOwn(SOURCES, program) ? SOURCES[program] : undefined;
  const needed = kind === 'all' ? operands : kind === 'rest' ? operands.slice(1) : kind === 'sources' ? operands.slice(0, -1) : [];
  return needed.find((path) => machine.lacks(path)) ?? null;
}

/**
 * The operand of a command that only reads which is not there and is not written like a file: a word of the question was taken for a name.
 * What has a dot or a slash is a file that the user has in mind, and the program itself says that it is not there.
 */
export function guessedIn(command: string, machine: Machine): string | null {
  const { program = '', operands = [] } = partsOf(command) ?? {};
  return READS.test(program) ? (operands.find((name) => /^[\w-]+$/.test(name) && machine.lacks(name)) ?? null) : null;
}
