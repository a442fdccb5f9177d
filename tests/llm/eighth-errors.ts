/**
 * Forty faults of servers, gateways and networks as their documentation, sources and public issues have them (`source`): what a person has
 * to do (`act`), as a pattern of the line (`says`), and the part of the server's words that must be in it. Frozen before their first run;
 * decision 76 has the figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { SeventhError } from './seventh-errors.ts';

export interface EighthError extends SeventhError {
  readonly source: string;
}

export const EIGHTH_ERRORS: readonly EighthError[] = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/unseen-8-errors.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as EighthError);
