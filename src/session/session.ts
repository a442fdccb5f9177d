/**
 * What a session is, what can happen to it, and what shall be done about it. Types only: `step.ts` is the machine,
 * `docs/session.md` its table, the companion performs the effects.
 */
import type { Failure, OpaqueItems, ProviderEvent, Turn, UserTurn } from '../llm/port.ts';
import type { CommandLine, ScreenSize } from '../safety/command-gate.ts';
import type { ScreenText } from '../safety/screen-gate.ts';
import type { AnswerKind, AskId } from '../shell/wire.ts';

/** Where the question is asked, as the newest prompt told it. */
export interface Place {
  readonly shell: string;
  readonly version: string;
  readonly cwd: string;
  readonly size: ScreenSize;
}

/** The user's last command. `text` is empty when the shell did not say (kept out of the history). */
export interface LastCommand {
  readonly text: string;
  readonly status: number;
  /** Positions in the ring between which its output stands. */
  readonly from: number;
  readonly to: number;
}

export type Phase =
  | { readonly at: 'idle' }
  /** `said`: text so far; `call`: the tool call so far; `again`: the correction already sent, since a model is asked again once. */
  | {
      readonly at: 'asking';
      readonly id: AskId;
      readonly question: string;
      readonly said: string;
      readonly call: Call | null;
      readonly calls: number;
      readonly again: boolean;
      /** What the provider wants back with this answer. */
      readonly items: OpaqueItems | null;
      /** The turns of this question so far, as they were sent and answered; the last one is the user's. */
      readonly turns: readonly Turn[];
    }
  /** Prefilled, not yet run. */
  | { readonly at: 'offered'; readonly command: CommandLine };

export interface Call {
  readonly name: string;
  readonly input: unknown;
}

export interface Session {
  readonly phase: Phase;
  readonly on: boolean;
  readonly place: Place;
  /** Oldest first, in pairs: what the user said, what was answered. Append-only but for `sent`, which may forget the oldest. */
  readonly memory: readonly Turn[];
  readonly started: { readonly text: string; readonly from: number } | null;
  readonly last: LastCommand | null;
}

export type SessionEvent =
  | { readonly kind: 'prompt'; readonly shell: string; readonly version: string; readonly cwd: string }
  | { readonly kind: 'started'; readonly text: string; readonly offset: number }
  | { readonly kind: 'ended'; readonly text: string; readonly status: number; readonly offset: number }
  | { readonly kind: 'resized'; readonly size: ScreenSize }
  /** `sentence` is null when its bytes are no UTF-8. */
  | { readonly kind: 'asked'; readonly id: AskId; readonly sentence: string | null; readonly status: number }
  | { readonly kind: 'provider'; readonly event: ProviderEvent }
  /** The question is on its way: the user's turn exactly as it is sent, behind this much of the memory. */
  | { readonly kind: 'sent'; readonly turn: UserTurn; readonly memory: readonly Turn[] }
  /** The provider's stream stopped without an end. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'cancelled' };

export type Effect =
  /** Gather the facts and ask the model; `correction` says what was wrong with its first answer, `turns` are those of this question so far. */
  | {
      readonly kind: 'ask';
      readonly question: string;
      readonly memory: readonly Turn[];
      readonly last: LastCommand | null;
      readonly place: Place;
      readonly correction: string | null;
      readonly turns: readonly Turn[];
    }
  | { readonly kind: 'abort' }
  /** A piece of a chat answer, still to pass the gate. */
  | { readonly kind: 'stream'; readonly text: string }
  /** Ends a streamed answer. */
  | { readonly kind: 'stream-end' }
  | { readonly kind: 'explain'; readonly text: ScreenText }
  | { readonly kind: 'note'; readonly text: ScreenText }
  | { readonly kind: 'fail'; readonly failure: Failure }
  | { readonly kind: 'capture'; readonly on: boolean }
  /** Releases the prompt; comes last. */
  | { readonly kind: 'answer'; readonly id: AskId; readonly answer: AnswerKind; readonly text: CommandLine | '' };
