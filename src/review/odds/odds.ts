/**
 * The odds that such words ask for such effects, learned from pairs of a question and a command: honest ones, and hostile ones. They decide only
 * between a clear line and a line that is commented out, where no rule knows the words. Pure.
 */
import type { Effect, Effects } from '../../effects/effect-types.ts';
import { broughtBy } from './brought.ts';
import { featuresOf, type Said } from './features.ts';
import { type Weights, weights } from './weights.ts';

/** Natural logarithms of odds: above zero where the words rather ask for it, below zero where they rather do not. */
export interface Odds {
  readonly line: number;
  /** What the line has from untrusted text, by its kinds; null where that is not known. */
  readonly brought: ReadonlyMap<string, string> | null;
  of(effect: Effect): Sum;
}

/** What features weigh together, and the part of it that comes from the words of the question. */
export interface Sum {
  readonly all: number;
  readonly said: number;
}

/** @param untrusted all of that text; null where it is not known. */
export function oddsOf(
  { list, unaccounted, text }: Pick<Effects, 'list' | 'unaccounted' | 'text'>,
  said: Said,
  untrusted: string | null,
  learned: Weights = weights(),
): Odds {
  const isUnknown = unaccounted.length > 0;
  const brought = broughtBy(text, said, untrusted);
  const from = broughtSum(brought, learned);
  const sum = (effects: readonly Effect[]): Sum => {
    const { all, said: own } = sumOf(featuresOf(effects, isUnknown, said), learned);
    return { all: all + from, said: own };
  };
  return { line: sum(list).all, brought, of: (effect) => sum([effect]) };
}

/** The name of a weight of what is brought; `any` counts beside every such text. */
export const broughtName = (kind: string): string => `brought ${kind}`;
const broughtSum = (brought: ReadonlyMap<string, string> | null, { of }: Weights): number =>
  brought === null ? 0 : ['any', ...brought.keys()].reduce((sum, kind) => sum + of(broughtName(kind)), 0);

const IS_OF_WORDS = /^[^ ]+\||^(?:partly-asked|asked|program-asked|names-)/;

export function sumOf(features: ReadonlyMap<string, number>, { bias, of }: Weights): Sum {
  let all = bias;
  let said = 0;
  for (const [name, value] of features) {
    const weight = value * of(name);
    all += weight;
    if (IS_OF_WORDS.test(name)) said += weight;
  }
  return { all, said };
}
