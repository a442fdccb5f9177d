/** Character sets as bits per ASCII code, so that the end of a run of token characters is found without a regular expression. */

const DIGIT = 1;
const HEX_LETTER = 2;
const LETTER = 4;
const UNDERSCORE = 8;
const DASH = 16;
const DOT = 32;
const BASE_64 = 64;
const LOOSE = 128;
const TILDE = 256;
const CRYPT = 512;
const PERCENT = 1024;
const SLASH = 2048;
const PLUS_SLASH = 4096;

/** Sets of characters by name. A shape is measured as a run of one of them. */
export const CHARS = {
  digits: DIGIT,
  hex: DIGIT | HEX_LETTER,
  alnum: DIGIT | LETTER,
  word: DIGIT | LETTER | UNDERSCORE,
  dashed: DIGIT | LETTER | UNDERSCORE | DASH,
  dotted: DIGIT | LETTER | UNDERSCORE | DASH | DOT,
  base64: DIGIT | LETTER | BASE_64,
  /** The value of a parameter in an address, percent-encoded. */
  query: DIGIT | LETTER | UNDERSCORE | DASH | DOT | BASE_64 | TILDE | PERCENT,
  /** The hash of a password as crypt(5) and its descendants write it. */
  crypt: DIGIT | LETTER | UNDERSCORE | DASH | DOT | BASE_64 | CRYPT,
  tilde: DIGIT | LETTER | UNDERSCORE | DASH | DOT | TILDE,
  /** Base64 in either alphabet, with dots: tokens like a JWT after a prefix. */
  any64: DIGIT | LETTER | UNDERSCORE | DASH | DOT | BASE_64,
  /** A word that may be made up, without the padding of base64. */
  made: DIGIT | LETTER | UNDERSCORE | DASH | DOT | PLUS_SLASH | PERCENT,
  /** The name of a file with its folders. */
  path: DIGIT | LETTER | UNDERSCORE | DASH | DOT | SLASH,
  /** All characters that can be on both sides of a wrap within one secret. */
  token: DIGIT | LETTER | UNDERSCORE | DASH | DOT | BASE_64 | LOOSE,
} as const;

export type CharSet = keyof typeof CHARS;

const BITS = new Uint16Array(128);
const mark = (chars: string, bits: number): void => {
  for (const char of chars) BITS[char.charCodeAt(0)] = (BITS[char.charCodeAt(0)] ?? 0) | bits;
};
mark('0123456789', DIGIT);
mark('abcdefABCDEF', HEX_LETTER | LETTER);
mark('ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ', LETTER);
mark('_', UNDERSCORE);
mark('-', DASH);
mark('.', DOT);
mark('+/=', BASE_64);
mark('~', TILDE);
mark('$,:@', CRYPT);
mark('%', PERCENT);
mark('/', SLASH);
mark('+/', PLUS_SLASH);
mark('~!@#$%^&*:?|', LOOSE);

/** Whether the set of bits contains the character code; no set contains codes above ASCII. */
export const isIn = (code: number, set: number): boolean => code < 128 && ((BITS[code] ?? 0) & set) !== 0;

/** The end of the run that begins at `from`, at most `limit`. */
export function runEnd(text: string, from: number, set: number, limit = text.length): number {
  let at = from;
  const end = Math.min(limit, text.length);
  while (at < end && isIn(text.charCodeAt(at), set)) at++;
  return at;
}

/** The beginning of the run that ends before `to`, not before `limit`. */
export function runStart(text: string, to: number, set: number, limit = 0): number {
  let at = to;
  while (at > limit && isIn(text.charCodeAt(at - 1), set)) at--;
  return at;
}

/** Shannon entropy in bits per character. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
