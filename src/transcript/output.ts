/**
 * What a command printed, and what the terminal showed, as text. Of a large stretch only the bytes at its two ends are replayed:
 * 1 MiB to its last 1,000 lines takes 5 ms instead of 30.
 */
import type { Block, Gap, OutputBudget, OutputText, ReadRing, RingPiece, SizeMark } from './block.ts';
import { withoutEndMark } from './end-mark.ts';
import { charsOf, excerpt, type Ends, newestThatFit } from './excerpt.ts';
import { replay, type Replayed } from './replay.ts';
import { countLines, endOfLines, safeStart, startOfLines, startWithin } from './line-places.ts';
import { type Stretch, stretchOf } from './stretch.ts';

/** Below this all of it is replayed, which is exact, in 2–6 ms. */
const WHOLE_BYTES = 128 * 1024;

/** What is looked at from the end, however large the ring: progress bars, the worst of all, take 10–25 ms for this much. */
const TAIL_BYTES = 1024 * 1024;

/** A first guess of what a character takes: plain text has one byte for it, colour-heavy text five. */
const BYTES_PER_CHAR = 2;

/** And from the beginning: 1,000 colourful lines. */
const HEAD_BYTES = 256 * 1024;

/** Lines replayed beyond those wanted: some are blank at the end, some are rewritten by what follows. */
const SPARE_LINES = 16;

/** When what was replayed gave too few lines, this much more of it is: a handful of tries reach any size. */
const GROWTH = 4;

/**
 * The block's output within the budget; null when there was none, or none that the ring still holds. Of an output whose
 * beginning is lost (`cut`) the first lines held are no beginning: the tail gets their share.
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
 * The newest `lines` lines (as many as fit `chars`) of what the terminal showed up to `end`, prompts and typed lines included. Of
 * each of `gaps` (oldest first, none inside another) only its note is told.
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
  let told: readonly string[] = [];
  for (const part of between(piece, gaps).toReversed()) {
    const [lineRoom, charRoom] = [lines - told.length, chars - (told.length === 0 ? 0 : charsOf(told) + 1)];
    if (lineRoom <= 0 || charRoom <= 0) break;
    if ('note' in part) {
      if (told[0] !== part.note) told = [part.note, ...told];
      continue;
    }
    // a part behind a gap begins at a prompt, which is a whole line
    const stretch = stretchOf(part, sizes, cut && part.from === piece.from);
    told = [...(await newest(stretch, lineRoom, charRoom)).lines.slice(-lineRoom), ...told];
    if (stretch.cleared) break;
  }
  const kept = newestThatFit(lines > 0 ? told.slice(-lines) : [], chars);
  return { text: kept.join('\n'), lines: kept.length, cut };
}

/** The piece in parts, with the gaps between them. */
function between(piece: RingPiece, gaps: readonly Gap[]): readonly (RingPiece | Gap)[] {
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

/** What the ring still holds of a stretch; null when that is nothing. */
async function heldPiece(read: ReadRing, from: number, to: number): Promise<RingPiece | null> {
  if (to <= from) return null;
  const piece = await read(from, to);
  const bytes = piece.bytes.subarray(Math.max(0, from - piece.from), Math.max(0, to - piece.from));
  return bytes.length === 0 ? null : { from: Math.max(from, piece.from), bytes };
}

async function ends(stretch: Stretch, headLines: number, tailLines: number, chars: number): Promise<Ends> {
  const tail = await newest(stretch, headLines + tailLines, chars);
  if (tail.whole) {
    const { lines } = tail;
    if (lines.length <= headLines + tailLines) return { head: lines.slice(0, headLines), between: 0, tail: lines.slice(headLines) };
    return { head: lines.slice(0, headLines), between: lines.length - headLines - tailLines, tail: lines.slice(lines.length - tailLines) };
  }
  const newestLines = tail.lines.slice(Math.max(0, tail.lines.length - tailLines));
  const head = await oldest(stretch, headLines, tail.from || stretch.bytes.length);
  // of what was not replayed only the line ends are known
  const between = Math.max(1, countLines(stretch.bytes) - head.length - newestLines.length);
  return { head, between, tail: newestLines };
}

/** The lines at the end: `lines` of them or `chars` characters, when there is as much in what is looked at. */
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

/** The first `lines` lines, out of the bytes before `before`; fewer when they are not settled within what is looked at. */
async function oldest(stretch: Stretch, lines: number, before: number): Promise<readonly string[]> {
  if (lines === 0) return [];
  const last = endOfLines(stretch.bytes, Infinity, Math.min(before, HEAD_BYTES));
  for (let count = lines + SPARE_LINES; ; count *= GROWTH) {
    const to = endOfLines(stretch.bytes, count, last);
    const found = await replay(stretch, 0, to);
    if (to >= last || found.settled >= lines) return found.lines.slice(0, lines);
  }
}
