/** What this process keeps in memory once everything unused is freed: so growth is a number that no load of the machine changes. */
import v8 from 'node:v8';
import vm from 'node:vm';
import { setImmediate as turn } from 'node:timers/promises';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

/** Bytes of objects and of buffers outside of the heap. */
export async function keptBytes(): Promise<number> {
  for (let pass = 0; pass < 3; pass++) {
    collect();
    await turn();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
