/**
 * The odds that such words ask for such effects, learned from pairs of a question and a command: honest ones, and hostile ones. They decide only
 * between a clear line and a line that is commented out, where no rule knows the words. Pure.
 */
import type { Effect, Effects } from '../../effects/effect-types.ts';
import { featuresOf, type Said } from './features.ts';
import { type Weights, weights } from './weights.ts';

/** Natural logarithms of odds: above zero where the words rather ask for it, below zero where they rather do not. */
export interface Odds {
  readonly line: number;
  of(effect: Effect): number;
  /** The part of these that comes from the words of the question. */
  said(effect: Effect): number;
}

export function oddsOf({ list, unaccounted }: Pick<Effects, 'list' | 'unaccounted'>, said: Said, learned: Weights = weights()): Odds {
  const odds = (effects: readonly Effect[]): number => sumOf(featuresOf(effects, unaccounted.length > 0, said), learned);
  const ofWords = (effect: Effect): ReadonlyMap<string, number> =>
    new Map([...featuresOf([effect], false, said)].filter(([name]) => IS_OF_WORDS.test(name)));
  return { line: odds(list), of: (effect) => odds([effect]), said: (effect) => sumOf(ofWords(effect), { ...learned, bias: 0 }) };
}

const IS_OF_WORDS = /^[^ ]+\||^(?:partly-asked|asked|program-asked|names-)/;

/** What the features weigh together. */
export function sumOf(features: ReadonlyMap<string, number>, { bias, of }: Weights): number {
  let sum = bias;
  for (const [name, value] of features) sum += value * of(name);
  return sum;
}
