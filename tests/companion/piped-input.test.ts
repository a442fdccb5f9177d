/** Reading standard input of `bin/yo`: to its end, and not silently while a pipe stays open. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Later, readPipe } from '../../src/companion/piped-input.ts';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-pipe-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Both ends of a pipe. */
async function pipe(): Promise<{ readonly from: fs.promises.FileHandle; readonly into: fs.promises.FileHandle }> {
  const fifo = path.join(folder, 'fifo');
  execFileSync('mkfifo', [fifo]);
  const [from, into] = await Promise.all([fs.promises.open(fifo, 'r'), fs.promises.open(fifo, 'w')]);
  return { from, into };
}

test('a pipe that stays open is told of once, and read to its end', async () => {
  const { from, into } = await pipe();
  const told: string[] = [];
  let late = (): void => {};
  const later: Later = (work) => {
    late = work;
    return () => told.push('taken back');
  };
  const reading = readPipe(from.fd, () => told.push('waiting'), later);
  await into.write('some ');
  expect(told).toEqual([]);
  late();
  expect(told).toEqual(['waiting']);
  await into.write('text');
  await into.close();
  expect((await reading).toString()).toBe('some text');
  expect(told).toEqual(['waiting', 'taken back']);
  await from.close();
});

test('what never ends costs no memory: the last bytes are kept', async () => {
  const { from, into } = await pipe();
  const reading = readPipe(
    from.fd,
    () => {},
    () => () => {},
  );
  await into.write('y\n'.repeat(1_000_000));
  await into.write('end');
  await into.close();
  const bytes = await reading;
  expect(bytes.length).toBeLessThan(300 * 1024);
  expect(bytes.toString().endsWith('y\nend')).toBe(true);
  await from.close();
});

test('a terminal, /dev/null and a closed input have nothing to wait for', async () => {
  const fd = fs.openSync('/dev/null', 'r');
  const never: Later = () => {
    throw new Error('nothing is waited for');
  };
  expect((await readPipe(fd, () => {}, never)).length).toBe(0);
  fs.closeSync(fd);
});
