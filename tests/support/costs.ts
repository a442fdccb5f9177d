/** What a test file costs: the CPU time of its worker and of the programs that it ran, which says more than a clock on a busy machine. */
import fs from 'node:fs';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time in ms of all tests of this file. */
    cpuMs?: number;
  }
}

/** A tick of /proc: the kernel reports 100 to the second. */
const TICK_MS = 10;

/** CPU time in ms of this process and, on Linux, of its children that have ended and what they waited for. */
export function cpuMsSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenMs();
}

function childrenMs(): number {
  if (process.platform !== 'linux') return 0;
  const stat = fs.readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
