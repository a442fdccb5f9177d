/** Everything outside the proxy's own memory, as the engine sees it; `main.ts` makes the real ones. Types only. */
import type { CompanionEvents, CompanionProcess } from './companion-process.ts';

/** Ends a timer; nothing happens when it has fired. */
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

/** Where keys come from. While it is paused, the user's terminal keeps them, as it does for a program that does not read. */
export interface KeyboardEndpoint {
  pause(): void;
  resume(): void;
}

/** The user's terminal. */
export interface TerminalEndpoint {
  /** Returns when the terminal has taken the bytes from `start` (0) to `end` (the last). They may be reused after the call. */
  write(bytes: Buffer, start?: number, end?: number): void;
  size(): WindowSize;
}

/** The shell's terminal and the shell in it. */
export interface PtyEndpoint {
  /** Number of bytes from `from` on that were taken: fewer, or none, when the shell's input queue is full. All when the shell is gone. */
  write(bytes: Buffer, from: number): number;
  resize(cols: number, rows: number): void;
  /** Output that waits to be read, null when there is none; overwritten by the next call. */
  read(): Buffer | null;
  /** Makes a shell that stopped itself go on. Nothing happens to one that runs, or has ended. */
  continueShell(): void;
  /** Lets the output end after the last byte. */
  releaseSlave(): void;
}

/** The way to the hooks. */
export interface HookEndpoint {
  /** Drops what is unread. */
  clear(): void;
  send(message: Buffer): void;
}

export interface SessionEndpoint {
  /** Null when the session's folder is gone: then no hook waits either. */
  hook(): HookEndpoint | null;
  /** Throws when the system has nothing left to start it with. */
  startCompanion(capturing: boolean, events: CompanionEvents): CompanionProcess;
}

export interface Endpoints {
  readonly keyboard: KeyboardEndpoint;
  readonly terminal: TerminalEndpoint;
  readonly pty: PtyEndpoint;
  readonly session: SessionEndpoint;
  readonly clock: Clock;
  /** The shell's last output was shown: ends the proxy with the shell's status. */
  end(status: number): void;
}
