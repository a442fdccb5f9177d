/**
 * The whole companion without a terminal or a process: a test passes commands with their output, asks questions, and receives the
 * answers. The provider is the test's own.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { CompanionRuntime } from '../../src/companion/session-host.ts';
import { thisMachine } from '../../src/context/machine.ts';
import { encodeMessage, float64, MessageReader, uint16Pair } from '../../src/link/link.ts';
import type { Provider, ProviderRequest } from '../../src/llm/port.ts';
import type { ProviderContext } from '../../src/llm/providers.ts';
import { userEnvironment } from '../../src/shell/launch.ts';
import { type AskId, encodeBody, type Frame } from '../../src/shell/wire.ts';
import { openState } from '../../src/state/index.ts';
import { END } from '../support/script.ts';

export interface Answered {
  /** `cmd`, `pend`, `chat`, `hold`, `err`. */
  readonly kind: string;
  /** The prefilled text. */
  readonly text: string;
  /** Every byte painted for this question. */
  readonly painted: Buffer;
}

export interface BareCompanionOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly shell?: 'bash' | 'zsh';
  /** The user's answers to yes/no prompts, in order; then no. */
  readonly answers?: readonly boolean[];
  readonly provider: Provider | ((context: ProviderContext) => Promise<Provider>);
}

/** As the hooks write it: what another user runs in this terminal is not recorded. */
export const WHO = `${process.geteuid?.() ?? ''}@here`;

export class BareCompanion implements Disposable {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-desk-'));
  readonly session = path.join(this.home, '.session');
  cwd = path.join(this.home, 'project');
  who = WHO;
  private readonly input = new PassThrough();
  private readonly shell: 'bash' | 'zsh';
  private readonly env: Readonly<Record<string, string>>;
  private ring: Buffer = Buffer.alloc(0);
  /** Of the newest frame: later ones come at most an hour later. */
  private timeMs = Date.now() - 60 * 60 * 1_000;
  private asked = 0;
  private painted: Buffer[] = [];
  private readonly answers: boolean[];
  /** How often the user was asked yes or no. */
  prompts = 0;
  private answered: (answer: Answered) => void = () => {};

  constructor({ env = {}, shell = 'bash', provider, answers = [] }: BareCompanionOptions) {
    this.answers = [...answers];
    this.shell = shell;
    this.env = env;
    for (const folder of [this.session, this.cwd]) fs.mkdirSync(folder, { mode: 0o700 });
    const all = { HOME: this.home, PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env };
    fs.writeFileSync(path.join(this.session, 'names'), `${all.PATH}\n1\nll\n\0`);
    const reader = new MessageReader((type, payload) => this.message(type, payload));
    void new CompanionRuntime({
      input: this.input,
      send: (bytes) => reader.push(Buffer.from(bytes)),
      exit: () => {},
      prefilled: () => {},
      loadProvider: async () => {},
      on: true,
      env: all,
      openProvider: typeof provider === 'function' ? provider : () => Promise.resolve(provider),
      session: this.session,
      state: openState(all),
      machine: thisMachine(all),
      readme: () => '',
      patience: 1_000,
      now: () => Date.now(),
    });
    this.input.write(encodeMessage('W', float64(0), uint16Pair(200, 50)));
    this.prompt(0);
  }

  private message(type: string, payload: Buffer): void {
    switch (type) {
      case 'S':
        this.painted.push(Buffer.from(payload));
        return;
      case 'r': {
        const [from, to] = [payload.readDoubleLE(0), payload.readDoubleLE(8)];
        this.input.write(encodeMessage('R', float64(from), this.ring.subarray(from, Math.max(from, to))));
        return;
      }
      case 'q':
        this.prompts += 1;
        this.input.write(encodeMessage('Y', Buffer.of(this.answers.shift() === true ? 1 : 0)));
        return;
      case 'A': {
        const [, kind = '', text = ''] = /^[^;]*;([^;]*);([^]*)\0$/.exec(payload.toString()) ?? [];
        this.answered({ kind, text, painted: Buffer.concat(this.painted) });
      }
    }
  }

  private frame(frame: Frame): void {
    this.timeMs += 1;
    this.input.write(encodeMessage('F', float64(this.ring.length), float64(this.timeMs), encodeBody(frame)));
  }

  private show(text: string | Buffer): void {
    this.ring = Buffer.concat([this.ring, Buffer.from(text)]);
  }

  private prompt(status: number): void {
    this.frame({ verb: 'P', shell: this.shell, version: '5.2', status, cwd: this.cwd, prefill: false, who: this.who });
    this.show('P> ');
  }

  /** Reports another size of the window. */
  resize(cols: number, rows: number): void {
    this.input.write(encodeMessage('W', float64(this.ring.length), uint16Pair(cols, rows)));
  }

  /** Reports another current folder; it does not have to exist. */
  moveTo(folder: string): this {
    this.cwd = folder;
    this.prompt(0);
    return this;
  }

  /** Writes the variables of the shell, as its hook does before a question. */
  tell(variables: Readonly<Record<string, string>>): this {
    const lines = Object.entries(variables).map(([name, value]) => `declare -- ${name}=${JSON.stringify(value)}\n`);
    fs.writeFileSync(path.join(this.session, 'variables'), `bash\n${lines.join('')}\0`, { mode: 0o600 });
    return this;
  }

  /** A hook writes them with every question. Those that no test told are of long ago: nothing is known that was set since. */
  private tellEnvironment(): void {
    const file = path.join(this.session, 'variables');
    if (fs.statSync(file, { throwIfNoEntry: false })?.size) return;
    this.tell(userEnvironment(this.env));
    fs.utimesSync(file, 0, 0);
  }

  /** Reports that a command ran and printed this output. */
  run(line: string, output: string | Buffer, status = 0): this {
    this.show(`${line}\r\n`);
    this.frame({ verb: 'C', text: this.shell === 'zsh' ? line : '' });
    this.show(output);
    this.frame({ verb: 'D', status, text: this.shell === 'zsh' ? '' : line, alias: '', repeats: '' });
    this.prompt(status);
    return this;
  }

  /** Reports that a command has begun, and waits until the companion knows it. */
  async begin(line: string): Promise<void> {
    this.frame({ verb: 'C', text: this.shell === 'zsh' ? line : '' });
    await new Promise((next) => setImmediate(next));
  }

  /** Reports that the prefilled step was run, and waits for the next one. */
  async next(step: string): Promise<Answered> {
    this.run(step, 'done\r\n');
    this.painted = [];
    this.asked += 1;
    const answer = new Promise<Answered>((resolve) => (this.answered = resolve));
    this.tellEnvironment();
    this.frame({ verb: 'N', id: `1.${this.asked}` as AskId, who: this.who });
    return answer;
  }

  async ask(question: string): Promise<Answered> {
    this.painted = [];
    this.asked += 1;
    this.show(`yo ${question}\r\n`);
    const answer = new Promise<Answered>((resolve) => (this.answered = resolve));
    this.tellEnvironment();
    this.frame({ verb: 'Q', id: `1.${this.asked}` as AskId, status: 0, question: Buffer.from(question) });
    const received = await answer;
    this.prompt(0);
    return received;
  }

  [Symbol.dispose](): void {
    this.input.destroy();
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

/** A provider that answers every request with the command or the text set last, and keeps the requests. */
export class Parrot implements Provider {
  readonly name = 'parrot';
  readonly requests: ProviderRequest[] = [];
  command = 'true';
  /** When set, it answers with this text instead of a command. */
  words: readonly string[] | null = null;

  async *ask(request: ProviderRequest): AsyncGenerator<import('../../src/llm/port.ts').ProviderEvent> {
    this.requests.push(request);
    if (this.words !== null) for (const text of this.words) yield { kind: 'text', text };
    else
      yield {
        kind: 'tool',
        call: { name: 'command', input: { command: this.command, explanation: 'does what you want', pending: false } },
      };
    yield END;
  }
}
