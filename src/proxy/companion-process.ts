/** Starts the companion's process, writes to it, reads from it and ends it. The supervisor handles its messages and replaces it. */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MessageReader } from '../link/link.ts';

export interface CompanionEvents {
  /** May throw on a malformed payload: that ends the companion. */
  message(type: string, payload: Buffer): void;
  /** It ended, did not start (`code` null), or sent a malformed message (`code` null). The last event. */
  ended(code: number | null): void;
}

/** What kept a process from running, as the system reports it. */
export interface Delays {
  /** How long it has waited for a processor since its start, in milliseconds. */
  readonly waitedMs: number;
  /** It waits for a disk at this moment. */
  readonly atDisk: boolean;
}

export interface CompanionProcess {
  /** Bytes sent to it that it has not read yet. */
  readonly backlogBytes: number;
  /** Null where the system does not report them (no Linux), or when it has ended. */
  delays(): Delays | null;
  send(message: Buffer): void;
  /** Kills it if it runs, even when it is stopped; no event follows. */
  close(): void;
}

export interface CompanionProgram {
  readonly file: string;
  readonly session: string;
  readonly env: Readonly<Record<string, string>>;
  /** The PTY master, which a child would inherit. */
  readonly masterFd: number;
}

/** Throws when the system has no descriptor or memory left, or when the session's folder is gone. */
export function startCompanion(program: CompanionProgram, capturing: boolean, events: CompanionEvents): CompanionProcess {
  const child = start(program, capturing);
  let closed = false;
  const ended = (code: number | null): void => {
    if (!closed) events.ended(code);
  };
  const reader = new MessageReader((type, payload) => {
    if (!closed) events.message(type, payload);
  });
  child.on('error', () => ended(null));
  child.on('exit', ended);
  child.stdin?.on('error', () => {});
  child.stdout?.on('error', () => {});
  child.stdout?.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk);
    } catch {
      ended(null);
    }
  });
  return {
    get backlogBytes() {
      return child.stdin?.writableLength ?? 0;
    },
    delays: () => (child.pid === undefined ? null : delaysOf(child.pid)),
    send: (message) => void child.stdin?.write(message),
    close: () => {
      closed = true;
      kill(child);
      child.stdin?.destroy();
      child.stdout?.destroy();
      fs.rmSync(pidFile(program.session), { force: true });
    },
  };
}

/**
 * Starts the program that records the commands of the session, and leaves it these messages. It runs on when this process ends, and has
 * none of its descriptors: with a copy of the master, closing the window would not reach the shell. What does not fit the socket's buffer
 * is lost. Throws as `startCompanion`.
 */
export function startCatchUp({ file, session, env, masterFd }: CompanionProgram, messages: readonly Buffer[]): void {
  const nothing = fs.openSync('/dev/null', 'r+');
  try {
    const others = Array.from({ length: Math.max(1, masterFd - 2) }, () => nothing);
    const recorder = path.join(path.dirname(file), 'recorder.cjs');
    const options = { cwd: '/', env, stdio: ['pipe' as const, nothing, nothing, ...others], detached: true };
    const { spawn } = process.getBuiltinModule('node:child_process');
    const child = spawn(process.execPath, [YOUNG, recorder, session], options);
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    child.stdin?.end(Buffer.concat(messages));
    child.unref();
  } finally {
    fs.closeSync(nothing);
  }
}

/** Ends it and the programs that it started; SIGTERM would not end a stopped process. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // all of them have ended
  }
}

/** The launcher reads from it which process to end with the session. */
const pidFile = (session: string): string => `${session}/companion`;

/** The delays of the process's first thread, which runs its events. Source: Linux, Documentation/scheduler/sched-stats.rst and proc(5). */
function delaysOf(pid: number): Delays | null {
  try {
    // nanoseconds on a processor, nanoseconds waiting for one, and how often
    const [, waitedNs] = fs.readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    // the name of the program is in parentheses and may contain any character
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return { waitedMs: Number(waitedNs) / 1e6, atDisk: stat.charAt(stat.lastIndexOf(')') + 2) === 'D' };
  } catch {
    return null;
  }
}

/**
 * Becomes the companion, which the kernel then kills when this process dies: a stopped one would survive its session. Linux has that in
 * setpriv; elsewhere, and with busybox's setpriv, the launcher alone ends a stopped companion.
 */
const TIED = 'setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$@"; exec "$@"';

/** Megabytes of V8's young generation: by default it grows to 32, which a companion fills without need. */
const YOUNG = '--max-semi-space-size=2';

function start({ file, session, env, masterFd }: CompanionProgram, capturing: boolean): ChildProcess {
  const log = openLog(session);
  // 'ignore' leaves a descriptor above 2 as it is, so the log takes the master's place: if the companion held a copy of the
  // master, closing the window would not reach the shell
  const others = Array.from({ length: Math.max(0, masterFd - 3) }, () => 'ignore' as const);
  try {
    // the first prompt needs no child: it is loaded with the first one
    const { spawn } = process.getBuiltinModule('node:child_process');
    const child = spawn('/bin/sh', ['-c', TIED, 'sh', process.execPath, YOUNG, file, session, capturing ? 'on' : 'off'], {
      cwd: '/',
      env,
      stdio: ['pipe', 'pipe', log, ...others, log],
      detached: true,
    });
    if (child.pid !== undefined) writePid(session, child.pid);
    return child;
  } finally {
    fs.closeSync(log);
  }
}

/** The file for what the companion prints, or none on a full disk. Throws when the folder is gone, or when there are no descriptors. */
function openLog(session: string): number {
  try {
    return fs.openSync(`${session}/companion.log`, 'a', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    return fs.openSync('/dev/null', 'a');
  }
}

function writePid(session: string, pid: number): void {
  try {
    fs.writeFileSync(pidFile(session), `${pid}\n`, { mode: 0o600 });
  } catch {
    // a full disk: the proxy itself ends the companion
  }
}
