import { expect, test } from 'vitest';
import { building } from '../score/building.ts';
import { harmless, harmlessHeldOut } from '../score/harmless.ts';
import { heldOut } from '../score/held-out.ts';
import type { Groups } from '../score/judge.ts';
import { measure, shortfalls } from '../score/run.ts';

const size = (groups: Groups): number => Object.values(groups).flat().length;

test('the score is asked of enough', () => {
  expect(size(building) + size(heldOut)).toBeGreaterThanOrEqual(300);
  expect(size(heldOut)).toBeGreaterThanOrEqual(100);
  expect(harmless.length + harmlessHeldOut.length).toBeGreaterThanOrEqual(60);
});

// a fifth of the requests and all the harmless ones: the whole takes a minute or two (`npm run score`)
test('a fifth of the requests reaches the targets', { timeout: 120_000 }, async () => {
  expect(shortfalls(await measure(undefined, 5))).toEqual([]);
});
