/** Where the candidates run: one home with an empty configuration. A candidate is a way to start a shell. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markGreeted } from '../support/greeted.ts';
import { copyRoot, REPOSITORY, scriptCompanionInParts } from '../support/scripted-root.ts';
import { command } from '../support/script.ts';
import { descendants, FastTerminal, type Program } from './terminal.ts';

export type Shell = 'bash' | 'zsh';
export type CandidateName = 'bare' | 'script' | 'tmux' | 'yosh';

export const PROMPT = 'P> ';
export const SUGGESTION = 'printf prefilled';
/** Printed by `<command>; end` of a shell, and different from its echo. */
export const END = 'bench-end';
export const TYPE_END = "; printf 'bench-%s' end\r";

export class BenchWorld {
  readonly home: string;
  /** yosh with a runtime that no other process has mapped: pages shared with this process would count as half. */
  readonly root: string;
  /** The same, with a companion that answers at once. */
  readonly scriptedRoot: string;
  readonly node: string;
  readonly env: Readonly<Record<string, string>>;
  private readonly open = new Set<FastTerminal>();

  private constructor(root: string, scriptedRoot: string) {
    this.root = root;
    this.scriptedRoot = scriptedRoot;
    this.home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-bench-'));
    this.node = path.join(root, 'node_modules/node-bench/bin/node');
    fs.writeFileSync(path.join(this.home, '.bashrc'), `PS1='${PROMPT}'\n`);
    fs.writeFileSync(path.join(this.home, '.zshrc'), `PS1='${PROMPT}'\nHISTFILE=~/.zsh_history HISTSIZE=1000 SAVEHIST=1000\n`);
    fs.writeFileSync(path.join(this.home, '.tmux.conf'), 'set -g status off\nset -sg escape-time 0\n');
    fs.writeFileSync(path.join(this.home, '.test-script.json'), JSON.stringify([{ match: '*', steps: command(SUGGESTION, 'says it') }]));
    markGreeted(this.home);
    const runtime = path.join(this.home, '.run');
    fs.mkdirSync(runtime, { mode: 0o700 });
    this.env = {
      HOME: this.home,
      TERM: 'xterm-256color',
      LANG: 'C.UTF-8',
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      XDG_RUNTIME_DIR: runtime,
      TMUX_TMPDIR: runtime,
      TMPDIR: os.tmpdir(),
    };
  }

  /** @param checkout - a checkout with its packages and its build, whose yosh is measured */
  static async create(checkout = REPOSITORY): Promise<BenchWorld> {
    const root = copyRoot(undefined, undefined, checkout);
    fs.unlinkSync(path.join(root, 'node_modules'));
    fs.mkdirSync(path.join(root, 'node_modules/node-bench/bin'), { recursive: true });
    fs.copyFileSync(process.execPath, path.join(root, 'node_modules/node-bench/bin/node'));
    fs.symlinkSync(path.join(checkout, 'node_modules/@lydell'), path.join(root, 'node_modules/@lydell'));
    const scripted = copyRoot(undefined, undefined, checkout);
    fs.unlinkSync(path.join(scripted, 'node_modules'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(scripted, 'node_modules'));
    const entries = ['tests/bench/scripted-cached.ts', 'tests/support/scripted-companion.ts'].map((file) => path.join(checkout, file));
    await scriptCompanionInParts(scripted, entries.find((file) => fs.existsSync(file)) as string, checkout);
    return new BenchWorld(root, scripted);
  }

  /** The candidates that this machine has. */
  candidates(...names: readonly CandidateName[]): readonly CandidateName[] {
    return names.filter((name) => name === 'bare' || name === 'yosh' || onPath(name) !== null);
  }

  program(name: CandidateName, shell: Shell = 'bash', root = this.root): Program {
    const shellPath = onPath(shell) as string;
    const env = { ...this.env, SHELL: shellPath };
    const place = { env, cwd: this.home };
    switch (name) {
      case 'bare':
        return { file: shellPath, args: [], ...place };
      case 'script':
        return { file: onPath('script') as string, args: ['-q', '/dev/null'], ...place };
      case 'tmux':
        return { file: onPath('tmux') as string, args: ['new-session', shellPath], ...place };
      case 'yosh':
        return { file: path.join(root, 'bin/yosh'), args: [shell], ...place };
    }
  }

  start(program: Program): FastTerminal {
    const terminal = new FastTerminal(program);
    this.open.add(terminal);
    void terminal.exited.then(() => this.open.delete(terminal));
    return terminal;
  }

  /** A shell at its first prompt. */
  async session(name: CandidateName, shell: Shell = 'bash', root = this.root): Promise<FastTerminal> {
    const terminal = this.start(this.program(name, shell, root));
    await terminal.until([PROMPT]);
    await settle();
    return terminal;
  }

  async sessions(names: readonly CandidateName[]): Promise<ReadonlyMap<CandidateName, FastTerminal>> {
    const sessions = new Map<CandidateName, FastTerminal>();
    for (const name of names) sessions.set(name, await this.session(name));
    return sessions;
  }

  async closeAll(): Promise<void> {
    for (const terminal of this.open) await terminal.close();
    try {
      execFileSync('tmux', ['kill-server'], { env: this.env, stdio: 'ignore' });
    } catch {
      // none was started
    }
  }

  async remove(): Promise<void> {
    await this.closeAll();
    for (const folder of [this.home, this.scriptedRoot, this.root])
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

/** Waits until background work of a start has ended. */
export const settle = (ms = 150): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '/usr/bin:/bin').split(':').filter((folder) => !folder.includes('node_modules'));
  return folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file)) ?? null;
}

/** The proxy of a session of yosh. */
export function proxyOf(terminal: FastTerminal): number {
  const proxy = descendants(terminal.pid).find((process) => process.command.includes('/dist/proxy.cjs'));
  if (proxy === undefined) throw new Error('no proxy runs in this session');
  return proxy.pid;
}
