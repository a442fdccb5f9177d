/**
 * A bare window: the master side of a terminal as bytes, without an emulator, and the processes started in it. For tests that
 * TestTerminal cannot serve: floods, exact bytes, windows that are closed or not read.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tty from 'node:tty';
import { openPty, type Pty } from '../../src/proxy/pty.ts';
import { eventually } from '../support/clock.ts';
import { markGreeted } from '../support/greeted.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import type { Script } from '../support/script.ts';
import { Timeline, waitReport } from '../support/wait-report.ts';

const POLL_MS = 5;
/** The part of a flood that arrives within a wait. */
const FLOOD_STEP_BYTES = 1024 * 1024;

export interface WindowOptions {
  /** The folder that holds `bin/yosh`. */
  readonly root: string;
  readonly shell?: 'bash' | 'zsh';
  /** What the window runs; `{root}` is replaced by `root`. */
  readonly program?: readonly [string, ...string[]];
  readonly script?: Script;
  readonly rc?: string;
  /** More files of the home folder, by name, which are there before the program starts. */
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly cols?: number;
  readonly rows?: number;
}

export const PROMPT = 'P> ';

/** `YOSH_TEST_BASH` and `YOSH_TEST_ZSH` name other binaries to run the suites against. */
const SHELL = { bash: process.env['YOSH_TEST_BASH'] ?? '/bin/bash', zsh: process.env['YOSH_TEST_ZSH'] ?? '/usr/bin/zsh' } as const;

export class Window implements AsyncDisposable {
  readonly home: string;
  readonly root: string;
  readonly pty: Pty;
  /** Exit status, 128 + n for signal n. */
  readonly exited: Promise<number>;
  /** Receives the output instead of keeping it. */
  onBytes: ((bytes: Buffer) => void) | null = null;
  private readonly reader: tty.ReadStream;
  private readonly timeline = new Timeline();
  private kept = Buffer.alloc(0);
  private length = 0;
  private lastBytesMs = 0;
  private closed = false;

  constructor(options: WindowOptions) {
    const { root, shell = 'bash', program = ['{root}/bin/yosh'], cols = 80, rows = 24 } = options;
    this.root = root;
    this.home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-home-'));
    fs.mkdirSync(`${this.home}/.run`, { mode: 0o700 });
    markGreeted(this.home);
    fs.writeFileSync(`${this.home}/.bashrc`, `PS1='${PROMPT}'\n${options.rc ?? ''}\n`);
    fs.writeFileSync(`${this.home}/.zshrc`, `PS1='${PROMPT}'\n${options.rc ?? ''}\n`);
    for (const [name, text] of Object.entries(options.files ?? {})) this.write(name, text);
    this.script(options.script ?? {});
    const [file, ...args] = program.map((word) => word.replaceAll('{root}', root));
    let exit: (status: number) => void = () => {};
    this.exited = new Promise((resolve) => (exit = resolve));
    let status: number | null = null;
    this.pty = openPty({
      root: REPOSITORY,
      file: file as string,
      args,
      cwd: this.home,
      cols,
      rows,
      env: {
        HOME: this.home,
        SHELL: SHELL[shell],
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        XDG_RUNTIME_DIR: `${this.home}/.run`,
        TMPDIR: os.tmpdir(),
        NODE: process.execPath,
        YOSH: `${root}/bin/yosh`,
        ...options.env,
      },
      onExit: (code, signal) => {
        status = signal > 0 ? 128 + signal : code;
        this.pty.releaseSlave();
        setTimeout(ended, this.closed ? 0 : 1_000); // a background job may hold the terminal open
      },
    });
    const ended = (): void => {
      if (status !== null) exit(status);
    };
    this.reader = new tty.ReadStream(this.pty.masterFd);
    this.reader.on('data', (chunk: Buffer) => {
      this.timeline.received(chunk);
      this.lastBytesMs = performance.now();
      if (this.onBytes === null) this.keep(chunk);
      else this.onBytes(chunk);
    });
    this.reader.on('end', ended).on('error', ended);
  }

  script(script: Script): void {
    const rules = Object.entries(script).map(([match, steps]) => ({ match, steps }));
    fs.writeFileSync(`${this.home}/.test-script.json`, JSON.stringify(rules));
  }

  /** Every byte that was kept. */
  get output(): Buffer {
    return this.kept.subarray(0, this.length);
  }

  get text(): string {
    return this.output.toString('latin1');
  }

  /** Drops the output so far. */
  clear(): void {
    this.kept = Buffer.alloc(0);
    this.length = 0;
  }

  private keep(bytes: Buffer): void {
    if (this.length + bytes.length > this.kept.length) {
      const larger = Buffer.alloc(2 * (this.length + bytes.length));
      this.output.copy(larger);
      this.kept = larger;
    }
    this.length += bytes.copy(this.kept, this.length);
  }

  /** Waits until the output since `clear` matches: a regular expression is matched against all of it, a text is searched for in what is new. */
  async until(expected: string | RegExp): Promise<void> {
    let searched = 0;
    const includes = (text: string): boolean => {
      const found = this.output.includes(text, searched, 'latin1');
      searched = Math.max(0, this.output.length - text.length);
      return found;
    };
    await this.wait(() => (typeof expected === 'string' ? includes(expected) : expected.test(this.text)), `output: ${String(expected)}`);
  }

  async wait(done: () => boolean, what: string): Promise<void> {
    const output = (): string => JSON.stringify(this.text.slice(-1_500));
    await eventually(
      () => `${what}\n--- last output ---\n${output()}\n${waitReport(this.home, this.timeline)}\n---`,
      done,
      POLL_MS,
      () => this.lastBytesMs,
    );
  }

  /** Waits until the end of the output is a prompt. */
  async prompt(): Promise<this> {
    await this.until(AT_PROMPT);
    return this;
  }

  /** Types a line; resolves with the output up to the next prompt. */
  async run(line: string): Promise<string> {
    this.clear();
    await this.type(`${line}\r`);
    await this.until(new RegExp(`^(?=[^]*\\n)[^]*${AT_PROMPT.source}`));
    return this.text;
  }

  async type(keys: string | Uint8Array): Promise<void> {
    const bytes = typeof keys === 'string' ? Buffer.from(keys) : keys;
    this.timeline.typed(bytes);
    for (let at = 0; at < bytes.length;) {
      try {
        at += fs.writeSync(this.pty.masterFd, bytes, at);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
        await sleep(2);
      }
    }
  }

  /**
   * Sends this many random bytes through a program in raw mode. Resolves with the hash of the bytes written inside and that of the
   * bytes received outside. `atQuarter` is called when a quarter has arrived.
   */
  async flood(length: number, atQuarter: () => void = () => {}): Promise<{ readonly written: string; readonly came: string }> {
    const body = `head -c ${length} /dev/urandom | tee /dev/fd/4 | sha256sum >sum.tmp`;
    this.write('flood.sh', `exec 4>&1\nstty raw -echo\nprintf '<<%s>>' GO\n${body}\nprintf '<<%s>>' DONE\nstty sane\nmv sum.tmp sum\n`);
    const hash = createHash('sha256');
    let head: Buffer | null = Buffer.alloc(0);
    let left = length;
    this.clear();
    this.onBytes = (bytes) => {
      let part = bytes;
      if (head !== null) {
        head = Buffer.concat([head, bytes]);
        const at = head.indexOf('<<GO>>');
        if (at < 0) return;
        part = head.subarray(at + 6);
        head = null;
      }
      const taken = part.subarray(0, left);
      const quarterBefore = left > length * 0.75;
      left -= taken.length;
      hash.update(taken);
      if (quarterBefore && left <= length * 0.75) atQuarter();
      if (left > 0) return;
      this.onBytes = null;
      this.keep(part.subarray(taken.length));
    };
    await this.type('rm -f sum; sh flood.sh\r');
    // a busy machine takes minutes for all of it
    while (left > 0) {
      const next = Math.max(0, left - FLOOD_STEP_BYTES);
      await this.wait(() => left <= next, `all but ${next} bytes of the flood`);
    }
    await this.until('<<DONE>>');
    const written = (await this.file('sum')).slice(0, 64);
    await this.prompt();
    return { written, came: hash.digest('hex') };
  }

  /** Waits for text in a file of the home folder and returns it. */
  async file(name: string): Promise<string> {
    const read = (): string => (fs.existsSync(`${this.home}/${name}`) ? fs.readFileSync(`${this.home}/${name}`, 'utf8') : '');
    await this.wait(() => read() !== '', `file ${name}`);
    return read();
  }

  write(name: string, content: string | Uint8Array): void {
    fs.writeFileSync(`${this.home}/${name}`, content);
  }

  /** Stops reading the window, as a stopped terminal does. */
  stop(): void {
    this.reader.pause();
  }

  go(): void {
    this.reader.resume();
  }

  resize(cols: number, rows: number): void {
    this.pty.resize(cols, rows);
  }

  /** The session's folder, or null. */
  session(): string | null {
    const name = fs.readdirSync(`${this.home}/.run`).find((entry) => entry.startsWith('yosh.'));
    return name === undefined ? null : `${this.home}/.run/${name}`;
  }

  /** Every live process that was started in this window. */
  processes(): readonly number[] {
    const mark = `HOME=${this.home}\0`;
    return fs
      .readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && readProc(entry, 'environ').includes(mark) && !/^State:\tZ/m.test(readProc(entry, 'status')))
      .map(Number);
  }

  pidOf(program: 'proxy.cjs' | 'companion.cjs'): number | null {
    return (
      this.processes().find((pid) =>
        readProc(pid, 'cmdline')
          .split('\0')
          .some((word) => word.endsWith(`/${program}`)),
      ) ?? null
    );
  }

  async proxy(): Promise<number> {
    await this.wait(() => this.pidOf('proxy.cjs') !== null, 'a proxy');
    return this.pidOf('proxy.cjs') as number;
  }

  async companion(): Promise<number> {
    await this.wait(() => this.pidOf('companion.cjs') !== null, 'a companion');
    return this.pidOf('companion.cjs') as number;
  }

  /** Closes the window: only the kernel notifies the programs. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.reader.destroy();
    this.pty.releaseSlave();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
    const end = performance.now() + 3_000;
    while (this.processes().length > 0 && performance.now() < end) await sleep(POLL_MS);
    for (const pid of this.processes()) signal(pid, 'SIGKILL');
    await this.exited;
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

/** A prompt with the sequences of zsh and bracketed paste around it, and no typed text. */
export const AT_PROMPT = /(?:^|[\r\n\x07KJhlmu>])P> (?:\x1b(?:\[[?>=]?[\d;]*[A-Za-z]|[=>]))*$/;

export function readProc(pid: number | string, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return ''; // it has ended meanwhile, or belongs to another user
  }
}

export function alive(pid: number): boolean {
  return readProc(pid, 'status') !== '' && !/^State:\tZ/m.test(readProc(pid, 'status'));
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended meanwhile
  }
}

/** CPU time used so far, all threads. */
export function cpuMs(pid: number): number {
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function rssMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024;
}
