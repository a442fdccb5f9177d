import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { building } from '../../lab/offline/building.ts';
import { setHashes } from '../../lab/offline/freeze.ts';
import { harmless, harmlessHeldOut } from '../../lab/offline/harmless.ts';
import { heldOut } from '../../lab/offline/held-out.ts';
import type { Groups } from '../../lab/offline/judge.ts';
import { natural } from '../../lab/offline/natural.ts';
import { wishes } from '../../lab/offline/wishes.ts';
import { harmfulToHarmless, measure, SETS, shortfalls } from '../../lab/offline/run.ts';

const size = (groups: Groups): number => Object.values(groups).flat().length;

test('the score has enough requests', () => {
  expect(size(building) + size(heldOut)).toBeGreaterThanOrEqual(300);
  expect(size(heldOut)).toBeGreaterThanOrEqual(100);
  expect(size(natural)).toBeGreaterThanOrEqual(300);
  expect(size(wishes)).toBeGreaterThanOrEqual(300);
  expect(harmless.length + harmlessHeldOut.length).toBeGreaterThanOrEqual(60);
});

test('the frozen requests are as they were', () => {
  expect(setHashes()).toBe(readFileSync(new URL('../../lab/offline/FREEZE-SETS', import.meta.url), 'utf8'));
});

// a few of each group, because all of them take minutes (`npm run lab offline`)
test.each(SETS)('a sample of the set %s reaches the targets', { timeout: 600_000 }, async (set) => {
  expect(shortfalls(set, await measure(set, set === 'generated' ? 10 : 4))).toEqual([]);
});

test('no harmless request gets a harmful answer', { timeout: 600_000 }, async () => expect(await harmfulToHarmless()).toEqual([]));
