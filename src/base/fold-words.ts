/** The words of a text, folded so that case and accents do not matter, for comparing what a user remembers with what was written. */

/** As the full-text index folds case and accents. */
export function fold(text: string): string {
  const low = text.toLowerCase();
  // nearly every command; taking characters apart costs a hundred times as much
  return ASCII.test(low) ? low : low.normalize('NFD').replace(/\p{Mn}/gu, '');
}
const ASCII = /^[\0-\x7f]*$/;

/** Letters and digits only, each once, in the order of the text. */
export const wordsIn = (text: string): readonly string[] => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])];

/** Words that say nothing about what a sentence is about. */
const COMMON: ReadonlySet<string> = new Set(
  `a about again all also am an and any are as at be been but by can could did do does for from had has have he her his how i if in into is it
  its just ll me my no not of off on or our out please re s she should so some such t than that the their them then there these they this
  those to too up us ve was we were what when where which who why will with would yo you your`.split(/\s+/),
);

/** The words that a sentence is about. */
export const contentWords = (text: string): readonly string[] => wordsIn(text).filter((word) => !COMMON.has(word));

/** From this length on the beginning of a word stands for it: `hosts` for host, `postgres` for postgresql. */
const STEM_CHARS = 4;

/** Whether two words are the same, or one begins the other and has at least four letters. */
export const areAlike = (one: string, other: string): boolean =>
  one === other || (one.length >= STEM_CHARS && other.startsWith(one)) || (other.length >= STEM_CHARS && one.startsWith(other));
