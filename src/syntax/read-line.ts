/** Reads a shell line into its simple commands. Everything that must know what a line contains uses this one reader. */
import type { SimpleCommand } from './simple-command.ts';
import { parseCommand, type Script } from './parse-command.ts';
import { commandsOf, guessedCommandsOf } from './walk-commands.ts';

/** A line that was read once. */
export interface ReadLine {
  readonly text: string;
  /** The syntax tree; null when the line is not valid syntax of bash. */
  readonly script: Script | null;
  /** Why it could not be parsed; null when it was. */
  readonly error: string | null;
  /** Its simple commands at any depth; guessed when the line could not be parsed. */
  readonly commands: readonly SimpleCommand[];
}

/** Reads a line. Never throws. When the commands are only guessed, `error` is set. */
export function readLine(text: string): ReadLine {
  const parsed = parseCommand(text);
  return parsed.ok
    ? { text, script: parsed.value, error: null, commands: commandsOf(parsed.value) }
    : { text, script: null, error: parsed.error, commands: guessedCommandsOf(text) };
}
