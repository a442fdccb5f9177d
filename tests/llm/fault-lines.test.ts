/**
 * The lines of faults are those that a second reader has read and rated: could a person act on it? `tests/corpora/fault-lines.jsonl` has
 * each line with the rating, and why it was another one at first. A line that changes has to be read again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultLines } from './fault-lines.ts';

interface Rated {
  readonly set: string;
  readonly row: number;
  readonly line: string;
  /** `partly`: it says where to look, and not what to change. */
  readonly acts: 'yes' | 'partly' | 'no';
  /** Why the line of the first reading could not be acted on. */
  readonly first?: string;
}

const RATED = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/fault-lines.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Rated);

test('every line was read as it is', () => {
  expect(faultLines()).toEqual(RATED.map(({ set, row, line }) => ({ set, row, line })));
});

test('324 lines: all can be acted on; at the first reading 287', () => {
  const count = (acts: Rated['acts']): number => RATED.filter((one) => one.acts === acts).length;
  expect([RATED.length, count('yes'), count('partly'), count('no')]).toEqual([324, 324, 0, 0]);
  expect(RATED.filter(({ acts, first }) => acts === 'yes' && first === undefined)).toHaveLength(287);
});
