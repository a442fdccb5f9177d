/** The gate for every text of a model on its way to the terminal. */
import type { Brand } from '../base/brand.ts';
import { isVisible, visibleForm } from './code-points.ts';

/** Text that may be written to the terminal: visible code points, LF and TAB. Only the gate makes it. */
export type ScreenText = Brand<string, 'ScreenText'>;

/** Zero-width joiner and variation selector: parts of ordinary emoji, and of no other text that a reader needs. */
const JOINERS = /[\u200D\uFE0F]/u;
/** What such a part may follow. */
const JOINED = /\p{Extended_Pictographic}|\uFE0F/u;
/** What a sign for a key begins with: `1`, variation selector, U+20E3. */
const KEY_SIGN = /^[0-9#*]\uFE0F\u20E3/;
/** The longest end of a piece that waits for the next one: no emoji has so many joiners. */
const TAIL_CHARS = 32;

/**
 * Makes a model's text safe for the screen. Nothing is removed: a character that is not on the allowlist is replaced by a visible
 * form, so that the reader sees that it was there.
 *
 * @param before the character before the text
 */
export function screenText(text: string, before = ''): ScreenText {
  let out = '';
  let previous = before;
  let at = 0;
  const all = text.replaceAll('\r\n', '\n');
  for (const char of all) {
    const plain = char === '\n' || char === '\t' || isVisible(char);
    const joins =
      JOINERS.test(char) && (/[^\d#*]/.test(previous) ? JOINED.test(previous) : KEY_SIGN.test(previous + all.slice(at, at + 2)));
    out += plain || joins ? char : visibleForm(char);
    previous = char;
    at += char.length;
  }
  return out as ScreenText;
}

/** Makes one line safe to show: line ends and tabs become spaces. */
export function screenLine(text: string): ScreenText {
  return screenText(text.replace(/[\r\n\t]+/g, ' ').trim());
}

/**
 * Makes text safe to show that arrives in pieces. A character cut in two (a surrogate pair, CR before LF, a joined emoji) waits for
 * its other half, so that the pieces together give the same result as the whole text.
 */
export class ScreenGate {
  private waiting = '';
  private previous = '';

  push(piece: string): ScreenText {
    const text = this.waiting + piece;
    const cut = /(?:[\p{Extended_Pictographic}\uFE0F][\u200D\uFE0F]*|[\uD800-\uDBFF]|\r)$/u.exec(text.slice(-TAIL_CHARS));
    const lone = /[\uD800-\uDBFF]$/.test(text);
    const keep = lone ? 1 : (cut?.[0].length ?? 0);
    this.waiting = keep > 0 ? text.slice(-keep) : '';
    return this.pass(keep > 0 ? text.slice(0, -keep) : text);
  }

  end(): ScreenText {
    const rest = this.waiting;
    this.waiting = '';
    return this.pass(rest);
  }

  private pass(text: string): ScreenText {
    const passed = screenText(text, this.previous);
    this.previous = text.at(-1) ?? this.previous;
    return passed;
  }
}
