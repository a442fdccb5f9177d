/** An API key as people paste it: with quotes, as the line of an rc file or of a header. Every way in takes the wrapping off here. */

const WRAPPING: readonly RegExp[] = [
  /^(?:export|set)\s+(?=\w+=)/,
  // the name of a variable, which no key begins with: capitals and an underscore before the sign
  /^(?:\$env:)?[A-Z][A-Z0-9]*_[A-Z0-9_]*\s*=\s*(?=\S{8})/,
  /^(?:authorization|x-api-key)\s*:\s*/i,
  /^bearer\s+/i,
];
const QUOTED = /^(["'`])(.*)\1$/s;

/** The key alone. A text that is no wrapped key is only trimmed. */
export function bareKey(text: string): string {
  const trimmed = text.trim();
  const inside = [...WRAPPING, QUOTED].reduce((rest, part) => rest.replace(part, part === QUOTED ? '$2' : '').trim(), trimmed);
  return inside === trimmed ? trimmed : bareKey(inside);
}

/** Printable ASCII in one word, because an HTTP header carries it. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]*$/.test(text);
