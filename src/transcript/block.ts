/** Types of a block (a command with the place of its output in the ring buffer), shared by the modules that record, render and send it. */

/** The terminal's size from a ring position on; ring positions count all bytes since the session began. */
export interface SizeMark {
  readonly offset: number;
  readonly cols: number;
  readonly rows: number;
}

/** A piece of the ring. `from` is the absolute position of its first byte, which may be later than the requested one. */
export interface RingPiece {
  readonly from: number;
  readonly bytes: Buffer;
}

/** Reads what the ring still holds between two absolute positions. */
export type ReadRing = (from: number, to: number) => Promise<RingPiece>;

/** One command of the user, from the accepted line to its end. */
export interface Block {
  /** As run; empty when the shell did not report it (a line that is kept out of the history). */
  readonly text: string;
  readonly status: number;
  readonly shell: string;
  /** The working directory when it started. */
  readonly cwd: string;
  /** `<uid>@<host>` as the shell reports it. */
  readonly who: string;
  /** The alias definition of its first word, as the shell reported it at the end; empty when that word is no alias. */
  readonly alias: string;
  /** The shell keeps it out of its history: it may be sent as a fact, but is not recorded. */
  readonly withoutHistory?: boolean;
  /** Absolute ring position where its prompt begins; the prompt and the typed line are the bytes from here to `from`. */
  readonly typedFrom: number;
  /** Absolute ring positions of the beginning and the end of its output. */
  readonly from: number;
  readonly to: number;
  /** Where the output begins of all commands that were accepted together with this one, when it is the last of several (bash). */
  readonly lineFrom?: number;
  /** Milliseconds since 1970; null when its start was not seen. */
  readonly startedMs: number | null;
  readonly durationMs: number | null;
}

/** A stretch of the ring, by absolute positions, that is left out, and the line that replaces it. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

/** How much of an output to render: the number of first and last lines, and the characters of both together (UTF-16 units). */
export interface OutputBudget {
  readonly headLines: number;
  readonly tailLines: number;
  readonly chars: number;
}

export interface OutputText {
  /** Lines as they looked on the screen. Where lines are left out, one line says how many. */
  readonly text: string;
  /** Lines in `text`. */
  readonly lines: number;
  /** The ring no longer holds its beginning. */
  readonly cut: boolean;
}
