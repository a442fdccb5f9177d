/**
 * Follows a long secret over the lines that it is broken into without an end of its own: base64 and hexadecimal digits in a fixed width, as
 * YAML, `base64` and `xxd -p` print them, with a longer indent than the line of the name.
 */
import { CHARS, runEnd } from './chars.ts';
import type { Span } from './span.ts';

/** Lines are broken after 60 characters or more; a name and a quote may take some of the first one. */
const FIRST_CHARS = 40;
/** The last line may be short; a word of prose on a line of its own is shorter than this or goes on with a space. */
const LAST_CHARS = 4;
const FULL_CHARS = 56;
const LINES = 400;
/** What may be behind the last piece: the quote and the brackets that close. */
const CLOSED = /^["'}\]),;]*\r?(?:\n|$)/;
const CLOSED_CHARS = 16;

/** The spans, in order and without overlaps, each with the lines that go on with it. */
export const continued = (text: string, spans: readonly Span[]): Span[] =>
  spans.map((span, index) => ({ ...span, end: endOf(text, span, spans[index + 1]?.start ?? text.length) }));

function endOf(text: string, { start, end, kind }: Span, limit: number): number {
  if (text[end] !== '\n' || kind === '') return end;
  const line = Math.max(start, text.lastIndexOf('\n', end - 1) + 1);
  if (end - line < FIRST_CHARS || runEnd(text, line, CHARS.base64) < end) return end;
  let to = end;
  let width = 0;
  for (let count = 0; count < LINES && text[to] === '\n'; count++) {
    let from = to + 1;
    while (text[from] === ' ' || text[from] === '\t') from++;
    const piece = runEnd(text, from, CHARS.base64, limit);
    const length = piece - from;
    // the first full line says how wide the others are
    const fits = width === 0 ? length >= FULL_CHARS : length <= width && (length === width || length >= LAST_CHARS);
    if (!fits || piece >= limit || !CLOSED.test(text.slice(piece, piece + CLOSED_CHARS))) break;
    to = piece;
    width = Math.max(width, length);
    if (length < width) break;
  }
  return to;
}
