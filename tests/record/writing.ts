/** Runs processes that write a record, to their end or until they are killed, and reads what they wrote. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RecordStore } from '../../src/record/record.ts';

const WRITER = path.join(import.meta.dirname, 'writer.ts');

export interface Writing {
  readonly written: readonly number[];
  /** What it said when it failed by itself. */
  readonly complaint: string;
}

/** Runs a writer to its end, or kills it after it has written so many. */
export function write(home: string, session: string, count: number, killAfter = Infinity): Promise<Writing> {
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

export function written(store: RecordStore, session: string): readonly string[] {
  const read = store.file.use(false, (db) => db.prepare('SELECT text FROM commands WHERE session = ? ORDER BY id').all(session));
  return read.ok ? read.value.map((row) => String(row['text'])) : [];
}

/** The commands that a writer of this session records, in their order. */
export const commandsOf = (session: string, numbers: readonly number[]): readonly string[] => numbers.map((n) => `echo ${session} ${n}`);
