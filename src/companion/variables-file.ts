/**
 * Reads the variables of the live shell, which its hook writes with each question into a file of the session's folder (0600), and removes
 * the file. During a question it is kept, because the companion may have to be replaced, and the next one gets the same question.
 */
import fs from 'node:fs';
import type { Variable } from '../base/variable.ts';
import { parseVariables } from '../shell/shell-variables.ts';

/** `none`: no hook has written any. `unreadable`: one tried, or wrote more than is read; then no secret of the shell is known. */
export type ShellVariables =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  /** `reportedMs`: when they were written, in milliseconds since 1970. */
  | { readonly kind: 'known'; readonly variables: readonly Variable[]; readonly reportedMs: number };

/** Bytes; a shell with a large framework has 200 kB of variables. */
const VARIABLES_BYTES = 16 * 1024 * 1024;

/** The time of a file is that of the kernel's last clock tick: up to 10 ms before it was written (CONFIG_HZ=100). */
const TICK_MS = 10;

export class VariablesFile {
  /** What is in the file was read to its end. */
  private isRead = false;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  read(): ShellVariables {
    let text = '';
    let reportedMs = 0;
    try {
      const { size, mtimeMs } = fs.lstatSync(this.file);
      // without this the command that failed right before the question counts as one that ended after it
      reportedMs = Math.min(mtimeMs + TICK_MS, Date.now());
      if (size > VARIABLES_BYTES) return { kind: 'unreadable' };
      text = fs.readFileSync(this.file, 'utf8');
    } catch {
      return { kind: 'none' };
    }
    if (text === '') return { kind: 'none' };
    const variables = parseVariables(text);
    this.isRead = variables !== null;
    return variables === null ? { kind: 'unreadable' } : { kind: 'known', variables, reportedMs };
  }

  /** Removes the file. */
  take(): void {
    fs.rmSync(this.file, { force: true });
  }

  /**
   * Removes what was read to its end. When the command that asks is reported, the hook may be writing the variables of the question, and
   * goes on writing to the file that it has opened.
   */
  removeRead(): void {
    if (this.isRead) this.remove();
  }

  /** Removes what the hook wrote. An empty file takes its place: the hook could not make one that only the user can read. */
  remove(): void {
    this.isRead = false;
    try {
      if (fs.lstatSync(this.file).size === 0) return;
      fs.unlinkSync(this.file);
      fs.writeFileSync(this.file, '', { mode: 0o600, flag: 'wx' });
    } catch {
      // the session's folder is gone
    }
  }
}
