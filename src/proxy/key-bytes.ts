/** What the proxy reads in the bytes of the keyboard: Enter and pastes. */

const CTRL_V = 0x16;

/** The brackets a terminal sends around a paste. */
export const PASTE_BEGIN = '\x1b[200~';
export const PASTE_END = '\x1b[201~';
/** The last byte of both. */
const TILDE = 0x7e;

/** How the next byte is read: as a key, as text after Ctrl-V, or as text of a paste. */
export type KeyReading = 'keys' | 'quoted' | 'paste';
export const AT_KEYS: KeyReading = 'keys';

/** The reading after `byte`. `typed` up to `end` holds the latest keys, the byte included. */
export function readingAfter(reading: KeyReading, byte: number, typed: string, end: number): KeyReading {
  if (byte === TILDE && typed.endsWith(PASTE_BEGIN, end)) return 'paste';
  if (reading === 'paste') return byte === TILDE && typed.endsWith(PASTE_END, end) ? 'keys' : 'paste';
  return reading === 'keys' && byte === CTRL_V ? 'quoted' : 'keys';
}

/** Enter, Ctrl-J and Ctrl-O submit a line in bash. */
export const submits = (byte: number): boolean => byte === 0x0d || byte === 0x0a || byte === 0x0f;

/** The bytes without those that submit a line; the same buffer when there are none. */
export function withoutEnter(bytes: Buffer): Buffer {
  return bytes.some(submits) ? Buffer.from(bytes.filter((byte) => !submits(byte))) : bytes;
}

/**
 * Joins a pasted question into one line. Several lines that begin with `yo ` and arrive as one burst at an empty prompt were pasted
 * into an editor without bracketed paste; the line ends between them become spaces. A line end at the very end stays: it is Enter.
 */
export function foldPaste(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  if (!/^[ \t]*yo[ \t][^\r\n]*[\r\n]+[^\r\n]/.test(text)) return bytes;
  return Buffer.from(text.replace(/[\r\n]+(?=[^\r\n])/g, ' '), 'latin1');
}

/** No byte submits a line, can end a paste bracket, or is a control key. */
export function isText(bytes: Buffer): boolean {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) < 0x20 || bytes[i] === TILDE) return false;
  return true;
}
