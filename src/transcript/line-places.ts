/** Finds where lines begin and end in raw terminal bytes, without an emulator. All positions are indices into the buffer. */

const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const SPACE = 0x20;

/**
 * Where the newest `count` lines begin; `least` when there are fewer lines after it. A line begins only after CR LF, where the
 * cursor is known to be at the left edge.
 */
export function startOfLines(bytes: Buffer, count: number, least: number): number {
  let left = count;
  // no line begins after a line end at the very end
  for (let at = bytes.length - 2; at > least; at--) {
    if (bytes[at] === LF && bytes[at - 1] === CR && --left <= 0) return outsideString(bytes, at + 1);
  }
  return least;
}

/** Where the first line begins within the newest `limit` bytes; 0 when the buffer is no longer than that, null when none begins there. */
export function startWithin(bytes: Buffer, limit: number): number | null {
  if (bytes.length <= limit) return 0;
  const end = bytes.indexOf('\r\n', bytes.length - limit);
  return end < 0 || end + 2 >= bytes.length ? null : outsideString(bytes, end + 2);
}

/**
 * Where to begin when the bytes before `at` are unknown: after the first line end. The rest of a cut line may be half a sequence,
 * half a character, or half a secret that no pattern recognises. Without a line end: at the first sequence, redrawn line or
 * space.
 */
export function safeStart(bytes: Buffer, at: number): number {
  const line = bytes.indexOf(LF, at);
  if (line >= 0 && line + 1 < bytes.length) return line + 1;
  const starts = [ESC, CR, SPACE].map((byte) => bytes.indexOf(byte, at)).filter((start) => start >= 0);
  if (starts.length > 0) return Math.min(...starts);
  let start = at;
  while (start < bytes.length && ((bytes[start] as number) & 0xc0) === 0x80) start++;
  return start;
}

/** The position after the first `count` line ends, or after the last one within `most` bytes; `most` when no line ends before it. */
export function endOfLines(bytes: Buffer, count: number, most: number): number {
  let left = count;
  for (let at = 0; at < most; at++) if (bytes[at] === LF && --left <= 0) return at + 1;
  return most === 0 ? 0 : bytes.lastIndexOf(LF, most - 1) + 1 || most;
}

/** The number of lines when the bytes are read as plain text; an unfinished line at the end counts. */
export function countLines(bytes: Buffer): number {
  let count = bytes.length === 0 || bytes[bytes.length - 1] === LF ? 0 : 1;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === LF) count++;
  return count;
}

/**
 * `at`, or the end of the control string (OSC, DCS, SOS, PM, APC) around `at`: a title or an image may hold line ends. ESC ends
 * each of these strings, so only the last one before `at` can be open.
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
