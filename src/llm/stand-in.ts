/** Providers that answer in place of another: with a failure, with what is known without a model, or with another model. */
import type { Connection } from './connection.ts';
import type { Failure, Provider } from './port.ts';
import type { Send } from './wire-reader.ts';

/** A server with the key that it gets. */
export interface Connected {
  readonly key: string;
  readonly connection: Connection;
}

/** A connection to the same server with another key. */
export interface Renewed {
  readonly send: () => Promise<Send>;
  readonly key: string;
}

/** A provider that answers with this failure. */
export const unable = (name: string, failure: Failure): Provider => ({
  name,
  async *ask() {
    yield { kind: 'failure', failure };
  },
});

/** The provider without a model where it has an answer, said once; else the failure. */
export const behind = (offline: Provider, failure: Failure, say: () => void): Provider => ({
  ...offline,
  async *ask(request, signal) {
    let first = true;
    for await (const event of offline.ask({ ...request, inPlaceOfModel: true }, signal)) {
      if (first && event.kind === 'failure') return yield { kind: 'failure', failure };
      if (first) say();
      first = false;
      yield event;
    }
  },
});

/** The first provider, and where it ends with a failure, once the other one; null when there is none. */
export const orElse = (first: Provider, other: () => Promise<Provider | null>): Provider => ({
  ...first,
  async *ask(request, signal) {
    for await (const event of first.ask(request, signal)) {
      const next = event.kind === 'failure' ? await other() : null;
      if (next !== null) return yield* next.ask(request, signal);
      yield event;
    }
  },
});
