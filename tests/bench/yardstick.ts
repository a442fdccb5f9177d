/** How slow this machine is: `node -e 0`, beside what it took where the targets in milliseconds were set. */
import { spawnSync } from 'node:child_process';
import { median } from './numbers.ts';

/** Milliseconds, the median of 60 starts (decision 95). */
const THERE = 21;
const STARTS = 15;

/** 1 on a machine like the one of the targets, 2 where everything takes twice as long. */
export function slowness(node: string): number {
  const times = Array.from({ length: STARTS }, () => {
    const start = performance.now();
    spawnSync(node, ['-e', '0']);
    return performance.now() - start;
  });
  return median(times) / THERE;
}
