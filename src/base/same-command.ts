/** Whether a typed command is one of a suggestion, whatever its spaces and quotes. Pure. */

/** Between commands of a list or a pipe. */
const SEPARATOR = /&&|\|\||[;|\n&]/;

const bare = (text: string): string =>
  text
    .replaceAll(/["'\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The suggestion as a whole, or one command of it: compared without quotes, because the shell takes them away. */
export function isOfSuggestion(suggested: string, typed: string): boolean {
  const wanted = bare(typed);
  return [suggested, ...suggested.split(SEPARATOR)].some((part) => bare(part) === wanted);
}
