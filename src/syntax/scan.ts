/** Guesses the commands of a line that is not valid syntax. */
import { type Arg, literalArg, type Part, programOf, RESERVED, type Redirect, type SimpleCommand } from './simple-command.ts';

/** Words of a line that are scanned; the rest is ignored. */
const SCANNED_WORDS = 4_000;

/** A redirection; a word with its quotes and `$…`; a separator of commands. Quotes may be left open. */
const TOKEN = new RegExp(
  [
    /(?<redirect>\d*(?:&>>?|>>|>\||>&|>|<<<|<>|<&|<))/,
    /(?<end>[;\n`]|&&?|\|\|?&?|[{}](?=\s|$|[;)])|[()])/,
    /(?<word>(?:\\[\s\S]|'[^']*'?|"(?:\\[\s\S]|[^"\\])*"?|[^\s;&|()<>'"\\`])+)/,
    /\s+|\\/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);

/**
 * The commands of a line that is not valid syntax, as well as they can be guessed: cut at separators and parentheses, without quotes.
 * Nesting is ignored, so that the contents of a substitution are commands too. Used to find what a line might do that only zsh can read,
 * never to show it. Never throws.
 */
export function scanCommands(text: string): readonly SimpleCommand[] {
  const commands: SimpleCommand[] = [];
  let words: Arg[] = [];
  let redirects: Redirect[] = [];
  let redirect: Redirect['operator'] | null = null;
  let start = 0;
  let piped = false;
  let from: SimpleCommand[] = [];
  const close = (end: number, mark: string): void => {
    const pipe = /^\|&?$/.test(mark);
    while (words[0]?.value !== undefined && RESERVED.has(words[0].value ?? '')) words.shift();
    if (words.length > 0 || redirects.length > 0) {
      const command = { ...scanned(words, redirects, piped ? from : [], pipe, [start, end]), background: mark === '&' };
      from = piped ? [...from, command].slice(-8) : [command];
      commands.push(command);
    }
    [words, redirects, redirect, start, piped] = [[], [], null, end, pipe];
  };
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let count = 0; at < text.length && count < SCANNED_WORDS; count += 1) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    at = groups === undefined ? at + 1 : TOKEN.lastIndex;
    if (groups?.['end'] !== undefined) close(at, groups['end']);
    else if (groups?.['redirect'] !== undefined) redirect = groups['redirect'].replace(/^\d+/, '') as Redirect['operator'];
    else if (groups?.['word'] !== undefined) {
      const arg = scannedWord(groups['word']);
      if (redirect === null) words.push(arg);
      else redirects.push({ operator: redirect, descriptor: null, target: arg, body: null });
      redirect = null;
      for (const inside of substituted(groups['word'])) {
        // positions inside the word are not positions in the line
        commands.push(...scanCommands(inside).map((each): SimpleCommand => ({ ...each, source: [start, at] })));
      }
    }
  }
  close(text.length, '');
  return commands;
}

/** The contents of double quotes with a substitution, which runs as well. */
const substituted = (word: string): readonly string[] =>
  [...word.matchAll(/"((?:\\[\s\S]|[^"\\])*)"?/g)].flatMap(([, inside = '']) =>
    /\$\(|`/.test(inside) ? [inside.replace(/^[^$`]*\$?/, '')] : [],
  );

function scanned(
  words: readonly Arg[],
  redirects: readonly Redirect[],
  from: readonly SimpleCommand[],
  pipedOn: boolean,
  source: SimpleCommand['source'],
): SimpleCommand {
  const first = words.findIndex(({ value }) => value === null || !/^\w+=/.test(value));
  const word = words[first] ?? null;
  const name = word?.value ?? null;
  return {
    group: false,
    word,
    name,
    program: name === null ? null : programOf(name),
    args: first === -1 ? [] : words.slice(first + 1),
    redirects,
    assignments: [],
    wrappers: [],
    where: [],
    from,
    pipedOn,
    captured: false,
    background: false,
    functions: [],
    scope: null,
    unread: null,
    lead: 0,
    source,
  };
}

/** An escaped character, single or double quotes; a variable, a glob, a tilde, a backquote; anything else. */
const pieces = (glob: RegExp): RegExp =>
  new RegExp(
    [
      /\\([\s\S])|'([^']*)'?|"((?:\\[\s\S]|[^"\\])*)"?/,
      new RegExp(`(\\$\\{?\\(?[\\w@*#?!-]*\\}?)|(${glob.source})|(^~[\\w.-]*)|(\`)`),
      /([^\\'"$*?[`]+|[\s\S])/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'y',
  );
const PIECE = pieces(/[*?]|\[[^\]]*(?:\]|$)/);
/** A piece behind a bracket that nothing closes, where no bracket is a glob: to search for each the end again would be quadratic. */
const PIECE_WITHOUT_BRACKETS = pieces(/[*?]/);

/** The pieces of a word, one match each. */
function* piecesOf(text: string): Generator<RegExpExecArray> {
  let piece = PIECE;
  for (let at = 0; at < text.length;) {
    piece.lastIndex = at;
    const match = piece.exec(text);
    if (match === null) return;
    if (match[0].startsWith('[') && match[5] !== undefined && !match[0].endsWith(']')) {
      piece = PIECE_WITHOUT_BRACKETS;
      continue;
    }
    at += match[0].length;
    yield match;
  }
}

/** A word without its quotes; variables, globs and a tilde are recognised. */
function scannedWord(text: string): Arg {
  const parts: Part[] = [];
  for (const [, escaped, single, double, variable, glob, tilde, tick, plain] of piecesOf(text)) {
    if (variable !== undefined)
      parts.push({ kind: 'variable', text: variable, name: variable.replace(/\W/g, ''), quoted: false, fallback: null });
    else if (double?.includes('$') === true)
      parts.push({ kind: 'variable', text: double, name: /\$\{?(\w+)/.exec(double)?.[1] ?? '', quoted: true, fallback: null });
    else if (glob !== undefined) parts.push({ kind: 'glob', text: glob });
    else if (tilde !== undefined) parts.push({ kind: 'tilde', text: tilde });
    else if (tick === undefined) {
      const quoted = escaped ?? single ?? double;
      parts.push({ kind: 'text', text: quoted ?? plain ?? '', quoted: quoted !== undefined });
    }
  }
  if (parts.every(({ kind }) => kind === 'text')) return { ...literalArg(parts.map((part) => part.text).join('')), text, written: text };
  return { text, written: text, value: null, quoted: false, parts };
}
