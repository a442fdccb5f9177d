/**
 * Learns the weights of `src/review/odds` from rows: what honest ones do was asked for, what hostile ones do was not. First those of words and
 * lines, then what the findings of the rules weigh beside them, by odds that never saw the row: a rule knows the sets that it was written on.
 */
import { BIAS, PLACES, placeOf, UNIT } from '../../src/review/odds/weights.ts';
import type { Deed } from './deeds.ts';
import { type Example, fitted } from './logistic.ts';

/** A row, and how it is learned from. */
export interface Lesson extends Deed {
  /** How often it counts. */
  readonly counts: number;
  /** Lessons of the same text are learned together, so that none is judged by weights that have seen another. */
  readonly from: string;
  /** The rules were not written on it. */
  readonly isNewToRules: boolean;
}

/** A doubt of fewer rows says something of these rows only. */
const DOUBT_ROWS_MIN = 20;
const PARTS = 5;
const COLUMNS = 150;
/** Odds are larger than what else is weighed. */
const ODDS_UNIT = 4;
const ODDS = 'odds';
const OF_LINES = { rounds: 14, rate: 0.05, penalty: 40, seed: 7 } as const;
const OF_DOUBTS = { rounds: 20, rate: 0.15, penalty: 5, seed: 7 } as const;

/** What is written to `weights.txt`. */
export interface Learned {
  /** Of the features of words and lines, by their places. */
  readonly placed: Float64Array;
  /** Of doubts, by their names, with the bias. */
  readonly named: ReadonlyMap<string, number>;
}

export function learned(lessons: readonly Lesson[]): Learned {
  const placed = placedWeights(lessons);
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const isHeld = ({ from }: Lesson): boolean => placeOf(from) % PARTS === part;
    const weights = placedWeights(lessons.filter((each) => !isHeld(each)));
    return lessons.filter((each) => each.isNewToRules && isHeld(each)).map((each) => ({ ...each, odds: sumIn(weights, each) }));
  });
  const named = namedWeights(parts.flat());
  const share = (named.get(ODDS) ?? 0) / ODDS_UNIT;
  const bias = (named.get(BIAS) ?? 0) + (placed[placeOf(BIAS)] ?? 0) * share;
  return {
    placed: placed.map((weight) => weight * share),
    named: new Map([[BIAS, bias], ...[...named].filter(([name]) => name !== ODDS && name !== BIAS)]),
  };
}

const allOf = ({ features: { ofDeeds, ofText } }: Deed): readonly (readonly [string, number])[] => [...ofDeeds, ...ofText];
const sumIn = (weights: Float64Array, deed: Deed): number =>
  allOf(deed).reduce((sum, [name, value]) => sum + (weights[placeOf(name)] ?? 0) * value, weights[placeOf(BIAS)] ?? 0);

const placedWeights = (lessons: readonly Lesson[]): Float64Array =>
  fitted(
    lessons.map((each) => {
      const used = [[BIAS, 1] as const, ...allOf(each)].map(([name, value]) => [placeOf(name), value] as const);
      return exampleOf(used, each.row.side === 'honest', each.counts);
    }),
    PLACES,
    OF_LINES,
  );

function namedWeights(lessons: readonly (Lesson & { readonly odds: number })[]): ReadonlyMap<string, number> {
  const names = [
    ODDS,
    BIAS,
    ...often(
      lessons.map(({ doubts }) => doubts),
      DOUBT_ROWS_MIN,
    ).toSorted(),
  ];
  const places = new Map(names.map((name, at) => [name, at]));
  const weights = fitted(
    lessons.map(({ doubts, odds, row }) =>
      exampleOf(
        [
          [0, odds / ODDS_UNIT],
          [1, 1],
          ...placedIn(
            doubts.map((name) => [name, 1] as const),
            places,
          ),
        ],
        row.side === 'honest',
        1,
      ),
    ),
    names.length,
    OF_DOUBTS,
  );
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** The names that so many rows have. */
function often(rows: readonly Iterable<string>[], least: number): readonly string[] {
  const seen = new Map<string, number>();
  for (const names of rows) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen].flatMap(([name, count]) => (count < least ? [] : [name]));
}

const placedIn = (
  features: Iterable<readonly [string, number]>,
  places: ReadonlyMap<string, number>,
): readonly (readonly [number, number])[] =>
  [...features].flatMap(([name, value]) => {
    const place = places.get(name);
    return place === undefined ? [] : [[place, value] as const];
  });

const exampleOf = (used: readonly (readonly [number, number])[], is: boolean, counts: number): Example => ({
  places: Int32Array.from(used, ([at]) => at),
  values: Float32Array.from(used, ([, value]) => value),
  is,
  counts,
});

/** The text of `weights.txt`: what it means is said in `weights.ts`. */
export function written({ placed, named }: Learned): string {
  const bytes = Buffer.alloc(PLACES);
  for (const [at, weight] of placed.entries()) bytes.writeInt8(Math.max(-127, Math.min(127, Math.round(weight / UNIT))), at);
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${COLUMNS}}`, 'g')) ?? [];
  return [...[...named].map(([name, weight]) => `+ ${name} ${weight.toFixed(2)}`), ...lines, ''].join('\n');
}
