/**
 * Ten processes write the record at once, each as a terminal of its own, and one of them is killed at each of many moments. Counts what was lost
 * of that which a killed one had written, how long a search beside them takes, and whether the file is sound. One more writes from beginning
 * to end and must lose nothing.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { find } from '../../src/record/find.ts';
import { openRecord } from '../../src/record/record.ts';
import { NOON_MS } from '../../tests/record/desk.ts';
import { commandsOf, write, written } from '../../tests/record/writing.ts';

const TERMINALS = 10;
/** A terminal is killed after it has written so many, at most. */
const MOST_WRITTEN = 12;

/** Resolves with whether nothing was lost. */
export async function killWriters(kills: number): Promise<boolean> {
  const count = kills * 2;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-lab-writers-'));
  const store = openRecord({ HOME: home });
  try {
    const steady = write(home, 'steady', count);
    let [begun, told, lost, further] = [0, 0, 0, 0];
    const searches: number[] = [];
    const complaints: string[] = [];
    const terminal = async (): Promise<void> => {
      while (begun < kills) {
        const at = begun++;
        const session = `killed${at}`;
        const { written: numbers, complaint } = await write(home, session, 1_000_000, 1 + ((at * 7) % MOST_WRITTEN));
        complaints.push(complaint);
        const there = written(store, session);
        const expected = commandsOf(session, numbers);
        told += expected.length;
        lost += expected.filter((text, n) => there[n] !== text).length;
        further += Math.max(0, there.length - expected.length);
        const begin = performance.now();
        find(store.file, { words: 'echo steady', cwd: '/p', nowMs: NOON_MS, limit: 20 });
        searches.push(performance.now() - begin);
      }
    };
    await Promise.all(Array.from({ length: TERMINALS }, terminal));
    const { complaint } = await steady;
    const lostOfSteady = count - written(store, 'steady').length;
    const facts = store.facts();
    const fault = typeof facts === 'string' ? facts : (facts.fault ?? 'none');
    const said = [...complaints, complaint].filter((text) => text !== '');
    searches.sort((one, other) => one - other);
    console.log(
      `${begun} killed of ${TERMINALS} at a time: ${lost} lost of ${told} that they had written, ${further} written but not said`,
    );
    console.log(`a steady one beside them: ${lostOfSteady} lost of ${count}; complaints: ${said.length}; fault of the file: ${fault}`);
    const at = (part: number): string => (searches[Math.floor(searches.length * part)] ?? 0).toFixed(1);
    console.log(`a search beside them: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
    for (const text of said.slice(0, 3)) console.log(text);
    return lost + lostOfSteady + said.length === 0 && fault === 'none';
  } finally {
    store.close();
    fs.rmSync(home, { recursive: true, force: true });
  }
}
