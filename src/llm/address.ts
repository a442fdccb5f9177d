/** The address of a server in the forms in which people write it. Pure. */
import { isLoopback } from '../base/loopback.ts';

/** Paths of requests, which the address must not have: the client appends them. */
const REQUEST_PATH = /\/(?:chat\/completions|completions|responses|messages|models|embeddings)\/?$/;

/** An address in a private or link-local network (RFC 1918, RFC 3927, RFC 4193, RFC 6762), where servers rarely have a certificate. */
const PRIVATE = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|^\[f[cde]|\.(?:local|lan|internal|home\.arpa)$|^[^.:]+$/i;

/**
 * The address as it was meant: with a scheme where there is none (http for this machine and private networks, https else), without the
 * path of a request at its end. Any other address, also one that is wrong, is returned unchanged.
 */
export function obviousAddress(written: string): string {
  const text = written.trim();
  if (text === '') return '';
  const url = URL.parse(hasScheme(text) ? text : withScheme(text));
  if (url === null || url.search !== '' || url.hash !== '') return written;
  const path = url.pathname.replace(REQUEST_PATH, '');
  if (hasScheme(text) && path === url.pathname) return text;
  const begin = hasScheme(text) ? text : withScheme(text);
  return path === url.pathname ? begin : begin.replace(REQUEST_PATH, '');
}

/** `localhost:8000` is a host and a port, although URL reads `localhost` as a scheme. */
const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(text) || /^[a-z][a-z\d+.-]*:(?!\d|\/\/)./i.test(text);

function withScheme(text: string): string {
  const { hostname = '' } = URL.parse(`http://${text}`) ?? {};
  return `${isLoopback(hostname) || hostname === '0.0.0.0' || PRIVATE.test(hostname) ? 'http' : 'https'}://${text}`;
}

/**
 * The base address that a variable like OLLAMA_HOST names: `host`, `host:port`, `:port`, `[::1]`, or an address with a scheme and a path.
 * Null when it names none. `0.0.0.0` and `::`, at which a server listens, become this machine. Source: `Host()` in Ollama's
 * envconfig/config.go: without a scheme the port is the server's own, with one it is that of the scheme.
 */
export function serverAddress(value: string, port: number): string | null {
  const text = value
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
  if (text === '') return null;
  const schemed = /^https?:\/\//i.test(text);
  const rest = text.replace(/^https?:\/\//i, '');
  const bare = /^[\da-f]*:[\da-f:]*:[\da-f:]*$/i.test(rest) ? `[${rest}]` : rest.startsWith(':') ? `127.0.0.1${rest}` : rest;
  const url = URL.parse(`${schemed ? /^https?/i.exec(text)?.[0] : 'http'}://${bare}`);
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  // URL drops the port that the scheme has anyway
  const hasPort = url.port !== '' || /:\d+(?:\/|$)/.test(bare.replace(/^\[[^\]]*\]/, ''));
  if (!schemed && !hasPort) url.port = String(port);
  const host = url.hostname === '0.0.0.0' ? '127.0.0.1' : url.hostname === '[::]' ? '[::1]' : url.hostname;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}${path.endsWith('/v1') ? path : `${path}/v1`}`;
}
