/** The kinds of things that can go wrong between a question and its answer; `failures.ts` makes the text for the user. */

/** What a server says of the user's key and account: whether, and how much, it may be used. A kind is one thing to do about it. */
export type AccountFault =
  | 'key-refused'
  /** The key or the address: the server does not say which. */
  | 'key-or-address'
  /** A key that was good once: expired, revoked, leaked. */
  | 'key-ended'
  /** The limit of this one key. That of the account is `quota`. */
  | 'key-limit'
  /** The key is known, and lacks a permission, a scope or a role. */
  | 'permission'
  | 'forbidden'
  /** The account or project is suspended, disabled or not active. */
  | 'account'
  | 'payment'
  /** A bill is overdue, or a payment failed. */
  | 'unpaid'
  /** No payment method, or billing is switched off. */
  | 'billing-setup'
  /** A paid plan or a subscription is wanted. */
  | 'plan'
  | 'quota'
  /** What whoever manages a gateway or a project lets it spend. */
  | 'budget'
  | 'free-quota'
  /** A limit of an hour, a day, a week or a month, which begins anew by itself. */
  | 'used-for-now'
  | 'rate'
  | 'region'
  | 'verification'
  /** Terms to accept, a form to fill in. */
  | 'account-step'
  /** The user has to be taken into an organization, which somebody else does. */
  | 'membership'
  /** A setting of the account, about data or providers, excludes the model. */
  | 'account-setting'
  /** A service that the account has to switch on first. */
  | 'not-enabled'
  /** An address from which the account allows nothing. */
  | 'network-rule'
  /** The time in the request is not that of the server. */
  | 'clock'
  /** A header that a gateway wants beside the key. */
  | 'header-wanted'
  /** A certificate of the client's own, which yosh has none of. */
  | 'client-certificate';

/** What a server says of the request, the model and itself. A kind is one thing to do about it. */
export type ServerFault =
  /** A request that was refused for a reason that no row of the table knows. */
  | 'bad-request'
  /** The form of the request: a parameter, a schema, a role. The user did not write it. */
  | 'bad-form'
  /** The model is asked over another protocol. */
  | 'other-wire'
  /** The model or the address: the server does not say which. */
  | 'not-found'
  /** The path of the request is not one of the server's. */
  | 'address'
  | 'api-version'
  | 'model-missing'
  /** The name has a form that no model of the server has. */
  | 'model-name'
  /** The model is there, and asked by another ID. */
  | 'model-id'
  /** The model exists, and this key, project or plan may not use it. */
  | 'model-forbidden'
  /** The model, and not the whole service, is kept from where the user is. */
  | 'model-region'
  /** The machine of the model's own is paused, stopped, or not yet made. */
  | 'not-running'
  /** The model exists, and is not in the memory of the server. */
  | 'not-loaded'
  /** The server has loaded as many models as it may. */
  | 'no-room'
  /** More than one is in the memory of the server, which does not choose. */
  | 'several-loaded'
  | 'model-retired'
  | 'model-unfit'
  | 'policy'
  | 'memory'
  | 'too-large'
  | 'context'
  /** All tokens of an answer were used for thinking. */
  | 'thinking'
  /** The chat template of the model fails in the server. */
  | 'template'
  | 'outdated'
  | 'disk'
  /** The server could not parse what its model wrote. */
  | 'unread'
  | 'server'
  /** A relay gets no answer from the server that it relays to. */
  | 'upstream'
  /** A relay is kept waiting by the servers that it relays to. */
  | 'upstream-busy'
  | 'overloaded'
  /** The server loads the model, which is waited for. */
  | 'loading'
  | 'unknown';

/** What the network, or something on the way, does; and answers that are none. */
export type NetworkFault =
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
  /** A page in front of the server lets browsers through only. */
  | 'robots'
  /** A network on the way blocks the server. */
  | 'filtered'
  | 'garbled'
  | 'flood'
  | 'paused'
  | 'stray-host';

export type FaultKind = AccountFault | ServerFault | NetworkFault;

export interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  /** How long the provider asks to wait. */
  readonly retryAfterMs?: number;
  /** Where a redirect leads: an address of the server's choice. */
  readonly to?: string;
  /** The variable whose proxy is of another kind than http(s). */
  readonly variable?: string;
  /** How long an answer was waited for that did not come. */
  readonly waitedMs?: number;
  /** What the model wrote, where the server could not read a call in it (Groq's `failed_generation`). */
  readonly written?: string;
  /** The wire that the server speaks, where it was asked over another one. */
  readonly wire?: string;
  /** Parameters that were left out because the server refused them, and it refused again. */
  readonly without?: readonly string[];
  /** The limit of tokens that was reached; null where none was sent. */
  readonly limit?: number | null;
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
const TRANSIENT: ReadonlySet<FaultKind> = new Set(['rate', 'server', 'upstream', 'upstream-busy', 'overloaded', 'reset', 'unread']);
export const isTransient = (fault: Fault): boolean => TRANSIENT.has(fault.kind);

/** Another key may help: that of a command is asked for again. */
const ABOUT_KEY: ReadonlySet<FaultKind> = new Set(['key-refused', 'key-or-address', 'key-ended']);
export const isAboutKey = ({ kind }: Fault): boolean => ABOUT_KEY.has(kind);

/** Another model of the server may help: where none is configured, it is chosen again. */
const ABOUT_MODEL: ReadonlySet<FaultKind> = new Set([
  'not-found',
  'model-missing',
  'model-name',
  'model-id',
  'model-forbidden',
  'model-region',
  'not-running',
  'not-loaded',
  'no-room',
  'several-loaded',
]);
export const isAboutModel = ({ kind }: Fault): boolean => ABOUT_MODEL.has(kind);

/** The request may have reached a server at a path of something else. A wrong key or model at the right path has another line. */
const ABOUT_PATH: ReadonlySet<FaultKind> = new Set(['not-found', 'address', 'web-page', 'redirect', 'garbled', 'unknown']);
export const isAboutPath = ({ kind }: Fault): boolean => ABOUT_PATH.has(kind);
