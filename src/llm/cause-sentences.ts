/**
 * What the sentences of errors mean, first match first: those of the providers' documentation, of gateways (LiteLLM, Azure, Bedrock,
 * Cloudflare) and of the sources of Ollama, llama.cpp, vLLM, LM Studio, KoboldCpp, LocalAI and Triton, November 2026.
 */
import { ACCOUNT_STATES, KEYS, MONEY } from './account-causes.ts';
import { anyOf, type CauseRow, VAGUE } from './cause-row.ts';
import { IN_CHINESE } from './chinese-causes.ts';
import { IN_MEMORY, MODELS } from './model-causes.ts';

/** A header that is missing, with its name; those of keys are keys. */
const HEADER_WANTED = anyOf(
  String.raw`\b(?:requires?|missing|needs?|without)\b.{0,30}\b((?:x|cf)-(?!(?:\w+-)?api-key)[a-z\d-]{3,})\b`,
  String.raw`\b((?!(?:\w+-)*api-key)\w+-[\w-]+) header is (?:being sent|required|missing|wanted)\b`,
);
export const headerIn = (message: string): string | undefined => {
  const [, own, any] = HEADER_WANTED.exec(message) ?? [];
  return own ?? any;
};

/** What runs a model is no longer there: Ollama's runner, LM Studio's engine. */
export const STOPPED = /\b(?:runner|engine|runtime)\b.{0,100}\b(?:stopped|died|exited before|no longer running)\b/i;

/** Words of a service that is not yet there. */
const STARTING = 'warming up|starting up|scaling up|being (?:loaded|deployed|started)';

/** Words for a part of a request. */
const PART = String.raw`(?:parameters?|arguments?|fields?|inputs?|propert(?:y|ies)|schema|roles?|type|value|json|body|tool_choice|messages?)`;

export const BY_SENTENCE: readonly CauseRow[] = [
  {
    // "Loading model" (llama.cpp), "llm server loading model" (Ollama), "is currently loading" (Hugging Face)
    kind: 'loading',
    at: [409, 425, 429, 500, 503],
    says: anyOf(
      String.raw`(?<!\b(?:error|failed|failure|while) )\bloading\b.{0,40}\bmodel`,
      String.raw`\b(?:model|server|service)\b.{0,80}(?<!\b(?:error|failed|failure|while) )\b(?:loading|${STARTING})\b`,
    ),
  },
  { kind: 'loading', at: [425, 503], says: /\b(?:model|service)\b.{0,20}\bnot (?:yet )?ready\b/i, statusOnly: true },
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
      String.raw`insufficient (?:system )?resources`,
      // the system ended the server's worker, which it does when memory is short
      String.raw`terminated\b.{0,20}\bkilled`,
    ),
  },
  {
    kind: 'context',
    at: [400, 413, 422, 500],
    says: anyOf(
      String.raw`context[ _-]?(?:length|window|size|shift)`,
      String.raw`maximum (?:context|number of (?:input )?tokens)`,
      String.raw`too many (?:input )?tokens`,
      String.raw`(?:prompt|input|request|message)s? (?:is|are|was) too (?:long|large)`,
      String.raw`exceeds? (?:the )?(?:model'?s )?(?:maximum )?(?:token|context)`,
      String.raw`\binput\w*['’\x60]? tokens?\b.{0,80}(?:\bexceed|<=|≤|\btoo (?:many|large|long)|\blimit)`,
      String.raw`\bn_ctx\b`,
      String.raw`\btoken counts?\b.{0,24}\bexceeds?\b`,
      // vLLM: nothing is left for an answer
      String.raw`\bmax\w*_tokens\b.{0,40}\bgot -\d`,
    ),
  },
  {
    kind: 'needs-tls',
    at: [400, 426, 497],
    says: /plain HTTP request was sent to (?:an )?HTTPS port|HTTP request to an HTTPS server|requires? (?:https|tls)\b/i,
  },
  {
    // signatures and tokens with a time in them
    kind: 'clock',
    at: [400, 401, 403],
    says: /\bsignature (?:has )?expired\b|\b(?:not yet valid|used too early|too skewed|clock skew)\b|\b(?:nbf|iat|issued|timestamp)\b.{0,40}\bfuture\b/i,
  },
  {
    // a gateway's own header, beside the key
    kind: 'header-wanted',
    at: [400, 401, 403],
    says: HEADER_WANTED,
  },
  {
    // OpenAI and GitHub: a model that has no Chat Completions
    kind: 'other-wire',
    at: [400, 404],
    says: anyOf(
      String.raw`\b(?:only|use)\b.{0,40}(?:\bv1/responses\b|\bresponses api\b)`,
      String.raw`\bnot accessible\b.{0,24}/chat/completions`,
    ),
  },
  ...IN_CHINESE,
  ...IN_MEMORY,
  ...ACCOUNT_STATES,
  ...MONEY,
  ...KEYS,
  ...MODELS,
  { kind: 'disk', at: [400, 500, 507], says: /\bno space left\b|\bdisk (?:is )?full\b|\binsufficient storage\b/i },
  {
    kind: 'policy',
    at: [400, 403, 422, 424, 446],
    says: anyOf(
      String.raw`\b(?:usage|content|safety)\b.{0,24}\b(?:polic(?:y|ies)|filter\w*|guidelines?)\b`,
      String.raw`flagged\b.{0,40}\b(?:unsafe|harmful|moderation)`,
      String.raw`\b(?:prompt|input|message|content)\b.{0,40}\bblocked\b`,
      String.raw`\b(?:inappropriate|harmful|unsafe) content\b`,
      String.raw`\bblocked\b.{0,40}\b(?:guard ?rails?|safety|moderation)\b`,
      String.raw`\bguard ?rails? checks?\b.{0,40}\bfailed\b`,
    ),
  },
  {
    // relays: "temporarily rate-limited upstream" (OpenRouter), "No deployments available for selected model" (LiteLLM)
    kind: 'upstream-busy',
    at: [429, 500, 502, 503],
    says: anyOf(
      String.raw`\brate[- ]?limited (?:by (?:the )?)?(?:upstream|provider)\b`,
      String.raw`\bupstream\b.{0,30}\b(?:overloaded|saturated|busy)\b|\bno deployments? available\b`,
    ),
  },
  {
    kind: 'overloaded',
    at: [429, 498, 500, 503],
    says: anyOf(
      String.raw`\b(?:overloaded|server (?:is )?busy|(?:at|over|no) capacity|capacity (?:exceeded|exhausted|reached)|high (?:demand|load|traffic))\b`,
      String.raw`\bno slots?\b.{0,12}\bavailable\b`,
      String.raw`\bno (?:healthy |available )?(?:upstream|instances?|servers?|workers?)\b`,
    ),
  },
  {
    // a relay that found no server at the address that it relays to
    kind: 'upstream',
    at: [500, 502, 503, 504],
    says: anyOf(
      String.raw`\bconnection refused\b|\bECONNREFUSED\b|\bno route to host\b|\bdial tcp\b|\bupstream connect error\b`,
      String.raw`\b(?:cannot|could not|failed to|unable to) connect\b`,
    ),
  },
  { kind: 'api-version', at: [400, 404], says: /\bapi[- ]version\b/i, statusOnly: true },
  // pages of a network between
  {
    kind: 'robots',
    at: [403, 429, 503],
    says: anyOf(
      String.raw`^(?:just a moment|attention required|checking your browser|verify (?:that )?you are (?:a )?human)|\bcaptcha\b`,
      String.raw`\b(?:security|browser|bot) (?:check(?:point)?|verification|challenge)\b`,
    ),
    statusOnly: true,
  },
  { kind: 'web-page', at: [401, 403], says: /^(?:sign|log)[ -]?in\b/i, statusOnly: true },
  {
    kind: 'filtered',
    at: [403],
    says: anyOf(
      String.raw`\b(?:web ?page|web ?site|site|url|category)\b.{0,30}\b(?:blocked|denied)\b`,
      String.raw`\bblocked by\b.{0,30}\b(?:administrator|organi[sz]ation|network)\b`,
      String.raw`\b(?:access|web ?filter) (?:blocked|block|violation)\b|\b(?:internet|web|network) (?:security|protection|filter(?:ing)?)\b`,
      // Squid
      String.raw`\brequested url could not be retrieved\b`,
    ),
    statusOnly: true,
  },
  {
    // a request that reached the server at a path of something else: the words of routers (Go, Express, Flask, Kong, OpenAI)
    kind: 'address',
    at: [400, 404, 405],
    says: anyOf(
      String.raw`\bunexpected endpoint\b|\b(?:unknown|no such|unsupported) (?:endpoint|route|path|url)\b`,
      String.raw`\bno route (?:matched|for)\b|\b(?:could not|cannot|unable to) route\b`,
      String.raw`\bcannot (?:get|post) \/|\binvalid url\b|\bunrecogni[sz]ed request url\b`,
      String.raw`\bpage not found\b|^file not found$|\brequested url\b.{0,40}\bnot found\b|\b(?:endpoint|route|path) (?:was )?not found\b`,
    ),
  },
  { kind: 'server', at: [400], says: /\bcrashed\b|\bDEGRADED\b|terminated unexpectedly/ },
  // the program that a server starts for a model
  { kind: 'upstream', at: [500, 503], says: STOPPED },
  // Bedrock, of an account that may not use it
  { kind: 'forbidden', at: [400], says: /^(?:operation|action) (?:is )?not (?:allowed|permitted)\b/i },
  {
    // last: what names a part of the request and none of the causes above
    kind: 'bad-form',
    at: [400, 422],
    says: anyOf(
      String.raw`\b(?:unknown|unrecogni[sz]ed|unexpected|expected|unsupported|extra|additional|invalid|missing|required|bad|malformed)\b.{0,24}\b${PART}\b`,
      String.raw`\b${PART}\b.{0,40}\b(?:required|not (?:permitted|allowed|supported)|unsupported|must be|should be|expected|invalid)\b`,
      // a name with an underscore in quotes is one of the request's, whatever it is
      String.raw`["'\x60][a-z]+_\w+["'\x60].{0,60}\b(?:must|should|needs? to)\b`,
      String.raw`\bvalidation errors?\b|\b(?:parse|deserialize|decode)\b.{0,24}\b(?:json|body|request)\b|\binvalid request format\b`,
    ),
    statusOnly: true,
  },
];
