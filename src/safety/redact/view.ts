/**
 * A text seen without its line ends. Programs and terminals break long lines, so a secret can stand on several; a view is the text with
 * such breaks taken out, and for each of its pieces the place in the original.
 *
 * Two of them: `closed` has every break taken out, and is good for what is recognised beyond doubt (a known value, a PEM marker).
 * `unwrapped` has only those taken out that look like a wrap, since after `pip list` a run of joined names would look like anything.
 */

interface Piece {
  readonly start: number;
  readonly end: number;
}

export interface View {
  readonly text: string;
  /** Pieces of the original, in order; together they are the text. */
  readonly pieces: readonly Piece[];
  /** Where each piece begins in the text. */
  readonly offsets: readonly number[];
  /** More than blanks was left out. */
  readonly undressed: boolean;
}

/** A screen narrower than this wraps words, not lines. */
const WRAP_MIN_COLUMNS = 16;
/** Lines before and after that may not be longer than a wrapped one. */
const NEIGHBOURS = 3;
/** Columns of a line that are looked at for what a tool puts before it. */
const DRESS_COLUMNS = 140;

/** What tools put before each line: `file:12:` and `12:` (grep -n), `+` and `-` (diff), `>` (mail), `|` (tables), `#` (comments). */
const DRESS: readonly RegExp[] = [/^[\w./-]{1,120}[:-]\d{1,7}[:-]/, /^\d{1,7}[:-]/, /^[+-](?![+-])/, /^(?:> ?)+/, /^\| ?/, /^# ?/];

/** A line that begins something: `NAME=x`, `name: x`. The name must look like one, since base64 and URL-safe tokens hold `=`, too. */
const FRESH = /^(?:[A-Z][A-Z0-9_]{2,63}|[A-Za-z_.-]{3,64}\d{0,3})(?:=[^=\s]|\s*:\s|\s=)/;

/** A line, and where its own text begins: behind its dress, when the line before is dressed alike. */
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
    const dress = dressOf(text, start, end);
    const shared = before.findIndex((length, index) => length > 0 && (dress[index] ?? 0) > 0);
    lines.push({ start, end, own: start + (dress[shared] ?? 0) });
    before = dress;
    start = end + 1;
  }
  return lines;
}

const UNDRESSED: readonly number[] = [];

/** The length of each kind of dress a line has; none has all. */
function dressOf(text: string, start: number, end: number): readonly number[] {
  if (start === end || /[^\w./+>|#-]/.test(text[start] ?? ' ')) return UNDRESSED;
  const head = text.slice(start, Math.min(end, start + DRESS_COLUMNS));
  return DRESS.map((dress) => dress.exec(head)?.[0].length ?? 0);
}

function compose(text: string, pieces: readonly Piece[], undressed: boolean): View {
  const offsets: number[] = [];
  let length = 0;
  for (const { start, end } of pieces) {
    offsets.push(length);
    length += end - start;
  }
  return { text: pieces.map(({ start, end }) => text.slice(start, end)).join(''), pieces, offsets, undressed };
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 13;

/** Every line end taken out, with the blanks around it and, unless `dressed`, the dress of the next line. */
export function closed(text: string, lines: readonly Line[], dressed = false): View {
  const pieces = lines.map((line, index) => {
    let start = index === 0 || dressed ? line.start : line.own;
    let { end } = line;
    if (index > 0) while (start < end && isBlank(text.charCodeAt(start))) start++;
    if (index < lines.length - 1) while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
    return { start, end };
  });
  return compose(text, pieces, !dressed && lines.some(({ start, own }) => own > start));
}

/** What was found in the original, where it says that a line end is none within a secret. */
export interface Known {
  /** Places where a token begins. */
  readonly begins: ReadonlySet<number>;
  /** Places where a secret ends. */
  readonly ends: ReadonlySet<number>;
  /** Places where a placeholder ends: what was to be found there has been. */
  readonly done: ReadonlySet<number>;
}

/**
 * The lines between which a line end looks like a wrap, joined; the others are left out, as the original shows them as well. A line end is
 * one when the line is as long as any around it and the next does not begin something: neither a token, nor a name when the line ends with
 * a secret already or is such an assignment itself. Null when there is none.
 */
export function unwrapped(text: string, lines: readonly Line[], known: Known): View | null {
  const pieces: Piece[] = [];
  let joined = false;
  for (const [index, line] of lines.entries()) {
    const before = index > 0 && wraps(text, lines, index - 1, known);
    const after = wraps(text, lines, index, known);
    // the line before the first is kept, since a name may stand on it: <token>
    const named = !before && !after && index + 1 < lines.length && wraps(text, lines, index + 1, known);
    if (before || after || named)
      pieces.push({ start: before ? line.own : line.start, end: Math.min(text.length, line.end + (after ? 0 : 1)) });
    joined ||= before;
  }
  return joined ? compose(text, pieces, true) : null;
}

const begins = (text: string, { own, end }: Line): boolean => FRESH.test(text.slice(own, Math.min(end, own + DRESS_COLUMNS)));

/** Whether the line end after `lines[index]` looks like a wrap. */
function wraps(text: string, lines: readonly Line[], index: number, known: Known): boolean {
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

/** The last index of an ascending list whose value is not above `value`. */
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

/** A piece of a view as a piece of the original, breaks within it included. */
export function place(view: View, start: number, end: number): { readonly start: number; readonly end: number } {
  const original = (at: number): number => {
    const index = lastAtMost(view.offsets.length, (each) => view.offsets[each] ?? 0, at);
    return (view.pieces[index]?.start ?? 0) + at - (view.offsets[index] ?? 0);
  };
  return { start: original(start), end: original(end - 1) + 1 };
}

/** A piece of the original as the view has it. */
export function seen(view: View, start: number, end: number): string {
  const within = (at: number): number => {
    const index = lastAtMost(view.pieces.length, (each) => view.pieces[each]?.start ?? 0, at);
    const piece = view.pieces[index];
    if (piece === undefined) return 0;
    return (view.offsets[index] ?? 0) + Math.min(at, piece.end) - piece.start;
  };
  return view.text.slice(within(start), within(end));
}
