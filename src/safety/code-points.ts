/**
 * The allowlist of both gates: the code points that may reach a terminal or a prompt.
 * Source: Unicode general categories and the Default_Ignorable_Code_Point property, as the runtime's ICU has them.
 */

/**
 * Assigned, and visible or a plain space: no control (Cc), no format character (Cf: bidi, zero width, tags), no private use, no
 * surrogate, no unassigned, no line or paragraph separator, no space character but U+0020, nothing that is invisible.
 */
const VISIBLE = /^(?: |[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])$/u;

/** Letters and symbols by category that look like a space or like nothing: the Braille blank, Hangul fillers and others. */
const LOOKS_EMPTY = /^[\u2800\u3164\uFFA0\u115F\u1160\u17B4\u17B5]$/u;

/** Whether a code point may reach a terminal or a prompt as it is. */
export const isVisible = (char: string): boolean => VISIBLE.test(char) && !LOOKS_EMPTY.test(char);

const NAMES: Readonly<Record<string, string>> = { '\x1b': '␛', '\r': '␍', '\x07': '␇', '\0': '␀', '\x7f': '␡' };

/** The visible replacement of a code point: a control picture where there is one, else the code point's number. */
export function visibleForm(char: string): string {
  return NAMES[char] ?? `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
