/** Opens the provider of a question: src/providers/table.ts lists the providers, `choose.ts` picks one. */
import type { Agreed, Agreements } from '../base/agreed.ts';
import type { Env } from '../base/env.ts';
import type { ProfileName } from '../base/model-notes.ts';
import { isNear } from '../base/near.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Config } from '../config/config-keys.ts';
import { PROVIDERS } from '../providers/table.ts';
import { atItsAddress } from './address-forms.ts';
import { Breaker } from './breaker.ts';
import { headersOf, hereAt, newestOf, portOf, inMemoryOf, subjectOf, targetOf } from './choice-parts.ts';
import { type Choice, choose } from './choose.ts';
import { Connections } from './connection.ts';
import { type Fault, isAboutKey, isAboutModel } from './faults.ts';
import { Keys, readYoshKey } from './key.ts';
import { LocalServers, modelOf } from './local.ts';
import { clear, type Destination, labelOf } from './destination.ts';
import { listenerAt } from './listener.ts';
import { capabilitiesOf } from './models.ts';
import { networkProvider } from './network-provider.ts';
import { patienceFor, realClock } from './patience.ts';
import type { Failure, Provider, Waiting } from './port.ts';
import { type ModelsHere, noModel, type OpenNotes, ServerChoices } from './server-choices.ts';
import { behind, type Connected, orElse, type Renewed, unable } from './stand-in.ts';

export interface ProviderContext {
  readonly config: Config;
  readonly env: Env;
  /** The user's current folder, not that of this process. */
  readonly cwd: string;
  /** Asks the user yes or no; null or left out where there is no terminal to ask on. */
  readonly confirm?: ((question: string) => Promise<boolean>) | null;
  /** The settings of another profile; null when there is none of this name. Left out where no other one is asked. */
  profile?(name: string): Config | null;
  /** Shows a line: somebody else than before answers. */
  say?(line: string): void;
  /** For settings that are only tried, of which nothing is kept: the origin for which the key was entered just now; null without a key. */
  readonly entered?: string | null;
  /** Called with what the question waits for, and again when that changes. */
  onWait?(waiting: Waiting): void;
  /** The name that the user gave for this question alone (`yo @NAME`). */
  readonly once?: string;
  /** Asked in this way, whatever is known of the model, and nothing is learned from its answers. */
  readonly askedAs?: ProfileName;
  /** Called with every request that is sent. */
  onSend?(request: SentRequest): void;
}

export interface SentRequest {
  readonly provider: string;
  readonly model: string;
  readonly url: string;
  /** JSON, as the SDK writes it. */
  readonly body: string;
}

/** Makes the store of what the user has agreed to: `llm` must not import the state room. */
export type OpenAgreements = (env: Env) => Agreements;

/**
 * Opens providers and keeps what the next question can use: the connection, keys that a command printed, the server
 * that was found on this machine, the models that servers listed. A process makes one of these at its start.
 */
export class Providers {
  private readonly connections = new Connections();
  private readonly keys = new Keys();
  private readonly localServers: LocalServers;
  private readonly servers: ServerChoices;
  private readonly openOffline: (cwd: string) => Promise<Provider>;
  private readonly breaker = new Breaker();
  private readonly openAgreements: OpenAgreements;
  /** Who answered last in this process, by profile. */
  private readonly answering = new Map<string, string>();

  /** `openOffline` makes the offline provider; it is called only when that one is chosen. */
  constructor(
    openOffline: (cwd: string) => Promise<Provider>,
    openAgreements: OpenAgreements,
    openNotes: OpenNotes,
    localServers: LocalServers = new LocalServers(modelOf),
  ) {
    this.servers = new ServerChoices(openNotes);
    this.openOffline = openOffline;
    this.localServers = localServers;
    this.openAgreements = openAgreements;
  }

  /**
   * Never throws because of a wrong or missing setting: the provider it returns then answers with a failure. Loading and connecting begin
   * here, when it is certain that the question and the key may go there; the user may be asked first.
   */
  async open(context: ProviderContext): Promise<Provider> {
    const found = await this.destination(context);
    if (!found.ok) return unable(context.config.provider || 'yo', found.error);
    if (found.value === 'offline') return this.openOffline(context.cwd);
    const { choice } = found.value;
    const allowed = await this.allowed(found.value, context);
    if (!allowed.ok) return unable(choice.name, allowed.error);
    if (!allowed.value) return this.openOffline(context.cwd);
    const restMs = this.breaker.restMs(targetOf(choice, context.config));
    return restMs > 0 ? this.instead(choice, restMs, context) : this.network(choice, context);
  }

  /** The models of the server that would be asked, and the one that is; asks the user first as a question does. */
  async models(context: ProviderContext): Promise<Result<ModelsHere, Failure>> {
    const found = await this.destination(context);
    if (!found.ok) return found;
    if (found.value === 'offline') return err({ what: 'no model is connected', remedy: 'to connect one: `yosh setup`' });
    const { choice } = found.value;
    const allowed = await this.allowed(found.value, context);
    if (!allowed.ok) return allowed;
    if (!allowed.value) return err({ what: `nothing was sent to ${new URL(choice.baseUrl).host}`, remedy: 'run `yosh setup`' });
    const connected = await this.connected(choice, context.config, context.env);
    if (!connected.ok) return connected;
    return this.servers.allModels(choice, connected.value.connection, context.env);
  }

  private async destination(context: ProviderContext): Promise<Result<Destination | 'offline', Failure>> {
    const { config, env } = context;
    const { profile, insecure } = config;
    const chosen = choose(config, env, readYoshKey(env));
    if (!chosen.ok || chosen.value === 'offline') return chosen as Result<'offline', Failure>;
    if (chosen.value !== 'local') {
      const url = new URL(chosen.value.baseUrl);
      const here = hereAt(url.hostname);
      const listener = here === null ? null : await listenerAt(here, portOf(url));
      return ok({ choice: chosen.value, profile, by: 'settings', listener, insecure });
    }
    const server = await this.localServers.find(env);
    if (server === null) {
      const empty = this.localServers.withoutModel;
      if (empty !== null && this.answering.get(profile) !== 'offline')
        context.say?.(noModel(empty.name, new URL(empty.baseUrl).host, 0).what);
      this.answering.set(profile, 'offline');
      return ok('offline');
    }
    const { name, baseUrl, model, listener } = server;
    const [wire, key, asked] = [PROVIDERS[name].wire, { kind: 'none' } as const, config.model || model];
    const choice: Choice = { name, baseUrl, written: null, wire, model: asked, key, headers: '', local: true, own: false };
    return ok({ choice, profile, by: 'found', listener, insecure });
  }

  /** Loads the code with which `open` will answer, and connects to nothing. */
  async load({ config, env, cwd }: ProviderContext): Promise<void> {
    const chosen = choose(config, env, readYoshKey(env));
    if (!chosen.ok) return;
    // which server of this machine answers is not known before it is asked
    if (typeof chosen.value === 'string') await (await this.openOffline(cwd)).rehearse?.();
    else await Connections.load(chosen.value.wire);
  }

  /**
   * Whether the question may be sent there; the user confirmed each doubt. False where a server was found and there is no terminal to ask
   * on: then offline answers.
   */
  private async allowed(destination: Destination, context: ProviderContext): Promise<Result<boolean, Failure>> {
    const agreements = this.openAgreements(context.env);
    const agreed = agreements.read();
    const clearance = clear(destination, agreed, context.env);
    if (clearance.kind === 'refused') return err(clearance.failure);
    for (const { question, grant, declined, unasked } of clearance.doubts) {
      if (grant.kind === 'key' && grant.origin === context.entered) continue;
      const { confirm = null, say } = context;
      if (confirm === null && destination.by === 'found') {
        say?.(`${unasked.what}; ${unasked.remedy}`);
        return ok(false);
      }
      if (confirm === null) return err(unasked);
      if (!(await confirm(question))) return err(declined);
      agreements.add(grant);
    }
    if (context.entered !== undefined) return ok(true);
    for (const grant of clearance.grants) agreements.add(grant);
    const profile = this.tellChange(destination.profile, labelOf(destination), clearance.doubts.length > 0, agreed.last, context);
    agreements.setLast(profile, labelOf(destination));
    return ok(true);
  }

  /** Who answers in place of a provider that failed again and again. */
  private async instead({ baseUrl, name }: Choice, restMs: number, context: ProviderContext): Promise<Provider> {
    const { config, say, cwd } = context;
    const what = `${new URL(baseUrl).host} failed three times and is not asked for ${Math.ceil(restMs / 1000)} s`;
    const failure: Failure = { what, remedy: 'ask again then, or connect another: `yosh setup`' };
    if (config.fallback === 'none') return unable(name, failure);
    const other = config.fallback === 'offline' ? null : (context.profile?.(config.fallback) ?? null);
    if (other !== null) {
      say?.(`${what}; the profile ${config.fallback} answers`);
      // whoever is down too has no one behind it
      return this.open({ ...context, config: { ...other, fallback: 'none' } });
    }
    return behind(await this.openOffline(cwd), failure, () => say?.(`${what}; offline answers`));
  }

  /** Says who answers when that is somebody else than before, unless the user was asked just now. Returns the name that this is kept under. */
  private tellChange(named: string, label: string, asked: boolean, last: Agreed['last'], { say, once }: ProviderContext): string {
    // what was named for one question is compared with what that name meant before
    const profile = once === undefined ? named : `@${once}`;
    // a profile that is new is compared with the one before it: it could have been made to go unnoticed
    const before = this.answering.get(profile) ?? last[profile] ?? (once === undefined ? newestOf(last) : null) ?? label;
    if (before !== label && !asked) say?.(`${label} answers now (before: ${before})`);
    this.answering.set(profile, label);
    return profile;
  }

  /** Closes the connection: an open one would keep a process from ending. */
  close(): void {
    this.connections.disconnect();
  }

  /** Reads the key and begins to connect. */
  private async connected(choice: Choice, config: Config, env: Env): Promise<Result<Connected, Failure>> {
    const { baseUrl } = choice;
    const key = await this.keys.read(choice.key, env);
    if (!key.ok) return key;
    const connection = this.connections.connect(
      { baseUrl, key: key.value, headers: headersOf(choice), proxied: hereAt(new URL(baseUrl).hostname) === null, caFile: config.ca_file },
      choice.wire,
    );
    return ok({ key: key.value, connection });
  }

  /** Another key from the command, after the server refused the one before; null when it prints the same. */
  private async renewed(
    choice: Choice,
    config: Config,
    env: Env,
    { key, at }: { readonly key: string; readonly at: string },
  ): Promise<Renewed | null> {
    this.keys.forget();
    const other = await this.connected(choice, config, env);
    if (!other.ok || other.value.key === key) return null;
    const { connection } = other.value;
    return { send: () => (at === choice.baseUrl ? connection.send : connection.sendTo(at)), key: other.value.key };
  }

  private async network(choice: Choice, context: ProviderContext): Promise<Provider> {
    const { config, env, onSend, onWait, say, askedAs = null } = context;
    const { name, baseUrl, local } = choice;
    const connected = await this.connected(choice, config, env);
    if (!connected.ok) return unable(name, connected.error);
    const { key, connection } = connected.value;
    const url = new URL(baseUrl);
    const near = local || isNear(url.hostname);
    const listing = { env, say, waitMs: patienceFor(near ? 'near' : 'hosted', config.timeout).beginMs };
    const found = await this.servers.modelFor(choice, connection, listing);
    if (!found.ok) return unable(name, found.error);
    const { model, address, billions } = found.value;
    const wire = await connection.wire;
    const target = targetOf(choice, config);
    const refused = this.servers.refused(url.origin, model, askedAs, env);
    const about = { model, billions, refusesTools: refused.tools.has(`${url.origin} ${model}`), askedAs };
    const { profile, begins, learn } = this.servers.experience(choice, about, wire.worksWithoutTools === true, env);
    const isSmall = profile === 'small';
    let last: Fault | null = null;
    const open = (at: string, onMissed: (fault: Fault) => void, model: string): Provider =>
      networkProvider({
        wire,
        options: {
          model,
          capabilities: capabilitiesOf(wire.models, model),
          webSearch: config.server_web,
          webFetch: config.server_fetch,
          tools: !isSmall,
          systemExplains: isSmall,
          schema: isSmall,
          origin: url.origin,
        },
        send: () => (at === baseUrl ? connection.send : connection.sendTo(at)),
        subject: subjectOf(choice, at, model, key),
        clock: realClock,
        near,
        timeout: config.timeout,
        ...inMemoryOf(name, connection, url, model),
        ...(onWait === undefined ? {} : { onWait }),
        refused,
        ...begins,
        ...(choice.key.kind === 'command' ? { renew: () => this.renewed(choice, config, env, { key, at }) } : {}),
        onAnswer: () => this.breaker.answered(target),
        onSend: (body) => onSend?.({ provider: name, model, url: at, body: JSON.stringify(body) }),
        onFault: (fault: Fault) => {
          onMissed(fault);
          last = fault;
          // a server near by that is not running refuses at once, and is asked again as soon as it was started
          if (!(fault.kind === 'no-connection' && isNear(url.hostname))) this.breaker.failed(target, fault.kind);
          if (isAboutKey(fault)) this.keys.forget();
          if (local) this.localServers.forget();
          if (isAboutModel(fault)) this.servers.forgetModel(baseUrl);
        },
      });
    const forms = this.servers.formsOf(choice, address);
    const onWorks = (works: string): void => this.servers.addressWorks(choice, works, config, say);
    const asking = (asked: string): Provider => atItsAddress({ forms, open: (at, onMissed) => open(at, onMissed, asked), onWorks });
    const other = async (): Promise<Provider | null> => {
      const next = last === null || !isAboutModel(last) ? null : await this.servers.otherModel(choice, connection, model, listing);
      return next === null ? null : asking(next);
    };
    return { ...orElse(asking(model), other), model, profile, learn };
  }
}
