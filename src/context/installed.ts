/** The fact about installed programs: which of those that change how a command is written are in PATH, and GNU or another userland. */
import path from 'node:path';
import { about, programNames } from '../programs/index.ts';
import { LISTED_GROUPS } from '../programs/program.ts';
import type { Machine } from './machine.ts';
import type { Row } from './source.ts';

/**
 * The programs for which there is a choice, the most useful first, since the last ones may be cut off. Programs that every system has
 * (find, grep, tar) are not listed.
 */
const PROGRAMS = programNames()
  .flatMap((name) => {
    const { listed } = about(name);
    return listed === undefined ? [] : [{ name, group: LISTED_GROUPS.indexOf(listed) }];
  })
  .toSorted((a, b) => a.group - b.group)
  .map(({ name }) => name);

const CHARS = 300;

/** The most folders of a PATH that are searched. */
const FOLDERS = 64;

export const installed: Row = {
  name: 'installed',
  chars: CHARS,
  purposes: ['question', 'bare'],
  lasting: true,
  origin: 'system',
  async gather({ machine }) {
    const folders = pathFolders(machine.env['PATH'] ?? '');
    const names = await Promise.all(folders.map((folder) => machine.names(folder)));
    const where = async (program: string): Promise<string | null> => {
      for (const [i, folder] of folders.entries()) {
        if (names[i]?.has(program) !== true) continue;
        const file = path.join(folder, program);
        if (await machine.runnable(file)) return file;
      }
      return null;
    };
    const [ls, ...found] = await Promise.all([where('ls'), ...PROGRAMS.map(where)]);
    const programs = PROGRAMS.filter((_, i) => found[i] !== null);
    const tools = await userland(machine, ls ?? '');
    const text = [`${tools} userland`, ...(programs.length === 0 ? [] : [`in PATH: ${within(programs)}`])].join('; ');
    return { text, value: { kind: 'installed', userland: tools, programs } };
  },
};

/** The rest is room for the userland at the beginning. */
const LIST_CHARS = CHARS - 40;

const within = (programs: readonly string[]): string => {
  const text = programs.join(' ');
  return text.length <= LIST_CHARS ? text : text.slice(0, text.lastIndexOf(' ', LIST_CHARS));
};

/** The absolute folders of a PATH, each once. Relative ones are left out: anyone may have put programs into the current folder. */
export const pathFolders = (list: string): readonly string[] =>
  [...new Set(list.split(':').filter((folder) => folder.startsWith('/')))].slice(0, FOLDERS);

/** The userland of an `ls`, by the path of its real file; the first row that matches counts. */
const USERLANDS: readonly { readonly file: RegExp; readonly name: string }[] = [
  { file: /\/busybox[^/]*$/, name: 'busybox' },
  { file: /\/toybox[^/]*$/, name: 'toybox' },
  { file: /\/(?:uu-|uutils|.*cargo\/bin\/coreutils$)/, name: 'uutils' },
  { file: /coreutils|gnubin/, name: 'GNU' },
];

async function userland(machine: Machine, ls: string): Promise<string> {
  const file = (ls === '' ? null : await machine.resolve(ls)) ?? ls;
  const known = USERLANDS.find((row) => row.file.test(file))?.name;
  return known ?? (machine.platform === 'linux' ? 'GNU' : 'BSD');
}
