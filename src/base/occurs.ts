/** Whether a word occurs in a text with signs before and behind it that let it count: at most one unit before it, two behind it. */
export function occurs(text: string, word: string, counts: (before: string, behind: string) => boolean): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (counts(text.slice(Math.max(0, at - 1), at), text.slice(end, end + 2))) return true;
  }
  return false;
}

/** Whether it occurs as a word of its own; a hyphen is a part of one. */
export const occursAsWord = (text: string, word: string): boolean =>
  occurs(text, word, (before, behind) => !/[\w-]/.test(before) && !/^[\w-]/.test(behind));
