/** Quotes paths and patterns for the user's shell. */
import { quotedWord } from '../base/quoted-word.ts';

export { quotedWord as quote };

/** One shell word for a path operand: a leading dash becomes `./-`, a leading `~/` or `$HOME/` still means the home folder. */
export function quotePath(text: string): string {
  if (text === '~' || text === '$HOME') return text === '~' ? '~' : '"$HOME"';
  if (text.startsWith('~/')) return text.length === 2 ? '~/' : `~/${quotedWord(text.slice(2))}`;
  if (text.startsWith('$HOME/')) return text.length === 6 ? '"$HOME"/' : `"$HOME"/${quotedWord(text.slice(6))}`;
  return quotedWord(text.startsWith('-') ? `./${text}` : text);
}

/** A file pattern for the shell to expand: everything but `*`, `?` and `[…]` is quoted. */
export function quoteGlob(text: string): string {
  const parts = (text.startsWith('-') ? `./${text}` : text)
    .split(/(\*+|\?|\[[^\]/]+\])/)
    .map((part, at) => (at % 2 === 1 ? part : part === '' ? '' : quotedWord(part)));
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
