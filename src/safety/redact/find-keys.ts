/**
 * Finds private keys in PEM, OpenSSH, PGP and PuTTY form, whole or torn. After a beginning without an end, the lines that look like base64
 * are masked; before an end without a beginning likewise. The text is searched without line ends, so that a wrapped marker is found too.
 */
import type { Span } from './span.ts';
import { originalSpan, type View } from './view.ts';

const MARKER = new RegExp(
  String.raw`----(?:-| )(?<edge>BEGIN|END) ?(?:[A-Z0-9]{1,12} ?){0,3}(?:PRIVATE ?KEY(?: ?BLOCK)?|SEED|OpenVPN ?Static ?key ?V1` +
    String.raw`|LICEN[CS]E(?: ?KEY)?)(?:-{4}-?| -{4})` +
    String.raw`|(?<putty>Private-Lines: ?\d{1,4})`,
  'g',
);
const FIRST = /----[- ](?:BEGIN|END)|Private-Lines:/;

/** The longest text between the markers of one key: 16,384-bit RSA with a prefix on every line. */
const KEY_CHARS = 64 * 1024;
/** The most lines of base64 that a torn key may have. */
const TORN_LINES = 400;

/** A line of base64, with or without quotes, with or without a written-out `\n`, after the prefix that a tool may add. */
const BODY = /^[\s>|#+-]*(?:[\w./-]{1,120}:)?(?:\d{1,7}[:-])?\s*["']?(?<body>(?:[A-Za-z0-9+/=]|\\n){1,200})["',+\s\\]*$/;
const HEADER =
  /^[\s>|#+-]*(?:(?:[\w./-]{1,120}:)?\d{1,7}[:-])?(?:\s*|(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|Private-MAC)\b.*)$/;

export function findKeys(view: View, text: string): Span[] {
  if (!FIRST.test(view.text) && !view.text.includes('PRIVATE KEY--')) return [];
  const found: Span[] = [];
  let open: { start: number; end: number } | null = null;
  let last = 0;
  for (const marker of view.text.matchAll(MARKER)) {
    const { start, end } = originalSpan(view, marker.index, marker.index + marker[0].length);
    const begins = marker.groups?.['edge'] !== 'END';
    if (open !== null && (begins || start - open.end > KEY_CHARS))
      found.push({ ...open, end: tornEnd(text, open.end, start), kind: 'private-key' });
    if (begins) open = { start, end };
    else if (open !== null && start - open.end <= KEY_CHARS) {
      found.push({ start: open.start, end, kind: 'private-key' });
      open = null;
    } else {
      found.push({ start: tornStart(text, start, last), end, kind: 'private-key' });
      open = null;
    }
    last = end;
  }
  if (open !== null) found.push({ ...open, end: tornEnd(text, open.end, text.length), kind: 'private-key' });
  return found;
}

/** Whether a line is part of a key's body. A word of prose is valid base64 too, but a line of a key has capitals or digits. */
function isBody(line: string, width: number): boolean {
  const body = BODY.exec(line)?.groups?.['body'] ?? '';
  return body !== '' && (/[A-Z0-9+/=]/.test(body) || body.length >= width);
}

/** The end of the text that looks like a key's body after `from`, before `limit`. */
function tornEnd(text: string, from: number, limit: number): number {
  let at = from + (/^(?:[A-Za-z0-9+/=]|\\n)*/.exec(text.slice(from, Math.min(limit, from + KEY_CHARS)))?.[0].length ?? 0);
  let width = 0;
  for (let count = 0; count < TORN_LINES && text[at] === '\n' && at < limit; count++) {
    const newline = text.indexOf('\n', at + 1);
    const end = Math.min(newline < 0 ? text.length : newline, limit);
    const line = text.slice(at + 1, end);
    if (isBody(line, 16)) {
      width = Math.max(width, line.length);
      at = end;
      if (line.length < width / 4) break;
    } else if (width === 0 && HEADER.test(line)) at = end;
    else {
      // the rest of the key, when a wrap put it at the beginning of a line with other text
      const rest = /^[A-Za-z0-9+/=]*/.exec(line)?.[0] ?? '';
      return width > 0 && /[A-Z0-9+/=]/.test(rest) ? at + 1 + rest.length : at;
    }
  }
  return at;
}

/** The beginning of the text that looks like a key's body before `to`, not before `limit`. */
function tornStart(text: string, to: number, limit: number): number {
  let at = text.lastIndexOf('\n', to - 1) + 1;
  if (at > to || at < limit) at = limit;
  // the body on the same line, as in JSON
  const same = text.slice(at, to);
  const run = /(?:[A-Za-z0-9+/=]|\\n)*$/.exec(same)?.[0] ?? '';
  if (run.length < same.trimStart().length && run.length > 0 && !/^[\s>|#+-]*$/.test(same.slice(0, same.length - run.length)))
    return to - run.length;
  for (let count = 0; count < TORN_LINES && at > limit; count++) {
    const start = Math.max(limit, at < 2 ? 0 : text.lastIndexOf('\n', at - 2) + 1);
    if (!isBody(text.slice(start, at - 1), 16)) break;
    at = start;
  }
  return Math.min(at, to);
}
