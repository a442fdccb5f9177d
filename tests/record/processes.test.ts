/** Many processes write the record at once, and end at any moment: nothing that was written is lost, and nothing is damaged. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOON_MS, RecordDesk } from './desk.ts';
import { commandsOf, write, written } from './writing.ts';

/** Makes a small file system of memory and runs a program with its path; in a namespace, so that nothing of it stays. */
const ON_SMALL_DISK = 'mount -t tmpfs -o size=2m tmpfs "$1" && exec "$2" "$3" "$1"';
const onSmallDisk = (folder: string, node: string, script: string): readonly string[] => {
  const namespace = process.getuid?.() === 0 ? ['-m'] : ['-rm'];
  return [...namespace, 'sh', '-c', ON_SMALL_DISK, 'sh', folder, node, script];
};

describe('processes that write at once', () => {
  test('ten of them, each in a terminal of its own', async () => {
    using desk = new RecordDesk();
    const sessions = Array.from({ length: 10 }, (_, n) => `terminal${n}`);
    const done = await Promise.all(sessions.map((session) => write(desk.home, session, 40)));
    expect(done.map(({ complaint }) => complaint).join('')).toBe('');
    expect(desk.store.facts()).toMatchObject({ commands: 400, outputs: 400, fault: null });
    const all = Array.from({ length: 40 }, (_, n) => n);
    for (const session of sessions) expect(written(desk.store, session)).toEqual(commandsOf(session, all));
  });

  test('killed at any moment beside others', async () => {
    using desk = new RecordDesk();
    const steady = write(desk.home, 'steady', 60);
    for (let n = 1; n <= 8; n++) {
      const session = `killed${n}`;
      const { written: told } = await write(desk.home, session, 1_000_000, n * 2);
      const found = written(desk.store, session);
      // what it said was written is there; at most one more, which it could not say any more
      expect(found.slice(0, told.length)).toEqual(commandsOf(session, told));
      expect(found.length - told.length).toBeLessThanOrEqual(1);
    }
    expect((await steady).complaint).toBe('');
    expect(written(desk.store, 'steady')).toHaveLength(60);
    expect(desk.store.facts()).toMatchObject({ fault: null });
    expect(desk.store.forget(['history'], NOON_MS)).toBe('gone');
  });
});

describe('a disk that is full', () => {
  using probe = new RecordDesk();
  const refused = spawnSync('unshare', onSmallDisk(probe.home, 'true', ''), { encoding: 'utf8' });

  test('nothing that was written is lost, and writing goes on when there is room', (ctx) => {
    ctx.skip(refused.status !== 0, `no file system can be mounted here: ${refused.stderr || String(refused.error)}`);
    using desk = new RecordDesk();
    const script = path.join(import.meta.dirname, 'full-disk.ts');
    const done = spawnSync('unshare', onSmallDisk(desk.home, process.execPath, script), { encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(JSON.parse(done.stdout)).toEqual({
      before: null,
      full: 'full',
      found: 20,
      fault: null,
      after: null,
      all: 40,
      noRoom: 'full',
      noRoomFound: 'full',
    });
  });
});
