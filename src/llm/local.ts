/** Finds a model server on this machine: all default ports are tried at once, and the result is remembered. */
import net from 'node:net';
import { PROBE_MS } from '../base/limits.ts';
import { isLoopback } from '../base/loopback.ts';
import { LOCAL, type NetworkName, PROVIDERS } from '../providers/table.ts';

export interface LocalServer {
  readonly name: NetworkName;
  readonly baseUrl: string;
  readonly model: string;
}

/** The first model that a server lists; empty when it has none, null when it is not a model server. */
export type FirstModel = (baseUrl: string, timeoutMs: number) => Promise<string | null>;

/** How long the result "no server" is kept: servers are rarely started between two questions, and each search takes time. */
const NOTHING_FOUND_MS = 20_000;

export interface Candidate {
  readonly name: NetworkName;
  readonly baseUrl: string;
}

const CANDIDATES: readonly Candidate[] = LOCAL.map((name) => ({ name, baseUrl: PROVIDERS[name].baseUrl ?? '' }));

export class LocalServers {
  private found: LocalServer | null = null;
  private emptyUntil = 0;
  private readonly firstModel: FirstModel;
  private readonly candidates: readonly Candidate[];
  private readonly probeMs: number;

  constructor(firstModel: FirstModel, candidates: readonly Candidate[] = CANDIDATES, probeMs: number = PROBE_MS) {
    this.firstModel = firstModel;
    this.candidates = candidates;
    this.probeMs = probeMs;
  }

  /** The first in the table's order; null when none answers in time. */
  async find(): Promise<LocalServer | null> {
    if (this.found !== null) return this.found;
    if (performance.now() < this.emptyUntil) return null;
    const endAt = performance.now() + this.probeMs;
    const answers = await Promise.all(this.candidates.map((candidate) => this.ask(candidate, endAt)));
    this.found = answers.find((answer) => answer !== null) ?? null;
    if (this.found === null) this.emptyUntil = performance.now() + NOTHING_FOUND_MS;
    return this.found;
  }

  /** Searches again next time: the server did not answer a question. */
  forget(): void {
    this.found = null;
    this.emptyUntil = 0;
  }

  private async ask({ name, baseUrl }: Candidate, endAt: number): Promise<LocalServer | null> {
    const { hostname, port } = new URL(baseUrl);
    // a bare connection first: on most machines nothing listens, and that can be learned without loading HTTP
    if (!isLoopback(hostname) || !(await listens(hostname, Number(port), endAt - performance.now()))) return null;
    const left = endAt - performance.now();
    const model = left <= 0 ? null : await this.firstModel(baseUrl, left).catch(() => null);
    return model === null || model === '' ? null : { name, baseUrl, model };
  }
}

function listens(host: string, port: number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(Math.max(1, timeoutMs), () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
