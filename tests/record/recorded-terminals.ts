/**
 * Real sessions that share one record. Each runs commands and asks offline questions; one may be killed at any moment, the proxy and the
 * companion at once, and is then judged: its prompt comes back, one line says why, nothing stays.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RecordStore } from '../../src/record/record.ts';
import { eventually, SILENCE_MS } from '../support/clock.ts';
import { PROMPT, SHELLS_HERE, shellPath } from '../support/shells-here.ts';
import { TestTerminal } from '../support/terminal.ts';
import { readProc, signal } from '../proxy/window.ts';

const SHELLS = ['bash', 'zsh'] as const;
/** Presses of Ctrl-C at one suggestion. */
const MOST_TRIES = 3;
const SETTLE_POLL_MS = 100;
const AT_PROMPT = /(?:^|\n)P>$/;
const PLAIN = /this is a plain shell[^]*\nP>$/;

/** Writes the rc files of a home that several terminals use. */
export function furnish(home: string): void {
  for (const shell of SHELLS) fs.writeFileSync(path.join(home, `.${shell}rc`), `${SHELLS_HERE[shell].rc}\nHISTFILE=\n`);
}

export class RecordedTerminal {
  /** The commands that ran to their end at a prompt, and the number of questions that were answered. */
  readonly commands: string[] = [];
  questions = 0;
  /** How often a Ctrl-C at a suggestion did nothing. */
  dropped = 0;
  private readonly name: string;
  private readonly runtime: string;
  private readonly terminal: TestTerminal;
  private session = '';

  /** @param at decides its shell: bash and zsh take turns. */
  constructor(root: string, home: string, name: string, at: number) {
    this.name = name;
    this.runtime = path.join(home, `.run-${name}`);
    fs.mkdirSync(this.runtime, { mode: 0o700 });
    const shell = SHELLS[at % SHELLS.length] ?? 'bash';
    this.terminal = new TestTerminal({
      file: path.join(root, 'bin/yosh'),
      env: {
        HOME: home,
        SHELL: shellPath(shell),
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        XDG_RUNTIME_DIR: this.runtime,
      },
      cwd: home,
    });
  }

  async ready(): Promise<void> {
    await this.terminal.until(AT_PROMPT);
    this.session = this.folders().find((name) => name.startsWith('yosh.')) ?? '';
  }

  /** Presses Enter at the next command. */
  begin(): string {
    const text = `echo ${this.name}-${this.commands.length}`;
    this.terminal.type(`${text}\r`);
    return text;
  }

  async run(): Promise<void> {
    const text = this.begin();
    await this.terminal.until((shown) => shown.endsWith(`\n${text.slice('echo '.length)}\n${PROMPT.trim()}`));
    this.commands.push(text);
  }

  /** Presses Enter at a question. */
  beginQuestion(): void {
    this.terminal.type('yo show the date\r');
  }

  /** Asks, and drops the command that is prefilled: with Ctrl-C, and again when nothing comes of it. */
  async ask(): Promise<void> {
    this.beginQuestion();
    await this.terminal.until(/\nP> date$/);
    this.questions += 1;
    for (let tries = 0; !AT_PROMPT.test(this.terminal.text()); tries++) {
      if (tries > MOST_TRIES) throw new Error(`Ctrl-C does nothing\n${this.terminal.text().slice(-300)}`);
      this.dropped += tries > 0 ? 1 : 0;
      this.terminal.type('\x03');
      const end = performance.now() + SILENCE_MS;
      await eventually('a prompt', () => AT_PROMPT.test(this.terminal.text()) || performance.now() > end);
    }
  }

  /** Waits until the record has all of it: it is written behind the answers. */
  async settled(store: RecordStore): Promise<void> {
    const all = (): boolean => {
      const { commands, exchanges } = this.recorded(store);
      return commands.length >= this.commands.length && exchanges >= this.questions;
    };
    await eventually(`all of ${this.name} in the record`, all, SETTLE_POLL_MS);
  }

  /** Closes its window, where it still has one. */
  close(): void {
    this.terminal.close();
  }

  beginToLeave(): void {
    this.terminal.type('exit\r');
  }

  /** Leaves, and waits until nothing of it runs. */
  async leave(): Promise<void> {
    this.beginToLeave();
    await this.gone();
  }

  /**
   * Kills the proxy and its companion. The shell that is left has to run a command and to end.
   * @param leaves `exit` was typed before: the terminal may have closed by itself.
   */
  async kill(leaves = false): Promise<void> {
    const programs = (): readonly string[] => this.processes().filter((pid) => /\/dist\/\w+\.cjs\0/.test(readProc(pid, 'cmdline')));
    if (!leaves) await eventually(`a proxy of ${this.name}`, () => programs().length > 0, 2);
    for (const pid of programs()) signal(Number(pid), 'SIGKILL');
    const closed = this.terminal.exited.then(() => true);
    const open = await Promise.race([...(leaves ? [closed] : []), this.terminal.until(PLAIN).then(() => false)]);
    if (open) return this.gone();
    this.terminal.type(`echo alive-${this.name}\r`);
    await this.terminal.until(new RegExp(`\\nalive-${this.name}\\nP>$`));
    await this.leave();
  }

  /** Lines of ours on its screen. */
  notices(): readonly string[] {
    return this.terminal.text().match(/^(?:yo|yosh): .*$/gm) ?? [];
  }

  /** The commands and the number of exchanges that the record has of it. */
  recorded(store: RecordStore): { readonly commands: readonly string[]; readonly exchanges: number } {
    const read = store.file.use(false, (db) => ({
      commands: db.prepare("SELECT text FROM commands WHERE text GLOB 'echo ' || ? || '-*' ORDER BY id").all(this.name),
      exchanges: db.prepare('SELECT count(*) AS n FROM exchanges WHERE session = ?').get(this.session),
    }));
    if (!read.ok) return { commands: [], exchanges: 0 };
    return { commands: read.value.commands.map((row) => String(row['text'])), exchanges: Number(read.value.exchanges?.['n']) };
  }

  private async gone(): Promise<void> {
    await this.terminal.exited;
    const left = (): string => [...this.processes().map((pid) => readProc(pid, 'cmdline')), ...this.folders()].join('\n');
    await eventually(
      () => `nothing is left of ${this.name}; still there: ${left()}`,
      () => left() === '',
    );
  }

  private readonly folders = (): readonly string[] => fs.readdirSync(this.runtime);

  private processes(): readonly string[] {
    const mark = `XDG_RUNTIME_DIR=${this.runtime}\0`;
    return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readProc(name, 'environ').includes(mark));
  }
}

/** What a terminal does until it is killed. Its first question starts the companion, which writes the record from then on. */
export const MOMENTS: readonly {
  readonly name: string;
  readonly leaves?: true;
  until(terminal: RecordedTerminal): Promise<void> | void;
}[] = [
  { name: 'at its start', until() {} },
  { name: 'before its first question', until: (terminal) => terminal.ready().then(() => terminal.run()) },
  { name: 'in a command', until: (terminal) => working(terminal).then(() => void terminal.begin()) },
  { name: 'after a command', until: working },
  { name: 'in a question', until: (terminal) => working(terminal).then(() => terminal.beginQuestion()) },
  { name: 'after an answer', until: (terminal) => working(terminal).then(() => terminal.ask()) },
  { name: 'in its end', leaves: true, until: (terminal) => working(terminal).then(() => terminal.beginToLeave()) },
];

async function working(terminal: RecordedTerminal): Promise<void> {
  await terminal.ready();
  await terminal.ask();
  await terminal.run();
  await terminal.run();
}

/** What a killed terminal lost of that which the record had, and what is there twice. `before`: the record's commands at the kill. */
export function damage(terminal: RecordedTerminal, before: readonly string[], store: RecordStore): { lost: number; doubled: number } {
  const { commands, exchanges } = terminal.recorded(store);
  const lost = before.filter((text) => !commands.includes(text)).length;
  // a question that was being answered may be there too
  const doubled = commands.length - new Set(commands).size + Math.max(0, exchanges - terminal.questions - 1);
  return { lost, doubled };
}

export const isSound = (store: RecordStore): string => {
  const read = store.file.use(false, (db) => db.prepare('PRAGMA integrity_check').all());
  return read.ok ? read.value.map((row) => String(row['integrity_check'])).join('; ') : read.trouble;
};
