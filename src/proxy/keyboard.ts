/**
 * Decides where keys go: to the program, to the shell's editor, or nowhere while an answer is awaited. One state machine, fed with
 * keys, frames and output; its effects are calls of the sink. It has no clock and does no I/O.
 *
 *   running   ──P──▶ prompt ──C──▶ running          keys are copied
 *   any       ──Q, N, K──▶ asking                   keys are held; Ctrl-C cancels
 *   asking    ──yes or no?──▶ confirming ──▶ asking keys are the answer; those held before are dropped
 *   asking    ──answer──▶ answered ──P──▶ drawing   keys are held; Ctrl-C goes to the shell
 *   answered  ──R, after K──▶ prompt              the user goes on editing the same line; held keys as in drawing
 *   answered, drawing                               the terminal's replies to queries are copied: the prompt may wait for one
 *   drawing   ──editor ready──▶ prompt              held keys are replayed; before a suggestion they are dropped
 */
import { isCancel } from '../base/cancel-key.ts';
import { HOOK_RETURN_MS, PROMPT_QUIET_MS } from '../base/limits.ts';
import { YesNo } from '../base/yes-no.ts';
import { type AnswerKind, type AskId, type Frame, prefills } from '../shell/wire.ts';
import { awaitedAfter, type DrawingEvent, drawingStep, type HeldKeysEnd } from './drawing.ts';
import type { Editing } from './editing.ts';
import { EditorOutput, READY } from './editor-output.ts';
import { HeldKeys } from './held-keys.ts';
import type { KeyboardSink } from './keyboard-sink.ts';
import type { KeyboardState } from './keyboard-state.ts';
import { EMPTY, isPlain, isTypedPlain, type Lead, PREFILLED, UNKNOWN } from './lead.ts';
import { Prompt, type PromptStart } from './prompt-keys.ts';
import { withoutReplies } from './terminal-replies.ts';

type PromptFrame = Extract<Frame, { readonly verb: 'P' }>;

/**
 * What is known of the beginning of the command that runs, or ran last. `reported`: its C came since the last prompt. `late`: its D came without
 * a C, which still comes: bash prints that frame to standard error, which may lead through a program (`exec 2> >(tee log)`), and then it is
 * behind the next prompt.
 */
type CommandStart = 'none' | 'reported' | 'late';

export class Keyboard {
  private state: KeyboardState = { at: 'running' };
  private readonly shown = new EditorOutput();
  /** UNKNOWN once a program received keys since the last prompt: some may have been typed ahead for the next one. */
  private nextLead: Lead = EMPTY;
  private start: CommandStart = 'none';
  /** How the command line began that runs, or ran last. */
  private commandLead: Lead = UNKNOWN;
  private readonly sink: KeyboardSink;

  constructor(sink: KeyboardSink) {
    this.sink = sink;
  }

  /** The open question, or null. */
  get asking(): AskId | null {
    return this.state.at === 'asking' || this.state.at === 'confirming' ? this.state.id : null;
  }

  /** The command that runs, or ran last, was typed in bash and starts without a space. False when that is not certain. */
  get ranPlain(): boolean {
    return isPlain(this.commandLead);
  }

  /** The line at bash's prompt was typed there, and not with a space in front: so it is the newest of the history. */
  get typedPlain(): boolean {
    return this.state.at === 'prompt' && isTypedPlain(this.state.prompt.lead);
  }

  /** True while the state depends on what the editor prints; otherwise `output` need not be called. */
  get watchesOutput(): boolean {
    const { state } = this;
    return state.at === 'drawing' || (state.at === 'prompt' && (state.prompt.watchesOutput || !this.shown.announced));
  }

  /** The bytes may be reused after the call. */
  keys(bytes: Buffer): void {
    const { state } = this;
    switch (state.at) {
      case 'running':
        this.nextLead = UNKNOWN;
        return this.sink.toPty(bytes);
      case 'prompt':
        return state.prompt.keys(bytes);
      case 'confirming':
        return this.confirmingKeys(state.prompt, bytes);
      case 'asking':
        return isCancel(bytes) ? this.sink.cancel(state.id) : this.hold(state.held, bytes);
      case 'answered':
      case 'drawing': {
        const { replies, keys } = withoutReplies(bytes);
        if (replies.length > 0) this.sink.toPty(replies);
        if (keys.length === 0) return;
        // between the answer to a key and its R the editor still runs the key's function
        const passes = isCancel(keys) && !(state.at === 'answered' && state.editor !== null);
        return passes ? this.release([keys]) : this.hold(state.held, keys);
      }
    }
  }

  frame(frame: Frame): void {
    const { state } = this;
    switch (frame.verb) {
      case 'P':
        if (this.start === 'reported') this.start = 'none';
        return this.promptDue(frame);
      case 'D':
        if (this.start === 'none' && frame.refused !== true) this.start = 'late';
        return;
      case 'C':
        if (this.start === 'late') return void (this.start = 'none');
        this.start = 'reported';
        this.commandLead = state.at === 'prompt' ? state.prompt.lead : UNKNOWN;
        if (state.at === 'prompt') this.release([]);
        return;
      case 'R':
        if (state.at === 'answered' && state.editor !== null) return this.resumeEditing(state.editor, state.kind, state.held);
        return this.whileDrawing('prefilled');
      case 'Q':
      case 'N':
      case 'K':
        this.cancelAsking();
        this.state = {
          at: 'asking',
          id: frame.id,
          held: new HeldKeys(),
          editor: frame.verb === 'K' && state.at === 'prompt' ? state.prompt : null,
        };
    }
  }

  /**
   * The yes/no prompt of the open question is on the screen. What was typed before is dropped, with a bell: it answers a question that
   * was not read, and behind the answer it would be half a command.
   */
  confirm(): void {
    const { state } = this;
    if (state.at !== 'asking') return;
    if (!state.held.empty) this.sink.bell();
    this.state = { at: 'confirming', id: state.id, prompt: new YesNo(state.held.parts), editor: state.editor };
    this.sink.guard();
  }

  /** The companion that asked has ended, so nothing would read the user's answer. */
  withdrawConfirm(): void {
    const { state } = this;
    if (state.at === 'confirming') this.state = { at: 'asking', id: state.id, held: new HeldKeys(), editor: state.editor };
  }

  /** The answer is in the FIFO. After a cancel the held keys are dropped, as after any Ctrl-C. */
  answered(kind: AnswerKind): void {
    this.withdrawConfirm();
    if (this.state.at !== 'asking') return;
    this.state = { at: 'answered', kind, held: kind === 'cancel' ? new HeldKeys() : this.state.held, editor: this.state.editor };
    this.sink.awaitQuiet(HOOK_RETURN_MS);
  }

  /** ENTER_GUARD_MS have passed since the last `guard` of the sink. */
  guardEnded(): void {
    if (this.state.at === 'prompt' || this.state.at === 'confirming') this.state.prompt.guardEnded();
  }

  /** Output of the shell, only needed while `watchesOutput`. */
  output(bytes: Buffer, start: number, end: number): void {
    for (const piece of this.shown.read(bytes.toString('latin1', start, end))) {
      if (this.state.at === 'prompt') this.state.prompt.output(piece);
      else if (piece !== '') this.whileDrawing(piece === READY ? 'ready' : 'printed');
    }
  }

  /** Nothing was printed for a while: a prompt whose editor announces nothing counts as drawn, a hook without a prompt as gone. */
  quiet(): void {
    const { state } = this;
    if (state.at === 'answered' && state.editor !== null) this.resumeEditing(state.editor, state.kind, state.held);
    else if (state.at === 'answered') this.release(prefills(state.kind) ? [] : state.held.parts);
    else this.whileDrawing('quiet');
  }

  /** The key is answered, and the user goes on editing the same line. What was typed meanwhile is dropped before a suggestion, as at a new prompt. */
  private resumeEditing(prompt: Prompt, kind: AnswerKind, held: HeldKeys): void {
    this.state = { at: 'prompt', prompt };
    if (prefills(kind)) {
      prompt.suggested();
      this.sink.guard();
    } else for (const part of held.parts) this.keys(part);
  }

  private cancelAsking(): void {
    if (this.asking !== null) this.sink.cancel(this.asking);
  }

  private confirmingKeys(prompt: YesNo, bytes: Buffer): void {
    const { outcome, echo } = prompt.keys(bytes);
    this.sink.echo(echo);
    if (outcome === 'open') return;
    this.withdrawConfirm();
    this.sink.confirmed(outcome === 'yes');
  }

  private hold(held: HeldKeys, bytes: Buffer): void {
    if (!held.hold(bytes)) this.sink.bell();
  }

  /** From now on a program reads the terminal, beginning with these keys. */
  private release(keys: readonly Buffer[]): void {
    this.state = { at: 'running' };
    for (const part of keys) this.sink.toPty(part);
  }

  private promptDue({ shell, prefill, everyLine = false, noEditor = false }: PromptFrame): void {
    const { state } = this;
    this.cancelAsking();
    this.shown.cut();
    // some themes run PROMPT_COMMAND twice for one prompt
    if (state.at !== 'drawing') this.shown.nextPrompt();
    const held = 'held' in state ? state.held : new HeldKeys();
    const awaits = noEditor ? 'editor' : awaitedAfter(state.at === 'answered' ? state.kind : null, prefill, this.shown.editor);
    if (awaits === 'editor' && held.empty) return this.enterPrompt({ shell, everyLine, noEditor }, 'dropped', 'expected');
    this.state = { at: 'drawing', shell, everyLine, noEditor, awaits, held };
    this.sink.awaitQuiet(PROMPT_QUIET_MS);
  }

  private whileDrawing(event: DrawingEvent): void {
    const { state } = this;
    if (state.at !== 'drawing') return;
    const step = drawingStep(state.awaits, event);
    if (step.do === 'wait') {
      this.state = { ...state, awaits: step.awaits };
      if (step.types !== undefined) this.sink.toPty(step.types);
      this.sink.awaitQuiet(step.quietMs);
    } else if (step.do === 'enter-prompt') {
      this.enterPrompt(state, step.held, event !== 'quiet' && this.shown.announced ? 'typing' : 'expected');
      if (step.held === 'replayed') for (const part of state.held.parts) this.keys(part);
    }
  }

  private enterPrompt(
    { shell, everyLine, noEditor }: Pick<PromptStart, 'shell' | 'everyLine' | 'noEditor'>,
    held: HeldKeysEnd,
    editing: Editing,
  ): void {
    const suggested = held === 'dropped-before-suggestion';
    const lead = this.nextLead === UNKNOWN ? UNKNOWN : suggested ? PREFILLED : EMPTY;
    this.state = { at: 'prompt', prompt: new Prompt({ shell, lead, suggested, editing, everyLine, noEditor }, this.sink) };
    this.nextLead = EMPTY;
    if (suggested) this.sink.guard();
  }
}
