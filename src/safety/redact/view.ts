/**
 * Views of a text without line ends. Programs and terminals break long lines, so a secret can span several lines. A view is the text
 * without such breaks; for each of its pieces it knows the place in the original.
 *
 * There are two. `withoutLineEnds` removes every break, for finders that are certain (a known value, a PEM marker). `unwrapped` removes
 * only the breaks that look like a wrap, since the joined lines of `pip list`, for example, could match a shape by chance.
 */

import { CHARS, isIn } from './chars.ts';

interface Piece {
  readonly start: number;
  readonly end: number;
}

export interface View {
  readonly text: string;
  /** Pieces of the original, in order; joined they are the text. */
  readonly pieces: readonly Piece[];
  /** Where each piece begins in the text. */
  readonly offsets: readonly number[];
  /** Not only spaces but also prefixes of lines were removed. */
  readonly prefixesRemoved: boolean;
}

/** A screen narrower than this wraps words, not lines. */
const WRAP_MIN_COLUMNS = 16;
/** The number of lines before and after a wrapped line that may not be longer than it. */
const NEIGHBOURS = 3;
/** The longest part of a line that is searched for a prefix. */
const PREFIX_COLUMNS = 140;

/** Prefixes that tools add to each line: `file:12:` and `12:` (grep -n), `+` and `-` (diff), `>` (mail), `|` (tables), `#` (comments). */
const PREFIXES: readonly RegExp[] = [/^[\w./-]{1,120}[:-]\d{1,7}[:-]/, /^\d{1,7}[:-]/, /^[+-](?![+-])/, /^(?:> ?)+/, /^\| ?/, /^# ?/];

/** A line that begins an assignment: `NAME=x`, `name: x`. The name must look like one, since base64 and URL-safe tokens contain `=` too. */
const FRESH = /^(?:[A-Z][A-Z0-9_]{2,63}|[A-Za-z_.-]{3,64}\d{0,3})(?:=[^=\s]|\s*:\s|\s=)/;

/** A line, and where its own text begins: after its prefix, when the line before has the same kind of prefix. */
export interface Line extends Piece {
  readonly own: number;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let before: readonly number[] = [];
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const lengths = prefixLengths(text, start, end);
    const shared = before.findIndex((length, index) => length > 0 && (lengths[index] ?? 0) > 0);
    lines.push({ start, end, own: start + (lengths[shared] ?? 0) });
    before = lengths;
    start = end + 1;
  }
  return lines;
}

const NO_PREFIX: readonly number[] = [];

/** The length of each kind of prefix at the beginning of a line, 0 where it has none of that kind. */
function prefixLengths(text: string, start: number, end: number): readonly number[] {
  if (!mayHavePrefix(text, start, Math.min(end, start + PREFIX_COLUMNS))) return NO_PREFIX;
  const head = text.slice(start, Math.min(end, start + PREFIX_COLUMNS));
  return PREFIXES.map((prefix) => prefix.exec(head)?.[0].length ?? 0);
}

/** Whether a line begins with a sign, or with a path or number before `:12:`: a quick answer for the many lines without a prefix. */
function mayHavePrefix(text: string, start: number, end: number): boolean {
  if (start === end) return false;
  const first = text.charCodeAt(start);
  // `+`, `-`, `>`, `|`, `#`
  if (first === 43 || first === 45 || first === 62 || first === 124 || first === 35) return true;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    // `:` or `-`, at the end of a number or before one
    if (code === 58 || code === 45)
      return at > start && (isDigit(text.charCodeAt(at - 1)) || isDigit(text.charCodeAt(at + 1)) || code === 45);
    if (!isIn(code, CHARS.path)) return false;
  }
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

function compose(text: string, pieces: readonly Piece[], prefixesRemoved: boolean): View {
  const offsets: number[] = [];
  let length = 0;
  for (const { start, end } of pieces) {
    offsets.push(length);
    length += end - start;
  }
  return { text: pieces.map(({ start, end }) => text.slice(start, end)).join(''), pieces, offsets, prefixesRemoved };
}

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 13;

/** The text without any line end and the spaces around it. The prefixes of lines are removed too, unless `keepPrefixes`. */
export function withoutLineEnds(text: string, lines: readonly Line[], keepPrefixes = false): View {
  const pieces = lines.map((line, index) => {
    let start = index === 0 || keepPrefixes ? line.start : line.own;
    let { end } = line;
    if (index > 0) while (start < end && isSpace(text.charCodeAt(start))) start++;
    if (index < lines.length - 1) while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    return { start, end };
  });
  return compose(text, pieces, !keepPrefixes && lines.some(({ start, own }) => own > start));
}

/** Positions found in the original that show that a line end is not inside a secret. */
export interface KnownEdges {
  /** Positions where a token begins. */
  readonly begins: ReadonlySet<number>;
  /** Positions where a secret ends. */
  readonly ends: ReadonlySet<number>;
  /** Positions where a placeholder ends: the secret there is already masked. */
  readonly done: ReadonlySet<number>;
}

/**
 * Joins the lines whose line end looks like a wrap, and leaves out the others, which the original has too. A line end looks like a wrap
 * when no line around it is longer and the next line begins neither a token nor an assignment. The next line may look like an assignment
 * when this line ends without a secret and is no assignment itself. Null when no line end looks like a wrap.
 */
export function unwrapped(text: string, lines: readonly Line[], known: KnownEdges): View | null {
  const pieces: Piece[] = [];
  let joined = false;
  let before = false;
  let after = wraps(text, lines, 0, known);
  let then = wraps(text, lines, 1, known);
  for (let index = 0; index < lines.length; index++, before = after, after = then, then = wraps(text, lines, index + 1, known)) {
    const line = lines[index];
    if (line === undefined) break;
    // the line before the first wrapped one is kept, since it may hold the name: <token>
    const named = !before && !after && then;
    if (before || after || named)
      pieces.push({ start: before ? line.own : line.start, end: Math.min(text.length, line.end + (after ? 0 : 1)) });
    joined ||= before;
  }
  return joined ? compose(text, pieces, true) : null;
}

/** A name, an operator and a value are this many words at most, unless the value is in quotes or is a whole header. */
const WORDS_BEFORE_JOINT = 4;
/** Before a quote that is not closed: a name and an operator. */
const NAME_BEFORE_QUOTE = 96;

/** Ranges of a view's text, in order: a secret that a joint cuts can begin only there. The others were found before the lines were joined. */
export function beforeJoints(view: View): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let index = 0; index + 1 < view.offsets.length; index++) {
    const start = view.offsets[index] ?? 0;
    const end = view.offsets[index + 1] ?? 0;
    found.push({ start: Math.max(start, lastWords(view.text, start, end)), end });
  }
  return found;
}

/** Where the last words of a line begin, or the name before a quote that the line does not close. */
function lastWords(text: string, start: number, end: number): number {
  let from = start;
  let words = 0;
  for (let at = end - 1; at >= start && words < WORDS_BEFORE_JOINT; at--)
    if (isSpace(text.charCodeAt(at)) && !isSpace(text.charCodeAt(at + 1)) && ++words === WORDS_BEFORE_JOINT) from = at + 1;
  if (from === start) return start;
  const line = text.slice(start, end);
  for (const quote of QUOTES) {
    if (!line.includes(quote)) continue;
    const parts = line.split(quote);
    if (parts.length % 2 === 0) from = Math.min(from, end - (parts.at(-1)?.length ?? 0) - NAME_BEFORE_QUOTE);
  }
  return from;
}
const QUOTES = ['"', "'", '`'];

const begins = (text: string, { own, end }: Line): boolean => FRESH.test(text.slice(own, Math.min(end, own + PREFIX_COLUMNS)));

/** Whether the line end after `lines[index]` looks like a wrap. */
function wraps(text: string, lines: readonly Line[], index: number, known: KnownEdges): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || line.end - line.start < WRAP_MIN_COLUMNS || next.own >= next.end) return false;
  const width = line.end - line.start + (next.own - next.start);
  for (let k = Math.max(0, index - NEIGHBOURS); k <= Math.min(lines.length - 1, index + NEIGHBOURS); k++) {
    const other = lines[k];
    if (other !== undefined && other.end - other.start > width) return false;
  }
  if (known.begins.has(next.own) || known.done.has(line.end)) return false;
  if (!begins(text, next)) return true;
  return !known.ends.has(line.end) && !begins(text, line);
}

/** The last index of an ascending list whose value is at most `value`; -1 without one. */
function lastAtMost(length: number, at: (index: number) => number, value: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The span of the original for a span of a view, including the breaks within it. */
export function originalSpan(view: View, start: number, end: number): { readonly start: number; readonly end: number } {
  const original = (at: number): number => {
    const index = lastAtMost(view.offsets.length, (each) => view.offsets[each] ?? 0, at);
    return (view.pieces[index]?.start ?? 0) + at - (view.offsets[index] ?? 0);
  };
  return { start: original(start), end: original(end - 1) + 1 };
}

/** The text that a view has for a span of the original. */
export function textInView(view: View, start: number, end: number): string {
  const within = (at: number): number => {
    const index = lastAtMost(view.pieces.length, (each) => view.pieces[each]?.start ?? 0, at);
    const piece = view.pieces[index];
    if (piece === undefined) return 0;
    return (view.offsets[index] ?? 0) + Math.min(at, piece.end) - piece.start;
  };
  return view.text.slice(within(start), within(end));
}
