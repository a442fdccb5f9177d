/** What a finder found: a piece of a text, and what kind of secret it is. Kinds are lower-case words joined by `-`, without digits. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** Spans in order and without overlaps; an earlier list wins, and of another only what it left over is added. */
export function settle(lists: readonly (readonly Span[])[]): Span[] {
  let settled: Span[] = [];
  for (const list of lists) settled = merge(settled, joinOverlapping(list));
  return settled;
}

const byStart = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;

/** Overlapping spans of equal rank become one, of the kind that begins first. */
function joinOverlapping(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans.filter(({ start, end }) => end > start).toSorted(byStart)) {
    const last = out.at(-1);
    if (last !== undefined && span.start < last.end) out[out.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

/** Both lists ordered and free of overlaps; of `more` only what `first` does not cover. */
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
