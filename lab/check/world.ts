/**
 * The fake machine for the score of the check. Every program and path that the original command names exists, since the folders of its
 * author do not exist here. Manual pages and completion files are those of this machine. A name made by a mistake does not exist.
 */
import path from 'node:path';
import { machineFiles, type CheckWorld } from '../../src/check/check-world.ts';
import { shellSays } from '../../src/check/syntax-shell.ts';

export const HOME = '/home/user';
export const CWD = '/home/user/project';

/** The words of a command that could name a file or a program: without quotes, split at the shell's separators. */
export const wordsOf = (command: string): ReadonlySet<string> =>
  new Set(
    command
      .replace(/["'\\]/g, ' ')
      .split(/[\s;|&()<>`=,:{}$]+/)
      .filter((word) => word !== '')
      .map((word) =>
        path
          .normalize(word)
          .replace(/^~\//, '')
          .replace(/^(?:\.{0,2}\/+)+/, '')
          .replace(/\/\.?$/, ''),
      ),
  );

export function worldOf(command: string, cacheFolder: string | null): CheckWorld {
  const words = wordsOf(command);
  const whole = command.replace(/["'\\]/g, '');
  const isThere = (file: string): boolean => {
    if (file === CWD || file === HOME || file === '/') return true;
    if (path.dirname(file) === '/usr/bin' && words.has(path.basename(file))) return true;
    if ([...words].some((word) => file === word || file.endsWith(`/${word}`))) return true;
    // `file{1,2}` exists with all its numbers
    if (command.includes('{') && [...words].some((word) => word.length > 1 && file.slice(1).startsWith(word))) return true;
    if (command.includes('{') && [...words].some((word) => word.length > 1 && file.startsWith(`${CWD}/${word}`))) return true;
    // a name with a space or a colon in it
    return whole.includes(path.basename(file)) && /[\s:=,;&$]/.test(path.basename(file));
  };
  return {
    shell: 'bash',
    shellPath: '/bin/bash',
    cwd: CWD,
    path: '/usr/bin',
    names: () => false,
    home: HOME,
    os: { id: 'debian', gnu: true, packageManager: 'apt' },
    cacheFolder,
    files: {
      ...machineFiles,
      look: async (file) =>
        file.startsWith('/usr/share/') || (cacheFolder !== null && file.startsWith(cacheFolder))
          ? await machineFiles.look(file)
          : isThere(file)
            ? { kind: 'file', executable: true, bytes: 1, changedMs: 1 }
            : { kind: 'nothing' },
      names: async () => [...words],
      real: async (file) => file,
    },
    shellSays: (text, signal) => shellSays({ shell: 'bash', shellPath: '/bin/bash' }, text, signal),
  };
}
