import { expect, test } from 'vitest';
import { building } from '../../lab/offline/building.ts';
import { harmless, harmlessHeldOut } from '../../lab/offline/harmless.ts';
import { heldOut } from '../../lab/offline/held-out.ts';
import type { Groups } from '../../lab/offline/judge.ts';
import { measure, shortfalls } from '../../lab/offline/run.ts';

const size = (groups: Groups): number => Object.values(groups).flat().length;

test('the score has enough requests', () => {
  expect(size(building) + size(heldOut)).toBeGreaterThanOrEqual(300);
  expect(size(heldOut)).toBeGreaterThanOrEqual(100);
  expect(harmless.length + harmlessHeldOut.length).toBeGreaterThanOrEqual(60);
});

// a fifth of the requests and all harmless ones, because all of them take a minute or two (`npm run lab offline`)
test('a fifth of the requests reaches the targets', { timeout: 600_000 }, async () => {
  expect(shortfalls(await measure(undefined, 5))).toEqual([]);
});
