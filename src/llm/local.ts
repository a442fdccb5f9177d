/**
 * Finds a model server on this machine: all default ports are tried at once, and the result is remembered. A port that refuses is known at
 * once; one that is open is waited for. Nothing is sent to a port whose listener may be another user's: whoever comes first has it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../base/env.ts';
import { MODEL_LIST_MS, PROBE_MS } from '../base/limits.ts';
import { isLoopback } from '../base/loopback.ts';
import { monotonicMs } from '../base/monotonic.ts';
import { addressOf } from './choose.ts';
import { type Listener, listenerAt } from './listener.ts';
import { type NetworkName, PROBED, PROVIDERS } from '../providers/table.ts';
import { isLate, takeModel } from './server-models.ts';

export interface LocalServer {
  readonly name: NetworkName;
  readonly baseUrl: string;
  readonly model: string;
  readonly listener: Listener;
}

/** The model to ask of a server; empty when it has none that answers questions. Rejects when it is not a model server, or too late. */
type ModelOf = (baseUrl: string, timeoutMs: number) => Promise<string>;

export const modelOf: ModelOf = async (baseUrl, timeoutMs) => {
  const { openTransport } = await import('./transport.ts');
  const transport = await openTransport({ baseUrl, key: '', proxied: false, caFile: '' });
  const { model } = await takeModel(transport.fetch, baseUrl, timeoutMs).finally(() => transport.close());
  return model?.id ?? '';
};

/** How long the result "no server" is kept: servers are rarely started between two questions, and each search takes time. */
const NOTHING_FOUND_MS = 20_000;

/** A server that listens and was too late is asked once more, while offline answers: one that loads a model takes seconds for its list. */
const AGAIN_MS = 10_000;

export interface Candidate {
  readonly name: NetworkName;
  readonly baseUrl: string;
}

/** The servers that are looked for, at the addresses that their own variables name. */
const candidatesIn = (env: Env): readonly Candidate[] => PROBED.map((name) => ({ name, baseUrl: addressOf(PROVIDERS[name], env) ?? '' }));

export class LocalServers {
  private found: LocalServer | null = null;
  private emptyUntil = 0;
  /** A server that has no model to ask; null when there is none. */
  private without: Candidate | null = null;
  private readonly modelOf: ModelOf;
  /** Servers to look for; null: those of the environment. */
  private readonly candidates: readonly Candidate[] | null;
  /** Servers that did not answer in MODEL_LIST_MS. No later question waits as long: most of them are no model servers. */
  private readonly mute = new Set<string>();
  private readonly listenerAt: (hostname: string, port: number) => Promise<Listener | null>;

  constructor(
    modelOf: ModelOf,
    candidates: readonly Candidate[] | null = null,
    listener: (hostname: string, port: number) => Promise<Listener | null> = listenerAt,
  ) {
    this.modelOf = modelOf;
    this.candidates = candidates;
    this.listenerAt = listener;
  }

  /** The first in the table's order of those that answer in time; null when none does. */
  async find(env: Env = {}): Promise<LocalServer | null> {
    if (this.found !== null) {
      const { baseUrl, listener } = this.found;
      // the port may have another owner since then
      if ((await this.ownerAt(baseUrl))?.uid === listener.uid) return this.found;
      this.forget();
    }
    if (monotonicMs() < this.emptyUntil) return null;
    const servers = await this.answering(this.candidates ?? candidatesIn(env));
    this.found = servers.find(({ model }) => model !== '') ?? null;
    this.without = servers.find(({ model }) => model === '') ?? null;
    if (this.found === null) this.emptyUntil = monotonicMs() + NOTHING_FOUND_MS;
    return this.found;
  }

  /** After a search that found nothing: the server that answers and has no model. */
  get withoutModel(): Candidate | null {
    return this.found === null ? this.without : null;
  }

  /** Searches again next time: the server did not answer a question. */
  forget(): void {
    this.found = null;
    this.emptyUntil = 0;
  }

  /** Asks all of them. Once one has a model, the others get no more than PROBE_MS. */
  private async answering(candidates: readonly Candidate[]): Promise<readonly LocalServer[]> {
    const answers: (LocalServer | null)[] = candidates.map(() => null);
    const asked = candidates.map(async (candidate, at) => {
      answers[at] = await this.ask(candidate, this.mute.has(candidate.baseUrl) ? PROBE_MS : MODEL_LIST_MS);
      return (answers[at]?.model ?? '') !== '';
    });
    const all = Promise.all(asked);
    const oneHasModel = Promise.any(asked.map(async (one) => (await one) || Promise.reject(new Error('no model'))));
    const enough = Promise.all([oneHasModel, sleep(PROBE_MS, null, { ref: false })]).catch(() => all);
    await Promise.race([all, enough]);
    return answers.filter((answer) => answer !== null);
  }

  private async ask({ name, baseUrl }: Candidate, timeoutMs: number): Promise<LocalServer | null> {
    const { hostname, port } = new URL(baseUrl);
    // a bare connection first: on most machines nothing listens, and reading the system's table of sockets takes 10 ms
    if (!isLoopback(hostname) || !(await listens(hostname, Number(port)))) return null;
    const listener = await this.ownerAt(baseUrl);
    if (listener === null) return null;
    try {
      const model = await this.modelOf(baseUrl, timeoutMs);
      this.mute.delete(baseUrl);
      return { name, baseUrl, model, listener };
    } catch (error) {
      if (isLate(error)) {
        this.mute.add(baseUrl);
        if (timeoutMs < AGAIN_MS) void this.askAgain({ name, baseUrl });
      }
      return null;
    }
  }

  /** In the background: the next question finds the server. */
  private async askAgain(candidate: Candidate): Promise<void> {
    const server = await this.ask(candidate, AGAIN_MS);
    if (server !== null && server.model !== '') this.found ??= server;
  }

  /** Who listens there; null when nobody does, when it cannot be known, and when it is another user. */
  private async ownerAt(baseUrl: string): Promise<Listener | null> {
    const { hostname, port } = new URL(baseUrl);
    const listener = isLoopback(hostname) ? await this.listenerAt(hostname, Number(port)) : null;
    return listener?.owner === 'other' ? null : listener;
  }
}

/**
 * The system itself accepts or refuses a connection to this machine, at once; one that a filter drops gets no reply. When the time is over,
 * what has arrived meanwhile is read first: this process may have been the slow one.
 */
function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = process.getBuiltinModule('node:net').connect({ host, port });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PROBE_MS, () => setImmediate(() => end(false)));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
