/**
 * The table of causes: from the status, the codes and the sentence of an error to what went wrong. The codes are those of the providers'
 * documentation and of the sources of Ollama, llama.cpp, vLLM and LM Studio, November 2026; `cause-sentences.ts` has the sentences.
 */
import { BY_SENTENCE } from './cause-sentences.ts';
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
  exceeded_current_quota_error: 'quota',
  billing_error: 'payment',
  billing_not_active: 'account',
  billing_hard_limit_reached: 'quota',
  budget_exceeded: 'budget',
  insufficient_user_quota: 'payment',
  credit_balance_too_low: 'payment',
  insufficient_balance: 'payment',
  arrearage: 'unpaid',
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
  invalid_grant: 'key-refused',
  invalid_token: 'key-refused',
  token_expired: 'key-ended',
  expired_api_key: 'key-ended',
  api_key_expired: 'key-ended',
  key_revoked: 'key-ended',
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
  content_filter: 'policy',
  content_policy_violation: 'policy',
  responsible_aipolicy_violation: 'policy',
  moderation_blocked: 'policy',
  data_inspection_failed: 'policy',
  hooks_failed: 'policy',
  model_capacity_exhausted: 'overloaded',
  api_key_service_blocked: 'permission',
  insufficient_permissions: 'permission',
  key_model_access_denied: 'model-forbidden',
  team_model_access_denied: 'model-forbidden',
  model_permission_blocked_org: 'model-forbidden',
  missing_scope: 'permission',
  consumer_suspended: 'account',
  account_deactivated: 'account',
  organization_restricted: 'account',
  organization_deactivated: 'account',
  service_disabled: 'not-enabled',
  billing_disabled: 'billing-setup',
  subscription_required: 'plan',
  ip_not_authorized: 'network-rule',
  unsupported_parameter: 'bad-form',
  unsupported_value: 'bad-form',
  unknown_parameter: 'bad-form',
};

const BY_STATUS: Readonly<Record<number, FaultKind>> = {
  401: 'key-refused',
  402: 'payment',
  403: 'forbidden',
  404: 'not-found',
  405: 'address',
  407: 'proxy',
  408: 'server',
  410: 'model-retired',
  413: 'too-large',
  423: 'account',
  426: 'not-http',
  429: 'rate',
  451: 'region',
  495: 'client-certificate',
  496: 'client-certificate',
  498: 'key-refused',
  501: 'bad-request',
  502: 'upstream',
  504: 'upstream',
  507: 'disk',
  511: 'web-page',
  529: 'overloaded',
  530: 'upstream',
};

/** More specific than their status: 429 can also mean a spent quota, 400 a full context. */
const OVER_STATUS: ReadonlySet<FaultKind> = new Set([
  'quota',
  'budget',
  'context',
  'payment',
  'unpaid',
  'account',
  'region',
  'verification',
  'model-retired',
  'policy',
]);
/** No more specific than a status: what such a code says, the sentence and the status say better. */
const GENERAL: ReadonlySet<FaultKind> = new Set(['bad-request', 'forbidden', 'not-found', 'rate', 'server', 'too-large']);
/** A wait up to this is worth waiting: what a server calls a quota is then a rate. */
const SHORT_WAIT_MS = 3_600_000;
/** What the server is short of, and not the user: a wait changes nothing about that. */
const OF_THE_SERVER: ReadonlySet<FaultKind> = new Set(['overloaded', 'upstream-busy', 'loading']);

/** The kind of a fault. An error that no row of the tables knows keeps the kind of its status, and its sentence is shown. */
export function causeOf({ status, codes, message = '', retryAfterMs }: Said): FaultKind {
  const named = codes.map((code) => (typeof code === 'string' ? BY_CODE[normal(code)] : undefined)).filter((kind) => kind !== undefined);
  const over = named.find((kind) => OVER_STATUS.has(kind));
  const failed = status !== undefined && status >= 300;
  const bySentence = BY_SENTENCE.find(
    ({ at, says, statusOnly = false }) => (failed ? at.includes(status) : !statusOnly) && says.test(message),
  );
  if (over !== undefined && bySentence?.overCode !== true) return over;
  const isKept = bySentence !== undefined && (bySentence.overCode === true || OF_THE_SERVER.has(bySentence.kind));
  if (status === 429 && retryAfterMs !== undefined && retryAfterMs < SHORT_WAIT_MS && !isKept) return 'rate';
  if (bySentence !== undefined) return bySentence.kind;
  const [first] = named;
  const behind = named.find((kind) => !GENERAL.has(kind));
  if (behind !== undefined && status !== undefined && status >= 400 && status < 500) return behind;
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
  // Cloudflare's, for what is behind it: 520 to 527
  if (status >= 520 && status <= 527) return 'upstream';
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'bad-request' : undefined);
}

/** Relays put the HTTP status into `code` of an error inside a 200. */
const statusCode = (code: unknown): FaultKind | undefined => {
  const status =
    typeof code === 'number' && code >= 300 && code < 600
      ? code
      : typeof code === 'string' && /^[345]\d\d$/.test(code)
        ? Number(code)
        : undefined;
  return status === undefined ? undefined : byStatus(status);
};
