/** The fact about installed programs: which of those that change how a command is written are in PATH, and GNU or another userland. */
import path from 'node:path';
import { list, record, text as textOf } from '../base/json.ts';
import { pathFolders } from '../base/program-path.ts';
import { namesWith } from '../programs/index.ts';
import { kept } from './kept-facts.ts';
import type { Machine } from './machine.ts';
import type { Row } from './source.ts';

/**
 * The programs for which there is a choice, the most useful first, since the last ones may be cut off. Programs that every system has
 * (find, grep, tar) are not listed.
 */
const PROGRAMS = namesWith('listed');

const CHARS = 300;

export const installed: Row = {
  name: 'installed',
  chars: CHARS,
  purposes: ['question', 'bare'],
  lasting: true,
  origin: 'system',
  async gather({ machine }) {
    const folders = pathFolders(machine.env['PATH'] ?? '');
    const make = (): Promise<Installed> => search(machine, folders);
    const { userland, programs } = await kept(machine, { name: 'installed', paths: folders, also: [machine.platform], parse, make });
    const text = [`${userland} userland`, ...(programs.length === 0 ? [] : [`in PATH: ${within(programs)}`])].join('; ');
    return { text, value: { kind: 'installed', userland, programs } };
  },
};

interface Installed {
  readonly userland: string;
  /** In the order of `PROGRAMS`. */
  readonly programs: readonly string[];
}

/** Reads a kept value: only names of our own tables are taken from it. */
function parse(value: unknown): Installed | null {
  const { userland, programs } = record(value);
  if (!NAMES.includes(textOf(userland)) || !Array.isArray(programs)) return null;
  const there = new Set(list(programs));
  return { userland: textOf(userland), programs: PROGRAMS.filter((name) => there.has(name)) };
}

async function search(machine: Machine, folders: readonly string[]): Promise<Installed> {
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
  return { userland: await userlandOf(machine, ls ?? ''), programs: PROGRAMS.filter((_, i) => found[i] !== null) };
}

/** The rest is room for the userland at the beginning. */
const LIST_CHARS = CHARS - 40;

const within = (programs: readonly string[]): string => {
  const text = programs.join(' ');
  return text.length <= LIST_CHARS ? text : text.slice(0, text.lastIndexOf(' ', LIST_CHARS));
};

/** The userland of an `ls`, by the path of its real file; the first row that matches counts. */
const USERLANDS: readonly { readonly file: RegExp; readonly name: string }[] = [
  { file: /\/busybox[^/]*$/, name: 'busybox' },
  { file: /\/toybox[^/]*$/, name: 'toybox' },
  { file: /\/(?:uu-|uutils|.*cargo\/bin\/coreutils$)/, name: 'uutils' },
  { file: /coreutils|gnubin/, name: 'GNU' },
];

/** The userland of a system whose `ls` matches no row. */
const OTHERWISE = { linux: 'GNU', other: 'BSD' } as const;

/** Every name that a userland can have. */
const NAMES: readonly string[] = [...USERLANDS.map(({ name }) => name), ...Object.values(OTHERWISE)];

async function userlandOf(machine: Machine, ls: string): Promise<string> {
  const file = (ls === '' ? null : await machine.resolve(ls)) ?? ls;
  const known = USERLANDS.find((row) => row.file.test(file))?.name;
  return known ?? (machine.platform === 'linux' ? OTHERWISE.linux : OTHERWISE.other);
}
