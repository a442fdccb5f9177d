/**
 * Views of a text without line ends. Programs and terminals break long lines, so a secret can span several lines. A view is the text
 * without such breaks; for each of its pieces it knows the place in the original.
 *
 * There are two. `withoutLineEnds` removes every break, for finders that are certain (a known value, a PEM marker). `unwrapped` removes
 * only the breaks that look like a wrap, since the joined lines of `pip list`, for example, could match a shape by chance.
 */

import { CHARS, isIn } from './chars.ts';
import { beginsAnew, PROMPT } from './new-line.ts';

/** Columns of numbers rather than an object for each line: a MiB has 25,000 lines. */
interface Pieces {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export interface View extends Pieces {
  /** The pieces of the original, joined. */
  readonly text: string;
  /** Where each piece begins in the text. */
  readonly offsets: readonly number[];
  /** Not only spaces but also prefixes of lines were removed. */
  readonly prefixesRemoved: boolean;
}

/** A screen narrower than this wraps words, not lines. */
const WRAP_MIN_COLUMNS = 16;
/** A command at a prompt is wrapped by the terminal only, which is at least this wide: a shorter one is followed by its output. */
const COMMAND_MIN_COLUMNS = 40;
const AT_PROMPT = new RegExp(`^${PROMPT}`, 'u');
/** The number of lines before and after a wrapped line that may not be longer than it. */
const NEIGHBOURS = 3;
/** The longest part of a line that is searched for a prefix. */
const PREFIX_COLUMNS = 140;

/** Prefixes that tools add to each line: `file:12:` and `12:` (grep -n), `+` and `-` (diff), `>` (mail), `|` (tables), `#` (comments). */
const PREFIXES: readonly { readonly first: RegExp; readonly pattern: RegExp }[] = [
  { first: /[\w./-]/, pattern: /^[\w./-]{1,120}[:-]\d{1,7}[:-]/ },
  { first: /\d/, pattern: /^\d{1,7}[:-]/ },
  { first: /[+-]/, pattern: /^[+-](?![+-])/ },
  { first: />/, pattern: /^(?:> ?)+/ },
  { first: /\|/, pattern: /^\| ?/ },
  { first: /#/, pattern: /^# ?/ },
];
/** The prefixes that can begin with a character, by its code. */
const BY_FIRST = Array.from({ length: 128 }, (_, code) => PREFIXES.map(({ first }) => first.test(String.fromCharCode(code))));

/** A line that begins an assignment: `NAME=x`, `name: x`. The name must look like one, since base64 and URL-safe tokens contain `=` too. */
const FRESH = /^(?:[A-Z][A-Z0-9_]{2,63}|[A-Za-z_.-]{3,64}\d{0,3})(?:=[^=\s]|\s*:\s|\s=)/;

/** Lines, and where the own text of each begins: after its prefix, when the line before has the same kind of prefix. */
export interface Lines extends Pieces {
  readonly owns: readonly number[];
}

export function linesOf(text: string): Lines {
  const starts: number[] = [];
  const ends: number[] = [];
  const owns: number[] = [];
  let start = 0;
  let before = NO_PREFIX;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const lengths = prefixLengths(text, start, end);
    starts.push(start);
    ends.push(end);
    owns.push(start + (before === NO_PREFIX || lengths === NO_PREFIX ? 0 : sharedPrefix(before, lengths)));
    before = lengths;
    start = end + 1;
  }
  return { starts, ends, owns };
}

/** The length of the prefix of a kind that two lines have. */
const sharedPrefix = (before: readonly number[], lengths: readonly number[]): number =>
  lengths[before.findIndex((length, kind) => length > 0 && (lengths[kind] ?? 0) > 0)] ?? 0;

const NO_PREFIX: readonly number[] = [];

/** The length of each kind of prefix at the beginning of a line, 0 where it has none of that kind. */
function prefixLengths(text: string, start: number, end: number): readonly number[] {
  if (!mayHavePrefix(text, start, Math.min(end, start + PREFIX_COLUMNS))) return NO_PREFIX;
  const head = text.slice(start, Math.min(end, start + PREFIX_COLUMNS));
  const tried = BY_FIRST[head.charCodeAt(0)];
  return PREFIXES.map(({ pattern }, kind) => (tried?.[kind] === true ? (pattern.exec(head)?.[0].length ?? 0) : 0));
}

/** Whether a line begins with a sign, or with a path or number before `:12:`: a quick answer for the many lines without a prefix. */
function mayHavePrefix(text: string, start: number, end: number): boolean {
  if (start === end) return false;
  const first = text.charCodeAt(start);
  // `+`, `-`, `>`, `|`, `#`
  if (first === 43 || first === 45 || first === 62 || first === 124 || first === 35) return true;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    // `:` or `-`, at the end of a number or before one
    if (code === 58 || code === 45)
      return at > start && (isDigit(text.charCodeAt(at - 1)) || isDigit(text.charCodeAt(at + 1)) || code === 45);
    if (!isIn(code, CHARS.path)) return false;
  }
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The view that has these pieces of a text. */
export function compose(text: string, { starts, ends }: Pieces, prefixesRemoved: boolean): View {
  const offsets: number[] = [];
  let joined = '';
  for (let index = 0; index < starts.length; index++) {
    offsets.push(joined.length);
    joined += text.slice(starts[index] ?? 0, ends[index] ?? 0);
  }
  return { text: joined, starts, ends, offsets, prefixesRemoved };
}

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 13;

/** The text without any line end, the spaces around it and the prefixes of lines. */
export function withoutLineEnds(text: string, { starts, ends, owns }: Lines): View {
  const pieces: { readonly starts: number[]; readonly ends: number[] } = { starts: [], ends: [] };
  let removed = false;
  for (let index = 0; index < starts.length; index++) {
    const own = owns[index] ?? 0;
    removed ||= own > (starts[index] ?? 0);
    const end = ends[index] ?? 0;
    pieces.starts.push(index === 0 ? own : afterSpaces(text, own, end));
    pieces.ends.push(index === starts.length - 1 ? end : beforeSpaces(text, pieces.starts[index] ?? 0, end));
  }
  return compose(text, pieces, removed);
}

/**
 * The lines from which `withoutLineEnds` removes a prefix, whole and joined, with as many lines around them as a value of the longest length
 * reaches: a value may look like the prefix of its line. A line end is between lines that are apart.
 */
export function withPrefixes(text: string, { starts, ends, owns }: Lines, longest: number): View {
  const length = (index: number): number => (ends[index] ?? 0) - (starts[index] ?? 0);
  const removed = (index: number): boolean => (owns[index] ?? 0) > (starts[index] ?? 0);
  const kept = new Uint8Array(starts.length + 1);
  for (let index = 0, reach = 0; index < starts.length; index++) {
    if (removed(index)) reach = longest + length(index);
    if (reach > 0) kept[index] = 1;
    reach -= length(index);
  }
  for (let index = starts.length - 1, reach = 0; index >= 0; index--) {
    if (removed(index)) reach = longest + length(index);
    if (reach > 0) kept[index] = 1;
    reach -= length(index);
  }
  const pieces: { readonly starts: number[]; readonly ends: number[] } = { starts: [], ends: [] };
  for (let index = 0; index < starts.length; index++) {
    if (kept[index] === 0) continue;
    const end = ends[index] ?? 0;
    const start = afterSpaces(text, starts[index] ?? 0, end);
    pieces.starts.push(start);
    pieces.ends.push(kept[index + 1] === 1 ? beforeSpaces(text, start, end) : Math.min(text.length, end + 1));
  }
  return compose(text, pieces, false);
}

function afterSpaces(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

function beforeSpaces(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Positions found in the original that show that a line end is not inside a secret. */
export interface KnownEdges {
  /** Positions where a token begins. */
  readonly begins: ReadonlySet<number>;
  /** Positions where a secret ends. */
  readonly ends: ReadonlySet<number>;
  /** Positions where a placeholder ends: the secret there is already masked. */
  readonly done: ReadonlySet<number>;
}

/**
 * Joins the lines whose line end looks like a wrap, and leaves out the others, which the original has too. A line end looks like a wrap
 * when no line around it is longer and the next line begins neither a token nor an assignment. The next line may look like an assignment
 * when this line ends without a secret and is no assignment itself. Null when no line end looks like a wrap.
 */
export function unwrapped(text: string, lines: Lines, known: KnownEdges): View | null {
  const pieces: { readonly starts: number[]; readonly ends: number[] } = { starts: [], ends: [] };
  let joined = false;
  let before = false;
  let after = wraps(text, lines, 0, known);
  let then = wraps(text, lines, 1, known);
  for (let index = 0; index < lines.starts.length; index++, before = after, after = then, then = wraps(text, lines, index + 1, known)) {
    // the line before the first wrapped one is kept, since it may hold the name: <token>
    const named = !before && !after && then;
    if (!before && !after && !named) continue;
    pieces.starts.push((before ? lines.owns[index] : lines.starts[index]) ?? 0);
    pieces.ends.push(Math.min(text.length, (lines.ends[index] ?? 0) + (after ? 0 : 1)));
    joined ||= before;
  }
  return joined ? compose(text, pieces, true) : null;
}

/** A name, an operator and a value are this many words at most, unless the value is in quotes or is a whole header. */
const WORDS_BEFORE_JOINT = 4;
/** Before a quote that is not closed: a name and an operator. */
const NAME_BEFORE_QUOTE = 96;

/** Ranges of a view's text, in order: a secret that a joint cuts can begin only there. The others were found before the lines were joined. */
export function beforeJoints(view: View): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const quotes = QUOTES.map((quote) => ({ quote, next: view.text.indexOf(quote) }));
  for (let index = 0; index + 1 < view.offsets.length; index++) {
    const start = view.offsets[index] ?? 0;
    const end = view.offsets[index + 1] ?? 0;
    const from = lastWords(view.text, start, end);
    found.push({ start: Math.max(start, from === start ? from : beforeQuote(view.text, start, end, from, quotes)), end });
  }
  return found;
}
const QUOTES = ['"', "'", '`'] as const;

/** Where the last words of a line begin; its beginning when it has no more. */
function lastWords(text: string, start: number, end: number): number {
  let words = 0;
  for (let at = end - 1; at >= start && words < WORDS_BEFORE_JOINT; at--)
    if (isSpace(text.charCodeAt(at)) && !isSpace(text.charCodeAt(at + 1)) && ++words === WORDS_BEFORE_JOINT) return at + 1;
  return start;
}

/** The name before a quote that a line does not close, when it begins earlier than `from`. `quotes`: where the next one of each kind is. */
function beforeQuote(text: string, start: number, end: number, from: number, quotes: { readonly quote: string; next: number }[]): number {
  let first = from;
  for (const each of quotes) {
    if (each.next >= 0 && each.next < start) each.next = text.indexOf(each.quote, start);
    let open = -1;
    for (let at = each.next; at >= 0 && at < end; at = text.indexOf(each.quote, at + 1)) {
      open = open < 0 ? at : -1;
      each.next = at;
    }
    if (open >= 0) first = Math.min(first, open + 1 - NAME_BEFORE_QUOTE);
  }
  return first;
}

const begins = (text: string, own: number, end: number): boolean => FRESH.test(text.slice(own, Math.min(end, own + PREFIX_COLUMNS)));

/** Whether the line end after a line looks like a wrap. */
function wraps(text: string, { starts, ends, owns }: Lines, index: number, known: KnownEdges): boolean {
  if (index + 1 >= starts.length) return false;
  const end = ends[index] ?? 0;
  const length = end - (starts[index] ?? 0);
  const next = owns[index + 1] ?? 0;
  const nextEnd = ends[index + 1] ?? 0;
  if (length < WRAP_MIN_COLUMNS || next >= nextEnd) return false;
  const width = length + next - (starts[index + 1] ?? 0);
  const last = Math.min(starts.length - 1, index + NEIGHBOURS);
  for (let k = Math.max(0, index - NEIGHBOURS); k <= last; k++) if ((ends[k] ?? 0) - (starts[k] ?? 0) > width) return false;
  if (known.begins.has(next) || known.done.has(end)) return false;
  if (beginsAnew(text.slice(starts[index + 1] ?? 0, Math.min(nextEnd, next + PREFIX_COLUMNS)))) return false;
  if (length < COMMAND_MIN_COLUMNS && AT_PROMPT.test(text.slice(starts[index] ?? 0, end))) return false;
  if (!begins(text, next, nextEnd)) return true;
  return !known.ends.has(end) && !begins(text, owns[index] ?? 0, end);
}

/** The last index of an ascending list whose value is at most `value`; -1 without one. */
function lastAtMost(list: readonly number[], value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The span of the original for a span of a view, including the breaks within it. */
export function originalSpan(view: View, start: number, end: number): { readonly start: number; readonly end: number } {
  const original = (at: number): number => {
    const index = lastAtMost(view.offsets, at);
    return (view.starts[index] ?? 0) + at - (view.offsets[index] ?? 0);
  };
  return { start: original(start), end: original(end - 1) + 1 };
}

/** The place in a view for one in the original: of what the view left out, the end of the piece before it. */
export function placeInView(view: View, at: number): number {
  const index = lastAtMost(view.starts, at);
  return index < 0 ? 0 : (view.offsets[index] ?? 0) + Math.min(at, view.ends[index] ?? 0) - (view.starts[index] ?? 0);
}

/** The text that a view has for a span of the original. */
export const textInView = (view: View, start: number, end: number): string =>
  view.text.slice(placeInView(view, start), placeInView(view, end));
