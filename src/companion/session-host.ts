/**
 * The companion of a session: the host of the session's machine at a prompt. Messages of the proxy become events, and what is painted
 * goes back through the proxy; it never touches the terminal itself. It holds the key, when there is one, and leaves when nobody asks
 * for long.
 */
import { COMPANION_IDLE_MS, HEARTBEAT_MS } from '../base/limits.ts';
import { encodeMessage, float64, MessageReader, type ToProxy, uint32 } from '../link/link.ts';
import { readShellNames } from '../review/shell-names.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { type Answer, encodeAnswer } from '../shell/wire.ts';
import type { SessionEvent } from '../session/session.ts';
import type { RingPiece, SizeMark } from '../transcript/block.ts';
import { warmEmulator } from '../transcript/emulator.ts';
import { Painter } from '../ui/painter.ts';
import { type DecodedFrame, decodeFrame } from './decode.ts';
import { Driver } from './driver.ts';
import type { CompanionHost } from './host.ts';
import { ownLine } from './own-line.ts';
import { read, restored, save, type Snapshot } from './snapshot.ts';
import type { Terminal } from './turn.ts';

export class CompanionRuntime {
  private heartbeat: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  private toldProblems = '';
  /** Goes before the first thing painted: a step may have left the cursor behind its output. */
  private lineStart = '';
  private readonly ringReaders: ((piece: RingPiece) => void)[] = [];
  private readonly sizes: SizeMark[] = [];
  /** Of the newest frame: its place in the ring and its time. */
  private offset = 0;
  private handledMs = 0;
  /** What the companion before left, until the first frame it did not see. */
  private left: Snapshot | null;
  private readonly painter: Painter;
  private readonly driver: Driver;
  private readonly host: CompanionHost;

  constructor(host: CompanionHost) {
    this.host = host;
    this.painter = new Painter((text) => {
      this.send('S', Buffer.from(this.lineStart + text));
      this.lineStart = '';
    });
    this.driver = new Driver(
      {
        ...host,
        screen: this.painter,
        leadsOn: true,
        given: () => [],
        names: () => readShellNames(host.session),
        terminal: () => this.terminal(),
        answer: (answer) => this.answer(answer),
        aborted: () => this.rest(),
        capture: (on) => this.send('c', Buffer.of(on ? 1 : 0)),
      },
      host.on,
    );
    this.left = host.on ? read(host.session) : null;
    const reader = new MessageReader((type, payload) => this.message(type, payload));
    host.input.on('data', (chunk: Buffer) => reader.push(chunk));
    host.input.on('end', () => host.exit());
    this.rest();
  }

  private send(type: ToProxy, ...payload: readonly Uint8Array[]): void {
    this.host.send(encodeMessage(type, ...payload));
  }

  private message(type: string, payload: Buffer): void {
    const { driver } = this;
    switch (type) {
      case 'F': {
        const frame = decodeFrame(payload);
        if (frame === null) return;
        if (this.left !== null && isNew(frame, this.left)) {
          driver.session = restored(driver.session, this.left);
          driver.sent.goOn(driver.session.usage);
          this.left = null;
        }
        this.offset = frame.offset;
        this.handledMs = frame.timeMs;
        this.wakeFor(frame.event);
        driver.receive(frame.event);
        return;
      }
      case 'W': {
        const [offset, cols, rows] = [payload.readDoubleLE(0), payload.readUInt16LE(8), payload.readUInt16LE(10)];
        this.sizes.push({ offset, cols, rows });
        driver.receive({ kind: 'resized', size: { cols, rows } });
        return;
      }
      case 'X':
        driver.receive({ kind: 'cancelled' });
        this.keep();
        return;
      case 'R':
        this.ringReaders.shift()?.({ from: payload.readDoubleLE(0), bytes: Buffer.from(payload.subarray(8)) });
    }
  }

  private answer(answer: Answer): void {
    this.painter.settle();
    this.lineStart = '';
    // first kept, then said: once the user can act on the answer, the companion after this one has to know of it
    this.keep();
    const message = encodeAnswer(answer);
    if (message.ok) this.send('A', message.value);
    if (answer.kind === 'pend') setImmediate(() => void warmEmulator());
    this.rest();
  }

  private keep(): void {
    save(this.host.session, { session: this.driver.session, handledMs: this.handledMs });
  }

  /** When a question begins: the configuration is read afresh, the first sign of life is given. */
  private wakeFor({ kind }: SessionEvent): void {
    if (kind !== 'asked' && kind !== 'next') return;
    const { cols } = this.driver.session.place.size;
    this.lineStart = kind === 'next' ? ownLine(cols) : '';
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = null;
    const { config, problems } = this.driver.begin();
    this.painter.begin({ color: (this.host.env['NO_COLOR'] ?? '') === '' ? config.chat_color : '', cols });
    this.send('b', uint32(config.scrollback_enabled ? config.scrollback_bytes : 0));
    this.heartbeat ??= setInterval(() => this.send('S', Buffer.alloc(0)), HEARTBEAT_MS);
    const text = problems.join('\n');
    if (text !== this.toldProblems) for (const problem of problems) this.painter.note(screenLine(problem));
    this.toldProblems = text;
  }

  /** No question is open: no timer runs but the one that ends this process when nobody asks for long. */
  private rest(): void {
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    this.heartbeat = null;
    this.driver.rest();
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.host.exit(), COMPANION_IDLE_MS);
  }

  /** Up to the newest frame: what was painted since is not the terminal's, but ours. */
  private terminal(): Terminal {
    return { sizes: this.sizes, end: this.offset, readRing: (from, to) => this.readRing(from, to) };
  }

  private readRing(from: number, to: number): Promise<RingPiece> {
    return new Promise((resolve) => {
      this.ringReaders.push(resolve);
      this.send('r', float64(from), float64(to));
    });
  }
}

/** A question that comes again is the one its companion died over. */
const isNew = ({ timeMs, event }: DecodedFrame, { handledMs }: Snapshot): boolean =>
  timeMs > handledMs || (timeMs === handledMs && (event.kind === 'asked' || event.kind === 'next'));
