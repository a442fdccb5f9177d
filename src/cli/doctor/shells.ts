/** Finds the shell that `yosh` would start, by the rules of bin/yosh, and says whether it is new enough. */
import type { Env } from '../../base/env.ts';
import { DEFAULT_SHELL, KINDS, type ShellName, shellOfPath } from '../../shell/shell-kinds.ts';
import { withoutUserStart } from '../../shell/launch.ts';
import { onPath, outputOf } from './program-checks.ts';

export interface FoundShell {
  readonly name: ShellName;
  readonly path: string;
  /** Null when `--version` failed. */
  readonly version: string | null;
}

export const newEnough = (name: ShellName, version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, atLeast] = KINDS[name].oldestVersion;
  return major > least || (major === least && minor >= atLeast);
};

export async function findShell(name: ShellName, env: Env): Promise<FoundShell | null> {
  const own = env['SHELL'];
  const path = onPath(own !== undefined && shellOfPath(own) === name ? own : name, env) ?? onPath(name, env);
  if (path === null) return null;
  const output = await outputOf(path, ['--version'], withoutUserStart(env));
  return { name, path, version: output === null ? null : (/(\d+\.\d+(?:\.\d+)?)/.exec(output)?.[1] ?? null) };
}

/** The shell that `yosh` starts without an argument. */
export const defaultShell = (env: Env): ShellName => shellOfPath(env['SHELL']) ?? DEFAULT_SHELL;
