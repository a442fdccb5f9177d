/** The beginning of a line of Markdown: the quotes and lists that it is in, and the marks that show what it is. */
import type { Prefix } from './wrap.ts';

/** The deepest indent that is shown. */
const INDENT_CELLS = 16;
const TAB_CELLS = 4;
/** The mark of a quote. */
const BAR = '│';
/** The deepest quote that is shown as one. */
const QUOTES = 5;

/** A beginning of a line that does not yet show what the line is. */
export const UNDECIDED = /^(?:(?:-[ \t]*)+|(?:\*[ \t]*)+|(?:_[ \t]*)+|\+|\d{1,9}[.)]?|#{1,6}|`{1,2}|~{1,2}|`{3,}[^`]*|~{3,}.*|=+[ \t]*)?$/;
/** The line under a title, which was shown as text before. */
export const UNDERLINE = /^={3,}[ \t]*$/;
export const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
export const ITEM = /^([-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;
export const HEADING = /^#{1,6}(?:[ \t]+|$)/;
/** The beginning of what may be a fence: its line has to be known. */
export const OPEN_FENCE = /^(?:`{0,2}|`{3,}[^`]*|~{1,2}|~{3,}.*)$/;
export const FENCE = /^(`{3,}|~{3,})(.*)$/;

/** How many characters at the end of a heading are, or may become, its closing marks: `## Title ##`. */
export const closingChars = (heading: string): number => /[ \t]+(?:#+[ \t]*)?$/.exec(heading)?.[0].length ?? 0;

export interface Level {
  /** How many quotes it is in. */
  readonly quotes: number;
  /** Where its items begin, in cells. */
  readonly indent: number;
  /** The cells of its mark and the space behind it. */
  readonly hang: number;
}

/** What a line is in: how many quotes, and how far the first of them and what follows them are indented. */
export function containers(line: string): {
  readonly quotes: number;
  readonly outer: number;
  readonly indent: number;
  readonly rest: string;
} {
  const quotes = /^(?:[ \t]*> ?)*/.exec(line)?.[0] ?? '';
  const spaces = /^[ \t]*/.exec(line.slice(quotes.length))?.[0] ?? '';
  return {
    quotes: Math.min(quotes.split('>').length - 1, QUOTES),
    outer: cellsOf(/^[ \t]*/.exec(line)?.[0] ?? ''),
    indent: cellsOf(spaces),
    rest: line.slice(quotes.length + spaces.length),
  };
}

const cellsOf = (spaces: string): number => spaces.replaceAll('\t', ' '.repeat(TAB_CELLS)).length;

export const unquoted = (line: string, quotes: number): string =>
  quotes === 0 ? line : line.replace(new RegExp(`^(?:[ \\t]*> ?){0,${quotes}}`), '');

/** Lists around the quotes, the quotes, the lists in them, and what else a line is indented. */
export function prefixOf(quotes: number, levels: readonly Level[], indent = 0): Prefix {
  const hang = (some: readonly Level[]): string => ' '.repeat(some.reduce((sum, level) => sum + level.hang, 0));
  const inner = levels.filter((level) => level.quotes === quotes);
  const outer = hang(levels.filter((level) => level.quotes !== quotes));
  const text = `${outer}${`${BAR} `.repeat(quotes)}${hang(inner)}${' '.repeat(Math.min(indent, INDENT_CELLS))}`;
  return { first: text, rest: text };
}

/** The beginning of a prefix, through the bars of so many quotes, or of all that it has. */
export const barsOf = (prefix: string, quotes: number): string =>
  prefix
    .split(BAR)
    .slice(0, -1)
    .slice(0, quotes)
    .map((before) => before + BAR)
    .join('');
