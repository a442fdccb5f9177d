/**
 * Finds the git repository of a folder by reading files only. git itself is not used: it runs programs that the repository's
 * configuration names (fsmonitor, pager, filters), and a repository is untrusted.
 */
import path from 'node:path';
import type { Machine } from './machine.ts';

export interface Repository {
  /** The folder that holds `.git`, as a path without links. */
  readonly root: string;
  /** The folder that holds HEAD. */
  readonly gitFolder: string;
  readonly form: 'plain' | 'linked worktree' | 'submodule';
}

/** The most parent folders that are searched: deeper trees are accidents or attacks. */
const LEVELS = 64;

/** The largest HEAD or `.git` file that is read: each holds one path. */
export const LINE_BYTES = 4 * 1024;

/** The only paths accepted in a `.git` file: those that `git worktree add` and `git submodule` write. Source: gitrepository-layout(5). */
const FORMS: readonly { readonly where: RegExp; readonly form: Repository['form'] }[] = [
  { where: /\/worktrees\/[^/]+$/, form: 'linked worktree' },
  { where: /\/modules\/.+$/, form: 'submodule' },
];

/** Paths that must not be touched: a look-up there may contact another machine (automounters) or have an effect (devices). */
const ELSEWHERE = /^\/(?:\/|(?:net|afs|dev|proc|sys)\/)/;

/** The nearest repository around `cwd`; null when there is none, or when it does not look like one that git made. */
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
