/** Everything outside the proxy's own memory, as the engine sees it; `main.ts` makes the real ones. Types only. */
import type { CompanionEvents, CompanionProcess } from './companion-process.ts';

/** Cancels a timer; does nothing when it has fired. */
export type Cancel = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  after(delayMs: number, run: () => void): Cancel;
  every(delayMs: number, run: () => void): Cancel;
}

/** In character cells. */
export interface WindowSize {
  readonly cols: number;
  readonly rows: number;
}

/** Of a terminal that does not know its size. */
export const DEFAULT_SIZE: WindowSize = { cols: 80, rows: 24 };

/** Where keys come from. While it is paused, the kernel's input queue keeps them, as for any program that does not read. */
export interface KeyboardEndpoint {
  pause(): void;
  resume(): void;
}

/** The user's terminal. */
export interface TerminalEndpoint {
  /** Returns when the terminal has taken the bytes from `start` (default 0) to `end` (default all). They may be reused after the call. */
  write(bytes: Buffer, start?: number, end?: number): void;
  size(): WindowSize;
}

/** The shell's terminal and the shell in it. */
export interface PtyEndpoint {
  /** Returns the number of bytes taken, from `from` on: fewer, or none, when the shell's input queue is full; all when the shell is gone. */
  write(bytes: Buffer, from: number): number;
  resize(cols: number, rows: number): void;
  /** Output that waits to be read, or null; the next call overwrites it. */
  read(): Buffer | null;
  /** Continues a shell that stopped itself. Does nothing to one that runs or has ended. */
  continueShell(): void;
  /** Closes our own slave descriptor, so that the output ends after its last byte. */
  releaseSlave(): void;
}

/** The FIFO to the hooks. */
export interface HookEndpoint {
  /** Drops unread messages. */
  clear(): void;
  send(message: Buffer): void;
}

/** Whether the companion's program is the one that was there when this proxy started. */
export type ProgramState = 'same' | 'replaced' | 'gone';

export interface SessionEndpoint {
  program(): ProgramState;
  /** Null when the session's folder is gone: then no hook can read an answer. */
  hook(): HookEndpoint | null;
  /** Throws when the system has no descriptor or memory left. */
  startCompanion(capturing: boolean, events: CompanionEvents): CompanionProcess;
  /** Leaves these messages to a program that records them behind this process. */
  catchUp(messages: readonly Buffer[]): void;
}

export interface Endpoints {
  readonly keyboard: KeyboardEndpoint;
  readonly terminal: TerminalEndpoint;
  readonly pty: PtyEndpoint;
  readonly session: SessionEndpoint;
  readonly clock: Clock;
  /** Called when the shell's last output was shown: ends the proxy with the shell's status. */
  end(status: number): void;
}
