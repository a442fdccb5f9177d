/**
 * Reads the inline Markdown of a line: marks of emphasis, code, links. A line arrives in pieces, and what is shown is not taken back: text
 * passes at once, and from a character on that may begin a mark, the line waits until the mark is closed. Then `marked` reads it.
 */
import { Lexer, type MarkedToken, type Token } from 'marked';

export interface Style {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly struck: boolean;
  readonly code: boolean;
}

export interface Span {
  readonly text: string;
  readonly style: Style;
  /** Where it leads; null when it is no link. */
  readonly link: string | null;
}

export const PLAIN: Style = { bold: false, italic: false, struck: false, code: false };

/** The longest mark that is waited for, in characters. Beyond it a mark that was not closed is shown as it was written. */
const RUN_CHARS = 400;
/** An address may be longer. */
const ADDRESS_CHARS = 2_000;
const ADDRESS = /^https?:\/\//i;

/** How many characters the next mark has; 0: the character is none; null: more text is needed to tell. */
type Length = number | null;
/** `text` begins with the character, `last`: its line is complete. `previous` is the character before it. */
type MarkReader = (text: string, last: boolean, previous: string) => Length;

const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** The place after the first match of `pattern`; 0 when there is none; null when there may be one in the text to come. */
function through(text: string, pattern: RegExp, last: boolean, limit = RUN_CHARS): Length {
  const found = pattern.exec(text.slice(0, limit));
  if (found !== null) return found.index + found[0].length;
  return last || text.length >= limit ? 0 : null;
}

/** The number of times the first character is repeated; null when the text ends with it. */
function repeats(text: string, last: boolean): Length {
  let count = 1;
  while (count < RUN_CHARS && text[count] === text[0]) count += 1;
  return count === text.length && !last && count < RUN_CHARS ? null : count;
}

/** `code`: closed by as many backticks as it began with. */
const code: MarkReader = (text, last) => {
  const count = repeats(text, last);
  if (count === null) return null;
  for (let at = count; at < Math.min(text.length, RUN_CHARS);) {
    const next = text.indexOf('`', at);
    if (next < 0) break;
    const closing = repeats(text.slice(next), last);
    if (closing === null) return null;
    if (closing === count) return next + count;
    at = next + closing;
  }
  return last || text.length >= RUN_CHARS ? 0 : null;
};

/** Closes so many characters of the open marks, the innermost first; returns how many are left over. */
function close(open: number[], count: number): number {
  let rest = count;
  while (rest > 0 && open.length > 0) {
    const inner = open.pop() as number;
    if (inner > rest) open.push(inner - rest);
    rest -= Math.min(inner, rest);
  }
  return rest;
}

/** A name as Python has them, and no emphasis: `__init__`. */
const SPECIAL_NAME = /^__[a-z\d_]+__$/;

/** *emphasis* that closes on its line, by CommonMark's rules of what may open and close it. */
const emphasis: MarkReader = (text, last, previous) => {
  const mark = text[0] as string;
  const count = repeats(text, last);
  if (count === null) return null;
  const next = text[count] ?? ' ';
  const opens = !SPACE.test(next) && (!PUNCTUATION.test(next) || SPACE.test(previous) || PUNCTUATION.test(previous));
  const isProduct = mark === '*' && /\d/.test(previous) && /\d/.test(next);
  if (!opens || isProduct || count > 3 || (mark === '_' && WORD.test(previous)) || (mark === '~' && count !== 2)) return 0;
  const end = Math.min(text.length, RUN_CHARS);
  // how many characters of each mark are still open, the outermost first
  const open = [count];
  for (let at = count; at < end;) {
    const char = text[at] as string;
    if (char === '\\') at += 2;
    else if (char === '`') {
      const length = code(text.slice(at), last, '');
      if (length === null) return null;
      at += length === 0 ? (repeats(text.slice(at), true) ?? 1) : length;
    } else if (char === mark) {
      const run = repeats(text.slice(at), last);
      if (run === null) return null;
      const after = text[at + run] ?? ' ';
      if (!SPACE.test(text[at - 1] as string) && !(mark === '_' && WORD.test(after))) {
        const rest = close(open, run);
        if (open.length === 0) return SPECIAL_NAME.test(text.slice(0, at + run)) ? 0 : at + run - rest;
      } else if (!SPACE.test(after)) open.push(run);
      at += run;
    } else at += 1;
  }
  return last || text.length >= RUN_CHARS ? 0 : null;
};

/** The place after the bracket that closes the first one; brackets within each other count, as around an image that is a link. */
function throughBracket(text: string, last: boolean): Length {
  const end = Math.min(text.length, RUN_CHARS);
  for (let at = 0, depth = 0; at < end; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') depth += 1;
    else if (text[at] === ']' && --depth === 0) return at + 1;
  }
  return last || text.length >= RUN_CHARS ? 0 : null;
}

/** [text](address). */
const link: MarkReader = (text, last) => {
  const end = throughBracket(text, last);
  if (end === null || end === 0) return end;
  if (end === text.length && !last) return null;
  if (text[end] !== '(') return 0;
  const target = through(text.slice(end), /^\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s[^)]*)?\)/, last, ADDRESS_CHARS);
  return target === null || target === 0 ? target : end + target;
};

/** The beginnings that a word must have to be an address. */
const BEGINNINGS = ['http://', 'https://'];

const address: MarkReader = (text, last, previous) => {
  const begun = text.slice(0, 8).toLowerCase();
  if (WORD.test(previous) || !BEGINNINGS.some((one) => one.startsWith(begun) || begun.startsWith(one))) return 0;
  if (!ADDRESS.test(text)) return last ? 0 : null;
  const end = text.slice(0, ADDRESS_CHARS).search(/[\s<>"`]/);
  if (end >= 0) return end;
  return last || text.length >= ADDRESS_CHARS ? Math.min(text.length, ADDRESS_CHARS) : null;
};

const BREAK = /^<br ?\/?>/i;

/** <address>, and the <br> of HTML; any other `<` is shown, because models write `cd <folder>`. */
const bracketed: MarkReader = (text, last) => {
  const begun = text.slice(1, 9).toLowerCase();
  if (BREAK.test(text)) return BREAK.exec(text)?.[0].length ?? 0;
  if (!last && /^<b?r? ?\/?$/i.test(text)) return null;
  if (!BEGINNINGS.some((one) => one.startsWith(begun) || begun.startsWith(one))) return 0;
  const closed = through(text, /^<[^\s<>]*>/, last, ADDRESS_CHARS);
  return closed === null && /[\s<]/.test(text.slice(1)) ? 0 : closed;
};

const MARKS: Readonly<Record<string, MarkReader>> = {
  '`': code,
  '*': emphasis,
  _: emphasis,
  '~': emphasis,
  '[': link,
  '!': (text, last) => {
    if (text.length === 1) return last ? 0 : null;
    const length = text[1] === '[' ? link(text.slice(1), last, '') : 0;
    return length === null || length === 0 ? length : length + 1;
  },
  '<': bracketed,
  h: address,
  H: address,
  '\\': (text, last) => (text.length === 1 ? (last ? 0 : null) : PUNCTUATION.test(text[1] as string) ? 2 : 0),
  '&': (text, last) => through(text, /^&(?:amp|lt|gt|quot|apos|nbsp|#39);/, last || !/^&[a-z#0-9]*$/.test(text), 8),
};

/** Text in which no mark begins. */
const TEXT = /[^\n`*_~[!<hH\\&]+/y;

export interface Read {
  /** In characters. */
  readonly length: number;
  readonly spans: readonly Span[];
}

export interface Line {
  /** False when more text of it may come. */
  readonly complete: boolean;
  /** False where no style can be shown: then only addresses are read, and all marks stay. */
  readonly styled: boolean;
  /** The character before; empty at the beginning of the line. */
  readonly previous: string;
}

/** What can be read at `at` of a line that ends at `end`; null: more text is needed. */
export function readInline(text: string, at: number, end: number, { complete, styled, previous }: Line): Read | null {
  TEXT.lastIndex = at;
  const plain = (TEXT.exec(text)?.[0] ?? '').slice(0, end - at);
  if (plain !== '') return { length: plain.length, spans: [{ text: plain, style: PLAIN, link: null }] };
  const rest = text.slice(at, Math.min(end, at + ADDRESS_CHARS + RUN_CHARS));
  const mark = rest[0] as string;
  const reader = styled || /h/i.test(mark) ? MARKS[mark] : undefined;
  const length = reader === undefined ? 0 : reader(rest, complete, previous);
  if (length === null) return null;
  if (length > 0) return { length, spans: marked(rest.slice(0, length), previous) };
  // all of a run of one character that is no mark, so that its second half is not read as another run
  const count = /[`*_~]/.test(mark) ? (repeats(rest, complete) ?? 1) : 1;
  return { length: count, spans: [{ text: rest.slice(0, count), style: PLAIN, link: null }] };
}

/** Reads a complete mark. What is before it decides whether it is one: only the kind of that character counts. */
function marked(run: string, previous: string): readonly Span[] {
  const before = WORD.test(previous) ? 'a' : SPACE.test(previous) || previous === '' ? '' : '(';
  const [first, ...rest] = spansOf(Lexer.lexInline(before + run), PLAIN);
  if (first === undefined) return [];
  return before === '' ? [first, ...rest] : [{ ...first, text: first.text.slice(1) }, ...rest].filter((span) => span.text !== '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

/** The text of tokens of `marked`, with a style each. */
export function spansOf(tokens: readonly Token[], style: Style): readonly Span[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): readonly Span[] => {
    const inner = (over: Partial<Style>): readonly Span[] => spansOf(('tokens' in token && token.tokens) || [], { ...style, ...over });
    const plain = (text: string): readonly Span[] => [{ text, style, link: null }];
    switch (token.type) {
      case 'strong':
        return inner({ bold: true });
      case 'em':
        return inner({ italic: true });
      case 'del':
        return inner({ struck: true });
      case 'codespan':
        return [{ text: token.text, style: { ...style, code: true }, link: null }];
      case 'link':
        return token.href === token.text ? [{ text: token.text, style, link: token.href }] : withLink(inner({}), token.href);
      case 'image':
        return [{ text: token.text || 'image', style, link: token.href }];
      case 'escape':
        return plain(token.text);
      case 'text':
        return plain(token.text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ''));
      default:
        return plain(BREAK.test(token.raw) ? ' ' : token.raw.replaceAll('\n', ' '));
    }
  });
}

/** The link is shown behind the last of its parts. */
const withLink = (spans: readonly Span[], link: string): readonly Span[] =>
  spans.map((span, at) => (at === spans.length - 1 ? { ...span, link } : span));
