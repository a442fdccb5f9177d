/**
 * The words of each simple command in a line without its redirections, good enough to see which programs it starts. No parser: a here-document is read as if
 * its words stood in the line, which at worst finds a program too many. What a shell is given as a string is not looked into.
 */

/** The longest line looked at. */
const LINE_CHARS = 16 * 1024;

const TOKEN = /'[^']*'?|"(?:\\[^]|[^"\\])*"?|\\[^]?|(?:\d+|&)?(?:<<[<-]?|>>|[<>][&|>]?)|[;&|\n()`]+|[^'"\\;&|\n()`<>\s]+|\s+?/g;
const BREAK = /^[;&|\n()`](?![<>])/;
const REDIRECTION = /^(?:\d+|&)?[<>]/;

export function simpleCommands(text: string): readonly (readonly string[])[] {
  const commands: (readonly string[])[] = [];
  let words: string[] = [];
  let word: string | null = null;
  let redirected = false;
  const endWord = (): void => {
    if (word === null) return;
    if (!redirected) words.push(word);
    redirected = false;
    word = null;
  };
  for (const [token] of text.slice(0, LINE_CHARS).matchAll(TOKEN)) {
    if (BREAK.test(token)) {
      endWord();
      redirected = false;
      commands.push(words);
      words = [];
    } else if (REDIRECTION.test(token)) {
      endWord();
      redirected = true;
    } else if (/^\s/.test(token)) endWord();
    else {
      word = (word ?? '') + plain(token);
      // a substitution between double quotes runs all the same
      if (/^".*(?:\$\(|`)/s.test(token)) commands.push(...simpleCommands(token.slice(1)));
    }
  }
  endWord();
  return [...commands, words].filter((each) => each.length > 0);
}

function plain(token: string): string {
  if (token.startsWith("'")) return token.replace(/^'|'$/g, '');
  return (token.startsWith('"') ? token.replace(/^"|"$/g, '') : token).replace(/\\([^])/g, '$1');
}
