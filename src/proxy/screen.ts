import type { TerminalEndpoint, WindowSize } from './proxy-endpoints.ts';
import { FrameLog, type RecordedSize } from './frame-log.ts';
import { resetsFor } from './mode-reset.ts';
import { ByteRing } from './ring.ts';

const BELL = '\x07';
/** The thinking line leaves the cursor at its beginning, so this wipes it and nothing else; half an answer loses its colour. */
const CANCELLED = Buffer.from('\x1b[0m\x1b[K^C\r\n');

/** What the user's terminal is shown, and the record of it that the companion may read. */
export class Screen {
  readonly ring: ByteRing;
  readonly log = new FrameLog();
  /** False between `yo off` and `yo on`, whatever becomes of the companion meanwhile. */
  private on = true;
  /** Where the output begins of a command that a signal ended, until the next prompt. */
  private killedFrom: number | null = null;
  private readonly terminal: TerminalEndpoint;

  constructor(terminal: TerminalEndpoint, ringBytes: number) {
    this.terminal = terminal;
    this.ring = new ByteRing(ringBytes);
  }

  get capturing(): boolean {
    return this.on;
  }

  /** Output: shown and recorded. Called for every read of the shell's output. */
  show(bytes: Buffer, start = 0, end = bytes.length): void {
    if (this.on) this.ring.write(bytes, start, end);
    this.terminal.write(bytes, start, end);
  }

  /** A message of the proxy: shown, not recorded. */
  say(text: string): void {
    this.terminal.write(Buffer.from(text, 'latin1'));
  }

  bell(): void {
    this.say(BELL);
  }

  /** After what the companion has shown of a question: says that the user cancelled it. */
  cancelled(): void {
    this.show(CANCELLED);
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

  /** Either way, what was recorded is forgotten. */
  capture(on: boolean): void {
    this.on = on;
    this.ring.clear();
    this.log.clear();
  }

  /** The terminal's size as it is now, recorded with the place in the output from which on it holds. */
  measure(): RecordedSize {
    const { cols, rows }: WindowSize = this.terminal.size();
    const size = { offset: this.ring.end, cols, rows };
    this.log.resized(size);
    return size;
  }

  /** The first position from `from` on whose bytes are held and known to belong to a command. */
  ownedFrom(from: number): number {
    return Math.max(from, this.ring.start, this.log.since);
  }
}
