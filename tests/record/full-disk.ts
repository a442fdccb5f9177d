/** Writes a record on a disk that becomes full and gets room again: `node full-disk.ts HOME`. Prints what happened as JSON. */
import fs from 'node:fs';
import path from 'node:path';
import { find } from '../../src/record/find.ts';
import { openRecord, type RecordStore } from '../../src/record/record.ts';
import { command, NOON_MS, output } from './desk.ts';

const [, , home = ''] = process.argv;
const filler = path.join(home, 'filler');

/** Takes all room that is left. */
function fill(): void {
  const fd = fs.openSync(filler, 'w');
  try {
    for (let bytes = 64 * 1024; bytes > 0;) {
      try {
        fs.writeSync(fd, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    fs.closeSync(fd);
  }
}

const write = (store: RecordStore, from: number): string | null => {
  const times = Array.from({ length: 20 }, (_, n) => NOON_MS + from + n);
  // more than what is free in pages that the file has already
  return store.write(
    times.flatMap((timeMs) => [command(`echo ${timeMs}`, { timeMs }), output(`line ${timeMs} `.repeat(200), timeMs)]),
    NOON_MS,
  );
};
const found = (store: RecordStore): number => {
  const all = find(store.file, { words: 'echo', cwd: '/p', nowMs: NOON_MS, limit: 1_000 });
  return all.ok ? all.value.length : -1;
};

const store = openRecord({ HOME: home });
const before = write(store, 0);
fill();
const full = write(store, 100);
const during = found(store);
const facts = store.facts();
fs.rmSync(filler);
const after = write(store, 100);
const all = found(store);
store.close();
fs.rmSync(path.join(home, '.local'), { recursive: true });
fill();
const empty = openRecord({ HOME: home });
const noRoom = write(empty, 200);
const none = find(empty.file, { words: 'echo', cwd: '/p', nowMs: NOON_MS, limit: 1 });
const fault = typeof facts === 'string' ? facts : facts.fault;
console.log(JSON.stringify({ before, full, found: during, fault, after, all, noRoom, noRoomFound: none.ok ? none.value : none.trouble }));
