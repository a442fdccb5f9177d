/**
 * Takes what is to be spared out of a question: "… except a.log and b.log", "… but keep *.txt", "… other than those in docs". The rest is
 * read as if the exception were not there, and only a rule that asks for the exception may answer (`Slots.exception`).
 */
import { extensionsOf, isFolderName } from './file-kinds.ts';
import type { Token } from './read-question.ts';

export interface Exception {
  /** Names and patterns of files and folders, without a folder before them. */
  readonly names: readonly string[];
  /** Files with the folders before them, relative to the user's folder. */
  readonly paths: readonly string[];
  /** Names of folders whose contents are spared. */
  readonly folders: readonly string[];
  /** A place follows, which may be that of the exception or that of the rest. */
  readonly isAmbiguous: boolean;
}

export interface Split {
  readonly main: readonly Token[];
  readonly exception: Exception | null;
}

/** What begins an exception; longer ones first. */
const MARKERS: readonly (readonly string[])[] = (
  'except for|except|excepting|excluding|exclude|besides|other than|apart from|aside from|but not|but never|but keep|but leave|but spare|' +
  'but ignore|but skip|and keep|and leave|and spare|and not|keep|spare|never|without|minus|save|unless it is called|unless it is named|' +
  'unless called|unless named|not named|not called|ignoring|skipping|ignore|skip|not in|outside of|outside|but'
)
  .split('|')
  .map((marker) => marker.split(' '));

const SKIPPED = new Set(
  'the a an my any all file files folder folders directory directories named called ones one those anything everything'.split(' '),
);
const INSIDE = new Set(['in', 'inside', 'under', 'within', 'from', 'below']);
const CLOSING = new Set('alone please pls plz thanks thank you for me now'.split(' '));

const lowAt = (tokens: readonly Token[], at: number): string => tokens[at]?.low ?? '';

function markerAt(tokens: readonly Token[], at: number): number {
  return MARKERS.find((words) => words.every((word, step) => lowAt(tokens, at + step) === word))?.length ?? 0;
}

/** Whether the token can only be the name of a file: it has a dot or a pattern, quotes, or "file" or "named" before it. */
const isFileName = (token: Token, isIntroduced: boolean): boolean =>
  ['path', 'glob', 'ext', 'quoted'].includes(token.kind) || token.isName || (isIntroduced && token.kind === 'name');

/** A word for files of one ending: "the pdfs". One for a folder as well, as "docs", may mean either. */
const isKind = ({ kind, low }: Token): boolean =>
  (kind === 'word' || kind === 'name') && low.endsWith('s') && !isFolderName(low) && extensionsOf(low, true)?.length === 1;

/** A name that a test of find matches as it is: no folder that starts elsewhere, no character of a pattern. */
const isPlainPath = (text: string): boolean =>
  /^[\w@%+=:,.-][\w@%+=:,. -]*(?:\/[\w@%+=:,. -]+)*$/.test(text) && !/(^|\/)\.\.?(\/|$)/.test(text);

/** The name as it is on disk: the git folder is `.git`. */
const nameOf = (token: Token, next: string): string => (token.low === 'git' && isFolderNoun(next) ? '.git' : token.raw.replace(/\/$/, ''));
const isFolderNoun = (word: string): boolean => /^(?:folder|directory|dir)s?$/.test(word);

/** Whether the words speak of many things, from which something can be spared. */
const isAboutMany = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, low, concepts }) =>
      kind === 'glob' ||
      kind === 'ext' ||
      concepts.some((concept) => /^(?:file|dir|all)$/.test(concept)) ||
      extensionsOf(low, true) !== null,
  );

interface Spared {
  readonly exception: Exception;
  /** The index after it. */
  readonly end: number;
}

function sparedFrom(tokens: readonly Token[], start: number, isPlace: boolean, exists: (name: string) => boolean): Spared | null {
  const names: string[] = [];
  const paths: string[] = [];
  const folders: string[] = [];
  let inside = isPlace;
  let introduced = '';
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const isFull = names.length + paths.length + folders.length > 0;
    if (/^(?:named|called|file|folder|directory)$/.test(token.low)) introduced = token.low;
    if (SKIPPED.has(token.low) || token.kind === 'noise' || (isFull && /^(?:and|or)$/.test(token.low))) continue;
    if (!isFull && INSIDE.has(token.low)) {
      inside = true;
      continue;
    }
    const name = nameOf(token, lowAt(tokens, at + 1));
    const isAFolder =
      isFolderName(token.low) || token.isName || token.raw.endsWith('/') || /^(?:folder|directory)$/.test(introduced) || exists(name);
    const isDotFolder = name === '.git' || (token.kind === 'ext' && exists(name));
    if (inside) {
      if (!(isAFolder || isDotFolder) || isFull || !isPlainPath(name)) break;
      folders.push(name);
    } else if (token.kind === 'glob' && !token.raw.includes('/')) names.push(token.raw);
    else if (isDotFolder) {
      names.push(name);
      folders.push(name);
    } else if (token.kind === 'ext' && token.low.length < 6) names.push(`*${token.raw}`);
    else if (isKind(token) && !exists(name)) names.push(...(extensionsOf(token.low, true) ?? []).map((one) => `*.${one}`));
    else if (!isPlainPath(name) && token.kind !== 'ext') break;
    else if (isFileName(token, introduced !== '') && token.kind !== 'glob') (name.includes('/') ? paths : names).push(name);
    else if (isFolderName(token.low) || exists(name)) {
      names.push(name);
      folders.push(name);
    } else break;
  }
  if (names.length + paths.length + folders.length === 0) return null;
  while (CLOSING.has(lowAt(tokens, at))) at += 1;
  const follows = lowAt(tokens, at);
  const isEnd = at >= tokens.length || /^(?:to|into|onto)$/.test(follows);
  if (!isEnd && !INSIDE.has(follows)) return null;
  return { exception: { names, paths, folders, isAmbiguous: !isEnd }, end: at };
}

/** Splits a question. `exists` says whether the user's folder has something of that name. */
export function splitException(tokens: readonly Token[], exists: (name: string) => boolean): Split {
  for (let at = 1; at < tokens.length; at++) {
    const length = markerAt(tokens, at);
    if (length === 0 || !isAboutMany(tokens.slice(0, at))) continue;
    const spared = sparedFrom(tokens, at + length, /^(?:in|of|outside)$/.test(lowAt(tokens, at + length - 1)), exists);
    if (spared === null) continue;
    const main = [...tokens.slice(0, at), ...tokens.slice(spared.end)];
    return { main, exception: spared.exception };
  }
  return { main: tokens, exception: null };
}
