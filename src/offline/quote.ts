/**
 * Words for the user's shell. Single quotes are the one form that bash and zsh agree on, `!`, `$` and backquotes included
 * (double quotes leave history expansion alive in both).
 */

/** Left bare: nothing here is special to bash or zsh at any place in a word. A leading `=`, `~`, `#` or `-` is handled below. */
const bare = /^[A-Za-z0-9_./:@%+,][A-Za-z0-9_./:@%+,-]*$/;

/** One shell word that expands to exactly `text`. */
export function quote(text: string): string {
  if (bare.test(text)) return text;
  if (/^-[A-Za-z0-9_.-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** One shell word that is a path operand: a leading dash becomes `./-`, a leading `~/` or `$HOME/` still means the home folder. */
export function quotePath(text: string): string {
  if (text === '~' || text === '$HOME') return text === '~' ? '~' : '"$HOME"';
  if (text.startsWith('~/')) return text.length === 2 ? '~/' : `~/${quote(text.slice(2))}`;
  if (text.startsWith('$HOME/')) return text.length === 6 ? '"$HOME"/' : `"$HOME"/${quote(text.slice(6))}`;
  return quote(text.startsWith('-') ? `./${text}` : text);
}

/** A file pattern the shell itself should expand: everything but `*`, `?` and `[…]` quoted. */
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

/** True when `text` can be prefilled: one line, every character visible or a plain space (no control, format or separator characters). */
export function isOneLine(text: string): boolean {
  return text.trim() !== '' && text.length <= 1000 && !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text);
}
