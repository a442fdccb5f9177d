/** The kinds of things that can go wrong between a question and its answer; `failures.ts` makes the text for the user. */

export type FaultKind =
  | 'bad-request'
  | 'key-refused'
  | 'payment'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'context'
  | 'rate'
  | 'quota'
  | 'server'
  | 'overloaded'
  | 'cut'
  | 'reset'
  | 'silent'
  | 'slow'
  | 'dns'
  | 'no-connection'
  | 'connect-timeout'
  | 'tls'
  | 'proxy'
  | 'redirect'
  | 'web-page'
  | 'not-a-stream'
  | 'garbled'
  | 'flood'
  | 'paused'
  | 'stray-host'
  | 'unknown';

export interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  /** How long the provider asks to wait. */
  readonly retryAfterMs?: number;
  /** The provider's own message: untrusted text, shown only in part and only where it helps. */
  readonly message?: string;
}

/** Carries a fault through code that only knows exceptions: the SDKs and the stream of a response's body. */
export class FaultError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Worth another try within the same question, because it may succeed. Every other fault is shown at once. */
const TRANSIENT: ReadonlySet<FaultKind> = new Set(['rate', 'server', 'overloaded', 'reset']);
export const isTransient = (fault: Fault): boolean => TRANSIENT.has(fault.kind);

/** By the `type` or `code` of an error object, which the three wires send with a status, in a stream, or inside a 200. */
const BY_CODE: Readonly<Record<string, FaultKind>> = {
  insufficient_quota: 'quota',
  billing_error: 'payment',
  billing_hard_limit_reached: 'quota',
  credit_balance_too_low: 'payment',
  rate_limit_exceeded: 'rate',
  rate_limit_error: 'rate',
  too_many_requests: 'rate',
  overloaded_error: 'overloaded',
  overloaded: 'overloaded',
  slow_down: 'overloaded',
  server_error: 'server',
  api_error: 'server',
  internal_error: 'server',
  internal_server_error: 'server',
  timeout_error: 'server',
  authentication_error: 'key-refused',
  invalid_api_key: 'key-refused',
  invalid_authentication: 'key-refused',
  permission_error: 'forbidden',
  not_found_error: 'not-found',
  model_not_found: 'not-found',
  request_too_large: 'too-large',
  context_length_exceeded: 'context',
  invalid_request_error: 'bad-request',
  invalid_prompt: 'bad-request',
};

const BY_STATUS: Readonly<Record<number, FaultKind>> = {
  401: 'key-refused',
  402: 'payment',
  403: 'forbidden',
  404: 'not-found',
  407: 'proxy',
  408: 'server',
  413: 'too-large',
  429: 'rate',
  529: 'overloaded',
};

/** More specific than their status: 429 can also mean a spent quota, 400 for a full context. */
const OVER_STATUS: ReadonlySet<FaultKind> = new Set(['quota', 'context', 'payment']);

/** The kind of a fault from its status and the codes of its error object. */
export function kindOf(status: number | undefined, ...codes: readonly unknown[]): FaultKind {
  const named = codes.map((code) => (typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined));
  const specific = named.find((kind) => kind !== undefined && OVER_STATUS.has(kind)) ?? named.find((kind) => kind !== undefined);
  if (status === undefined || status < 300) return specific ?? codes.map(statusCode).find((kind) => kind !== undefined) ?? 'unknown';
  if (specific !== undefined && OVER_STATUS.has(specific)) return specific;
  return byStatus(status) ?? specific ?? 'unknown';
}

function byStatus(status: number): FaultKind | undefined {
  if (status >= 300 && status < 400) return 'redirect';
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'bad-request' : undefined);
}

/** OpenAI-compatible relays put the HTTP status into `code` of an error inside a 200. */
const statusCode = (code: unknown): FaultKind | undefined => {
  const status = typeof code === 'number' ? code : typeof code === 'string' && /^[345]\d\d$/.test(code) ? Number(code) : undefined;
  return status === undefined ? undefined : byStatus(status);
};
