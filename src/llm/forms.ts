/**
 * Recognises answers that small models write as text instead of calling a tool: JSON, a fenced block, a bare command, each of them
 * possibly after a `<think>` part. `FormReader` holds text back only while it may become one of them; the rest is text for the screen.
 */
import { ANSWER_CHARS } from '../base/limits.ts';
import { readBare, readFence, readJson } from './form-parts.ts';
import type { ToolCall, ToolSpec } from './port.ts';
import { commonNames, isAlone, isCommon, PROSE } from './programs.ts';

/** Up to this much text behind a fenced block is its explanation; with more the block is only part of a text. */
const EXPLANATION_CHARS = 400;
const BARE_CHARS = 600;
/** What a JSON answer can begin with; anything else in braces is text. */
const JSON_START = /^(?:\{\s*(?:"(?:\w*)(?:"\s*(?::[^]*)?)?)?|\[\s*(?:\{[^]*)?)$/;
const FENCE_START = /^`{1,3}$|^```(?:[a-z]*\s*$|(?:bash|sh|zsh|shell|console|json|terminal|shell-session)?[ \t]*\r?\n[^]*)/;
const CALL_TAG = '<tool_call>';
const THINK_OPEN = '<think>';
const THINK_CLOSE = '</think>';

/** Whether `text`, all of the answer so far, may still become a command written as text. */
export function mayBeForm(text: string): boolean {
  const start = text.trimStart();
  if (start === '') return true;
  if (CALL_TAG.startsWith(start) || start.startsWith(CALL_TAG)) return true;
  if (start.startsWith('{') || start.startsWith('[')) return JSON_START.test(start);
  if (start.startsWith('`')) return start.startsWith('``') || start === '`' ? mayBeFence(start) : mayBeBare(start);
  return mayBeBare(start);
}

function mayBeFence(start: string): boolean {
  if (!FENCE_START.test(start)) return false;
  const [, , behind = '', ...more] = start.split('```');
  return more.length === 0 && behind.length <= EXPLANATION_CHARS;
}

/** One line that begins with a program and has no words of prose. */
function mayBeBare(start: string): boolean {
  const [first = '', ...others] = start.trimEnd().split('\n');
  if (others.length > 0 || first.length > BARE_CHARS) return false;
  const line = first.replace(/^(?:\$ ?|`)/, '');
  if (line === '' || (first !== line && first.startsWith('$'))) return true;
  const words = line.split(/\s+/);
  const program = words[0] as string;
  if (words.length === 1 && !/\s$/.test(start)) return /^[a-z][\w.+-]*`?$/.test(program) && startsProgram(program.replace('`', ''));
  return isCommon(program) && !words.slice(1).some((word) => PROSE.has(word));
}

const NAMES = commonNames();
const startsProgram = (text: string): boolean => NAMES.some((name) => name.startsWith(text));

/** The calls in a complete text; null when it is an ordinary text. */
export function readForm(text: string, tools: readonly ToolSpec[]): readonly ToolCall[] | null {
  const whole = text.trim();
  const tagged = [...whole.matchAll(/<tool_call>([^]*?)(?:<\/tool_call>|$)/g)].map(([, json]) => readJson(json ?? '', tools));
  if (whole.startsWith(CALL_TAG)) return tagged.every((calls) => calls !== null) ? tagged.flat() : null;
  if (whole.startsWith('{') || whole.startsWith('[')) return readJson(whole, tools);
  if (whole.startsWith('```')) return readFence(whole, tools);
  const bare = readBare(whole);
  return bare !== null && mayBeBare(whole) && isCommand(whole) ? [bare] : null;
}

/** A single word is a command only when the program needs no argument; a line that ends like a sentence is none. */
function isCommand(whole: string): boolean {
  if (/^(?:\$ |`)/.test(whole)) return true;
  return /\s/.test(whole) ? !/[.!?:]$/.test(whole) || /[\s/][.]$/.test(whole) : isAlone(whole);
}

/** Splits a streamed answer into text for the screen and calls; text is shown or is a call, never both. */
export class FormReader {
  private held = '';
  private thinking: 'maybe' | 'yes' | 'no' = 'maybe';
  private open = false;
  private readonly tools: readonly ToolSpec[];

  constructor(tools: readonly ToolSpec[]) {
    this.tools = tools;
  }

  /** The part of the text so far that is for the screen now. */
  push(piece: string): string {
    if (this.open) return piece;
    this.held += piece;
    if (!this.pastThinking()) return '';
    if (this.held.length <= ANSWER_CHARS && mayBeForm(this.held)) return '';
    return this.release();
  }

  /** The answer is complete: the calls that the text means, or the rest of the text. */
  end(): { readonly calls: readonly ToolCall[] } | { readonly text: string } {
    if (this.open || this.thinking === 'yes') return { text: '' };
    const calls = readForm(this.held, this.tools);
    return calls === null ? { text: this.release() } : { calls };
  }

  private release(): string {
    this.open = true;
    const text = this.held.trimStart();
    this.held = '';
    return text;
  }

  /** Skips the thoughts of a model in its text: they are neither shown nor part of a form. False while they may go on. */
  private pastThinking(): boolean {
    const start = this.held.trimStart();
    if (this.thinking === 'maybe') {
      if (start.length < THINK_OPEN.length && THINK_OPEN.startsWith(start)) return false;
      this.thinking = start.startsWith(THINK_OPEN) ? 'yes' : 'no';
    }
    if (this.thinking === 'yes') {
      const close = this.held.indexOf(THINK_CLOSE);
      // only what may be the beginning of the closing tag is kept
      if (close < 0) this.held = THINK_OPEN + this.held.slice(Math.max(THINK_OPEN.length, this.held.length - THINK_CLOSE.length));
      else {
        this.held = this.held.slice(close + THINK_CLOSE.length);
        this.thinking = 'no';
      }
      return close >= 0;
    }
    return true;
  }
}
