/** What the keyboard's machine is in, and what it does. Types only. */
import type { AnswerKind, AskId, ShellName } from '../shell/wire.ts';
import type { Lead } from './lead.ts';
import type { LineWatch } from './line-watch.ts';

export interface KeyboardSink {
  toPty(bytes: Buffer): void;
  bell(): void;
  /** The user wants the question `id` gone. */
  cancel(id: AskId): void;
  /** A prefill is on the screen: `guardEnded()` is expected after ENTER_GUARD_MS. */
  guard(): void;
  /** `quiet()` is expected after this long without another call. */
  awaitQuiet(delayMs: number): void;
}

export type State =
  | { readonly at: 'running' }
  | {
      readonly at: 'prompt';
      readonly shell: ShellName;
      watch: LineWatch | null;
      guarded: boolean;
      fresh: boolean;
      pasting: boolean;
      controls: boolean;
      submitted: boolean;
      refused: boolean;
      announced: boolean;
      lead: Lead;
    }
  | { readonly at: 'asking'; readonly id: AskId; held: Buffer[]; heldBytes: number }
  | { readonly at: 'answered'; readonly kind: AnswerKind; held: Buffer[]; heldBytes: number }
  | {
      readonly at: 'drawing';
      readonly shell: ShellName;
      readonly prefill: 'no' | 'by-key' | 'by-shell';
      /** PREFILL_KEY was typed: the hook's `R` says when the command stands there. */
      asked: boolean;
      /** The prompt is slow, and its editor will announce itself. */
      patient: boolean;
      held: Buffer[];
      heldBytes: number;
    };
