import type { Brand } from '../base/brand.ts';
import { isVisible, shown } from './code-points.ts';

/** Text that may be written to the terminal: visible code points, LF and TAB. Only the gate makes it. */
export type ScreenText = Brand<string, 'ScreenText'>;

/** Joins what stands before it with what follows: part of ordinary emoji, and of nothing else that a reader needs. */
const JOINERS = /[\u200D\uFE0F]/u;
/** The longest end of a piece that may wait for what joins it: no emoji has as many joiners. */
const TAIL_CHARS = 32;

/**
 * Everything a model says passes here on its way to the screen. Nothing is dropped: what is not on the allowlist is made
 * visible, so that a reader sees that it was there.
 */
export function screenText(text: string): ScreenText {
  let out = '';
  let previous = '';
  for (const char of text.replaceAll('\r\n', '\n')) {
    const plain = char === '\n' || char === '\t' || isVisible(char);
    const joins = JOINERS.test(char) && /\p{Extended_Pictographic}|\uFE0F/u.test(previous);
    out += plain || joins ? char : shown(char);
    previous = char;
  }
  return out as ScreenText;
}

/** The same for one line: line ends and tabs become blanks. */
export function screenLine(text: string): ScreenText {
  return screenText(text.replace(/[\r\n\t]+/g, ' ').trim());
}

/**
 * The gate for text that arrives in pieces: a character cut in two (a surrogate pair, CR before LF, a joined emoji) waits for
 * its other half, so that the pieces together give what the whole would have given.
 */
export class ScreenGate {
  private waiting = '';

  push(piece: string): ScreenText {
    const text = this.waiting + piece;
    const cut = /(?:[\p{Extended_Pictographic}\uFE0F][\u200D\uFE0F]*|[\uD800-\uDBFF]|\r)$/u.exec(text.slice(-TAIL_CHARS));
    const lone = /[\uD800-\uDBFF]$/.test(text);
    const keep = lone ? 1 : (cut?.[0].length ?? 0);
    this.waiting = keep > 0 ? text.slice(-keep) : '';
    return screenText(keep > 0 ? text.slice(0, -keep) : text);
  }

  end(): ScreenText {
    const rest = this.waiting;
    this.waiting = '';
    return screenText(rest);
  }
}
