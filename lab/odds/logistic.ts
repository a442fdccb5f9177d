/**
 * Logistic regression with a penalty on large weights, by stochastic descent with a rate of its own for each weight (AdaGrad, Duchi et al. 2011).
 * The same examples give the same weights.
 */
import { seeded } from '../secrets/regen.ts';

/** An example: its features as places in the weights, what each is, and what it should be. */
export interface Example {
  readonly places: Int32Array;
  readonly values: Float32Array;
  readonly is: boolean;
  /** How often it counts. */
  readonly counts: number;
}

/** How it is learned. */
export interface Way {
  /** How often all examples are read. */
  readonly rounds: number;
  readonly rate: number;
  /** The cost of a large weight in all examples together, beside that of an error in one. */
  readonly penalty: number;
  /** Of the order in which they are read. */
  readonly seed: number;
}

/** The weights with about the least cost; `size` is how many there are. */
export function fitted(examples: readonly Example[], size: number, way: Way): Float64Array {
  const weights = new Float64Array(size);
  const slopes = new Float64Array(size).fill(1e-6);
  const penalty = way.penalty / Math.max(1, examples.length);
  const random = seeded(way.seed);
  const order = [...examples];
  for (let round = 0; round < way.rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [order[at], order[other]];
      if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
    }
    for (const { places, values, is, counts } of order) {
      let sum = 0;
      for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const pull = (1 / (1 + Math.exp(-sum)) - (is ? 1 : 0)) * counts;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        const weight = weights[place] ?? 0;
        const slope = pull * (values[at] ?? 0) + penalty * weight;
        const squares = (slopes[place] ?? 0) + slope * slope;
        slopes[place] = squares;
        weights[place] = weight - (way.rate * slope) / Math.sqrt(squares);
      }
    }
  }
  return weights;
}
