/** Makes the text of every fact safe to send: visible characters only, within the fact's budget. */
import { isVisible } from '../safety/code-points.ts';

/** Of a text far longer than any budget, this much of each end is kept before the rest of the work. */
const END_CHARS = 64 * 1024;

const PLAIN = /^[\x20-\x7e\n\t]*$/;

/**
 * Turns line ends into LF and other space characters into spaces, and removes what a reader would not see: control characters, but
 * also the tag characters and variation selectors that can carry instructions past a person who looks at the same screen.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  let out = '';
  for (const char of text.replace(/\r\n?|[\u2028\u2029]/g, '\n')) {
    if (char === '\n' || char === '\t' || isVisible(char)) out += char;
    else if (/\p{Zs}/u.test(char)) out += ' ';
  }
  return out;
}

/** At most `chars` UTF-16 units: the beginning and the end, and between them a note of how much was left out. */
export function fitted(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const note = (left: number): string => ` … ${left} characters left out … `;
  const room = chars - note(text.length).length;
  if (room < 2) return whole(text.slice(0, Math.max(0, chars - 1))) + '…'.slice(0, chars);
  const head = whole(text.slice(0, Math.ceil(room / 2)));
  const tail = whole(text.slice(text.length - Math.floor(room / 2)));
  return head + note(text.length - head.length - tail.length) + tail;
}

/** Removes the half of a surrogate pair that a cut may have left at either end. */
const whole = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** The text of a fact: visible, without trailing spaces and empty lines around it, at most `chars` UTF-16 units. */
export function factText(text: string, chars: number): string {
  const enough = text.length > 2 * END_CHARS ? `${text.slice(0, END_CHARS)}…${text.slice(-END_CHARS)}` : text;
  return fitted(
    visible(enough)
      .replace(/[ \t]+$/gm, '')
      .replace(/^\n+|\n+$/g, ''),
    chars,
  );
}

/** Visible text as one line of at most `chars` UTF-16 units, which can be part of another text. */
export const oneLine = (text: string, chars: number): string => fitted(visible(text).replace(/\s+/g, ' ').trim(), chars);

/**
 * A command line as one line of at most `chars` UTF-16 units. Line ends stay visible, because joined by spaces it would be another command:
 * what follows a comment or a `done` would belong to it.
 */
export const commandInOneLine = (text: string, chars: number): string =>
  oneLine(
    visible(text)
      .trim()
      .replace(/\s*\n\s*/g, ' ⏎ '),
    chars,
  );
