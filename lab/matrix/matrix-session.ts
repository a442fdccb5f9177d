/**
 * One shell on a terminal, in a configuration and by a way in. It types, waits until the screen has what it wants and is quiet, and reads
 * values of the form `<key=value>` from the screen; nothing is known of the prompt.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { initLine } from '../../src/cli/init.ts';
import { KINDS, type ShellName } from '../../src/shell/shell-kinds.ts';
import { markGreeted } from '../../tests/support/greeted.ts';
import type { Script } from '../../tests/support/script.ts';
import { SHELLS_HERE } from '../../tests/support/shells-here.ts';
import { TestTerminal } from '../../tests/support/terminal.ts';
import { type Configuration, placed } from './configuration.ts';

/** The ways in, and the bare shells whose screens they are compared with. */
export const WAYS = { yosh: 'bare', 'rc line': 'bare', login: 'bare login' } as const;
export type Way = keyof typeof WAYS;
export type Start = Way | (typeof WAYS)[Way];

/** A value that does not come within this time does not come: the slowest prompt takes a second of a busy machine. */
const PATIENCE_MS = 15_000;
/** A terminal without output for this long shows its prompt: longer than a theme waits for a part of it. */
const QUIET_MS = 130;
const POLL_MS = 10;
/** A prompt that does not announce itself is there after this time. */
export const UNMARKED_MS = 1_500;
/** What has not ended this long after its terminal was closed is killed. */
const LEAVE_MS = 3_000;
/** Enter is dropped for a moment after a command was prefilled, with a bell: it is pressed again this long after the bell. */
const BEHIND_BELL_MS = 100;
/** An Enter while the suggestion is still drawn is dropped without a bell: it is pressed again when nothing came of it for this long. */
const AGAIN_MS = 2_000;

export const COLS = 100;
export const ROWS = 40;

/** Something that a check expected and did not see. */
export class Missed extends Error {}

export interface Unit {
  readonly row: Configuration;
  readonly shell: ShellName;
  /** The path of that shell. */
  readonly binary: string;
  /** The folder of the checkouts. */
  readonly checkouts: string;
  /** A copy of the built program with the scripted provider. */
  readonly root: string;
  /** The home folder of all sessions of the unit, one after the other, so that their screens show the same paths. */
  readonly home: string;
}

/** Writes the home folder of a unit as it is before the first start. */
export function furnish({ row, shell, checkouts, home }: Unit): void {
  fs.rmSync(home, { recursive: true, force: true });
  const work = path.join(home, 'work');
  fs.mkdirSync(work, { recursive: true });
  fs.writeFileSync(path.join(work, 'matrix-file'), '<c=done>\n');
  for (const [name, text] of Object.entries(row.files ?? {})) {
    fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    fs.writeFileSync(path.join(home, name), placed(text, checkouts, home), { mode: name.startsWith('bin/') ? 0o755 : 0o644 });
  }
  for (const [name, target] of Object.entries(row.links ?? {})) {
    fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    fs.symlinkSync(placed(target, checkouts, home), path.join(home, name));
  }
  markGreeted(home);
  writeRc({ row, shell, checkouts, home }, '');
}

function writeRc({ row, shell, checkouts, home }: Pick<Unit, 'row' | 'shell' | 'checkouts' | 'home'>, first: string): void {
  const rc = `${first}\n${SHELLS_HERE[shell].rc}\n${placed(row.rc, checkouts, home)}\n`;
  fs.writeFileSync(KINDS[shell].rc.file(home, {}), rc);
  if (shell === 'bash') fs.writeFileSync(path.join(home, '.bash_profile'), '. ~/.bashrc\n');
}

export class MatrixSession implements AsyncDisposable {
  readonly terminal: TestTerminal;
  readonly unit: Unit;
  readonly start: Start;
  private readonly runtime: string;

  constructor(unit: Unit, start: Start, script: Script = {}) {
    this.unit = unit;
    this.start = start;
    const { row, shell, binary, checkouts, root, home } = unit;
    this.runtime = path.join(home, '.run');
    fs.mkdirSync(this.runtime, { recursive: true, mode: 0o700 });
    writeRc(unit, start === 'rc line' || start === 'login' ? initLine(root, shell) : '');
    const rules = Object.entries(script).map(([match, steps]) => ({ match, steps }));
    fs.writeFileSync(path.join(home, '.test-script.json'), JSON.stringify(rules));
    const terminals = start === 'yosh' ? undefined : row.start?.[shell];
    const login = start.includes('login') ? [shell === 'bash' ? '--login' : '-l'] : [];
    const args = [...(terminals?.args ?? []), ...login].map((arg) => placed(arg, checkouts, home));
    const env = Object.fromEntries(Object.entries(terminals?.env ?? {}).map(([name, value]) => [name, placed(value, checkouts, home)]));
    this.terminal = new TestTerminal({
      file: start === 'yosh' ? path.join(root, 'bin/yosh') : binary,
      args: start === 'yosh' ? [] : args,
      env: {
        HOME: home,
        SHELL: binary,
        USER: 'you',
        LOGNAME: 'you',
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        PATH: [path.join(home, 'bin'), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
        XDG_RUNTIME_DIR: this.runtime,
        ...env,
      },
      cwd: path.join(home, 'work'),
      cols: COLS,
      rows: ROWS,
    });
  }

  /** Waits until a condition holds and the terminal is quiet. */
  async settled(what: string, holds: () => boolean = () => true): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    let length = -1;
    let since = performance.now();
    for (;;) {
      const now = performance.now();
      if (this.terminal.output.length !== length) {
        length = this.terminal.output.length;
        since = now;
      } else if (now - since >= QUIET_MS && holds()) return;
      if (now > end) throw new Missed(`no ${what}`);
      await sleep(POLL_MS);
    }
  }

  /** How often an editor has begun to read a line so far: it switches bracketed paste on then. bash up to 5.0 does not. */
  editors(): number {
    return this.terminal.output.toString('latin1').split('\x1b[?2004h').length - 1;
  }

  /** Types keys; waits until the screen shows an effect, or behind an Enter the next prompt, and is quiet. */
  async keys(keys: string): Promise<void> {
    const { length } = this.terminal.output;
    const editors = this.editors();
    const typed = performance.now();
    const prompt = (): boolean => this.editors() > editors || performance.now() > typed + UNMARKED_MS;
    this.terminal.type(keys);
    await this.settled(
      `reaction to ${JSON.stringify(keys)}`,
      () => this.terminal.output.length > length && (!/[\r\x03\x1a]$/.test(keys) || prompt()),
    );
  }

  /** A shell that has ended misses this check: in some configurations Ctrl-C ends the bare shell. */
  resize(cols: number, rows: number): void {
    try {
      this.terminal.resize(cols, rows);
    } catch {
      throw new Missed('the shell has ended');
    }
  }

  /** The newest value of this key on the screen. A typed line has a `$` or a quote in its place. */
  value(key: string): string | undefined {
    return [...this.terminal.text().matchAll(new RegExp(`<${key}=([^<>$"']*)>`, 'g'))].at(-1)?.[1];
  }

  /** Types keys and Enter; waits for a value of this key and for the prompt behind it. */
  async ask(keys: string, key: string): Promise<string> {
    const before = this.count(key);
    const editors = this.editors();
    let came = Number.POSITIVE_INFINITY;
    this.terminal.type(`${keys}\r`);
    await this.settled(`value of ${keys}`, () => {
      if (this.count(key) > before) came = Math.min(came, performance.now());
      return performance.now() > came && (this.editors() > editors || performance.now() > came + UNMARKED_MS);
    });
    return this.value(key) ?? '';
  }

  private count(key: string): number {
    return [...this.terminal.text().matchAll(new RegExp(`<${key}=[^<>$"']*>`, 'g'))].length;
  }

  /** Waits until a suggestion is on the prompt. */
  async prefilled(command: string): Promise<void> {
    await this.settled(`${command} on the prompt`, () => this.terminal.text().includes(command));
  }

  /** Presses Enter on the prompt until there is a value of this key, which is returned. */
  async accept(key: string): Promise<string> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      const { length } = this.terminal.output;
      this.terminal.type('\r');
      const pressed = performance.now();
      while (performance.now() < pressed + AGAIN_MS && this.value(key) === undefined && !this.rang(length)) await sleep(POLL_MS);
      const value = this.value(key);
      if (value !== undefined) {
        await this.settled('prompt');
        return value;
      }
      await sleep(BEHIND_BELL_MS);
    }
    throw new Missed(`the suggestion did not run`);
  }

  /** Whether a bell came since the output was this long. The bells that end a title or a mark are none. */
  private rang(length: number): boolean {
    const since = this.terminal.output.subarray(length).toString('latin1');
    return since.replace(/\x1b\][^\x07\x1b]*(?:\x07|\x1b\\|$)/g, '').includes('\x07');
  }

  /** The questions that reached the provider. */
  questions(): readonly string[] {
    const file = path.join(this.unit.home, '.test-asks.jsonl');
    if (!fs.existsSync(file)) return [];
    const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => (JSON.parse(line) as { turns?: { question?: string }[] }).turns?.at(-1)?.question ?? '');
  }

  /** Marks of a terminal's integration so far. */
  marks(): number {
    return this.terminal.output.toString('latin1').match(/\x1b\](?:133|633);/g)?.length ?? 0;
  }

  /** What is left of a session: its folder, and its processes. */
  left(): readonly string[] {
    const folders = fs.readdirSync(this.runtime).filter((name) => name.startsWith('yosh.'));
    const ours = this.processes().filter((pid) => /(?:proxy|companion)\.cjs/.test(readProc(pid, 'cmdline')));
    return [...folders, ...ours.map((pid) => `process ${pid}`)];
  }

  /** Every live process that was started with this home folder: also workers of a theme, which outlive their shell for a while. */
  private processes(): readonly string[] {
    const mark = `HOME=${this.unit.home}\0`;
    const all = fs.existsSync('/proc/self/environ') ? fs.readdirSync('/proc').filter((pid) => /^\d+$/.test(pid)) : [];
    return all.filter((pid) => readProc(pid, 'environ').includes(mark) && !/^State:\tZ/m.test(readProc(pid, 'status')));
  }

  /** Ends when no process can write to the home folder any more. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.terminal.close();
    await this.terminal.exited;
    const end = performance.now() + LEAVE_MS;
    while (this.processes().length > 0 && performance.now() < end) await sleep(POLL_MS);
    for (const pid of this.processes()) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // it has ended meanwhile
      }
    }
    while (this.processes().length > 0) await sleep(POLL_MS);
  }
}

function readProc(pid: string, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return ''; // it has ended meanwhile, or belongs to another user
  }
}
