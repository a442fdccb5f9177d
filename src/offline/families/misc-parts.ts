/** Parts that the rules of misc.ts and shell-requests.ts share. */
import { quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';

/** Marks the words that match as understood. */
export const know = (slots: Slots, words: RegExp): void => {
  for (const [at, token] of slots.tokens.entries()) if (words.test(token.low)) slots.used.add(at);
};
/** The characters to remove, by the names people give them. */
export const unwanted = (slots: Slots): string =>
  slots.says('digit', 'digits', 'number', 'numbers')
    ? '[:digit:]'
    : slots.says('punctuation')
      ? '[:punct:]'
      : slots.says('comma', 'commas')
        ? ','
        : '"';
/** A rule for a word that is in no concept: it applies only when the question has the word. */
export const withWord =
  (words: RegExp, make: (slots: Slots) => string | null) =>
  (slots: Slots): string | null => {
    if (!slots.tokens.some((token) => words.test(token.low))) return null;
    know(slots, words);
    return make(slots);
  };
export const onFile =
  (make: (file: string) => string) =>
  (slots: Slots): string | null =>
    ((file) => (file === null ? null : make(quotePath(file))))(slots.file());
export const EVERYDAY =
  'depth connection extension show find all current system host level status detail line word file content list extract ' +
  'create number char count unique sort set replace column contain command time date';
