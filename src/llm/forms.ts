/**
 * Recognises answers that models write as text instead of calling a tool: the marks of `dialects.ts`, JSON, one fenced block, a line
 * behind a label or a prompt sign, each of them possibly after thoughts or words. `FormReader` holds text back only while it may become
 * one of them; the rest is text for the screen.
 */
import { ANSWER_CHARS } from '../base/limits.ts';
import { callBegins, mayBeCalled, readCalled } from './called-in-words.ts';
import { announces, AROUND_CHARS, mayBeCommandLine } from './command-lines.ts';
import { fenced, literal } from './markup-blocks.ts';
import { type Mark, markAt, mayBeMark, THOUGHT_END, withoutMadeUp, withoutMarks } from './dialects.ts';
import { FINAL_ANSWER, isBroken, isInLine, OWN_TAG, readThoughts, trimmed } from './form-ends.ts';
import { fenceOf, mayBeAlone, mayBeFence, mayBeFenceMark, mayBeJson, type Reading } from './form-begins.ts';
import { type FencePlace, readFence, readJson, readMarked } from './form-parts.ts';
import { callsAlone, readAmong, readTyped } from './form-wholes.ts';
import type { ToolCall, Tools } from './port.ts';
import { isWarning, leadIn } from './warnings.ts';
import { bracketedAt, mayBeEnd, thoughtAt, unwrap, withoutEnds, withoutFrame } from './wrappers.ts';

/** Up to this much text behind a mark in a line may be a call. */
const AMONG_CHARS = 1_200;
/** How a mark begins that counts among words too. */
const AMONG = /^(?:[<[◁]|\](?:<|$)|\*)/;
/** A sign that begins a mark only where it begins a line: in a line it is one of words, as a star in bold ones. */
const LINE_OPENER = /^[*@%=#▁$'\\.]/;
/** What announces an indented block: docutils.sourceforge.io, literal blocks. */
const LITERAL = /::[ \t]*\n(?:[ \t]*\n)*$/;
/** An empty line is in front of one of Markdown: spec.commonmark.org, indented code blocks. */
const INDENTED = /[:：][*_]*[ \t]*\n(?:[ \t]*\n)+$/;
/** The prompt that a command is shown with. */
const SESSION = /^\$(?: |$)/;
/** The beginning of a line, or what Command R writes before its calls. */
const LINE_START = /\n(?:[ \t>]*|Action: ?)$/;
/** As much of the text before a block or a line as is kept: the words that introduce it. */
const BEFORE_CHARS = AROUND_CHARS;
/** An opening tag is at most this long before the closing one may begin; kept while thoughts are skipped. */
const CLOSE_CHARS = 60;
/**
 * Text up to this length is examined with every piece, a longer one each time it has grown by a quarter: to examine all of it with every
 * piece would take the square of its length.
 */
const OFTEN_CHARS = 2_000;
const GROWTH = 1.25;

/** What a complete answer is. `broken`: it began as a call and is none, so nothing of it is text for a person. */
export type Form = { readonly calls: readonly ToolCall[] } | { readonly text: string } | 'broken';

export interface FormOptions {
  readonly tools: Tools;
  /** The model has no tools, so a bare line may be a command; for a model with tools it is words. */
  readonly bare?: boolean;
  /** The answer is expected to begin within a thought, as the model's last one did. */
  readonly inThought?: boolean;
}

/** As behind the end of a line. */
const NOTHING_SHOWN = '\n';

/** Splits a streamed answer into text for the screen and calls; text is shown or is a call, never both. */
export class FormReader {
  private held = '';
  private thoughts = '';
  private closes: RegExp | null = null;
  /** A thought has ended that the answer did not begin. */
  beganInThought = false;
  /** Words were shown, so what follows is text between words. */
  private among = false;
  /** The fence of a block of code that is being shown. */
  private code: string | null = null;
  /** What follows is made up. */
  private stopped = false;
  /** An answer with two blocks is a text about both. */
  private blocks = 0;
  private before = NOTHING_SHOWN;
  /** Length of `held` at which it is examined again. */
  private nextChars = 0;
  private readonly reading: Reading;

  constructor({ tools, bare = false, inThought = false }: FormOptions) {
    this.reading = { tools, bare };
    if (inThought) this.closes = THOUGHT_END;
  }

  /** The part of the text so far that is for the screen now. */
  push(piece: string): string {
    if (this.stopped) return '';
    this.held += piece;
    if (this.held.length < this.nextChars && this.held.length <= ANSWER_CHARS) return '';
    const shown: string[] = [];
    for (let next = this.next(); next !== null; next = this.next()) shown.push(next);
    if (this.held.length > ANSWER_CHARS) shown.push(this.take(this.held.length));
    this.nextChars = this.held.length > OFTEN_CHARS ? this.held.length * GROWTH : 0;
    return shown.join('');
  }

  /** Nothing has arrived but thoughts. */
  isSilent(): boolean {
    return this.before === NOTHING_SHOWN && (this.closes !== null || this.held.trim() === '');
  }

  /** At the end of an answer: where the thought that was expected has no end, all of it is the answer. The part for the screen. */
  release(): string {
    if (this.closes !== THOUGHT_END) return '';
    const text = this.thoughts + this.held;
    this.thoughts = this.held = '';
    this.closes = null;
    return this.push(text);
  }

  /** The answer is complete; `marked` is false when the server did not say so: then only what has an end of its own is a call. */
  end(marked = true): Form {
    if (this.closes !== null) {
      const calls = readThoughts(this.thoughts + this.held, this.reading.tools);
      return calls === null ? { text: '' } : { calls };
    }
    this.isOpenBlock(marked ? true : 'cut');
    const whole = trimmed(withoutMadeUp(this.held));
    const calls = this.among ? this.callsAmong(whole, marked) : callsAlone(whole, marked, this.reading);
    if (calls !== null) return { calls };
    if (isBroken(whole, this.reading.tools) || (!marked && this.fenceAt() !== null)) return 'broken';
    const held = withoutMarks(withoutMadeUp(this.among ? this.held : withoutFrame(this.held.trimStart())));
    const ended = withoutEndsOf(held, this.before);
    // a mark alone is the answer
    const rest = ended.trim() === '' && this.before === NOTHING_SHOWN ? held : ended;
    this.held = '';
    return { text: rest.replace(FINAL_ANSWER, '') };
  }

  /** Puts a fenced block in the place of one of another markup language that begins here; true while more text may make it one. */
  private isOpenBlock(ended: boolean | 'cut'): boolean {
    const isBlock = this.blocks === 0 && (!this.among || this.before.endsWith('\n'));
    const isLiteral = LITERAL.test(this.before);
    const isIndented = isBlock && (isLiteral || (!this.reading.bare && INDENTED.test(this.before))) && announces(this.before);
    const found = (isIndented ? literal(this.held, ended, isLiteral) : null) ?? (isBlock ? fenced(this.held, ended) : null);
    if (found !== null && found !== 'open') this.held = found;
    return found === 'open';
  }

  /** Takes one step: text to show, '' when only the state changed, null when more must arrive. */
  private next(): string | null {
    if (this.closes !== null) return this.skipThoughts(this.closes);
    if (this.code !== null) return this.showCode(this.code);
    if (!this.among) {
      this.held = this.held.trimStart();
      if (this.held === '' || this.isOpenBlock(false)) return null;
      const marked = this.mark();
      if (marked !== undefined) return marked;
      if (mayBeAlone(this.held, this.reading)) return null;
      this.held = withoutFrame(this.held);
      this.among = true;
    }
    if (this.held === '') return null;
    if (/^\s/.test(this.held) && this.isOpenBlock(false)) return null;
    if (this.isAnnounced() && mayBeCommandLine(this.held, true)) return null;
    const isLine = this.before.endsWith('\n') && LINE_OPENER.test(this.held);
    const opener = isLine
      ? 0
      : this.held.search(/[<[◁{`~\]【⟦]|(?<=\n)[*@%=#▁$'\\.]|(?<=::[ \t]*\n)\s|(?<=[:：][*_]*[ \t]*\n[ \t]*\n)[ \t]/);
    const line = this.reading.bare ? this.held.indexOf('\n') + 1 : 0;
    const words = opener < 0 ? this.held.length : opener;
    const call = callBegins(this.held.slice(0, words + 1), this.before, this.reading.tools);
    const plain = call < 0 ? words : call;
    if (plain > 0) return this.take(line > 0 ? Math.min(plain, line) : plain);
    if (this.isOpenBlock(false)) return null;
    const marked = this.before.endsWith('`') ? undefined : this.mark();
    if (marked !== undefined) return marked;
    const fence = this.fenceAt();
    if (fence !== null) return this.mayBeFence(fence) ? null : this.openCode(fence);
    if (mayBeFenceMark(this.held) && LINE_START.test(this.before)) return null;
    if (call === 0) return mayBeCalled(this.held, this.before, this.reading.tools) ? null : this.take(1);
    return mayBeJson(this.held, this.reading.tools, true) || this.mayBeMarked() || mayBeEnd(this.held, this.before) ? null : this.take(1);
  }

  private take(chars: number): string {
    const text = this.held.slice(0, chars);
    this.held = this.held.slice(chars);
    this.before = (this.before + text).slice(-BEFORE_CHARS);
    return text;
  }

  /** Deals with a mark at the beginning; undefined when there is none. */
  private mark(): string | null | undefined {
    if (mayBeMark(this.held)) return this.among && !AMONG.test(this.held) ? undefined : null;
    const found = markAt(this.held) ?? (this.among ? null : thoughtAt(this.held));
    if (found === null || (this.among && (found.mark.first === true || !AMONG.test(this.held)))) return undefined;
    if (found.mark.does === 'call' && OWN_TAG.test(this.held) && this.among && !LINE_START.test(this.before)) return undefined;
    return this.pass(found.mark, found.length);
  }

  private pass(mark: Mark, length: number): string | null {
    if (mark.does === 'call') return null;
    if (mark.does === 'stop') {
      this.stopped = true;
      this.held = '';
      return null;
    }
    if (THOUGHT_END.exec(this.held)?.index === 0) this.beganInThought = true;
    const closing = ['</', '[/', '◁/', '[BEGIN FINAL'].some((end) => this.held.startsWith(end));
    this.held = this.held.slice(length);
    if (mark.does === 'thought') this.closes = mark.closes;
    // what was shown so far were thoughts, and the answer begins here
    else if (closing) this.among = false;
    return '';
  }

  /** Thoughts are neither shown nor part of a form. */
  private skipThoughts(closes: RegExp): string | null {
    const close = closes.exec(this.held);
    if (close === null) {
      // only what may be the beginning of the closing mark is kept
      const keep = Math.max(0, this.held.length - CLOSE_CHARS);
      if (this.thoughts.length < ANSWER_CHARS) this.thoughts += this.held.slice(0, keep);
      this.held = this.held.slice(keep);
      return null;
    }
    if (closes === THOUGHT_END) this.beganInThought = true;
    this.held = this.held.slice(close.index + close[0].length);
    this.closes = null;
    this.thoughts = '';
    return '';
  }

  private showCode(fence: string): string | null {
    const close = this.held.indexOf(fence);
    if (close >= 0) {
      this.code = null;
      return this.take(close + fence.length);
    }
    const open = Math.min(fence.length - 1, /[`~]*$/.exec(this.held)?.[0].length ?? 0);
    return this.held.length > open ? this.take(this.held.length - open) : null;
  }

  private openCode(fence: string): string {
    this.blocks += 1;
    this.code = fence;
    return this.take(fence.length);
  }

  /** The fence at the beginning of `held`, which must be the beginning of a line. */
  private fenceAt(): string | null {
    const fence = fenceOf(this.held);
    return fence !== null && (!this.among || LINE_START.test(this.before)) ? fence : null;
  }

  /** Whether the block that begins here may still be the only one of the answer, and a command or a call. */
  private mayBeFence(fence: string): boolean {
    return this.blocks === 0 && !isWarning(leadIn(this.before)) && mayBeFence(this.held, fence, this.reading.tools, this.place());
  }

  /** How a block that begins here counts. */
  private place(): FencePlace {
    return announces(this.before) ? 'announced' : 'among';
  }

  /** Whether a mark of any name begins a line here, and a call may follow it. */
  private mayBeMarked(): boolean {
    if (!/(?:^|\n)[ \t]*$/.test(this.before) || this.held.length > AMONG_CHARS) return false;
    if (bracketedAt(this.held) === 'open') return true;
    const { tools } = this.reading;
    const { rest, open, tool } = unwrap(this.held, tools, false);
    if (rest === this.held) return false;
    const value = rest.startsWith('{') && mayBeJson(rest, tools, tool === undefined);
    return open || value || /^[\w.-]{0,40}\s*$/.test(rest);
  }

  /**
   * Words that tell the user to run what begins here: behind a prompt; of a model without tools also on a line of its own, or in the marks of
   * code.
   */
  private isAnnounced(): boolean {
    const isLine = this.before.endsWith('\n');
    const isSigned = isLine && SESSION.test(this.held);
    if (this.blocks > 0 || !(isSigned || (this.reading.bare && (isLine || this.held.startsWith('`'))))) return false;
    return announces(this.before);
  }

  private callsAmong(whole: string, marked: boolean): readonly ToolCall[] | null {
    if (this.isAnnounced() && (marked || whole.startsWith('`'))) {
      const typed = readTyped(whole, true);
      if (typed !== null) return typed;
    }
    if (this.fenceAt() !== null) return readFence(whole, this.reading.tools, this.place());
    if (whole.startsWith('{')) return isInLine(whole, this.before) ? null : readJson(whole, this.reading.tools, true);
    const inWords = marked ? readCalled(whole, this.before, this.reading.tools) : null;
    if (inWords !== null) return inWords;
    const called = markAt(whole)?.mark.does === 'call' ? readMarked(whole, this.reading.tools, marked) : null;
    return called ?? (this.mayBeMarked() ? readAmong(whole, this.reading) : null);
  }
}

/** Without the marks at the end of an answer, of which `before` is on the screen already. */
function withoutEndsOf(held: string, before: string): string {
  const whole = withoutEnds(before + held);
  return whole.length < (before + held).trimEnd().length ? whole.slice(before.length) : held;
}
