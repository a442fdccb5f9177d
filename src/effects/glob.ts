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
  // a range that runs backwards holds nothing, here as in bash
  const members = inside.replaceAll(/\[:(\w+):\]|([\s\S])-([\s\S])|[\\\]^[-]/g, (all, name?: string, from?: string, to?: string) => {
    if (name !== undefined) return CLASSES[name] ?? '';
    if (from === undefined || to === undefined) return `\\${all}`;
    return from <= to ? `${literal(from)}-${literal(to)}` : '';
  });
  return members === '' ? '(?!)' : `[${negated ? '^' : ''}${members}]`;
}

/**
 * A shell pattern as a regular expression: `*`, `?`, `[…]`, and `\` before what is meant literally. Names are matched whole.
 * @param across whether `*` and `?` match a slash, as in `find -path`.
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
    // a range out of order, `[z-a]`: matches nothing in a shell, claims nothing here
    return null;
  }
}
