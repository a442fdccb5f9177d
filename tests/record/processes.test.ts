/** Many processes write the record at once, and end at any moment: nothing that was written is lost, and nothing is damaged. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOON_MS, RecordDesk } from './desk.ts';

const WRITER = path.join(import.meta.dirname, 'writer.ts');

interface Writing {
  readonly written: readonly number[];
  /** What it said when it failed by itself. */
  readonly complaint: string;
}

/** Runs a writer to its end, or kills it after it has written so many. */
function write(home: string, session: string, count: number, killAfter = Infinity): Promise<Writing> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [WRITER, home, session, String(count)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [printed, complaint] = ['', ''];
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.split('\n').length > killAfter) child.kill('SIGKILL');
    });
    child.on('close', () => resolve({ written: printed.split('\n').slice(0, -1).map(Number), complaint }));
  });
}

function written(desk: RecordDesk, session: string): readonly string[] {
  const read = desk.store.file.use(false, (db) => db.prepare('SELECT text FROM commands WHERE session = ? ORDER BY id').all(session));
  return read.ok ? read.value.map((row) => String(row['text'])) : [];
}

describe('processes that write at once', () => {
  test('ten of them, each in a terminal of its own', { timeout: 120_000 }, async () => {
    using desk = new RecordDesk();
    const sessions = Array.from({ length: 10 }, (_, n) => `terminal${n}`);
    const done = await Promise.all(sessions.map((session) => write(desk.home, session, 40)));
    expect(done.map(({ complaint }) => complaint).join('')).toBe('');
    expect(desk.store.facts()).toMatchObject({ commands: 400, outputs: 400, fault: null });
    for (const session of sessions) expect(written(desk, session)).toEqual(Array.from({ length: 40 }, (_, n) => `echo ${session} ${n}`));
  });

  test('killed at any moment beside others', { timeout: 120_000 }, async () => {
    using desk = new RecordDesk();
    const steady = write(desk.home, 'steady', 60);
    for (let n = 1; n <= 8; n++) {
      const session = `killed${n}`;
      const { written: told } = await write(desk.home, session, 1_000_000, n * 2);
      const found = written(desk, session);
      // what it said was written is there; at most one more, which it could not say any more
      expect(found.slice(0, told.length)).toEqual(told.map((number) => `echo ${session} ${number}`));
    }
    expect((await steady).complaint).toBe('');
    expect(written(desk, 'steady')).toHaveLength(60);
    expect(desk.store.facts()).toMatchObject({ fault: null });
    expect(desk.store.forget(['history'], NOON_MS)).toBe('gone');
  });
});
