/**
 * Finds the terminal's replies to queries among the keys. They come as keys do, but while the shell draws its prompt a part of that
 * prompt may wait for one (the cursor position, a colour): held back with the keys, it would block the shell that is to take the keys.
 */

/**
 * Reports of the cursor (R), the attributes (c), the status (n), a mode ($y) and the window (t), and strings of OSC and DCS. Shift-F3 of some
 * terminals is the same as a report of the cursor, and is then not held.
 */
const REPLY =
  /\x1b\[\??\d[\d;]*R|\x1b\[[?>=][\d;]*c|\x1b\[\??\d[\d;]*n|\x1b\[\?\d+;\d+\$y|\x1b\[\d[\d;]*t|\x1b[\]P][^\x07\x1b]*(?:\x07|\x1b\\)/g;
const ESC = 0x1b;

export interface Typed {
  readonly replies: Buffer;
  readonly keys: Buffer;
}

const NONE = Buffer.alloc(0);

/** Each byte is in one of the two, in order. A reply that a read cuts in two counts as keys. */
export function withoutReplies(bytes: Buffer): Typed {
  if (!bytes.includes(ESC)) return { replies: NONE, keys: bytes };
  const text = bytes.toString('latin1');
  const replies = (text.match(REPLY) ?? []).join('');
  if (replies === '') return { replies: NONE, keys: bytes };
  return { replies: Buffer.from(replies, 'latin1'), keys: Buffer.from(text.replace(REPLY, ''), 'latin1') };
}
