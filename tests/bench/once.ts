/** `yo list files` outside a session, offline: to the first byte of the answer, to the end of the process, and its CPU time. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';

const MOST_MS = 100;
/** Before these, no compiled code is kept and no fact is known. */
const WARM_UP = 2;

interface Times {
  readonly answered: number;
  readonly ended: number;
}

/** CPU time of the children that this process has waited for, in milliseconds. Linux counts it in hundredths of a second (proc(5)). */
function cpuOfChildren(): number {
  const stat = fs.readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

function ask(file: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Times> {
  const start = performance.now();
  let answered = Number.NaN;
  return new Promise((resolve, reject) => {
    const child = spawn(file, ['list', 'files'], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => (answered = performance.now() - start));
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve({ answered, ended: performance.now() - start }) : reject(new Error(`yo ended with status ${status}`)),
    );
  });
}

export async function once({ world, report, amounts }: Bench): Promise<void> {
  const file = path.join(world.root, 'bin/yo');
  const times: Times[] = [];
  for (let round = 0; round < WARM_UP; round += 1) await ask(file, world.home, world.env);
  const before = process.platform === 'linux' ? cpuOfChildren() : Number.NaN;
  for (let round = 0; round < amounts.starts; round += 1) times.push(await ask(file, world.home, world.env));
  const ended = median(times.map((each) => each.ended));
  report.figure({
    name: 'one-shot question, offline',
    values: { answer: median(times.map((each) => each.answered)), end: ended },
    unit: 'ms',
    goal: { value: ended, unit: 'ms', atMost: MOST_MS },
  });
  if (process.platform !== 'linux') return report.skipped('CPU time of a one-shot question, offline', 'it needs /proc');
  const cpu = (cpuOfChildren() - before) / amounts.starts;
  report.figure({
    name: 'CPU time of a one-shot question, offline',
    values: { yo: cpu },
    unit: 'ms',
    goal: { value: cpu, unit: 'ms', atMost: MOST_MS },
  });
}
