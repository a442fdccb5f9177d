/**
 * Keeps the connection to a provider between questions: the SDK stays loaded and the socket open. There is one connection at a time;
 * a different address, wire or key closes it.
 */
import { record, text } from '../base/json.ts';
import { sha256 } from '../base/sha256.ts';
import { FormReader } from './forms.ts';
import { type WireName, WIRES } from '../providers/wires.ts';
import type { Endpoint, Transport } from './transport.ts';
import type { Send, Wire } from './wire-reader.ts';

export interface Connection {
  readonly transport: Promise<Transport>;
  readonly wire: Promise<Wire>;
  readonly send: Promise<Send>;
  /** Sends to another address of the same origin. */
  sendTo(baseUrl: string): Promise<Send>;
}

/** At most one connection at a time. */
export class Connections {
  private current: { readonly id: string; readonly connection: Connection } | null = null;

  /** Loads what a connection and the first words of an answer need, and opens none. */
  static async load(name: WireName): Promise<void> {
    const [wire, { loadTransport }] = await Promise.all([WIRES[name].load(), import('./transport.ts')]);
    await Promise.all([wire.client(), loadTransport()]);
    rehearseForms();
  }

  /** Starts to connect and to load at once, and waits for neither. */
  connect(endpoint: Endpoint, name: WireName): Connection {
    const id = sha256(JSON.stringify([endpoint, name]));
    if (this.current?.id === id) {
      void this.current.connection.transport.then(
        (transport) => transport.warm(),
        () => {},
      );
      return this.current.connection;
    }
    this.disconnect();
    const { load, headers = [] } = WIRES[name];
    const transport = open(endpoint, headers);
    const wire = load();
    const client = wire.then((loaded) => loaded.client());
    const sendTo = (baseUrl: string): Promise<Send> => Promise.all([client, transport]).then(([make, { fetch }]) => make(baseUrl, fetch));
    const send = sendTo(endpoint.baseUrl);
    const connection = { transport, wire, send, sendTo };
    // a connection that could not be set up is not kept
    for (const promise of [transport, wire, send])
      promise.catch(() => void (this.current?.connection === connection && (this.current = null)));
    this.current = { id, connection };
    return connection;
  }

  disconnect(): void {
    void this.current?.connection.transport.then(
      (transport) => transport.close(),
      () => {},
    );
    this.current = null;
  }
}

async function open(endpoint: Endpoint, headers: readonly string[]): Promise<Transport> {
  const transport = await (await import('./transport.ts')).openTransport(endpoint, headers);
  transport.warm();
  return transport;
}

/** How long a server may take to say which models are in memory: one that loads a model is busy. */
const IN_MEMORY_MS = 3_000;

/** Whether the model is in the server's memory, as `{models: [{name}]}` says; null when the answer is not such a list. Throws likewise. */
export async function isInMemory(fetch: typeof globalThis.fetch, url: URL, model: string, signal: AbortSignal): Promise<boolean | null> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(IN_MEMORY_MS)]) });
  const { models } = record(await response.json());
  if (!response.ok || !Array.isArray(models)) return null;
  // a name without a tag is that of the tag `latest`
  const names = models.flatMap((one) => [text(record(one)['name']), text(record(one)['model'])]);
  return names.some((name) => name === model || name === `${model}:latest`);
}

/** Runs a reader once: its patterns take 7 ms to compile, for which the first words of an answer would wait. */
function rehearseForms(): void {
  const reader = new FormReader({ tools: [] });
  reader.push('Words. ');
  reader.end();
}
