/** A recorded command of a session, as it is kept and as it is learned from. Its texts are redacted. */
export interface RanCommand {
  /** Its id in the record: its time. */
  readonly id: number;
  readonly text: string;
  readonly cwd: string;
  readonly status: number | null;
  /** The user typed it; false for a suggestion, edited or not. */
  readonly typed: boolean;
  /** Head and tail of its output; null when there is none. */
  readonly output: string | null;
}
