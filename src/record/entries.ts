/** What is recorded. Every text of the user, a program or a model is redacted: the types accept no other. */
import type { RedactedText } from '../safety/redact/index.ts';
import type { ReplayEntry } from './replays.ts';
import type { SentEntry } from './sent.ts';

/** The session of commands that come from the shell's own history file. */
export const IMPORTED = 'imported';

/** A command that ended. A session and a time name it: recorded twice, it is there once. */
export interface CommandEntry {
  readonly kind: 'command';
  /** Name of the terminal's session. */
  readonly session: string;
  /** When it ended, in milliseconds since 1970 with microseconds behind the point. */
  readonly timeMs: number;
  readonly text: RedactedText;
  /** The folder it was started in. */
  readonly cwd: RedactedText;
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly shell: string;
  /** The user typed it: it was no suggestion, nor one that he edited, as far as this session knows. */
  readonly typed: boolean;
}

/** The head and the tail of the output of a command that is recorded already. */
export interface OutputEntry {
  readonly kind: 'output';
  readonly session: string;
  readonly timeMs: number;
  readonly output: RedactedText;
}

/** A question with its answer, and what it cost. */
export interface ExchangeEntry {
  readonly kind: 'exchange';
  /** The id of the question: a later outcome names it. */
  readonly exchange: string;
  readonly session: string;
  readonly timeMs: number;
  /** `<uid>@<host>`: a model looks up the conversations of this user only. Empty when it is not known. */
  readonly who: string;
  readonly cwd: RedactedText;
  readonly question: RedactedText;
  /** The suggested command; null for an answer in text and for a failure. */
  readonly command: RedactedText | null;
  readonly answer: RedactedText;
  /** What happened: empty until it is known. */
  readonly outcome: RedactedText;
  /** The verdict of the review in a few words; empty without a command. */
  readonly review: RedactedText;
  readonly provider: string;
  readonly model: string;
  /** Hash of the prompt's text. */
  readonly prompt: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
  /** Null when the price is not known. */
  readonly dollars: number | null;
  /** What a replay needs; null or left out where nothing came back. */
  readonly replay?: ReplayEntry | null;
}

/** What happened to the command of an exchange. */
export interface OutcomeEntry {
  readonly kind: 'outcome';
  readonly exchange: string;
  readonly outcome: RedactedText;
}

export type Entry = CommandEntry | OutputEntry | ExchangeEntry | OutcomeEntry | SentEntry;
