/**
 * The companion: turns messages of the proxy into events, lets the machine step, performs the effects. It never touches the
 * terminal; what it paints goes through the proxy. It holds the key, when there is one, and leaves when nobody asks for long.
 */
import { randomInt } from 'node:crypto';
import { assertNever } from '../base/assert-never.ts';
import { COMPANION_IDLE_MS, HEARTBEAT_MS } from '../base/limits.ts';
import type { LoadedConfig } from '../config/load.ts';
import { readConfig } from '../config/read.ts';
import { encodeMessage, float64, MessageReader, type ToProxy, uint32 } from '../link/link.ts';
import type { Provider } from '../llm/port.ts';
import { costLine } from '../llm/prices.ts';
import { SYSTEM } from '../llm/prompt.ts';
import { redactTurns } from '../llm/redacted.ts';
import type { SentRequest } from '../llm/providers.ts';
import { tools } from '../replies/index.ts';
import { Redactor } from '../safety/redact/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { Plan } from '../session/plan.ts';
import type { Effect, Session, SessionEvent } from '../session/session.ts';
import { newSession, step } from '../session/step.ts';
import { encodeAnswer } from '../shell/wire.ts';
import type { RingPiece, SizeMark } from '../transcript/block.ts';
import { warmEmulator } from '../transcript/emulator.ts';
import { Painter } from '../ui/painter.ts';
import { cleaned, kept } from './clean.ts';
import { type DecodedFrame, decodeFrame } from './decode.ts';
import type { CompanionHost } from './host.ts';
import { Reviewer } from '../review/reviewer.ts';
import { readShellNames } from '../review/shell-names.ts';
import { ownLine } from './own-line.ts';
import { SentRecord } from './sent-record.ts';
import { read, restored, save, type Snapshot } from './snapshot.ts';
import { type Material, turnOf } from './turn.ts';

type AskEffect = Extract<Effect, { kind: 'ask' }>;

export class CompanionRuntime {
  private session: Session;
  private request: AbortController | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  private toldProblems = '';
  private config: LoadedConfig | null = null;
  /** Goes before the first thing painted: a step may have left the cursor behind its output. */
  private lineStart = '';
  private readonly ringReaders: ((piece: RingPiece) => void)[] = [];
  private readonly sizes: SizeMark[] = [];
  /** Of the newest frame: its place in the ring and its time. */
  private offset = 0;
  private handledMs = 0;
  /** What the companion before left, until the first frame it did not see. */
  private left: Snapshot | null;
  private readonly sent: SentRecord;
  private readonly reviewer: Reviewer;
  private readonly painter: Painter;
  private provider: Provider | null = null;
  private readonly redactor: Redactor;
  private readonly host: CompanionHost;

  constructor(host: CompanionHost) {
    this.host = host;
    this.redactor = new Redactor(host.env, randomInt(1_000, 900_000));
    this.reviewer = new Reviewer(() => readShellNames(host.session), host.env, this.redactor, host.patience);
    this.sent = new SentRecord(host.state.sent, () => host.now());
    this.session = { ...newSession, on: host.on };
    this.left = host.on ? read(host.session) : null;
    this.painter = new Painter((text) => {
      this.send('S', Buffer.from(this.lineStart + text));
      this.lineStart = '';
    });
    const reader = new MessageReader((type, payload) => this.message(type, payload));
    host.input.on('data', (chunk: Buffer) => reader.push(chunk));
    host.input.on('end', () => host.exit());
    this.rest();
  }

  private send(type: ToProxy, ...payload: readonly Uint8Array[]): void {
    this.host.send(encodeMessage(type, ...payload));
  }

  private message(type: string, payload: Buffer): void {
    switch (type) {
      case 'F': {
        const frame = decodeFrame(payload);
        if (frame === null) return;
        if (this.left !== null && isNew(frame, this.left)) {
          this.session = restored(this.session, this.left);
          this.sent.goOn(this.session.usage);
          this.left = null;
        }
        this.offset = frame.offset;
        this.handledMs = frame.timeMs;
        this.dispatch(cleaned(frame.event, this.redactor));
        return;
      }
      case 'W': {
        const [offset, cols, rows] = [payload.readDoubleLE(0), payload.readUInt16LE(8), payload.readUInt16LE(10)];
        this.sizes.push({ offset, cols, rows });
        this.dispatch({ kind: 'resized', size: { cols, rows } });
        return;
      }
      case 'X':
        this.dispatch({ kind: 'cancelled' });
        this.keep();
        return;
      case 'R':
        this.ringReaders.shift()?.({ from: payload.readDoubleLE(0), bytes: Buffer.from(payload.subarray(8)) });
    }
  }

  private dispatch(event: SessionEvent): void {
    if (event.kind === 'asked' || event.kind === 'next') {
      this.lineStart = event.kind === 'next' ? ownLine(this.session.place.size.cols) : '';
      this.wake();
    }
    const { session, effects } = step(this.session, event);
    this.session = session;
    for (const effect of effects) this.perform(effect);
    if (event.kind === 'provider' && event.event.kind === 'usage') this.sent.paid(event.event);
  }

  private perform(effect: Effect): void {
    const { state, now } = this.host;
    switch (effect.kind) {
      case 'ask':
        void this.ask(effect);
        return;
      case 'examine':
        void this.examine(effect);
        return;
      case 'effect':
        this.painter.effect(effect.text, effect.danger);
        return;
      case 'abort':
        this.request?.abort();
        this.request = null;
        this.painter.abort();
        this.rest();
        return;
      case 'stream':
        this.painter.stream(effect.text);
        return;
      case 'stream-end':
        this.painter.streamEnd();
        return;
      case 'explain':
        this.painter.explain(effect.text, effect.step);
        return;
      case 'note':
        this.painter.note(effect.text);
        return;
      case 'fail':
        this.painter.fail(effect.failure);
        return;
      case 'capture':
        this.send('c', Buffer.of(effect.on ? 1 : 0));
        return;
      case 'plan-save':
        if (this.keepsHistory()) state.plans.save({ ...effect.plan, cwd: this.redactor.redact(effect.plan.cwd) }, now());
        return;
      case 'plan-drop':
        state.plans.drop(effect.id);
        return;
      case 'plan-load':
        this.dispatch({ kind: 'plan-loaded', plan: this.planOnDisk(effect.id) });
        return;
      case 'plan-total': {
        const { steps, usage } = effect.plan;
        const cost = costLine(this.sent.model, usage);
        this.painter.note(
          screenLine(`walk-through done: ${steps.length} step${steps.length === 1 ? '' : 's'}${cost === '' ? '' : ` · ${cost}`}`),
        );
        return;
      }
      case 'record':
        if (this.keepsHistory()) state.conversations.add(kept(effect.exchange, this.redactor), now());
        return;
      case 'became':
        if (this.keepsHistory()) state.conversations.became(effect.id, effect.text);
        return;
      case 'answer': {
        this.painter.settle();
        this.lineStart = '';
        // first kept, then said: once the user can act on the answer, the companion after this one has to know of it
        this.keep();
        const message = encodeAnswer({ id: effect.id, kind: effect.answer, text: effect.text });
        if (message.ok) this.send('A', message.value);
        if (effect.answer === 'pend') setImmediate(() => void warmEmulator());
        this.rest();
        return;
      }
      default:
        assertNever(effect);
    }
  }

  /** The one with this id, or the newest one; what is not kept on disk is in the session alone. */
  private planOnDisk(id: string | null): Plan | null {
    const { plans } = this.host.state;
    if (!this.keepsHistory()) return this.session.paused;
    return id === null ? plans.newest(this.session.place.who) : plans.read(id);
  }

  private keep(): void {
    save(this.host.session, { session: this.session, handledMs: this.handledMs });
  }

  private keepsHistory(): boolean {
    return (this.config ?? readConfig(this.host.env)).config.history;
  }

  /** A question begins: the configuration is read afresh, the first sign of life is given. */
  private wake(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = null;
    this.config = readConfig(this.host.env);
    const { config, problems } = this.config;
    this.painter.begin({ color: (this.host.env['NO_COLOR'] ?? '') === '' ? config.chat_color : '', cols: this.session.place.size.cols });
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
    this.reviewer.rest();
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.host.exit(), COMPANION_IDLE_MS);
  }

  private async ask(effect: AskEffect): Promise<void> {
    const request = new AbortController();
    this.request = request;
    const alive = (): boolean => this.request === request && !request.signal.aborted;
    if (effect.more !== null) this.painter.think();
    try {
      const { config } = this.config ?? readConfig(this.host.env);
      const context = { config, env: this.host.env, cwd: effect.place.cwd, onSend: (sent: SentRequest) => this.sent.leaves(sent) };
      const [provider, { turn, memory }] = await Promise.all([this.host.openProvider(context), turnOf(effect, this.material(config))]);
      if (!alive()) return;
      this.provider = provider;
      this.dispatch({ kind: 'sent', turn, memory });
      void this.reviewer.prepare(effect.place);
      const turns = redactTurns([...memory, ...effect.turns, turn], (text) => this.redactor.redact(text));
      for await (const event of provider.ask({ system: SYSTEM, turns, tools }, request.signal)) {
        if (!alive()) return;
        this.dispatch({ kind: 'provider', event });
      }
      if (alive()) this.dispatch({ kind: 'broken' });
    } catch (error) {
      const what = `the companion stumbled (${error instanceof Error ? error.message : String(error)})`;
      if (alive())
        this.dispatch({ kind: 'provider', event: { kind: 'failure', failure: { what, remedy: 'nothing was prefilled; ask again' } } });
    }
  }

  private async examine(proposal: Extract<Effect, { kind: 'examine' }>): Promise<void> {
    const { request, provider } = this;
    if (request === null) return;
    const verdict = await this.reviewer.review(proposal, request.signal);
    if (this.request !== request || request.signal.aborted) return;
    this.dispatch({ kind: 'examined', verdict: provider?.unteachable === true ? { ...verdict, repair: null } : verdict });
  }

  private material(config: Material['config']): Material {
    const { machine, state, readme, patience } = this.host;
    return {
      config,
      machine,
      readme,
      earlier: () => state.conversations.all(),
      sizes: this.sizes,
      // up to the newest frame: what was painted since is not the terminal's, but ours
      end: this.offset,
      readRing: (from, to) => this.readRing(from, to),
      redact: (text) => this.redactor.redact(text),
      patience,
    };
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
