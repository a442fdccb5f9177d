/** Opens the provider of a question: src/providers/table.ts lists the providers, `choose.ts` picks one. */
import type { Config } from '../config/config-keys.ts';
import { type NetworkName, PROVIDERS } from '../providers/table.ts';
import { type Choice, choose, type Env } from './choose.ts';
import { type Connection, Connections, firstModel } from './connection.ts';
import type { Fault } from './faults.ts';
import { Keys, readYoshKey } from './key.ts';
import { LocalServers } from './local.ts';
import { capabilitiesOf } from './models.ts';
import { networkProvider } from './network-provider.ts';
import { realClock } from './patience.ts';
import type { Failure, Provider } from './port.ts';

export interface ProviderContext {
  readonly config: Config;
  readonly env: Env;
  /** The user's current folder, not that of this process. */
  readonly cwd: string;
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

/** How long a server may take to list its models. */
const LIST_MODELS_MS = 1_000;

const listModels = async (baseUrl: string, timeoutMs: number): Promise<string> => {
  const { openTransport } = await import('./transport.ts');
  const transport = await openTransport({ baseUrl, key: '', proxied: false });
  return firstModel(transport.fetch, baseUrl, timeoutMs).finally(() => transport.close());
};

/**
 * Opens providers and keeps what the next question can use: the connection, keys that a command printed, the server
 * that was found on this machine, the models that servers listed. A process makes one of these at its start.
 */
export class Providers {
  private readonly connections = new Connections();
  private readonly keys = new Keys();
  private readonly localServers = new LocalServers(listModels);
  /** The first model that a server listed, by address. */
  private readonly listed = new Map<string, string>();
  private readonly withoutTools = new Set<string>();
  private readonly openOffline: (cwd: string) => Promise<Provider>;

  /** `openOffline` makes the offline provider; it is called only when that one is chosen. */
  constructor(openOffline: (cwd: string) => Promise<Provider>) {
    this.openOffline = openOffline;
  }

  /**
   * Never throws because of a wrong or missing setting: the provider it returns then answers with a failure. Loading and connecting begin
   * here.
   */
  async open(context: ProviderContext): Promise<Provider> {
    const { config, env, cwd } = context;
    const chosen = choose(config, env, readYoshKey(env));
    if (!chosen.ok) return unable(config.provider || 'yo', chosen.error);
    if (chosen.value === 'offline') return this.openOffline(cwd);
    if (chosen.value !== 'local') return this.network(chosen.value, context);
    const server = await this.localServers.find();
    if (server === null) return this.openOffline(cwd);
    const { name, baseUrl, model } = server;
    const { wire } = PROVIDERS[name];
    return this.network({ name, baseUrl, wire, model: config.model || model, key: { kind: 'none' }, local: true }, context);
  }

  /** Closes the connection: an open one would keep a process from ending. */
  close(): void {
    this.connections.disconnect();
  }

  private async network(choice: Choice, { config, env, onSend }: ProviderContext): Promise<Provider> {
    const { name, baseUrl, local } = choice;
    const key = await this.keys.read(choice.key, env);
    if (!key.ok) return unable(name, key.error);
    const connection = this.connections.connect({ baseUrl, key: key.value, proxied: !local }, choice.wire);
    const model = choice.model || (await this.modelOf(baseUrl, connection));
    const wire = await connection.wire;
    const url = new URL(baseUrl);
    const keyFrom = choice.key.kind === 'none' ? '' : choice.key.from;
    return networkProvider({
      wire,
      options: {
        model,
        capabilities: capabilitiesOf(wire.models, model),
        webSearch: config.server_web,
        webFetch: config.server_fetch,
        tools: true,
        origin: url.origin,
      },
      send: () => connection.send,
      subject: { name, host: url.host, model, keyFrom, key: key.value, local, billing: billingOf(name, url) },
      clock: realClock,
      withoutTools: this.withoutTools,
      onSend: (body) => onSend?.({ provider: name, model, url: baseUrl, body: JSON.stringify(body) }),
      onFault: (fault: Fault) => {
        if (fault.kind === 'key-refused') this.keys.forget();
        if (local) this.localServers.forget();
        if (fault.kind === 'not-found') this.listed.delete(baseUrl);
      },
    });
  }

  /** The first model of the server; `default` when it lists none, because such a server usually has one model and ignores its name. */
  private async modelOf(baseUrl: string, { transport }: Connection): Promise<string> {
    const known = this.listed.get(baseUrl);
    if (known !== undefined) return known;
    try {
      const model = await firstModel((await transport).fetch, baseUrl, LIST_MODELS_MS);
      if (model !== '') this.listed.set(baseUrl, model);
      return model || 'default';
    } catch {
      return 'default';
    }
  }
}

/** The billing page of the provider, unless the address is that of another host. */
const billingOf = (name: NetworkName, url: URL): string | undefined => {
  const { baseUrl, billing } = PROVIDERS[name];
  return baseUrl !== null && new URL(baseUrl).origin === url.origin ? billing : undefined;
};

/** A provider that answers with this failure. */
const unable = (name: string, failure: Failure): Provider => ({
  name,
  async *ask() {
    yield { kind: 'failure', failure };
  },
});
