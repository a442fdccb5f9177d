/** Recognises lines that change the shell itself: what they set holds for every command after them, so they may have put any of them right. Pure. */
import { effectsOf } from '../effects/effects.ts';
import { isTemporary } from '../effects/paths.ts';
import { readLine } from '../syntax/read-line.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { commandsOf } from './command-words.ts';

/** Builtins of bash(1) and zshbuiltins(1) with which the shell changes its own state, but for its folder. */
const SETTERS: ReadonlySet<string> = new Set(
  '. source eval export declare typeset readonly unset ulimit umask alias unalias set shopt setopt unsetopt hash rehash'.split(' '),
);

const isSetter = ({ program, args, assignments }: SimpleCommand): boolean =>
  program === null ? assignments.length > 0 : SETTERS.has(program) && args.length > 0;

/** Whether all of the line does so. */
export const changesShell = (line: string): boolean => {
  const commands = commandsOf(line);
  return commands.length > 0 && commands.every(isSetter);
};

/** What `eval` makes of a page, or of text that cannot be read before it runs. */
const UNSEEN: ReadonlySet<string> = new Set(['runs-foreign-code', 'unread', 'unknown', 'network']);

/** A file that everybody may replace before the next time. */
const isAnybodys = (word: string): boolean => word.split(/[\s:='"]+/).some(isTemporary);

/**
 * Whether a line that changes the shell may be learned. It holds for all that follows, so it is held to more than another fix: it runs
 * no code that cannot be seen before, and names no file that everybody may write.
 */
export function isSafeForShell(line: string, { cwd, home }: { readonly cwd: string; readonly home: string }): boolean {
  const read = readLine(line);
  // a file that is read by its name is the user's, unless a command makes it
  const isFile = read.commands.every(({ program }) => program === '.' || program === 'source');
  const { kinds } = effectsOf(read, { cwd, home });
  if (kinds.some((kind) => UNSEEN.has(kind) && !(isFile && kind === 'runs-foreign-code'))) return false;
  const words = read.commands.flatMap(({ args, assignments }) =>
    [...args, ...assignments.flatMap(({ values }) => values)].map(({ text }) => text),
  );
  return !words.some(isAnybodys);
}

/** The words of such a line that say what it sets. */
export const settings = (line: string): readonly string[] =>
  commandsOf(line)
    .filter(isSetter)
    .flatMap(({ args }) => args.map(({ value, text }) => value ?? text))
    .filter((word) => !word.startsWith('-'));
