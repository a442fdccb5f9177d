/**
 * Quotes values for the user's shell. Single quotes are the one form that bash and zsh read alike, with `!`, `$` and backquotes in it
 * (double quotes leave history expansion active in both).
 */

/**
 * Text that needs no quotes: no character here is special in bash or zsh anywhere in a word. A leading `=`, `~`, `#` or `-` is handled
 * below.
 */
const bare = /^[A-Za-z0-9_./:@%+,][A-Za-z0-9_./:@%+,-]*$/;

/** One shell word that expands to exactly `text`. */
export function quote(text: string): string {
  if (bare.test(text)) return text;
  if (/^-[A-Za-z0-9_.-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** One shell word for a path operand: a leading dash becomes `./-`, a leading `~/` or `$HOME/` still means the home folder. */
export function quotePath(text: string): string {
  if (text === '~' || text === '$HOME') return text === '~' ? '~' : '"$HOME"';
  if (text.startsWith('~/')) return text.length === 2 ? '~/' : `~/${quote(text.slice(2))}`;
  if (text.startsWith('$HOME/')) return text.length === 6 ? '"$HOME"/' : `"$HOME"/${quote(text.slice(6))}`;
  return quote(text.startsWith('-') ? `./${text}` : text);
}

/** A file pattern for the shell to expand: everything but `*`, `?` and `[…]` is quoted. */
export function quoteGlob(text: string): string {
  const parts = (text.startsWith('-') ? `./${text}` : text)
    .split(/(\*+|\?|\[[^\]/]+\])/)
    .map((part, at) => (at % 2 === 1 ? part : part === '' ? '' : quote(part)));
  return parts.join('');
}

/** Text taken literally inside a basic regular expression between `/` (sed, grep without -F). */
export function literalRegex(text: string): string {
  return text.replace(/[\\/.*^$[\]]/g, '\\$&');
}

/** Text taken literally as the replacement of sed's `s///`. */
export function literalReplacement(text: string): string {
  return text.replace(/[\\/&]/g, '\\$&');
}

/** Whether `text` can be prefilled: one line, every character visible or U+0020 (no control, format or separator characters). */
export function isOneLine(text: string): boolean {
  return text.trim() !== '' && text.length <= 1000 && !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text);
}
