/**
 * Prepares a stretch of the ring for the replay: removes what is not text of the normal screen and finds a safe place to begin.
 * The rules: docs/decisions/0006-what-a-block-says.md.
 */
import { assertNever } from '../base/assert-never.ts';
import type { RingPiece, SizeMark } from './block.ts';
import { withoutMarks } from './end-mark.ts';
import { safeStart } from './line-places.ts';
import { type Landmark, landmarks } from './landmarks.ts';

export interface Stretch {
  readonly bytes: Buffer;
  /** Positions in `bytes` where the size changed; the first is 0, and no two are equal. */
  readonly sizes: readonly SizeMark[];
  /** Positions in `bytes` from which other rows scroll. */
  readonly regions: readonly Region[];
  /** The beginning is cut off: unknown rows were above it. */
  readonly midway: boolean;
  /** A sequence in it cleared everything before, on the screen and in the scrollback. */
  readonly cleared: boolean;
}

export interface Region {
  readonly at: number;
  readonly sequence: Buffer;
}

/** The size of a terminal that never reported one. */
const USUAL: SizeMark = { offset: 0, cols: 80, rows: 24 };

/** Larger than any screen. Programs can set the size (`stty cols 60000`), and every row costs its cells. */
const COLS_MAX = 2000;
const ROWS_MAX = 1000;

/** The most changes of size that are replayed: dragging a window makes hundreds, and at each the emulator wraps every row again. */
const RESIZES = 16;

/** The stretch of a piece. `sizes` is sorted by offset; `cut`: bytes that belong before the piece are lost. */
export function stretchOf(piece: RingPiece, sizes: readonly SizeMark[], cut: boolean): Stretch {
  const { spans, regions, cleared } = onNormalScreen(piece.bytes, cut);
  const { bytes, place } = joined(piece.bytes, spans);
  return {
    bytes: withoutMarks(bytes),
    sizes: sizesIn(piece.from, sizes, place),
    regions: regions.map(({ kind, at, end }) => ({ at: place(at), sequence: piece.bytes.subarray(at, kind === 'region' ? end : at) })),
    midway: cut && !cleared,
    cleared,
  };
}

type Span = readonly [from: number, to: number];

interface NormalScreen {
  readonly spans: readonly Span[];
  /** The sequences that set which rows scroll. */
  readonly regions: readonly Landmark[];
  /** Everything on the screen was cleared before the spans begin. */
  readonly cleared: boolean;
}

/**
 * The bytes that went to the normal screen, from after the last sequence that cleared everything. When the first switch of a cut
 * stretch goes *back* to the normal screen, everything before it was drawn on the alternate one.
 */
function onNormalScreen(bytes: Buffer, cut: boolean): NormalScreen {
  const marks = landmarks(bytes);
  const first = marks.find(({ kind }) => kind === 'alternate' || kind === 'normal' || kind === 'reset');
  const spans: Span[] = [];
  const regions: Landmark[] = [];
  /** Where the current span begins; null on the alternate screen. */
  let open: number | null = cut && first?.kind === 'normal' ? null : 0;
  let cleared = 0;
  for (const mark of marks) {
    switch (mark.kind) {
      case 'alternate':
      case 'normal':
        if (open !== null) spans.push([open, mark.at]);
        open = mark.kind === 'normal' ? mark.end : null;
        break;
      // on the alternate screen it goes back to the normal one
      case 'reset':
        open ??= mark.end;
        cleared = mark.end;
        regions.push(mark);
        break;
      case 'cleared':
        if (open !== null) cleared = mark.end;
        break;
      case 'region':
        if (open !== null) regions.push(mark);
        break;
      default:
        assertNever(mark.kind);
    }
  }
  if (open !== null) spans.push([open, bytes.length]);
  const begin = Math.max(cleared, cut && first?.kind !== 'normal' ? safeStart(bytes, 0) : 0);
  const kept = spans.map(([from, to]): Span => [Math.max(from, begin), to]).filter(([from, to]) => from < to);
  return { spans: kept, regions, cleared: cleared > 0 };
}

/** CAN: ends a sequence that the bytes before it left open, and shows nothing. */
const CAN = Buffer.of(0x18);

/** The spans in one buffer, and a function that maps a position in the original bytes to one in that buffer. */
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

/** The index of the last span that begins at or before `at`; -1 without one. A binary search, since a hostile stretch has 50,000 spans. */
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

/** The sizes of the terminal while the bytes from `from` on were printed, at their places in the stretch; of many only the newest. */
function sizesIn(from: number, sizes: readonly SizeMark[], place: (at: number) => number): SizeMark[] {
  const before = sizes.filter(({ offset }) => offset <= from).at(-1) ?? sizes[0] ?? USUAL;
  const all = [{ ...before, offset: from }, ...sizes.filter(({ offset }) => offset > from)];
  const out: SizeMark[] = [];
  for (const { offset, cols, rows } of all) {
    const size = { offset: place(offset - from), cols: clamp(cols, 2, COLS_MAX), rows: clamp(rows, 1, ROWS_MAX) };
    const last = out.at(-1);
    if (last?.offset === size.offset) out[out.length - 1] = size;
    else if (last?.cols !== size.cols || last.rows !== size.rows) out.push(size);
  }
  return [...out.slice(0, 1), ...out.slice(1).slice(-RESIZES)];
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.floor(value) || least));
