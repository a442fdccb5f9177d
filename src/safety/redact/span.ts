/** Spans of secrets in a text, and how overlapping ones are merged. */

/** A piece of a text, and the kind of secret it is. Kinds are lower-case words joined by `-`, without digits. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** All spans in order and without overlaps. An earlier list wins: of a later one only the uncovered parts are added. */
export function mergeByRank(lists: readonly (readonly Span[])[]): Span[] {
  let merged: Span[] = [];
  for (const list of lists) merged = merge(merged, joinOverlapping(list));
  return merged;
}

const byStart = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;

/** Joins overlapping spans of one list; the result has the kind of the first. */
function joinOverlapping(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans.filter(({ start, end }) => end > start).toSorted(byStart)) {
    const last = out.at(-1);
    if (last !== undefined && span.start < last.end) out[out.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

/** Adds to `first` the parts of `more` that it does not cover; both are ordered and free of overlaps. */
function merge(first: readonly Span[], more: readonly Span[]): Span[] {
  const out: Span[] = [...first];
  let i = 0;
  for (const span of more) {
    let { start } = span;
    while ((first[i]?.end ?? Infinity) <= start) i++;
    for (let k = i; start < span.end; k++) {
      const block = first[k];
      const until = Math.min(block?.start ?? Infinity, span.end);
      if (until > start) out.push({ start, end: until, kind: span.kind });
      if (block === undefined || block.start >= span.end) break;
      start = Math.max(start, block.end);
    }
  }
  return out.toSorted(byStart);
}
