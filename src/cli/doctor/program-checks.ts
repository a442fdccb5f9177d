/** Runs a program for a check, and finds programs on PATH. */
import { execFile } from 'node:child_process';
import type { Env } from '../../base/env.ts';
import { isProgram, programIn } from '../../base/program-path.ts';
import { PROGRAM_MS } from '../cli-limits.ts';

/** Standard output of a program; null when it cannot be run, fails, or takes longer than PROGRAM_MS. */
export function outputOf(file: string, args: readonly string[], env: Env): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      file,
      [...args],
      { env: env as NodeJS.ProcessEnv, timeout: PROGRAM_MS, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024 },
      (error, stdout) => resolve(error === null ? stdout : null),
    ).stdin?.end();
  });
}

/** The path of a program, as `command -v` finds it, or null. */
export function onPath(program: string, env: Env): string | null {
  if (program.includes('/')) return isProgram(program) ? program : null;
  return programIn((env['PATH'] ?? '/usr/bin:/bin').split(':'), program);
}
