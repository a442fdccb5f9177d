/** What waits to be written into the record: the newest of each kind. */
import { type EndedCommand, newestOf } from './ended-command.ts';
import type { MakeEntry, MakeExchange } from './exchange-record.ts';
import type { MakeReplay } from './recording.ts';

/** Entries of a kind: those of a frame log, and of an hour in which the database cannot be written. */
const WAITING = 1_000;
/** Replays: each holds the turns of a whole conversation. */
const REPLAYS = 8;

/** What is written at one time. */
export interface Batch {
  readonly commands: readonly EndedCommand[];
  readonly exchanges: readonly MakeEntry[];
  /** Commands whose output is recorded. */
  readonly outputs: readonly EndedCommand[];
}

export class WaitingEntries {
  private commands: readonly EndedCommand[] = [];
  private exchanges: readonly MakeEntry[] = [];
  private outputs: readonly EndedCommand[] = [];
  /** By the number of their exchange. */
  private readonly replays = new Map<number, MakeReplay>();
  private exchangesEnded = 0;

  addCommand(command: EndedCommand): void {
    this.commands = [...this.commands, command].slice(-WAITING);
    this.outputs = newestOf([...this.outputs, command]);
  }

  add(make: MakeEntry): void {
    this.exchanges = [...this.exchanges, make].slice(-WAITING);
  }

  addExchange(make: MakeExchange, replay: MakeReplay | null): void {
    const number = (this.exchangesEnded += 1);
    if (replay !== null) this.replays.set(number, replay);
    this.replays.delete(number - REPLAYS);
    this.add((clean, look) => ({ ...make(clean), replay: this.replays.get(number)?.(clean, look) ?? null }));
  }

  /** Commands whose output waits, because the secrets in it are not known yet. */
  get withOutput(): readonly EndedCommand[] {
    return this.outputs;
  }

  /** Whether a command or an exchange waits. */
  get hasEntries(): boolean {
    return this.commands.length + this.exchanges.length > 0;
  }

  /** Takes out what can be written. `knownMs`: the secrets in outputs up to this time are known, in milliseconds since 1970. */
  take(knownMs: number): Batch {
    const { commands, exchanges } = this;
    const outputs = this.outputs.filter(({ timeMs }) => timeMs <= knownMs);
    this.outputs = this.outputs.filter(({ timeMs }) => timeMs > knownMs);
    [this.commands, this.exchanges] = [[], []];
    return { commands, exchanges, outputs };
  }

  /** What was taken is written. */
  written(): void {
    if (this.exchanges.length === 0) this.replays.clear();
  }

  /** What was taken could not be written. */
  putBack({ commands, exchanges, outputs }: Batch): void {
    this.commands = [...commands, ...this.commands].slice(-WAITING);
    this.exchanges = [...exchanges, ...this.exchanges].slice(-WAITING);
    this.outputs = newestOf([...outputs, ...this.outputs]);
  }

  drop(): void {
    [this.commands, this.exchanges, this.outputs] = [[], [], []];
    this.replays.clear();
  }
}
