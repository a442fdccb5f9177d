/** A busy machine: the process had to wait for its turn, and finds a timer that is due and input that came before. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/proxy/clock.ts';

/** Two ends of a connection in this process. */
async function connection(): Promise<{ readonly near: net.Socket; readonly far: net.Socket }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const server = net.createServer().listen(path.join(folder, 'socket'));
  const far = net.connect(path.join(folder, 'socket'));
  const [near] = (await once(server, 'connection')) as [net.Socket];
  onTestFinished(() => {
    for (const end of [near, far, server]) if ('destroy' in end) end.destroy();
    server.close();
  });
  return { near, far };
}

/** The turn that does not come. */
const stall = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('a timer fires behind the input that came before it was due', async () => {
  const { near, far } = await connection();
  const order: string[] = [];
  near.on('data', () => order.push('input'));
  const fired = new Promise<void>((resolve) => systemClock.after(20, () => resolve(void order.push('timer'))));
  far.write('x');
  stall(60);
  await fired;
  expect(order).toEqual(['input', 'timer']);
});

test('input that cancels it comes in time', async () => {
  const { near, far } = await connection();
  let fired = false;
  const cancel = systemClock.after(20, () => (fired = true));
  near.on('data', cancel);
  far.write('x');
  stall(60);
  await once(near, 'data');
  await new Promise((resolve) => systemClock.after(1, () => resolve(null)));
  expect(fired).toBe(false);
});
