/** The proxy's memory, and whether it sleeps when nothing happens. Linux only: read from /proc. */
import fs from 'node:fs';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';
import { descendants, type FastTerminal } from './terminal.ts';
import { END, PROMPT, proxyOf, settle, TYPE_END } from './world.ts';

const COMPANION_MB = 80;

const LINUX = process.platform === 'linux';
const SETTLED_MS = 1_500;
/** Later than what a proxy does once, two seconds after its start: it removes the folders of sessions that died. */
const IDLE_AFTER_MS = 4_000;

/** A field of /proc/PID/smaps_rollup, in MB of 1024 × 1024 bytes. */
function megabytes(pid: number, field: 'Rss' | 'Pss'): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

export async function memory({ world, report, amounts }: Bench): Promise<void> {
  if (!LINUX) return report.skipped('memory', 'it needs /proc');
  const first = await world.session('yosh');
  await settle(SETTLED_MS);
  const alone = { PSS: megabytes(proxyOf(first), 'Pss'), RSS: megabytes(proxyOf(first), 'Rss') };
  report.figure({
    name: 'memory of the idle proxy, alone',
    values: alone,
    unit: 'MB',
    goal: { value: alone.PSS, unit: 'MB PSS', atMost: 48 },
  });

  await companion(first, report);
  const sessions: FastTerminal[] = [first];
  while (sessions.length < 10) sessions.push(await world.session('yosh'));
  await settle(SETTLED_MS);
  const ten = {
    PSS: median(sessions.map((terminal) => megabytes(proxyOf(terminal), 'Pss'))),
    RSS: median(sessions.map((terminal) => megabytes(proxyOf(terminal), 'Rss'))),
  };
  report.figure({
    name: 'memory of each of ten idle proxies',
    values: ten,
    unit: 'MB',
    goal: { value: ten.PSS, unit: 'MB PSS', atMost: 11 },
  });
  for (const terminal of sessions.slice(1)) await terminal.close();

  const over = first.until([END, PROMPT], 600_000);
  first.type(`head -c ${amounts.floodBytes} /dev/zero | tr '\\0' x${TYPE_END}`);
  await over;
  await settle(SETTLED_MS);
  const after = { PSS: megabytes(proxyOf(first), 'Pss'), RSS: megabytes(proxyOf(first), 'Rss') };
  report.figure({
    name: `memory after a flood of ${amounts.floodBytes / 2 ** 20} MiB`,
    values: after,
    unit: 'MB',
    goal: { value: after.RSS, unit: 'MB RSS', atMost: 70 },
  });
  await first.close();
}

/** After its first question, with the code of `offline` and of the review loaded. */
async function companion(terminal: FastTerminal, report: Bench['report']): Promise<void> {
  await terminal.answer('yo find files larger than 100 MB\r', 'find . ');
  await settle(SETTLED_MS);
  const pid = descendants(terminal.pid).find(({ command }) => command.includes('/dist/companion.cjs'))?.pid;
  if (pid === undefined) throw new Error('no companion runs in this session');
  const used = { PSS: megabytes(pid, 'Pss'), RSS: megabytes(pid, 'Rss') };
  report.figure({
    name: 'memory of a companion after its first question',
    values: used,
    unit: 'MB',
    goal: { value: used.PSS, unit: 'MB PSS', atMost: COMPANION_MB },
  });
  await terminal.answer('\x15\x03', PROMPT);
}

function contextSwitches(pid: number): number {
  let count = 0;
  for (const task of fs.readdirSync(`/proc/${pid}/task`)) {
    const status = fs.readFileSync(`/proc/${pid}/task/${task}/status`, 'utf8');
    for (const match of status.matchAll(/voluntary_ctxt_switches:\s+(\d+)/g)) count += Number(match[1]);
  }
  return count;
}

export async function idle({ world, report, amounts }: Bench): Promise<void> {
  if (!LINUX) return report.skipped('wake-ups when idle', 'it needs /proc');
  const terminal = await world.session('yosh');
  await settle(IDLE_AFTER_MS);
  const proxy = proxyOf(terminal);
  const before = contextSwitches(proxy);
  await settle(amounts.idleMs);
  const count = contextSwitches(proxy) - before;
  report.figure({
    name: `context switches of the proxy, idle for ${amounts.idleMs / 1000} s`,
    values: { yosh: count },
    unit: '',
    goal: { value: count, unit: '', atMost: 0 },
  });
  await terminal.close();
}
