/** Parses a suggestion once, when it arrives, for the check, the effects and the intent check. */
import type { CommandText } from '../safety/command-gate.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';

export interface ParsedSuggestion extends ReadLine {
  /** As it may be shown and run. */
  readonly line: CommandText;
}

export const parseSuggestion = (line: CommandText): ParsedSuggestion => ({ ...readLine(line), line });
