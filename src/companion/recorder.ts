/**
 * Collects what is recorded in `record.db` and writes it behind what the user waits for. The database is loaded with the first write.
 *
 * A command's output is rendered and written only when the shell has told its variables after the command had ended: before, its
 * secrets are not known (docs/decisions/0029-the-record.md).
 */
import { deadlineOf } from '../base/deadline.ts';
import { recordId } from '../base/record-id.ts';
import type { Config } from '../config/config-keys.ts';
import { readConfig } from '../config/read-config.ts';
import { ignorePattern, privateIfIgnored } from '../context/kept-out.ts';
import { failedBeforeElsewhere, isOutputFromElsewhere } from '../context/output-elsewhere.ts';
import type { CommandEntry, Entry } from '../record/entries.ts';
import type { RecordStore } from '../record/record.ts';
import type { SentRequest } from '../llm/providers.ts';
import type { RedactedText, Redactor } from '../safety/redact/index.ts';
import {
  type EarlierFix,
  type Effect,
  isQuestionOpen,
  type Phase,
  type Session,
  type SessionEvent,
  type Step,
} from '../session/session.ts';
import type { State } from '../state/index.ts';
import { lookOf } from '../ui/colors.ts';
import { followsLinks } from '../ui/hyperlinks.ts';
import { cleaner } from './clean-text.ts';
import { type EndedCommand, isRecorded, isTyped, outputOf } from './ended-command.ts';
import { type Clean, ExchangeRecord, type MakeEntry, type MakeExchange } from './exchange-record.ts';
import type { Host } from './host.ts';
import { type KeepSettings, LessonKeeper } from './lesson-keeper.ts';
import { Recording } from './recording.ts';
import { SentRecord } from './sent-record.ts';
import type { ShellVariables } from './variables-file.ts';
import { WaitingEntries } from './waiting-entries.ts';

/** From the end of a command or an answer to the writing: the prompt is drawn first. */
const LATER_MS = 300;
/** When another process keeps the database busy. */
const BUSY_MS = 2_000;
/** An answer that takes longer than this is an occasion to see what was sent for it: the request is written while it is awaited. */
const AWAITED_MS = 1_000;
/** How long a bare `yo` waits for what was learned: it takes a few milliseconds, unless another process keeps the database. */
const FIX_MS = 200;

/** What of a host is needed. */
export type RecorderHost = Pick<Host, 'env' | 'sessionName' | 'terminal' | 'now' | 'patience'> & { readonly state: Pick<State, 'folder'> };

export class Recorder {
  private readonly waiting = new WaitingEntries();
  /** When the shell last reported its variables, in milliseconds since 1970. */
  private reportedMs = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private store: RecordStore | null = null;
  /** The last request, and what it and the session cost. */
  readonly sent: SentRecord;
  private readonly exchange: ExchangeRecord;
  private readonly lessons: LessonKeeper;
  /** The write that is under way: two at once would write in another order. */
  private writing: Promise<void> = Promise.resolve();
  private readonly recording = new Recording();
  /** The settings of the current question, and of the one that the suggestion answers. */
  private own: KeepSettings = { history: true, ignore: '' };
  private suggested = this.own;
  private readonly host: RecorderHost;
  private readonly redactor: Pick<Redactor, 'redact'>;
  private readonly phase: () => Phase;

  constructor(host: RecorderHost, redactor: Pick<Redactor, 'redact'>, phase: () => Phase) {
    this.host = host;
    this.redactor = redactor;
    this.phase = phase;
    this.sent = new SentRecord(host.sessionName, () => host.now());
    this.exchange = new ExchangeRecord(host.sessionName, () => host.now());
    this.lessons = new LessonKeeper(host.sessionName, host.env['HOME'] ?? '', redactor);
  }

  /**
   * A question begins. `keeps`: whether what came before it may be recorded, by the settings of that time. `own`: its own settings, which may
   * be set in front of it and count until the next one begins; those of `writeWaiting` are of the time of the writing.
   */
  begin(keeps: boolean, own: KeepSettings): void {
    this.exchange.begin();
    if (!keeps) this.drop();
    this.own = own;
  }

  /** The session has taken a step. `provider`: the name of the one that was asked last. */
  stepped(event: SessionEvent, before: Session, { session, effects }: Step, provider: string): void {
    const { exchange } = this;
    this.lessons.stepped(before, session, this.host.now(), this.suggested);
    const { suggestion } = session;
    if (suggestion?.id !== before.suggestion?.id || suggestion?.command !== before.suggestion?.command) this.suggested = this.own;
    this.recording.stepped(event, { session, effects });
    const block = session.blocks.ended.at(-1);
    if (event.kind === 'ended' && block !== undefined && block !== before.blocks.ended.at(-1))
      this.ended({ block, timeMs: event.timeMs, typed: isTyped(block.text, session) });
    if (event.kind === 'suggestion-reviewed') exchange.reviewed(event.verdict);
    if (event.kind === 'answer-event-received' && event.event.kind === 'usage') {
      exchange.addUsage(event.event);
      this.sent.addUsage(event.event);
    }
    for (const effect of effects) {
      if (effect.kind === 'ask-model') exchange.asked(effect.question, effect.place.cwd);
      else if (effect.kind === 'record-exchange') this.ends(exchange.answered(effect.exchange, provider));
      else if (effect.kind === 'record-outcome')
        this.add((clean) => ({ kind: 'outcome', exchange: effect.id, outcome: clean(effect.text) }));
      else if (effect.kind === 'show-failure') this.ends(exchange.failed(effect.failure.what));
      else if (effect.kind === 'cancel-request') this.ends(exchange.failed('cancelled'), true);
    }
  }

  /** `prompt`: the hash of the prompt. */
  requestSent(request: SentRequest, prompt: string): void {
    this.exchange.requestSent(request, prompt);
    this.sent.requestSent(request, prompt, this.own.history);
    this.later(LATER_MS);
  }

  /** A request leaves. */
  requestMade(...of: Parameters<Recording['requestMade']>): void {
    this.recording.requestMade(...of);
  }

  /** An exchange has ended. */
  private ends(make: MakeExchange | null, cancelled = false): void {
    const replay = this.recording.end(cancelled);
    const { history, ignore } = this.own;
    if (make === null || !history) return;
    const masks = (clean: Clean): Clean => cleaner(ignore, clean).clean;
    this.waiting.addExchange((clean) => make(masks(clean)), replay && ((clean, look) => replay(masks(clean), look)));
    this.later(LATER_MS);
  }

  private ended(command: EndedCommand): void {
    this.waiting.addCommand(command);
    this.later(LATER_MS);
  }

  private add(make: MakeEntry): void {
    this.waiting.add(make);
    this.later(LATER_MS);
  }

  /** The redactor has learned these variables. */
  reported(variables: ShellVariables): void {
    if (variables.kind !== 'known') return;
    this.reportedMs = Math.max(this.reportedMs, variables.reportedMs);
    if (this.waiting.withOutput.length > 0) this.later(LATER_MS);
  }

  /** Writes what waits, and learns from it. Never rejects. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.writeWaiting());
    return this.writing;
  }

  /** Writes what waits and closes the record: otherwise the next process has to read the whole journal again. */
  async end(): Promise<void> {
    await this.flush();
    this.store?.close();
  }

  private async writeWaiting(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { config } = readConfig(this.host.env);
    const ignore = ignorePattern(config.ignore);
    const { clean } = cleaner(config.ignore, (text) => this.redactor.redact(text));
    if (!config.history) return this.drop();
    const batch = this.waiting.take(this.reportedMs);
    const own = (all: readonly EndedCommand[]): readonly EndedCommand[] =>
      all.map((one) => ({ ...one, block: privateIfIgnored(one.block, ignore) })).filter(({ block }) => isRecorded(block));
    const entries: Entry[] = own(batch.commands).map((one) => this.commandEntry(one, clean));
    const look = { ...lookOf(this.host.env, config), links: followsLinks(this.host.env) };
    for (const make of batch.exchanges) entries.push(make(clean, look));
    for (const one of own(batch.outputs)) entries.push(...(await this.outputEntry(one, config, clean)));
    const seen = await this.see([...own(this.waiting.withOutput), ...own(batch.outputs)], config, clean);
    const sent = this.sent.take();
    if (sent !== null) entries.push(sent);
    if (entries.length === 0 && !seen && !this.lessons.waits) return;
    if ((await this.write(entries)) !== 'busy') return this.waiting.written();
    if (sent !== null) this.sent.putBack();
    this.waiting.putBack(batch);
    this.later(BUSY_MS);
  }

  /** The fix that the user has used for this failure before, from what is recorded up to now. Never rejects. */
  async fixFor({ id, last }: Extract<Effect, { kind: 'find-fix' }>): Promise<Extract<SessionEvent, { kind: 'fix-found' }>> {
    const deadline = deadlineOf(FIX_MS * this.host.patience);
    const found = async (): Promise<EarlierFix | null> => {
      await this.flush();
      if (!readConfig(this.host.env).config.history) return null;
      return this.lessons.fixFor(await this.opened(), last, this.host.now());
    };
    const fix = await Promise.race([found().catch(() => null), deadline.passed.then(() => null)]);
    deadline.end();
    return { kind: 'fix-found', id, fix };
  }

  /** Removes what mentions one of these texts. False when something of it may be left. Never rejects. */
  async forgetTexts(texts: readonly string[]): Promise<boolean> {
    await this.flush();
    this.sent.forgetTexts(texts);
    const isGone = (await this.opened().catch(() => null))?.forgetTexts(texts) === true;
    return isGone && !this.waiting.hasEntries;
  }

  private drop(): void {
    this.waiting.drop();
    this.lessons.drop();
    this.sent.take();
  }

  private later(delayMs: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      if (!isQuestionOpen(this.phase())) return void this.flush();
      if (this.sent.waitsMs >= AWAITED_MS) this.writing = this.writing.then(() => this.writeSent());
      this.later(LATER_MS);
    }, delayMs).unref();
  }

  /** The record, which stays open. */
  async opened(): Promise<RecordStore> {
    const { RecordStore: Store } = await import('../record/record.ts');
    return (this.store ??= new Store(this.host.state.folder));
  }

  private async write(entries: readonly Entry[]): Promise<string | null> {
    try {
      const store = await this.opened();
      const trouble = store.write(entries, this.host.now());
      if (trouble === null) await this.lessons.learn(store, entries.filter(({ kind }) => kind === 'command').length);
      return trouble;
    } catch {
      // the program was upgraded: this part of it is gone
      return 'gone';
    }
  }

  /** Writes the request whose answer is awaited. Nothing else: what is recorded behind an answer takes longer. */
  private async writeSent(): Promise<void> {
    const sent = this.sent.take();
    if (sent === null || !readConfig(this.host.env).config.history) return;
    const store = await this.opened().catch(() => null);
    if (store?.write([sent], this.host.now()) === 'busy') this.sent.putBack();
  }

  private commandEntry({ block, timeMs, typed }: EndedCommand, clean: (text: string) => RedactedText): CommandEntry {
    const { text, cwd, status, durationMs, shell } = block;
    return {
      kind: 'command',
      session: this.host.sessionName,
      timeMs,
      text: clean(text),
      cwd: clean(cwd),
      status,
      durationMs,
      shell,
      typed,
    };
  }

  private async outputEntry(command: EndedCommand, config: Config, clean: (text: string) => RedactedText): Promise<readonly Entry[]> {
    const { block, timeMs } = command;
    const wanted = config.record_output === 'all' || (config.record_output === 'failed' && block.status !== 0);
    if (!wanted || isOutputFromElsewhere(block, block.who, block.alias)) return [];
    const output = await outputOf(block, this.host.terminal(), config, clean);
    return output === null ? [] : [{ kind: 'output', session: this.host.sessionName, timeMs, output }];
  }

  /**
   * Has the outputs of failed commands learned from that are not recorded: the secrets in them are not known yet, or the command was to lead
   * to another machine. Whether there was a new one.
   */
  private async see(commands: readonly EndedCommand[], config: Config, clean: (text: string) => RedactedText): Promise<boolean> {
    if (config.record_output === 'none') return false;
    let isNew = false;
    for (const { block, timeMs } of commands) {
      const id = recordId(timeMs);
      if (block.status === 0 || this.lessons.hasSeen(id)) continue;
      const isOwnError = !isOutputFromElsewhere(block, block.who, block.alias) || failedBeforeElsewhere(block);
      this.lessons.saw(id, isOwnError ? await outputOf(block, this.host.terminal(), config, clean) : null);
      isNew = true;
    }
    return isNew;
  }
}
