/** Adds up the tokens that answers used. Pure. */
import type { Usage } from '../llm/port.ts';

export type { Usage };

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 };

export const add = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cachedTokens: one.cachedTokens + other.cachedTokens,
});
