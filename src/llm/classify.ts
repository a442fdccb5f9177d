/** Turns whatever an SDK, undici or Node threw into a fault, by names and codes, never by prose alone. */
import { type Fault, FaultError, type FaultKind, kindOf } from './faults.ts';

/** Node's, OpenSSL's and undici's error codes. */
const BY_CODE: readonly (readonly [RegExp, FaultKind])[] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'dns'],
  [/^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/, 'connect-timeout'],
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|ENOENT)$/, 'no-connection'],
  [/^UND_ERR_PRX_TLS$|^ERR_PROXY/, 'proxy'],
  [/^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/, 'tls'],
  [/^(?:HPE_\w+|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_RESPONSE|Z_\w+|ERR__ERROR_FORMAT\w*|UND_ERR_HEADERS_OVERFLOW)$/, 'garbled'],
  [/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, 'silent'],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, 'reset'],
];

const CAUSES_DEEP = 6;

/** The error, its causes, and the parts of an AggregateError (one for each address that was tried). */
function chain(error: unknown): readonly Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const visit = (one: unknown, depth: number): void => {
    if (typeof one !== 'object' || one === null || depth > CAUSES_DEEP) return;
    const record = one as Record<string, unknown>;
    found.push(record);
    visit(record['cause'], depth + 1);
    if (Array.isArray(record['errors'])) for (const part of record['errors'].slice(0, 4)) visit(part, depth + 1);
  };
  visit(error, 0);
  return found;
}

export function classify(error: unknown): Fault {
  const errors = chain(error);
  for (const one of errors) if (one instanceof FaultError) return one.fault;
  const [top] = errors;
  if (top !== undefined && (typeof top['status'] === 'number' || isErrorObject(top['error']))) return fromResponse(top);
  for (const one of errors) {
    const code = one['code'];
    const kind = typeof code === 'string' ? BY_CODE.find(([pattern]) => pattern.test(code))?.[1] : undefined;
    if (kind !== undefined) return { kind };
    // undici's ProxyAgent reports a refused CONNECT only in the message
    if (typeof one['message'] === 'string' && /^Proxy (?:response|Authentication Required) \(\d+\)/.test(one['message']))
      return { kind: 'proxy' };
    if (one instanceof SyntaxError) return { kind: 'garbled' };
  }
  if (errors.some((one) => one['message'] === 'terminated' || one['name'] === 'AbortError')) return { kind: 'reset' };
  return { kind: 'unknown' };
}

const isErrorObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** An APIError of either SDK: with a status when it comes from the response's head, without one when it is an event of the stream. */
function fromResponse(error: Record<string, unknown>): Fault {
  const status = typeof error['status'] === 'number' ? error['status'] : undefined;
  const retryAfterMs = retryAfter(error['headers']);
  return { ...faultOf(error['error'], status, error['type'], error['code']), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

/** Reads an error object as servers send it: `{type, code, message}`, also wrapped once in `{error: …}`. */
export function faultOf(body: unknown, status?: number, ...codes: readonly unknown[]): Fault {
  const outer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const inner = (typeof outer['error'] === 'object' && outer['error'] !== null ? outer['error'] : outer) as Record<string, unknown>;
  const message = typeof inner['message'] === 'string' ? inner['message'] : typeof outer['error'] === 'string' ? outer['error'] : undefined;
  const kind = kindOf(status, inner['code'], inner['type'], ...codes);
  const full = kind === 'bad-request' && /context (?:length|window)|too many tokens|prompt is too long/i.test(message ?? '');
  return { kind: full ? 'context' : kind, ...(status === undefined ? {} : { status }), ...(message === undefined ? {} : { message }) };
}

/** The wait in milliseconds from `retry-after-ms`, or from `retry-after` in seconds or as a date. */
function retryAfter(headers: unknown): number | undefined {
  if (!(headers instanceof Object) || typeof (headers as Headers).get !== 'function') return undefined;
  const get = (name: string): string => (headers as Headers).get(name) ?? '';
  const ms = Number(get('retry-after-ms') || Number.NaN);
  if (ms >= 0) return ms;
  const text = get('retry-after');
  if (text === '') return undefined;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return wait >= 0 ? wait : undefined;
}
