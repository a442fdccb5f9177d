/** Writes to the user's terminal, and records what was shown. */
import type { TerminalEndpoint, WindowSize } from './proxy-endpoints.ts';
import { FrameLog, type RecordedSize } from './frame-log.ts';
import { endsInLine } from './line-end.ts';
import { resetsFor } from './mode-reset.ts';
import { ByteRing } from './ring.ts';

const NEW_LINE = Buffer.from('\r\n');
/** The end of the output before a prompt: more than a line that is likely to be looked at, with its colours. */
const OUTPUT_END_BYTES = 1024;
const BELL = '\x07';
/** Erases the thinking line, which leaves the cursor at its beginning; after half an answer it only ends the colour. */
const CANCELLED = Buffer.from('\x1b[0m\x1b[K^C\r\n');

/** The record is the ring and the log; the companion may read both. */
export class Screen {
  readonly ring: ByteRing;
  readonly log = new FrameLog();
  /** False between `yo off` and `yo on`, even when the companion is replaced meanwhile. */
  private on = true;
  /** Ring position where the output of a killed command begins; null again after the next prompt. */
  private killedFrom: number | null = null;
  /** Ring position where the echo of the line begins. */
  private lineFrom = 0;
  private readonly terminal: TerminalEndpoint;

  constructor(terminal: TerminalEndpoint, ringBytes: number) {
    this.terminal = terminal;
    this.ring = new ByteRing(ringBytes);
  }

  get capturing(): boolean {
    return this.on;
  }

  /** Shows and records output. Called for every read of the shell's output. */
  show(bytes: Buffer, start = 0, end = bytes.length): void {
    if (this.on) this.ring.write(bytes, start, end);
    this.terminal.write(bytes, start, end);
  }

  /** Shows a message of the proxy, without recording it. */
  say(text: string): void {
    this.terminal.write(Buffer.from(text, 'latin1'));
  }

  bell(): void {
    this.say(BELL);
  }

  /** Shows `^C` after the companion's output: the user cancelled the question. */
  cancelled(): void {
    this.show(CANCELLED);
  }

  /** The first keys of a line have come: the prompt has been drawn. */
  lineBegun(): void {
    this.lineFrom = this.ring.end;
  }

  /**
   * Called before bash erases the row of its line. When the output of the last command did not end its line, the prompt was drawn behind it
   * and that row holds both, so the cursor goes to a row of its own first. A prompt of several rows has left the output in another one.
   */
  keepUnended(): void {
    const prompt = this.log.lastOffset('P');
    if (prompt === null || !endsInLine(this.ring.read(prompt - OUTPUT_END_BYTES, prompt).toString('latin1'))) return;
    if (!this.ring.read(prompt, this.lineFrom).includes(NEW_LINE[1] as number)) this.show(NEW_LINE);
  }

  /** A signal ended the newest command. */
  commandKilled(): void {
    this.killedFrom = this.log.lastOffset('C') ?? this.ring.start;
  }

  /** Before a prompt: switches off what a killed command left switched on in the terminal. */
  resetModes(): void {
    if (this.killedFrom === null) return;
    this.say(resetsFor(this.ring.read(this.killedFrom)));
    this.killedFrom = null;
  }

  /** Switches recording on or off. Both erase the record. */
  capture(on: boolean): void {
    this.on = on;
    this.ring.clear();
    this.log.clear();
  }

  /** Records and returns the terminal's current size, with the position in the output from which it holds. */
  measure(): RecordedSize {
    const { cols, rows }: WindowSize = this.terminal.size();
    const size = { offset: this.ring.end, cols, rows };
    this.log.resized(size);
    return size;
  }

  /** The first position from `from` on whose bytes are held and whose command is known. */
  ownedFrom(from: number): number {
    return Math.max(from, this.ring.start, this.log.since);
  }
}
