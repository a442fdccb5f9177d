/** The view of a text without escape sequences: a colour may begin within a name or a secret, as `grep --color` prints them. */
import { compose, type View } from './view.ts';

/** A sequence that colours or moves, and one that names the window or a link. Source: ECMA-48. */
// eslint-disable-next-line no-control-regex
const ESCAPE = /\u{1b}(?:\[[\d;:?]{0,40}[ -/]?[@-~]|\][^\u{7}\u{1b}\n]{0,400}(?:\u{7}|\u{1b}\\)|[()][\w])/gu;

/** The text without escape sequences; null without any. */
export function withoutEscapes(text: string): View | null {
  if (!text.includes('\u{1b}')) return null;
  const pieces: { readonly starts: number[]; readonly ends: number[] } = { starts: [0], ends: [] };
  for (const { 0: sequence, index } of text.matchAll(ESCAPE)) {
    pieces.ends.push(index);
    pieces.starts.push(index + sequence.length);
  }
  pieces.ends.push(text.length);
  return pieces.ends.length === 1 ? null : compose(text, pieces, false);
}
