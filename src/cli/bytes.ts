/**
 * Converts bytes to text and back without loss: bytes that are not UTF-8 become lone surrogates, which no UTF-8 decodes to. Without
 * this, an edit of a file in another encoding would destroy its comments.
 */
const ESCAPED = 0xdc00;

export function textFromBytes(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!text.includes('\uFFFD') || Buffer.from(text, 'utf8').equals(bytes)) return text;
  let out = '';
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes, i);
    if (length === 0) out += String.fromCharCode(ESCAPED + (bytes[i] as number));
    else out += bytes.toString('utf8', i, i + length);
    i += length || 1;
  }
  return out;
}

export function bytesFromText(text: string): Buffer {
  const parts = text.split(/((?<![\uD800-\uDBFF])[\uDC80-\uDCFF]+)/);
  return Buffer.concat(
    parts.map((part, i) => (i % 2 === 0 ? Buffer.from(part, 'utf8') : Buffer.from([...part].map((char) => char.charCodeAt(0) - ESCAPED)))),
  );
}

/** Length of the valid UTF-8 sequence at `i`; 0 when there is none. */
function sequenceLength(bytes: Buffer, i: number): number {
  const lead = bytes[i] as number;
  const length = lead < 0x80 ? 1 : lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  const piece = bytes.subarray(i, i + length);
  return piece.length === length && Buffer.from(piece.toString('utf8'), 'utf8').equals(piece) ? length : 0;
}
