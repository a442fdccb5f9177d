/**
 * The types of the session's state machine: its state, its events, its effects. `step.ts` is the machine, `docs/session.md` its
 * table; the companion performs the effects.
 */
import type { CodeBlock } from '../base/fences.ts';
import type { Fact } from '../base/fact.ts';
import type { Failure, OpaqueItems, ProviderEvent, ToolCall, Turn, UserTurn } from '../llm/port.ts';
import type { LookUp, SuggestReply } from '../replies/index.ts';
import type { CommandLine, CommandText, ScreenSize } from '../safety/command-gate.ts';
import type { ScreenText } from '../safety/screen-gate.ts';
import type { AnswerKind, AskId } from '../shell/wire.ts';
import type { Block } from '../transcript/block.ts';
import type { Blocks, Mark } from '../transcript/blocks.ts';
import type { MemoryWish } from './memory-wish.ts';
import type { OwnLine } from './own-lines.ts';
import type { WalkThrough } from './walk-through.ts';
import type { GivenAnswer, Suggestion } from './suggestion.ts';
import type { Usage } from '../base/usage.ts';

/** Where the question was typed, as the newest prompt reported it. */
export interface Place {
  readonly shell: string;
  readonly version: string;
  readonly cwd: string;
  /** `<uid>@<host>`. */
  readonly who: string;
  readonly size: ScreenSize;
}

/**
 * Why the model is asked: `question` is an ordinary question, `bare` is `yo` alone, `next` continues a walk-through after one of its
 * steps has run, and sends nothing of any other command.
 */
export type Purpose = 'question' | 'bare' | 'next';

export type Phase =
  | { readonly at: 'idle' }
  | Asking
  /** The user is asked whether the question may be sent: nothing has left the machine. */
  | { readonly at: 'confirming'; readonly asking: Asking }
  /** The suggestion is at a prompt where nothing was run yet: the current one, or, until `drawn`, the one drawn next. */
  | { readonly at: 'prefilled'; readonly drawn: boolean }
  /** A walk-through is being read from disk. */
  | { readonly at: 'resuming'; readonly id: AskId; readonly timeMs: number }
  /** The user's memory file is read or changed; `question` goes to the model when it names nothing in that file. */
  | { readonly at: 'recalling'; readonly id: AskId; readonly timeMs: number; readonly question: string };

/** Whether a question is open: its prompt waits for the answer. */
export const isQuestionOpen = ({ at }: Phase): boolean => at === 'asking' || at === 'confirming';

export interface Asking {
  readonly at: 'asking';
  readonly id: AskId;
  readonly timeMs: number;
  readonly purpose: Purpose;
  readonly question: string;
  /** The user wants another answer than before. */
  readonly again: boolean;
  /** What is prefilled without asking a model; null when a model is asked. */
  readonly taken: Taken | null;
  /** Text so far, and the tool calls so far; of a complete answer only the call that counts. */
  readonly textReceived: string;
  readonly calls: readonly ToolCall[];
  /** The model was already asked to correct an invalid answer: that is done once. */
  readonly corrected: boolean;
  /** How often a suggestion that would not have worked was sent back. */
  readonly repairs: number;
  /** The suggestion under review; provider events are dropped meanwhile. */
  readonly underReview: SuggestReply | null;
  readonly lookUps: number;
  /** Items that the provider wants back with this answer. */
  readonly items: OpaqueItems | null;
  /** The turns of this question so far, as they were sent and answered; the last one is the user's. */
  readonly turns: readonly Turn[];
  readonly usage: Usage;
}

/** A code block of the last answer, by its number, the script of a long command after `yo edit`, or an earlier fix of the user's own. */
export type Taken =
  | { readonly from: 'block'; readonly number: number }
  | { readonly from: 'script'; readonly file: string }
  | { readonly from: 'fix'; readonly words: string };

export interface Session {
  readonly phase: Phase;
  readonly on: boolean;
  readonly place: Place;
  /** Oldest first, in pairs of question and answer. Append-only, except that `question-sent` may drop the oldest. */
  readonly memory: readonly Turn[];
  readonly blocks: Blocks;
  /** The command that was the walk-through's newest step. */
  readonly stepBlock: Block | null;
  /** The newest one, and its outcome. */
  readonly suggestion: Suggestion | null;
  /** Command lines that were suggested while untrusted text was in the context, and their edited forms; newest last. */
  readonly untrustedLines: readonly string[];
  /** Those of them that were asked for and run; newest last. */
  readonly ownLines: readonly OwnLine[];
  /** The current one: the hook asks for the next step before each prompt. */
  readonly walkThrough: WalkThrough | null;
  /** Set aside by the user or a failure; `yo next` continues it. */
  readonly paused: WalkThrough | null;
  /** The newest question; null when there was none. */
  readonly asked: string | null;
  /** The last answers to that question that are commands, newest last. */
  readonly answers: readonly GivenAnswer[];
  /** Code blocks of the last answer, in the order of their numbers. */
  readonly codeBlocks: readonly CodeBlock[];
  /** The file of the command that was too tall for the window and was at the prompt last; null when there was none. */
  readonly script: string | null;
  /** The note about the current detour was shown. */
  readonly detour: boolean;
  readonly usage: Usage;
}

/** A fix of the user's own, with the values of this failure. */
export interface EarlierFix {
  readonly command: string;
  /** When and how often it was used. */
  readonly explanation: string;
  /** The user's own words about it: the command line as it was typed then. */
  readonly words: string;
  /** What its values come from. */
  readonly facts: readonly Fact[];
}

export type SessionEvent =
  // what the shell and the window report
  | Exclude<Mark, { kind: 'ended' }>
  | (Extract<Mark, { kind: 'ended' }> & { readonly alias: string })
  /** Or the shell draws its line in another way than before. */
  | { readonly kind: 'window-resized'; readonly size: ScreenSize }
  // what the user does, and the hook asks for the user
  /** `question` is null when its bytes are not UTF-8. `named`: the user named who is asked for this question alone. */
  | {
      readonly kind: 'question-asked';
      readonly id: AskId;
      readonly question: string | null;
      readonly timeMs: number;
      readonly named?: boolean;
    }
  /** A prompt is about to be drawn during a walk-through, and the hook asks for its next step. */
  | { readonly kind: 'step-due'; readonly id: AskId; readonly who: string; readonly timeMs: number }
  /** The key was pressed at a command: its explanation, in Markdown. */
  | { readonly kind: 'line-explained'; readonly id: AskId; readonly text: string }
  /** The key was pressed that asks for another of the answers; `line` is null when its bytes are not UTF-8. */
  | { readonly kind: 'other-answer-wanted'; readonly id: AskId; readonly line: string | null }
  | { readonly kind: 'confirmation-answered'; readonly yes: boolean }
  | { readonly kind: 'question-cancelled' }
  // what comes back from an effect
  /** The walk-through that was read from disk; null when there is none. */
  | { readonly kind: 'walk-through-loaded'; readonly walkThrough: WalkThrough | null }
  /** The memory file was read or changed. `text` is null when the question names nothing in it; `gone` was forgotten. */
  | { readonly kind: 'memory-used'; readonly id: AskId; readonly text: string | null; readonly gone: readonly string[] }
  /** The fix that the user has used for this error before; null when there is none. */
  | { readonly kind: 'fix-found'; readonly id: AskId; readonly fix: EarlierFix | null }
  /** The script that `yo edit` has opened; null when it cannot be read. */
  | { readonly kind: 'script-read'; readonly text: string | null }
  /** The provider may be asked only when the user says yes to this text. */
  | { readonly kind: 'confirmation-needed'; readonly text: ScreenText }
  /** The request leaves: the user's turn exactly as it is sent, and the part of the memory sent before it. */
  | { readonly kind: 'question-sent'; readonly turn: UserTurn; readonly memory: readonly Turn[] }
  /** A text was shown to its end. */
  | { readonly kind: 'text-shown'; readonly codeBlocks: readonly CodeBlock[] }
  /** The review of the suggestion is complete. `repairs`: how often this model may be asked for another command; once when left out. */
  | { readonly kind: 'suggestion-reviewed'; readonly verdict: Verdict; readonly repairs?: number }
  // what the provider sends
  | { readonly kind: 'answer-event-received'; readonly event: ProviderEvent }
  /** The provider's stream stopped without an end event. */
  | { readonly kind: 'answer-broken-off' };

/** The result of a review: what the suggestion would do, and whether it would work here. */
export interface Verdict {
  /** As it may be prefilled: secrets as variables, and commented out when it must not run by one Enter. */
  readonly command: CommandLine;
  /** What `command` runs when the suggestion was too tall for the window; null otherwise. */
  readonly script: Script | null;
  /** What it would do, in one line; null when it is harmless. */
  readonly effect: { readonly text: ScreenText; readonly danger: boolean } | null;
  /** What would not work, and other things the user should know. */
  readonly notes: readonly ScreenText[];
  /** What of it counts as the user's own words once it has run: it is asked for; without what it has from untrusted text alone. Nothing when left out. */
  readonly own?: string;
  /** Why it cannot be prefilled at all, if the model suggests nothing else; null otherwise. */
  readonly refused: Failure | null;
  /** For the model, when it should suggest another command; null otherwise. */
  readonly repair: string | null;
}

/** A command that is too tall for the window, kept as a file that the prefilled line runs. */
export interface Script {
  readonly file: string;
  readonly text: CommandText;
}

/** Why a question needs another request: its answer was invalid, or the model looks something up. */
export type More = { readonly kind: 'correction'; readonly why: string } | { readonly kind: 'look-up'; readonly what: LookUp };

/** One question and its answer, as kept on disk for other terminals. */
export interface Exchange {
  /** Unique among the questions of this host. */
  readonly id: string;
  readonly who: string;
  readonly cwd: string;
  readonly question: string;
  /** The suggested command; null for an answer in text. */
  readonly command: string | null;
  /** The explanation of the command, or the answer. */
  readonly text: string;
}

export type Effect =
  /** Gather facts and ask the model; `turns` are those of this question so far, `facts` those that only the session has. */
  | {
      readonly kind: 'ask-model';
      readonly purpose: Purpose;
      readonly question: string;
      readonly memory: readonly Turn[];
      readonly last: Block | null;
      /** The commands before `last`, newest last. */
      readonly recent: readonly Block[];
      /** All commands of this session: a look-up needs them to know what to leave out. */
      readonly blocks: Blocks;
      readonly alias: string;
      readonly place: Place;
      readonly facts: readonly Fact[];
      readonly untrustedLines: readonly string[];
      readonly ownLines: readonly OwnLine[];
      readonly more: More | null;
      readonly turns: readonly Turn[];
    }
  /** Review a suggestion without running anything of it. `words` are all the user's own, for the intent check. */
  | {
      readonly kind: 'review-suggestion';
      readonly command: CommandText;
      readonly words: string;
      readonly turns: readonly Turn[];
      readonly place: Place;
      /** No model was asked for it, so no request is open. */
      readonly taken: Taken | null;
    }
  /** Read the script that the user has edited. */
  | { readonly kind: 'read-script'; readonly file: string }
  /** Copy the script to a new file and say so; `to` is as the user typed it, in the folder `cwd`. */
  | { readonly kind: 'save-script'; readonly file: string; readonly to: string; readonly cwd: string }
  | { readonly kind: 'copy-text'; readonly text: string }
  | { readonly kind: 'cancel-request' }
  /** Ask the user yes or no; the request waits. */
  | { readonly kind: 'ask-user'; readonly id: AskId; readonly text: ScreenText }
  /** The request goes on, or ends with a failure that says what was not sent. */
  | { readonly kind: 'settle-confirmation'; readonly yes: boolean }
  /** A piece of an answer in text, before the gate. */
  | { readonly kind: 'show-text'; readonly text: string }
  /** The text is complete. */
  | { readonly kind: 'end-text' }
  /** `step`: its number in the walk-through. */
  | { readonly kind: 'show-explanation'; readonly text: ScreenText; readonly step: number | null }
  /** What the suggestion would do. */
  | { readonly kind: 'show-effect'; readonly text: ScreenText; readonly danger: boolean }
  /** All lines of a command that is too tall for the prompt. */
  | { readonly kind: 'show-script'; readonly text: CommandText }
  | { readonly kind: 'show-note'; readonly text: ScreenText }
  | { readonly kind: 'show-failure'; readonly failure: Failure }
  | { readonly kind: 'set-capture'; readonly on: boolean }
  | { readonly kind: 'save-walk-through'; readonly walkThrough: WalkThrough }
  | { readonly kind: 'drop-walk-through'; readonly id: string }
  /** The one with this id; the newest when it is null. */
  | { readonly kind: 'load-walk-through'; readonly id: string | null }
  /** Read or change the user's memory file; the answer is `memory-used`. */
  | { readonly kind: 'use-memory'; readonly id: AskId; readonly wish: MemoryWish; readonly cwd: string }
  /** Look for a fix that the user has used for this failure before; the answer is `fix-found`. */
  | { readonly kind: 'find-fix'; readonly id: AskId; readonly last: Block }
  /** The walk-through is done. */
  | { readonly kind: 'show-walk-through-cost'; readonly walkThrough: WalkThrough }
  | { readonly kind: 'record-exchange'; readonly exchange: Exchange }
  /** Records whether the suggested command of this exchange was run or edited. */
  | { readonly kind: 'record-outcome'; readonly id: string; readonly text: string }
  /** Ends the question and gives the prompt back; the last effect of a question. */
  | {
      readonly kind: 'release-prompt';
      readonly id: AskId;
      readonly answer: AnswerKind;
      readonly text: CommandLine | '';
      /** See `SuggestReply`. */
      readonly cursor?: number;
    };

export interface Step {
  readonly session: Session;
  readonly effects: readonly Effect[];
}
