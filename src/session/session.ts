/**
 * What a session is, what can happen to it, and what shall be done about it. Types only: `step.ts` is the machine,
 * `docs/session.md` its table, the companion performs the effects.
 */
import type { Fact } from '../base/fact.ts';
import type { Failure, OpaqueItems, ProviderEvent, ToolCall, Turn, UserTurn } from '../llm/port.ts';
import type { LookUp, SuggestReply } from '../replies/index.ts';
import type { CommandLine, ScreenSize } from '../safety/command-gate.ts';
import type { ScreenText } from '../safety/screen-gate.ts';
import type { AnswerKind, AskId } from '../shell/wire.ts';
import type { Block } from '../transcript/block.ts';
import type { Blocks, Mark } from '../transcript/blocks.ts';
import type { Plan } from './walk-through.ts';
import type { Suggestion } from './suggestion.ts';
import type { Usage } from './usage.ts';

/** Where the question is asked, as the newest prompt told it. */
export interface Place {
  readonly shell: string;
  readonly version: string;
  readonly cwd: string;
  /** `<uid>@<host>`. */
  readonly who: string;
  readonly size: ScreenSize;
}

/**
 * Why the model is asked: `question` is an ordinary sentence, `bare` is `yo` alone, `next` goes on with a walk-through after one of its
 * steps has run, which is no reason to tell of any other command.
 */
export type Purpose = 'question' | 'bare' | 'next';

export type Phase =
  | { readonly at: 'idle' }
  | Asking
  /** The suggestion stands at the prompt that was, or is to be drawn next, and nothing was started there. */
  | { readonly at: 'offered'; readonly drawn: boolean }
  /** A walk-through is being read from the disk. */
  | { readonly at: 'resuming'; readonly id: AskId; readonly timeMs: number };

export interface Asking {
  readonly at: 'asking';
  readonly id: AskId;
  readonly timeMs: number;
  readonly purpose: Purpose;
  readonly question: string;
  /** Text so far, the first tool call so far, and how many there were. */
  readonly said: string;
  readonly call: ToolCall | null;
  readonly calls: number;
  /** The correction was already sent: a model is asked again once. */
  readonly again: boolean;
  /** A suggestion that would not have worked was already sent back: once. */
  readonly repaired: boolean;
  /** The suggestion that is being looked at; nothing more is heard then. */
  readonly suggested: SuggestReply | null;
  readonly lookUps: number;
  /** What the provider wants back with this answer. */
  readonly items: OpaqueItems | null;
  /** The turns of this question so far, as they were sent and answered; the last one is the user's. */
  readonly turns: readonly Turn[];
  readonly usage: Usage;
}

export interface Session {
  readonly phase: Phase;
  readonly on: boolean;
  readonly place: Place;
  /** Oldest first, in pairs: what the user said, what was answered. Append-only but for `sent`, which may forget the oldest. */
  readonly memory: readonly Turn[];
  readonly blocks: Blocks;
  /** The command that was the walk-through's newest step. */
  readonly stepBlock: Block | null;
  /** The newest one, and what became of it. */
  readonly suggestion: Suggestion | null;
  /** Command lines that were suggested while untrusted text was in the context, and what became of them when edited; newest last. */
  readonly untrustedLines: readonly string[];
  /** Under way: every prompt asks what comes next. */
  readonly plan: Plan | null;
  /** Ended by the user or a failure, to be taken up again by `yo next`. */
  readonly paused: Plan | null;
  /** A detour was remarked on. */
  readonly detour: boolean;
  readonly usage: Usage;
}

export type SessionEvent =
  | Exclude<Mark, { kind: 'ended' }>
  | (Extract<Mark, { kind: 'ended' }> & { readonly alias: string })
  | { readonly kind: 'resized'; readonly size: ScreenSize }
  /** `sentence` is null when its bytes are no UTF-8. */
  | { readonly kind: 'asked'; readonly id: AskId; readonly sentence: string | null; readonly timeMs: number }
  /** A prompt is due, and the hook was told that a walk-through is under way. */
  | { readonly kind: 'next'; readonly id: AskId; readonly who: string; readonly timeMs: number }
  /** The newest walk-through on disk. */
  | { readonly kind: 'plan-loaded'; readonly plan: Plan | null }
  | { readonly kind: 'provider'; readonly event: ProviderEvent }
  /** The question is on its way: the user's turn exactly as it is sent, behind this much of the memory. */
  | { readonly kind: 'sent'; readonly turn: UserTurn; readonly memory: readonly Turn[] }
  /** What was found out about the suggestion. */
  | { readonly kind: 'examined'; readonly verdict: Verdict }
  /** The provider's stream stopped without an end. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'cancelled' };

/** What a suggestion would do, and whether it would work here. */
export interface Verdict {
  /** As it may be prefilled: secrets as variables, and commented out when it must not run by one Enter. */
  readonly command: CommandLine;
  /** What it would do, in one line; null for the harmless. */
  readonly effect: { readonly text: ScreenText; readonly danger: boolean } | null;
  /** What would not work, and other things to know. */
  readonly notes: readonly ScreenText[];
  /** For the model, when it should try once more. */
  readonly repair: string | null;
}

/** Why a question goes on with another turn: its answer was not valid, or the model wants to see something. */
export type More = { readonly kind: 'correction'; readonly why: string } | { readonly kind: 'look-up'; readonly what: LookUp };

/** One question and its answer, for other terminals. */
export interface Exchange {
  /** Of no other question on this host. */
  readonly id: string;
  readonly who: string;
  readonly cwd: string;
  readonly question: string;
  /** What was suggested, or said. */
  readonly command: string | null;
  readonly text: string;
}

export type Effect =
  /** Gather the facts and ask the model; `turns` are those of this question so far, `told` what the session itself knows. */
  | {
      readonly kind: 'ask';
      readonly purpose: Purpose;
      readonly question: string;
      readonly memory: readonly Turn[];
      readonly last: Block | null;
      /** Before `last`, newest last. */
      readonly recent: readonly Block[];
      /** All commands there were, so that a look-up knows what it must leave out. */
      readonly blocks: Blocks;
      readonly alias: string;
      readonly place: Place;
      readonly told: readonly Fact[];
      readonly untrustedLines: readonly string[];
      readonly more: More | null;
      readonly turns: readonly Turn[];
    }
  /** Look at what a suggestion would do, without running anything of it. `words` are all the user's own. */
  | {
      readonly kind: 'examine';
      readonly command: CommandLine;
      readonly words: string;
      readonly turns: readonly Turn[];
      readonly place: Place;
    }
  | { readonly kind: 'abort' }
  /** A piece of a chat answer, still to pass the gate. */
  | { readonly kind: 'stream'; readonly text: string }
  /** Ends a streamed answer. */
  | { readonly kind: 'stream-end' }
  /** `step`: its number in the walk-through. */
  | { readonly kind: 'explain'; readonly text: ScreenText; readonly step: number | null }
  /** What the suggestion would do. */
  | { readonly kind: 'effect'; readonly text: ScreenText; readonly danger: boolean }
  | { readonly kind: 'note'; readonly text: ScreenText }
  | { readonly kind: 'fail'; readonly failure: Failure }
  | { readonly kind: 'capture'; readonly on: boolean }
  | { readonly kind: 'plan-save'; readonly plan: Plan }
  | { readonly kind: 'plan-drop'; readonly id: string }
  /** The one with this id, or the newest. */
  | { readonly kind: 'plan-load'; readonly id: string | null }
  /** The walk-through reached its end: say what it cost. */
  | { readonly kind: 'plan-total'; readonly plan: Plan }
  | { readonly kind: 'record'; readonly exchange: Exchange }
  /** What became of an exchange's command. */
  | { readonly kind: 'became'; readonly id: string; readonly text: string }
  /** Releases the prompt; comes last. */
  | { readonly kind: 'answer'; readonly id: AskId; readonly answer: AnswerKind; readonly text: CommandLine | '' };

export interface Step {
  readonly session: Session;
  readonly effects: readonly Effect[];
}
