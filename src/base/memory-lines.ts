/**
 * What the user told yo to remember: a list in a Markdown file that the user edits by hand. Reads it, changes it without touching the rest
 * of the file, and finds the lines that a sentence names. Pure.
 */
import { areAlike, contentWords, wordsIn } from './fold-words.ts';

export interface MemoryLine {
  readonly text: string;
  /** The folder in which it holds, as the file has it; null for everywhere. */
  readonly scope: string | null;
  /** A model wrote it, and the user agreed to keep it: it stays untrusted text. */
  readonly proposed: boolean;
}

/** Where a line is in the file: the numbers of its rows, the last one excluded. */
interface Placed {
  readonly line: MemoryLine;
  readonly from: number;
  readonly to: number;
}

/** A file without lines. */
export const NEW_MEMORY = `# What yo remembers

Each line that begins with - is told to the model with your questions.
Change them as you like. Lines below "## In FOLDER" hold in that folder only.

## Everywhere
`;

/** The mark of a line that a model wrote. Without it the line would be the user's own words. */
const PROPOSED = '(proposed by a model) ';
const PROPOSED_MARK = /^\(proposed by a model\)\s*/i;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s+(.*\S)\s*$/;
const HEADING = /^ {0,3}#{1,6}\s+(.*?)[\s#]*$/;
const FOLDER = /^in\s+([/~].*)$/i;
/** Lines that are read; a user has fewer. */
const LINES = 5_000;

const rowsOf = (markdown: string): string[] => markdown.split(/\r?\n/);

function placedIn(rows: readonly string[]): readonly Placed[] {
  const found: Placed[] = [];
  let scope: string | null = null;
  for (let at = 0; at < rows.length && found.length < LINES; at++) {
    const row = rows[at] as string;
    const heading = HEADING.exec(row)?.[1];
    if (heading !== undefined) scope = FOLDER.exec(heading)?.[1]?.replace(/(?<=.)\/+$/, '') ?? null;
    const item = ITEM.exec(row)?.[1];
    if (heading !== undefined || item === undefined) continue;
    const from = at;
    const parts = [item];
    // an item goes on in indented rows
    while (/^\s+\S/.test(rows[at + 1] ?? '') && !ITEM.test(rows[at + 1] as string)) parts.push((rows[++at] as string).trim());
    const whole = parts
      .join(' ')
      .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
      .trim();
    const text = whole.replace(PROPOSED_MARK, '');
    if (text !== '') found.push({ line: { text, scope, proposed: text !== whole }, from, to: at + 1 });
  }
  return found;
}

/** The lines of the file, in its order. */
export const parseMemory = (markdown: string): readonly MemoryLine[] => placedIn(rowsOf(markdown)).map(({ line }) => line);

const isScope = (row: string, scope: string | null): boolean => {
  const heading = HEADING.exec(row)?.[1];
  return heading !== undefined && (scope === null ? /^everywhere$/i.test(heading) : FOLDER.exec(heading)?.[1] === scope);
};

/** The file with the line at the end of its part; a part that is missing is added. The text of the line is one row. */
export function withLine(markdown: string, { text, scope, proposed }: MemoryLine): string {
  const rows = rowsOf(markdown.trim() === '' ? NEW_MEMORY : markdown);
  while (rows.at(-1)?.trim() === '') rows.pop();
  const row = `- ${proposed ? PROPOSED : ''}${text}`;
  const heading = rows.findLastIndex((one) => isScope(one, scope));
  if (heading < 0) return [...rows, '', scope === null ? '## Everywhere' : `## In ${scope}`, '', row, ''].join('\n');
  const next = rows.findIndex((one, at) => at > heading && HEADING.test(one));
  let end = next < 0 ? rows.length : next;
  while (end > heading + 1 && rows[end - 1]?.trim() === '') end -= 1;
  const before = end === heading + 1 ? ['', row] : [row];
  return `${[...rows.slice(0, end), ...before, ...rows.slice(end)].join('\n')}\n`;
}

const isSame = (one: MemoryLine, other: MemoryLine): boolean => one.text === other.text && one.scope === other.scope;

/** The file without these lines, and without the heading of a folder that has none any more: its name would be a trace. */
export function withoutLines(markdown: string, gone: readonly MemoryLine[]): string {
  const rows = rowsOf(markdown);
  const removed = new Set<number>();
  for (const { line, from, to } of placedIn(rows))
    if (gone.some((one) => isSame(one, line))) for (let at = from; at < to; at++) removed.add(at);
  const left = rows.filter((_, at) => !removed.has(at));
  const scopes = new Set(gone.map(({ scope }) => scope).filter((scope) => scope !== null));
  return left
    .filter((row, at) => {
      if (![...scopes].some((scope) => isScope(row, scope))) return true;
      const next = left.findIndex((one, later) => later > at && one.trim() !== '');
      const isEmptyPart = next < 0 || HEADING.test(left[next] as string);
      return !isEmptyPart;
    })
    .join('\n');
}

/** Whether the line holds here. @param root the repository's or folder's path, without links; @param home the user's home folder. */
export const holdsIn = ({ scope }: MemoryLine, root: string | null, home: string): boolean =>
  scope === null || scope === root || (home !== '' && scope.startsWith('~/') && home + scope.slice(1) === root);

const sharedWith = (words: readonly string[], text: string): number => {
  const own = wordsIn(text);
  return words.filter((word) => own.some((one) => areAlike(one, word))).length;
};

/** The lines that a sentence names: those that have all the words that it is about. Only that line, when it is the sentence itself. */
export function namedIn(sentence: string, lines: readonly MemoryLine[]): readonly MemoryLine[] {
  const whole = wordsIn(sentence).join(' ');
  const same = lines.filter(({ text }) => wordsIn(text).join(' ') === whole);
  const words = contentWords(sentence);
  if (same.length > 0 || words.length === 0) return same;
  return lines.filter(({ text }) => sharedWith(words, text) === words.length);
}

/**
 * The lines to tell with a question, in the order of the file: all while they fit, otherwise those that share most words with it, the
 * newest first. `chars` bounds them together, each with a line break.
 * @param least words that a line must share with the question.
 */
export function toldWith(question: string, lines: readonly string[], chars: number, least = 0): readonly string[] {
  const words = contentWords(question);
  const ranked = lines
    .map((text, at) => ({ text, at, shared: sharedWith(words, text) }))
    .filter(({ shared }) => shared >= least)
    .toSorted((one, other) => other.shared - one.shared || other.at - one.at);
  const chosen: typeof ranked = [];
  let used = 0;
  for (const one of ranked) {
    if (used + one.text.length + 1 > chars) continue;
    used += one.text.length + 1;
    chosen.push(one);
  }
  return chosen.toSorted((one, other) => one.at - other.at).map(({ text }) => text);
}

/** A line as the model gets it, on a row of its own. */
export const toldLine = (text: string): string => `- ${text}`;
