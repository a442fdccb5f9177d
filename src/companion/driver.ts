/**
 * Drives the session's machine: an event goes into the pure `step`, and the effects that come out are performed here. The session at a
 * prompt (companion.ts) and `bin/yo` (one-shot.ts) are its two hosts. A host decides where events come from, where text is shown and
 * where an answer goes; all else is the same for both: facts, request, masking, review, and the records on disk.
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
import { NO_ANSWER } from '../session/hearing.ts';
import type { Plan } from '../session/walk-through.ts';
import type { Effect, Session, SessionEvent } from '../session/session.ts';
import { newSession, step } from '../session/step.ts';
import { cleaned, kept } from './clean.ts';
import type { Host } from './host.ts';
import { SentRecord } from './sent-record.ts';
import { type AskEffect, type Material, turnOf } from './turn.ts';

const ASK_AGAIN = 'nothing was prefilled; ask again';

export class Driver {
  session: Session;
  /** What leaves the machine, and what it costs. */
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

  /** A question begins: the configuration is read afresh. */
  begin(): LoadedConfig {
    return (this.config = readConfig(this.host.env));
  }

  /** No suggestion is to come: nothing waits to review one. */
  rest(): void {
    this.reviewer.rest();
  }

  /** Takes an event from outside; secrets in what the user typed are masked before the session learns of it. */
  receive(event: SessionEvent): void {
    this.dispatch(cleaned(event, this.redactor));
  }

  private dispatch(event: SessionEvent): void {
    const { session, effects } = step(this.session, event);
    this.session = session;
    for (const effect of effects) this.perform(effect);
    if (event.kind === 'provider' && event.event.kind === 'usage') this.sent.paid(event.event);
  }

  private perform(effect: Effect): void {
    const { host, redactor } = this;
    const { screen, state } = host;
    switch (effect.kind) {
      case 'ask':
        void this.ask(effect);
        return;
      case 'examine':
        void this.review(effect);
        return;
      case 'abort':
        this.request?.abort();
        this.request = null;
        screen.abort();
        host.aborted();
        return;
      case 'stream':
        screen.stream(effect.text);
        return;
      case 'stream-end':
        screen.streamEnd();
        return;
      case 'explain':
        screen.explain(effect.text, effect.step);
        return;
      case 'effect':
        screen.effect(effect.text, effect.danger);
        return;
      case 'note':
        screen.note(effect.text);
        return;
      case 'fail':
        screen.fail(withModel(effect.failure, this.sent.model));
        return;
      case 'capture':
        host.capture(effect.on);
        return;
      case 'plan-save':
        if (host.leadsOn && this.keepsHistory()) state.plans.save({ ...effect.plan, cwd: redactor.redact(effect.plan.cwd) }, host.now());
        return;
      case 'plan-drop':
        state.plans.drop(effect.id);
        return;
      case 'plan-load':
        this.dispatch({ kind: 'plan-loaded', plan: this.planOnDisk(effect.id) });
        return;
      case 'plan-total':
        screen.note(screenLine(totalOf(effect.plan, this.sent.model)));
        return;
      case 'record':
        if (this.keepsHistory()) state.conversations.add(kept(effect.exchange, redactor), host.now());
        return;
      case 'became':
        if (this.keepsHistory()) state.conversations.became(effect.id, effect.text);
        return;
      case 'answer':
        host.answer({ id: effect.id, kind: effect.answer, text: effect.text });
        return;
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
        this.sent.leaves(sent);
        // not sooner: the first request waits for its client to be loaded, and both are work for the one thread
        void this.reviewer.prepare(effect.place);
      };
      const context = { config, env: host.env, cwd: effect.place.cwd, onSend };
      const [provider, { turn, memory }] = await Promise.all([host.openProvider(context), turnOf(effect, this.material(config))]);
      if (!alive()) return;
      this.provider = provider;
      this.dispatch({ kind: 'sent', turn, memory });
      const turns = redactTurns([...memory, ...effect.turns, turn], (text) => this.redactor.redact(text));
      for await (const event of provider.ask({ system: SYSTEM, turns, tools }, request.signal)) {
        if (!alive()) return;
        this.dispatch({ kind: 'provider', event });
      }
      if (alive()) this.dispatch({ kind: 'broken' });
    } catch (error) {
      const what = `the companion stumbled (${error instanceof Error ? error.message : String(error)})`;
      if (alive()) this.dispatch({ kind: 'provider', event: { kind: 'failure', failure: { what, remedy: ASK_AGAIN } } });
    }
  }

  private async review(suggestion: Extract<Effect, { kind: 'examine' }>): Promise<void> {
    const { request, provider } = this;
    if (request === null) return;
    const verdict = await this.reviewer.review(suggestion, request.signal);
    if (this.request !== request || request.signal.aborted) return;
    this.dispatch({ kind: 'examined', verdict: provider?.unteachable === true ? { ...verdict, repair: null } : verdict });
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
      given: () => host.given(redact),
      terminal: host.terminal(),
      redact,
    };
  }
}

/** The failure with the name of the model in it, once a request was sent. */
const withModel = (failure: Failure, model: string): Failure =>
  failure.what === NO_ANSWER.what && model !== '' ? { ...failure, what: `no usable answer from ${model}` } : failure;

function totalOf({ steps, usage }: Plan, model: string): string {
  const cost = costLine(model, usage);
  return `walk-through done: ${steps.length} step${steps.length === 1 ? '' : 's'}${cost === '' ? '' : ` · ${cost}`}`;
}
