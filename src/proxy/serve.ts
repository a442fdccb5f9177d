/**
 * Everything behind the start of the shell.
 * The launcher reads the file `ended`: `ended <status>` in it means that the shell really ran and ended.
 * The launcher has put the terminal into raw mode and restores it however this process ends: so no signal that ends a process is
 * handled here.
 */
import fs from 'node:fs';
import type { Nonce } from '../shell/wire.ts';
import { systemClock } from './clock.ts';
import { removeDeadSessions } from './dead-sessions.ts';
import { HANGUP_STATUS, ProxyEngine } from './engine.ts';
import { openInput } from './input.ts';
import { OuterTerminal } from './outer.ts';
import { Session } from './proxy-session.ts';
import type { Pty } from './pty.ts';
import { ringBytes } from './settings.ts';

const STDIN = 0;
const STDOUT = 1;
/** The first prompt comes first: a new shell reads its files for up to a second. */
const REMOVE_AFTER_MS = 2_000;

interface Started {
  readonly root: string;
  /** The session's. */
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly nonce: Nonce;
  readonly pty: Pty;
  /** The shell's status and signal. */
  readonly exited: Promise<readonly [code: number, signal: number]>;
}

const hungUp = (): never => process.exit(HANGUP_STATUS);

/** Throws when the session's folder has gone. The launcher opens a plain shell then. */
export function serve({ root, folder, env, nonce, pty, exited }: Started): void {
  // behind the shell's start: it takes as long as the shell's own files
  const terminal = new OuterTerminal(STDOUT, hungUp);

  const keyboard = openInput(STDIN, (bytes) => engine.keys(bytes));
  const output = openInput(pty.masterFd, (bytes) => engine.output(bytes));
  const session = new Session({ file: `${root}/dist/companion.cjs`, session: folder, env, masterFd: pty.masterFd });
  const ended = fs.openSync(`${folder}/ended`, 'r+'); // the folder may be gone by then
  const end = (status: number): never => {
    fs.writeSync(ended, `ended ${status}\n`);
    process.exit(status);
  };
  const engine = new ProxyEngine({ nonce, ringBytes: ringBytes(env) }, { keyboard, terminal, pty, session, clock: systemClock, end });

  process.on('exit', () => engine.ending());
  void exited.then(([code, signal]) => engine.shellExited(code, signal));
  keyboard.on('end', hungUp).on('error', hungUp).resume();
  output
    .on('end', () => engine.outputEnded())
    .on('error', () => engine.outputEnded())
    .resume();
  process.on('SIGHUP', hungUp); // from the launcher, whose window may close while its terminal stays open
  process.on('SIGWINCH', () => engine.resized());
  engine.resized(); // the window may have changed since the shell was started
  process.on('SIGCHLD', () => engine.childStopped());
  setTimeout(() => removeDeadSessions(folder, env, pty.masterFd), REMOVE_AFTER_MS).unref();
}
