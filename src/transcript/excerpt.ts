/** Cuts an output to a budget: some lines of its beginning, more of its end, and one line that says how many are left out. */

/** The largest share of the characters for the beginning when not everything fits: errors are at the end. */
const HEAD_SHARE = 1 / 4;

/** The largest share of the characters for one line when not everything fits, so that a minified file leaves room for a later error. */
const LINE_SHARE = 1 / 4;

/** A line is never cut below this length because of its share. */
const LINE_CHARS_LEAST = 80;

export interface Ends {
  readonly head: readonly string[];
  /** The number of lines between the two, whose text is not known here. */
  readonly between: number;
  readonly tail: readonly string[];
}

export interface Excerpt {
  readonly text: string;
  readonly lines: number;
}

const leftOutLine = (count: number): string => `… ${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'} left out …`;

/** At most `chars` UTF-16 units, including line ends and the line about what is left out. */
export function excerpt(ends: Ends, chars: number): Excerpt {
  const all = ends.between === 0 ? [...ends.head, ...ends.tail] : [...ends.head, leftOutLine(ends.between), ...ends.tail];
  if (charsOf(all) <= chars) return of(all);
  const most = Math.max(LINE_CHARS_LEAST, Math.floor(chars * LINE_SHARE));
  const head = ends.head.map((line) => shortened(line, most));
  const tail = ends.tail.map((line) => shortened(line, most));
  if (ends.between === 0 && charsOf([...head, ...tail]) <= chars) return of([...head, ...tail]);
  const known = head.length + tail.length;
  // at least two, because the plural is longer
  const room = chars - leftOutLine(Math.max(2, ends.between + known)).length;
  if (room <= 0) return of(newestThatFit(tail, chars));
  const first = oldestThatFit(head, Math.floor(room * HEAD_SHARE));
  const last = newestThatFit(tail, room - first.reduce((sum, line) => sum + line.length + 1, 0) - 1);
  const missing = ends.between + known - first.length - last.length;
  return of(missing === 0 ? [...first, ...last] : [...first, leftOutLine(missing), ...last]);
}

/** The newest whole lines within `chars` UTF-16 units; when not even the last one fits, a shortened last line. */
export function newestThatFit(lines: readonly string[], chars: number): string[] {
  const kept: string[] = [];
  let room = chars;
  for (const line of lines.toReversed()) {
    if (line.length > room) break;
    kept.unshift(line);
    room -= line.length + 1;
  }
  if (kept.length > 0) return kept;
  // a single character of two units may not fit
  return [shortened(lines.at(-1) ?? '', chars)].filter((line) => line !== '');
}

function oldestThatFit(lines: readonly string[], chars: number): string[] {
  const kept: string[] = [];
  let room = chars;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return kept;
}

/** The line without its middle when it is longer than `chars` UTF-16 units; no surrogate pair is cut in two. */
export function shortened(line: string, chars: number): string {
  if (line.length <= chars) return line;
  const note = ` … ${(line.length - chars).toLocaleString('en-US')} characters or more left out … `;
  const room = chars - note.length;
  if (room < note.length) return line.slice(0, chars).replace(LONE_HIGH, '');
  const front = line.slice(0, Math.ceil(room / 2)).replace(LONE_HIGH, '');
  return `${front}${note}${line.slice(line.length - Math.floor(room / 2)).replace(LONE_LOW, '')}`;
}

const LONE_HIGH = /[\uD800-\uDBFF]$/;
const LONE_LOW = /^[\uDC00-\uDFFF]/;

/** UTF-16 units of the lines and the line ends between them. */
export const charsOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.length + 1, lines.length === 0 ? 0 : -1);

const of = (lines: readonly string[]): Excerpt => ({ text: lines.join('\n'), lines: lines.length });
