/**
 * A stretch of the ring made ready to be replayed: what is not text of the normal screen is taken out, and it begins where a
 * reader can begin. See docs/decisions/0006-what-a-block-says.md for the rules.
 */
import type { RingPiece, SizeMark } from './block.ts';
import { withoutMarks } from './end-mark.ts';
import { safeStart } from './line-places.ts';
import { type Landmark, landmarks } from './landmarks.ts';

export interface Stretch {
  readonly bytes: Buffer;
  /** Places in `bytes` where the size changed; the first is at 0, and no two are at one place. */
  readonly sizes: readonly SizeMark[];
  /** Places in `bytes` behind which other rows scroll. */
  readonly regions: readonly Region[];
  /** It begins in the middle of something: rows that are not known stand above it. */
  readonly midway: boolean;
  /** Somewhere in it all that stood before was thrown away, on the screen and above it. */
  readonly cleared: boolean;
}

export interface Region {
  readonly at: number;
  readonly sequence: Buffer;
}

/** What a terminal has that never told its size. */
const USUAL: SizeMark = { offset: 0, cols: 80, rows: 24 };

/** Beyond any screen; a size is what a program may set (`stty cols 60000`), and every row costs its cells. */
const COLS_MAX = 2000;
const ROWS_MAX = 1000;

/** Changes of size that count: somebody who drags a window makes hundreds, and each has the emulator wrap every row anew. */
const RESIZES = 16;

/** `sizes` is sorted by offset; `cut` says that bytes before the piece belong to it and are lost. */
export function stretchOf(piece: RingPiece, sizes: readonly SizeMark[], cut: boolean): Stretch {
  const { spans, regions, cleared } = onNormalScreen(piece.bytes, cut);
  const { bytes, place } = joined(piece.bytes, spans);
  return {
    bytes: withoutMarks(bytes),
    sizes: placed(piece.from, sizes, place),
    regions: regions.map(({ kind, at, end }) => ({ at: place(at), sequence: piece.bytes.subarray(at, kind === 'region' ? end : at) })),
    midway: cut && !cleared,
    cleared,
  };
}

type Span = readonly [from: number, to: number];

interface NormalScreen {
  readonly spans: readonly Span[];
  /** What said which rows scroll. */
  readonly regions: readonly Landmark[];
  /** All that was on the screen where the spans begin was thrown away. */
  readonly cleared: boolean;
}

/**
 * What went to the normal screen, from behind the last thing that threw all before it away. In a cut stretch whose first switch
 * is one *back* to the normal screen, all before it was drawn on the alternate one.
 */
function onNormalScreen(bytes: Buffer, cut: boolean): NormalScreen {
  const marks = landmarks(bytes);
  const first = marks.find(({ kind }) => kind === 'alternate' || kind === 'normal' || kind === 'reset');
  const spans: Span[] = [];
  const regions: Landmark[] = [];
  let open: number | null = cut && first?.kind === 'normal' ? null : 0;
  let cleared = 0;
  for (const mark of marks) {
    const switched = mark.kind === 'alternate' || mark.kind === 'normal';
    if (switched && open !== null) spans.push([open, mark.at]);
    if (switched) open = mark.kind === 'normal' ? mark.end : null;
    if (mark.kind === 'reset') open ??= mark.end;
    if (open !== null && (mark.kind === 'cleared' || mark.kind === 'reset')) cleared = mark.end;
    if (open !== null && (mark.kind === 'region' || mark.kind === 'reset')) regions.push(mark);
  }
  if (open !== null) spans.push([open, bytes.length]);
  const begin = Math.max(cleared, cut && first?.kind !== 'normal' ? safeStart(bytes, 0) : 0);
  const kept = spans.map(([from, to]): Span => [Math.max(from, begin), to]).filter(([from, to]) => from < to);
  return { spans: kept, regions, cleared: cleared > 0 };
}

/** CAN: ends whatever sequence the bytes before it left open, and shows nothing. */
const CAN = Buffer.of(0x18);

/** The spans in one buffer, and where in it a place of the whole has come to stand. */
function joined(bytes: Buffer, spans: readonly Span[]): { bytes: Buffer; place: (at: number) => number } {
  const parts = spans.flatMap(([from, to], i) => (i === 0 ? [bytes.subarray(from, to)] : [CAN, bytes.subarray(from, to)]));
  const starts: number[] = [];
  let length = 0;
  for (const [from, to] of spans) {
    if (length > 0) length += CAN.length;
    starts.push(length);
    length += to - from;
  }
  const place = (at: number): number => {
    const i = lastStartedBefore(spans, at);
    const span = spans[i];
    return span === undefined ? 0 : (starts[i] as number) + Math.min(at, span[1]) - span[0];
  };
  return { bytes: Buffer.concat(parts), place };
}

/** The last span that begins at `at` or before it; -1 without one. Halving, since a hostile stretch is made of 50,000 of them. */
function lastStartedBefore(spans: readonly Span[], at: number): number {
  let low = -1;
  let high = spans.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span)[0] <= at) low = middle;
    else high = middle;
  }
  return low;
}

function placed(from: number, sizes: readonly SizeMark[], place: (at: number) => number): SizeMark[] {
  const before = sizes.filter(({ offset }) => offset <= from).at(-1) ?? sizes[0] ?? USUAL;
  const all = [{ ...before, offset: from }, ...sizes.filter(({ offset }) => offset > from)];
  const out: SizeMark[] = [];
  for (const { offset, cols, rows } of all) {
    const size = { offset: place(offset - from), cols: within(cols, 2, COLS_MAX), rows: within(rows, 1, ROWS_MAX) };
    const last = out.at(-1);
    if (last?.offset === size.offset) out[out.length - 1] = size;
    else if (last?.cols !== size.cols || last.rows !== size.rows) out.push(size);
  }
  return [...out.slice(0, 1), ...out.slice(1).slice(-RESIZES)];
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.floor(value) || least));
