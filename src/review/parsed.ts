/** Parses a suggestion once, when it arrives, for the check, the effects and the intent check. */
import type { CommandText } from '../safety/command-gate.ts';
import { withoutBlanks } from './blanks.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';

export interface ParsedSuggestion extends ReadLine {
  /** As it may be shown and run. */
  readonly line: CommandText;
  /** The words that the user is to fill in, as they are written: `<host>`. The line is read with other signs for their brackets. */
  readonly blanks: readonly string[];
}

export function parseSuggestion(line: CommandText): ParsedSuggestion {
  const { text, blanks } = withoutBlanks(line);
  return { ...readLine(text), line, blanks };
}
