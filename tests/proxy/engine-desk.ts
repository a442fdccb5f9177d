/** The proxy's engine without a terminal: a test feeds its endpoints and reads what reached them. */
import { MessageReader } from '../../src/link/link.ts';
import type { CompanionEvents, CompanionProcess } from '../../src/proxy/companion-process.ts';
import type { Delays } from '../../src/proxy/companion-process.ts';
import type { Clock, Endpoints, ProgramState } from '../../src/proxy/proxy-endpoints.ts';
import { ProxyEngine } from '../../src/proxy/engine.ts';
import type { ShellName } from '../../src/shell/shell-kinds.ts';
import { type AnswerKind, type AskId, encodeAnswer, type Frame, type Nonce } from '../../src/shell/wire.ts';
import { encodeFrame } from '../support/encode-frame.ts';

export const NONCE = '0123456789abcdef0123456789abcdef' as Nonce;
export const READY = '\x1b[?2004h';
export const LEFT = '\x1b[?2004l';
export const RING_BYTES = 4096;

export const promptFrame = (shell: ShellName, prefill = false): Frame => ({
  verb: 'P',
  shell,
  version: '5',
  status: 0,
  cwd: '/',
  prefill,
  who: '0@h',
});
export const questionFrame = (id: string, question = 'why'): Frame => ({
  verb: 'Q',
  id: id as AskId,
  status: 0,
  question: Buffer.from(question),
});
export const startFrame: Frame = { verb: 'C', text: '' };
export const endFrame = (status = 0, repeats = ''): Frame => ({ verb: 'D', status, text: '', alias: '', repeats });
export const prefilledFrame: Frame = { verb: 'R' };

/** Frames as the hooks write them into the output. */
export const written = (...frames: readonly Frame[]): string =>
  frames.map((frame) => encodeFrame(NONCE, frame).toString('latin1')).join('');

/** Every way to cut a text in two, and byte by byte. */
export const cuts = (text: string): readonly (readonly string[])[] => [
  [...text],
  ...Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]),
];

class FakeClock implements Clock {
  private now = 1_000_000;
  private timers: { atMs: number; everyMs: number | null; run: () => void }[] = [];

  nowMs(): number {
    return this.now;
  }

  after(delayMs: number, run: () => void): () => void {
    return this.add(delayMs, null, run);
  }

  every(delayMs: number, run: () => void): () => void {
    return this.add(delayMs, delayMs, run);
  }

  /** The machine is busy: no timer fires for so long, then those that are due fire once. */
  stall(ms: number): void {
    this.now += ms;
    for (const timer of this.timers) {
      if (timer.atMs > this.now) continue;
      timer.atMs = this.now + (timer.everyMs ?? 0);
      if (timer.everyMs === null) this.timers = this.timers.filter((one) => one !== timer);
      timer.run();
    }
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter(({ atMs }) => atMs <= end).toSorted((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      this.now = next.atMs;
      if (next.everyMs === null) this.timers = this.timers.filter((timer) => timer !== next);
      else next.atMs += next.everyMs;
      next.run();
    }
    this.now = end;
  }

  private add(delayMs: number, everyMs: number | null, run: () => void): () => void {
    const timer = { atMs: this.now + delayMs, everyMs, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }
}

export class FakeCompanion implements CompanionProcess {
  /** `<type> <payload>`, numbers as they are encoded. */
  readonly received: string[] = [];
  closed = false;
  backlogBytes = 0;
  /** What `delays` returns. */
  delayed: Delays | null = { waitedMs: 0, atDisk: false };
  readonly capturing: boolean;
  private readonly events: CompanionEvents;
  private readonly reader = new MessageReader((type, payload) => this.received.push(`${type} ${payload.toString('latin1')}`));

  constructor(capturing: boolean, events: CompanionEvents) {
    this.capturing = capturing;
    this.events = events;
  }

  delays(): Delays | null {
    return this.delayed;
  }

  send(message: Buffer): void {
    this.reader.push(message);
  }

  close(): void {
    this.closed = true;
  }

  /** The frames it received, as the hooks wrote them. */
  get frames(): readonly string[] {
    return this.received.filter((message) => message.startsWith('F ')).map((message) => message.slice(2 + 16));
  }

  /** Begins a question, and shows something for it. */
  shows(text: string, id = '1.1'): void {
    this.events.message('B', Buffer.from(id));
    this.showsMore(text);
  }

  showsMore(text: string): void {
    this.events.message('S', Buffer.from(text, 'latin1'));
  }

  answers(id: string, kind: AnswerKind, text = ''): void {
    const message = encodeAnswer({ id: id as AskId, kind, text });
    if (message.ok) this.events.message('A', message.value);
  }

  asks(type: 'r' | 'c' | 'b' | 'q', payload: Buffer): void {
    this.events.message(type, payload);
  }

  dies(code: number | null = null): void {
    this.events.ended(code);
  }
}

export class EngineDesk {
  shown = '';
  /** The keys that the shell and its programs read. */
  typed = '';
  /** How many more bytes the shell's input queue takes. */
  room = Infinity;
  /** The messages that the hooks read; null when the session's folder is gone. */
  answers: string[] | null = [];
  keyboard: 'read' | 'paused' = 'read';
  size = { cols: 80, rows: 24 };
  readonly sizes: string[] = [];
  /** Messages left behind for the record, when the proxy ends. */
  readonly leftBehind: number[] = [];
  continued = 0;
  slaveReleased = false;
  /** Output that the kernel still holds at the end. */
  rest: string[] = [];
  ended: number | null = null;
  programState: ProgramState = 'same';
  readonly companions: FakeCompanion[] = [];
  readonly clock = new FakeClock();
  private readonly endpoints: Endpoints = {
    keyboard: { pause: () => (this.keyboard = 'paused'), resume: () => (this.keyboard = 'read') },
    terminal: {
      write: (bytes, start = 0, end = bytes.length) => (this.shown += bytes.toString('latin1', start, end)),
      size: () => this.size,
    },
    pty: {
      write: (bytes, from) => {
        const count = Math.min(this.room, bytes.length - from);
        this.typed += bytes.toString('latin1', from, from + count);
        this.room -= count;
        return count;
      },
      read: () => {
        const rest = this.rest.shift();
        return rest === undefined ? null : Buffer.from(rest, 'latin1');
      },
      resize: (cols, rows) => this.sizes.push(`${cols}x${rows}`),
      continueShell: () => (this.continued += 1),
      releaseSlave: () => (this.slaveReleased = true),
    },
    session: {
      hook: () => {
        const { answers } = this;
        return answers && { clear: () => {}, send: (message) => answers.push(message.toString('latin1')) };
      },
      program: () => this.programState,
      startCompanion: (capturing, events) => {
        const companion = new FakeCompanion(capturing, events);
        this.companions.push(companion);
        return companion;
      },
      catchUp: (messages) => void this.leftBehind.push(messages.length),
    },
    clock: this.clock,
    end: (status) => (this.ended = status),
  };
  readonly engine = new ProxyEngine({ nonce: NONCE, ringBytes: RING_BYTES }, this.endpoints);

  /** Output in one or more reads. The buffer is overwritten after each, as the real one is. */
  prints(...parts: readonly string[]): this {
    for (const part of parts) this.read(part, (bytes) => this.engine.output(bytes));
    return this;
  }

  /** Keys, in one or more reads, likewise. */
  types(...parts: readonly string[]): this {
    for (const part of parts) this.read(part, (bytes) => this.engine.keys(bytes));
    return this;
  }

  get companion(): FakeCompanion {
    const companion = this.companions.at(-1);
    if (companion === undefined) throw new Error('no companion was started');
    return companion;
  }

  private read(text: string, take: (bytes: Buffer) => void): void {
    const reused = Buffer.from(text, 'latin1');
    take(reused);
    reused.fill(0x2e);
  }
}
