/**
 * The measuring end of a PTY: the same fast reader for every candidate (one static buffer, no strings, no emulator), and the
 * time at which an awaited text was read.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import tty from 'node:tty';
import { openPty, type Pty } from '../../src/proxy/pty.ts';
import { REPOSITORY } from '../support/scripted-root.ts';

const READ_BYTES = 256 * 1024;

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** Between two keys. */
const KEY_MS = 60;

interface Waiter {
  readonly needles: readonly Buffer[];
  readonly times: number[];
  resolve(times: readonly number[]): void;
}

export class FastTerminal {
  /** Resolves with the time at which the program's end was noticed. */
  readonly exited: Promise<number>;
  private readonly pty: Pty;
  private readonly reader: tty.ReadStream;
  private running = true;
  private waiter: Waiter | null = null;
  private carry = Buffer.alloc(0);

  constructor(program: Program) {
    let ended: (time: number) => void = () => {};
    this.exited = new Promise((resolve) => (ended = resolve));
    const onExit = (): void => {
      this.running = false;
      ended(performance.now());
    };
    this.pty = openPty({ root: REPOSITORY, ...program, cols: 80, rows: 24, onExit });
    const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    const callback = (count: number): boolean => {
      if (this.waiter !== null) this.look(this.waiter, buffer.subarray(0, count));
      return true;
    };
    // `onread` is an option of the socket beneath, which the types of the terminal stream do not mention
    const options: object = { onread: { buffer, callback } };
    this.reader = new tty.ReadStream(this.pty.masterFd, options);
    this.reader.on('error', () => {}).resume();
  }

  get pid(): number {
    return this.pty.pid;
  }

  /** Types keys: few enough bytes that the kernel always takes them at once. */
  type(keys: string): void {
    fs.writeSync(this.pty.masterFd, keys);
  }

  /**
   * The times at which these texts were read, one after the other, from now on: call it before typing what leads to them.
   * Rejects when that takes too long.
   */
  until(texts: readonly string[], timeoutMs = 20_000): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiter = null;
        reject(new Error(`not seen after ${timeoutMs} ms: ${JSON.stringify(texts)}`));
      }, timeoutMs);
      this.carry = Buffer.alloc(0);
      this.waiter = {
        needles: texts.map((text) => Buffer.from(text)),
        times: [],
        resolve: (times) => {
          clearTimeout(late);
          resolve(times);
        },
      };
    });
  }

  /** Types `keys`; milliseconds until `text` was read. */
  async answer(keys: string, text: string, timeoutMs?: number): Promise<number> {
    const seen = this.until([text], timeoutMs);
    const start = performance.now();
    this.type(keys);
    const [end] = await seen;
    return (end as number) - start;
  }

  /** Types a question as a fast typist does, without Enter: the companion starts with its first keys. */
  async typeByHand(question: string): Promise<void> {
    for (const key of question.slice(0, -1)) {
      this.type(key);
      await new Promise((next) => setTimeout(next, KEY_MS));
    }
    await this.answer(question.slice(-1), question.slice(-1));
  }

  /** Kills the program and all processes it started, on this terminal or not. */
  async close(): Promise<void> {
    const pids = this.running ? [this.pid, ...descendants(this.pid).map((process) => process.pid)] : [];
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it has ended with the one before
      }
    }
    await this.exited;
    this.pty.releaseSlave();
    this.reader.destroy();
  }

  private look(waiter: Waiter, chunk: Buffer): void {
    for (let rest = chunk; ;) {
      const needle = waiter.needles[waiter.times.length] as Buffer;
      const end = endOf(needle, this.carry, rest);
      if (end < 0) {
        const kept = Buffer.concat([this.carry, rest.subarray(-needle.length)]);
        this.carry = Buffer.from(kept.subarray(Math.max(0, kept.length - needle.length + 1)));
        return;
      }
      waiter.times.push(performance.now());
      this.carry = Buffer.alloc(0);
      rest = rest.subarray(end);
      if (waiter.times.length === waiter.needles.length) {
        this.waiter = null;
        waiter.resolve(waiter.times);
        return;
      }
    }
  }
}

/** Where the first `needle` in `bytes` ends, when it begins in them or in the `carry` before them; -1 when there is none. */
function endOf(needle: Buffer, carry: Buffer, bytes: Buffer): number {
  if (carry.length > 0) {
    const at = Buffer.concat([carry, bytes.subarray(0, needle.length - 1)]).indexOf(needle);
    if (at >= 0) return at + needle.length - carry.length;
  }
  const at = bytes.indexOf(needle);
  return at < 0 ? -1 : at + needle.length;
}

export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

/** Every process below `pid`. */
export function descendants(pid: number): readonly RunningProcess[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, child, parent, command]) => ({ pid: Number(child), parent: Number(parent), command: command as string }));
  const found: RunningProcess[] = [];
  for (let parents = [pid]; parents.length > 0;) {
    const level = rows.filter((row) => parents.includes(row.parent));
    found.push(...level);
    parents = level.map((row) => row.pid);
  }
  return found;
}
