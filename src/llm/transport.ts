/**
 * The only way to the network: undici's own fetch with its own dispatcher, bound to one origin. The key enters a request here and
 * nowhere else, after the address was compared with the configured one; the SDKs never have it. Redirects are not followed, bodies
 * are bounded and must be UTF-8, and a web page in place of a stream is a fault of its own.
 */
import { CONNECT_MS, ERROR_BYTES, KEEP_ALIVE_MS, RESPONSE_BYTES } from '../base/limits.ts';
import { faultOf } from './classify.ts';
import { FaultError } from './faults.ts';

export interface Endpoint {
  readonly baseUrl: string;
  /** Empty when there is none. */
  readonly key: string;
  /** Whether the proxy variables count; false for servers on this machine. */
  readonly proxied: boolean;
}

export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Opens a connection for the next request; if that fails, the request reports it. */
  warm(): void;
  close(): void;
}

/** The headers that an SDK may set. Others are dropped: `*_CUSTOM_HEADERS` in the environment are not meant for every configured host. */
const PASSED = ['accept', 'content-type', 'user-agent'];

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/**
 * Makes the transport. `passed`: names of headers that may be sent besides those of every wire. Throws a `FaultError` for a bad proxy
 * setting.
 */
export async function openTransport(endpoint: Endpoint, passed: readonly string[] = []): Promise<Transport> {
  const { Agent, buildConnector, EnvHttpProxyAgent, fetch } = await import('undici');
  const { WarmSockets } = await import('./warm-socket.ts');
  const origin = new URL(endpoint.baseUrl).origin;
  const sockets = new WarmSockets(buildConnector({ timeout: CONNECT_MS }), origin);
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS, headersTimeout: 0, bodyTimeout: 0 };
  const direct = { ...options, connect: sockets.connect };
  const viaProxy = endpoint.proxied && PROXY_VARIABLES.some((name) => process.env[name]);
  const dispatcher = viaProxy ? proxyAgent(() => new EnvHttpProxyAgent(direct)) : new Agent(direct);

  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new FaultError({ kind: 'stray-host' });
    const given = new Headers(init.headers);
    const headers = new Headers();
    for (const name of [...PASSED, ...passed]) if (given.has(name)) headers.set(name, given.get(name) as string);
    if (endpoint.key !== '') headers.set('authorization', `Bearer ${endpoint.key}`);
    const sent = fetch(url, {
      method: init.method ?? 'GET',
      headers: [...headers],
      body: (init.body ?? null) as string | null,
      signal: init.signal ?? null,
      redirect: 'manual',
      dispatcher,
    });
    const response = await sent.catch((error: unknown) => {
      throw viaProxy && isAbout(error, url) === false ? new FaultError({ kind: 'proxy' }) : error;
    });
    return checked(response as unknown as Response);
  };
  return {
    fetch: send as typeof globalThis.fetch,
    // through a proxy there is no connection to the host itself
    warm: () => void (viaProxy || sockets.open()),
    close: () => {
      sockets.close();
      void dispatcher.destroy().catch(() => {});
    },
  };
}

/** Turns any error about the proxy variables into a fault: they can contain anything. */
function proxyAgent<T>(make: () => T): T {
  try {
    return make();
  } catch {
    throw new FaultError({ kind: 'proxy' });
  }
}

/** Whether this failure to connect is about the host itself; undefined when it does not say. */
function isAbout(error: unknown, url: URL): boolean | undefined {
  const { cause } = error as { cause?: { hostname?: string; port?: number; errors?: readonly { port?: number }[] } };
  if (cause?.hostname !== undefined) return cause.hostname === url.hostname;
  const port = cause?.port ?? cause?.errors?.[0]?.port;
  return port === undefined ? undefined : port === Number(url.port || (url.protocol === 'https:' ? 443 : 80));
}

async function checked(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const { status } = response;
  if (status >= 300 && status < 400) throw refuse(response, new FaultError({ kind: 'redirect', status }));
  if (status >= 400) return limited(response, ERROR_BYTES, 'truncate');
  if (/^text\/html|xhtml/i.test(type)) throw refuse(response, new FaultError({ kind: 'web-page' }));
  if (/^application\/json/i.test(type)) {
    const text = await limited(response, RESPONSE_BYTES, 'fail').text();
    if (isError(text)) throw new FaultError(faultOf(JSON.parse(text), status));
    return new Response(text, { status, headers: response.headers });
  }
  return limited(response, RESPONSE_BYTES, 'fail');
}

function refuse(response: Response, error: FaultError): FaultError {
  void response.body?.cancel().catch(() => {});
  return error;
}

function isError(text: string): boolean {
  try {
    const body = JSON.parse(text) as { error?: unknown } | null;
    return typeof body === 'object' && body !== null && body.error !== undefined && body.error !== null;
  } catch {
    return false;
  }
}

/** The same response with a bounded body that must be UTF-8; bytes are passed on as they arrive. */
function limited(response: Response, limitBytes: number, over: 'fail' | 'truncate'): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  // undici has decoded the body
  headers.delete('content-encoding');
  headers.delete('content-length');
  if (body === null) return new Response(null, { status, statusText, headers });
  const reader = body.getReader();
  const utf8 = new TextDecoder('utf-8', { fatal: over === 'fail' });
  let bytes = 0;
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await reader.read();
      try {
        utf8.decode(value, { stream: !done });
      } catch {
        void reader.cancel().catch(() => {});
        return controller.error(new FaultError({ kind: 'garbled' }));
      }
      if (done) return controller.close();
      bytes += value.length;
      if (bytes <= limitBytes) return controller.enqueue(value);
      void reader.cancel().catch(() => {});
      if (over === 'fail') return controller.error(new FaultError({ kind: 'flood' }));
      return controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(watched, { status, statusText, headers });
}
