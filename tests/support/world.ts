/** A user's machine for one test: its own home, a shell with a known prompt, yosh with the scripted provider. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { ProviderRequest, UserTurn } from '../../src/llm/port.ts';
import { KINDS, type ShellName } from '../../src/shell/shell-kinds.ts';
import { markGreeted } from './greeted.ts';
import type { Script } from './script.ts';
import { type Mode, PROMPT, SHELLS_HERE, shellPath } from './shells-here.ts';
import { TestTerminal } from './terminal.ts';

export { type Mode, PROMPT, shellPath } from './shells-here.ts';

/** The shells in whose language most suites are written; `kinds.test.ts` tests every shell of the table. */
export type Shell = 'bash' | 'zsh';

export interface WorldOptions {
  readonly shell: ShellName;
  readonly mode?: Mode;
  /** Appended to the rc file. */
  readonly rc?: string;
  readonly script?: Script;
  /** More files of the home folder, by name, which are there before the shell starts. */
  readonly files?: Readonly<Record<string, string>>;
  readonly cols?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of `yosh`. */
  readonly args?: readonly string[];
  /** What the terminal runs instead of `yosh`. `{root}` is replaced by the scripted root. */
  readonly program?: readonly [string, ...string[]];
  /** Another terminal of the same user: uses the home of this world, with its files and its script. */
  readonly beside?: World;
  /** The first start of yosh on this machine: it shows its greeting. */
  readonly newcomer?: boolean;
}

export class World implements AsyncDisposable {
  readonly home: string;
  readonly root: string;
  readonly terminal: TestTerminal;
  private readonly guest: boolean;
  /** What was read last of the requests, and how long their file was: tests wait for the next one. */
  private received: { readonly bytes: number; readonly requests: readonly ProviderRequest[] } = { bytes: 0, requests: [] };

  constructor(options: WorldOptions) {
    this.root = inject('scriptedRoot');
    this.guest = options.beside !== undefined;
    this.home = options.beside?.home ?? fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-home-'));
    const { shell } = options;
    if (!this.guest) this.furnish(options);
    const [file, ...args] = options.program ?? ['{root}/bin/yosh', ...(options.args ?? [])];
    const runtime = path.join(this.home, '.run');
    fs.mkdirSync(runtime, { recursive: true, mode: 0o700 });
    this.terminal = new TestTerminal({
      file: file.replace('{root}', this.root),
      args: args.map((arg) => arg.replace('{root}', this.root)),
      env: {
        HOME: this.home,
        SHELL: shellPath(shell),
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        XDG_RUNTIME_DIR: runtime,
        TMPDIR: os.tmpdir(),
        ...options.env,
      },
      cwd: this.home,
      cols: options.cols ?? 80,
      rows: options.rows ?? 24,
    });
  }

  private furnish({ shell, mode = 'emacs', rc = '', script = {}, files = {}, newcomer = false }: WorldOptions): void {
    if (!newcomer) markGreeted(this.home);
    const { rc: basics, modes } = SHELLS_HERE[shell];
    const rcFile = KINDS[shell].rc.file(this.home, {});
    fs.mkdirSync(path.dirname(rcFile), { recursive: true });
    fs.writeFileSync(rcFile, `${basics}\n${modes[mode]}\n${rc}\n`);
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(this.home, name), text);
    this.script(script);
  }

  /** Replaces what the provider will answer. */
  script(script: Script): void {
    const rules = Object.entries(script).map(([match, steps]) => ({ match, steps }));
    fs.rmSync(path.join(this.home, '.test-counts.json'), { force: true });
    fs.writeFileSync(path.join(this.home, '.test-script.json'), JSON.stringify(rules));
  }

  /** The requests that the provider received, oldest first. */
  requests(): readonly ProviderRequest[] {
    const file = path.join(this.home, '.test-asks.jsonl');
    const bytes = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (bytes === this.received.bytes) return this.received.requests;
    const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1); // after the last line end: nothing, or half a line
    const requests = lines.map((line) => JSON.parse(line) as ProviderRequest).filter((request) => 'turns' in request);
    this.received = { bytes, requests };
    return requests;
  }

  /** The questions, exactly as they reached the provider. */
  questions(): readonly string[] {
    return this.requests().map((request) => (request.turns.at(-1) as UserTurn).question);
  }

  /** Waits for the first prompt. */
  async ready(): Promise<this> {
    await this.terminal.until(PROMPT.trim());
    return this;
  }

  /** The folder of the session that runs here, or null before and after. */
  session(): string | null {
    const runtime = path.join(this.home, '.run');
    const name = fs.readdirSync(runtime).find((entry) => entry.startsWith('yosh.'));
    return name === undefined ? null : path.join(runtime, name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.terminal.close();
    await this.terminal.exited;
    if (!this.guest) fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
