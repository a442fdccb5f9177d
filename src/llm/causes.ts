/**
 * The table of causes: from the status, the codes and the sentence of an error to what went wrong. The codes and sentences are those of the
 * providers' documentation and of the sources of Ollama, llama.cpp, vLLM and LM Studio, November 2026.
 */
import type { FaultKind } from './faults.ts';

/** What an error says, however its body is built. */
export interface Said {
  /** Undefined inside a 200 and in mid-stream. */
  readonly status: number | undefined;
  /** Values of `code`, `type`, `status` and `reason`. */
  readonly codes: readonly unknown[];
  /** The sentence for a reader. */
  readonly message: string | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterMs: number | undefined;
}

/** By a code in small letters, with its words joined by `_`. */
const BY_CODE: Readonly<Record<string, FaultKind>> = {
  insufficient_quota: 'quota',
  billing_error: 'payment',
  billing_not_active: 'payment',
  billing_hard_limit_reached: 'quota',
  credit_balance_too_low: 'payment',
  insufficient_balance: 'payment',
  arrearage: 'payment',
  rate_limit_exceeded: 'rate',
  rate_limit_error: 'rate',
  too_many_requests: 'rate',
  resource_exhausted: 'rate',
  throttling: 'rate',
  overloaded_error: 'overloaded',
  overloaded: 'overloaded',
  engine_overloaded: 'overloaded',
  slow_down: 'overloaded',
  unavailable: 'overloaded',
  server_error: 'server',
  api_error: 'server',
  internal: 'server',
  internal_error: 'server',
  internal_server_error: 'server',
  timeout_error: 'server',
  deadline_exceeded: 'server',
  authentication_error: 'key-refused',
  invalid_api_key: 'key-refused',
  api_key_invalid: 'key-refused',
  invalid_authentication: 'key-refused',
  unauthenticated: 'key-refused',
  unauthorized: 'key-refused',
  permission_error: 'forbidden',
  permission_denied: 'forbidden',
  unsupported_country_region_territory: 'region',
  organization_must_be_verified: 'verification',
  not_found_error: 'not-found',
  not_found: 'not-found',
  model_not_found: 'model-missing',
  deployment_not_found: 'model-missing',
  model_decommissioned: 'model-retired',
  request_too_large: 'too-large',
  context_length_exceeded: 'context',
  exceed_context_size_error: 'context',
  invalid_request_error: 'bad-request',
  invalid_argument: 'bad-request',
  invalid_prompt: 'bad-request',
};

const BY_STATUS: Readonly<Record<number, FaultKind>> = {
  401: 'key-refused',
  402: 'payment',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-found',
  407: 'proxy',
  408: 'server',
  410: 'model-retired',
  413: 'too-large',
  423: 'account',
  429: 'rate',
  451: 'region',
  498: 'key-refused',
  501: 'bad-request',
  511: 'web-page',
  529: 'overloaded',
};

/** More specific than their status: 429 can also mean a spent quota, 400 a full context. */
const OVER_STATUS: ReadonlySet<FaultKind> = new Set(['quota', 'context', 'payment', 'region', 'verification', 'model-retired']);
/** More specific than their status, but servers give them for other reasons too, which their sentence says. */
const BEHIND_SENTENCE: ReadonlySet<FaultKind> = new Set(['model-missing', 'key-refused']);
/** Statuses that say less than the sentence beside them. */
const VAGUE = [400, 401, 403, 404, 422, 429, 500, 503];

const KEY = String.raw`(?:api|access|auth\w*|bearer|secret|security)[ _-]?(?:key|token|credential|header)s?`;
const REFUSED = String.raw`(?:not valid|invalid|incorrect|wrong|expired|revoked|malformed|missing|required|disabled|rejected|not found|fails?)`;
const PLACE = String.raw`\b(?:countr(?:y|ies)|regions?|territor(?:y|ies)|location)\b`;
const NOT_HERE = String.raw`\b(?:not (?:supported|available|allowed|permitted|served)|unsupported|restricted|blocked)\b`;
const GONE = String.raw`(?:deprecat|retired|decommission|end[- ]of[- ]life|no longer|discontinued|sunset|shut down|has been removed)`;

const anyOf = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'i');

/** By the sentence, first match first; `at`: the statuses with which it is believed, besides none. */
const BY_SENTENCE: readonly { readonly kind: FaultKind; readonly at: readonly number[]; readonly says: RegExp }[] = [
  {
    // "Loading model" (llama.cpp), "llm server loading model" (Ollama), "is currently loading" (Hugging Face)
    kind: 'loading',
    at: [409, 425, 429, 500, 503],
    says: /\bloading\b.{0,40}\bmodel|\b(?:model|server)\b.{0,80}\b(?:loading|warming up|starting up|being (?:loaded|deployed|started))\b/i,
  },
  {
    // "model requires more system memory (8.0 GiB) than is available" (Ollama), "CUDA out of memory"
    kind: 'memory',
    at: VAGUE,
    says: anyOf(
      String.raw`out of memory`,
      String.raw`\bOOM\b`,
      String.raw`cudaMalloc`,
      String.raw`(?:insufficient|not enough|requires? more|too little|ran out of)\b.{0,24}\b(?:memory|v?ram)\b`,
      String.raw`(?:unable|failed) to allocate`,
      // the system ended the server's worker, which it does when memory is short
      String.raw`terminated\b.{0,20}\bkilled`,
    ),
  },
  {
    kind: 'context',
    at: [400, 413, 422, 500],
    says: anyOf(
      String.raw`context[ _-]?(?:length|window|size)`,
      String.raw`maximum (?:context|number of (?:input )?tokens)`,
      String.raw`too many (?:input )?tokens`,
      String.raw`(?:prompt|input|request|message)s? (?:is|are|was) too (?:long|large)`,
      String.raw`exceeds? (?:the )?(?:model'?s )?(?:maximum )?(?:token|context)`,
    ),
  },
  {
    kind: 'needs-tls',
    at: [400, 426, 497],
    says: /plain HTTP request was sent to (?:an )?HTTPS port|HTTP request to an HTTPS server|requires? (?:https|tls)\b/i,
  },
  {
    kind: 'verification',
    at: VAGUE,
    says: anyOf(
      String.raw`\b(?:organi[sz]ation|account|identity|e-?mail|phone)\b.{0,60}\bverif`,
      String.raw`\bverif\w+\b.{0,60}\b(?:organi[sz]ation|account|identity|e-?mail|phone)`,
    ),
  },
  { kind: 'region', at: VAGUE, says: anyOf(String.raw`${PLACE}.{0,60}${NOT_HERE}`, String.raw`${NOT_HERE}.{0,60}${PLACE}`) },
  {
    // "Your credit balance is too low" (Anthropic, 400), "Insufficient Balance" (DeepSeek)
    kind: 'payment',
    at: [...VAGUE, 402],
    says: anyOf(
      String.raw`credit balance`,
      String.raw`\b(?:insufficient|not enough|out of|no|zero|negative|low|more|add|purchase|buy)\b.{0,16}\b(?:credits?|balance|funds)\b`,
      String.raw`(?:credits?|balance|funds)\b.{0,40}\b(?:too low|insufficient|exhausted|depleted|negative|used up)`,
      String.raw`payment (?:required|method)`,
      String.raw`\b(?:top up|arrears|overdue|recharge)\b`,
      String.raw`billing (?:is )?not (?:active|enabled)`,
      String.raw`enable billing`,
    ),
  },
  // more than a whole minute allows: waiting does not help (Groq)
  { kind: 'too-large', at: [413, 429], says: /\brequest too large\b/i },
  {
    kind: 'quota',
    at: [400, 403, 429],
    says: anyOf(
      String.raw`\b(?:daily|monthly|per[- ](?:day|month))\b.{0,40}\blimit`,
      String.raw`exceeded your (?:current|monthly|daily|free)? ?quota`,
      String.raw`(?:quota|usage limit|spend(?:ing)? limit)\b.{0,30}\b(?:exceeded|reached|used up|exhausted)`,
      String.raw`(?:reached|exceeded|hit)\b.{0,40}\b(?:quota|usage limits?|spend(?:ing)? limit)`,
    ),
  },
  {
    kind: 'key-refused',
    at: [400, 401, 403, 422],
    says: new RegExp(String.raw`\b${KEY}\b.{0,60}\b${REFUSED}\b|\b(?:${REFUSED}|no|provide|pass)\b.{0,24}\b${KEY}\b`, 'i'),
  },
  {
    kind: 'model-retired',
    at: [400, 403, 404, 410, 422],
    says: new RegExp(String.raw`\bmodels?\b.{0,120}\b${GONE}|\b${GONE}\w*\b.{0,40}\bmodel`, 'i'),
  },
  {
    // "model 'x' not found, try pulling it first" (Ollama), "No models loaded" (LM Studio), "… is not a valid model ID" (OpenRouter)
    kind: 'model-missing',
    at: [400, 403, 404, 422, 500],
    says: anyOf(
      String.raw`try pulling`,
      String.raw`no models? (?:is |are )?(?:loaded|found|installed|available)`,
      String.raw`\b(?:unknown|no such|unrecogni[sz]ed|invalid)\b.{0,4} model\b`,
      String.raw`not a valid model`,
      String.raw`\bmodel\b.{0,120}\b(?:not found|not exist|doesn't exist|could not be found)`,
      String.raw`\bmodel\b.{0,120}\b(?:isn't|is unknown|not available|unavailable|no access|not supported)`,
      String.raw`\b(?:find|locate|found) (?:the |a |any )?models?\b`,
    ),
  },
  {
    // "does not support chat" (Ollama), "unsupported model architecture" (llama.cpp)
    kind: 'model-unfit',
    at: [400, 422, 500],
    says: anyOf(
      String.raw`does not support (?:chat|generat\w+|completions?)\b`,
      String.raw`(?:unsupported|unknown) model architecture`,
      String.raw`(?:unable|failed) to load (?:the )?model`,
      String.raw`not a chat model`,
    ),
  },
  {
    kind: 'account',
    at: [400, 401, 403, 423],
    says: /\b(?:account|project|organi[sz]ation|user|workspace|team)\b.{0,40}\b(?:suspended|locked|disabled|deactivated|banned|terminated)\b/i,
  },
  {
    kind: 'policy',
    at: [400, 403],
    says: /\b(?:usage|content|safety)\b.{0,24}\b(?:polic(?:y|ies)|filter\w*|guidelines?)\b|flagged\b.{0,40}\b(?:unsafe|harmful|moderation)/i,
  },
  {
    kind: 'overloaded',
    at: [429, 500, 503],
    says: anyOf(
      String.raw`\b(?:overloaded|server (?:is )?busy|at capacity|high (?:demand|load|traffic))\b`,
      String.raw`\bno (?:healthy|available) (?:upstream|instances?|servers?|workers?)\b`,
    ),
  },
];

/** A wait up to this is worth waiting: what a server calls a quota is then a rate. */
const SHORT_WAIT_MS = 3_600_000;

/** The kind of a fault. An error that no row of the tables knows keeps the kind of its status, and its sentence is shown. */
export function causeOf({ status, codes, message = '', retryAfterMs }: Said): FaultKind {
  const named = codes.map((code) => (typeof code === 'string' ? BY_CODE[normal(code)] : undefined)).filter((kind) => kind !== undefined);
  const over = named.find((kind) => OVER_STATUS.has(kind));
  const failed = status !== undefined && status >= 300;
  if (over !== undefined) return over;
  if (status === 429 && retryAfterMs !== undefined && retryAfterMs < SHORT_WAIT_MS) return 'rate';
  const told = BY_SENTENCE.find(({ at, says }) => (!failed || at.includes(status)) && says.test(message))?.kind;
  if (told !== undefined) return told;
  const [first] = named;
  const behind = named.find((kind) => BEHIND_SENTENCE.has(kind));
  if (behind !== undefined && (status === 400 || status === 404)) return behind;
  if (failed) return byStatus(status) ?? first ?? 'unknown';
  return first ?? codes.map(statusCode).find((kind) => kind !== undefined) ?? 'unknown';
}

/** `InvalidApiKey`, `API_KEY_INVALID` and `invalid-api-key` are written alike. */
const normal = (code: string): string => {
  const name = code
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
  return Object.hasOwn(BY_CODE, name) ? name : '';
};

function byStatus(status: number): FaultKind | undefined {
  if (status >= 300 && status < 400) return 'redirect';
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'bad-request' : undefined);
}

/** Relays put the HTTP status into `code` of an error inside a 200. */
const statusCode = (code: unknown): FaultKind | undefined => {
  const status = typeof code === 'number' ? code : typeof code === 'string' && /^[345]\d\d$/.test(code) ? Number(code) : undefined;
  return status === undefined ? undefined : byStatus(status);
};
