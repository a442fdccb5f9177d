/** A new user at a real terminal (tmux): types, reads the screen, and counts keys and seconds. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY } from '../../tests/support/scripted-root.ts';

const TIMEOUT_MS = 60_000;
/** Enter is ignored for this long after a prefill, and an answer to a yes/no prompt. */
const GUARD_MS = 450;

interface NewcomerOptions {
  /** The folder of this run, with what is cloned in `yosh`. */
  readonly made: string;
  readonly shell: 'bash' | 'zsh';
  readonly env: Readonly<Record<string, string>>;
  readonly verbose: boolean;
}

export class Newcomer implements AsyncDisposable {
  readonly home: string;
  readonly rcFile: string;
  private readonly made: string;
  private readonly socket: string;
  private readonly verbose: boolean;
  private readonly began = performance.now();
  private keys = 0;
  /** Seconds until the first useful answer, without those of npm. */
  private firstAnswer: string | null = null;

  constructor({ made, shell, env, verbose }: NewcomerOptions) {
    this.made = made;
    this.verbose = verbose;
    this.home = fs.mkdtempSync(path.join(made, 'home-'));
    this.socket = path.join(this.home, '.tmux');
    this.rcFile = path.join(this.home, `.${shell}rc`);
    fs.writeFileSync(this.rcFile, `PS1='P> '\n`);
    const settings = {
      HOME: this.home,
      SHELL: `/bin/${shell}`,
      TERM: 'screen-256color',
      LANG: 'C.UTF-8',
      TMPDIR: path.join(this.home, '.tmp'),
    };
    fs.mkdirSync(settings.TMPDIR);
    const all = { ...settings, PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', NODE_EXTRA_CA_CERTS: `${made}/ca.pem`, ...env };
    const pairs = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    this.tmux('new-session', '-d', '-x', '80', '-y', '24', '-c', this.home, 'env', '-i', ...pairs, `/bin/${shell}`, '-i');
  }

  private tmux(...args: readonly string[]): string {
    return execFileSync('tmux', ['-S', this.socket, '-f', '/dev/null', ...args], { encoding: 'utf8' });
  }

  screen(): string {
    return this.tmux('capture-pane', '-p').trimEnd();
  }

  /** Waits until the screen matches. */
  async sees(wanted: RegExp): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    while (!wanted.test(this.screen())) {
      if (performance.now() > end) throw new Error(`not on the screen: ${wanted}\n${this.screen()}`);
      await sleep(20);
    }
    if (this.verbose) console.log(`${this.screen()}\n${'-'.repeat(80)}`);
  }

  /** Types a line and Enter, and waits for what it leads to. */
  async enters(line: string, wanted: RegExp): Promise<void> {
    await sleep(GUARD_MS);
    if (line !== '') this.tmux('send-keys', '-l', line);
    this.tmux('send-keys', 'Enter');
    this.keys += line.length + 1;
    await this.sees(wanted);
  }

  async presses(key: string, wanted: RegExp): Promise<void> {
    await sleep(GUARD_MS);
    this.tmux('send-keys', key);
    this.keys += 1;
    await this.sees(wanted);
  }

  /** Pastes lines as a terminal does, and waits for what they lead to. */
  async pastes(text: string, wanted: RegExp): Promise<void> {
    const file = path.join(this.home, '.paste');
    fs.writeFileSync(file, text);
    this.tmux('load-buffer', file);
    fs.rmSync(file);
    this.tmux('paste-buffer', '-p');
    this.keys += 1;
    await this.enters('', wanted);
  }

  clears(): void {
    this.tmux('send-keys', 'C-l');
    this.tmux('clear-history');
  }

  /** Clones and starts yosh as the README says, without what npm installs. */
  async starts(wanted = /yosh: type yo and a sentence[^]*\nP>$/): Promise<void> {
    await this.sees(/P>$/);
    await this.enters(`git clone -q ${this.made}/yosh`, /yosh\n(?:[^]*\n)?P>$/);
    fs.symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(this.home, 'yosh/node_modules'));
    await this.enters('cd yosh', /cd yosh\nP>$/);
    await this.enters('./bin/yosh', wanted);
  }

  /** Called with the first useful answer on the screen. */
  answered(): void {
    this.firstAnswer ??= `${((performance.now() - this.began) / 1000).toFixed(1)} s and ${this.keys} keys to the first answer`;
  }

  summary(): string {
    const all = `${((performance.now() - this.began) / 1000).toFixed(1)} s, ${this.keys} keys`;
    return `${all}${this.firstAnswer === null ? '' : `; ${this.firstAnswer}`}`;
  }

  /** The files of the home folder that are not the terminal's and not the history. */
  files(): readonly string[] {
    const names = fs.readdirSync(this.home, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => !/^(?:\.tmux|\.tmp\/node-|\.(?:local|cache)(?:\/state)?$|\.\w*hist|\.zcompdump|yosh\/|\.npm)/.test(name))
      .toSorted();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.tmux('kill-server');
    await sleep(300);
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
