/** Logistic regression with a penalty on large weights, by limited-memory BFGS. The same examples give the same weights. */

/** An example: its features as places in the weights, what each is, and what it should be. */
export interface Example {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly is: boolean;
  /** How often it counts. */
  readonly counts: number;
  /** The odds that it has already, to which the features are added; 0 where it has none. */
  readonly start?: number;
}

/** A step that was taken, how the slope changed with it, and how much of that lies along the step. */
interface Step {
  readonly step: Float64Array;
  readonly bend: Float64Array;
  readonly curve: number;
}

/** The cost of an error beside that of a large weight. */
const COST = 0.5;
const ROUNDS = 300;
/** Earlier steps that the curvature is estimated from. */
const KEPT = 8;
/** It ends when the slope is this small a part of the first one. */
const FLAT = 1e-4;
/** Halvings of a step that does not go down far enough. */
const HALVINGS = 30;
const ENOUGH = 1e-4;

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};
const plus = (one: Float64Array, other: Float64Array, times: number): Float64Array =>
  one.map((value, at) => value + times * (other[at] ?? 0));

/** What the weights cost, and the slope there. */
function costOf(examples: readonly Example[], weights: Float64Array): { readonly cost: number; readonly slope: Float64Array } {
  const slope = weights.slice();
  let cost = dot(weights, weights) / 2;
  for (const { places, values, is, counts, start = 0 } of examples) {
    let sum = start;
    for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    const margin = is ? sum : -sum;
    // the logarithm of 1 + e^-margin, without an overflow
    cost += COST * counts * (margin > 0 ? Math.log1p(Math.exp(-margin)) : -margin + Math.log1p(Math.exp(margin)));
    const pull = (COST * counts) / (1 + Math.exp(margin));
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      slope[place] = (slope[place] ?? 0) - (is ? pull : -pull) * (values[at] ?? 0);
    }
  }
  return { cost, slope };
}

/** The weights with the least cost; `size` is how many there are. */
export function fitted(examples: readonly Example[], size: number): Float64Array {
  let weights: Float64Array = new Float64Array(size);
  let { cost, slope } = costOf(examples, weights);
  const flat = FLAT * Math.sqrt(dot(slope, slope));
  const kept: Step[] = [];
  for (let round = 0; round < ROUNDS && Math.sqrt(dot(slope, slope)) > flat; round += 1) {
    const way = downhill(slope, kept);
    const steepness = dot(way, slope);
    let length = round === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = plus(weights, way, length);
    let there = costOf(examples, next);
    for (let half = 0; half < HALVINGS && there.cost > cost + ENOUGH * length * steepness; half += 1) {
      length /= 2;
      next = plus(weights, way, length);
      there = costOf(examples, next);
    }
    const [step, bend] = [plus(next, weights, -1), plus(there.slope, slope, -1)];
    const curve = dot(step, bend);
    if (curve > 0) kept.push({ step, bend, curve });
    if (kept.length > KEPT) kept.shift();
    [weights, cost, slope] = [next, there.cost, there.slope];
  }
  return weights;
}

/** The way down, by the curvature that the last steps have shown. */
function downhill(slope: Float64Array, kept: readonly Step[]): Float64Array {
  let way: Float64Array = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { step, bend, curve } of kept.toReversed()) {
    const part = dot(step, way) / curve;
    shares.push(part);
    way = plus(way, bend, -part);
  }
  const last = kept.at(-1);
  if (last !== undefined) way = way.map((value) => (value * last.curve) / dot(last.bend, last.bend));
  for (const { step, bend, curve } of kept) way = plus(way, step, (shares.pop() ?? 0) - dot(bend, way) / curve);
  return way;
}
