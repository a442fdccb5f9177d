/**
 * Reads the variables of the live shell, which its hook writes into files of the session's folder (0600), and removes the files. That of a
 * question is kept until the answer, because the companion may have to be replaced, and the next one gets the same question.
 */
import fs from 'node:fs';
import type { Variable } from '../base/variable.ts';
import { parseVariables } from '../shell/shell-variables.ts';

/** `none`: there is no hook. `unreadable`: it could not write them, or wrote more than is read; then no secret of the shell is known. */
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
  /** Size and time of what was read last: what the hook has written since then is for a later question. */
  private seen: string | null = null;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** What the hook wrote. An empty file is what a full disk leaves of it. */
  read(): ShellVariables {
    try {
      const { size, mtimeMs } = fs.lstatSync(this.file);
      this.seen = `${size} ${mtimeMs}`;
      if (size > VARIABLES_BYTES) return { kind: 'unreadable' };
      const variables = parseVariables(fs.readFileSync(this.file, 'utf8'));
      if (variables === null) return { kind: 'unreadable' };
      // without the tick the command that failed right before the question counts as one that ended after it
      return { kind: 'known', variables, reportedMs: Math.min(mtimeMs + TICK_MS, Date.now()) };
    } catch {
      return { kind: 'unreadable' };
    }
  }

  /** Removes the file. */
  take(): void {
    fs.rmSync(this.file, { force: true });
  }

  /**
   * Removes what was read. An empty file takes its place: the hook could not make one that only the user can read. What the hook has written
   * since then stays: a question that was given up may end when the next one has come.
   */
  remove(): void {
    const { seen } = this;
    this.seen = null;
    try {
      const { size, mtimeMs } = fs.lstatSync(this.file);
      if (size === 0 || (seen !== null && seen !== `${size} ${mtimeMs}`)) return;
      fs.unlinkSync(this.file);
      fs.writeFileSync(this.file, '', { mode: 0o600, flag: 'wx' });
    } catch {
      // the session's folder is gone
    }
  }
}

/**
 * The two files of a session. The hook writes one with every question, and the other with the first command after a suggestion, which no
 * question may follow: a companion that is late, and removes it once it is read, removes nothing that was written for a question since.
 */
export class SessionVariables {
  private readonly asked: VariablesFile;
  private readonly ended: VariablesFile;

  constructor(session: string) {
    this.asked = new VariablesFile(`${session}/variables`);
    this.ended = new VariablesFile(`${session}/variables.ended`);
  }

  read(): ShellVariables {
    const [ended, asked] = [this.ended.read(), this.asked.read()];
    if (ended.kind !== 'known') return asked;
    this.ended.remove();
    return asked.kind === 'known' ? { ...asked, variables: [...ended.variables, ...asked.variables] } : ended;
  }

  /** A question has ended. */
  remove(): void {
    this.asked.remove();
  }
}
