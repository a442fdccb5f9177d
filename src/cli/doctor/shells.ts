/** Which shell `yosh` would start, by the same rules as bin/yosh, and whether it is new enough. */
import type { ShellName } from '../../shell/wire.ts';
import { onPath, outputOf } from './program.ts';

type Env = Readonly<Record<string, string | undefined>>;

export const OLDEST: Readonly<Record<ShellName, readonly [number, number]>> = { bash: [4, 4], zsh: [5, 1] };

export interface FoundShell {
  readonly name: ShellName;
  readonly path: string;
  /** Null when it could not be asked. */
  readonly version: string | null;
}

export const newEnough = (name: ShellName, version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, atLeast] = OLDEST[name];
  return major > least || (major === least && minor >= atLeast);
};

export async function findShell(name: ShellName, env: Env): Promise<FoundShell | null> {
  const own = env['SHELL'];
  const path = onPath(own !== undefined && own.split('/').at(-1) === name ? own : name, env) ?? onPath(name, env);
  if (path === null) return null;
  // Neither reads a file of the user's so; BASH_ENV would be read by `bash -c`
  const { BASH_ENV: _, ...clean } = env;
  const said = await outputOf(path, ['--version'], clean);
  return { name, path, version: said === null ? null : (/(\d+\.\d+(?:\.\d+)?)/.exec(said)?.[1] ?? null) };
}

/** The one `yosh` starts without being told. */
export const defaultShell = (env: Env): ShellName => (env['SHELL']?.split('/').at(-1) === 'zsh' ? 'zsh' : 'bash');
