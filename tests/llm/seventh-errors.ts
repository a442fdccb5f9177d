/**
 * Twenty-five faults that somebody wrote who had not seen the rules, from public issues and documentation: what a person could do (`act`),
 * as a pattern of the line (`says`), and the part of the server's words that must be in it. Frozen before their first run; decision 70 has
 * the figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Where } from './error-rows.ts';

export interface SeventhError {
  readonly name: string;
  readonly where: Where;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly act: string;
  readonly says: string;
  readonly quotes: string;
}

export const SEVENTH_ERRORS: readonly SeventhError[] = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/unseen-7-errors.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SeventhError);
