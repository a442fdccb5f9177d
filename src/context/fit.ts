/** Every fact passes here on its way to the model: nothing but visible text, and no more of it than was agreed. */
import { isVisible } from '../safety/code-points.ts';

/** Of a text that came in longer than anything a budget allows, this much of each end is looked at. */
const LOOKED_AT_CHARS = 64 * 1024;

const PLAIN = /^[\x20-\x7e\n\t]*$/;

/**
 * Line ends are LF, odd blanks are blanks, and whatever a reader would not see is removed: control characters, but also the tag
 * characters and variation selectors in which instructions can be smuggled past a person who looks at the same screen.
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

/** At most `chars` UTF-16 units: the beginning and the end, and between them what was cut. */
export function fitted(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const said = (left: number): string => ` … ${left} characters left out … `;
  const room = chars - said(text.length).length;
  if (room < 2) return whole(text.slice(0, Math.max(0, chars - 1))) + '…'.slice(0, chars);
  const head = whole(text.slice(0, Math.ceil(room / 2)));
  const tail = whole(text.slice(text.length - Math.floor(room / 2)));
  return head + said(text.length - head.length - tail.length) + tail;
}

/** Without the half of a surrogate pair that a cut may have left at either end. */
const whole = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** The text of a fact: visible, no blanks around it, within its budget. */
export function told(text: string, chars: number): string {
  const enough = text.length > 2 * LOOKED_AT_CHARS ? `${text.slice(0, LOOKED_AT_CHARS)}…${text.slice(-LOOKED_AT_CHARS)}` : text;
  return fitted(
    visible(enough)
      .replace(/[ \t]+$/gm, '')
      .replace(/^\n+|\n+$/g, ''),
    chars,
  );
}

/** One line of visible text: what may be written between other words. */
export const oneLine = (text: string, chars: number): string => fitted(visible(text).replace(/\s+/g, ' ').trim(), chars);
