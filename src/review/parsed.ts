/** Parses a suggestion once, when it arrives, for the check, the effects and the intent check. */
import type { CommandLine } from '../safety/command-gate.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';

export interface ParsedSuggestion extends ReadLine {
  /** As it may be prefilled. */
  readonly line: CommandLine;
}

export const parseSuggestion = (line: CommandLine): ParsedSuggestion => ({ ...readLine(line), line });
