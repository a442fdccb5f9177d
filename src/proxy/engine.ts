/**
 * The proxy: bytes between the user's terminal and the shell's, and nothing else on that path but a copy into the ring and a
 * search for frames. It holds no key, opens no socket and parses no untrusted text. It reaches the world through its endpoints only.
 */
import { ENTER_GUARD_MS, EXIT_DRAIN_BYTES, EXIT_DRAIN_MS, STRADDLE_MS } from '../base/limits.ts';
import { type AnswerKind, type AskId, encodeAnswer, encodeBody, type Frame, framePrefix, type Nonce, parseFrame } from '../shell/wire.ts';
import { Alarm } from './alarm.ts';
import { Companion } from './companion-supervisor.ts';
import type { Endpoints } from './proxy-endpoints.ts';
import { Keyboard } from './keyboard.ts';
import { PtyWriter } from './pty-writer.ts';
import { FrameScanner } from './scanner.ts';
import { Screen } from './screen.ts';

/** Exit status when the user's terminal is gone: 128 + SIGHUP, as a shell's. */
export const HANGUP_STATUS = 129;

export interface EngineSettings {
  readonly nonce: Nonce;
  /** Capacity of the scrollback ring. */
  readonly ringBytes: number;
}

export class ProxyEngine {
  private readonly endpoints: Endpoints;
  private readonly screen: Screen;
  private readonly scanner: FrameScanner;
  private readonly writer: PtyWriter;
  private readonly keyboard: Keyboard;
  private readonly companion: Companion;
  private readonly straddle: Alarm;
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
      cancel: (id) => this.cancel(id),
      guard: () => guard.set(ENTER_GUARD_MS),
      awaitQuiet: (delayMs) => quiet.set(delayMs),
    });
    const guard = new Alarm(clock, () => this.keyboard.guardEnded());
    const quiet = new Alarm(clock, () => this.keyboard.quiet());
    this.straddle = new Alarm(clock, () => this.scanner.flush());
    this.companion = new Companion(session, this.screen, clock, {
      answer: (kind, bytes) => this.answer(kind, bytes),
      fail: (id, line) => this.fail(id, line),
    });
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

  /** The user's window has changed, or may have. */
  resized(): void {
    const size = this.screen.measure();
    this.endpoints.pty.resize(size.cols, size.rows);
    this.companion.resized(size);
  }

  /** A child stopped. A shell that stops itself (`suspend`) has no shell around it that would continue it. */
  childStopped(): void {
    if (this.shellStatus === null) this.endpoints.pty.continueShell();
  }

  /** `signal` is 0 when none ended it. The slave was held open until now: with the last one closed, the output ends after its last byte. */
  shellExited(code: number, signal: number): void {
    this.shellStatus = signal > 0 ? 128 + signal : code;
    this.endpoints.pty.releaseSlave();
    // a background job may hold it open for ever
    this.endpoints.clock.after(EXIT_DRAIN_MS, () => this.outputEnded());
  }

  /** Nobody will write any more: what the kernel still holds is shown, and that is the end. */
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

  /** False when it is not a frame after all. */
  private frame(body: Buffer): boolean {
    const parsed = parseFrame(body);
    if (!parsed.ok) return false;
    const frame = parsed.value;
    const { log, ring } = this.screen;
    const recorded = log.record(ring.end, this.withoutDoubt(frame, body), this.endpoints.clock.nowMs());
    if (frame.verb === 'D' && frame.status > 128) this.screen.commandKilled();
    if (frame.verb === 'P') this.screen.resetModes();
    if (frame.verb === 'Q' || frame.verb === 'N') {
      // before the keyboard may release an older question
      this.endpoints.session.hook()?.clear();
      this.keyboard.frame(frame);
      // before the companion is asked: the hook's own open waits for it
      if (this.endpoints.session.hook() === null) this.fail(frame.id, 'yo: the folder of this session is gone; start a new yosh');
      else this.companion.ask(frame.id, recorded);
    } else {
      this.keyboard.frame(frame);
      if (this.screen.capturing || frame.verb === 'P') log.add(recorded);
      this.companion.frame(recorded);
    }
    return true;
  }

  /** A command that may have been kept out of the history is not said to repeat another. */
  private withoutDoubt(frame: Frame, body: Buffer): Buffer {
    return frame.verb === 'D' && frame.repeats !== '' && !this.keyboard.ranPlain ? encodeBody({ ...frame, repeats: '' }) : body;
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
