/**
 * The prices of tokens where they are known, in US dollars for a million. Sources: the models' pages in Anthropic's documentation
 * (November 2026), cache reads of Sonnet 5.5 and Haiku 5.5 as published for October 7, 2026. For a model that is not listed only the
 * tokens are shown.
 */
import type { Usage } from './port.ts';

interface Price {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

const PRICES: readonly (readonly [RegExp, Price])[] = [
  [/^claude-sonnet-5-5/, { input: 2, cached: 0.1, output: 10 }],
  [/^claude-haiku-5-5/, { input: 0.1, cached: 0.01, output: 0.5 }],
  [/^claude-opus-5-5/, { input: 4, cached: 0.2, output: 20 }],
];

const MILLION = 1_000_000;

/** The cost in US dollars; null when the price is not known. Writing to a cache costs a little more, which is not counted. */
export function costOf(model: string, { inputTokens, outputTokens, cachedTokens }: Usage): number | null {
  const price = PRICES.find(([pattern]) => pattern.test(model))?.[1];
  if (price === undefined) return null;
  const fresh = Math.max(0, inputTokens - cachedTokens);
  return (fresh * price.input + cachedTokens * price.cached + outputTokens * price.output) / MILLION;
}

/** The line that shows the cost: `3,120 tokens · $0.0142`; empty when no tokens were counted. */
export function costLine(model: string, usage: Usage): string {
  const tokens = usage.inputTokens + usage.outputTokens;
  if (tokens === 0) return '';
  const cost = costOf(model, usage);
  return `${tokens.toLocaleString('en-US')} tokens${cost === null ? '' : ` · $${cost.toFixed(4)}`}`;
}
