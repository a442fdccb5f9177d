/** The statistics used for the figures. */

/** The value below which `share` of the values lie (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] as number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value of the round with the least other load: load only ever adds time. */
export const quietest = (values: readonly number[]): number => Math.min(...values);

/** The median ratio of `ours` to `theirs`, round by round: both are measured one after the other, so a busy minute affects both. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] as number)));

/** At most three significant digits; digits before the point are never dropped. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
