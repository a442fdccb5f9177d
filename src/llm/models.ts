/**
 * What a model supports. Each wire has a table of its models, first match first, and safe capabilities for a model that is not in it. They
 * change monthly, so they are only in these tables and in no branch elsewhere. Source: the SDKs' types and documentation of November 2026.
 */
export interface Capabilities {
  /** The lowest thinking that the model accepts; null: the request does not mention it. */
  readonly thinking: 'between_tools' | 'disabled' | null;
  /** `low` for a model that takes an effort: the user waits at the prompt. */
  readonly effort: 'low' | null;
  /** Supports the provider's own web search. */
  readonly webSearch: boolean;
  /** The provider enforces the schemas of tools. */
  readonly strict: boolean;
  readonly tokens: { readonly name: 'max_tokens' | 'max_output_tokens' | 'max_completion_tokens'; readonly count: number };
}

/** Token limit of an answer. Thinking counts into it, so it is far above the longest answer. */
export const ROOM = 8192;
/** Token limit for unknown servers: one with a context of 8,192 refuses a request whose prompt and limit together exceed it. */
export const SAFE_ROOM = 4096;

export interface Models {
  /** First match first. */
  readonly known: readonly (readonly [RegExp, Capabilities])[];
  /** For any other model. */
  readonly safe: Capabilities;
}

export const capabilitiesOf = ({ known, safe }: Models, model: string): Capabilities =>
  known.find(([pattern]) => pattern.test(model))?.[1] ?? safe;
