/** Turns shell patterns into regular expressions. */

/** Names of POSIX character classes, as in `[[:alpha:]]`. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9a-fA-F',
  blank: ' \\t',
};

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** `[!a-z[:digit:]]` as a class of a regular expression. */
function bracket(text: string): string {
  const negated = /^\[[!^]/.test(text);
  const inside = text.slice(negated ? 2 : 1, -1);
  // as in bash, a reversed range matches nothing
  const members = inside.replaceAll(/\[:(\w+):\]|([\s\S])-([\s\S])|[\\\]^[-]/g, (all, name?: string, from?: string, to?: string) => {
    if (name !== undefined) return Object.hasOwn(CLASSES, name) ? (CLASSES[name] as string) : '';
    if (from === undefined || to === undefined) return `\\${all}`;
    return from <= to ? `${literal(from)}-${literal(to)}` : '';
  });
  return members === '' ? '(?!)' : `[${negated ? '^' : ''}${members}]`;
}

/**
 * A shell pattern as a regular expression for a whole name: `*`, `?`, `[…]`, and `\` before a literal character. Null when it cannot be
 * translated.
 * @param options `across`: whether `*` and `?` match a slash, as in `find -path`.
 */
export function patternOf(pattern: string, options: { readonly across?: boolean; readonly insensitive?: boolean } = {}): RegExp | null {
  const any = options.across === true ? '[\\s\\S]' : '[^/]';
  const pieces = pattern.matchAll(/\\([\s\S])|(\*+)|(\?)|(\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\])|([\s\S])/g);
  let source = '';
  for (const [, escaped, stars, mark, set, plain] of pieces) {
    if (stars !== undefined) source += `${any}*`;
    else if (mark !== undefined) source += any;
    else if (set !== undefined) source += bracket(set);
    else source += literal(escaped ?? plain ?? '');
  }
  try {
    return new RegExp(`^${source}$`, options.insensitive === true ? 'is' : 's');
  } catch {
    // for example a range in the wrong order
    return null;
  }
}
