/**
 * The allowlist both gates stand on: which code points may reach a terminal or a prompt.
 * Source: Unicode general categories and the Default_Ignorable_Code_Point property, as the runtime's ICU has them.
 */

/**
 * Assigned, visible or a plain blank: no control (Cc), no format character (Cf: bidi, zero width, tags), no private use, no
 * surrogate, no unassigned, no line or paragraph separator, no blank but U+0020, nothing that is drawn as nothing.
 */
const VISIBLE = /^(?: |[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])$/u;

/** Drawn as a blank or as nothing although their category says letter or symbol: Braille blank, Hangul fillers and the like. */
const BLANK_LOOKING = /^[\u2800\u3164\uFFA0\u115F\u1160\u17B4\u17B5]$/u;

export const isVisible = (char: string): boolean => VISIBLE.test(char) && !BLANK_LOOKING.test(char);

const NAMES: Readonly<Record<string, string>> = { '\x1b': '␛', '\r': '␍', '\x07': '␇', '\0': '␀', '\x7f': '␡' };

/** What a reader is shown instead: a control picture where there is one, else the code point's number. */
export function shown(char: string): string {
  return NAMES[char] ?? `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
