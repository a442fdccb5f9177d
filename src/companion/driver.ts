/**
 * Drives the session's state machine: passes events to the pure `step`, and performs the effects it returns. Its two hosts are the
 * session at a prompt (session-host.ts) and `bin/yo` (one-shot.ts). A host decides where events come from, where text is shown and
 * where an answer goes; the rest is the same for both: facts, request, masking, review, and the records on disk.
 */
import { randomInt } from 'node:crypto';
import { assertNever } from '../base/assert-never.ts';
import type { Config } from '../config/config-keys.ts';
import type { LoadedConfig } from '../config/load.ts';
import { readConfig } from '../config/read-config.ts';
import type { Failure, Provider } from '../llm/port.ts';
import { costLine } from '../llm/prices.ts';
import { SYSTEM } from '../llm/system-prompt.ts';
import type { SentRequest } from '../llm/providers.ts';
import { redactTurns } from '../llm/redacted.ts';
import { tools } from '../replies/index.ts';
import { Reviewer } from '../review/reviewer.ts';
import { Redactor } from '../safety/redact/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { NO_ANSWER } from '../session/receive-answer.ts';
import type { WalkThrough } from '../session/walk-through.ts';
import type { Effect, Session, SessionEvent } from '../session/session.ts';
import { newSession, step } from '../session/step.ts';
import { maskedEvent, maskedExchange } from './mask-secrets.ts';
import type { Host } from './host.ts';
import { SentRecord } from './sent-record.ts';
import { type AskEffect, type Material, turnOf } from './turn.ts';

const ASK_AGAIN = 'nothing was prefilled; ask again';

export class Driver {
  session: Session;
  /** Keeps what leaves the machine, and what it costs. */
  readonly sent: SentRecord;
  private request: AbortController | null = null;
  private provider: Provider | null = null;
  private config: LoadedConfig | null = null;
  private readonly redactor: Redactor;
  private readonly reviewer: Reviewer;
  private readonly host: Host;

  /** @param on false while the user has switched yo off. */
  constructor(host: Host, on: boolean) {
    this.host = host;
    this.session = { ...newSession, on };
    this.redactor = new Redactor(host.env, randomInt(1_000, 900_000));
    this.reviewer = new Reviewer(() => host.names(), host.env, this.redactor, host.patience);
    this.sent = new SentRecord(host.state.sent, () => host.now());
  }

  /** Called when a question begins: reads the configuration afresh. */
  begin(): LoadedConfig {
    return (this.config = readConfig(this.host.env));
  }

  /** Called when no suggestion will come: ends the shell that waits to check one. */
  rest(): void {
    this.reviewer.rest();
  }

  /** Takes an event from outside. Secrets in the user's text are masked before the session sees it. */
  receive(event: SessionEvent): void {
    this.dispatch(maskedEvent(event, this.redactor));
  }

  private dispatch(event: SessionEvent): void {
    const { session, effects } = step(this.session, event);
    this.session = session;
    for (const effect of effects) this.perform(effect);
    if (event.kind === 'answer-event-received' && event.event.kind === 'usage') this.sent.addUsage(event.event);
  }

  private perform(effect: Effect): void {
    const { host, redactor } = this;
    const { screen, state } = host;
    switch (effect.kind) {
      case 'ask-model':
        void this.ask(effect);
        return;
      case 'review-suggestion':
        void this.review(effect);
        return;
      case 'cancel-request':
        this.request?.abort();
        this.request = null;
        screen.abort();
        host.aborted();
        return;
      case 'show-text':
        screen.stream(effect.text);
        return;
      case 'end-text':
        screen.streamEnd();
        return;
      case 'show-explanation':
        screen.explain(effect.text, effect.step);
        return;
      case 'show-effect':
        screen.effect(effect.text, effect.danger);
        return;
      case 'show-note':
        screen.note(effect.text);
        return;
      case 'show-failure':
        screen.fail(withModel(effect.failure, this.sent.model));
        return;
      case 'set-capture':
        host.capture(effect.on);
        return;
      case 'save-walk-through':
        if (host.keepsWalkThroughs && this.keepsHistory())
          state.walkThroughs.save({ ...effect.walkThrough, cwd: redactor.redact(effect.walkThrough.cwd) }, host.now());
        return;
      case 'drop-walk-through':
        state.walkThroughs.drop(effect.id);
        return;
      case 'load-walk-through':
        this.dispatch({ kind: 'walk-through-loaded', walkThrough: this.walkThroughOnDisk(effect.id) });
        return;
      case 'show-walk-through-cost':
        screen.note(screenLine(totalOf(effect.walkThrough, this.sent.model)));
        return;
      case 'record-exchange':
        if (this.keepsHistory()) state.conversations.add(maskedExchange(effect.exchange, redactor), host.now());
        return;
      case 'record-outcome':
        if (this.keepsHistory()) state.conversations.setOutcome(effect.id, effect.text);
        return;
      case 'release-prompt':
        host.answer({ id: effect.id, kind: effect.answer, text: effect.text });
        return;
      default:
        assertNever(effect);
    }
  }

  /** The one with this id, or the newest one. Without history none is on disk, and the session's own is used. */
  private walkThroughOnDisk(id: string | null): WalkThrough | null {
    const { walkThroughs } = this.host.state;
    if (!this.keepsHistory()) return this.session.paused;
    return id === null ? walkThroughs.newest(this.session.place.who) : walkThroughs.read(id);
  }

  private keepsHistory(): boolean {
    return this.settings().history;
  }

  private settings(): Config {
    return (this.config ?? readConfig(this.host.env)).config;
  }

  private async ask(effect: AskEffect): Promise<void> {
    const { host } = this;
    const request = new AbortController();
    this.request = request;
    const alive = (): boolean => this.request === request && !request.signal.aborted;
    if (effect.more !== null) host.screen.think();
    try {
      const config = this.settings();
      const onSend = (sent: SentRequest): void => {
        this.sent.requestSent(sent);
        // not sooner: the first request waits until its client is loaded, and both keep the only thread busy
        void this.reviewer.prepare(effect.place);
      };
      const context = { config, env: host.env, cwd: effect.place.cwd, onSend };
      const [provider, { turn, memory }] = await Promise.all([host.openProvider(context), turnOf(effect, this.material(config))]);
      if (!alive()) return;
      this.provider = provider;
      this.dispatch({ kind: 'question-sent', turn, memory });
      const turns = redactTurns([...memory, ...effect.turns, turn], (text) => this.redactor.redact(text));
      for await (const event of provider.ask({ system: SYSTEM, turns, tools }, request.signal)) {
        if (!alive()) return;
        this.dispatch({ kind: 'answer-event-received', event });
      }
      if (alive()) this.dispatch({ kind: 'answer-broken-off' });
    } catch (error) {
      const what = `the companion failed (${error instanceof Error ? error.message : String(error)})`;
      if (alive()) this.dispatch({ kind: 'answer-event-received', event: { kind: 'failure', failure: { what, remedy: ASK_AGAIN } } });
    }
  }

  private async review(suggestion: Extract<Effect, { kind: 'review-suggestion' }>): Promise<void> {
    const { request, provider } = this;
    if (request === null) return;
    const verdict = await this.reviewer.review(suggestion, request.signal);
    if (this.request !== request || request.signal.aborted) return;
    this.dispatch({ kind: 'suggestion-reviewed', verdict: provider?.unteachable === true ? { ...verdict, repair: null } : verdict });
  }

  private material(config: Config): Material {
    const { host } = this;
    const { machine, state } = host;
    const redact: Material['redact'] = (text) => this.redactor.redact(text);
    return {
      config,
      machine,
      patience: host.patience,
      readme: () => host.readme(),
      earlier: () => state.conversations.all(),
      hostFacts: () => host.hostFacts(redact),
      terminal: host.terminal(),
      redact,
    };
  }
}

/** The failure with the name of the model in it, once a request was sent. */
const withModel = (failure: Failure, model: string): Failure =>
  failure.what === NO_ANSWER.what && model !== '' ? { ...failure, what: `no usable answer from ${model}` } : failure;

function totalOf({ steps, usage }: WalkThrough, model: string): string {
  const cost = costLine(model, usage);
  return `walk-through done: ${steps.length} step${steps.length === 1 ? '' : 's'}${cost === '' ? '' : ` · ${cost}`}`;
}
