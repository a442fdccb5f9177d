/**
 * What the sentences of errors mean, first match first: those of the providers' documentation, of gateways (LiteLLM, Azure, Bedrock,
 * Cloudflare) and of the sources of Ollama, llama.cpp, vLLM, LM Studio, KoboldCpp, LocalAI and Triton, November 2026.
 */
import type { FaultKind } from './faults.ts';

/** Statuses that say less than the sentence beside them. */
const VAGUE = [400, 401, 403, 404, 422, 429, 500, 503];

const KEY = String.raw`(?:api|access|auth\w*|bearer|secret|security)[ _-]?(?:key|token|credential|header|id)s?`;
const REFUSED = String.raw`(?:not valid|invalid|incorrect|wrong|expired|revoked|malformed|missing|required|disabled|rejected|not found|fails?)`;
const PLACE = String.raw`\b(?:countr(?:y|ies)|regions?|territor(?:y|ies)|location)\b`;
const NOT_HERE = String.raw`\b(?:not (?:supported|available|allowed|permitted|served)|unsupported|restricted|blocked)\b`;
const PERIOD = String.raw`(?:hourly|daily|weekly|per[- ](?:hour|day|week))`;
const GONE = String.raw`(?:deprecat|retired|decommission|end[- ]of[- ]life|no longer|discontinued|sunset|shut down|has been removed)`;

const anyOf = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'i');

/** A header that is missing, with its name; those of keys are keys. */
export const HEADER_WANTED = /\b(?:requires?|missing|needs?|without)\b.{0,30}\b((?:x|cf)-(?!(?:\w+-)?api-key)[a-z\d-]{3,})\b/i;

/** By the sentence, first match first; `at`: the statuses with which it is believed; without a status too, unless `statusOnly`. */
export const BY_SENTENCE: readonly {
  readonly kind: FaultKind;
  readonly at: readonly number[];
  readonly says: RegExp;
  readonly statusOnly?: true;
}[] = [
  {
    // "Loading model" (llama.cpp), "llm server loading model" (Ollama), "is currently loading" (Hugging Face)
    kind: 'loading',
    at: [409, 425, 429, 500, 503],
    says: anyOf(
      String.raw`(?<!\b(?:error|failed|failure|while) )\bloading\b.{0,40}\bmodel`,
      String.raw`\b(?:model|server|service)\b.{0,80}(?<!\bfailed )\b(?:loading|warming up|starting up|scaling up|being (?:loaded|deployed|started))\b`,
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
      String.raw`context[ _-]?(?:length|window|size)`,
      String.raw`maximum (?:context|number of (?:input )?tokens)`,
      String.raw`too many (?:input )?tokens`,
      String.raw`(?:prompt|input|request|message)s? (?:is|are|was) too (?:long|large)`,
      String.raw`exceeds? (?:the )?(?:model'?s )?(?:maximum )?(?:token|context)`,
      String.raw`\binput\w*['’\x60]? tokens?\b.{0,80}(?:\bexceed|<=|≤|\btoo (?:many|large|long)|\blimit)`,
      String.raw`\bn_ctx\b`,
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
    // LiteLLM: a key that is good for other models
    kind: 'model-missing',
    at: [401, 403],
    says: /\bnot (?:allowed|permitted) to (?:access|use)\b.{0,24}\bmodel/i,
  },
  {
    // OpenAI: a model that has no Chat Completions
    kind: 'other-wire',
    at: [400, 404],
    says: /\b(?:only|use)\b.{0,40}(?:\bv1\/responses\b|\bresponses api\b)/i,
  },
  {
    kind: 'not-enabled',
    at: [400, 403],
    says: /has not been used in project\b|\bAPI\b.{0,60}\b(?:is|has been) (?:disabled|not enabled)\b|\benable it by visiting\b/i,
  },
  {
    kind: 'network-rule',
    at: [401, 403],
    says: /\bIP(?: address)?\b.{0,40}\b(?:not (?:authorized|allowed|permitted)|blocked|denied)|\bfirewall\b|\bvirtual network\b|\bIP allow ?list\b/i,
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
    // "free-models-per-day" (OpenRouter), "hourly usage limit" (Ollama's cloud), "Daily request limit"
    kind: 'used-for-now',
    at: [400, 403, 429],
    says: anyOf(
      String.raw`\b${PERIOD}\b.{0,40}\b(?:limit|quota)`,
      String.raw`\b(?:limit|quota)\w*\b.{0,60}\b${PERIOD}\b`,
      String.raw`\btoo many (?:tokens|requests) ${PERIOD}\b`,
    ),
  },
  {
    // terms of gated models, Bedrock's form, OpenRouter's data policy
    kind: 'account-step',
    at: VAGUE,
    says: anyOf(
      String.raw`\bdata policy\b`,
      String.raw`\bfill (?:out|in)\b.{0,40}\bform\b`,
      String.raw`\b(?:accept|agree to|sign)\b.{0,30}\b(?:terms|licen[cs]e|agreement|conditions)\b`,
    ),
  },
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
    at: [400, 403, 412, 429],
    says: anyOf(
      String.raw`\b(?:monthly|per[- ]month)\b.{0,40}\blimit`,
      String.raw`exceeded your (?:current|monthly|daily|free)? ?quota`,
      String.raw`(?:quota|usage limit|spend(?:ing)? limit|budget)\b.{0,30}\b(?:exceeded|reached|used up|exhausted)`,
      String.raw`(?:reached|reaching|exceeded|hit)\b.{0,40}\b(?:quota|usage limits?|spend(?:ing)? limit|budget)`,
      String.raw`\bfree (?:tier|quota|trial)\b.{0,60}\b(?:exhausted|ended|expired|used up)`,
    ),
  },
  {
    kind: 'key-refused',
    at: [400, 401, 403, 422],
    says: anyOf(
      String.raw`\b${KEY}\b.{0,60}\b${REFUSED}\b`,
      String.raw`\b(?:${REFUSED}|no|provide|pass)\b.{0,24}\b${KEY}\b`,
      String.raw`\btoken\b.{0,12}\b(?:expired|revoked)\b`,
      String.raw`\bkeys?\b.{0,40}\b(?:leaked|compromised)\b`,
      String.raw`\bfailed to authenticate\b|\b(?:authentication|login) (?:has )?(?:fail\w*|error)\b`,
      // a key without the right to do this
      String.raw`\b(?:sufficient|required|necessary) (?:permissions?|scopes?)\b|\b(?:permission|scope) is required\b`,
    ),
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
      String.raw`\brepository not found\b`,
      String.raw`no models? (?:is |are )?(?:currently )?(?:loaded|found|installed|available)`,
      String.raw`\b(?:unknown|no such|unrecogni[sz]ed|invalid)\b.{0,4} model\b`,
      String.raw`not a valid model`,
      String.raw`\bmodels?\b.{0,120}\b(?:not found|not loaded|not exist|doesn't exist|could not be found)`,
      String.raw`\b(?:not|no|n['’]t)(?: have)? access to\b.{0,24}\bmodel`,
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
      String.raw`(?:unable|failed|could not) (?:to )?load (?:the )?model`,
      String.raw`not a chat model`,
      // a model is named in each request, so it is not one of theirs
      String.raw`\bmultiple models are loaded\b`,
      String.raw`\bonly supports? (?:image|audio|video|speech|embedding|transcription)`,
      // a base model, which has none
      String.raw`\bchat template\b.{0,60}\b(?:no longer allowed|must|missing|not (?:found|defined))`,
      String.raw`on-demand throughput|inference profile`,
    ),
  },
  { kind: 'template', at: [400, 500], says: /\bjinja\b|\btemplate\b.{0,24}\b(?:render\w*|error|fail\w*)|\bat row \d+, column \d+/i },
  { kind: 'outdated', at: [400, 412, 500], says: /\b(?:requires?|needs?) an? (?:newer|more recent|later) version\b/i },
  { kind: 'disk', at: [400, 500, 507], says: /\bno space left\b|\bdisk (?:is )?full\b|\binsufficient storage\b/i },
  {
    kind: 'unread',
    at: [400, 500],
    says: /\bfailed to call a function\b|\bfailed to parse (?:input|(?:the )?(?:model )?(?:output|response|answer|tool calls?))\b/i,
  },
  {
    kind: 'account',
    at: [400, 401, 403, 423],
    says: /\b(?:account|project|organi[sz]ation|user|workspace|team)\b.{0,40}\b(?:suspended|locked|disabled|deactivated|banned|terminated)\b/i,
  },
  {
    kind: 'policy',
    at: [400, 403, 422, 424],
    says: anyOf(
      String.raw`\b(?:usage|content|safety)\b.{0,24}\b(?:polic(?:y|ies)|filter\w*|guidelines?)\b`,
      String.raw`flagged\b.{0,40}\b(?:unsafe|harmful|moderation)`,
      String.raw`\b(?:prompt|input|message|content)\b.{0,40}\bblocked\b`,
      String.raw`\b(?:inappropriate|harmful|unsafe) content\b`,
      String.raw`\bblocked\b.{0,40}\b(?:guard ?rails?|safety|moderation)\b`,
    ),
  },
  {
    kind: 'overloaded',
    at: [429, 498, 500, 503],
    says: anyOf(
      String.raw`\b(?:overloaded|server (?:is )?busy|(?:at|over) capacity|capacity exceeded|high (?:demand|load|traffic))\b`,
      String.raw`\bno slots?\b.{0,12}\bavailable\b`,
      String.raw`\bno (?:healthy|available) (?:upstream|instances?|servers?|workers?)\b`,
    ),
  },
  { kind: 'not-found', at: [400], says: /\bapi[- ]version\b/i, statusOnly: true },
  // pages of a network between
  {
    kind: 'robots',
    at: [403, 429, 503],
    says: /^(?:just a moment|attention required|checking your browser|verify (?:that )?you are (?:a )?human)|\bcaptcha\b/i,
    statusOnly: true,
  },
  { kind: 'web-page', at: [401, 403], says: /^(?:sign|log)[ -]?in\b/i, statusOnly: true },
  {
    kind: 'filtered',
    at: [403],
    says: /\b(?:web ?page|web ?site|site|url|category)\b.{0,30}\b(?:blocked|denied)\b|\bblocked by\b.{0,30}\b(?:administrator|organi[sz]ation|network)\b/i,
    statusOnly: true,
  },
  // a request that reached the server at a path of something else
  { kind: 'not-found', at: [], says: /\bunexpected endpoint\b|\b(?:unknown|no such) (?:endpoint|route)\b/i },
  { kind: 'server', at: [400], says: /\bcrashed\b|\bDEGRADED\b|terminated unexpectedly/ },
];
