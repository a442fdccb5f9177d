/**
 * The odds that such words ask for such a line, learned from pairs of a question and a command: honest ones, and hostile ones. Pure.
 */
import type { Effect, Effects } from '../../effects/effect-types.ts';
import { readLine } from '../../syntax/read-line.ts';
import { type Counted, type Features, featuresBeside } from './features.ts';
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

type Accounted = Pick<Effects, 'list' | 'unaccounted' | 'text'>;

/** @param doubts what else is known of the line: names of features. */
export function oddsOf(effects: Accounted, said: Said, doubts: readonly string[], learned: Weights = weights()): Odds {
  const whole = countedOf(effects);
  const featuresOf = featuresBeside(said);
  const sum = (counted: Counted): number => sumOf(featuresOf(counted), doubts, learned);
  return {
    line: sum(whole),
    // what is beside a command does not count for it
    of: (effect) => sum({ ...whole, effects: [effect], commands: whole.commands.filter(({ program }) => program === effect.by) }),
  };
}

/** What is counted of a whole line. */
export const countedOf = ({ list, unaccounted, text }: Accounted): Counted => ({
  effects: list,
  commands: readLine(text).commands,
  isUnknown: unaccounted.length > 0,
});

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
