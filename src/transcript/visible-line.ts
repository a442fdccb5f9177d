/**
 * A line of the emulator's as a reader may have it: no control, nothing that turns the direction of writing, nothing drawn as
 * nothing that could carry a hidden text.
 */
import { isVisible, shown } from '../safety/code-points.ts';

const PLAIN = /^[ -~]*$/;

/** All blanks are one blank; U+2800 is the empty one of the Braille patterns progress graphs are made of. */
const BLANK = /^[\p{Zs}\u2800]$/u;

/** Icons of patched fonts: visible, but without a meaning anybody knows. */
const PRIVATE = /^\p{Co}$/u;

/** `❤️` and `1️⃣`: how a character is drawn, behind one that can be drawn in two ways. */
const SELECTOR = /^[\uFE0E\uFE0F]$/;

/** Trailing blanks cut. Legitimate emoji sequences stay; everything else that is not visible becomes a picture of itself. */
export function visibleLine(line: string): string {
  if (PLAIN.test(line)) return line.trimEnd();
  const chars = [...line];
  return chars
    .map((char, i) => visibleChar(char, chars[i - 1] ?? '', chars[i + 1] ?? ''))
    .join('')
    .trimEnd();
}

function visibleChar(char: string, before: string, after: string): string {
  if (BLANK.test(char)) return ' ';
  if (isVisible(char)) return char;
  if (PRIVATE.test(char)) return '';
  if (SELECTOR.test(char) && /^\p{Emoji}$/u.test(before)) return char;
  if (char === '\u200D' && joins(before) && /^\p{Extended_Pictographic}$/u.test(after)) return char;
  return shown(char);
}

/** What stands before a joiner: a picture, its skin colour, or how it is drawn. */
const joins = (before: string): boolean => /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u.test(before);
