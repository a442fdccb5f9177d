/** What answers cost: counted in the provider's tokens. Pure. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of the input, what came from the provider's prompt cache. */
  readonly cachedTokens: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 };

export const add = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cachedTokens: one.cachedTokens + other.cachedTokens,
});
