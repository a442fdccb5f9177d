/** The keyboard's state at a prompt, while the shell's editor reads the keys. */
import { KINDS, type ShellName } from '../shell/shell-kinds.ts';
import { BashLine } from './bash-line.ts';
import type { Editing } from './editing.ts';
import { foldPaste, withoutEnter } from './key-bytes.ts';
import type { KeyboardSink } from './keyboard-sink.ts';
import { type Lead, UNKNOWN } from './lead.ts';

/** How a question begins. Whoever types it that way types on for a second or more, in which the companion can start. */
const QUESTION = 'yo ';

export interface PromptStart {
  readonly shell: ShellName;
  /** How the line begins before a key is typed. */
  readonly lead: Lead;
  /** It begins with a suggestion. */
  readonly suggested: boolean;
  readonly editing: Editing;
  /** The hook must see each line that is submitted, not only what may be a question. */
  readonly everyLine: boolean;
  /** No editor reads the line, so a key of ours would be text in it. */
  readonly noEditor: boolean;
}

/** Copies keys to the shell's editor; in bash, with LINE_KEY before the Enter of a line that may be a question. */
export class Prompt {
  /** After a prefill Enter is dropped, with a bell, for ENTER_GUARD_MS: who presses it while waiting has not read the suggestion. */
  private enter: 'passed' | 'dropped';
  /** The first keys at a prompt may be a paste of several lines. */
  private typed: 'nothing' | 'something' = 'nothing';
  /** The first keys, as many as QUESTION has. */
  private first = '';
  /** Null in a shell whose hook sees the line without LINE_KEY. */
  private readonly line: BashLine | null;
  private readonly sink: KeyboardSink;

  constructor({ shell, lead, suggested, editing, everyLine, noEditor }: PromptStart, sink: KeyboardSink) {
    this.enter = suggested ? 'dropped' : 'passed';
    this.line = KINDS[shell].editor.needsKeys && !noEditor ? new BashLine(lead, editing, everyLine, sink) : null;
    this.sink = sink;
  }

  /** How the line begins now, as far as the keys show. */
  get lead(): Lead {
    return this.line?.lead ?? UNKNOWN;
  }

  get watchesOutput(): boolean {
    return this.line !== null;
  }

  keys(bytes: Buffer): void {
    const allowed = this.enter === 'dropped' ? withoutEnter(bytes) : bytes;
    if (allowed !== bytes) this.sink.bell();
    if (allowed.length === 0) return;
    const keys = this.typed === 'nothing' ? foldPaste(allowed) : allowed;
    if (this.typed === 'nothing') this.sink.lineBegun();
    this.typed = 'something';
    if (this.first.length < QUESTION.length) this.begin(keys);
    if (this.line === null) this.sink.toPty(keys);
    else this.line.keys(keys);
  }

  private begin(keys: Buffer): void {
    this.first += keys.toString('latin1', 0, QUESTION.length - this.first.length);
    if (this.first === QUESTION) this.sink.questionBegun();
  }

  /** A suggestion has taken the place of the line. */
  suggested(): void {
    this.enter = 'dropped';
  }

  guardEnded(): void {
    this.enter = 'passed';
  }

  /** One piece of what the editor printed, as EditorOutput cuts it. */
  output(piece: string): void {
    this.line?.output(piece);
  }
}
