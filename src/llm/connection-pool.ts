/**
 * The connections to one origin: directly or through a proxy, with the certificates that count, and opened anew when they may be dead.
 */
import { readFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { CONNECT_MS, KEEP_ALIVE_MS, UNUSED_CONNECTION_MS } from '../base/limits.ts';
import { FaultError } from './faults.ts';
import { proxyFor } from './proxy-variables.ts';
import type { WarmSockets } from './warm-socket.ts';

/** The head of a response: proxies of companies add policies and cookies to it, and undici's own bound is 16 kB. */
const HEAD_BYTES = 256 * 1024;

interface Opened {
  readonly sockets: WarmSockets;
  readonly dispatcher: Dispatcher;
}

/** Opens connections that trust these certificates; null: those of the runtime. */
type Open = (ca: readonly string[] | null) => Opened;

/** Where connections lead. */
interface PoolPlace {
  readonly url: URL;
  /** Whether the proxy variables count. */
  readonly proxied: boolean;
  /** Path of certificates to trust besides those of the runtime; empty when there are none. */
  readonly caFile: string;
}

/** Throws a `FaultError` for a bad proxy setting. */
export async function openPool({ url, proxied, caFile }: PoolPlace): Promise<ConnectionPool> {
  const { origin, hostname, protocol } = url;
  const proxy = proxied ? proxyFor(url, process.env) : null;
  // undici knows SOCKS too, but not with connections that are opened before they are used
  if (proxy !== null && !/^https?:/i.test(process.env[proxy] ?? '')) throw new FaultError({ kind: 'proxy', variable: proxy });
  // the agents for proxies are loaded with their first use
  const undici = await import('undici');
  const warm = await import('./warm-socket.ts');
  const options = {
    maxHeaderSize: HEAD_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  // whatever /etc/hosts or a resolver says, `localhost` is this machine
  const lookup = hostname === 'localhost' ? { lookup: lookupLocalhost } : {};
  const viaProxy = proxy !== null;
  const open: Open = (ca) => {
    const trust = ca === null ? {} : { ca: [...ca] };
    const sockets = new warm.WarmSockets(undici.buildConnector({ timeout: CONNECT_MS, ...lookup, ...trust }), origin);
    const direct = { ...options, connect: sockets.connect };
    const tunnelled = { ...direct, requestTls: trust, proxyTls: trust };
    return { sockets, dispatcher: viaProxy ? proxyAgent(() => new undici.EnvHttpProxyAgent(tunnelled)) : new undici.Agent(direct) };
  };
  const ca = protocol === 'https:' ? await withFile(caFile) : null;
  return new ConnectionPool(open, ca, caFile, viaProxy);
}

class ConnectionPool {
  readonly viaProxy: boolean;
  private readonly open: Open;
  private readonly caFile: string;
  private ca: readonly string[] | null;
  private store: 'runtime' | 'system' = 'runtime';
  private current: Opened;
  /** When a byte was last received or sent, by the clock on the wall: it goes on while the machine sleeps, as the server's does. */
  private usedAt = Date.now();

  constructor(open: Open, ca: readonly string[] | null, caFile: string, viaProxy: boolean) {
    this.open = open;
    this.ca = ca;
    this.caFile = caFile;
    this.viaProxy = viaProxy;
    this.current = open(ca);
  }

  /** What the next request is sent with. */
  get dispatcher(): Dispatcher {
    return this.current.dispatcher;
  }

  /** A byte was received or is sent. */
  use(): void {
    this.usedAt = Date.now();
  }

  /** A connection that was unused for long may be dead without a sign, after a sleep of the machine or behind a router that forgot it. */
  renew(): void {
    if (Date.now() - this.usedAt <= UNUSED_CONNECTION_MS) return;
    const { sockets, dispatcher } = this.current;
    sockets.close();
    // requests that are still open may end
    void dispatcher.close().catch(() => {});
    this.current = this.open(this.ca);
    this.use();
  }

  /** Opens a connection for the next request. Through a proxy there is no connection to the host itself. */
  warm(): void {
    this.renew();
    if (!this.viaProxy) this.current.sockets.open();
  }

  /** Trusts the certificates of the system too; false when it did already. */
  async trustSystem(): Promise<boolean> {
    if (this.store === 'system') return false;
    this.store = 'system';
    this.close();
    this.ca = await withSystem(this.caFile);
    this.current = this.open(this.ca);
    return true;
  }

  close(): void {
    this.current.sockets.close();
    void this.current.dispatcher.destroy().catch(() => {});
  }
}

/** The certificates of the runtime and of the file; null when those of the runtime are enough. A file that cannot be read adds nothing. */
async function withFile(caFile: string): Promise<readonly string[] | null> {
  if (caFile === '') return null;
  const { getCACertificates } = process.getBuiltinModule('node:tls');
  return [...getCACertificates('default'), ...(await readText(caFile))];
}

/** The certificates with those of the system's store. Only after a failure, because they take 30 to 110 ms to load. */
async function withSystem(caFile: string): Promise<readonly string[]> {
  const { getCACertificates } = process.getBuiltinModule('node:tls');
  return [...getCACertificates('default'), ...getCACertificates('system'), ...(await readText(caFile))];
}

const readText = (file: string): Promise<readonly string[]> =>
  file === ''
    ? Promise.resolve([])
    : readFile(file, 'utf8').then(
        (text) => [text],
        () => [],
      );

const lookupLocalhost = ((_: string, { all }: { all?: boolean }, done: (...result: readonly unknown[]) => void): void => {
  if (all === true) done(null, LOCALHOST);
  else done(null, LOCALHOST[0]?.address, LOCALHOST[0]?.family);
}) as LookupFunction;

const LOCALHOST = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Turns any error about the proxy variables into a fault: they can contain anything. */
function proxyAgent<T>(make: () => T): T {
  try {
    return make();
  } catch {
    throw new FaultError({ kind: 'proxy' });
  }
}
