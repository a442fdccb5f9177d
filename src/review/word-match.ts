/** Finds words in a question by their beginnings, in scripts with and without spaces. */
/** Words of scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function expression(text: string): RegExp {
  const beginnings = text.trim().split(/\s+/);
  const spaced = beginnings.filter((each) => !UNSPACED.test(each));
  const unspaced = beginnings.filter((each) => UNSPACED.test(each));
  return new RegExp([`(?<![\\p{L}\\d_])(?:${spaced.join('|')})`, ...unspaced].join('|'), 'iu');
}

const made = new Map<string, RegExp>();
/** Whether one of these beginnings of words is in a text. */
export function has(text: string, words: string): boolean {
  const known = made.get(text) ?? expression(text);
  made.set(text, known);
  return known.test(words);
}
