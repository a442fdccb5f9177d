/**
 * `yo list files` outside a session, offline: to the first byte of the answer, to the end of the process, and its CPU time. Beside it `node
 * -e 0`, below which no program of Node's can come.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';

const MOST_MS = 100;
/** Before these, no compiled code is kept and no fact is known. */
const WARM_UP = 2;

const isLinux = process.platform === 'linux';

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

interface Program {
  readonly file: string;
  readonly args: readonly string[];
}

function run({ file, args }: Program, cwd: string, env: Readonly<Record<string, string>>): Promise<Times> {
  const start = performance.now();
  let answered = Number.NaN;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => (answered = performance.now() - start));
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve({ answered, ended: performance.now() - start }) : reject(new Error(`${file} ended with status ${status}`)),
    );
  });
}

export async function once({ world, report, amounts }: Bench): Promise<void> {
  const yo = { file: path.join(world.root, 'bin/yo'), args: ['list', 'files'] };
  const node = { file: world.node, args: ['-e', '0'] };
  const times: Times[] = [];
  const empty: number[] = [];
  const cpu = { yo: 0, node: 0 };
  /** Runs it, and counts its CPU time. */
  const counted = async (name: keyof typeof cpu, program: Program): Promise<Times> => {
    const before = isLinux ? cpuOfChildren() : Number.NaN;
    const took = await run(program, world.home, world.env);
    cpu[name] += (isLinux ? cpuOfChildren() : Number.NaN) - before;
    return took;
  };
  for (let round = 0; round < WARM_UP; round += 1) await run(yo, world.home, world.env);
  for (let round = 0; round < amounts.starts; round += 1) {
    times.push(await counted('yo', yo));
    empty.push((await counted('node', node)).ended);
  }
  const ended = median(times.map((each) => each.ended));
  report.figure({
    name: 'one-shot question, offline',
    values: { answer: median(times.map((each) => each.answered)), end: ended, 'node -e 0': median(empty) },
    unit: 'ms',
    goal: { value: ended, unit: 'ms', atMost: MOST_MS },
  });
  if (!isLinux) return report.skipped('CPU time of a one-shot question, offline', 'it needs /proc');
  report.figure({
    name: 'CPU time of a one-shot question, offline',
    values: { yo: cpu.yo / amounts.starts, 'node -e 0': cpu.node / amounts.starts },
    unit: 'ms',
    goal: { value: cpu.yo / amounts.starts, unit: 'ms', atMost: MOST_MS },
  });
}
