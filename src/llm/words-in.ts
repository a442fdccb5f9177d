/** The words in a value that a model puts where one text is expected, and whether a text says that there is nothing. Pure. */

/** Deeper than any answer in words. */
const DEPTH = 8;
/** Keys of what is no words beside them: what they are, as in the parts of a message, and thoughts. */
const ABOUT_WORDS = /^(?:type|kind|role|id|name|status|th(?:ink|ought)\w*)$/i;

/** A text as it is, a number, and the texts in a list or in an object, one after the other. Empty where there are none. */
export function wordsIn(value: unknown, between = '\n', depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH) return '';
  const values = Array.isArray(value)
    ? (value as readonly unknown[])
    : Object.entries(value).flatMap(([key, one]) => (ABOUT_WORDS.test(key) ? [] : [one]));
  return values
    .map((one) => wordsIn(one, between, depth + 1))
    .filter((one) => one.trim() !== '')
    .join(between);
}

const NOTHING = /^(?:none|null|nil|undefined|n\/a|nothing|not applicable|no command(?: \w+){0,3})$/;
/** What may be around such a word, or stand for it. A point is a command, and two are. */
const AROUND = String.raw`[\s\u200B\u2060"'\x60()<>[\]{}#_–—…-]`;
const AROUND_IT = new RegExp(`^(?:${AROUND}|\\.{3})+|(?:${AROUND}|\\.{3}|(?<=\\w)[.!])+$`, 'g');

/** Whether a value is empty, or a text only says that there is nothing: `None`, `N/A`, `-`, `...`. No command is called so. */
export const isNothing = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  if (typeof value !== 'string') return value === undefined || value === null || value === false;
  const word = value.replaceAll(AROUND_IT, '').toLowerCase();
  return word === '' || NOTHING.test(word);
};
