/** Which commits a branch loses when it is reset to another one: read from the repository's files, within bounds, without running git. */
import path from 'node:path';
import { gitFolderAround, quietRead } from './git-index.ts';
import { GitObjects } from './git-objects.ts';

export interface Commits {
  /** Newest first: short hash and subject. The subjects are untrusted text. */
  readonly newest: readonly { readonly hash: string; readonly subject: string }[];
  readonly count: number;
  /** The bound was reached: there are more. */
  readonly more: boolean;
}

/** Commits that are named. */
const NAMED = 3;
/** Commits that are read: more than a branch is ever reset by, and few enough to be read while the answer is painted. */
const WALKED = 1_000;
const HASH_CHARS = 7;
const REF_BYTES = 1024;
const PACKED_REFS_BYTES = 4 * 1024 * 1024;
/** Symbolic refs that are followed. */
const HOPS = 4;

interface Commit {
  readonly hash: string;
  readonly parents: readonly string[];
  readonly timeS: number;
  readonly subject: string;
}

/** The commits that are reached from HEAD and not from `revision`; null when there are none, or it cannot be known. */
export function commitsGone(cwd: string, revision: string): Commits | null {
  const folder = gitFolderAround(cwd);
  if (folder === null) return null;
  const shared = quietRead(path.join(folder, 'commondir'), REF_BYTES)?.toString('utf8').trim();
  const common = shared === undefined ? folder : path.resolve(folder, shared);
  using objects = new GitObjects(common);
  const read = (hash: string): Commit | null => {
    const found = objects.commit(hash);
    return found === null ? null : parsed(found.hash, found.text);
  };
  const head = refOf(folder, common, 'HEAD');
  const to = resolved(revision, { ref: (name) => refOf(folder, common, name), read, withPrefix: (prefix) => objects.withPrefix(prefix) });
  return head === null || to === null ? null : between(head, to, read);
}

function parsed(hash: string, text: string): Commit | null {
  const end = text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  const time = /^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(head)?.[1];
  if (time === undefined) return null;
  const [subject = ''] =
    end < 0
      ? []
      : text
          .slice(end + 2)
          .trimStart()
          .split('\n', 1);
  return { hash, parents: [...head.matchAll(/^parent ([0-9a-f]{40})$/gm)].map(([, each]) => each as string), timeS: Number(time), subject };
}

/** The hash that a ref holds: `HEAD`, `refs/heads/main`. */
function refOf(folder: string, common: string, name: string, hops = HOPS): string | null {
  if (!/^[\w][\w./+-]*$/.test(name) || name.includes('..')) return null;
  const text = [folder, common].map((each) => quietRead(path.join(each, name), REF_BYTES)?.toString('utf8').trim()).find(Boolean) ?? '';
  const next = /^ref: (\S+)$/.exec(text)?.[1];
  if (next !== undefined) return hops === 0 ? null : refOf(folder, common, next, hops - 1);
  if (/^[0-9a-f]{40}$/.test(text)) return text;
  const packed = name.startsWith('refs/') ? (quietRead(path.join(common, 'packed-refs'), PACKED_REFS_BYTES)?.toString('utf8') ?? '') : '';
  return (
    packed
      .split('\n')
      .find((line) => line.slice(41) === name)
      ?.slice(0, 40) ?? null
  );
}

interface Lookup {
  ref(name: string): string | null;
  read(hash: string): Commit | null;
  withPrefix(prefix: string): string | null;
}

/** Where a name is looked for, in the order of gitrevisions(7). */
const PLACES = ['', 'refs/', 'refs/tags/', 'refs/heads/', 'refs/remotes/'];
/** Generations that one revision may go back. */
const STEPS = 200;

/** The commit of `HEAD~3`, `main`, `origin/main^2~1`, `1a2b3c4`; null for every other form. */
function resolved(revision: string, { ref, read, withPrefix }: Lookup): Commit | null {
  const [, base = '', path = ''] = /^(@|[\w][\w./+-]*)((?:[~^]\d{0,3})*)$/.exec(revision) ?? [];
  if (base === '') return null;
  const name = base === '@' ? 'HEAD' : base;
  const named = PLACES.map((place) => ref(place + name)).find((each) => each !== null) ?? null;
  const hash = named ?? (/^[0-9a-f]{4,40}$/.test(name) ? withPrefix(name) : null);
  let commit = hash === null ? null : read(hash);
  for (const [, sign, digits] of path.matchAll(/([~^])(\d*)/g)) {
    const number = digits === '' ? 1 : Number(digits);
    if (number > STEPS) return null;
    if (sign === '^' && number === 0) continue;
    for (let step = 0; commit !== null && step < (sign === '~' ? number : 1); step++) {
      const parent: string | undefined = commit.parents[sign === '^' ? number - 1 : 0];
      commit = parent === undefined ? null : read(parent);
    }
  }
  return commit;
}

/** Walks from both ends, newest first, until what is left to look at is reached from `to`. Null when an object is missing. */
function between(head: string, to: Commit, read: (hash: string) => Commit | null): Commits | null {
  const first = read(head);
  if (first === null) return null;
  const kept = new Set([to.hash]);
  const seen = new Set([first.hash, to.hash]);
  const waiting = first.hash === to.hash ? [] : [first, to];
  const gone: Commit[] = [];
  let walked = 0;
  while (waiting.some(({ hash }) => !kept.has(hash)) && walked++ < WALKED) {
    const [next] = waiting.splice(waiting.indexOf(waiting.reduce((a, b) => (b.timeS > a.timeS ? b : a))), 1) as [Commit];
    if (!kept.has(next.hash)) gone.push(next);
    for (const hash of next.parents) {
      if (kept.has(next.hash)) kept.add(hash);
      if (seen.has(hash)) continue;
      seen.add(hash);
      const parent = read(hash);
      if (parent === null) return null;
      waiting.push(parent);
    }
  }
  // a clock that went backwards may have shown a commit too early
  const lost = gone.filter(({ hash }) => !kept.has(hash));
  if (lost.length === 0) return null;
  const newest = lost.slice(0, NAMED).map(({ hash, subject }) => ({ hash: hash.slice(0, HASH_CHARS), subject }));
  return { newest, count: lost.length, more: walked > WALKED };
}
