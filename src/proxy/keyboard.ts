/**
 * Where keys go: to the program, to bash's editor with a hint before Enter, or nowhere while an answer is awaited.
 * One state machine, fed by keys, frames and output; its effects are calls of the sink. No clock, no I/O of its own.
 *
 *   running   ──P──▶ prompt ──C──▶ running         keys are copied
 *   prompt/running ──Q, N──▶ asking                 keys are kept; Ctrl-C cancels
 *   asking    ──answer──▶ answered ──P──▶ drawing   keys are kept
 *   drawing   ──editor ready──▶ prompt              the command is prefilled and kept keys dropped, or kept keys are replayed
 */
import { HOOK_RETURN_MS, PREFILL_MS, PROMPT_QUIET_MS, TYPEAHEAD_BYTES } from '../base/limits.ts';
import { KINDS } from '../shell/kinds.ts';
import { type AnswerKind, type AskId, type Frame, LINE_KEY, PREFILL_KEY, prefills, type ShellName } from '../shell/wire.ts';
import type { KeyboardSink, State } from './keyboard-state.ts';
import { foldPaste, isCancel, isText, PASTE_BEGIN, PASTE_END, submits, TILDE } from './keys.ts';
import { EMPTY, FOREIGN, isPlain, leadAfter, PREFILLED } from './lead.ts';
import { LineWatch } from './line-watch.ts';

const READY = Buffer.from('\x1b[?2004h');
const LEFT = Buffer.from('\x1b[?2004l');
const CSI = /\x1b\[[0-?]*[ -/]*[@-~]/g;
const PRINTED = /[!-~\x80-\xff]/;
const CTRL_V = 0x16;
const lineKey = Buffer.from(LINE_KEY);
const prefillKey = Buffer.from(PREFILL_KEY);

export class Keyboard {
  private state: State = { at: 'running' };
  private lastByte = 0;
  /** An editor of this terminal has announced itself: those to come will, too. */
  private announces = false;
  /** Keys went to a program since the last prompt: some may have been for this one. */
  private ahead = false;
  /** The line that runs began without a blank. */
  private plain = false;
  /** The end of what was typed at bash's prompt before. */
  private lastKeys = '';
  private readonly sink: KeyboardSink;

  constructor(sink: KeyboardSink) {
    this.sink = sink;
  }

  /** The question under way, when there is one. */
  get asking(): AskId | null {
    return this.state.at === 'asking' ? this.state.id : null;
  }

  /** The command that runs, or ran last, was typed in bash without a blank before it. False when that is not certain. */
  get ranPlain(): boolean {
    return this.plain;
  }

  /** True while what the editor prints matters; otherwise output need not be shown to `output`. */
  get watchesOutput(): boolean {
    return this.state.at === 'drawing' || (this.state.at === 'prompt' && (this.state.watch !== null || !this.announces));
  }

  /** The bytes may be reused after the call. */
  keys(bytes: Buffer): void {
    const state = this.state;
    switch (state.at) {
      case 'running':
        this.ahead = true;
        this.sink.toPty(bytes);
        return;
      case 'prompt':
        this.promptKeys(state, bytes);
        return;
      case 'asking':
        if (isCancel(bytes)) this.sink.cancel(state.id);
        else this.hold(state, bytes);
        return;
      case 'answered':
      case 'drawing':
        if (isCancel(bytes)) this.release([bytes]);
        else this.hold(state, bytes);
    }
  }

  frame(frame: Frame): void {
    const state = this.state;
    switch (frame.verb) {
      case 'P':
        this.prompt(frame.shell, frame.prefill);
        return;
      case 'C':
        this.plain = state.at === 'prompt' && isPlain(state.lead);
        if (state.at === 'prompt') this.state = { at: 'running' };
        return;
      case 'D':
        return;
      case 'R':
        if (state.at === 'drawing' && state.asked) this.filled(state);
        return;
      case 'Q':
      case 'N':
        if (state.at === 'asking') this.sink.cancel(state.id);
        this.state = { at: 'asking', id: frame.id, held: [], heldBytes: 0 };
    }
  }

  /** The answer is in the FIFO. After a cancel what was typed meanwhile is gone, as after any Ctrl-C. */
  answered(kind: AnswerKind): void {
    if (this.state.at !== 'asking') return;
    const keep = kind !== 'cancel';
    this.state = { at: 'answered', kind, held: keep ? this.state.held : [], heldBytes: keep ? this.state.heldBytes : 0 };
    this.sink.awaitQuiet(HOOK_RETURN_MS);
  }

  /** Output of the shell, only needed while `watchesOutput`. */
  output(bytes: Buffer, start: number, end: number): void {
    const state = this.state;
    if (!this.announces && bytes.subarray(start, end).includes(READY)) this.announces = true;
    if (state.at === 'drawing') {
      if (state.asked) return;
      if (bytes.subarray(start, end).includes(READY)) this.ready(true);
      else this.sink.awaitQuiet(state.patient ? HOOK_RETURN_MS : PROMPT_QUIET_MS);
    } else if (state.at === 'prompt' && state.watch !== null) {
      const part = bytes.subarray(start, end);
      this.editorLeft(state, part);
      state.watch.output(bytes, start, end);
    }
  }

  /**
   * After the editor was left and before it is back without a frame, either nothing is printed: another line of the same command
   * is asked for, which is none of ours; or the line was refused ("event not found"), and this is the prompt again.
   */
  private editorLeft(state: Extract<State, { at: 'prompt' }>, part: Buffer): void {
    const left = part.lastIndexOf(LEFT);
    const ready = part.lastIndexOf(READY);
    if (left >= 0) {
      state.watch = new LineWatch();
      state.submitted = true;
      state.refused = false;
    }
    if (state.submitted && state.announced) {
      const between = part.toString('latin1', left < 0 ? 0 : left + LEFT.length, ready < left ? part.length : ready);
      if (PRINTED.test(between.replace(CSI, ''))) state.refused = true;
      if (ready > left) state.submitted = !state.refused;
      // another line is begun at the same prompt: how it begins was not looked at
      if (ready > left && state.refused) state.lead = FOREIGN;
    }
    if (ready >= 0) state.announced = true;
  }

  /** Nothing was printed for a while: a prompt that announces nothing is taken for drawn, a hook that never came back for gone. */
  quiet(): void {
    if (this.state.at === 'drawing') this.drawnInSilence(this.state);
    else if (this.state.at === 'answered') this.release(prefills(this.state.kind) ? [] : this.state.held);
  }

  guardEnded(): void {
    if (this.state.at === 'prompt') this.state.guarded = false;
  }

  private hold(state: { held: Buffer[]; heldBytes: number }, bytes: Buffer): void {
    if (state.heldBytes + bytes.length > TYPEAHEAD_BYTES) {
      this.sink.bell();
      return;
    }
    state.held.push(Buffer.from(bytes));
    state.heldBytes += bytes.length;
  }

  /** Back to copying. */
  private release(keys: readonly Buffer[]): void {
    this.state = { at: 'running' };
    for (const part of keys) this.sink.toPty(part);
  }

  private prompt(shell: ShellName, prefill: boolean): void {
    const state = this.state;
    if (state.at === 'asking') this.sink.cancel(state.id);
    const kept = state.at === 'answered' || state.at === 'asking' || state.at === 'drawing' ? state : { held: [], heldBytes: 0 };
    const command = state.at === 'answered' && prefills(state.kind);
    if (prefill || command || kept.heldBytes > 0) {
      const how = prefill ? 'by-key' : command ? 'by-shell' : 'no';
      this.state = { at: 'drawing', shell, prefill: how, asked: false, patient: false, held: kept.held, heldBytes: kept.heldBytes };
      this.sink.awaitQuiet(PROMPT_QUIET_MS);
    } else {
      this.enterPrompt(shell, false, false);
    }
  }

  private enterPrompt(shell: ShellName, guarded: boolean, announced: boolean): void {
    const lead = this.ahead ? FOREIGN : guarded ? PREFILLED : EMPTY;
    const begun = { fresh: true, pasting: false, controls: false, submitted: false, refused: false };
    this.state = { at: 'prompt', shell, watch: KINDS[shell].editor.needsKeys ? new LineWatch() : null, guarded, announced, lead, ...begun };
    this.ahead = false;
  }

  private ready(announced: boolean): void {
    if (this.state.at !== 'drawing') return;
    const { shell, prefill, held } = this.state;
    if (prefill === 'no') {
      this.enterPrompt(shell, false, announced);
      for (const part of held) this.keys(part);
      return;
    }
    if (prefill === 'by-shell') return this.filled(this.state);
    this.sink.toPty(prefillKey);
    this.state.asked = true;
    this.sink.awaitQuiet(announced ? PREFILL_MS : HOOK_RETURN_MS);
  }

  /** A slow prompt is silent, too: no Enter may reach an editor that takes a command only then. */
  private drawnInSilence(state: Extract<State, { at: 'drawing' }>): void {
    if (state.asked) this.enterPrompt(state.shell, false, false);
    else if (state.prefill === 'by-shell' && this.announces && !state.patient) {
      state.patient = true;
      this.sink.awaitQuiet(HOOK_RETURN_MS);
    } else this.ready(false);
  }

  /** The command stands at the prompt: people who press Enter while they wait have not read it. */
  private filled(state: Extract<State, { at: 'drawing' }>): void {
    this.enterPrompt(state.shell, true, this.announces);
    this.sink.guard();
  }

  private promptKeys(state: Extract<State, { at: 'prompt' }>, bytes: Buffer): void {
    const allowed = state.guarded ? this.withoutEnter(bytes) : bytes;
    if (allowed.length === 0) return;
    const keys = state.fresh ? foldPaste(allowed) : allowed;
    state.fresh = false;
    if (state.watch === null || state.submitted) this.sink.toPty(keys);
    else this.bashKeys(state, keys);
  }

  private withoutEnter(bytes: Buffer): Buffer {
    const kept = bytes.filter((byte) => !submits(byte));
    if (kept.length === bytes.length) return bytes;
    this.sink.bell();
    return Buffer.from(kept);
  }

  /** Copies keys to bash's editor, the hint before the key that submits what may be a question. */
  private bashKeys(state: Extract<State, { at: 'prompt' }>, bytes: Buffer): void {
    state.lead = leadAfter(state.lead, bytes);
    if (isText(bytes)) {
      // sent first: what is remembered of it can be worked out while the shell echoes it
      this.sink.toPty(bytes);
      const typed = bytes.toString('latin1');
      this.lastKeys = (this.lastKeys + typed).slice(-PASTE_BEGIN.length);
      this.lastByte = bytes.at(-1) ?? this.lastByte;
      state.watch?.keys(typed);
      return;
    }
    const text = bytes.toString('latin1');
    let sent = 0;
    let hinted = false;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] as number;
      if (byte === TILDE) this.pasteEdge(state, text.slice(0, i + 1));
      else if (submits(byte) && !state.pasting && this.lastByte !== CTRL_V && !hinted) {
        state.watch?.keys(text.slice(sent, i));
        this.sink.toPty(bytes.subarray(sent, i));
        sent = i;
        hinted = state.watch?.mayAsk(text.slice(0, i)) ?? false;
        if (hinted) this.hint(state);
      }
      if (byte < 0x20) state.controls = true;
      this.lastByte = byte;
    }
    this.lastKeys = (this.lastKeys + text).slice(-PASTE_BEGIN.length);
    state.watch?.keys(text.slice(sent));
    this.sink.toPty(bytes.subarray(sent));
  }

  /** The brackets of a paste, also when a read ends inside one. */
  private pasteEdge(state: Extract<State, { at: 'prompt' }>, text: string): void {
    const recent = this.lastKeys + text;
    if (recent.endsWith(PASTE_BEGIN)) state.pasting = true;
    else if (recent.endsWith(PASTE_END)) state.pasting = false;
  }

  private hint(state: Extract<State, { at: 'prompt' }>): void {
    this.sink.toPty(lineKey);
    // bash up to 5.2 swallows the one that ends an incremental search
    if (state.controls) this.sink.toPty(lineKey);
    if (!state.announced) state.submitted = true;
  }
}
