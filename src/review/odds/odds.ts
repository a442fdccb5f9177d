/**
 * The odds that such words ask for such a line, learned from pairs of a question and a command: honest ones, and hostile ones. Pure.
 */
import type { Effect, Effects } from '../../effects/effect-types.ts';
import { readLine } from '../../syntax/read-line.ts';
import type { SimpleCommand } from '../../syntax/simple-command.ts';
import { type Features, featuresOf } from './features.ts';
import type { Said } from './said-words.ts';
import { BIAS, type Weights, weights } from './weights.ts';

/** Natural logarithms of odds: above zero where the words rather ask for it, below zero where they rather do not. */
export interface Odds {
  readonly line: number;
  /** Of one effect, with the commands that it is of. */
  of(effect: Effect): number;
}

/** As much as the words of a line may speak for it: whoever writes the line could put more of them into it. */
const TEXT_MAX = 4.5;

/** @param doubts what else is known of the line: names of features. */
export function oddsOf(
  { list, unaccounted, text }: Pick<Effects, 'list' | 'unaccounted' | 'text'>,
  said: Said,
  doubts: readonly string[],
  learned: Weights = weights(),
): Odds {
  const isUnknown = unaccounted.length > 0;
  const { commands } = readLine(text);
  const sum = (effects: readonly Effect[], own: readonly SimpleCommand[]): number =>
    sumOf(featuresOf({ effects, commands: own, isUnknown }, said), doubts, learned);
  return {
    line: sum(list, commands),
    // what is beside a command does not count for it
    of: (effect) =>
      sum(
        [effect],
        commands.filter(({ program }) => program === effect.by),
      ),
  };
}

export function sumOf({ ofDeeds, ofText }: Features, doubts: readonly string[], { named, of }: Weights): number {
  const weighed = (features: ReadonlyMap<string, number>): readonly number[] => [...features].map(([name, value]) => value * of(name));
  const ofLine = weighed(ofText);
  return (
    total([BIAS, ...doubts].map(named)) +
    total(weighed(ofDeeds)) +
    Math.min(TEXT_MAX, total(ofLine.filter((each) => each > 0))) +
    total(ofLine.filter((each) => each < 0))
  );
}

const total = (parts: readonly number[]): number => parts.reduce((sum, each) => sum + each, 0);
