/**
 * Supervises the companion: starts it when the first question is typed, sends it the frames and sizes recorded before, replaces it when it
 * crashes or hangs, and makes sure that every question ends in exactly one answer, even when the process fails.
 */
import { COMPANION_BACKLOG_BYTES, COMPANION_CRASHES } from '../base/limits.ts';
import { cancelMessage, frameMessage, prepareMessage, ringMessage, sizeMessage, yesNoMessage } from '../link/link.ts';
import type { AnswerKind, AskId } from '../shell/wire.ts';
import { parseMessage } from './companion-messages.ts';
import { CompanionOutput } from './companion-output.ts';
import type { CompanionProcess } from './companion-process.ts';
import type { Clock, ProgramState, SessionEndpoint } from './proxy-endpoints.ts';
import type { RecordedFrame, RecordedSize } from './frame-log.ts';
import type { Screen } from './screen.ts';
import { Watchdog } from './watchdog.ts';

export interface CompanionSink {
  /** The yes/no prompt of the open question is on the screen. */
  confirm(): void;
  /** The companion that asked is gone, and with it its prompt. */
  withdrawConfirm(): void;
  /** The companion's answer for the hook, encoded. */
  answer(kind: AnswerKind, bytes: Buffer): void;
  /** The question ended without an answer. `line` says why, and begins with bytes that put the screen in order. */
  fail(id: AskId, line: string): void;
}

interface Question {
  readonly id: AskId;
  readonly frame: RecordedFrame;
  /** Its line is in the editor, which goes on where it is: nothing is printed. */
  readonly quiet: boolean;
  tries: number;
  /** The companion has begun it: what it shows is no longer about the question before. */
  begun: boolean;
}

/** Why there is no companion any more, with the remedy. */
const OTHER_PROGRAM: Readonly<Record<Exclude<ProgramState, 'same'>, string>> = {
  replaced: 'yo: yosh was upgraded. The shell works on; to use yo again: exit, then yosh',
  gone: 'yo: yosh was removed. The shell works on; to use yo again, install it, exit, then yosh',
};

export class CompanionSupervisor {
  private process: CompanionProcess | null = null;
  private question: Question | null = null;
  private crashes = 0;
  /** How the process before this one ended. */
  private lastEnd: 'idle' | 'crashed' = 'idle';
  private readonly output: CompanionOutput;
  private readonly watchdog: Watchdog;
  private readonly session: SessionEndpoint;
  private readonly screen: Screen;
  private readonly sink: CompanionSink;

  constructor(session: SessionEndpoint, screen: Screen, clock: Clock, sink: CompanionSink) {
    this.session = session;
    this.screen = screen;
    this.output = new CompanionOutput(screen);
    this.watchdog = new Watchdog(
      clock,
      () => this.process?.delays() ?? null,
      () => this.ended('crashed'),
    );
    this.sink = sink;
  }

  get runs(): boolean {
    return this.process !== null;
  }

  /** A question is being typed. A failure here is shown when the question comes. */
  prepare(): void {
    if (this.lastEnd === 'crashed' || !this.screen.capturing || this.session.program() !== 'same') return;
    if (this.process !== null || this.launch()) this.send(prepareMessage());
  }

  ask(id: AskId, frame: RecordedFrame, quiet = false): void {
    this.question = { id, frame, quiet, tries: 0, begun: false };
    this.output.begin();
    this.submit(this.question);
  }

  /** Asks the companion to stop; the hook has its answer already. */
  cancel(): void {
    this.settle();
    this.send(cancelMessage());
  }

  /** The user has answered the yes/no prompt, which ended its line. */
  confirmed(yes: boolean): void {
    this.output.begin();
    this.send(yesNoMessage('Y', yes));
  }

  /** Forwards a frame to a running companion. Without one, the log keeps the frame for the next companion. */
  frame(frame: RecordedFrame): void {
    if (this.process !== null) this.send(frameMessage(frame));
  }

  resized(size: RecordedSize): void {
    this.send(sizeMessage(size));
  }

  /** The question has its answer, or none will come. */
  private settle(): void {
    this.question = null;
    this.watchdog.stop();
  }

  private submit(question: Question): void {
    question.tries += 1;
    const program = this.session.program();
    // a companion of another version would not understand this proxy and these hooks, and a running one loads parts of itself later
    if (program !== 'same') {
      this.close();
      this.giveUp(question, OTHER_PROGRAM[program]);
      return;
    }
    if (this.process === null && !this.start(question)) return;
    this.frame(question.frame);
    this.watchdog.start();
  }

  private start(question: Question): boolean {
    if (this.crashes >= COMPANION_CRASHES) {
      this.giveUp(question, 'yo: the companion keeps stopping. The shell works on; to use yo again, start a new yosh');
      return false;
    }
    if (this.lastEnd === 'crashed' && !question.quiet) this.screen.show(Buffer.from(`${this.output.tidy()}yo: companion restarted\r\n`));
    this.lastEnd = 'idle';
    if (this.launch()) return true;
    // the shell must survive this
    this.crashes += 1;
    this.giveUp(question, 'yo: the companion could not be started. The shell works on without it');
    return false;
  }

  /** Starts the process and sends it what was recorded before. False when the system could not start it. */
  private launch(): boolean {
    try {
      this.process = this.session.startCompanion(this.screen.capturing, {
        message: (type, payload) => this.message(type, payload),
        ended: (code) => this.ended(code === 0 && this.question === null ? 'idle' : 'crashed'),
      });
    } catch {
      return false;
    }
    for (const size of this.screen.log.sizes) this.resized(size);
    for (const frame of this.screen.log.frames) this.frame(frame);
    return true;
  }

  private message(type: string, payload: Buffer): void {
    this.watchdog.alive();
    const message = parseMessage(type, payload);
    switch (message?.type) {
      case 'begin':
        if (message.id === this.question?.id) this.question.begun = true;
        return;
      case 'screen':
        if (this.question?.begun === true && message.bytes.length > 0) this.output.show(message.bytes);
        return;
      case 'confirm':
        if (message.id === this.question?.id) this.sink.confirm();
        return;
      case 'answer':
        if (message.id !== this.question?.id) return;
        this.settle();
        return this.sink.answer(message.kind, message.bytes);
      case 'read-ring': {
        const from = this.screen.ownedFrom(message.from);
        return this.send(ringMessage({ from, bytes: this.screen.ring.read(from, message.to) }));
      }
      case 'capture':
        return this.screen.capture(message.on);
      case 'resize-ring':
        this.screen.ring.resize(message.bytes);
    }
  }

  private send(message: Buffer): void {
    const { process, question } = this;
    if (process === null) return;
    // not while a question is open: then the watchdog notices sooner, and the backlog may be the ring
    if (question === null && process.backlogBytes > COMPANION_BACKLOG_BYTES) this.ended('crashed');
    else process.send(message);
  }

  /** `idle`: it ended by itself because there was no question for a long time. */
  private ended(how: 'idle' | 'crashed'): void {
    this.close();
    this.lastEnd = how;
    if (how === 'crashed') this.crashes += 1;
    this.sink.withdrawConfirm();
    const question = this.question;
    if (question === null) return;
    if (question.tries < 2) this.submit(question);
    else this.giveUp(question, 'yo: the companion stopped twice on this question; nothing was prefilled');
  }

  private close(): void {
    this.process?.close();
    this.process = null;
  }

  private giveUp(question: Question, line: string): void {
    this.settle();
    this.sink.fail(question.id, this.output.tidy() + line);
  }
}
