/** The one reading of a shell line: everything that must know what a line says is handed this. */
import type { SimpleCommand } from './simple-command.ts';
import { parseCommand, type Script } from './parse-command.ts';
import { commandsOf, guessedCommandsOf } from './walk-commands.ts';

/** A line, read once. */
export interface ReadLine {
  readonly text: string;
  /** The whole parse; null when the line is not syntax that bash knows. */
  readonly script: Script | null;
  /** Why it could not be parsed; null when it was. */
  readonly error: string | null;
  /** Its simple commands in any nesting; guessed where there is no parse. */
  readonly commands: readonly SimpleCommand[];
}

/** Reads a line. Never throws; what is only guessed has an `error` beside it. */
export function readLine(text: string): ReadLine {
  const parsed = parseCommand(text);
  return parsed.ok
    ? { text, script: parsed.value, error: null, commands: commandsOf(parsed.value) }
    : { text, script: null, error: parsed.error, commands: guessedCommandsOf(text) };
}
