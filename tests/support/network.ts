/** A provider with the real SDK of a wire, connected to a test's server; and addresses without a server. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Connections } from '../../src/llm/connection.ts';
import { capabilitiesOf } from '../../src/llm/models.ts';
import { Refusals } from '../../src/llm/refusals.ts';
import { networkProvider } from '../../src/llm/network-provider.ts';
import type { Clock } from '../../src/llm/patience.ts';
import type { Provider, Waiting } from '../../src/llm/port.ts';
import type { Send, Wire } from '../../src/llm/wire-reader.ts';
import { WIRE_NAMES, type WireName, WIRES } from '../../src/providers/wires.ts';
import { ModelServer } from './model-server.ts';
import { SPEECH } from './wire-speech.ts';

export const CANARY = 'sk-canary-0123456789abcdef';
/** All wires, loaded: a test can use any of them at once. */
export const MAPPERS = Object.fromEntries(
  await Promise.all(WIRE_NAMES.map(async (name) => [name, await WIRES[name].load()] as const)),
) as Readonly<Record<WireName, Wire>>;

/** Kept between the questions of one test file, as a process keeps it. */
export const connections = new Connections();

export interface Options {
  readonly clock?: Clock;
  readonly model?: string;
  readonly webSearch?: boolean;
  readonly proxied?: boolean;
  readonly near?: boolean;
  readonly timeout?: number;
  /** Asked for one JSON object, without tools. */
  readonly small?: boolean;
  readonly onWait?: (waiting: Waiting) => void;
  readonly inMemory?: () => Promise<boolean | null>;
}

export function providerAt(wire: WireName, origin: string, options: Options = {}): Provider {
  const connection = connections.connect({ baseUrl: origin, key: CANARY, proxied: options.proxied ?? false, caFile: '' }, wire);
  return providerOver(wire, () => connection.send, options, origin);
}

/** The same with any `send`; it reaches the network only if `send` does. */
export function providerOver(
  wire: WireName,
  send: () => Promise<Send>,
  {
    clock = patientClock,
    model = SPEECH[wire].model,
    webSearch = false,
    near = false,
    timeout = 0,
    small = false,
    onWait,
    inMemory,
  }: Options = {},
  origin = 'http://model.invalid',
): Provider {
  return networkProvider({
    wire: MAPPERS[wire],
    options: {
      model,
      capabilities: capabilitiesOf(MAPPERS[wire].models, model),
      webSearch,
      webFetch: false,
      tools: !small,
      systemExplains: small,
      schema: small,
      origin,
    },
    send,
    subject: {
      name: 'tested',
      host: new URL(origin).host,
      baseUrl: origin,
      model,
      keyFrom: '`key` in ~/.yoconf',
      key: CANARY,
      local: false,
      here: false,
    },
    clock,
    near,
    timeout,
    ...(onWait === undefined ? {} : { onWait }),
    ...(inMemory === undefined ? {} : { inMemory }),
    refused: new Refusals().all,
  });
}

/** Runs `speed` times as fast as the real one: twenty seconds of silence in a fraction of one. */
export const fastClock = (speed: number): Clock => ({
  now: () => performance.now() * speed,
  after: (ms, run) => {
    const timer = setTimeout(run, ms / speed);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
});

/** Pauses between tries pass at once, and deadlines are ten times as long, so that no busy machine reaches them. */
export const patientClock: Clock = { ...fastClock(1 / 10), after: (ms, run) => fastClock(ms < 10_000 ? 40 : 1 / 10).after(ms, run) };

/**
 * Stopped until `begun` is true, then runs `speed` times as fast as the real clock: a deadline passes soon, but not before a busy
 * machine has reached the work that it limits.
 */
export function clockFrom(begun: () => boolean, speed: number): Clock {
  let startedMs: number | null = null;
  const now = (): number => {
    if (startedMs === null && begun()) startedMs = performance.now();
    return startedMs === null ? 0 : (performance.now() - startedMs) * speed;
  };
  return {
    now,
    after: (ms, run) => {
      const end = now() + ms;
      const timer = setInterval(() => {
        if (now() < end) return;
        clearInterval(timer);
        run();
      }, 5);
      return () => clearInterval(timer);
    },
    random: () => 0.5,
  };
}

/** An address where something listened a moment ago. */
export async function nobodyListens(): Promise<string> {
  const server = await ModelServer.start();
  const { origin } = server;
  await server[Symbol.asyncDispose]();
  return origin;
}

export interface UntrustedServer extends AsyncDisposable {
  readonly origin: string;
  /** Requests that reached it despite its certificate. */
  asked(): number;
}

/** A server with a self-signed certificate. */
export async function untrustedServer(): Promise<UntrustedServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', args, { stdio: 'ignore' });
  let asked = 0;
  const server = https.createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert) }, () => (asked += 1));
  fs.rmSync(folder, { recursive: true });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
