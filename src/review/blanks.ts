/**
 * Blanks in a suggestion, which the user is to fill in: `ssh user@<host>`. A shell reads them as redirections, so they are put in other signs of the
 * same width before the line is read: whatever is there will be the user's own word. Pure.
 */

/**
 * Words in angle brackets that are no redirection of two files, as `sort <a >b` and `x<a>b` are: what follows ends the word, or begins an
 * option or another redirection, or the name has a dash, an underscore or a space.
 */
const BLANK = /(?<![\w<)>\]&$])<(?<name>[A-Za-z](?:[\w .-]{0,38}\w)?)>(?=(?<after>[\s\S]{0,2}))/g;
const ENDS = /^(?:$|[;|&)"'`/:@.,=\\]|\s(?:$|[-<>|;&]))/;
const NAMED = /[-_ ]/;
/** Text that no shell reads for redirections: in single or double quotes it stays as it is. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\[^])*"/g;
/** A here-document or a here-string has text of its own. */
const DOCUMENT = /<<-?\s*\S/;

const [OPEN, CLOSE] = ['‹', '›'];

/** The blanks of a line as they are written, and the line with other signs for their brackets. */
export function withoutBlanks(line: string): { readonly text: string; readonly blanks: readonly string[] } {
  if (!line.includes('<') || DOCUMENT.test(line)) return { text: line, blanks: [] };
  const blanks = new Set<string>();
  // what is quoted has the same length
  const bare = line.replaceAll(QUOTED, (quoted) => '"'.padEnd(quoted.length, '"'));
  const chars = [...line].length === line.length ? line.split('') : null;
  if (chars === null) return { text: line, blanks: [] };
  for (const { index, groups } of bare.matchAll(BLANK)) {
    const { name = '', after = '' } = groups ?? {};
    if (!ENDS.test(after) && !NAMED.test(name)) continue;
    blanks.add(`<${name}>`);
    chars[index] = OPEN;
    chars[index + name.length + 1] = CLOSE;
  }
  return { text: chars.join(''), blanks: [...blanks] };
}

/** Whether a word, or what follows its account or its scheme, is a blank. */
export const isBlank = (word: string): boolean => /^(?:[\w.+-]+@|[a-z][\w+.-]*:\/\/)?‹[^›]*›$/.test(word);

/** A text about a line, with the blanks as they are written. */
export const blanksShown = (text: string): string => text.replaceAll(OPEN, '<').replaceAll(CLOSE, '>');

/** A text without the blanks: what will be there is not known. */
export const withBlanksOut = (text: string): string => text.replaceAll(/‹[^›]*›/g, '');

/** Whether a text is about a blank: what will be there is not known. */
export const isAboutBlank = (text: string): boolean => text.includes(OPEN);
