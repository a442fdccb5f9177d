/** Adds up the tokens that answers used. Pure. */
import { number, record } from './json.ts';

/** The tokens that answers used, as the provider counts them. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The part of the input that came from the provider's prompt cache. */
  readonly cachedTokens: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 };

/** @param more - what a server did not report is missing, and counts as nothing */
export const add = (all: Usage, { inputTokens = 0, outputTokens = 0, cachedTokens = 0 }: Partial<Usage>): Usage => ({
  inputTokens: all.inputTokens + inputTokens,
  outputTokens: all.outputTokens + outputTokens,
  cachedTokens: all.cachedTokens + cachedTokens,
});

/** Reads it from JSON of any content. */
export function usageOf(value: unknown): Usage {
  const { inputTokens, outputTokens, cachedTokens } = record(value);
  return add(NO_USAGE, { inputTokens: number(inputTokens), outputTokens: number(outputTokens), cachedTokens: number(cachedTokens) });
}
