/**
 * What a wait that failed prints beside the screen, so that a failure that never comes again still says why: when what was typed and
 * received, what each process of the test's home folder was doing, how its terminals are set, and what the session has logged.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { processesIn } from './processes.ts';

/** The newest keys and outputs that are printed, and the most bytes of each. */
const EVENTS = 40;
const EVENT_BYTES = 120;
/** The end of each log that is printed. */
const LOG_BYTES = 2_000;

/** When what was typed into a terminal and received from it. */
export class Timeline {
  private readonly events: { readonly atMs: number; readonly what: string; readonly length: number; readonly end: Buffer }[] = [];

  typed(bytes: Uint8Array): void {
    this.add('typed', bytes);
  }

  received(bytes: Uint8Array): void {
    this.add('received', bytes);
  }

  /** One line for each event, oldest first, with its age. */
  lines(): string {
    const nowMs = performance.now();
    const line = ({ atMs, what, length, end }: (typeof this.events)[number]): string =>
      `${((nowMs - atMs) / 1000).toFixed(3)} s ago: ${what} ${length} ${length > end.length ? '… ' : ''}${JSON.stringify(end.toString('latin1'))}`;
    return this.events.map(line).join('\n');
  }

  private add(what: string, bytes: Uint8Array): void {
    this.events.push({ atMs: performance.now(), what, length: bytes.length, end: Buffer.from(bytes.subarray(-EVENT_BYTES)) });
    if (this.events.length > EVENTS) this.events.shift();
  }
}

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'latin1').trim();
  } catch {
    return ''; // it has ended meanwhile
  }
};
const target = (file: string): string => {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
};

/** What a process has open, but for what only a runtime needs: where each descriptor leads, and the offset and flags of it. */
function descriptors(pid: number): readonly string[] {
  let names: readonly string[] = [];
  try {
    names = fs.readdirSync(`/proc/${pid}/fd`);
  } catch {
    // it has ended meanwhile
  }
  return names.flatMap((name) => {
    const to = target(`/proc/${pid}/fd/${name}`);
    if (to === '' || to.startsWith('anon_inode') || to === '/dev/null') return [];
    const [, offset = '', flags = ''] = /pos:\s*(\d+)\s+flags:\s*(\d+)/.exec(read(`/proc/${pid}/fdinfo/${name}`)) ?? [];
    return [`${name} ${to} at ${offset} flags ${flags}`];
  });
}

/** State, parent, the kernel function and the system call in which it waits, and what it has open. */
function processLines(pid: number, command: readonly string[]): string {
  const [, name = '', state = '', parent = '', group = '', , , foreground = ''] =
    /\((.*)\) (\S) (\S+) (\S+) (\S+) (\S+) (\S+)/s.exec(read(`/proc/${pid}/stat`)) ?? [];
  const waits = `${read(`/proc/${pid}/wchan`)}, ${read(`/proc/${pid}/syscall`)}`;
  return [
    `${pid} ${name} ${state}, parent ${parent}, group ${group}, foreground ${foreground}, waits in ${waits}`,
    command.join(' ').slice(0, 200),
    ...descriptors(pid),
  ].join('\n    ');
}

/** How the terminals among these descriptors are set: who reads them, raw or by lines, and with which keys. */
function terminalLines(pids: readonly number[]): string {
  const terminals = new Set(pids.flatMap((pid) => [0, 1, 2].map((fd) => target(`/proc/${pid}/fd/${fd}`))));
  return [...terminals]
    .filter((file) => file.startsWith('/dev/pts/'))
    .map((file) => `${file}: ${spawnSync('stty', ['-F', file, '-a'], { encoding: 'utf8', timeout: 1_000 }).stdout?.replaceAll('\n', ' ')}`)
    .join('\n');
}

/** The files of the session, and the end of its log. */
function sessionLines(home: string): string {
  const runtime = path.join(home, '.run');
  const folders = fs.existsSync(runtime) ? fs.readdirSync(runtime).filter((name) => name.startsWith('yosh.')) : [];
  return folders
    .map((name) => {
      const folder = path.join(runtime, name);
      return `${name}: ${fs.readdirSync(folder).join(' ')}\n${read(path.join(folder, 'proxy.log')).slice(-LOG_BYTES)}`;
    })
    .join('\n');
}

/** Everything that can be said about a test that waits in vain. `home`: the folder that all its processes have as their home. */
export function waitReport(home: string, timeline: Timeline): string {
  const processes = fs.existsSync('/proc/self/wchan') ? processesIn(home) : [];
  const parts = {
    'typed and received': timeline.lines(),
    processes: processes.map(({ pid, command }) => processLines(pid, command)).join('\n'),
    terminals: terminalLines(processes.map(({ pid }) => pid)),
    session: sessionLines(home),
  };
  return Object.entries(parts)
    .map(([name, text]) => `--- ${name} ---\n${text}`)
    .join('\n');
}
