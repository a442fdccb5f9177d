/** Endpoints for tests of the subcommands: a home of its own, the output as text, scripted answers of a user and of a provider. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COMMANDS } from '../../src/cli/commands.ts';
import type { Endpoints } from '../../src/cli/cli-endpoints.ts';
import { Cancelled, type Person } from '../../src/ui/person.ts';
import { runCli } from '../../src/cli/run.ts';
import type { ProviderEvent } from '../../src/llm/port.ts';
import { openState } from '../../src/state/index.ts';
import { REPOSITORY } from '../support/scripted-root.ts';

export const ANSWER: readonly ProviderEvent[] = [
  { kind: 'tool', call: { name: 'command', input: { command: 'ls -la', explanation: 'lists them', pending: false } } },
  { kind: 'end', reason: 'complete' },
];

export interface FakeOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly home?: string | null;
  readonly line?: string | null;
  readonly models?: Awaited<ReturnType<Endpoints['listModels']>>;
  readonly patience?: number;
  readonly screen?: Endpoints['screen'];
  readonly providers?: Endpoints['providers'];
  /** The answers of the user at the terminal, in order; then Ctrl-C. Without it there is no terminal. */
  readonly answers?: readonly string[];
  readonly answer?: readonly ProviderEvent[] | ((signal: AbortSignal, key: string) => AsyncIterable<ProviderEvent>);
}

export class Fake implements Disposable {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-cli-'));
  readonly file = path.join(this.home, '.yoconf');
  readonly io: Endpoints;
  out = '';
  err = '';

  constructor(options: FakeOptions = {}) {
    const { answer = ANSWER, home = this.home } = options;
    this.io = {
      env: { SHELL: '/bin/bash', PATH: process.env['PATH'], TERM: 'xterm-256color', TMPDIR: this.home, ...options.env },
      home,
      sharedFolder: this.home,
      root: REPOSITORY,
      out: (text) => void (this.out += text),
      err: (text) => void (this.err += text),
      screen: options.screen ?? null,
      person: () => (options.answers === undefined ? null : this.personWith([...options.answers])),
      readLine: () => options.line ?? null,
      patience: options.patience ?? 30,
      now: () => performance.now(),
      agreements: openState(options.env ?? {}).agreements,
      modelNotes: openState({ HOME: this.home }).models,
      providers: options.providers ?? [],
      listModels: async () =>
        options.models ?? { ok: false, error: { what: 'no model is connected', remedy: 'to connect one: `yosh setup`' } },
      openProvider: async ({ config }) => ({
        name: 'offline',
        async *ask(_, signal) {
          if (typeof answer === 'function') yield* answer(signal, config.key);
          else yield* answer;
        },
      }),
    };
  }

  write(text: string | Uint8Array, mode = 0o600): this {
    fs.writeFileSync(this.file, text);
    fs.chmodSync(this.file, mode);
    return this;
  }

  get text(): string {
    return fs.readFileSync(this.file, 'utf8');
  }

  get mode(): number {
    return fs.statSync(this.file).mode & 0o777;
  }

  /** Runs `yosh …args` and returns its status. `out` and `err` then hold the output of this run only. */
  async run(...args: readonly string[]): Promise<number> {
    this.out = this.err = '';
    return runCli(args, COMMANDS, this.io);
  }

  /** Questions and messages go to `out`; answers to hidden questions do not. */
  private personWith(answers: string[]): Person {
    return {
      ask: async (question, { hidden = false } = {}) => {
        const answer = answers.shift();
        if (answer === undefined) throw new Cancelled();
        this.out += `${question}${hidden ? '' : answer}\n`;
        return answer;
      },
      confirm: async (question) => {
        const answer = answers.shift();
        if (answer === undefined) throw new Cancelled();
        this.out += `${question}${answer}\n`;
        return /^y/i.test(answer);
      },
      during: (work) => work(new AbortController().signal),
      say: (text) => void (this.out += text),
      close: () => {},
    };
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.home, { recursive: true, force: true });
  }
}
