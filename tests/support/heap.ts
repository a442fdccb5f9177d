/** What this process keeps in memory once everything unused is freed: so growth is a number that no load of the machine changes. */
import v8 from 'node:v8';
import vm from 'node:vm';
import { setTimeout as sleep } from 'node:timers/promises';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

/** On a busy machine work that is finishing (a spare shell, a reviewed answer) holds up to 27 MB for half a second. */
const PASSES = 12;
const PASS_MS = 100;

/** Bytes of objects and of buffers outside of the heap: the least of several passes, because what goes by itself is not kept. */
export async function keptBytes(): Promise<number> {
  let least = Infinity;
  for (let pass = 0; pass < PASSES; pass++) {
    collect();
    await sleep(PASS_MS);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    least = Math.min(least, heapUsed + arrayBuffers);
  }
  return least;
}
