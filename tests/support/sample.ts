/**
 * How much of a long test runs. `npm test` takes a sample of what only repeats the same claim with more rows or more random inputs;
 * `npm run lab whole` takes all of it. What is a claim of its own is never sampled.
 */

/** Set by `npm run lab whole`. */
const IS_WHOLE = process.env['YOSH_TEST_WHOLE'] === '1';
/** The part of the runs of a property test: each run of the suite tries other inputs. */
const PART_OF_RUNS = 8;
/** Set by `npm run test:quick`. */
const IS_QUICK = process.env['YOSH_LANE'] === 'quick';
/** The part of these that the quick lane has. */
const QUICK_PART = 5;
/** Multiples of the golden ratio spread over all rows and follow no period of a set that was made by nested loops. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Number of runs of a property test whose whole has `whole` runs. */
export const runs = (whole: number): number =>
  IS_WHOLE ? whole : Math.ceil(whole / (IS_QUICK ? PART_OF_RUNS * QUICK_PART : PART_OF_RUNS));

/** Number of runs of a property test whose number is a claim: all of them in the suite, fewer in the quick lane. */
export const claimed = (whole: number): number => (IS_QUICK ? Math.ceil(whole / QUICK_PART) : whole);

/** One of two sizes of the same test. */
export const sized = (inTheSuite: number, inTheLab: number): number => (IS_WHOLE ? inTheLab : inTheSuite);

/** At most `count` rows, always the same ones and in their order, the first and the last among them; all of them in the lab. */
export function sample<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (IS_WHOLE || count >= rows.length) return rows;
  const chosen = new Set([0, rows.length - 1]);
  for (let at = 1; chosen.size < count; at++) chosen.add(Math.floor(((at * GOLDEN) % 1) * rows.length));
  return rows.filter((_, at) => chosen.has(at));
}
