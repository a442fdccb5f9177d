/** Opens the provider a question goes to. Who there is stands in `rows.ts`, who is meant is said by `choose.ts`. */
import type { Config } from '../config/keys.ts';
import { chatWire } from './chat/index.ts';
import { type Choice, choose, type Env } from './choose.ts';
import { connect, disconnect, firstModel } from './connection.ts';
import type { Fault } from './faults.ts';
import { forgetKeys, readKey, readYoshKey } from './key.ts';
import { LocalServers } from './local.ts';
import { messagesWire } from './messages/index.ts';
import { capabilitiesOf, type WireName } from './models.ts';
import { networkProvider } from './network.ts';
import { realClock } from './patience.ts';
import type { Failure, Provider } from './port.ts';
import { responsesWire } from './responses/index.ts';
import type { Wire } from './wire.ts';

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

const WIRES: Readonly<Record<WireName, Wire>> = { messages: messagesWire, responses: responsesWire, chat: chatWire };

/** What a server on this machine is given to say which models it has, when it is asked for by name. */
const LIST_MODELS_MS = 1_000;

const listModels = async (baseUrl: string, timeoutMs: number): Promise<string> => {
  const { openTransport } = await import('./transport.ts');
  const transport = await openTransport({ baseUrl, key: '', proxied: false });
  return firstModel(transport.fetch, baseUrl, timeoutMs).finally(() => transport.close());
};

const localServers = new LocalServers(listModels);
/** By address: the first model a server listed. */
const listed = new Map<string, string>();

/** Never throws for anything that is set or missing: the provider it gives then says so. Loading and connecting begin here. */
export async function openProvider(context: ProviderContext): Promise<Provider> {
  const { config, env, cwd } = context;
  const chosen = choose(config, env, readYoshKey(env));
  if (!chosen.ok) return unable(config.provider || 'yo', chosen.error);
  if (chosen.value === 'offline') return offline(cwd);
  if (chosen.value !== 'local') return network(chosen.value, context);
  const server = await localServers.find();
  if (server === null) return offline(cwd);
  const { name, baseUrl, model } = server;
  return network({ name, baseUrl, wire: 'chat', model: config.model || model, key: { kind: 'none' }, local: true }, context);
}

/** Lets go of the connection: a process that asks once would stay for it. */
export const closeProviders = disconnect;

async function offline(cwd: string): Promise<Provider> {
  const [{ createOffline }, { nodeEndpoints }] = await Promise.all([import('../offline/index.ts'), import('../offline/machine.ts')]);
  return createOffline(nodeEndpoints(cwd));
}

async function network(choice: Choice, { config, env, onSend }: ProviderContext): Promise<Provider> {
  const { name, baseUrl, wire, local } = choice;
  const key = await readKey(choice.key, env);
  if (!key.ok) return unable(name, key.error);
  const connection = connect({ baseUrl, key: key.value, proxied: !local }, wire);
  const model = choice.model || (await modelOf(baseUrl, connection.transport));
  const url = new URL(baseUrl);
  const keyFrom = choice.key.kind === 'none' ? '' : choice.key.from;
  return networkProvider({
    wire: WIRES[wire],
    options: {
      model,
      capabilities: capabilitiesOf(wire, model),
      webSearch: config.server_web,
      webFetch: config.server_fetch,
      tools: true,
      origin: url.origin,
    },
    send: () => connection.send,
    subject: { name, host: url.host, model, keyFrom, key: key.value, local },
    clock: realClock,
    onSend: (body) => onSend?.({ provider: name, model, url: baseUrl, body: JSON.stringify(body) }),
    onFault: (fault: Fault) => {
      if (fault.kind === 'key-refused') forgetKeys();
      if (local) localServers.forget();
      if (fault.kind === 'not-found') listed.delete(baseUrl);
    },
  });
}

/** A server that lists nothing usually has one model and does not care what it is called. */
async function modelOf(baseUrl: string, transport: ReturnType<typeof connect>['transport']): Promise<string> {
  const known = listed.get(baseUrl);
  if (known !== undefined) return known;
  try {
    const model = await firstModel((await transport).fetch, baseUrl, LIST_MODELS_MS);
    if (model !== '') listed.set(baseUrl, model);
    return model || 'default';
  } catch {
    return 'default';
  }
}

const unable = (name: string, failure: Failure): Provider => ({
  name,
  async *ask() {
    yield { kind: 'failure', failure };
  },
});
