/**
 * What a model understands, one row each, the first that fits. Rules change monthly: they are here and in no branch elsewhere.
 * Source: the SDKs' types and documentation of November 2026. A model that is not listed gets the safe row of its wire.
 */
export type WireName = 'messages' | 'responses' | 'chat';

export interface Capabilities {
  /** The lowest thinking the model accepts; null: say nothing about it. */
  readonly thinking: 'between_tools' | 'disabled' | null;
  /** Takes an effort, and then gets the lowest: a prompt is waiting. */
  readonly effort: 'low' | null;
  /** The provider's own web search. */
  readonly webSearch: boolean;
  /** Schemas are enforced by the provider. */
  readonly strict: boolean;
  readonly tokens: { readonly name: 'max_tokens' | 'max_output_tokens' | 'max_completion_tokens'; readonly count: number };
}

/** Thinking counts into the limit, so it is far above the longest answer. */
const ROOM = 8192;
/** Servers with a context of 8,192 refuse a request whose limit does not fit beside its prompt. */
const SAFE_ROOM = 4096;

const SAFE: Readonly<Record<WireName, Capabilities>> = {
  messages: { thinking: null, effort: null, webSearch: false, strict: false, tokens: { name: 'max_tokens', count: ROOM } },
  responses: { thinking: null, effort: null, webSearch: false, strict: false, tokens: { name: 'max_output_tokens', count: ROOM } },
  chat: { thinking: null, effort: null, webSearch: false, strict: false, tokens: { name: 'max_tokens', count: SAFE_ROOM } },
};

const CLAUDE: Capabilities = { thinking: null, effort: 'low', webSearch: true, strict: true, tokens: { name: 'max_tokens', count: ROOM } };
const GPT: Capabilities = {
  thinking: null,
  effort: 'low',
  webSearch: true,
  strict: true,
  tokens: { name: 'max_output_tokens', count: ROOM },
};
/** OpenAI's newer models refuse an effort beside tools on this wire. */
const GPT_CHAT: Capabilities = { ...GPT, effort: null, webSearch: false, tokens: { name: 'max_completion_tokens', count: ROOM } };

const ROWS: Readonly<Record<WireName, readonly (readonly [RegExp, Capabilities])[]>> = {
  messages: [
    [/^claude-sonnet-5-5/, { ...CLAUDE, thinking: 'between_tools' }],
    [/^claude-haiku-5-5/, { ...CLAUDE, thinking: 'disabled' }],
    [/^claude-(?:opus|fable|mythos)-5/, CLAUDE],
  ],
  responses: [[/^gpt-[56]/, GPT]],
  chat: [[/^gpt-[56]/, GPT_CHAT]],
};

export function capabilitiesOf(wire: WireName, model: string): Capabilities {
  return ROWS[wire].find(([pattern]) => pattern.test(model))?.[1] ?? SAFE[wire];
}
