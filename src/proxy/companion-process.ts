/** The companion's process: started, written to, read from and ended. What it says and when it is replaced is the supervisor's. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { MessageReader } from '../link/link.ts';

export interface CompanionEvents {
  /** May throw on a payload that is none: that ends the companion. */
  message(type: string, payload: Buffer): void;
  /** It ended, did not start (`code` null), or speaks nonsense (`code` null). Nothing comes after it. */
  ended(code: number | null): void;
}

export interface CompanionProcess {
  /** Bytes sent that it has not read. */
  readonly backlogBytes: number;
  send(message: Buffer): void;
  /** Ends it if it runs, even when it is stopped; no event follows. */
  close(): void;
}

export interface CompanionProgram {
  readonly file: string;
  readonly session: string;
  readonly env: Readonly<Record<string, string>>;
  /** The PTY's, which a child would inherit. */
  readonly masterFd: number;
}

/** Throws when no descriptor, no memory or no folder is left. */
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

/** Tells the launcher which process to end with the session. */
const pidFile = (session: string): string => `${session}/companion`;

function start({ file, session, env, masterFd }: CompanionProgram, capturing: boolean): ChildProcess {
  const log = fs.openSync(`${session}/companion.log`, 'a', 0o600);
  // 'ignore' leaves a descriptor above 2 as it is, so something has to be put in the master's place: with a copy of it in the
  // companion, closing the window would not reach the shell
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
