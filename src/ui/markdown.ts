/**
 * Reads streamed Markdown line by line into blocks. The input has passed the screen gate. What was returned is never taken back: a line
 * waits until its beginning shows what it is, a mark until it is closed, a line of code until its end, a table until its last row; other text
 * passes at once. The line ends of a model are kept, because models that wrap their lines by themselves are rarer than lists without marks.
 */
import type { Tokens } from 'marked';
import { assertNever } from '../base/assert-never.ts';
import { PLAIN, readInline, type Span, spansOf } from './inline.ts';
import { closingChars, containers, FENCE, HEADING, ITEM, type Level, OPEN_FENCE, prefixOf } from './line-start.ts';
import { barsOf, RULE, UNDECIDED, UNDERLINE, unquoted } from './line-start.ts';
import { DELIMITERS, tableOf } from './table-lines.ts';
import type { Prefix } from './wrap.ts';

export type Cell = readonly Span[];

export type Mark =
  /** A line begins. */
  | { readonly kind: 'line'; readonly prefix: Prefix }
  | { readonly kind: 'span'; readonly span: Span }
  /** A line of code. `goesOn`: the beginning of one that is too long. */
  | { readonly kind: 'code'; readonly prefix: Prefix; readonly text: string; readonly goesOn: boolean }
  /** Above a block of code: its number in the answer, and the language it names. */
  | { readonly kind: 'label'; readonly prefix: Prefix; readonly number: number; readonly language: string }
  | { readonly kind: 'table'; readonly prefix: Prefix; readonly rows: readonly (readonly Cell[])[]; readonly align: Tokens.Table['align'] }
  | { readonly kind: 'rule'; readonly prefix: Prefix }
  /** An empty line. */
  | { readonly kind: 'gap' };

/** The longest beginning of a line that is searched for marks. */
const START_CHARS = 200;
/** The longest line of code, or of a table, that is waited for. */
const LINE_CHARS = 4_096;
/** The largest table. What follows in it is shown as lines of text. */
const TABLE_CHARS = 16_384;
const LANGUAGE_CHARS = 20;

/** Where the reader is. */
type Place =
  | { readonly at: 'start' }
  /** In a line of text. */
  | { readonly at: 'line'; readonly isHeading: boolean }
  | { readonly at: 'code'; readonly fence: string; readonly indent: number; readonly quotes: number; readonly prefix: Prefix }
  /** In what may be a table: so far its first line, or more. */
  | { readonly at: 'table'; readonly lines: string[]; chars: number; readonly prefix: Prefix };

const START: Place = { at: 'start' };

export class Markdown {
  private place: Place = START;
  /** What is not read yet begins at `at`; the line there ends at `lineEnd`, -1 when its end is not there yet. */
  private text = '';
  private at = 0;
  private lineEnd = -1;
  /** The character before `at` in a line of text; empty at its beginning. */
  private previous = '';
  private lists: readonly Level[] = [];
  private shown = false;
  /** An empty line was read since anything was shown; it is within so many quotes. */
  private gap = false;
  private gapQuotes = 0;
  /** What the line before is. */
  private above: 'text' | 'fence' | 'other' = 'other';
  private blocks = 0;
  private out: Mark[] = [];
  private readonly styled: boolean;

  /** @param styled false where no style can be shown: then the marks within lines stay. */
  constructor(styled: boolean) {
    this.styled = styled;
  }

  push(text: string): readonly Mark[] {
    const rest = this.text.slice(this.at);
    this.text = rest + text;
    this.lineEnd = this.lineEnd >= 0 ? this.lineEnd - this.at : after(rest.length, text.indexOf('\n'));
    this.at = 0;
    return this.read(false);
  }

  /** The text is complete: what still waits is read as it is. */
  end(): readonly Mark[] {
    return this.read(true);
  }

  private read(last: boolean): readonly Mark[] {
    for (;;) {
      const end = this.lineEnd >= 0 ? this.lineEnd : this.text.length;
      if (this.lineEnd < 0 && this.at === end) {
        if (last && this.place.at === 'table') this.endTable(this.place);
        break;
      }
      if (!this.step(end, this.lineEnd >= 0 || last)) break;
    }
    const { out } = this;
    this.out = [];
    return out;
  }

  /** Reads the next part; false when it needs more text. The line ends at `end`, or with more text when it is not `complete`. */
  private step(end: number, complete: boolean): boolean {
    const { place } = this;
    switch (place.at) {
      case 'start':
        return this.beginLine(end, complete);
      case 'line':
        return this.inLine(place.isHeading, end, complete);
      case 'code':
        return this.inCode(place, end, complete);
      case 'table':
        return this.inTable(place, end, complete);
      default:
        return assertNever(place);
    }
  }

  /** Finds out what a line is, from its beginning; false when that needs more text. */
  private beginLine(end: number, complete: boolean): boolean {
    const line = this.text.slice(this.at, Math.min(end, this.at + START_CHARS));
    const isLong = end - this.at > START_CHARS;
    const whole = complete && !isLong;
    const mayGrow = !complete && !isLong; // more of the line may decide what it is
    const { quotes, outer, indent, rest } = containers(line);
    if (mayGrow && (rest === '' || UNDECIDED.test(rest))) return false;
    if (whole && rest === '') return this.emptyLine(quotes);
    const levels = this.lists.filter((level) => level.indent + 2 <= (level.quotes === quotes ? indent : level.quotes === 0 ? outer : 0));
    if (whole && (RULE.test(rest) || (this.above === 'text' && UNDERLINE.test(rest)))) return this.rule(quotes, levels);
    const [item = '', mark = ''] = ITEM.exec(rest) ?? [];
    const leaf = rest.slice(item.length);
    if (this.above === 'fence' && mark === '') {
      this.gapQuotes = quotes;
      this.gap = true; // without colours nothing else sets code off
    }
    if (mayGrow && OPEN_FENCE.test(leaf)) return false;
    const fence = whole ? FENCE.exec(leaf) : null;
    const isFence = fence !== null && !(fence[1]?.startsWith('`') === true && fence[2]?.includes('`') === true);
    const heading = item === '' ? (HEADING.exec(rest)?.[0] ?? '') : '';
    if (mayGrow && heading === rest) return false;
    const isTable = item === '' && rest.startsWith('|');
    const prefix = this.prefixFor({ quotes, indent, levels, mark, lazy: heading === '' && !isFence && !isTable });
    if (isFence) {
      if (item !== '') this.emit({ kind: 'line', prefix });
      this.beginCode(
        { at: 'code', fence: fence[1] as string, indent: indent + item.length, quotes, prefix: { first: prefix.rest, rest: prefix.rest } },
        fence[2] as string,
      );
    } else if (isTable) {
      this.place = { at: 'table', lines: [], chars: 0, prefix };
    } else {
      this.beginText(prefix, heading !== '');
      const marks = line.length - rest.length + (heading === '' || !this.styled ? item.length : heading.length);
      this.at += marks;
    }
    return true;
  }

  private emptyLine(quotes: number): true {
    this.gapQuotes = this.gap ? Math.min(this.gapQuotes, quotes) : quotes;
    this.gap = true;
    this.endLine();
    return true;
  }

  private rule(quotes: number, levels: readonly Level[]): true {
    this.lists = levels;
    this.emit({ kind: 'rule', prefix: prefixOf(quotes, levels) });
    this.endLine();
    return true;
  }

  /** The prefix of a line, which begins an item of a list, goes on in one, or ends the lists. */
  private prefixFor({ quotes, indent, levels, mark, lazy }: Beginning): Prefix {
    if (mark !== '') {
      const shown = /^\d/.test(mark) ? mark : '•';
      this.lists = [...levels, { quotes, indent, hang: shown.length + 1 }];
      return { first: `${prefixOf(quotes, levels).first}${shown} `, rest: prefixOf(quotes, this.lists).rest };
    }
    const goesOn = indent === 0 && lazy && !this.gap && this.lists.at(-1)?.quotes === quotes;
    if (levels.length > 0 || goesOn) return prefixOf(quotes, levels.length > 0 ? levels : this.lists);
    this.lists = [];
    return prefixOf(quotes, [], indent);
  }

  private beginText(prefix: Prefix, isHeading: boolean): void {
    this.emit({ kind: 'line', prefix });
    this.place = { at: 'line', isHeading };
    this.previous = '';
  }

  private inLine(isHeading: boolean, end: number, complete: boolean): boolean {
    const closing = isHeading && this.styled ? closingChars(this.text.slice(Math.max(this.at, end - START_CHARS), end)) : 0;
    if (this.at === end - closing) {
      if (!complete) return false;
      this.place = START;
      this.endLine();
      this.above = 'text';
      return true;
    }
    const read = readInline(this.text, this.at, end - closing, { complete, styled: this.styled, previous: this.previous });
    if (read === null) return false;
    for (const span of read.spans)
      this.emit({ kind: 'span', span: { ...span, style: { ...span.style, bold: span.style.bold || isHeading } } });
    this.at += read.length;
    this.previous = this.text[this.at - 1] as string;
    return true;
  }

  private beginCode(place: Extract<Place, { at: 'code' }>, info: string): void {
    this.blocks += 1;
    const language = /^[\w.+#-]+/.exec(info.trim())?.[0].slice(0, LANGUAGE_CHARS) ?? '';
    this.emit({ kind: 'label', prefix: place.prefix, number: this.blocks, language });
    this.place = place;
    this.endLine();
  }

  private inCode({ fence, indent, quotes, prefix }: Extract<Place, { at: 'code' }>, end: number, complete: boolean): boolean {
    if (!complete && end - this.at < LINE_CHARS) return false;
    const stop = Math.min(end, this.at + LINE_CHARS);
    const line = unquoted(this.text.slice(this.at, stop), quotes);
    const isLast = complete && stop === end;
    const closing = line.trim();
    if (isLast && closing.length >= fence.length && closing === (fence[0] as string).repeat(closing.length)) {
      this.place = START;
      this.endLine();
      this.above = 'fence';
      return true;
    } else this.emit({ kind: 'code', prefix, text: line.replace(new RegExp(`^ {0,${indent}}`), ''), goesOn: !isLast });
    if (isLast) this.endLine();
    else this.at = stop;
    return true;
  }

  private inTable(place: Extract<Place, { at: 'table' }>, end: number, complete: boolean): boolean {
    const isLong = end - this.at > LINE_CHARS;
    if (!complete && !isLong) return false;
    const line = this.text.slice(this.at, Math.min(end, this.at + LINE_CHARS)).replace(/^[ \t>]*/, '');
    const { lines, prefix } = place;
    const goesOn = lines.length === 1 ? DELIMITERS.test(line.trim()) : line.startsWith('|') && place.chars < TABLE_CHARS;
    if (isLong && lines.length === 0) {
      this.beginText(prefix, false);
    } else if (isLong || !goesOn) {
      this.endTable(place);
    } else {
      lines.push(line);
      place.chars += line.length;
      this.endLine();
    }
    return true;
  }

  private endTable({ lines, prefix }: Extract<Place, { at: 'table' }>): void {
    this.place = START;
    const table = lines.length < 2 ? null : tableOf(lines.join('\n'));
    if (table === null) for (const line of lines) this.textLine(line, prefix);
    else {
      const cells = (row: readonly Tokens.TableCell[]): readonly Cell[] =>
        row.map(({ text, tokens }) => (this.styled ? spansOf(tokens, PLAIN) : [{ text, style: PLAIN, link: null }]));
      this.emit({ kind: 'table', prefix, rows: [table.header, ...table.rows].map(cells), align: table.align });
    }
  }

  /** A complete line that had to wait. */
  private textLine(line: string, prefix: Prefix): void {
    this.emit({ kind: 'line', prefix });
    for (let at = 0; at < line.length;) {
      const read = readInline(line, at, line.length, { complete: true, styled: this.styled, previous: line[at - 1] ?? '' });
      for (const span of read?.spans ?? []) this.emit({ kind: 'span', span });
      at += read?.length ?? line.length;
    }
  }

  private endLine(): void {
    this.above = 'other';
    this.at = this.lineEnd >= 0 ? this.lineEnd + 1 : this.text.length;
    this.lineEnd = this.lineEnd >= 0 ? this.text.indexOf('\n', this.at) : -1;
  }

  private emit(mark: Mark): void {
    if (this.gap && this.shown) {
      const bars = 'prefix' in mark ? barsOf(mark.prefix.rest, this.gapQuotes) : '';
      this.out.push(bars === '' ? { kind: 'gap' } : { kind: 'line', prefix: { first: bars, rest: bars } });
    }
    this.gap = false;
    this.shown = true;
    this.out.push(mark);
  }
}

interface Beginning {
  readonly quotes: number;
  readonly indent: number;
  /** The levels that the indent is within. */
  readonly levels: readonly Level[];
  /** The mark of the item that begins; empty when none does. */
  readonly mark: string;
  /** Whether the line may go on with the paragraph of an item without being indented. */
  readonly lazy: boolean;
}

const after = (offset: number, index: number): number => (index < 0 ? -1 : offset + index);
