/** A busy machine: the process had to wait for its turn, and finds a timer that is due and input that came before. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { behindInput } from '../../src/base/behind-input.ts';
import { connection, stall } from '../support/stalled.ts';

test('a timer fires behind the input that came before it was due', async () => {
  const { near, far } = await connection();
  const order: string[] = [];
  near.on('data', () => order.push('input'));
  const fired = new Promise<void>((resolve) => behindInput(20, () => resolve(void order.push('timer'))));
  far.write('x');
  stall(60);
  await fired;
  expect(order).toEqual(['input', 'timer']);
});

test('input that cancels it comes in time', async () => {
  const { near, far } = await connection();
  let fired = false;
  const cancel = behindInput(20, () => (fired = true));
  near.on('data', cancel);
  far.write('x');
  stall(60);
  await once(near, 'data');
  await new Promise((resolve) => behindInput(1, () => resolve(null)));
  expect(fired).toBe(false);
});
