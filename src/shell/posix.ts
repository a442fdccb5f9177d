/** What the rows of bash and zsh share: both descend from the Bourne shell. */

const WORDS = `. : [ alias bg break builtin cd command continue declare dirs disown echo enable eval exec exit export false fc fg getopts
  hash history jobs kill let local logout popd printf pushd pwd read readonly return set shift source suspend test times trap true type
  typeset ulimit umask unalias unset wait ! { } [[ ]] case do done elif else esac fi for function if in select then time until while coproc`;

/** The shared builtins and reserved words, and those in `own`, which white space separates. */
export const builtinsWith = (own: string): ReadonlySet<string> => new Set(`${WORDS} ${own}`.trim().split(/\s+/));

/** As one word of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function sourceLine(hookFile: string): string {
  const file = quote(hookFile);
  return `[ -r ${file} ] && . ${file} # yosh, first in this file`;
}

/** Keys as settings name them: Ctrl with each of these letters, and each of those behind Ctrl-X. */
export const keysNamed = (ctrl: string, behindX: string): ReadonlySet<string> =>
  new Set([...[...ctrl.toUpperCase()].map((letter) => `^${letter}`), ...[...behindX].map((letter) => `^X${letter}`)]);
