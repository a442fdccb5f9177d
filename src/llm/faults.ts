/** The kinds of things that can go wrong between a question and its answer; `failures.ts` makes the text for the user. */

export type FaultKind =
  | 'bad-request'
  | 'key-refused'
  | 'payment'
  | 'region'
  | 'verification'
  | 'forbidden'
  /** A service that the account has to switch on first. */
  | 'not-enabled'
  /** An address from which the account allows nothing. */
  | 'network-rule'
  /** The time in the request is not that of the server. */
  | 'clock'
  /** A header that a gateway wants beside the key. */
  | 'header-wanted'
  /** A network on the way blocks the server. */
  | 'filtered'
  /** The model is asked over another protocol. */
  | 'other-wire'
  | 'not-found'
  | 'model-missing'
  | 'model-retired'
  | 'model-unfit'
  | 'account'
  | 'policy'
  | 'memory'
  | 'too-large'
  | 'context'
  | 'rate'
  | 'quota'
  /** A limit of an hour, a day or a week, which begins anew by itself. */
  | 'used-for-now'
  /** Terms to accept, a form to fill in, a setting of the account. */
  | 'account-step'
  /** A page in front of the server lets browsers through only. */
  | 'robots'
  /** The chat template of the model fails in the server. */
  | 'template'
  | 'outdated'
  | 'disk'
  /** The server could not parse what its model wrote. */
  | 'unread'
  | 'server'
  | 'overloaded'
  /** The server loads the model, which is waited for. */
  | 'loading'
  | 'cut'
  /** An answer without anything in it. */
  | 'empty'
  | 'reset'
  | 'silent'
  | 'slow'
  | 'dns'
  | 'no-connection'
  | 'connect-timeout'
  | 'tls'
  | 'tls-name'
  | 'tls-handshake'
  | 'open-files'
  /** https where http is spoken, and the reverse. */
  | 'no-tls'
  | 'needs-tls'
  | 'not-http'
  /** A response whose head breaks the rules of HTTP. */
  | 'bad-head'
  | 'proxy'
  | 'redirect'
  | 'web-page'
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
  /** Where a redirect leads: an address of the server's choice. */
  readonly to?: string;
  /** How long an answer was waited for that did not come. */
  readonly waitedMs?: number;
  /** What the model wrote, where the server could not read a call in it (Groq's `failed_generation`). */
  readonly written?: string;
  /** Parameters that were left out because the server refused them, and it refused again. */
  readonly without?: readonly string[];
  /** The provider's own message: untrusted text, of which a sentence is shown. */
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
const TRANSIENT: ReadonlySet<FaultKind> = new Set(['rate', 'server', 'overloaded', 'reset', 'unread']);
export const isTransient = (fault: Fault): boolean => TRANSIENT.has(fault.kind);
