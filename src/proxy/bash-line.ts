/**
 * What the proxy knows of the line at bash's prompt: how it begins, whether it may be a question, and the state of bash's editor.
 * Copies keys to the editor, and types LINE_KEY before the key that submits a line that may be a question.
 */
import { LINE_KEY, SEARCH_END_KEY } from '../shell/wire.ts';
import { type Editing, editingAfter, mayBecomeQuestion } from './editing.ts';
import { isVisible, LEFT, READY } from './editor-output.ts';
import { AT_KEYS, isText, type KeyReading, PASTE_BEGIN, readingAfter, submits } from './key-bytes.ts';
import type { KeyboardSink } from './keyboard-sink.ts';
import { type Lead, leadAfter, UNKNOWN } from './lead.ts';
import { LineWatch } from './line-watch.ts';

const hint = Buffer.from(LINE_KEY);
/** A program takes the alternate screen, or gives it back; bash's editor does neither. */
const SCREEN = /\x1b\[\?(?:1049|1047|47)[hl]/g;
/** After a control key, which may have begun an incremental search. */
const hintAfterControl = Buffer.from(SEARCH_END_KEY + LINE_KEY);

export class BashLine {
  private begins: Lead;
  private editing: Editing;
  private watch: LineWatch;
  private readonly everyLine: boolean;
  private reading: KeyReading = AT_KEYS;
  /** The last keys, to find the paste brackets that a read cut in two. */
  private recent = '';
  private hint = hint;
  /** A program that a key has started has the alternate screen (`edit-and-execute-command`, `bind -x`), and so the keys. */
  private inProgram = false;
  private readonly sink: Pick<KeyboardSink, 'toPty' | 'lineRedrawn'>;

  /** `everyLine`: the hook must see each line that is submitted, not only what may be a question. `sink.toPty` writes to the editor. */
  constructor(begins: Lead, editing: Editing, everyLine: boolean, sink: Pick<KeyboardSink, 'toPty' | 'lineRedrawn'>) {
    this.begins = begins;
    this.editing = editing;
    this.everyLine = everyLine;
    this.watch = new LineWatch('begins', everyLine);
    this.sink = sink;
  }

  /** How the line begins, as far as the keys show. */
  get lead(): Lead {
    return this.begins;
  }

  /** One piece of what the editor printed, as EditorOutput cuts it. */
  output(piece: string): void {
    const screen = piece.match(SCREEN)?.at(-1);
    if (screen !== undefined) this.inProgram = screen.endsWith('h');
    if (this.inProgram) return; // what it prints is not the line, and its own READY and LEFT say nothing of bash's editor
    if (piece === READY) this.ready();
    else if (piece === LEFT) this.left();
    else if (mayBecomeQuestion(this.editing)) this.watch.output(piece);
    else if (this.editing === 'submitted' && isVisible(piece)) this.editing = editingAfter(this.editing, 'printed');
  }

  keys(bytes: Buffer): void {
    if (this.inProgram || !mayBecomeQuestion(this.editing)) return this.sink.toPty(bytes);
    if (isText(bytes)) this.text(bytes);
    else this.controls(bytes);
  }

  private ready(): void {
    // keys typed while bash handled the refused line are in this one, and were not watched
    if (this.editing === 'refused') this.begins = UNKNOWN;
    this.editing = editingAfter(this.editing, 'ready');
  }

  private left(): void {
    this.editing = editingAfter(this.editing, 'left');
    this.watch = new LineWatch('continues', this.everyLine);
  }

  private text(bytes: Buffer): void {
    // sent first: the bookkeeping below runs while the shell echoes it
    this.sink.toPty(bytes);
    this.begins = leadAfter(this.begins, bytes);
    const text = bytes.toString('latin1');
    if (this.reading === 'quoted') this.reading = AT_KEYS;
    this.remember(text);
    this.watch.keys(text);
  }

  private controls(bytes: Buffer): void {
    this.begins = leadAfter(this.begins, bytes);
    const text = bytes.toString('latin1');
    const joined = this.recent + text;
    const before = this.recent.length;
    let watched = 0;
    let sent = 0;
    let hinted = false;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] as number;
      if (submits(byte) && this.reading === 'keys' && !hinted) {
        this.watch.keys(text.slice(watched, i));
        watched = i;
        hinted = this.watch.mayConcernHook(text.slice(0, i));
        if (hinted) {
          this.sink.toPty(bytes.subarray(sent, i));
          sent = i;
          this.giveHint();
        }
      }
      if (byte < 0x20) this.hint = hintAfterControl;
      this.reading = readingAfter(this.reading, byte, joined, before + i + 1);
    }
    this.remember(text);
    this.watch.keys(text.slice(watched));
    this.sink.toPty(bytes.subarray(sent));
  }

  private giveHint(): void {
    this.sink.lineRedrawn();
    this.sink.toPty(this.hint);
    this.editing = editingAfter(this.editing, 'hinted');
  }

  private remember(text: string): void {
    this.recent = (this.recent + text).slice(-PASTE_BEGIN.length);
  }
}
