/** What a command was and where its output stands: types only, shared by who notes it, who renders it and who tells of it. */

/** The terminal's size from a ring position on. */
export interface SizeMark {
  readonly offset: number;
  readonly cols: number;
  readonly rows: number;
}

/** A piece of the ring; `from` is the absolute position of its first byte, which may be later than what was asked for. */
export interface RingPiece {
  readonly from: number;
  readonly bytes: Buffer;
}

/** Reads what the ring still holds between two absolute positions. */
export type ReadRing = (from: number, to: number) => Promise<RingPiece>;

/** One command of the user's, from the line that was accepted to its end. */
export interface Block {
  /** As run; empty when the shell did not say (kept out of the history). */
  readonly text: string;
  readonly status: number;
  readonly shell: string;
  /** Where it was started. */
  readonly cwd: string;
  /** `<uid>@<host>` as the shell has it. */
  readonly who: string;
  /** What its first word was an alias of, as the shell said when it ended; empty when of nothing. */
  readonly alias: string;
  /** Absolute ring position from which its prompt and the line as it was typed stand, up to `from`. */
  readonly typedFrom: number;
  /** Absolute ring positions between which its output stands. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds since 1970; null when its start was not seen. */
  readonly startedMs: number | null;
  readonly durationMs: number | null;
}

/** A stretch of the ring, by absolute positions, that is not told, and the line that stands in its place. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

/** How much of an output is wanted: the first and last lines, and the characters of both together. */
export interface OutputBudget {
  readonly headLines: number;
  readonly tailLines: number;
  readonly chars: number;
}

export interface OutputText {
  /** Lines as they looked on the screen; where some are left out, one line says how many. */
  readonly text: string;
  /** Lines in `text`. */
  readonly lines: number;
  /** The ring no longer holds its beginning. */
  readonly cut: boolean;
}
