/**
 * Lines that bash and zsh read without a syntax error, whatever their options: simple commands of plain words. For these the shell is
 * not asked, because starting one takes longer than the rest of the review. A test compares every such line with both shells.
 */
import { KINDS, SHELL_NAMES } from '../shell/shell-kinds.ts';

/** Characters that mean nothing to the parser of a shell, wherever they are in a word. */
const PLAIN = String.raw`[A-Za-z0-9_./:@%,+~*?-]`;
/** Without what is expanded in double quotes, and without `!`. */
const QUOTED = String.raw`'[^'\0\r\n!]*'|"[^"$\x60\\\0\r\n!]*"`;
/** Not `-` alone, which zsh reads as a modifier. */
const PROGRAM = String.raw`[A-Za-z0-9_./][A-Za-z0-9_./-]*`;
const ARGUMENT = String.raw`(?:${PLAIN}|${QUOTED})(?:[=]?(?:${PLAIN}|${QUOTED}))*=?`;
/** Written as one word. */
const REDIRECTION = String.raw`2>&1|2?>/dev/null`;
const COMMAND = String.raw`${PROGRAM}(?: +(?:${ARGUMENT}|${REDIRECTION}))*(?: +(?:\{\} +)?(?:\\;|\+))?`;
const LINE = new RegExp(String.raw`^${COMMAND}(?: +(?:\||&&|\|\|) +${COMMAND})*$`);

/** A longer line is seldom plain. */
const CHARS = 300;

/** A reserved word, or a builtin: some of those are read in their own way (`builtin`, `export`). */
const isOwnWord = (word: string): boolean => SHELL_NAMES.some((shell) => KINDS[shell].language.builtins.has(word));

/** False is no judgement: then the shell has to be asked. */
export function isPlainLine(line: string): boolean {
  if (line.length > CHARS || !LINE.test(line)) return false;
  return line.split(/ +(?:\||&&|\|\|) +/).every((command) => !isOwnWord(command.split(' ', 1)[0] ?? ''));
}
