/**
 * Hands what happened in the terminal to the program that records it: when this process ends, and when nothing has happened at the prompt for a
 * while and no companion saw it. That program learns from errors, so it gets the end of the output of each command that failed.
 */
import { frameMessage, ringMessage, sizeMessage } from '../link/link.ts';
import { Alarm } from './alarm.ts';
import type { Clock, SessionEndpoint } from './proxy-endpoints.ts';
import type { Screen } from './screen.ts';

/** From the last prompt on. Most errors are fixed within it, and the user no longer types by then. */
const IDLE_MS = 120_000;
/** Failed commands whose output goes along, and bytes of each: all of it has to fit the buffer of a socket. */
const OUTPUTS = 16;
const OUTPUT_BYTES = 4_096;
/** A fix is looked for among so many commands. */
const COMMANDS = 24;

const isFailed = (body: Buffer): boolean => /^D;(?!0;)\d+;/.test(body.toString('latin1', 0, 8));

export class LeftBehind {
  /** When the newest command ended that was handed over. */
  private takenMs = 0;
  private readonly session: SessionEndpoint;
  private readonly screen: Screen;
  private readonly idle: Alarm;
  private readonly isSeen: () => boolean;

  /** @param isSeen whether a companion runs: it records by itself. */
  constructor(session: SessionEndpoint, screen: Screen, clock: Clock, isSeen: () => boolean) {
    this.session = session;
    this.screen = screen;
    this.idle = new Alarm(clock, () => this.rested());
    this.isSeen = isSeen;
  }

  /** The shell draws its prompt. */
  prompted(): void {
    this.idle.set(IDLE_MS);
  }

  /** This process ends. */
  ending(): void {
    if (this.screen.log.lastOffset('D') !== null) this.leave();
  }

  private rested(): void {
    const ended = this.screen.log.frames.filter(({ body }) => body[0] === 'D'.charCodeAt(0));
    const newestMs = ended.at(-1)?.timeMs ?? 0;
    if (this.isSeen() || newestMs <= this.takenMs || !ended.slice(-COMMANDS).some(({ body }) => isFailed(body))) return;
    this.takenMs = newestMs;
    this.leave();
  }

  private leave(): void {
    const { frames, sizes } = this.screen.log;
    this.session.catchUp([...frames.map(frameMessage), ...sizes.map(sizeMessage), ...this.outputs()]);
  }

  private outputs(): readonly Buffer[] {
    const { log, ring } = this.screen;
    const failed = log.frames.flatMap(({ offset, body }, at) =>
      isFailed(body) ? [{ from: log.frames[at - 1]?.offset ?? offset, to: offset }] : [],
    );
    return failed.slice(-OUTPUTS).map((output) => {
      const from = this.screen.ownedFrom(Math.max(output.from, output.to - OUTPUT_BYTES));
      return ringMessage({ from, bytes: ring.read(from, output.to) });
    });
  }
}
