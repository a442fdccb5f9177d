/**
 * The lines of faults are those that two readers have read and rated: could a person act on it? A line that changes has to be read again;
 * until then its rating is null.
 */
import { expect, test } from 'vitest';
import { faultLines } from './fault-lines.ts';
import { type Acts, RATED } from './rated-lines.ts';

test('every line was written down as it is', () => {
  expect(RATED.map(({ set, row, line }) => ({ set, row, line }))).toEqual(faultLines());
});

test('a setting that is to be checked is named with its file', () => {
  const unplaced = RATED.filter(({ line }) => /`base_url`/.test(line) && !/in ~\/\.yoconf/.test(line));
  expect(unplaced).toEqual([]);
});

test('no line that is still shown was found to say less than what to do', () => {
  const ratings = RATED.flatMap(({ first, second }) => [first, second]);
  expect(ratings.filter((acts: Acts) => acts === 'partly' || acts === 'no')).toEqual([]);
});
