/**
 * Keeps the connection to a provider between questions: the SDK stays loaded and the socket open. There is one connection at a time;
 * a different address, wire or key closes it.
 */
import { list, record, text } from '../base/json.ts';
import { createHash } from 'node:crypto';
import { type WireName, WIRES } from '../providers/wires.ts';
import type { Endpoint, Transport } from './transport.ts';
import type { Send, Wire } from './wire-reader.ts';

export interface Connection {
  readonly transport: Promise<Transport>;
  readonly wire: Promise<Wire>;
  readonly send: Promise<Send>;
}

/** At most one connection at a time. */
export class Connections {
  private current: { readonly id: string; readonly connection: Connection } | null = null;

  /** Starts to connect and to load at once, and waits for neither. */
  connect(endpoint: Endpoint, name: WireName): Connection {
    const id = createHash('sha256')
      .update(JSON.stringify([endpoint, name]))
      .digest('hex');
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
    const send = Promise.all([client, transport]).then(([make, { fetch }]) => make(endpoint.baseUrl, fetch));
    const connection = { transport, wire, send };
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

/** The first model that a server lists; empty when it lists none. Throws when the answer is not such a list. */
export async function firstModel(fetch: typeof globalThis.fetch, baseUrl: string, timeoutMs: number): Promise<string> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) });
  const body = record(await response.json());
  if (!response.ok || !Array.isArray(body['data'])) throw new Error('no list of models');
  return text(record(list(body['data'])[0])['id']);
}
