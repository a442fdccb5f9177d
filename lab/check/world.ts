/**
 * The world of the score: every program and every path that a command of the corpus names is there, since nobody has the folders of those
 * who wrote it; manual pages and completion files are this machine's own. What an injected mistake names is not there.
 */
import path from 'node:path';
import { machineFiles, type CheckWorld } from '../../src/check/check-world.ts';
import { shellSays } from '../../src/check/syntax-shell.ts';

export const HOME = '/home/user';
const CWD = '/home/user/project';

/** Words as they could name something: quotes off, cut at what the shell cuts at. */
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
    // `file{1,2}` is there with all its numbers
    if (command.includes('{') && [...words].some((word) => word.length > 1 && file.slice(1).startsWith(word))) return true;
    if (command.includes('{') && [...words].some((word) => word.length > 1 && file.startsWith(`${CWD}/${word}`))) return true;
    // a name with a blank or a colon in it
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
