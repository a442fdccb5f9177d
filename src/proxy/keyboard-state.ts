/** The states of the keyboard. Types only. */
import type { YesNo } from '../base/yes-no.ts';
import type { AnswerKind, AskId } from '../shell/wire.ts';
import type { Awaited } from './drawing.ts';
import type { HeldKeys } from './held-keys.ts';
import type { Prompt, PromptStart } from './prompt-keys.ts';

/** `editor`: the prompt at which a key asked, and which goes on after the answer; null after a submitted line. */
export type KeyboardState =
  /** A program reads the terminal: keys are copied to it. */
  | { readonly at: 'running' }
  /** The shell's editor reads the terminal. */
  | { readonly at: 'prompt'; readonly prompt: Prompt }
  /** The hook waits for the answer to `id`: keys are held, Ctrl-C cancels. */
  | { readonly at: 'asking'; readonly id: AskId; readonly held: HeldKeys; readonly editor: Prompt | null }
  /** The user is asked whether the question `id` may be sent: the keys are the answer, and none reaches the shell. */
  | { readonly at: 'confirming'; readonly id: AskId; readonly prompt: YesNo; readonly editor: Prompt | null }
  /** The hook has its answer, the prompt frame has not come: keys are held. */
  | { readonly at: 'answered'; readonly kind: AnswerKind; readonly held: HeldKeys; readonly editor: Prompt | null }
  /** The prompt is being drawn: keys are held until the editor is ready, with the suggestion in it. */
  | (Pick<PromptStart, 'shell' | 'everyLine' | 'noEditor'> & { readonly at: 'drawing'; readonly awaits: Awaited; readonly held: HeldKeys });
