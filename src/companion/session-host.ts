/**
 * The companion of a session: turns messages from the proxy into events, and paints through the proxy; it never touches the terminal
 * itself. It is the process that has the API key, when there is one, and it exits when no question comes for a long time.
 */
import path from 'node:path';
import { COMPANION_IDLE_MS, HEARTBEAT_MS, SIZE_INDEX_COUNT } from '../base/limits.ts';
import {
  encodeMessage,
  MessageReader,
  readRingPiece,
  readSize,
  readYesNo,
  ringRequest,
  ringSizeMessage,
  type ToProxy,
  yesNoMessage,
} from '../link/link.ts';
import { readShellNames } from '../review/shell-names.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { type Answer, encodeAnswer, prefills } from '../shell/wire.ts';
import type { SessionEvent } from '../session/session.ts';
import type { RingPiece, SizeMark } from '../transcript/block.ts';
import { warmEmulator } from '../transcript/emulator.ts';
import { lookOf } from '../ui/colors.ts';
import { followsLinks } from '../ui/hyperlinks.ts';
import { Painter } from '../ui/painter.ts';
import { type DecodedFrame, decodeFrame, type LineGiven } from './decode.ts';
import { Driver } from './driver.ts';
import { eventOf } from './given-line.ts';
import type { CompanionHost } from './host.ts';
import { ownLine } from './own-line.ts';
import { writeScript } from './script-files.ts';
import { pointToScript, read, restored, save, type Snapshot } from './snapshot.ts';
import type { Terminal } from './turn-material.ts';
import { SessionVariables } from './variables-file.ts';

export class CompanionRuntime {
  private heartbeat: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  private shownProblems = '';
  /** Painted before anything else of a question: a step may have left the cursor behind its output. */
  private lineStart = '';
  /** The line that is being made into an event. */
  private givenLine: LineGiven | null = null;
  private readonly ringReaders: ((piece: RingPiece) => void)[] = [];
  private readonly sizes: SizeMark[] = [];
  /** The newest frame: its position in the ring and its time. */
  private offset = 0;
  private handledMs = 0;
  /** The snapshot of the companion before this one, until a frame arrives that is not in it. */
  private previous: Snapshot | null;
  private readonly painter: Painter;
  private readonly driver: Driver;
  private readonly host: CompanionHost;
  private readonly variables: SessionVariables;

  constructor(host: CompanionHost) {
    this.host = host;
    this.variables = new SessionVariables(host.session);
    this.painter = new Painter((text) => {
      this.send('S', Buffer.from(this.lineStart + text));
      this.lineStart = '';
    });
    this.driver = new Driver(
      {
        ...host,
        screen: this.painter,
        sessionName: path.basename(host.session),
        keepsWalkThroughs: true,
        hostFacts: () => [],
        names: () => readShellNames(host.session),
        variables: () => this.variables.read(),
        terminal: () => this.terminal(),
        askUser: (id, text) => {
          this.painter.ask(text);
          this.send('q', Buffer.from(id));
        },
        keepScript: (text) => writeScript(host.session, text),
        answer: (answer) => this.answer(answer),
        aborted: () => this.done(),
        capture: (on) => this.host.send(yesNoMessage('c', on)),
      },
      host.on,
    );
    this.previous = host.on ? read(host.session) : null;
    const reader = new MessageReader((type, payload) => this.message(type, payload));
    host.input.on('data', (chunk: Buffer) => reader.push(chunk));
    host.input.on('end', () => host.exit());
    this.rest();
  }

  private send(type: ToProxy, ...payload: readonly Uint8Array[]): void {
    this.host.send(encodeMessage(type, ...payload));
  }

  private message(type: string, payload: Buffer): void {
    const { driver, host } = this;
    switch (type) {
      case 'F': {
        const frame = decodeFrame(payload);
        if (frame === null) return;
        if (this.previous !== null && isNew(frame, this.previous)) {
          driver.session = restored(driver.session, this.previous);
          driver.recorder.sent.startFrom(driver.session.usage);
          this.previous = null;
        }
        this.offset = frame.offset;
        this.handledMs = frame.timeMs;
        if (frame.event.kind === 'line-given') void this.takeLine(frame.event);
        else this.take(frame.event);
        return;
      }
      case 'W': {
        const size = readSize(payload);
        const { cols, rows } = size;
        const { size: known } = driver.session.place;
        if (this.sizes.push(size) > SIZE_INDEX_COUNT) this.sizes.shift();
        this.painter.resized(cols);
        driver.receive({ kind: 'window-resized', size: { ...known, cols, rows } });
        return;
      }
      case 'P':
        void driver.prepare(host.loadProvider).then(() => {
          this.painter.rehearse();
          return warmEmulator();
        });
        return;
      case 'X':
        this.givenLine = null;
        driver.receive({ kind: 'question-cancelled' });
        this.keep();
        return;
      case 'Y':
        driver.receive({ kind: 'confirmation-answered', yes: readYesNo(payload) });
        return;
      case 'R':
        this.ringReaders.shift()?.(readRingPiece(payload));
    }
  }

  private take(event: SessionEvent): void {
    this.givenLine = null;
    // not when its frame came: the question before may show something until this one is taken
    if ('id' in event) this.send('B', Buffer.from(event.id));
    this.wakeFor(event);
    const guided = this.guidedAt(event);
    if (guided === null) this.driver.receive(event);
    else this.release(guided.answer, guided.says);
  }

  /** In the tour: what the prompt gets for which the hook asks; null when the session decides that. */
  private guidedAt(event: SessionEvent): { readonly answer: Answer; readonly says: string | null } | null {
    const { guide = null } = this.host;
    guide?.see(event);
    const guided = event.kind === 'step-due' ? (guide?.prompt() ?? null) : null;
    return guided === null || event.kind !== 'step-due' ? null : { answer: { id: event.id, ...guided.answer }, says: guided.says };
  }

  /** The key was pressed: what explains a line is loaded first, and the user may press Ctrl-C meanwhile. */
  private async takeLine(given: LineGiven): Promise<void> {
    this.givenLine = given;
    const event = await eventOf(given, readShellNames(this.host.session));
    if (this.givenLine === given) this.take(event);
  }

  private answer(decided: Answer): void {
    const { says = null, answer: guided } = this.host.guide?.answered(decided) ?? { answer: decided };
    this.release({ ...decided, ...guided }, says);
  }

  /** `says`: a line of the tour above the prompt. */
  private release(answer: Answer, says: string | null): void {
    if (says !== null) this.painter.guide(screenLine(says));
    this.painter.settle();
    this.lineStart = '';
    // saved before it is sent: once the user can act on the answer, the next companion has to know it
    this.keep();
    const message = encodeAnswer(answer);
    if (message.ok) this.send('A', message.value);
    if (answer.kind === 'pend') setImmediate(() => void warmEmulator());
    if (prefills(answer.kind)) setImmediate(() => this.host.prefilled());
    this.done();
  }

  /** A question has ended. */
  private done(): void {
    this.variables.remove();
    setImmediate(() => void this.host.machine.kept.store());
    this.rest();
  }

  private keep(): void {
    save(this.host.session, { session: this.driver.session, handledMs: this.handledMs });
    pointToScript(this.host.session, this.driver.session.script);
  }

  /** Begins a question: reads the configuration afresh, and sends the proxy the first sign of life. */
  private wakeFor(event: SessionEvent): void {
    const { kind } = event;
    if (!BEGINS.has(kind)) return;
    const { size } = this.driver.session.place;
    const { cols } = size;
    const { asciiOnly = false } = readShellNames(this.host.session);
    this.driver.receive({ kind: 'window-resized', size: { ...size, asciiOnly } });
    this.lineStart = kind === 'step-due' ? ownLine(cols) : '';
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = null;
    const { config, problems } = this.driver.begin(event);
    const { env } = this.host;
    this.painter.begin({ ...lookOf(env, config), cols, links: followsLinks(env) });
    this.host.send(ringSizeMessage(config.scrollback_enabled ? config.scrollback_bytes : 0));
    this.heartbeat ??= setInterval(() => this.send('S', Buffer.alloc(0)), HEARTBEAT_MS);
    const text = problems.join('\n');
    if (text !== this.shownProblems) for (const problem of problems) this.painter.note(screenLine(problem));
    this.shownProblems = text;
  }

  /** No question is open: only the timer runs that ends this process when no question comes for a long time. */
  private rest(): void {
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    this.heartbeat = null;
    this.driver.rest();
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.host.exit(), COMPANION_IDLE_MS);
  }

  /** The output up to the newest frame: what came after it was painted by this companion. */
  private terminal(): Terminal {
    return { sizes: this.sizes, end: this.offset, readRing: (from, to) => this.readRing(from, to) };
  }

  private readRing(from: number, to: number): Promise<RingPiece> {
    return new Promise((resolve) => {
      this.ringReaders.push(resolve);
      this.host.send(ringRequest(from, to));
    });
  }
}

/** Events with which a question begins; the companion that died before it answered gets them again. */
const BEGINS: ReadonlySet<DecodedFrame['event']['kind']> = new Set(['question-asked', 'step-due', 'line-given', 'line-explained']);

/** A frame that comes again with a question is new: the companion before this one died during that question. */
const isNew = ({ timeMs, event }: DecodedFrame, { handledMs }: Snapshot): boolean =>
  timeMs > handledMs || (timeMs === handledMs && (BEGINS.has(event.kind) || event.kind === 'other-answer-wanted'));
