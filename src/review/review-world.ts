/** Makes the world that a review checks a suggestion against: the user's shell and the machine. */
import fs from 'node:fs';
import path from 'node:path';
import { ownFolder, xdgFolder } from '../base/own-folder.ts';
import { pathFolders, programIn } from '../base/program-path.ts';
import { type CheckWorld, machineWorld, type Os, osOf, type WaitingShell, waitingShell } from '../check/index.ts';
import type { Place } from '../session/session.ts';
import { DEFAULT_SHELL, shellNamed } from '../shell/shell-kinds.ts';
import type { ShellNames } from './shell-names.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The shell and the machine as they are now. */
export function checkWorld({ shell, cwd }: Place, names: ShellNames, env: Env): CheckWorld {
  const folders = pathFolders(names.path || (env['PATH'] ?? ''));
  const home = env['HOME'] ?? '/';
  const name = shellNamed(shell) ?? DEFAULT_SHELL;
  const cache = xdgFolder('cache', env);
  return machineWorld({
    shell: name,
    shellPath: programIn(folders, name) ?? `/bin/${name}`,
    cwd,
    path: folders.join(':'),
    names: (word) => names.has(word),
    home,
    os: thisOs(),
    cacheFolder: cache !== null && ownFolder(path.join(cache, 'yosh')) ? path.join(cache, 'yosh', 'check') : null,
  });
}

/** A `-n` shell that was started before it is needed. */
export interface Spare extends WaitingShell {
  readonly shellPath: string;
}

/** The caller calls `end()` when it has no use for the shell any more. */
export const spareShell = (world: CheckWorld): Spare => ({ ...waitingShell(world), shellPath: world.shellPath });

/** The world with a started shell, which answers its first request. */
export function withSpare(world: CheckWorld, spare: Spare | null): CheckWorld {
  if (spare?.shellPath !== world.shellPath) return world;
  let waiting: Spare | null = spare;
  const shellSays: CheckWorld['shellSays'] = (command, signal) => {
    const shell = waiting;
    waiting = null;
    return shell === null ? world.shellSays(command, signal) : shell.says(command, signal);
  };
  return { ...world, shellSays };
}

let known: Os | null = null;

/** Looked up once: the system does not change while a terminal is open. */
function thisOs(): Os {
  known ??= osOf(process.platform, osRelease());
  return known;
}

/** Source: os-release(5). */
function osRelease(): string | null {
  try {
    return fs.readFileSync('/etc/os-release', 'utf8');
  } catch {
    return null;
  }
}
