/** The deadline of what waits for the disk, on a machine on which this process hardly runs. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { deadlineOf } from '../../src/base/deadline.ts';

const MS = 20;

/** Keeps the thread busy once in each turn of the event loop, as a machine does that has others to run. Ends when it is called. */
function starve(busyMs: number): () => void {
  let isOver = false;
  const turn = (): void => {
    const end = performance.now() + busyMs;
    while (performance.now() < end);
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => (isOver = true);
}

/** Looks at the disk several times, one after the other. */
const lookUps = async (count: number): Promise<string> => {
  for (let i = 0; i < count; i++) await fs.promises.stat('.');
  return 'there';
};

test('a process that seldom gets a processor has as many turns for its look-ups as one that has its own', async () => {
  // ten look-ups take ten turns: 600 ms, three times what the deadline is at most by the clock
  const over = starve(3 * MS);
  const deadline = deadlineOf(MS);
  const first = await Promise.race([lookUps(10), deadline.passed.then(() => 'late')]);
  deadline.end();
  over();
  expect(first).toBe('there');
});

test('what never answers is late', async () => {
  const deadline = deadlineOf(MS);
  expect(await Promise.race([new Promise(() => {}), deadline.passed.then(() => 'late')])).toBe('late');
});
