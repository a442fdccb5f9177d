/**
 * What a model understands. Each wire has a table of its models, first match first, and safe capabilities for a model that is not in it.
 * Rules change monthly: they are in these tables and in no branch elsewhere. Source: the SDKs' types and documentation of November 2026.
 */
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
export const ROOM = 8192;
/** Servers with a context of 8,192 refuse a request whose limit does not fit beside its prompt. */
export const SAFE_ROOM = 4096;

export interface Models {
  /** First match first. */
  readonly known: readonly (readonly [RegExp, Capabilities])[];
  /** Of any other model. */
  readonly safe: Capabilities;
}

export const capabilitiesOf = ({ known, safe }: Models, model: string): Capabilities =>
  known.find(([pattern]) => pattern.test(model))?.[1] ?? safe;
