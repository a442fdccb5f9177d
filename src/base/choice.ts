/** The words of a text that are separated by spaces, as the alternatives of a pattern. */
export const choice = (words: string): string => words.trim().split(/\s+/).join('|');
