/**
 * What the user's own shell says about a command's syntax. `-n` reads and executes nothing: no substitution, no redirection, no
 * `set +n` within, no start-up file (zsh skips even /etc/zshenv then), with an empty environment. Verified with canaries in bash 5.2 and
 * zsh 5.9.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { KINDS, type ShellName } from '../shell/shell-kinds.ts';
import { SHELL_OUTPUT_BYTES } from './check-limits.ts';

/** The shell's complaint in its own words, '' when there is none, null when it could not be asked. */
export type ShellSays = (command: string, signal: AbortSignal) => Promise<string | null>;

export interface WhichShell {
  readonly shell: ShellName;
  readonly shellPath: string;
}

/** A shell that has started and waits for the one command it is asked about: starting it is most of what asking takes. */
export interface WaitingShell {
  /** Once. Never rejects; an aborted question kills the shell and is null. */
  says(command: string, signal: AbortSignal): Promise<string | null>;
  /** Nobody will ask. */
  end(): void;
}

/** Reads its standard input to the end, as a script. */
export function waitingShell({ shell, shellPath }: WhichShell): WaitingShell {
  let child: ChildProcessByStdio<Writable, null, Readable>;
  try {
    child = spawn(shellPath, KINDS[shell].syntaxCheck.args, { cwd: '/', env: {}, stdio: ['pipe', 'ignore', 'pipe'] });
  } catch {
    // no process left
    return { says: async () => null, end: () => {} };
  }
  let said = '';
  const ended = new Promise<string | null>((done) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < SHELL_OUTPUT_BYTES) said += text;
    });
    child.on('error', () => done(null));
    child.on('close', (status, killed) => done(killed === null ? complaint(shell, status, said) : null));
  });
  // it may have ended before it is asked
  child.stdin.on('error', () => {});
  const kill = (): void => void child.kill('SIGKILL');
  return {
    says(command, signal) {
      if (command.includes('\0') || signal.aborted) kill();
      signal.addEventListener('abort', kill, { once: true });
      child.stdin.end(command);
      return ended.finally(() => signal.removeEventListener('abort', kill));
    },
    end: kill,
  };
}

/** Asks a shell that is started for it. */
export const shellSays = (which: WhichShell, command: string, signal: AbortSignal): Promise<string | null> =>
  waitingShell(which).says(command, signal);

/** The first line, without the shell's name and the line's number, which the user did not write. bash warns only of open here-documents. */
function complaint(shell: ShellName, status: number | null, said: string): string {
  const line = said.split('\n')[0] ?? '';
  if (line === '' || (status === 0 && !/here-document .* delimited by end-of-file/.test(line))) return '';
  return line.replace(KINDS[shell].syntaxCheck.complaintPrefix, '').replace(/^warning: /, '');
}
