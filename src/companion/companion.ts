/**
 * The companion: turns messages of the proxy into events, lets the machine step, performs the effects. It never touches the
 * terminal; what it paints goes through the proxy. It holds the key, when there is one, and leaves when nobody asks for long.
 */
import { randomBytes } from 'node:crypto';
import { assertNever } from '../base/assert-never.ts';
import { COMPANION_IDLE_MS, HEARTBEAT_MS } from '../base/limits.ts';
import { readConfig } from '../config/read.ts';
import type { LoadedConfig } from '../config/load.ts';
import { gatherFacts } from '../context/facts.ts';
import { encodeMessage, MessageReader, type ToProxy, uint32 } from '../link/link.ts';
import type { UserTurn } from '../llm/port.ts';
import { SYSTEM } from '../llm/prompt.ts';
import { tools } from '../replies/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { Effect, LastCommand, Place, Session, SessionEvent } from '../session/session.ts';
import { remembered } from '../session/memory.ts';
import { newSession, step } from '../session/step.ts';
import { encodeAnswer } from '../shell/wire.ts';
import { withoutEndMark } from '../transcript/end-mark.ts';
import { renderTail } from '../transcript/render.ts';
import { Painter } from '../ui/painter.ts';
import { decodeFrame } from './decode.ts';
import type { CompanionHost } from './host.ts';

const OUTPUT_LINES = 200;
/** The tail that is rendered: 200 lines of colourful output with room to spare, in 5–20 ms. */
const OUTPUT_BYTES = 128 * 1024;

export class CompanionRuntime {
  private session: Session;
  private request: AbortController | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  private toldProblems = '';
  private config: LoadedConfig | null = null;
  private ringReader: ((from: number, bytes: Buffer) => void) | null = null;
  private readonly painter: Painter;
  private readonly host: CompanionHost;

  constructor(host: CompanionHost) {
    this.host = host;
    this.session = { ...newSession, on: host.on };
    this.painter = new Painter((text) => this.send('S', Buffer.from(text)));
    const reader = new MessageReader((type, payload) => this.message(type, payload));
    host.input.on('data', (chunk: Buffer) => reader.push(chunk));
    host.input.on('end', () => host.exit());
    this.rest();
  }

  private send(type: ToProxy, payload: Uint8Array): void {
    this.host.send(encodeMessage(type, payload));
  }

  private message(type: string, payload: Buffer): void {
    switch (type) {
      case 'F': {
        const event = decodeFrame(payload);
        if (event !== null) this.dispatch(event);
        return;
      }
      case 'W':
        this.dispatch({ kind: 'resized', size: { cols: payload.readUInt16LE(0), rows: payload.readUInt16LE(2) } });
        return;
      case 'X':
        this.dispatch({ kind: 'cancelled' });
        return;
      case 'R':
        this.ringReader?.(payload.readDoubleLE(0), Buffer.from(payload.subarray(8)));
        this.ringReader = null;
    }
  }

  private dispatch(event: SessionEvent): void {
    if (event.kind === 'asked') this.wake();
    const { session, effects } = step(this.session, event);
    this.session = session;
    for (const effect of effects) this.perform(effect);
  }

  private perform(effect: Effect): void {
    switch (effect.kind) {
      case 'ask':
        void this.ask(effect);
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
        this.painter.explain(effect.text);
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
      case 'answer': {
        const message = encodeAnswer({ id: effect.id, kind: effect.answer, text: effect.text });
        if (message.ok) this.send('A', message.value);
        this.rest();
        return;
      }
      default:
        assertNever(effect);
    }
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
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.host.exit(), COMPANION_IDLE_MS);
  }

  private async ask(effect: Extract<Effect, { kind: 'ask' }>): Promise<void> {
    const request = new AbortController();
    this.request = request;
    const begins = effect.correction === null;
    const alive = (): boolean => this.request === request && !request.signal.aborted;
    try {
      const config = (this.config ?? readConfig(this.host.env)).config;
      const [provider, facts] = await Promise.all([
        this.host.openProvider({ config, env: this.host.env, cwd: effect.place.cwd }),
        begins ? gatherFacts({ place: effect.place, last: effect.last, lastOutput: () => this.lastOutput(effect) }) : [],
      ]);
      if (!alive()) return;
      const memory = begins ? remembered(effect.memory, { exchanges: config.history_limit, tokens: config.token_budget }) : effect.memory;
      const turn: UserTurn = begins
        ? { role: 'user', question: effect.question, facts, fence: randomBytes(8).toString('hex') }
        : { role: 'user', question: effect.correction ?? '', facts, follows: true };
      this.dispatch({ kind: 'sent', turn, memory });
      for await (const event of provider.ask({ system: SYSTEM, turns: [...memory, ...effect.turns, turn], tools }, request.signal)) {
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

  /** Only a bare `yo` is about the last command's output; other questions do without. */
  private async lastOutput({ question, last, place }: { question: string; last: LastCommand | null; place: Place }): Promise<string> {
    if (question !== '' || last === null) return '';
    const { from, bytes } = await this.readRing(OUTPUT_BYTES);
    const output = bytes.subarray(Math.max(0, last.from - from), Math.max(0, last.to - from));
    return renderTail(place.shell === 'zsh' ? withoutEndMark(output) : output, place.size, OUTPUT_LINES);
  }

  private readRing(count: number): Promise<{ from: number; bytes: Buffer }> {
    return new Promise((resolve) => {
      this.ringReader = (from, bytes) => resolve({ from, bytes });
      this.send('r', uint32(count));
    });
  }
}
