/** Where lines begin and end in bytes that were not replayed. */

const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const BLANK = 0x20;

/**
 * Where the newest `count` lines begin, never before `least`, which it is when there are fewer. Only behind CR LF, where the
 * cursor is known to be at the left edge.
 */
export function startOfLines(bytes: Buffer, count: number, least: number): number {
  let left = count;
  // a line end at the very end begins no line
  for (let at = bytes.length - 2; at > least; at--) {
    if (bytes[at] === LF && bytes[at - 1] === CR && --left <= 0) return outsideString(bytes, at + 1);
  }
  return least;
}

/** Where the first line begins within the newest `limit` bytes; 0 when that is all of them, null when no line begins there. */
export function startWithin(bytes: Buffer, limit: number): number | null {
  if (bytes.length <= limit) return 0;
  const end = bytes.indexOf('\r\n', bytes.length - limit);
  return end < 0 || end + 2 >= bytes.length ? null : outsideString(bytes, end + 2);
}

/**
 * Where to begin when what stands before `at` is not known: behind the first line end. What is left of a cut line may be half a
 * sequence, half a character, or half a secret that no pattern knows. Without a line end: at the first sequence, redrawn line or
 * blank.
 */
export function safeStart(bytes: Buffer, at: number): number {
  const line = bytes.indexOf(LF, at);
  if (line >= 0 && line + 1 < bytes.length) return line + 1;
  const starts = [ESC, CR, BLANK].map((byte) => bytes.indexOf(byte, at)).filter((start) => start >= 0);
  if (starts.length > 0) return Math.min(...starts);
  let start = at;
  while (start < bytes.length && ((bytes[start] as number) & 0xc0) === 0x80) start++;
  return start;
}

/** Behind the first `count` line ends, or behind the last one within `most` bytes, or there when no line ends before it. */
export function endOfLines(bytes: Buffer, count: number, most: number): number {
  let left = count;
  for (let at = 0; at < most; at++) if (bytes[at] === LF && --left <= 0) return at + 1;
  return most === 0 ? 0 : bytes.lastIndexOf(LF, most - 1) + 1 || most;
}

/** Lines of bytes taken for plain text; an unfinished one at the end counts. */
export function countLines(bytes: Buffer): number {
  let count = bytes.length === 0 || bytes[bytes.length - 1] === LF ? 0 : 1;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === LF) count++;
  return count;
}

/**
 * `at`, or the end of the string (OSC, DCS, SOS, PM, APC) that `at` is inside of: a title or an image may hold line ends. ESC
 * ends each of them, so only the last one before `at` can be open.
 */
function outsideString(bytes: Buffer, at: number): number {
  if (at <= 0) return 0;
  const escape = bytes.lastIndexOf(ESC, at - 1);
  const kind = escape < 0 ? '' : String.fromCharCode(bytes[escape + 1] ?? 0);
  if (!'PX]^_'.includes(kind) || kind === '') return at;
  const ends = kind === ']' ? [ESC, 0x07, 0x18, 0x1a] : [ESC, 0x18, 0x1a];
  for (let end = escape + 2; end < bytes.length; end++)
    if (ends.includes(bytes[end] as number)) return end < at ? at : end + (bytes[end] === ESC ? 0 : 1);
  return bytes.length;
}
