/**
 * The companion's supervisor: starts it with the first question, hands it what happened before, replaces it when it dies or
 * hangs, and makes sure that every question ends in exactly one answer, whatever becomes of the process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { COMPANION_BACKLOG_BYTES, COMPANION_CRASHES, COMPANION_SILENCE_MS, HEARTBEAT_MS } from '../base/limits.ts';
import { encodeMessage, float64, MessageReader, type ToCompanion, uint16Pair } from '../link/link.ts';
import { type AnswerKind, type AskId, parseAnswerHead } from '../shell/wire.ts';
import type { FrameLog, RecordedFrame, RecordedSize } from './frame-log.ts';
import type { ByteRing } from './ring.ts';

export interface CompanionHost {
  readonly file: string;
  readonly session: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ring: ByteRing;
  /** What happened so far. */
  readonly log: FrameLog;
  /** The PTY's, which a child would inherit. */
  readonly masterFd: number;
  screen(bytes: Buffer): void;
  /** The companion's answer for the hook, encoded. */
  answer(kind: AnswerKind, bytes: Buffer): void;
  /** The question ended without an answer; one line says why, after bytes that put the screen in order. */
  fail(id: AskId, line: string): void;
  /** False between `yo off` and `yo on`; outlives any companion. */
  capturing(): boolean;
  capture(on: boolean): void;
  resizeRing(bytes: number): void;
}

interface Question {
  readonly id: AskId;
  readonly frame: RecordedFrame;
  tries: number;
}

export class Companion {
  private child: ChildProcess | null = null;
  private crashes = 0;
  /** Since it was last started. */
  private crashed = false;
  private question: Question | null = null;
  private watchdog: NodeJS.Timeout | null = null;
  /** Ticks of the watchdog since the last message. */
  private silent = 0;
  /** The companion's last words for the screen did not end their line. */
  private midLine = false;
  private readonly host: CompanionHost;

  constructor(host: CompanionHost) {
    this.host = host;
  }

  ask(id: AskId, frame: RecordedFrame): void {
    this.question = { id, frame, tries: 0 };
    this.midLine = false;
    this.submit(this.question);
  }

  /** Tells the companion to stop; the hook has been answered already. */
  cancel(): void {
    this.settle();
    this.send('X');
  }

  /** A frame seen while the companion runs. */
  frame(frame: RecordedFrame): void {
    if (this.child !== null) this.sendFrame(frame);
  }

  resized({ offset, cols, rows }: RecordedSize): void {
    this.send('W', float64(offset), uint16Pair(cols, rows));
  }

  /** The answer was passed on, or given up. */
  private settle(): void {
    this.question = null;
    if (this.watchdog !== null) clearInterval(this.watchdog);
    this.watchdog = null;
  }

  private submit(question: Question): void {
    question.tries += 1;
    if (this.child === null && !this.start(question)) return;
    this.sendFrame(question.frame);
    this.watch();
  }

  private start(question: Question): boolean {
    if (this.crashes >= COMPANION_CRASHES) {
      this.giveUp(question, 'yo: its companion keeps stopping; the shell goes on without it, start a new yosh for another try');
      return false;
    }
    if (this.crashed) this.host.screen(Buffer.from(`${this.tidy()}yo: companion restarted\r\n`));
    this.crashed = false;
    let child: ChildProcess;
    try {
      child = this.spawn();
    } catch {
      // no descriptor, no memory or no folder left: nothing of that may end the shell
      this.crashes += 1;
      this.giveUp(question, 'yo: its companion could not be started; the shell goes on without it');
      return false;
    }
    this.child = child;
    const reader = new MessageReader((type, payload) => this.message(child, type, payload));
    child.on('error', () => this.ended(child));
    child.on('exit', (code) => this.ended(child, code === 0 && this.question === null));
    child.stdin?.on('error', () => {});
    child.stdout?.on('error', () => {});
    child.stdout?.on('data', (chunk: Buffer) => {
      try {
        reader.push(chunk);
      } catch {
        this.replace(child);
      }
    });
    for (const size of this.host.log.sizes) this.resized(size);
    for (const frame of this.host.log.frames) this.sendFrame(frame);
    return true;
  }

  /** Throws when the system has nothing left to start it with. The file `companion` tells the launcher whom to end with the session. */
  private spawn(): ChildProcess {
    const { file, session, env, masterFd } = this.host;
    const log = fs.openSync(`${session}/companion.log`, 'a', 0o600);
    // 'ignore' leaves a descriptor above 2 as it is, so something has to be put in the master's place: with a copy of it in the
    // companion, closing the window would not reach the shell
    const others = Array.from({ length: Math.max(0, masterFd - 3) }, () => 'ignore' as const);
    try {
      const child = spawn(process.execPath, [file, session, this.host.capturing() ? 'on' : 'off'], {
        cwd: '/',
        env,
        stdio: ['pipe', 'pipe', log, ...others, log],
        detached: true,
      });
      if (child.pid !== undefined) fs.writeFileSync(`${session}/companion`, `${child.pid}\n`, { mode: 0o600 });
      return child;
    } finally {
      fs.closeSync(log);
    }
  }

  /** After a companion that died: ends its colour, and its half line or its thinking line, which leaves the cursor at its beginning. */
  private tidy(): string {
    const bytes = this.midLine ? '\x1b[0m\r\n' : '\x1b[0m\x1b[K';
    this.midLine = false;
    return bytes;
  }

  private message(child: ChildProcess, type: string, payload: Buffer): void {
    if (child !== this.child) return;
    this.silent = 0;
    switch (type) {
      case 'S':
        if (this.question !== null && payload.length > 0) this.show(payload);
        return;
      case 'A': {
        const head = parseAnswerHead(payload);
        if (!head.ok || head.value.id !== this.question?.id) return;
        this.settle();
        this.host.answer(head.value.kind, payload);
        return;
      }
      case 'r':
        this.sendRing(payload.readDoubleLE(0), payload.readDoubleLE(8));
        return;
      case 'c':
        this.host.capture(payload[0] === 1);
        return;
      case 'b':
        this.host.resizeRing(payload.readUInt32LE(0));
    }
  }

  private show(payload: Buffer): void {
    const text = payload.toString('latin1').replace(/\x1b\[[\d;]*[A-Za-z]/g, '');
    if (text !== '') this.midLine = !/[\r\n]$/.test(text);
    this.host.screen(payload);
  }

  private sendRing(from: number, to: number): void {
    const { ring, log } = this.host;
    const start = Math.max(from, ring.start, log.since);
    this.send('R', float64(start), ring.read(start, to));
  }

  private sendFrame(frame: RecordedFrame): void {
    this.send('F', float64(frame.offset), float64(frame.timeMs), frame.body);
  }

  private send(type: ToCompanion, ...payload: readonly Uint8Array[]): void {
    const { child, question } = this;
    if (child === null) return;
    // while a question is open the watchdog finds out sooner, and the ring may be on its way
    if (question === null && (child.stdin?.writableLength ?? 0) > COMPANION_BACKLOG_BYTES) this.replace(child);
    else child.stdin?.write(encodeMessage(type, ...payload));
  }

  /**
   * Silence is counted in ticks, not by the clock: when this process was held up itself (a terminal that is not read blocks it),
   * one tick is all that passes before the messages that wait are read.
   */
  private watch(): void {
    this.silent = 0;
    this.watchdog ??= setInterval(() => {
      this.silent += 1;
      if (this.silent * HEARTBEAT_MS >= COMPANION_SILENCE_MS && this.child !== null) this.replace(this.child);
    }, HEARTBEAT_MS);
  }

  /** SIGKILL also ends a stopped process, which SIGTERM would not. */
  private replace(child: ChildProcess): void {
    child.kill('SIGKILL');
    this.ended(child);
  }

  /** `idle`: it left because nobody had asked for long. */
  private ended(child: ChildProcess, idle = false): void {
    if (child !== this.child) return;
    this.child = null;
    if (!idle) {
      this.crashes += 1;
      this.crashed = true;
    }
    child.stdin?.destroy();
    child.stdout?.destroy();
    fs.rmSync(`${this.host.session}/companion`, { force: true });
    const question = this.question;
    if (question === null) return;
    if (question.tries < 2) this.submit(question);
    else this.giveUp(question, 'yo: its companion stopped twice over this question; nothing was prefilled');
  }

  private giveUp(question: Question, line: string): void {
    this.settle();
    this.host.fail(question.id, this.tidy() + line);
  }
}
