/**
 * Asks one session many questions, one after the other, as fast as the shell takes them. Counts which reached the provider exactly
 * and what parts of them were executed. Used by the suite and by `npm run lab questions`, which runs outside of the test runner.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProviderRequest, UserTurn } from '../../src/llm/port.ts';
import { PATIENCE_MS } from '../support/clock.ts';
import { markGreeted } from '../support/greeted.ts';
import { chat } from '../support/script.ts';
import { TestTerminal } from '../support/terminal.ts';

type Shell = 'bash' | 'zsh';

/** Numbers its prompts, finds no program, and logs each command that it was made to look for. */
const RC: Readonly<Record<Shell, string>> = {
  bash: "PS1='<\\#> '; PATH=~/.none; HISTSIZE=100; command_not_found_handle() { printf '%s\\n' \"$*\" >>~/.executed; }",
  zsh: 'PS1=\'<%!> \'; path=(~/.none); HISTSIZE=100; command_not_found_handler() { print -r -- "$*" >>~/.executed }',
};
const POLL_MS = 1;
/** Lines typed ahead: fewer than a terminal's input queue holds. */
const RUN_AT_ONCE = 50;

/** In MB of 1024 × 1024 bytes: what is resident, and PSS, in which what processes share is divided among them. */
export interface Memory {
  readonly rssMb: number;
  readonly pssMb: number;
}

export interface DeskReport {
  readonly asked: number;
  readonly wrong: readonly { readonly question: string; readonly arrived: string | null }[];
  readonly executed: readonly string[];
}

export class QuestionDesk implements AsyncDisposable {
  private readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-desk-'));
  private readonly terminal: TestTerminal;
  private readonly asked: string[] = [];
  private prompt = '';

  private constructor(shell: Shell, root: string, env: Readonly<Record<string, string>>) {
    fs.mkdirSync(path.join(this.home, '.run'), { mode: 0o700 });
    markGreeted(this.home);
    fs.writeFileSync(path.join(this.home, shell === 'bash' ? '.bashrc' : '.zshrc'), `${RC[shell]}\n`);
    fs.writeFileSync(path.join(this.home, '.test-script.json'), JSON.stringify([{ match: '*', steps: chat('yes') }]));
    this.terminal = new TestTerminal({
      file: `${root}/bin/yosh`,
      env: {
        HOME: this.home,
        SHELL: process.env[`YOSH_TEST_${shell.toUpperCase()}`] ?? (shell === 'bash' ? '/bin/bash' : '/usr/bin/zsh'),
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        XDG_RUNTIME_DIR: path.join(this.home, '.run'),
        ...env,
      },
      cwd: this.home,
      cols: 200,
      rows: 40,
    });
  }

  /** Opens a session. By default nothing of the conversation is sent along, which makes every question alike. */
  static async open(shell: Shell, root: string, env: Readonly<Record<string, string>> = { YO_HISTORY_LIMIT: '0' }): Promise<QuestionDesk> {
    const desk = new QuestionDesk(shell, root, env);
    await desk.nextPrompt();
    return desk;
  }

  async askAll(questions: readonly string[], progress: (asked: number) => void = () => {}): Promise<void> {
    for (const question of questions) {
      this.asked.push(question);
      this.terminal.type(`yo ${question}\r`);
      // a question that leads to a continuation prompt counts as wrong; the others are still asked
      if (!(await this.nextPrompt())) {
        this.terminal.type('\x03');
        await this.nextPrompt();
      }
      progress(this.asked.length);
    }
  }

  /** Runs an empty command this often, and waits for all prompts. Fails when they do not come. */
  async runAll(count: number, progress: (ran: number) => void = () => {}): Promise<void> {
    for (let ran = 0; ran < count; ran += RUN_AT_ONCE) {
      const lines = Math.min(RUN_AT_ONCE, count - ran);
      const last = Number(/\d+/.exec(this.prompt)?.[0]) + lines;
      this.terminal.type(':\r'.repeat(lines));
      while (this.prompt !== `<${last}>`) if (!(await this.nextPrompt())) throw new Error(`no prompt <${last}>`);
      progress(ran + lines);
    }
  }

  /** Memory of the session's proxy and of its companion; null for one that does not run. Linux only. */
  memory(): { readonly proxy: Memory | null; readonly companion: Memory | null } {
    return { proxy: memoryOf(this.home, 'proxy.cjs'), companion: memoryOf(this.home, 'companion.cjs') };
  }

  /** Matches the received questions in order; spaces around a question are not part of it. */
  report(): DeskReport {
    const arrived = this.questions();
    const wrong: { question: string; arrived: string | null }[] = [];
    let at = 0;
    for (const question of this.asked) {
      if (arrived[at] === question.trim()) at += 1;
      else {
        const other = arrived[at];
        const lost = other === undefined || this.asked.includes(other);
        if (!lost) at += 1;
        wrong.push({ question, arrived: lost ? null : other });
      }
    }
    return { asked: this.asked.length, wrong, executed: this.executed() };
  }

  /** Commands that the shell looked for, and files that redirections made. */
  private executed(): readonly string[] {
    const log = path.join(this.home, '.executed');
    const looked = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    return [...looked, ...fs.readdirSync(this.home).filter((name) => !name.startsWith('.'))];
  }

  private questions(): readonly string[] {
    const lines = fs.readFileSync(path.join(this.home, '.test-asks.jsonl'), 'utf8').trim().split('\n');
    return lines.map((line) => ((JSON.parse(line) as ProviderRequest).turns.at(-1) as UserTurn).question);
  }

  /** Waits for a prompt with a number other than the last; false when none comes. */
  private async nextPrompt(): Promise<boolean> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const line = (this.terminal.screen()[this.terminal.cursor().y] ?? '').trimEnd();
      if (/^<\d+>$/.test(line) && line !== this.prompt) {
        this.prompt = line;
        return true;
      }
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.terminal.close();
    await this.terminal.exited;
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

/** Of the process whose arguments have both texts. */
function memoryOf(home: string, program: string): Memory | null {
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1');
      if (!command.includes(`${home}/`) || !command.includes(`/${program}\0`)) continue;
      const sums = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
      const [rssMb, pssMb] = ['Rss', 'Pss'].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(sums)?.[1]) / 1024);
      return { rssMb: rssMb ?? NaN, pssMb: pssMb ?? NaN };
    } catch {
      // it has ended meanwhile
    }
  }
  return null;
}
