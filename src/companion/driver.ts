/**
 * Drives the session's state machine: passes events to the pure `step`, and performs the effects it returns. Its two hosts are the
 * session at a prompt (session-host.ts) and `bin/yo` (one-shot.ts). A host decides where events come from, where text is shown and
 * where an answer goes; the rest is the same for both: facts, request, masking, review, and the records on disk.
 */
import { assertNever } from '../base/assert-never.ts';
import type { LoadedConfig } from '../config/load.ts';
import { readConfig, readProfile } from '../config/read-config.ts';
import type { Provider } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import { redactTurns } from '../llm/redacted.ts';
import { Reviewer } from '../review/reviewer.ts';
import type { CommandText } from '../safety/command-gate.ts';
import type { Redactor } from '../safety/redact/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { WalkThrough } from '../session/walk-through.ts';
import { type Effect, isQuestionOpen, type Place, type Session, type SessionEvent } from '../session/session.ts';
import { userEnvironment } from '../shell/launch.ts';
import { newSession, step } from '../session/step.ts';
import { newRedactor } from './clean-text.ts';
import { failureOf, isUnusable, UNKNOWN_SECRETS } from './driver-failures.ts';
import { maskedEvent, maskedSession, maskedWalkThrough, READS_VARIABLES } from './mask-secrets.ts';
import type { Host } from './host.ts';
import { materialOf } from './material.ts';
import { useMemory } from './memory-use.ts';
import { QuestionSettings, repairsOf } from './question-settings.ts';
import { copyScript, keepScript, readScript } from './script-files.ts';
import { Recorder } from './recorder.ts';
import { ScreenEffects } from './screen-effects.ts';
import { totalOf } from './sent-record.ts';
import type { AskEffect } from './turn-material.ts';
import { readFacts, turnOf } from './turn.ts';

export class Driver {
  session: Session;
  readonly recorder: Recorder;
  private request: AbortController | null = null;
  private provider: Provider | null = null;
  /** Has the provider learn from its last answer; called when the user has that answer, or the next request is made. */
  private lesson: () => void = () => {};
  private readonly settings: QuestionSettings;
  private readonly shown: ScreenEffects;
  /** Takes the user's answer while the session is `confirming`. */
  private confirmed: (yes: boolean) => void = () => {};
  /** The user's variables under the names that they have in the shell. */
  private readonly env: Host['env'];
  private readonly redactor: Redactor;
  private readonly reviewer: NonNullable<Host['reviewer']>;
  /** False when the hook could not write the variables of the shell: then nothing is sent. */
  private knowsShell = true;
  private readonly host: Host;

  /** @param on false while the user has switched yo off. */
  constructor(host: Host, on: boolean) {
    this.host = host;
    this.session = { ...newSession, on };
    this.env = userEnvironment(host.env);
    this.settings = new QuestionSettings(host.env, (origin) => host.state.models.listed(origin));
    this.redactor = newRedactor(this.env);
    this.reviewer = host.reviewer ?? new Reviewer(() => host.names(), host.env, this.redactor, host.patience);
    this.shown = new ScreenEffects(
      host.screen,
      () => this.recorder.sent.model,
      (event) => this.dispatch(event),
    );
    this.recorder = new Recorder(host, this.redactor, () => this.session.phase);
  }

  /** Called when a question begins: reads the configuration afresh. */
  begin(event: SessionEvent): LoadedConfig {
    this.shown.begin();
    const { history } = this.settings.config;
    const loaded = this.settings.begin(event);
    this.recorder.begin(history, loaded.config);
    return loaded;
  }

  /**
   * Loads and runs once what the question will need that is being typed. Sends nothing, shows nothing and runs no command of the user's
   * settings. Ends as soon as the question is there; never rejects.
   */
  async prepare(loadProvider: (context: ProviderContext) => Promise<void>): Promise<void> {
    const { place } = this.session;
    const { config } = readConfig(this.host.env);
    const stages: readonly (() => Promise<unknown>)[] = [
      () => readFacts(place, materialOf(this.host, config, this.redactor, this.recorder)),
      () => Promise.all([this.settings.load(), loadProvider({ config, env: this.env, cwd: place.cwd })]),
      () => this.reviewer.prepareTyping(place),
    ];
    // a question that was pasted is in the same read: then all of this would only be in its way
    await new Promise((next) => setImmediate(next));
    for (const stage of stages) if (!isQuestionOpen(this.session.phase)) await stage().catch(() => {});
  }

  /** Called when no suggestion will come: ends the shell that waits to check one. */
  rest(): void {
    this.reviewer.rest();
  }

  /** Takes an event from outside. Secrets in the user's text are masked before the session sees it. */
  receive(event: SessionEvent): void {
    if (READS_VARIABLES.has(event.kind)) this.learnSecrets();
    this.dispatch(maskedEvent(this.settings.withoutName(event), this.redactor));
  }

  /** Learns the secrets that the shell holds now. */
  private learnSecrets(): void {
    const reported = this.host.variables();
    this.knowsShell = reported.kind !== 'unreadable';
    if (reported.kind === 'known' && this.redactor.learn(reported.variables)) this.session = maskedSession(this.session, this.redactor);
    this.recorder.reported(reported);
  }

  private dispatch(event: SessionEvent): void {
    const { session, effects } = step(this.session, event);
    this.recorder.stepped(event, this.session, { session, effects }, this.provider?.name ?? '');
    this.session = session;
    const { provider } = this;
    if (event.kind === 'answer-event-received' && event.event.kind === 'end' && event.event.reason === 'complete')
      this.lesson = () => provider?.learn?.(!effects.some(isUnusable));
    // what only another terminal reads is written behind what the user waits for
    const isSaved = ({ kind }: Effect): boolean => kind === 'save-walk-through';
    for (const effect of [...effects.filter((one) => !isSaved(one)), ...effects.filter(isSaved)]) this.perform(effect);
  }

  /** Has the provider learn from its last answer, which writes a file. */
  private teachProvider(): void {
    const { lesson } = this;
    this.lesson = () => {};
    lesson();
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
        this.confirmed(false);
        screen.abort();
        host.aborted();
        return;
      case 'ask-user':
        host.askUser?.(effect.id, effect.text);
        return;
      case 'settle-confirmation':
        if (effect.yes) screen.think();
        this.confirmed(effect.yes);
        return;
      case 'show-text':
      case 'end-text':
      case 'copy-text':
      case 'show-explanation':
      case 'show-effect':
      case 'show-script':
      case 'show-note':
      case 'show-failure':
        this.shown.perform(effect);
        return;
      case 'read-script':
        this.dispatch({ kind: 'script-read', text: readScript(effect.file) });
        return;
      case 'save-script':
        screen.note(copyScript(effect.file, effect.to, effect.cwd, host.env['HOME'] ?? '/'));
        return;
      case 'set-capture':
        host.capture(effect.on);
        return;
      case 'save-walk-through':
        if (host.keepsWalkThroughs && this.settings.config.history)
          state.walkThroughs.save(maskedWalkThrough(effect.walkThrough, redactor), host.now());
        return;
      case 'drop-walk-through':
        state.walkThroughs.drop(effect.id);
        return;
      case 'load-walk-through':
        this.dispatch({ kind: 'walk-through-loaded', walkThrough: this.walkThroughOnDisk(effect.id) });
        return;
      case 'use-memory':
        void useMemory(effect, host, redactor, this.recorder).then((used) => this.dispatch(used));
        return;
      case 'find-fix':
        void this.recorder.fixFor(effect).then((found) => this.dispatch(found));
        return;
      case 'show-walk-through-cost':
        screen.note(screenLine(totalOf(effect.walkThrough, this.recorder.sent.model)));
        return;
      case 'record-exchange':
      case 'record-outcome':
        // the recorder has taken it from the step
        return;
      case 'release-prompt':
        host.answer({ id: effect.id, kind: effect.answer, text: effect.text, ...(effect.cursor && { cursor: effect.cursor }) });
        this.teachProvider();
        return;
      default:
        assertNever(effect);
    }
  }

  /** The one with this id, or the newest one. Without history none is on disk, and the session's own is used. */
  private walkThroughOnDisk(id: string | null): WalkThrough | null {
    const { walkThroughs } = this.host.state;
    if (!this.settings.config.history) return this.session.paused;
    return id === null ? walkThroughs.newest(this.session.place.who) : walkThroughs.read(id);
  }

  private async ask(effect: AskEffect): Promise<void> {
    const { host } = this;
    const [screen, request] = [host.screen, new AbortController()];
    this.request = request;
    const alive = (): boolean => this.request === request && !request.signal.aborted;
    if (effect.more !== null) screen.think();
    this.teachProvider();
    const failure = this.knowsShell ? this.settings.refused : UNKNOWN_SECRETS;
    if (failure !== null) return this.dispatch({ kind: 'answer-event-received', event: { kind: 'failure', failure } });
    try {
      const context = this.contextFor(effect.place, alive);
      // opening a provider loads most of its code, and facts that arrived meanwhile would be received too late
      const read = Promise.withResolvers<void>();
      const turning = turnOf(effect, materialOf(host, context.config, this.redactor, this.recorder, context), read.resolve);
      const opening = read.promise.then(() => host.openProvider(context));
      const [provider, { turn, memory }] = await Promise.all([opening, turning]);
      if (!alive()) return;
      this.provider = provider;
      this.dispatch({ kind: 'question-sent', turn, memory });
      const turns = redactTurns([...memory, ...effect.turns, turn], (text) => this.redactor.redact(text));
      const sent = { ...this.settings.instructions(provider), turns };
      this.recorder.requestMade(sent, provider);
      for await (const event of provider.ask(sent, request.signal)) {
        if (!alive()) return;
        this.dispatch({ kind: 'answer-event-received', event });
      }
      if (alive()) this.dispatch({ kind: 'answer-broken-off' });
    } catch (error) {
      if (alive()) this.dispatch({ kind: 'answer-event-received', event: { kind: 'failure', failure: failureOf(error) } });
    }
  }

  /** What a provider is opened with for one request. `alive`: whether the request still counts; later nothing is shown or asked for it. */
  private contextFor(place: Place, alive: () => boolean): ProviderContext {
    const { host } = this;
    const { screen } = host;
    const confirm = (text: string): Promise<boolean> =>
      new Promise((resolve) => {
        this.confirmed = (yes) => resolve(yes && alive());
        if (alive()) this.dispatch({ kind: 'confirmation-needed', text: screenLine(text) });
        else resolve(false);
      });
    return {
      config: this.settings.config,
      env: this.env,
      cwd: place.cwd,
      profile: (name) => readProfile(host.env, name),
      onSend: (sent) => {
        this.recorder.requestSent(sent, this.settings.promptHash);
        // not sooner: the first request waits until its client is loaded, and both keep the only thread busy
        void this.reviewer.prepare(place);
      },
      onWait: (waiting) => {
        if (alive()) screen.wait(waiting);
      },
      ...this.settings.once,
      confirm: host.askUser === null ? null : confirm,
      say: (line) => {
        if (!alive()) return;
        screen.note(screenLine(line));
        screen.think();
      },
    };
  }

  private async review(suggestion: Extract<Effect, { kind: 'review-suggestion' }>): Promise<void> {
    if (suggestion.taken !== null) [this.request, this.provider] = [new AbortController(), null];
    const { request, provider } = this;
    if (request === null) return;
    const keep = (text: CommandText): string | null => keepScript(text, suggestion.taken, this.host, this.settings.config.history);
    const verdict = await this.reviewer.review(suggestion, request.signal, keep);
    if (this.request !== request || request.signal.aborted) return;
    this.dispatch({ kind: 'suggestion-reviewed', verdict, repairs: provider === null ? 0 : repairsOf(provider) });
  }
}
