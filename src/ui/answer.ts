/**
 * Renders a model's answer for a terminal while it arrives: passes the gate, reads the Markdown, wraps it in its margin and writes the
 * styles. What was returned is never taken back, and does not depend on the pieces in which the text came.
 */
import { assertNever } from '../base/assert-never.ts';
import { ScreenGate } from '../safety/screen-gate.ts';
import type { CodeBlock } from '../base/fences.ts';
import { CodeBlocks } from './code-blocks.ts';
import { CodeParts } from './code-parts.ts';
import { type Background, COLORS } from './colors.ts';
import type { Span, Style } from './inline.ts';
import { type Mark, Markdown } from './markdown.ts';
import { layTable } from './table-layout.ts';
import { type Prefix, Wrapper } from './wrap.ts';

export interface AnswerLook {
  /** SGR numbers for its text; empty where no style is shown. */
  readonly color: string;
  /** Width of the terminal in cells. */
  readonly cols: number;
  readonly background?: Background;
  /** Whether the terminal follows links of OSC 8. */
  readonly links?: boolean;
}

const RULE_CELLS = 40;
/** What does not fit a row of a table goes on behind it. */
const ROW_INDENT = 2;
const OWN_COLOR = '';
const ADDRESS_BEGINS = ' (';
/** An address that may be put into an escape sequence: ASCII without controls, of a kind that opens a page. */
const LINKABLE = /^https?:\/\/([\w.-]+)(?::\d+)?(?:[/?#][\x21-\x7e]*)?$/;

export class Answer {
  private readonly gate = new ScreenGate();
  private readonly markdown: Markdown;
  private readonly wrapper: Wrapper;
  private readonly look: AnswerLook;
  private readonly blocks = new CodeBlocks();
  /** Of the newest code block. */
  private parts = new CodeParts('');
  /** The style that the terminal has now, as SGR numbers. */
  private sgr = OWN_COLOR;
  /** A line was begun and not ended. */
  private open = false;

  constructor(look: AnswerLook) {
    this.look = look;
    this.markdown = new Markdown(look.color !== '');
    this.wrapper = new Wrapper({ cols: look.cols, from: 'quoted' });
  }

  /** Bytes for a raw terminal (CR LF). */
  push(text: string): string {
    return this.render(this.markdown.push(this.gate.push(text)));
  }

  /** The rest, and the end of its last line. */
  end(): string {
    const rest = this.render([...this.markdown.push(this.gate.end()), ...this.markdown.end()]);
    return `${rest}${this.sgr === '' ? '' : '\x1b[0m'}${this.endLine()}`;
  }

  /** The code blocks so far, in the order of their numbers. */
  codeBlocks(): readonly CodeBlock[] {
    return this.blocks.all();
  }

  /** The terminal has another width: what follows is wrapped for it. */
  resized(cols: number): void {
    this.wrapper.resized(cols);
  }

  private render(marks: readonly Mark[]): string {
    return marks.map((mark) => this.one(mark)).join('');
  }

  private one(mark: Mark): string {
    const { wrapper } = this;
    switch (mark.kind) {
      case 'gap':
        return `${this.endLine()}\r\n`;
      case 'line':
        return this.line(mark.prefix, this.color);
      case 'span':
        return this.span(mark.span);
      case 'rule':
        return (
          this.line(mark.prefix, OWN_COLOR) +
          wrapper.push('─'.repeat(Math.max(1, Math.min(RULE_CELLS, wrapper.room - mark.prefix.rest.length))))
        );
      case 'label':
        this.blocks.begin(mark.language);
        this.parts = new CodeParts(mark.language);
        return this.line(mark.prefix, OWN_COLOR) + wrapper.push(`[${mark.number}]${mark.language === '' ? '' : ` ${mark.language}`}`);
      case 'code':
        this.blocks.add(mark.text, mark.goesOn);
        return this.line(mark.prefix, OWN_COLOR) + this.code(mark.text);
      case 'table': {
        const { first, rest } = { first: mark.prefix.rest, rest: `${mark.prefix.rest}${' '.repeat(ROW_INDENT)}` };
        const rows = layTable(mark.rows, mark.align, wrapper.room - first.length, (span) => span.text + this.address(span));
        return rows.map((row) => this.line({ first, rest }, this.color) + row.map((each) => this.span(each)).join('')).join('');
      }
      default:
        return assertNever(mark);
    }
  }

  /** A line of code, in colours unless it is wrapped here: a word that moves to the next row is written in one style. */
  private code(text: string): string {
    const { wrapper } = this;
    if (this.color === '') return wrapper.whole(text);
    const pieces = this.parts.line(text);
    if (!wrapper.staysWhole(text)) return wrapper.whole(text);
    const colors = COLORS[this.look.background ?? 'unknown'].code;
    return wrapper.whole(
      text,
      pieces.map((piece) => ({ style: this.style(colors[piece.part]), text: piece.text })),
    );
  }

  /** Begins a line. */
  private line(prefix: Prefix, sgr: string): string {
    const end = this.endLine();
    this.open = true;
    return end + this.style(sgr) + this.wrapper.line(prefix);
  }

  private endLine(): string {
    const end = this.open ? this.wrapper.push('\n') : '';
    this.open = false;
    return end;
  }

  private span(span: Span): string {
    const { wrapper } = this;
    const { text, style, link } = span;
    const sgr = this.style(sgrOf(style, this.color));
    if (link !== null && link === text) return sgr + wrapper.whole(text);
    const address = this.address(span);
    if (link !== null && this.hostOf(link) !== '')
      return `${sgr}\x1b]8;;${link}\x1b\\${wrapper.push(text)}\x1b]8;;\x1b\\${wrapper.push(address)}`;
    const whole = address.slice(ADDRESS_BEGINS.length);
    return whole === '' ? sgr + wrapper.push(text) : `${sgr}${wrapper.push(text + ADDRESS_BEGINS)}${wrapper.whole(whole)}`;
  }

  /** What is shown of a link behind its text: the address, or the host where the terminal follows links. */
  private address({ text, link }: Span): string {
    if (link === null || link === '' || link === text || link === `mailto:${text}`) return '';
    const host = this.hostOf(link);
    return host !== '' && text.includes(host) ? '' : `${ADDRESS_BEGINS}${host || link})`;
  }

  /** Of an address that the terminal follows; otherwise empty. */
  private hostOf(link: string): string {
    return this.look.links ? (LINKABLE.exec(link)?.[1] ?? '') : '';
  }

  private get color(): string {
    return this.look.color;
  }

  /** The sequence that makes the terminal's style this one; empty when it is. */
  private style(sgr: string): string {
    if (this.color === '' || sgr === this.sgr) return '';
    const from = this.sgr === '' ? '' : '0;';
    this.sgr = sgr;
    return (this.wrapper.style = `\x1b[${sgr === '' ? '0' : `${from}${sgr}`}m`);
  }
}

/** Code is in the terminal's own colour. */
function sgrOf({ bold, italic, struck, code }: Style, color: string): string {
  const numbers = [code ? OWN_COLOR : color, bold ? '1' : '', italic ? '3' : '', struck ? '9' : ''];
  return numbers.filter((number) => number !== '').join(';');
}
