/**
 * The lines of faults as two readers rated them, each for "could I act on it?": `tests/corpora/fault-lines.jsonl`. The second one had not
 * seen the rules, nor the first one's ratings.
 */
import fs from 'node:fs';
import path from 'node:path';

/** `partly`: it says where to look, and not what to change. Null: the line is another one since then, and was not read again. */
export type Acts = 'yes' | 'partly' | 'no' | null;

export interface RatedLine {
  readonly set: string;
  readonly row: number;
  readonly line: string;
  readonly first: Acts;
  readonly second: Acts;
  /** Why an earlier line could not be acted on. */
  readonly why?: string;
}

export const RATED: readonly RatedLine[] = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/fault-lines.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RatedLine);
