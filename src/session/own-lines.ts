/**
 * Lines that a model suggested beside untrusted text, that the user's words ask for, and that he has run as they were: what of them counts as
 * his own from then on. Pure.
 */

export interface OwnLine {
  /** As it was run. */
  readonly line: string;
  /** The same without what it has from untrusted text alone; see `Verdict.own`. */
  readonly own: string;
}

/** Lines kept: more than a walk-through has steps. */
const LINES_KEPT = 64;

/** Adds a line that was run, newest last; one of which nothing counts any more is removed. */
export const withOwnLine = (lines: readonly OwnLine[], run: OwnLine): readonly OwnLine[] =>
  [...lines.filter(({ line }) => line !== run.line), ...(run.own === '' ? [] : [run])].slice(-LINES_KEPT);

/** What counts of a line that was run; empty where nothing does. */
export const ownOf = (lines: readonly OwnLine[], text: string): string => lines.find(({ line }) => line === text)?.own ?? '';
