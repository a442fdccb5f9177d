/** Starts the companion's process, writes to it, reads from it and ends it. The supervisor handles its messages and replaces it. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { MessageReader } from '../link/link.ts';

export interface CompanionEvents {
  /** May throw on a malformed payload: that ends the companion. */
  message(type: string, payload: Buffer): void;
  /** It ended, did not start (`code` null), or sent a malformed message (`code` null). The last event. */
  ended(code: number | null): void;
}

export interface CompanionProcess {
  /** Bytes sent to it that it has not read yet. */
  readonly backlogBytes: number;
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
    send: (message) => void child.stdin?.write(message),
    close: () => {
      closed = true;
      // SIGTERM would not end a stopped process
      child.kill('SIGKILL');
      child.stdin?.destroy();
      child.stdout?.destroy();
      fs.rmSync(pidFile(program.session), { force: true });
    },
  };
}

/** The launcher reads from it which process to end with the session. */
const pidFile = (session: string): string => `${session}/companion`;

function start({ file, session, env, masterFd }: CompanionProgram, capturing: boolean): ChildProcess {
  const log = fs.openSync(`${session}/companion.log`, 'a', 0o600);
  // 'ignore' leaves a descriptor above 2 as it is, so the log takes the master's place: if the companion held a copy of the
  // master, closing the window would not reach the shell
  const others = Array.from({ length: Math.max(0, masterFd - 3) }, () => 'ignore' as const);
  try {
    const child = spawn(process.execPath, [file, session, capturing ? 'on' : 'off'], {
      cwd: '/',
      env,
      stdio: ['pipe', 'pipe', log, ...others, log],
      detached: true,
    });
    if (child.pid !== undefined) fs.writeFileSync(pidFile(session), `${child.pid}\n`, { mode: 0o600 });
    return child;
  } finally {
    fs.closeSync(log);
  }
}
