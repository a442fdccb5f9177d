/**
 * The only way to the network: undici's own fetch with its own connections, bound to one origin. The key enters a request here and
 * nowhere else, after the address was compared with the configured one; the SDKs never have it. A redirect is followed within this origin
 * only.
 */
import type { Response as UndiciResponse } from 'undici';
import { classify } from './classify.ts';
import { openPool } from './connection-pool.ts';
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

/** Redirects that are followed: one for the path and one for its slash, and one more. */
const REDIRECTS = 3;

/** Loads the code of a transport. */
export const loadTransport = async (): Promise<void> => void (await Promise.all([import('undici'), import('./warm-socket.ts')]));

/**
 * Makes the transport. `passed`: names of headers that may be sent besides those of every wire. Throws a `FaultError` for a bad proxy
 * setting.
 */
export async function openTransport(endpoint: Endpoint, passed: readonly string[] = []): Promise<Transport> {
  const { fetch } = await import('undici');
  const base = new URL(endpoint.baseUrl);
  const pool = await openPool({ url: base, proxied: endpoint.proxied && !isReadable(endpoint), caFile: endpoint.caFile });

  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== base.origin) throw new FaultError({ kind: 'stray-host' });
    const headers = headersOf(endpoint, passed, new Headers(init.headers));
    pool.renew();
    pool.use();
    const sendTo = (to: URL): Promise<UndiciResponse> =>
      fetch(to, {
        method: init.method ?? 'GET',
        headers: [...headers],
        body: (init.body ?? null) as string | null,
        signal: init.signal ?? null,
        redirect: 'manual',
        dispatcher: pool.dispatcher,
      });
    const first = await sendTo(url).catch(async (error: unknown) => {
      // nothing of the request has left before the certificate was accepted
      if (classify(error).kind === 'tls' && (await pool.trustSystem())) return sendTo(url);
      throw pool.viaProxy && isAbout(error, url) === false ? new FaultError({ kind: 'proxy' }) : error;
    });
    pool.use();
    const response = await followed(first, url, sendTo);
    return checked(response as unknown as Response, url, () => pool.use());
  };
  return { fetch: send as typeof globalThis.fetch, warm: () => pool.warm(), close: () => pool.close() };
}

/** Whether the network could read a key: a proxy never gets such a request, even when `destination.ts` was not asked. */
const isReadable = ({ baseUrl, key, headers = [] }: Endpoint): boolean =>
  new URL(baseUrl).protocol === 'http:' && (key !== '' || headers.length > 0);

/** The headers of a request: of those that the SDK gives the ones that may be sent, the key, and the user's own. */
function headersOf(endpoint: Endpoint, passed: readonly string[], given: Headers): Headers {
  const headers = new Headers();
  for (const name of [...PASSED, ...passed]) if (given.has(name)) headers.set(name, given.get(name) as string);
  if (endpoint.key !== '') headers.set('authorization', `Bearer ${endpoint.key}`);
  for (const [name, value] of endpoint.headers ?? []) headers.set(name, value);
  return headers;
}

/** The response behind redirects within the origin: a server moved the path, or wants a slash at its end. */
async function followed(response: UndiciResponse, url: URL, sendTo: (to: URL) => Promise<UndiciResponse>): Promise<UndiciResponse> {
  let last = response;
  for (let hops = 0; hops < REDIRECTS; hops++) {
    const to = redirectTo(last, url);
    if (to?.origin !== url.origin) break;
    void last.body?.cancel().catch(() => {});
    last = await sendTo(to);
  }
  return last;
}

/** Whether this failure to connect is about the host itself; undefined when it does not say. */
function isAbout(error: unknown, url: URL): boolean | undefined {
  const { cause } = error as { cause?: { hostname?: string; port?: number; errors?: readonly { port?: number }[] } };
  if (cause?.hostname !== undefined) return cause.hostname === url.hostname;
  const port = cause?.port ?? cause?.errors?.[0]?.port;
  return port === undefined ? undefined : port === Number(url.port || (url.protocol === 'https:' ? 443 : 80));
}
