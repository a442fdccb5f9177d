/**
 * Makes a line of the emulator safe to read: no control characters, nothing that changes the writing direction, no invisible
 * characters that could carry hidden text.
 */
import { isVisible, visibleForm } from '../safety/code-points.ts';

const PLAIN = /^[ -~]*$/;

/** Characters that become a space. U+2800 is the empty Braille pattern, which progress graphs are made of. */
const SPACE_LIKE = /^[\p{Zs}\u2800]$/u;

/** Private use: icons of patched fonts, visible but without a defined meaning. */
const PRIVATE_USE = /^\p{Co}$/u;

/** Variation selectors, as in `❤️` and `1️⃣`: they choose the presentation of a character that has two. */
const SELECTOR = /^[\uFE0E\uFE0F]$/;

/** Removes trailing spaces. Valid emoji sequences stay; every other invisible character is replaced by a visible form of it. */
export function visibleLine(line: string): string {
  if (PLAIN.test(line)) return line.trimEnd();
  const chars = [...line];
  return chars
    .map((char, i) => visibleChar(char, chars[i - 1] ?? '', chars[i + 1] ?? ''))
    .join('')
    .trimEnd();
}

function visibleChar(char: string, before: string, after: string): string {
  if (SPACE_LIKE.test(char)) return ' ';
  if (isVisible(char)) return char;
  if (PRIVATE_USE.test(char)) return '';
  if (SELECTOR.test(char) && /^\p{Emoji}$/u.test(before)) return char;
  if (char === '\u200D' && canBeJoined(before) && /^\p{Extended_Pictographic}$/u.test(after)) return char;
  return visibleForm(char);
}

/** Characters allowed before a joiner: a pictograph, a skin tone, or a variation selector. */
const canBeJoined = (before: string): boolean => /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u.test(before);
