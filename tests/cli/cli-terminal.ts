/** A real terminal for tests of the subcommands, with a home of its own. It runs a shell or a program, with the `yosh` of `root` on PATH. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inject } from 'vitest';
import { bundledModules, copyRoot, REPOSITORY } from '../support/scripted-root.ts';
import { TestTerminal } from '../support/terminal.ts';
import { PROMPT, type Shell, shellPath } from '../support/world.ts';

export type { Shell } from '../support/world.ts';

/** A root whose subcommands use the scripted provider; readable for every user. */
export async function scriptedCliRoot(): Promise<string> {
  const root = copyRoot();
  fs.chmodSync(root, 0o755);
  fs.copyFileSync(await scriptedCli(), path.join(root, 'dist/cli.cjs'));
  return root;
}

/** The bundle is made once in a run: it takes seconds. Two files that begin together may both make it. */
async function scriptedCli(): Promise<string> {
  const made = path.join(inject('runFolder'), 'scripted-cli.cjs');
  if (fs.existsSync(made)) return made;
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'scripted-cli.ts'),
    platform: 'node',
    plugins: await bundledModules(REPOSITORY),
  });
  // by a name of its own: two of one worker may make it at once
  const own = `${made}.${randomUUID()}`;
  await bundle.write({ file: own, format: 'cjs', codeSplitting: false });
  await bundle.close();
  fs.renameSync(own, made);
  return made;
}

export interface CliTerminalOptions {
  readonly root: string;
  readonly shell: Shell;
  readonly env?: Readonly<Record<string, string>>;
  /** Run instead of the shell. */
  readonly program?: readonly [string, ...string[]];
  readonly rows?: number;
  /** Lines of the rc file after the prompt. */
  readonly rc?: string;
}

export class CliTerminal implements AsyncDisposable {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-desk-'));
  readonly terminal: TestTerminal;
  readonly rcFile: string;
  readonly rc: string;

  constructor({ root, shell, env = {}, program, rows = 40, rc = '' }: CliTerminalOptions) {
    this.rcFile = path.join(this.home, shell === 'bash' ? '.bashrc' : '.zshrc');
    this.rc = `PS1='${PROMPT}'\n${shell === 'zsh' ? 'unsetopt zle_bracketed_paste 2>/dev/null; PROMPT_EOL_MARK=""\n' : ''}${rc}`;
    fs.writeFileSync(this.rcFile, this.rc);
    const runtime = path.join(this.home, '.run');
    fs.mkdirSync(runtime, { mode: 0o700 });
    const [file, ...args] = program ?? [shellPath(shell), '-i'];
    this.terminal = new TestTerminal({
      file,
      args,
      env: {
        HOME: this.home,
        SHELL: shellPath(shell),
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        PATH: `${root}/bin:${process.env['PATH'] ?? '/usr/bin:/bin'}`,
        XDG_RUNTIME_DIR: runtime,
        TMPDIR: runtime,
        ...env,
      },
      cwd: this.home,
      cols: 100,
      rows,
    });
  }

  path(name: string): string {
    return path.join(this.home, name);
  }

  read(name: string): string {
    return fs.readFileSync(this.path(name), 'utf8');
  }

  /** The files of the home folder, without those that shells make by themselves. */
  files(): readonly string[] {
    return fs
      .readdirSync(this.home)
      .filter((name) => !/^\.(?:run|zcompdump.*|.*history)$/.test(name))
      .toSorted();
  }

  async ready(): Promise<this> {
    await this.terminal.until(PROMPT.trim());
    return this;
  }

  /** Types `keys`, then waits until `then` is on the screen below them. */
  async do(keys: string, then: string | RegExp): Promise<void> {
    const before = this.terminal.text().length;
    this.terminal.type(keys);
    await this.below(before, then, keys);
  }

  private async below(before: number, then: string | RegExp, keys: string): Promise<void> {
    const matches = (text: string): boolean => {
      const below = text.slice(Math.max(0, before - 1));
      return typeof then === 'string' ? below.includes(then.trimEnd()) : then.test(below);
    };
    await this.terminal.until(Object.assign(matches, { toString: () => `${String(then)} after ${JSON.stringify(keys)}` }));
  }

  /** Answers a yes/no prompt with keys that end with Enter, again as long as they are dropped with a bell because they come too early. */
  async confirm(keys: string, then: string | RegExp): Promise<void> {
    const before = this.terminal.text().length;
    const from = this.terminal.output.length;
    const answer = (): string => this.terminal.output.subarray(from).toString('latin1');
    for (let bells = -1; bells !== 0 && !answer().includes('\n');) {
      const dropped = answer().split('\x07').length;
      this.terminal.type(keys);
      await this.terminal.until(() => answer().includes('\n') || answer().split('\x07').length > dropped);
      bells = answer().split('\x07').length - dropped;
    }
    await this.below(before, then, keys);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.terminal.close();
    await this.terminal.exited;
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
