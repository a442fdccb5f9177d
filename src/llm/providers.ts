/** Opens the provider a question goes to. Who there is, src/providers/table.ts says; who is meant, `choose.ts`. */
import type { Config } from '../config/config-keys.ts';
import { PROVIDERS } from '../providers/table.ts';
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
  /** The user's, not this process's. */
  readonly cwd: string;
  /** Told of every request as it leaves. */
  onSend?(request: SentRequest): void;
}

export interface SentRequest {
  readonly provider: string;
  readonly model: string;
  readonly url: string;
  /** JSON, as the SDK writes it. */
  readonly body: string;
}

/** What a server on this machine is given to say which models it has, when it is asked for by name. */
const LIST_MODELS_MS = 1_000;

const listModels = async (baseUrl: string, timeoutMs: number): Promise<string> => {
  const { openTransport } = await import('./transport.ts');
  const transport = await openTransport({ baseUrl, key: '', proxied: false });
  return firstModel(transport.fetch, baseUrl, timeoutMs).finally(() => transport.close());
};

/**
 * Opens providers and keeps what is worth keeping between two questions: the connection, keys that a command printed, the server
 * that was found on this machine, the models that servers listed. One is made where a process is put together.
 */
export class Providers {
  private readonly connections = new Connections();
  private readonly keys = new Keys();
  private readonly localServers = new LocalServers(listModels);
  /** By address: the first model a server listed. */
  private readonly listed = new Map<string, string>();
  private readonly withoutTools = new Set<string>();
  private readonly openOffline: (cwd: string) => Promise<Provider>;

  /** `openOffline` gives the provider that needs no model; it is called only when that one is asked. */
  constructor(openOffline: (cwd: string) => Promise<Provider>) {
    this.openOffline = openOffline;
  }

  /** Never throws for anything that is set or missing: the provider it gives then says so. Loading and connecting begin here. */
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

  /** Lets go of the connection: a process that asks once would stay for it. */
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
      subject: { name, host: url.host, model, keyFrom, key: key.value, local },
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

  /** A server that lists nothing usually has one model and does not care what it is called. */
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

const unable = (name: string, failure: Failure): Provider => ({
  name,
  async *ask() {
    yield { kind: 'failure', failure };
  },
});
