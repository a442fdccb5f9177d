/** Turns whatever undici, Node or our transport threw into a fault, by names and codes. `error-body.ts` reads what servers say. */
import { type Fault, FaultError, type FaultKind } from './faults.ts';

/** Node's, OpenSSL's and undici's error codes. */
const BY_CODE: readonly (readonly [RegExp, FaultKind])[] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'dns'],
  [/^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/, 'connect-timeout'],
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|ENOENT)$/, 'no-connection'],
  [/^UND_ERR_PRX_TLS$|^ERR_PROXY/, 'proxy'],
  // OpenSSL read something else than TLS: a server without it
  [/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL)$/, 'no-tls'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/, 'tls-name'],
  // the two have no version or cipher in common, or something between them ended it
  [
    /^ERR_SSL_\w*(?:HANDSHAKE_FAILURE|UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION|NO_SHARED_CIPHER|INTERNAL_ERROR|UNRECOGNIZED_NAME)$/,
    'tls-handshake',
  ],
  [/^(?:EMFILE|ENFILE)$/, 'open-files'],
  [/^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO)/, 'tls'],
  // the first bytes are not those of HTTP/1: HTTP/2 alone, or another protocol at this port
  [/^HPE_INVALID_(?:CONSTANT|VERSION)$/, 'not-http'],
  // the head gives two lengths, or a wrong one
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, 'bad-head'],
  [/^(?:HPE_\w+|UND_ERR_RESPONSE|Z_\w+|ERR__ERROR_FORMAT\w*|UND_ERR_HEADERS_OVERFLOW)$/, 'garbled'],
  [/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, 'silent'],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, 'reset'],
];

/** The first bytes of TLS: what a record is, and the version. */
const TLS_RECORD = /^[\u0015\u0016]\u0003/;

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
  for (const one of errors) {
    const { code, data } = one;
    // an alert or a handshake of TLS in place of a response
    if (typeof data === 'string' && TLS_RECORD.test(data)) return { kind: 'needs-tls' };
    const kind = typeof code === 'string' ? BY_CODE.find(([pattern]) => pattern.test(code))?.[1] : undefined;
    if (kind !== undefined) return { kind };
    // undici's ProxyAgent reports a refused CONNECT only in the message
    if (typeof one['message'] === 'string' && /^Proxy (?:response|Authentication Required) \(\d+\)/.test(one['message']))
      return { kind: 'proxy' };
    // undici's fetch keeps a response with this status to itself, and gives the error neither a code nor words
    if (one['name'] === 'Error' && one['message'] === '' && code === undefined) return { kind: 'proxy', status: 407 };
    // undici gives this error no code
    if (one['name'] === 'HTTPParserError') return parserFault(String(one['message']));
    if (one instanceof SyntaxError) return { kind: 'garbled' };
  }
  if (errors.some((one) => one['message'] === 'terminated' || one['name'] === 'AbortError')) return { kind: 'reset' };
  return { kind: 'unknown' };
}

/** The first bytes were no HTTP at all, the head breaks one of its rules, or the body does. */
function parserFault(message: string): Fault {
  const why = /^Response does not match the HTTP\/1\.1 protocol \((.*)\)/.exec(message)?.[1];
  if (why === undefined) return { kind: 'garbled' };
  return why.startsWith('Expected HTTP/') ? { kind: 'not-http' } : { kind: 'bad-head', message: why };
}
