/**
 * The only way to the network: undici's own fetch with its own dispatcher, bound to one origin. The key enters a request here and
 * nowhere else, after the address was compared with the configured one; the SDKs never have it. A redirect is followed within this origin
 * only.
 */
import { readFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { CONNECT_MS, KEEP_ALIVE_MS, TRUSTED_MS } from '../base/limits.ts';
import { classify } from './classify.ts';
import { FaultError } from './faults.ts';
import { checked, redirectTo } from './response-check.ts';

export interface Endpoint {
  readonly baseUrl: string;
  /** Empty when there is none. */
  readonly key: string;
  /** Headers of the user's own, sent with every request; one of the same name as ours takes its place. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Whether the proxy variables count; false for servers on this machine. */
  readonly proxied: boolean;
  /** Path of certificates to trust besides those of the runtime; empty when there are none. */
  readonly caFile: string;
}

export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Opens a connection for the next request; if that fails, the request reports it. */
  warm(): void;
  close(): void;
}

/** The headers that an SDK may set. Others are dropped: `*_CUSTOM_HEADERS` in the environment are not meant for every configured host. */
const PASSED = ['accept', 'content-type', 'user-agent'];

/** The head of a response: proxies of companies add policies and cookies to it, and undici's own bound is 16 kB. */
const HEAD_BYTES = 256 * 1024;

/** Redirects that are followed: one for the path and one for its slash, and one more. */
const REDIRECTS = 3;

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** Loads the code of a transport. */
export const loadTransport = async (): Promise<void> => void (await Promise.all([import('undici'), import('./warm-socket.ts')]));

/**
 * Makes the transport. `passed`: names of headers that may be sent besides those of every wire. Throws a `FaultError` for a bad proxy
 * setting.
 */
export async function openTransport(endpoint: Endpoint, passed: readonly string[] = []): Promise<Transport> {
  // the agents for proxies are loaded with their first use
  const undici = await import('undici');
  const { Agent, buildConnector, fetch } = undici;
  const { WarmSockets } = await import('./warm-socket.ts');
  const { origin, hostname, protocol } = new URL(endpoint.baseUrl);
  const options = {
    maxHeaderSize: HEAD_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  // whatever /etc/hosts or a resolver says, `localhost` is this machine
  const lookup = hostname === 'localhost' ? { lookup: lookupLocalhost } : {};
  // a key in a request without encryption is never given to a proxy, even when `destination.ts` was not asked
  const readable = protocol === 'http:' && (endpoint.key !== '' || (endpoint.headers ?? []).length > 0);
  const viaProxy = endpoint.proxied && !readable && PROXY_VARIABLES.some((name) => process.env[name]);
  const socks = PROXY_VARIABLES.some((name) => /^socks/i.test(process.env[name] ?? ''));
  if (viaProxy && socks) withoutWarning(() => new undici.Socks5ProxyAgent('socks5://127.0.0.1'));
  const open = (ca: readonly string[] | null): { readonly sockets: InstanceType<typeof WarmSockets>; readonly dispatcher: Dispatcher } => {
    const trust = ca === null ? {} : { ca: [...ca] };
    const sockets = new WarmSockets(buildConnector({ timeout: CONNECT_MS, ...lookup, ...trust }), origin);
    const direct = { ...options, connect: sockets.connect };
    const proxied = { ...direct, requestTls: trust, proxyTls: trust };
    return { sockets, dispatcher: viaProxy ? proxyAgent(() => new undici.EnvHttpProxyAgent(proxied)) : new Agent(direct) };
  };
  let trusted = protocol === 'https:' ? await withFile(endpoint.caFile) : null;
  let current = open(trusted);
  /** When a byte was last received or sent, by the clock on the wall: it goes on while the machine sleeps, as the server's does. */
  let usedAt = Date.now();
  const use = (): void => void (usedAt = Date.now());
  /** A connection that was unused for long may be dead without a sign, after a sleep of the machine or behind a router that forgot it. */
  const renew = (): void => {
    if (Date.now() - usedAt <= TRUSTED_MS) return;
    const { sockets, dispatcher } = current;
    sockets.close();
    // requests that are still open may end
    void dispatcher.close().catch(() => {});
    current = open(trusted);
    use();
  };
  let store: 'runtime' | 'system' = 'runtime';
  const close = ({ sockets, dispatcher }: typeof current): void => {
    sockets.close();
    void dispatcher.destroy().catch(() => {});
  };

  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new FaultError({ kind: 'stray-host' });
    const given = new Headers(init.headers);
    const headers = new Headers();
    for (const name of [...PASSED, ...passed]) if (given.has(name)) headers.set(name, given.get(name) as string);
    if (endpoint.key !== '') headers.set('authorization', `Bearer ${endpoint.key}`);
    for (const [name, value] of endpoint.headers ?? []) headers.set(name, value);
    renew();
    use();
    const sent = (to = url): ReturnType<typeof fetch> =>
      fetch(to, {
        method: init.method ?? 'GET',
        headers: [...headers],
        body: (init.body ?? null) as string | null,
        signal: init.signal ?? null,
        redirect: 'manual',
        dispatcher: current.dispatcher,
      });
    let response = await sent().catch(async (error: unknown) => {
      // nothing of the request has left before the certificate was accepted
      if (store === 'runtime' && classify(error).kind === 'tls') {
        store = 'system';
        close(current);
        trusted = await withSystem(endpoint.caFile);
        current = open(trusted);
        return sent();
      }
      throw viaProxy && isAbout(error, url) === false ? new FaultError({ kind: 'proxy' }) : error;
    });
    use();
    // a server that moved the path, or wants a slash at its end
    for (let hops = 0; hops < REDIRECTS; hops++) {
      const to = redirectTo(response, url);
      if (to?.origin !== origin) break;
      void response.body?.cancel().catch(() => {});
      response = await sent(to);
    }
    return checked(response as unknown as Response, url, use);
  };
  return {
    fetch: send as typeof globalThis.fetch,
    // through a proxy there is no connection to the host itself
    warm: () => {
      renew();
      if (!viaProxy) current.sockets.open();
    },
    close: () => close(current),
  };
}

/** The certificates of the runtime and of the file; null when those of the runtime are enough. A file that cannot be read adds nothing. */
async function withFile(caFile: string): Promise<readonly string[] | null> {
  if (caFile === '') return null;
  const { getCACertificates } = process.getBuiltinModule('node:tls');
  return [...getCACertificates('default'), ...(await readText(caFile))];
}

/** Those of the system's store too. Only after a failure, because they take 30 to 110 ms to load. */
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

/**
 * undici warns on standard error, once, that SOCKS is experimental, which is nothing to act on: it warns here, where it is not shown. Only
 * the first agent of a process does, and it connects to nothing.
 */
function withoutWarning(make: () => Dispatcher): void {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    void make()
      .close()
      .catch(() => {});
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Whether this failure to connect is about the host itself; undefined when it does not say. */
function isAbout(error: unknown, url: URL): boolean | undefined {
  const { cause } = error as { cause?: { hostname?: string; port?: number; errors?: readonly { port?: number }[] } };
  if (cause?.hostname !== undefined) return cause.hostname === url.hostname;
  const port = cause?.port ?? cause?.errors?.[0]?.port;
  return port === undefined ? undefined : port === Number(url.port || (url.protocol === 'https:' ? 443 : 80));
}
