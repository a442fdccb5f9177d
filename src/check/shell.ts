/**
 * What the user's own shell says about a command's syntax. `-n` reads and executes nothing: no substitution, no redirection, no
 * `set +n` within, no start-up file (zsh skips even /etc/zshenv then), with an empty environment. Verified with canaries in bash 5.2 and
 * zsh 5.9.
 */
import { spawn } from 'node:child_process';
import { SHELL_OUTPUT_BYTES } from './limits.ts';

/** The shell's complaint in its own words, '' when there is none, null when it could not be asked. */
export type ShellSays = (command: string, signal: AbortSignal) => Promise<string | null>;

export interface WhichShell {
  readonly shell: 'bash' | 'zsh';
  readonly shellPath: string;
}

/**
 * Interactive shells and those of this table differ in no option that syntax depends on, but for bash's `extglob`, which most
 * completions switch on: `!(a)` is taken for right. `--` keeps a command that begins with a dash from being an option.
 */
const ARGS: Readonly<Record<'bash' | 'zsh', readonly string[]>> = {
  bash: ['--norc', '--noprofile', '-O', 'extglob', '-n', '-c', '--'],
  zsh: ['-f', '-n', '-c', '--'],
};

/** Asks the shell. Never rejects; an aborted question kills the shell and is null. */
export function shellSays({ shell, shellPath }: WhichShell, command: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((done) => {
    let said = '';
    try {
      const child = spawn(shellPath, [...ARGS[shell], command], {
        cwd: '/',
        env: {},
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
        killSignal: 'SIGKILL',
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        if (said.length < SHELL_OUTPUT_BYTES) said += text;
      });
      child.on('error', () => done(null));
      child.on('close', (status, killed) => done(killed === null ? complaint(shell, status, said) : null));
    } catch {
      // a NUL in the command
      done(null);
    }
  });
}

/** The first line, without the shell's name and the line's number, which the user did not write. bash warns only of open here-documents. */
function complaint(shell: 'bash' | 'zsh', status: number | null, said: string): string {
  const line = said.split('\n')[0] ?? '';
  if (line === '' || (status === 0 && !/here-document .* delimited by end-of-file/.test(line))) return '';
  return line.replace(shell === 'bash' ? /^.*?: (?:-c: )?(?:line \d+: )?/ : /^.*?:(?:\d+:)? /, '').replace(/^warning: /, '');
}
