/**
 * A text seen without its line ends. Programs and terminals break long lines, so a secret can stand on several; a view is the text with
 * such breaks taken out, and for each of its characters the place in the original.
 *
 * Two of them: `closed` has every break taken out, and is good for what is recognised beyond doubt (a known value, a PEM marker).
 * `unwrapped` has only those taken out that look like a wrap, since after `pip list` a run of joined names would look like anything.
 */
export interface View {
  readonly text: string;
  /** Place in the original of each character; null when the view is the original. */
  readonly at: Int32Array | null;
}

/** A screen narrower than this wraps words, not lines. */
const WRAP_MIN_COLUMNS = 16;
/** Lines before and after that may not be longer than a wrapped one. */
const NEIGHBOURS = 3;
/** Columns of a line that are looked at for what a tool puts before it. */
const DRESS_COLUMNS = 200;

/** What tools put before each line: `file:12:` and `12:` (grep -n), `+` and `-` (diff), `>` (mail), `|` (tables), `#` (comments). */
const DRESS: readonly RegExp[] = [/^[\w./-]{1,120}[:-]\d{1,7}[:-]/, /^\d{1,7}[:-]/, /^[+-](?![+-])/, /^(?:> ?)+/, /^\| ?/, /^# ?/];

/** A line that begins something: `NAME=x`, `name: x`. The name must look like one, since base64 and URL-safe tokens hold `=`, too. */
const FRESH = /^(?:[A-Z][A-Z0-9_]{0,63}|[A-Za-z_.-]{1,64}\d{0,3})(?:=[^=\s]|\s*:\s|\s=)/;

export const original = (text: string): View => ({ text, at: null });

interface Line {
  readonly start: number;
  readonly end: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
    lines.push({ start, end: at });
    start = at + 1;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** How many characters of a line its dress takes, when the line before is dressed alike. */
function dressOf(text: string, before: Line | undefined, line: Line): number {
  if (before === undefined) return 0;
  const head = text.slice(line.start, Math.min(line.end, line.start + DRESS_COLUMNS));
  for (const dress of DRESS) {
    const found = dress.exec(head);
    if (found !== null && dress.test(text.slice(before.start, Math.min(before.end, before.start + DRESS_COLUMNS)))) return found[0].length;
  }
  return 0;
}

/** The text put together from pieces of itself; null when nothing is left out. */
function compose(text: string, pieces: readonly Line[]): View | null {
  if (pieces.length === 1) return null;
  const at = new Int32Array(pieces.reduce((sum, { start, end }) => sum + end - start, 0));
  let to = 0;
  for (const { start, end } of pieces) for (let i = start; i < end; i++) at[to++] = i;
  return { text: pieces.map(({ start, end }) => text.slice(start, end)).join(''), at };
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 13;

/** Every line end taken out, with the blanks around it and the dress of the next line; null for one line. */
export function closed(text: string): View | null {
  const lines = linesOf(text);
  return compose(
    text,
    lines.map((line, index) => {
      let start = line.start + (index > 0 ? dressOf(text, lines[index - 1], line) : 0);
      let { end } = line;
      if (index > 0) while (start < end && isBlank(text.charCodeAt(start))) start++;
      while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
      return { start, end };
    }),
  );
}

/** What was found in the original, where it says that a line end is none within a secret. */
export interface Known {
  /** Places where a token begins. */
  readonly begins: ReadonlySet<number>;
  /** Places where a secret ends. */
  readonly ends: ReadonlySet<number>;
}

/**
 * The line ends taken out that look like a wrap: the line is as long as any around it, and the next does not begin something: neither a
 * token, nor a name when the line ends with a secret already.
 */
export function unwrapped(text: string, known: Known): View | null {
  const lines = linesOf(text);
  const pieces: Line[] = [];
  let joined = false;
  for (const [index, line] of lines.entries()) {
    const last = pieces.at(-1);
    const own = line.start + dressOf(text, lines[index - 1], line);
    if (last === undefined) pieces.push(line);
    else if (wraps(text, lines, index - 1, own, known)) {
      pieces[pieces.length - 1] = { start: last.start, end: line.start - 1 };
      pieces.push({ start: own, end: line.end });
      joined = true;
    } else pieces[pieces.length - 1] = { start: last.start, end: line.end };
  }
  return joined ? compose(text, pieces) : null;
}

/** Whether the line end after `lines[index]` looks like a wrap; `next` is where the next line's own text begins. */
function wraps(text: string, lines: readonly Line[], index: number, next: number, known: Known): boolean {
  const line = lines[index];
  const following = lines[index + 1];
  if (line === undefined || following === undefined || line.end - line.start < WRAP_MIN_COLUMNS || next >= following.end) return false;
  const width = line.end - line.start + (next - following.start);
  for (let k = Math.max(0, index - NEIGHBOURS); k <= Math.min(lines.length - 1, index + NEIGHBOURS); k++) {
    const other = lines[k];
    if (other !== undefined && other.end - other.start > width) return false;
  }
  if (known.begins.has(next)) return false;
  return !known.ends.has(line.end) || !FRESH.test(text.slice(next, Math.min(following.end, next + DRESS_COLUMNS)));
}

/** A piece of a view as a piece of the original, breaks within it included. */
export function place(view: View, start: number, end: number): { readonly start: number; readonly end: number } {
  if (view.at === null) return { start, end };
  return { start: view.at[start] ?? 0, end: (view.at[end - 1] ?? 0) + 1 };
}
