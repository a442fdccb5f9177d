/**
 * Text that needs no quotes: no character here is special in bash or zsh anywhere in a word. zsh would look up what begins with `=`, and
 * `NAME=…` could be an assignment; after an option's name `=` is harmless.
 */
const BARE = /^(?:--?[\w-]+=)?[\w@%+:,./-]+$/;

/**
 * One shell word that expands to exactly `text`. Single quotes are the one form that bash and zsh read alike, with `!`, `$` and backquotes
 * in it (double quotes leave history expansion active in both).
 */
export const quotedWord = (text: string): string => (BARE.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
