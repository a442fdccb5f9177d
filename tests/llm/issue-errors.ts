/**
 * Faults as users report them in public issues (`source`), of servers and gateways that no other set has: what a person has to do (`act`), as
 * a pattern of the line (`says`), and the part of the server's words that must be in it. Frozen before their first run; decision 82 has the
 * figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { EighthError } from './eighth-errors.ts';

export const ISSUE_ERRORS: readonly EighthError[] = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/issue-errors.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as EighthError);
