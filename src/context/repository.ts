/**
 * Where the repository of a folder is, found by looking and nothing else: git itself runs programs that a repository's
 * configuration names (fsmonitor, pager, filters), and a repository may have come from anybody.
 */
import path from 'node:path';
import type { Machine } from './machine.ts';

export interface Repository {
  /** The folder that has the `.git`, without links in it. */
  readonly root: string;
  /** Where its HEAD stands. */
  readonly gitFolder: string;
  readonly form: 'plain' | 'linked worktree' | 'submodule';
}

/** Folders above the current one that are looked at: deeper trees are made by accident or to annoy. */
const LEVELS = 64;

/** A HEAD or a `.git` file holds one path. */
export const LINE_BYTES = 4 * 1024;

/** What `git worktree add` and `git submodule` write, and nothing else. Source: gitrepository-layout(5). */
const FORMS: readonly { readonly where: RegExp; readonly form: Repository['form'] }[] = [
  { where: /\/worktrees\/[^/]+$/, form: 'linked worktree' },
  { where: /\/modules\/.+$/, form: 'submodule' },
];

/** Merely looking there may ask another machine (automounters) or do something (devices). */
const ELSEWHERE = /^\/(?:\/|(?:net|afs|dev|proc|sys)\/)/;

/** The nearest one around `cwd`; null when there is none, or one that is not as git makes it. */
export async function findRepository(machine: Machine, cwd: string): Promise<Repository | null> {
  let root = await machine.resolve(cwd);
  for (let level = 0; root !== null && level < LEVELS; level++) {
    const dotGit = path.join(root, '.git');
    const kind = await machine.kind(dotGit);
    if (kind === 'folder') return { root, gitFolder: dotGit, form: 'plain' };
    if (kind === 'file') return elsewhere(machine, root, dotGit);
    if (kind !== 'none' || root === path.dirname(root)) return null;
    root = path.dirname(root);
  }
  return null;
}

async function elsewhere(machine: Machine, root: string, dotGit: string): Promise<Repository | null> {
  const text = await machine.readFile(dotGit, { limitBytes: LINE_BYTES, links: 'refused' });
  const named = /^gitdir: ([^\n\0]+)\n?$/.exec(text ?? '')?.[1];
  if (named === undefined || named.startsWith('//')) return null;
  const gitFolder = path.resolve(root, named);
  const form = FORMS.find(({ where }) => where.test(gitFolder))?.form;
  if (form === undefined || ELSEWHERE.test(gitFolder) || (await machine.kind(gitFolder)) !== 'folder') return null;
  return { root, gitFolder, form };
}
