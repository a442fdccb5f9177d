/**
 * A terminal for tests: a program on a real PTY, with its screen in a terminal emulator. Tests type, and wait until the screen shows
 * what they expect; none sleeps.
 */
import fs from 'node:fs';
import path from 'node:path';
import tty from 'node:tty';
import xterm from '@xterm/headless';
import { openPty, type Pty } from '../../src/proxy/pty.ts';
import { eventually, PATIENCE_MS, SILENCE_MS } from './clock.ts';
import { Timeline, waitReport } from './wait-report.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** How long to read what an ended program's children still write when they keep the terminal open. */
const DRAIN_MS = 1_000;

export interface TerminalOptions {
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly cols?: number;
  readonly rows?: number;
}

export class TestTerminal {
  readonly pty: Pty;
  /** Resolves with the exit status (128 + n for signal n) after the last byte was read. */
  readonly exited: Promise<number>;
  private readonly emulator: InstanceType<typeof xterm.Terminal>;
  private readonly reader: tty.ReadStream;
  private readonly timeline = new Timeline();
  private readonly home: string;
  private chunks: Buffer[] = [];
  /** The text as it was read last; null after the emulator has drawn something: tests ask for it a hundred times a second. */
  private shown: string | null = null;
  private status: number | null = null;
  private closed = false;

  constructor(options: TerminalOptions) {
    const { cols = 80, rows = 24 } = options;
    this.home = options.env['HOME'] ?? options.cwd;
    this.emulator = new xterm.Terminal({ cols, rows, scrollback: 5000, allowProposedApi: true });
    let exit: (status: number) => void = () => {};
    this.exited = new Promise((resolve) => (exit = resolve));
    this.pty = openPty({
      root: REPOSITORY,
      file: options.file,
      args: options.args ?? [],
      env: options.env,
      cwd: options.cwd,
      cols,
      rows,
      onExit: (code, signal) => {
        this.status = signal > 0 ? 128 + signal : code;
        this.pty.releaseSlave();
        setTimeout(ended, this.closed ? 0 : DRAIN_MS);
      },
    });
    this.reader = new tty.ReadStream(this.pty.masterFd);
    this.reader.on('data', (chunk: Buffer) => {
      this.chunks.push(chunk);
      this.timeline.received(chunk);
      this.emulator.write(chunk, () => (this.shown = null));
    });
    const ended = (): void => {
      const { status } = this;
      if (status === null) return;
      // only after the emulator has drawn all of it
      if (this.closed) exit(status);
      else this.emulator.write('', () => exit(status));
    };
    this.reader.on('end', ended).on('error', ended);
    // A terminal replies to queries (DA1, DSR …): the emulator's replies are sent as if typed.
    this.emulator.onData((reply) => this.type(reply));
  }

  /** Every byte that the program wrote so far. */
  get output(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0] ?? Buffer.alloc(0);
  }

  /** Keys, as a terminal sends them. */
  type(keys: string | Uint8Array): void {
    const bytes = typeof keys === 'string' ? Buffer.from(keys) : keys;
    this.timeline.typed(bytes);
    for (let at = 0; at < bytes.length;) {
      try {
        at += fs.writeSync(this.pty.masterFd, bytes, at);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
      }
    }
  }

  /** The visible lines, without trailing spaces. */
  screen(): readonly string[] {
    const { active } = this.emulator.buffer;
    return Array.from({ length: this.emulator.rows }, (_, y) => active.getLine(active.baseY + y)?.translateToString(true) ?? '');
  }

  /** The scrollback and the screen, without trailing empty lines; wrapped lines are joined. */
  text(): string {
    return (this.shown ??= this.drawn());
  }

  private drawn(): string {
    const { active } = this.emulator.buffer;
    const lines: string[] = [];
    for (let y = 0; y < active.length; y++) {
      const line = active.getLine(y);
      const text = line?.translateToString(true) ?? '';
      if (line?.isWrapped && lines.length > 0) lines[lines.length - 1] += text;
      else lines.push(text);
    }
    return lines.join('\n').trimEnd();
  }

  /** Zero-based cell of the cursor. */
  cursor(): { readonly x: number; readonly y: number } {
    const { active } = this.emulator.buffer;
    return { x: active.cursorX, y: active.cursorY };
  }

  /** Waits until a condition holds; throws with the screen and with what the processes do when it never does. */
  async wait(what: string, holds: () => boolean, pollMs?: number): Promise<void> {
    await eventually(() => `${what}\n${this.report()}`, holds, pollMs);
  }

  private report(): string {
    const { x, y } = this.cursor();
    return `--- screen, cursor in column ${x} of row ${y} ---\n${this.text()}\n${waitReport(this.home, this.timeline)}\n---`;
  }

  /** Waits until the whole text (scrollback and screen) matches. */
  async until(expected: string | RegExp | ((text: string) => boolean)): Promise<void> {
    const matches = (): boolean => {
      const text = this.text();
      if (typeof expected === 'string') return text.includes(expected);
      return expected instanceof RegExp ? expected.test(text) : expected(text);
    };
    await this.wait(`on the screen: ${String(expected)}`, matches);
  }

  /**
   * Types keys that end with Enter, and Enter again while it is dropped: with a bell for ENTER_GUARD_MS after a command was prefilled,
   * and silently while the suggestion is still being drawn.
   */
  async submit(keys: string): Promise<void> {
    const from = this.output.length;
    const answer = (): string =>
      this.output
        .subarray(from)
        .toString('latin1')
        .replace(/\x1b\][^\x07]*\x07/g, '');
    const bells = (): number => answer().split('\x07').length - 1;
    const end = performance.now() + PATIENCE_MS;
    for (let dropped = 0; performance.now() < end; dropped = bells(), keys = '\r') {
      const pressed = performance.now();
      this.type(keys);
      const answered = (): boolean => answer().includes('\n') || bells() > dropped;
      await this.wait(`an answer to ${JSON.stringify(keys)}`, () => answered() || performance.now() > pressed + SILENCE_MS, 2);
      if (answer().includes('\n')) return;
    }
    throw new Error(`no answer to ${JSON.stringify(keys)}\n${this.report()}`);
  }

  resize(cols: number, rows: number): void {
    this.emulator.resize(cols, rows);
    this.shown = null;
    this.pty.resize(cols, rows);
  }

  signal(name: NodeJS.Signals): void {
    process.kill(this.pty.pid, name);
  }

  /** Closes the window: the master goes away, as with a real terminal. */
  close(): void {
    this.closed = true;
    this.reader.destroy();
    this.pty.releaseSlave();
    this.emulator.dispose();
    if (this.status === null) {
      try {
        process.kill(this.pty.pid, 'SIGHUP');
      } catch {
        // it has ended meanwhile
      }
    }
  }
}
