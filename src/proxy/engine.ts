/**
 * The proxy: copies bytes between the user's terminal and the shell's. On that path it only copies output into the ring and searches
 * it for frames. It holds no API key, opens no socket and parses no untrusted text. It reaches the world through its endpoints only.
 */
import { ENTER_GUARD_MS, EXIT_DRAIN_BYTES, EXIT_DRAIN_MS, STRADDLE_MS } from '../base/limits.ts';
import {
  type AnswerKind,
  type AskId,
  encodeAnswer,
  encodeBody,
  type Frame,
  framePrefix,
  isQuestion,
  type Nonce,
  parseFrame,
  type QuestionFrame,
  type ReportFrame,
} from '../shell/wire.ts';
import { Alarm } from './alarm.ts';
import { CompanionSupervisor } from './companion-supervisor.ts';
import type { RecordedFrame } from './frame-log.ts';
import type { Endpoints } from './proxy-endpoints.ts';
import { Keyboard } from './keyboard.ts';
import { LeftBehind } from './left-behind.ts';
import { PtyWriter } from './pty-writer.ts';
import { FrameScanner } from './scanner.ts';
import { Screen } from './screen.ts';

/** Exit status when the user's terminal is gone: 128 + SIGHUP, as of a shell. */
export const HANGUP_STATUS = 129;

export interface EngineSettings {
  readonly nonce: Nonce;
  /** Capacity of the scrollback ring, in bytes. */
  readonly ringBytes: number;
}

export class ProxyEngine {
  private readonly endpoints: Endpoints;
  private readonly screen: Screen;
  private readonly scanner: FrameScanner;
  private readonly writer: PtyWriter;
  private readonly keyboard: Keyboard;
  private readonly companion: CompanionSupervisor;
  private readonly straddle: Alarm;
  private readonly leftBehind: LeftBehind;
  /** Null while the shell runs. */
  private shellStatus: number | null = null;

  constructor({ nonce, ringBytes }: EngineSettings, endpoints: Endpoints) {
    const { keyboard, terminal, pty, session, clock } = endpoints;
    this.endpoints = endpoints;
    this.screen = new Screen(terminal, ringBytes);
    this.scanner = new FrameScanner(framePrefix(nonce), {
      pass: (bytes, start, end) => {
        this.screen.show(bytes, start, end);
        if (this.keyboard.watchesOutput) this.keyboard.output(bytes, start, end);
      },
      frame: (body) => this.frame(body),
    });
    this.writer = new PtyWriter(pty, clock, (full) => (full ? keyboard.pause() : keyboard.resume()));
    this.keyboard = new Keyboard({
      toPty: (bytes) => this.writer.write(bytes),
      bell: () => this.screen.bell(),
      lineBegun: () => this.screen.lineBegun(),
      lineRedrawn: () => this.screen.keepUnended(),
      questionBegun: () => this.companion.prepare(),
      cancel: (id) => this.cancel(id),
      confirmed: (yes) => this.companion.confirmed(yes),
      echo: (text) => this.screen.show(Buffer.from(text, 'latin1')),
      guard: () => guard.set(ENTER_GUARD_MS),
      awaitQuiet: (delayMs) => quiet.set(delayMs),
    });
    const guard = new Alarm(clock, () => this.keyboard.guardEnded());
    const quiet = new Alarm(clock, () => this.keyboard.quiet());
    this.straddle = new Alarm(clock, () => this.scanner.flush());
    this.companion = new CompanionSupervisor(session, this.screen, clock, {
      confirm: () => this.keyboard.confirm(),
      withdrawConfirm: () => this.keyboard.withdrawConfirm(),
      answer: (kind, bytes) => this.answer(kind, bytes),
      fail: (id, line) => this.fail(id, line),
    });
    this.leftBehind = new LeftBehind(session, this.screen, clock, () => this.companion.runs);
  }

  /** Keys from the user's terminal. The bytes may be reused after the call. */
  keys(bytes: Buffer): void {
    this.keyboard.keys(bytes);
  }

  /** Output of the shell and its programs. The bytes may be reused after the call. */
  output(bytes: Buffer): void {
    this.scanner.push(bytes);
    if (this.scanner.holding) this.straddle.set(STRADDLE_MS);
    else this.straddle.clear();
  }

  /** The size of the user's window has changed, or may have. */
  resized(): void {
    const size = this.screen.measure();
    this.endpoints.pty.resize(size.cols, size.rows);
    this.companion.resized(size);
  }

  /** A child stopped. A shell that stops itself (`suspend`) has no parent shell that would continue it, so the proxy does. */
  childStopped(): void {
    if (this.shellStatus === null) this.endpoints.pty.continueShell();
  }

  /**
   * `signal` is 0 when no signal ended the shell. Our own slave descriptor is closed only now: when the last one is closed, the output
   * ends after its last byte.
   */
  shellExited(code: number, signal: number): void {
    this.shellStatus = signal > 0 ? 128 + signal : code;
    this.endpoints.pty.releaseSlave();
    // a background job may keep the slave open for ever
    this.endpoints.clock.after(EXIT_DRAIN_MS, () => this.outputEnded());
  }

  /** No process writes to the terminal any more: shows what the kernel still holds and ends the proxy. */
  outputEnded(): void {
    const { pty } = this.endpoints;
    let drained = 0;
    for (let rest = pty.read(); rest !== null; rest = drained < EXIT_DRAIN_BYTES ? pty.read() : null) {
      drained += rest.length;
      this.scanner.push(rest);
    }
    this.scanner.flush();
    this.writer.close();
    this.endpoints.end(this.shellStatus ?? HANGUP_STATUS);
  }

  /** This process ends: has the commands recorded that it still knows. */
  ending(): void {
    this.leftBehind.ending();
  }

  /** False when the body is not a valid frame. */
  private frame(body: Buffer): boolean {
    const parsed = parseFrame(body);
    if (!parsed.ok) return false;
    const frame = parsed.value;
    if (frame.verb === 'D' && frame.refused === true && frame.repeats !== '' && !this.keyboard.typedPlain) return true;
    const { log, ring } = this.screen;
    const recorded = log.record(ring.end, this.withoutUncertainRepeat(frame, body), this.endpoints.clock.nowMs());
    if (isQuestion(frame)) this.asked(frame, recorded);
    else this.reported(frame, recorded);
    return true;
  }

  /** The hook waits for an answer. */
  private asked(frame: QuestionFrame, recorded: RecordedFrame): void {
    // before the keyboard may release an older question
    this.endpoints.session.hook()?.clear();
    this.keyboard.frame(frame);
    // opens the FIFO before the companion is asked: the hook's open blocks until we have it open
    if (this.endpoints.session.hook() === null) this.fail(frame.id, 'yo: the folder of this session is gone; start a new yosh');
    else this.companion.ask(frame.id, recorded, frame.verb === 'K' && frame.key === 'again');
  }

  /** The hook says what the shell does, and goes on. */
  private reported(frame: ReportFrame, recorded: RecordedFrame): void {
    if (frame.verb === 'D' && frame.status > 128) this.screen.commandKilled();
    if (frame.verb === 'P') {
      this.screen.resetModes();
      this.leftBehind.prompted();
    }
    this.keyboard.frame(frame);
    if (this.screen.capturing || frame.verb === 'P') this.screen.log.add(recorded);
    this.companion.frame(recorded);
  }

  /** Removes `repeats` when the command may have been kept out of the history: its text is then not recorded. */
  private withoutUncertainRepeat(frame: Frame, body: Buffer): Buffer {
    return frame.verb === 'D' && frame.refused !== true && frame.repeats !== '' && !this.keyboard.ranPlain
      ? encodeBody({ ...frame, repeats: '' })
      : body;
  }

  private cancel(id: AskId): void {
    this.companion.cancel();
    this.screen.cancelled();
    this.release(id, 'cancel');
  }

  private fail(id: AskId, line: string): void {
    this.screen.say(`${line}\r\n`);
    this.release(id, 'err');
  }

  /** Ends the hook's wait without an answer. */
  private release(id: AskId, kind: AnswerKind): void {
    const message = encodeAnswer({ id, kind, text: '' });
    if (message.ok) this.answer(kind, message.value);
  }

  private answer(kind: AnswerKind, message: Buffer): void {
    this.endpoints.session.hook()?.send(message);
    this.keyboard.answered(kind);
  }
}
