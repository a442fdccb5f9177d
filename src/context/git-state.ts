/** The fact about the current folder's git repository: branch, operation in progress and root, read from git's own state files. */
import path from 'node:path';
import { oneLine } from './fit.ts';
import type { Machine } from './machine.ts';
import { findRepository, LINE_BYTES } from './repository.ts';
import { EVERY_PURPOSE, type Row } from './source.ts';

const BRANCH_CHARS = 80;
const ROOT_CHARS = 60;

export const git: Row = {
  name: 'git',
  chars: 200,
  purposes: EVERY_PURPOSE,
  lasting: false,
  origin: 'untrusted',
  label: "the repository's state",
  async gather({ machine, cwd }) {
    const repository = await findRepository(machine, cwd);
    if (repository === null) return '';
    const { root, gitFolder, form } = repository;
    const [head, underWay, here] = await Promise.all([headOf(machine, gitFolder), operation(machine, gitFolder), machine.resolve(cwd)]);
    // git too does not accept a repository without a HEAD
    if (head === null) return '';
    const up = here === null ? '' : path.relative(here, root);
    const parts = [head, underWay, `root ${up === '' ? 'here' : oneLine(up, ROOT_CHARS)}`, form === 'plain' ? '' : form];
    return parts.filter((part) => part !== '').join(', ');
  },
};

const line = async (machine: Machine, file: string): Promise<string> =>
  (await machine.readFile(file, { limitBytes: LINE_BYTES, links: 'refused' }))?.trim() ?? '';

/** The branch or commit of a HEAD. Null when the file is no HEAD; empty when it names no branch, as in a repository with a reftable. */
async function headOf(machine: Machine, gitFolder: string): Promise<string | null> {
  const head = await line(machine, path.join(gitFolder, 'HEAD'));
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(head)) return `detached at ${head.slice(0, 8)}`;
  const branch = branchIn(head.replace(/^ref: /, ''));
  if (branch === null || !head.startsWith('ref: ')) return null;
  return branch === '.invalid' ? '' : `branch ${branch}`;
}

/** The branch in a ref, null when it is not a valid branch name. Source: git-check-ref-format(1). */
function branchIn(ref: string): string | null {
  const name = /^refs\/heads\/([^\0-\x20\x7f~^:?*[\\]+)$/.exec(ref)?.[1];
  return name === undefined ? null : oneLine(name, BRANCH_CHARS);
}

interface Operation {
  /** The file or folder that git keeps in the repository's folder during the operation. */
  readonly sign: string;
  readonly name: string;
  /** The files with the number of the current step and of all steps. */
  readonly step?: readonly [at: string, of: string];
  /** The file with the branch's name. */
  readonly branch?: string;
}

/**
 * The first one found counts: a rebase also picks commits, and a pick that stopped is part of a sequence.
 * Source: git's contrib/completion/git-prompt.sh.
 */
const OPERATIONS: readonly Operation[] = [
  { sign: 'rebase-merge', name: 'rebase', step: ['rebase-merge/msgnum', 'rebase-merge/end'], branch: 'rebase-merge/head-name' },
  { sign: 'rebase-apply/applying', name: 'am', step: ['rebase-apply/next', 'rebase-apply/last'] },
  { sign: 'rebase-apply', name: 'rebase', step: ['rebase-apply/next', 'rebase-apply/last'], branch: 'rebase-apply/head-name' },
  { sign: 'MERGE_HEAD', name: 'merge' },
  { sign: 'CHERRY_PICK_HEAD', name: 'cherry-pick' },
  { sign: 'REVERT_HEAD', name: 'revert' },
  { sign: 'sequencer', name: 'cherry-pick or revert of several commits' },
  { sign: 'BISECT_LOG', name: 'bisect' },
];

async function operation(machine: Machine, gitFolder: string): Promise<string> {
  const kinds = await Promise.all(OPERATIONS.map(({ sign }) => machine.kind(path.join(gitFolder, sign))));
  const found = OPERATIONS.find((_, i) => kinds[i] === 'file' || kinds[i] === 'folder');
  if (found === undefined) return '';
  const read = (file: string | undefined): Promise<string> | '' => (file === undefined ? '' : line(machine, path.join(gitFolder, file)));
  const [at, of, head] = await Promise.all([read(found.step?.[0]), read(found.step?.[1]), read(found.branch)]);
  const step = [at, of].every((number) => /^\d{1,6}$/.test(number)) ? ` ${at}/${of}` : '';
  const branch = branchIn(head);
  return `${found.name}${step}${branch === null ? '' : ` of ${branch}`} under way`;
}
