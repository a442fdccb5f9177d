/**
 * Asks the user's own shell about the syntax of a command. With `-n` it parses and executes nothing: no substitution, no redirection, no
 * `set +n` in the command, no start-up file (zsh then skips even /etc/zshenv). The environment is empty. Verified with canaries in bash 5.2
 * and zsh 5.9.
 */
import type { ChildProcess } from 'node:child_process';
import { KINDS, type ShellName } from '../shell/shell-kinds.ts';
import { SHELL_OUTPUT_BYTES } from './check-limits.ts';

/** The syntax error that the shell reports; '' when there is none, null when the shell could not be asked. */
export type ShellSays = (command: string, signal: AbortSignal) => Promise<string | null>;

export interface WhichShell {
  readonly shell: ShellName;
  readonly shellPath: string;
}

/** A started shell that waits for one command. Starting it takes most of the time. */
export interface WaitingShell {
  /** Call it once. Never rejects; aborting kills the shell, and the result is null. */
  says(command: string, signal: AbortSignal): Promise<string | null>;
  /** Ends the shell without asking it. */
  end(): void;
}

/** Starts a shell that reads its standard input to the end, as a script. */
export function waitingShell({ shell, shellPath }: WhichShell): WaitingShell {
  let child: ChildProcess;
  try {
    const { spawn } = process.getBuiltinModule('node:child_process');
    child = spawn(shellPath, KINDS[shell].syntaxCheck.args, { cwd: '/', env: {}, stdio: ['pipe', 'ignore', 'pipe'] });
  } catch {
    // no process can be started
    return { says: async () => null, end: () => {} };
  }
  let output = '';
  const ended = new Promise<string | null>((done) => {
    child.on('error', () => done(null));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < SHELL_OUTPUT_BYTES) output += text;
    });
    child.on('close', (status, killed) => done(killed === null ? complaint(shell, status, output) : null));
  });
  // the shell may have ended before it is asked; without a descriptor for it there is no stream either, and the error comes later
  child.stdin?.on('error', () => {});
  const kill = (): void => void child.kill('SIGKILL');
  return {
    says(command, signal) {
      if (command.includes('\0') || signal.aborted) kill();
      signal.addEventListener('abort', kill, { once: true });
      child.stdin?.end(command);
      return ended.finally(() => signal.removeEventListener('abort', kill));
    },
    end: kill,
  };
}

/** Starts a shell and asks it. */
export const shellSays = (which: WhichShell, command: string, signal: AbortSignal): Promise<string | null> =>
  waitingShell(which).says(command, signal);

/** The first line of the output, without the name of the shell and the line number. bash only warns about open here-documents. */
function complaint(shell: ShellName, status: number | null, output: string): string {
  const line = output.split('\n')[0] ?? '';
  if (line === '' || (status === 0 && !/here-document .* delimited by end-of-file/.test(line))) return '';
  return line.replace(KINDS[shell].syntaxCheck.complaintPrefix, '').replace(/^warning: /, '');
}
