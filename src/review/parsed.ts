/** A suggestion as it is handed to the check, the effects and the intent: read once, when it arrives. */
import type { CommandLine } from '../safety/command-gate.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';

export interface ParsedSuggestion extends ReadLine {
  /** As it may be prefilled. */
  readonly line: CommandLine;
}

export const parseSuggestion = (line: CommandLine): ParsedSuggestion => ({ ...readLine(line), line });
