/** The calls that the keyboard makes to its owner. Types only. */
import type { AskId } from '../shell/wire.ts';

export interface KeyboardSink {
  /** The bytes may be reused after the call. */
  toPty(bytes: Buffer): void;
  bell(): void;
  /** The first keys at a prompt. */
  lineBegun(): void;
  /** LINE_KEY is typed next: bash erases the row of the line, and draws it again from column 0. */
  lineRedrawn(): void;
  /** The first keys at a prompt are those of a question. */
  questionBegun(): void;
  /** The user cancels the question `id`. */
  cancel(id: AskId): void;
  /** The user has answered the yes/no prompt of the open question. */
  confirmed(yes: boolean): void;
  /** Shows what is typed at the yes/no prompt. */
  echo(text: string): void;
  /** A suggestion or a yes/no prompt was drawn: the owner calls `guardEnded()` after ENTER_GUARD_MS. */
  guard(): void;
  /** The owner calls `quiet()` after this long; another call restarts the time. */
  awaitQuiet(delayMs: number): void;
}
