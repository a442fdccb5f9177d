/** The lines of an output that fit a budget: some of its beginning, more of its end, and one line that says how many are missing. */

/** Of the characters, what the beginning may take at most when not all fits: errors stand at the end. */
const HEAD_SHARE = 1 / 4;

/** Of the characters, what one line may take when not all fits, so that a minified file does not hide the error behind it. */
const LINE_SHARE = 1 / 4;

/** No line is cut shorter for its share alone. */
const LINE_CHARS_LEAST = 80;

export interface Ends {
  readonly head: readonly string[];
  /** Lines between the two that are not known here. */
  readonly between: number;
  readonly tail: readonly string[];
}

export interface Excerpt {
  readonly text: string;
  readonly lines: number;
}

const leftOutLine = (count: number): string => `… ${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'} left out …`;

/** At most `chars` UTF-16 units, line ends and the line about the missing ones included. */
export function excerpt(ends: Ends, chars: number): Excerpt {
  const all = ends.between === 0 ? [...ends.head, ...ends.tail] : [...ends.head, leftOutLine(ends.between), ...ends.tail];
  if (charsOf(all) <= chars) return of(all);
  const most = Math.max(LINE_CHARS_LEAST, Math.floor(chars * LINE_SHARE));
  const head = ends.head.map((line) => shortened(line, most));
  const tail = ends.tail.map((line) => shortened(line, most));
  if (ends.between === 0 && charsOf([...head, ...tail]) <= chars) return of([...head, ...tail]);
  const known = head.length + tail.length;
  // two: the plural is the longer one
  const room = chars - leftOutLine(Math.max(2, ends.between + known)).length;
  if (room <= 0) return of(newestThatFit(tail, chars));
  const first = oldestThatFit(head, Math.floor(room * HEAD_SHARE));
  const last = newestThatFit(tail, room - first.reduce((sum, line) => sum + line.length + 1, 0) - 1);
  const missing = ends.between + known - first.length - last.length;
  return of(missing === 0 ? [...first, ...last] : [...first, leftOutLine(missing), ...last]);
}

/** The newest lines, whole, that fit `chars`; when not even the last one does, what fits of it. */
export function newestThatFit(lines: readonly string[], chars: number): string[] {
  const kept: string[] = [];
  let room = chars;
  for (const line of lines.toReversed()) {
    if (line.length > room) break;
    kept.unshift(line);
    room -= line.length + 1;
  }
  const last = lines.at(-1);
  return kept.length === 0 && last !== undefined && chars > 0 ? [shortened(last, chars)] : kept;
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

/** A line over `chars` without its middle; no character is cut in two. */
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
