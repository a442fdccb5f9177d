/** A shell on a terminal of its own, to measure it: types keys and returns the time until a text was printed. No emulator, no screen. */
import fs from 'node:fs';
import tty from 'node:tty';
import { openPty, type Pty } from '../../proxy/pty.ts';

export interface ProbeOptions {
  readonly root: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** How much of the output is kept to find the awaited text in. */
const KEPT = 64 * 1024;

export class Probe {
  readonly exited: Promise<void>;
  private readonly pty: Pty;
  private readonly reader: tty.ReadStream;
  private seen = '';
  private waiting: { text: string; resolve: (found: boolean) => void } | null = null;

  constructor(options: ProbeOptions) {
    let ended: () => void = () => {};
    this.exited = new Promise((resolve) => (ended = resolve));
    this.pty = openPty({ ...options, cols: 80, rows: 24, onExit: () => ended() });
    this.reader = new tty.ReadStream(this.pty.masterFd);
    this.reader
      .on('error', () => {})
      .on('data', (chunk: Buffer) => {
        this.seen = (this.seen + chunk.toString('latin1')).slice(-KEPT);
        if (this.waiting !== null && this.seen.includes(this.waiting.text)) this.settle(true);
      });
  }

  /** Types `keys` and returns the milliseconds until `text` was printed; null when `timeoutMs` was over before. */
  async answer(keys: string, text: string, timeoutMs: number): Promise<number | null> {
    this.seen = '';
    const begin = performance.now();
    const late = setTimeout(() => this.settle(false), timeoutMs);
    const found = await new Promise<boolean>((resolve) => {
      this.waiting = { text, resolve };
      if (keys !== '') this.type(keys);
    });
    clearTimeout(late);
    return found ? performance.now() - begin : null;
  }

  /** The output since the last call of `answer`. */
  get text(): string {
    return this.seen;
  }

  /** Hangs up and waits at most `timeoutMs` for the program to end. */
  async close(timeoutMs: number): Promise<void> {
    this.pty.releaseSlave();
    this.reader.destroy();
    try {
      process.kill(this.pty.pid, 'SIGHUP');
    } catch {
      // it has just ended
    }
    let late: NodeJS.Timeout | undefined;
    await Promise.race([this.exited, new Promise((resolve) => (late = setTimeout(resolve, timeoutMs)))]);
    clearTimeout(late);
  }

  private type(keys: string): void {
    try {
      fs.writeSync(this.pty.masterFd, keys);
    } catch {
      // the program has ended: the awaited text will not come
    }
  }

  private settle(found: boolean): void {
    this.waiting?.resolve(found);
    this.waiting = null;
  }
}
