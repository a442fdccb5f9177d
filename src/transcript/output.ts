/**
 * Renders the output of a command, or the whole scrollback, as text. Of a large stretch only the bytes at its two ends are
 * replayed: the last 1,000 lines of 1 MiB take 5 ms instead of 30.
 */
import type { Block, Gap, OutputBudget, OutputText, ReadRing, RingPiece, SizeMark } from './block.ts';
import { withoutEndMark } from './end-mark.ts';
import { charsOf, excerpt, type Ends, newestThatFit } from './excerpt.ts';
import { replay, type Replayed } from './replay.ts';
import { countLines, endOfLines, safeStart, startOfLines, startWithin } from './line-places.ts';
import { type Stretch, stretchOf } from './stretch.ts';

/** A stretch up to this size is replayed whole, which is exact, in 2–6 ms. */
const WHOLE_BYTES = 128 * 1024;

/** The most that is replayed from the end, however large the ring is: progress bars, the worst case, take 10–25 ms for this much. */
const TAIL_BYTES = 1024 * 1024;

/** A first guess of the bytes for one character: plain text has one, text with many colours five. */
const BYTES_PER_CHAR = 2;

/** The most that is replayed from the beginning: 1,000 lines with many colours. */
const HEAD_BYTES = 256 * 1024;

/** Lines replayed in addition to the requested ones: some are empty at the end, some are rewritten by the bytes after them. */
const SPARE_LINES = 16;

/** When a replay gives too few lines, the next one takes this many times as much: a few tries reach any size. */
const GROWTH = 4;

/**
 * The block's output within the budget; null when there was none, or when the ring no longer holds any of it. When the beginning
 * of the output is lost (`cut`), the first lines in the ring are not its first lines: the tail gets their share.
 */
export async function renderBlock(
  block: Block,
  read: ReadRing,
  sizes: readonly SizeMark[],
  budget: OutputBudget,
): Promise<OutputText | null> {
  const piece = await heldPiece(read, block.from, block.to);
  if (piece === null) return null;
  const cut = piece.from > block.from;
  const bytes = withoutEndMark(piece.bytes, block.shell);
  const stretch = stretchOf({ from: piece.from, bytes }, sizes, cut);
  const wanted = cut ? { head: 0, tail: budget.headLines + budget.tailLines } : { head: budget.headLines, tail: budget.tailLines };
  const found = excerpt(await ends(stretch, wanted.head, wanted.tail, budget.chars), budget.chars);
  return found.text === '' ? null : { ...found, cut };
}

/**
 * The newest `lines` lines (as many as fit `chars` UTF-16 units) that the terminal showed up to `end`, including prompts and typed
 * lines. Each of `gaps` (oldest first, none inside another) is replaced by its note.
 */
export async function renderScrollback(
  end: number,
  read: ReadRing,
  sizes: readonly SizeMark[],
  lines: number,
  chars: number,
  gaps: readonly Gap[] = [],
): Promise<OutputText> {
  const piece = await heldPiece(read, Math.max(0, end - TAIL_BYTES), end);
  if (piece === null) return { text: '', lines: 0, cut: end > 0 };
  const cut = piece.from > 0;
  let shown: readonly string[] = [];
  for (const part of splitAtGaps(piece, gaps).toReversed()) {
    const [lineRoom, charRoom] = [lines - shown.length, chars - (shown.length === 0 ? 0 : charsOf(shown) + 1)];
    if (lineRoom <= 0 || charRoom <= 0) break;
    if ('note' in part) {
      if (shown[0] !== part.note) shown = [part.note, ...shown];
      continue;
    }
    // a part after a gap begins at a prompt, which begins a line
    const stretch = stretchOf(part, sizes, cut && part.from === piece.from);
    shown = [...(await newest(stretch, lineRoom, charRoom)).lines.slice(-lineRoom), ...shown];
    if (stretch.cleared) break;
  }
  const kept = newestThatFit(lines > 0 ? shown.slice(-lines) : [], chars);
  return { text: kept.join('\n'), lines: kept.length, cut };
}

/** The piece in parts, with the gaps between them. */
function splitAtGaps(piece: RingPiece, gaps: readonly Gap[]): readonly (RingPiece | Gap)[] {
  const end = piece.from + piece.bytes.length;
  const parts: (RingPiece | Gap)[] = [];
  let at = piece.from;
  const upTo = (to: number): void => {
    if (to > at) parts.push({ from: at, bytes: piece.bytes.subarray(at - piece.from, to - piece.from) });
  };
  for (const gap of gaps) {
    if (gap.to <= at || gap.from >= end) continue;
    upTo(gap.from);
    parts.push(gap);
    at = Math.max(at, Math.min(gap.to, end));
  }
  upTo(end);
  return parts;
}

/** The bytes of a stretch that the ring still holds; null when there are none. */
async function heldPiece(read: ReadRing, from: number, to: number): Promise<RingPiece | null> {
  if (to <= from) return null;
  const piece = await read(from, to);
  const bytes = piece.bytes.subarray(Math.max(0, from - piece.from), Math.max(0, to - piece.from));
  return bytes.length === 0 ? null : { from: Math.max(from, piece.from), bytes };
}

/** The first and the last lines of a stretch, and how many are between them. `chars`: as many as are enough for both. */
async function ends(stretch: Stretch, headLines: number, tailLines: number, chars: number): Promise<Ends> {
  const tail = await newest(stretch, headLines + tailLines, chars);
  if (tail.whole) {
    const { lines } = tail;
    const tailFrom = Math.max(headLines, lines.length - tailLines);
    return { head: lines.slice(0, headLines), between: tailFrom - headLines, tail: lines.slice(tailFrom) };
  }
  const newestLines = tail.lines.slice(Math.max(0, tail.lines.length - tailLines));
  const head = await oldest(stretch, headLines, tail.from || stretch.bytes.length);
  // of the bytes that were not replayed only the line ends are known
  const between = Math.max(1, countLines(stretch.bytes) - head.length - newestLines.length);
  return { head, between, tail: newestLines };
}

/** The lines at the end: at least `lines` of them or `chars` characters, unless the bytes within the bounds hold fewer. */
async function newest(stretch: Stretch, lines: number, chars: number): Promise<Replayed & { readonly from: number }> {
  const { bytes } = stretch;
  const rows = stretch.sizes.reduce((most, size) => Math.max(most, size.rows), 0);
  const least = startWithin(bytes, TAIL_BYTES) ?? safeStart(bytes, bytes.length - TAIL_BYTES);
  for (let more = 1; ; more *= GROWTH) {
    const limit = Math.max(WHOLE_BYTES, chars * BYTES_PER_CHAR * more);
    const begin = Math.max(least, startWithin(bytes, limit) ?? least);
    const from = bytes.length <= WHOLE_BYTES ? 0 : startOfLines(bytes, (lines + rows + SPARE_LINES) * more, begin);
    const found = await replay(stretch, from, bytes.length);
    if (from <= least || found.lines.length >= lines || charsOf(found.lines) >= chars) return { ...found, from };
  }
}

/** The first `lines` lines of the bytes before `before`; fewer when later bytes within the bounds may still change them. */
async function oldest(stretch: Stretch, lines: number, before: number): Promise<readonly string[]> {
  if (lines === 0) return [];
  const last = endOfLines(stretch.bytes, Infinity, Math.min(before, HEAD_BYTES));
  for (let count = lines + SPARE_LINES; ; count *= GROWTH) {
    const to = endOfLines(stretch.bytes, count, last);
    const found = await replay(stretch, 0, to);
    if (to >= last || found.settled >= lines) return found.lines.slice(0, lines);
  }
}
