/** Counts, read-only, the files that a command would delete or overwrite. */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { deadlineOf } from '../base/deadline.ts';
import type { Effects, Target } from './effect-types.ts';
import { expand, inFolderOf, type View } from './expand.ts';
import { parseFind } from './find-expression.ts';
import { addFound } from './find-walk.ts';
import { type Commits, commitsGone } from './git-commits.ts';
import { trackedAround } from './git-index.ts';
import { textsOfLoops } from './loop-text.ts';
import { type NameAsOption, nameAsOption, patternsIn } from './names-as-options.ts';
import { type Budget, RADIUS_BUDGET, Tally } from './tally.ts';

/** The files that a command would delete or overwrite, as they are now. */
export interface Radius {
  /** What would be deleted, folders with their contents; null when the command deletes nothing that can be counted. */
  readonly deletes: {
    readonly files: number;
    readonly folders: number;
    /** Bytes on the disk, as du counts them. */
    readonly bytes: number;
    /** Files among them that git does not track; null when there is no repository or its index is too large. */
    readonly notInGit: number | null;
    /** Names worth mentioning: secrets, a repository. */
    readonly notable: readonly string[];
    /** The budget was used up: the numbers are lower bounds. */
    readonly more: boolean;
  } | null;
  /** Existing files that would be overwritten, as the command names them. */
  readonly overwrites: readonly string[];
  /** Variables in the paths of the command that are not set in the user's shell. */
  readonly unset: readonly string[];
  /** The commits that the branch loses; left out when it loses none. */
  readonly commits?: Commits;
  /** A file that a program would read as its option; left out when there is none. */
  readonly option?: NameAsOption;
  /** The texts of effects with the files of a loop in the place of its variable; left out when there are none. */
  readonly texts?: ReadonlyMap<string, string>;
}

export { RADIUS_BUDGET } from './tally.ts';

/** Overwritten files that are reported. */
const OVERWRITTEN = 20;

/**
 * Counts the files that a command would delete or overwrite, read-only and within a budget; null when there is nothing to count or it
 * cannot be known. Effects on other machines are not counted.
 */
export async function blastRadius(
  effects: Effects,
  view: View,
  budget: Budget = RADIUS_BUDGET,
  now: number = Date.now(),
): Promise<Radius | null> {
  const targets = effects.list.filter(({ elsewhere }) => !elsewhere).flatMap((effect) => effect.targets);
  const loops = effects.list.some(({ named }) => named !== undefined);
  const patterns = patternsIn(effects.text);
  if (targets.length === 0 && !loops && patterns.length === 0) return null;
  // the first access may hang on a dead mount, so it is asynchronous and raced against the time limit
  const deadline = deadlineOf(budget.ms);
  const there = view.disk !== undefined || (await Promise.race([reachable(view.cwd), deadline.passed.then(() => false)]));
  deadline.end();
  if (!there) return null;
  const texts = loops ? textsOfLoops(effects, view, new Tally(budget, view.disk)) : new Map<string, string>();
  const radius = radiusOf(targets, view, new Tally(budget, view.disk), now);
  const option = nameAsOption(patterns, view, new Tally(budget, view.disk));
  if (texts.size === 0 && option === null) return radius;
  return {
    ...(radius ?? { deletes: null, overwrites: [], unset: [] }),
    ...(texts.size === 0 ? {} : { texts }),
    ...(option === null ? {} : { option }),
  };
}

function radiusOf(targets: readonly Target[], view: View, tally: Tally, now: number): Radius | null {
  const unset: string[] = [];
  const overwrites: string[] = [];
  let counting = false;
  let commits: Commits | null = null;
  for (const target of targets) {
    const here = inFolderOf(target.scope, view, tally);
    if (target.kind === 'commits') {
      const revision = expand(target.to, target.scope, view, tally)?.paths ?? [];
      if (here !== null && view.disk === undefined && revision.length === 1) commits = commitsGone(here.cwd, revision[0] as string);
      continue;
    }
    // in a folder that is only known when the line runs there is nothing to count
    if (here === null && target.kind !== 'into' && (target.kind === 'find' || target.how.startsWith('delete'))) return null;
    if (here === null) continue;
    if (target.kind === 'find' || (target.kind === 'path' && (target.how === 'delete' || target.how === 'delete-tree'))) {
      const known = addDeleted(target, here, tally, unset, now);
      if (!known) return unset.length > 0 ? { deletes: null, overwrites, unset } : null;
      counting = true;
    } else overwrites.push(...overwritten(target, here, tally));
  }
  const deletes = counting && unset.length === 0 && (tally.files + tally.folders > 0 || tally.more) ? counted(tally, view) : null;
  if (deletes === null && overwrites.length === 0 && unset.length === 0 && commits === null) return null;
  const files = { deletes, overwrites: [...new Set(overwrites)].slice(0, OVERWRITTEN), unset: [...new Set(unset)] };
  return commits === null ? files : { ...files, commits };
}

const reachable = (folder: string): Promise<boolean> =>
  lstat(folder).then(
    () => true,
    () => false,
  );

function counted(tally: Tally, view: View): NonNullable<Radius['deletes']> {
  const { files, folders, bytes, more, notable } = tally;
  return { files, folders, bytes, more, notable, notInGit: more ? null : notTracked(tally.counted, view) };
}

/** How many files git does not track, those outside its working tree included. Files in `.git` are not counted. */
function notTracked(files: readonly string[], view: View): number | null {
  const first = files[0];
  if (first === undefined) return null;
  const tracked = trackedAround(path.dirname(first)) ?? trackedAround(view.cwd);
  if (tracked === null) return null;
  return files.filter((file) => {
    const inside = path.relative(tracked.root, file);
    return inside.split('/')[0] !== '.git' && !tracked.paths.has(inside);
  }).length;
}

/** Adds what a target would delete; false when that cannot be known. */
function addDeleted(target: Target & { readonly kind: 'path' | 'find' }, view: View, tally: Tally, unset: string[], now: number): boolean {
  if (target.kind === 'path') {
    const expanded = expand(target.arg, target.scope, view, tally);
    if (expanded === null) return false;
    unset.push(...expanded.unset);
    if (expanded.unset.length > 0) return true;
    for (const each of expanded.paths.filter((one) => one !== '')) {
      const file = path.resolve(view.cwd, each);
      const stat = target.how === 'delete-tree' ? null : tally.stat(file);
      if (target.how === 'delete-tree') tally.addTree(file);
      else if (stat !== null && !stat.isDirectory()) tally.add(file, stat);
    }
    return true;
  }
  const find = parseFind(target.args);
  if (find === null) return false;
  const roots = find.roots.length === 0 ? ['.'] : find.roots.map((root) => expand(root, target.scope, view, tally));
  if (roots.some((root) => root === null)) return false;
  for (const root of roots) {
    if (typeof root === 'string') addFound(find, root, { cwd: view.cwd, now, tree: target.tree }, tally);
    else if (root !== null) {
      unset.push(...root.unset);
      for (const each of root.unset.length > 0 ? [] : root.paths) addFound(find, each, { cwd: view.cwd, now, tree: target.tree }, tally);
    }
  }
  return true;
}

/** The files that would be overwritten: those that exist and are not empty. */
function overwritten(target: Target, view: View, tally: Tally): readonly string[] {
  if (target.kind === 'path' && (target.how === 'overwrite' || target.how === 'empty')) {
    const paths = expand(target.arg, target.scope, view, tally)?.paths ?? [];
    return paths.filter((each) => isFile(each, view, tally));
  }
  if (target.kind !== 'into') return [];
  const [place, ...others] = expand(target.place, target.scope, view, tally)?.paths ?? [];
  if (place === undefined || place === '' || others.length > 0) return [];
  if (!(tally.stat(path.resolve(view.cwd, place))?.isDirectory() ?? false)) return isFile(place, view, tally) ? [place] : [];
  return target.sources
    .flatMap((source) => expand(source, target.scope, view, tally)?.paths ?? [])
    .map((source) => path.join(place, path.basename(source)))
    .filter((each) => isFile(each, view, tally));
}

function isFile(file: string, view: View, tally: Tally): boolean {
  if (file === '') return false;
  const stat = tally.stat(path.resolve(view.cwd, file));
  return stat !== null && stat.isFile() && stat.size > 0;
}
