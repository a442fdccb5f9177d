/**
 * What sentences about the user's account mean: keys, permissions, money and limits. Two sentences have the same kind when the user has
 * the same thing to do. First match first; `cause-sentences.ts` has the other rows.
 */
import { anyOf, type CauseRow, VAGUE } from './cause-row.ts';

const KEY = String.raw`(?:api|access|auth\w*|bearer|secret|security)[ _-]?(?:key|token|credential|header|id)s?`;
const ANY_KEY = String.raw`(?:${KEY}|keys?|tokens?|credentials?|JWT|session)`;
const WRONG = String.raw`(?:not valid|invalid|incorrect|wrong|malformed|not found|unknown)`;
const ENDED = String.raw`(?:expired|revoked|leaked|compromised|deleted|deactivated|disabled|rotated|blocked|inactive|no longer (?:valid|active|accepted))`;
const REFUSED = String.raw`(?:${WRONG}|${ENDED}|missing|required|rejected|fails?)`;
const OWNER = String.raw`(?:accounts?|projects?|organi[sz]ations?|users?|workspaces?|teams?|tenants?|subscriptions?)`;
const LOCKED = String.raw`suspended|locked|disabled|deactivated|banned|terminated|frozen|restricted(?! (?:to|from|for)\b)`;
const STOPPED = String.raw`(?:${LOCKED}|inactive|not (?:yet )?active|closed|on hold|cancell?ed|archived)`;
const PERMISSION = String.raw`(?:permissions?|scopes?|privileges?|roles?|entitlements?|(?:data )?actions?)`;
const MODEL = String.raw`(?<![-/\w])models?\b`;
const PERIOD = String.raw`(?:hourly|daily|weekly|monthly|per[- ](?:\d+ )?(?:hour|day|week|month))`;
const LIMIT = String.raw`(?:limits?|quotas?|budgets?|allowances?|allocations?|included credits?)`;
const PLACE = String.raw`\b(?:countr(?:y|ies)|regions?|territor(?:y|ies)|location)\b`;
const NOT_HERE = String.raw`\b(?:not (?:supported|available|allowed|permitted|served|offered)|unsupported|restricted|blocked)\b`;

/** The account itself, before what it may do: nothing else helps. */
export const ACCOUNT_STATES: readonly CauseRow[] = [
  {
    kind: 'not-enabled',
    at: [400, 403],
    says: /has not been used in project\b|\bAPI\b.{0,60}\b(?:is|are|has been) (?:disabled|not enabled)\b|\benable it by visiting\b/i,
  },
  {
    kind: 'network-rule',
    at: [401, 403],
    says: anyOf(
      String.raw`\bIP(?: address)?\b.{0,40}\b(?:not (?:authorized|allowed|permitted)|blocked|denied)`,
      String.raw`\bfirewall\b|\bvirtual network\b|\bIP allow ?list\b|\bprivate (?:endpoint|link)\b`,
      String.raw`\bpublic (?:network )?access\b.{0,16}\bdisabled\b`,
    ),
  },
  {
    kind: 'account',
    at: [400, 401, 402, 403, 412, 423, 429],
    // "has disabled" is about something else
    says: anyOf(
      String.raw`\b${OWNER}\b.{0,40}\b(?:is|are|was|were|been|got)\b.{0,16}\b${STOPPED}\b`,
      String.raw`\b${OWNER} ${STOPPED}\b|\b${STOPPED} ${OWNER}\b`,
    ),
    overCode: true,
  },
  {
    kind: 'verification',
    at: VAGUE,
    says: anyOf(
      String.raw`\b(?:organi[sz]ation|account|identity|e-?mail|phone)\b.{0,60}\bverif`,
      String.raw`\bverif\w+\b.{0,60}\b(?:organi[sz]ation|account|identity|e-?mail|phone)`,
    ),
  },
  { kind: 'model-region', at: VAGUE, says: anyOf(String.raw`${MODEL}.{0,60}${NOT_HERE}.{0,60}${PLACE}`) },
  { kind: 'region', at: VAGUE, says: anyOf(String.raw`${PLACE}.{0,60}${NOT_HERE}`, String.raw`${NOT_HERE}.{0,60}${PLACE}`) },
  {
    // OpenRouter's data policy, Hugging Face's list of providers
    kind: 'account-setting',
    at: VAGUE,
    says: anyOf(
      String.raw`\bdata (?:policy|retention|settings?)\b|\bprivacy settings?\b|\bno (?:allowed|eligible) providers?\b`,
      String.raw`\bproviders?\b.{0,30}\b(?:you (?:have )?(?:enabled|allowed)|ignored|excluded)\b`,
    ),
  },
  {
    kind: 'membership',
    at: VAGUE,
    says: /\bmust be\b.{0,16}\b(?:member|part) of\b|\bnot (?:a )?(?:member|part) of (?:an?|any|this|the) \w+/i,
  },
  {
    // terms of gated models, Bedrock's form
    kind: 'account-step',
    at: VAGUE,
    says: anyOf(
      String.raw`\b(?:fill(?:ed)? (?:out|in)|complete|submit)\b.{0,40}\bform\b`,
      String.raw`\b(?:accept|agree to|sign)\b.{0,30}\b(?:terms|licen[cs]e|agreement|conditions)\b`,
      String.raw`\brequest(?:ing)? access\b|\bask for access\b|\bgated\b|\bwait(?:ing)? ?list\b`,
    ),
  },
];

/** Money and limits. */
export const MONEY: readonly CauseRow[] = [
  // more than a whole minute allows: waiting does not help (Groq)
  { kind: 'too-large', at: [413, 429], says: /\brequest too large\b/i },
  { kind: 'rate', at: [403, 429], says: /\bper[- _]?(?:min(?:ute)?|sec(?:ond)?)s?\b|\b[RT]P[MS]\b/i },
  { kind: 'quota', at: [400, 401, 402, 403, 412, 429], says: /\bcredits?\b.{0,30}\bor\b.{0,40}\blimit/i },
  {
    kind: 'unpaid',
    at: [...VAGUE, 402],
    says: anyOf(
      String.raw`\b(?:past due|overdue|arrears|unpaid|in good standing)\b`,
      String.raw`\bfail(?:ure|ed) to pay\b`,
      String.raw`\b(?:outstanding|open) (?:balance|invoices?|payments?|bills?)\b`,
      String.raw`\b(?:payment|charge|card)\b.{0,20}\b(?:failed|declined|could not be processed)`,
    ),
  },
  {
    kind: 'billing-setup',
    at: [...VAGUE, 402],
    says: anyOf(
      String.raw`\bpayment (?:method|information|details|instrument)\b|\bcredit card\b`,
      String.raw`\bbilling\b.{0,20}\b(?:not|n['’]t|be)\b.{0,8}\b(?:enabled|active|activated|set up|configured)`,
      String.raw`\b(?:enable|activate|set up|configure)\b.{0,12}\bbilling\b|\bno (?:valid |active )?billing\b`,
    ),
  },
  {
    // "free-models-per-day" (OpenRouter), "hourly usage limit" (Ollama's cloud), "You will regain access on 2026-12-01" (Anthropic)
    kind: 'used-for-now',
    at: [400, 401, 402, 403, 429],
    says: anyOf(
      String.raw`\b${PERIOD}\b.{0,40}\b${LIMIT}\b`,
      String.raw`\b${LIMIT}\b.{0,60}\b${PERIOD}\b`,
      String.raw`\btoo many (?:tokens|requests) ${PERIOD}\b|\bmaximum\b.{0,24}\b${PERIOD}\b`,
      String.raw`\bregain access\b|\b${LIMIT}\b.{0,60}\b(?:resets?|renews?|replenish\w*)\b`,
    ),
  },
  {
    // "Budget has been exceeded! Team=…" (LiteLLM): who manages the gateway set it
    kind: 'budget',
    at: [400, 401, 402, 403, 412, 429],
    says: anyOf(
      String.raw`\bbudget\b.{0,30}\b(?:exceeded|reached|used up|exhausted)`,
      String.raw`\b(?:reached|exceeded|crossed|over|hit)\b.{0,40}\bbudget`,
      // Volcengine: one that the user has set
      String.raw`\b(?:reached|exceeded|hit)\b.{0,12}\bset\b.{0,16}\blimit\b`,
    ),
  },
  {
    // "Key limit exceeded (total limit)" (OpenRouter)
    kind: 'key-limit',
    at: [400, 401, 402, 403, 429],
    says: anyOf(
      String.raw`\bkey limit\b.{0,12}\b(?:exceeded|reached)`,
      String.raw`\bkey\b.{0,12}\b(?:reached|exceeded|hit)\b.{0,24}\b(?:limit|quota)`,
    ),
  },
  // what comes without payment does not include it
  {
    kind: 'plan',
    at: [400, 401, 402, 403],
    says: /\bfree (?:tier|credits?|accounts?|users?|plan)\b.{0,40}\b(?:restricted|not (?:allowed|included)|not have access|cannot (?:access|use))\b/i,
  },
  {
    kind: 'free-quota',
    at: [400, 401, 402, 403, 429],
    says: /\bfree (?:tier|quota|trial|credits?)\b.{0,60}\b(?:exhausted|ended|expired|used up)/i,
  },
  {
    // "Your credit balance is too low" (Anthropic, 400), "Insufficient Balance" (DeepSeek)
    kind: 'payment',
    at: [...VAGUE, 402],
    says: anyOf(
      String.raw`credit balance`,
      String.raw`\b(?:insufficient|not enough|out of|no|zero|negative|low|more|add|purchase|buy)\b.{0,16}\b(?:credits?|balance|funds)\b`,
      String.raw`(?:credits?|balance|funds)\b.{0,40}\b(?:too low|insufficient|exhausted|depleted|negative|used up)`,
      String.raw`payment required`,
      String.raw`\b(?:top up|recharge)\b`,
    ),
  },
  {
    kind: 'plan',
    at: [400, 401, 402, 403],
    says: anyOf(
      String.raw`\b(?:requires?|needs?|only (?:available|included|for))\b.{0,40}\b(?:subscription|plan|tier|paid|premium)\b`,
      String.raw`\b(?:not|n['’]t)\b.{0,40}\b(?:in|on|by|with|for) (?:your|the|this)\b.{0,20}\b(?:plan|tier|subscription)\b`,
      String.raw`\bupgrade\b.{0,30}\b(?:plan|tier|account|subscription|access)\b`,
      String.raw`\bunder your (?:current )?(?:plan|tier|subscription)\b`,
    ),
  },
  {
    kind: 'quota',
    at: [400, 401, 402, 403, 412, 429],
    says: anyOf(
      String.raw`exceeded your (?:current|free)? ?quota`,
      String.raw`(?:quota|usage limits?|spend(?:ing)? limit)\b.{0,30}\b(?:exceeded|reached|used up|exhausted)`,
      String.raw`(?:reached|reaching|exceeded|hit)\b.{0,40}\b(?:quota|usage limits?|spend(?:ing)? limit)`,
      String.raw`\b(?:credit|total|token) limit\b.{0,12}\b(?:exceeded|reached)`,
    ),
  },
];

/** To have or not to have the model: of a parameter servers say that it is not allowed *with* it. */
const USE = String.raw`(?:access|(?:allowed|authori[sz]ed|permitted|permission|entitled) to (?:access|use|call|invoke|query|run|sample))`;
const FOR_YOU = String.raw`(?:for|to) (?:you\b|your\b|this (?:api )?(?:key|account|project|team|user|workspace)\b)`;

/** What the key may do, and whether it is one. */
export const KEYS: readonly CauseRow[] = [
  { kind: 'client-certificate', at: [400, 401, 403, 495, 496], says: /\b(?:no required|client) (?:SSL |TLS )?certificate\b/i },
  {
    // "invalid subscription key or wrong API endpoint" (Azure)
    kind: 'key-or-address',
    at: [401, 403],
    says: /\b(?:key|token|credentials?)\b.{0,8}\bor\b.{0,24}\b(?:endpoint|url|address|base)\b/i,
  },
  {
    // "does not have access to model", "key not allowed to access model", "The model x does not exist or you do not have access to it"
    kind: 'model-forbidden',
    at: [400, 401, 403, 404],
    says: anyOf(
      String.raw`(?:\bnot|\bno|\bcannot|\bunable to|\bwithout|n['’]t|\black\w*)\b.{0,16}\b${USE}\b.{0,24}${MODEL}`,
      String.raw`${MODEL}.{0,120}(?:\bnot|\bno|n['’]t)\b.{0,12}\b(?:${USE}|(?:allowed|permitted|enabled|available) ${FOR_YOU})`,
      String.raw`\baccess to\b.{0,24}${MODEL}.{0,100}\b(?:denied|restricted|forbidden|not allowed)\b`,
      String.raw`\b(?:disabled|restricted|blocked|denied)\b.{0,12}\baccess\b.{0,24}${MODEL}`,
      String.raw`${MODEL}.{0,120}\b(?:disabled|restricted|blocked) (?:at|by|for|in)\b.{0,12}\b${OWNER}\b`,
    ),
  },
  {
    kind: 'permission',
    at: [401, 403, 404],
    says: anyOf(
      String.raw`\b(?:insufficient|sufficient|required|necessary|missing|lacks?|needs?|no|not have(?: the)?|without)\b(?: \w+)?(?: \w+)? ${PERMISSION}\b`,
      String.raw`\b${PERMISSION}\b(?: '[^']*'| \S+)? (?:is|are) (?:required|missing|needed)`,
      String.raw`\bpermissions?\b(?: '[^']*'| \S+)? denied`,
    ),
  },
  { kind: 'permission', at: [403], says: /\bnot (?:authori[sz]ed|permitted|allowed) to (?:perform|access|use|invoke|call|do|make)\b/i },
  {
    // only where it is not "invalid or expired", which leaves open which of the two it is
    kind: 'key-ended',
    at: [400, 401, 403, 422, 498],
    says: new RegExp(
      String.raw`^(?!.*\b(?:${WRONG}|missing|required)\b).*(?:\b${ANY_KEY}\b.{0,60}\b${ENDED}\b|\b${ENDED}\b.{0,16}\b${ANY_KEY}\b)`,
      'is',
    ),
  },
  {
    kind: 'key-refused',
    at: [400, 401, 403, 422],
    says: anyOf(
      String.raw`\b${KEY}\b.{0,60}\b${REFUSED}\b`,
      String.raw`\b(?:${REFUSED}|no|provide|pass)\b.{0,24}\b${KEY}\b`,
      String.raw`\btoken\b.{0,12}\b(?:expired|revoked)\b`,
      // a key of a subscription, of another product
      String.raw`\b${ANY_KEY}\b.{0,24}\b(?:only (?:authori[sz]ed|valid|meant|works?)|cannot be used|not (?:meant|intended|valid) for)\b`,
      String.raw`\bnot authenticated\b|\bfailed to authenticate\b|\b(?:authentication|login) (?:has )?(?:fail\w*|error)\b`,
    ),
  },
];
