/** Tells a word that was made up at random from one that a person chose: an identifier, a path, words joined by dashes. */
import { entropy } from './chars.ts';

/** Shorter words say too little. */
export const RANDOM_MIN_CHARS = 20;
/** The least letters and digits among them. */
const LETTERS_AND_DIGITS = 18;
/** Fewer kinds of letters say less, so such a word must be longer. */
const ONE_CASE_CHARS = 24;

/**
 * The share of neighbours of different kinds (lower case, upper case, digit). Random letters and digits of both cases have 0.5, of one case
 * 0.4; identifiers have 0.1 to 0.3, where a capital and the letters after it are of one kind.
 */
const MIXED_CHANGES = 0.35;
const ONE_CASE_CHANGES = 0.28;
/** In a longer word the share varies less. */
const LONG_CHARS = 48;
const LONG_CHANGES = 0.22;
/** Bits per character. A random word of 20 characters has about 4. */
const ENTROPY = 3.3;

/** Words, as in a name that is joined by dashes or in a path. */
const WORD = /^(?:[A-Za-z]?[a-z]{3,}|[A-Z]{4,})\d{0,2}$/;

interface Kinds {
  readonly digits: number;
  readonly lower: number;
  readonly upper: number;
  /** Letters after `f`. */
  readonly beyondHex: number;
  /** Neighbours of different kinds. Signs do not count. */
  readonly changes: number;
  /** Runs of digits. */
  readonly groups: number;
}

function kindsOf(word: string): Kinds {
  let [digits, lower, upper, beyondHex, changes, groups, last, capitals] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const kind = code >= 48 && code <= 57 ? 1 : code >= 97 && code <= 122 ? 2 : code >= 65 && code <= 90 ? 3 : 0;
    if (kind === 0) continue;
    if (kind === 1) {
      digits++;
      if (last !== 1) groups++;
    } else if (kind === 2) lower++;
    else upper++;
    // `g` and later, in either case
    if (kind > 1 && (code & 31) > 6) beyondHex++;
    // a capital and the letters after it are one word: `getUserName`
    if (last !== 0 && kind !== last && !(last === 3 && kind === 2 && capitals === 1)) changes++;
    capitals = kind === 3 ? capitals + 1 : 0;
    last = kind;
  }
  return { digits, lower, upper, beyondHex, changes, groups };
}

/** The share of neighbours of different kinds, of 1. */
export function changesIn(word: string): number {
  const { digits, lower, upper, changes } = kindsOf(word);
  return changes / Math.max(1, digits + lower + upper);
}

/** Whether a word is made up of letters and digits in no order. A hexadecimal number is not: nearly everywhere it is a hash. */
export function isRandom(word: string): boolean {
  if (word.length < RANDOM_MIN_CHARS) return false;
  const { digits, lower, upper, beyondHex, changes, groups } = kindsOf(word);
  const length = digits + lower + upper;
  if (length < LETTERS_AND_DIGITS || beyondHex < 3 || digits === 0) return false;
  const words = word.split(/[-_/+%]/).filter((part) => WORD.test(part)).length;
  if (words > 1 || (words > 0 && word.length < 32)) return false;
  if (entropy(word) < ENTROPY) return false;
  if (lower > 2 && upper > 2) return changes >= MIXED_CHANGES * length;
  const share = length >= LONG_CHARS ? LONG_CHANGES : ONE_CASE_CHANGES;
  return length >= ONE_CASE_CHARS && (lower <= 2 || upper <= 2) && digits >= 3 && groups >= 3 && changes >= share * length;
}
