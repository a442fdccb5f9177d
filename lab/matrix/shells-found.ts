/** The shells of this machine, by version. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SHELL_NAMES, type ShellName } from '../../src/shell/shell-kinds.ts';

export interface FoundShell {
  readonly shell: ShellName;
  readonly binary: string;
  readonly version: string;
}

const FOLDERS = ['/bin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The shell of this file, or null when it is none that has a row in the table of shells. */
export function shellAt(binary: string): FoundShell | null {
  let said: string;
  try {
    said = execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
  const shell = SHELL_NAMES.find((name) => said.includes(name));
  const version = /(\d+\.\d+(?:\.\d+)?)/.exec(said)?.[1];
  return shell === undefined || version === undefined ? null : { shell, binary, version };
}

/** Every shell in these folders, one for each version, and those of `more`. Also `bash-5.0` and the like are found. */
export function shellsHere(more: readonly string[], folders: readonly string[] = FOLDERS): readonly FoundShell[] {
  const named = new RegExp(`^(?:${SHELL_NAMES.join('|')})-?[\\d.]*$`);
  const files = folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder)
        .filter((name) => named.test(name))
        .map((name) => path.join(folder, name)),
    );
  const found = [...more, ...files].map(shellAt).filter((one): one is FoundShell => one !== null);
  return [...new Map(found.toReversed().map((one) => [`${one.shell} ${one.version}`, one])).values()].toSorted((a, b) =>
    `${a.shell} ${a.version}`.localeCompare(`${b.shell} ${b.version}`),
  );
}
