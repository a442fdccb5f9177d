/**
 * The odds that such words ask for such a line, learned from pairs of a question and a command: honest ones, and hostile ones. Pure.
 */
import type { Effect, Effects } from '../../effects/effect-types.ts';
import { readLine } from '../../syntax/read-line.ts';
import type { SimpleCommand } from '../../syntax/simple-command.ts';
import { featuresOf, type Said } from './features.ts';
import { type Weights, weights } from './weights.ts';

/** Natural logarithms of odds: above zero where the words rather ask for it, below zero where they rather do not. */
export interface Odds {
  readonly line: number;
  /** Of one effect, with the commands that it is of. */
  of(effect: Effect): Sum;
}

/** What features weigh together, and the part of it that comes from the words of the question. */
export interface Sum {
  readonly all: number;
  readonly said: number;
}

/** @param brought what the line has from untrusted text, by its kinds; null where that is not known. */
export function oddsOf(
  { list, unaccounted, text }: Pick<Effects, 'list' | 'unaccounted' | 'text'>,
  said: Said,
  brought: ReadonlyMap<string, string> | null,
  learned: Weights = weights(),
): Odds {
  const isUnknown = unaccounted.length > 0;
  const from = [...(brought?.keys() ?? [])].reduce((sum, kind) => sum + learned.of(broughtName(kind)), 0);
  const { commands } = readLine(text);
  const sum = (effects: readonly Effect[], own: readonly SimpleCommand[]): Sum => {
    const { all, said: ofWords } = sumOf(featuresOf({ effects, commands: own, isUnknown }, said), learned);
    return { all: all + from, said: ofWords };
  };
  // what is beside a command does not count for it
  return {
    line: sum(list, commands).all,
    of: (effect) =>
      sum(
        [effect],
        commands.filter(({ program }) => program === effect.by),
      ),
  };
}

/** The name of a weight of what is brought. */
export const broughtName = (kind: string): string => `brought ${kind}`;

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
