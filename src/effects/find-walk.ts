import type { Stats } from 'node:fs';
import path from 'node:path';
import type { Entry, Expression, Find } from './find-expression.ts';
import type { Tally } from './tally.ts';

/** What one entry came to. */
interface Outcome {
  holds: boolean;
  taken: boolean;
  pruned: boolean;
}

/** How find is asked: from here, at this time, and by whom what it prints is deleted. */
export interface Walk {
  readonly cwd: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What is printed is deleted with all that is in it (`xargs rm -r`). */
  readonly tree: boolean;
}

/** Adds what a `find` would take away under one of its roots, given as it was written. */
export function addFound(find: Find, root: string, walk: Walk, tally: Tally): void {
  const newer = new Map<string, number>();
  const tree = find.tree || (find.by === 'print' && walk.tree);
  const first = tally.stat(path.resolve(walk.cwd, root));
  if (first !== null) visit(root, root === '/' ? '/' : path.basename(root), first, 0);

  /** Whether the entry is gone afterwards. */
  function visit(shown: string, name: string, stat: Stats, depth: number): boolean {
    const file = path.resolve(walk.cwd, shown);
    const isFolder = stat.isDirectory();
    let empty = true;
    // a folder whose files were all deleted is empty when its turn comes
    const isEmpty = (): boolean => (find.by === 'delete' ? empty : tally.names(file).length === 0);
    const entry = entryOf(shown, name, stat, isEmpty);
    const ask = (): Outcome => {
      const outcome: Outcome = { holds: true, taken: false, pruned: false };
      if (depth >= find.minDepth) outcome.holds = judged(find.expression, entry, outcome);
      return outcome;
    };
    // -delete implies -depth: what is in a folder comes first, and -prune does nothing
    const before = find.by === 'delete' ? null : ask();
    const whole = before?.taken === true && tree && isFolder;
    if (whole) tally.addTree(file);
    if (isFolder && !whole && before?.pruned !== true && depth < find.maxDepth) {
      for (const each of tally.names(file)) {
        const child = tally.stat(path.join(file, each.name));
        if (child === null || child.dev !== stat.dev) {
          if (child !== null && !find.sameDisk) tally.more = true;
          empty = false;
        } else empty = visit(shown.endsWith('/') ? shown + each.name : `${shown}/${each.name}`, each.name, child, depth + 1) && empty;
      }
    } else if (isFolder && find.by === 'delete') empty = tally.names(file).length === 0;
    const outcome = before ?? ask();
    if (whole || !outcome.taken) return whole;
    // rm without -r leaves folders, -delete those that still hold something, and the folder it started in
    if (isFolder && (find.by !== 'delete' || !empty || shown === '.')) return false;
    tally.add(file, stat);
    return true;
  }

  function judged(expression: Expression, entry: Entry, outcome: Outcome): boolean {
    switch (expression.kind) {
      case 'test':
        return expression.holds(entry, walk.now);
      case 'newer':
        return entry.mtimeMs > reference(expression.file);
      case 'not':
        return !judged(expression.of, entry, outcome);
      case 'and':
        return judged(expression.left, entry, outcome) && judged(expression.right, entry, outcome);
      case 'or':
        return judged(expression.left, entry, outcome) || judged(expression.right, entry, outcome);
      case 'prune':
        outcome.pruned = true;
        return true;
      case 'print':
      case 'delete':
      case 'remove':
        outcome.taken ||= expression.kind === find.by;
        return true;
    }
  }

  /** The time a file was changed, asked once; a file that is not there is older than nothing. */
  function reference(file: string): number {
    const known = newer.get(file) ?? tally.stat(path.resolve(walk.cwd, file))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    newer.set(file, known);
    return known;
  }
}

function entryOf(shown: string, name: string, stat: Stats, isEmpty: () => boolean): Entry {
  const { size, mtimeMs, atimeMs, ctimeMs } = stat;
  return { path: shown, name, type: typeOf(stat), size, mtimeMs, atimeMs, ctimeMs, isEmpty };
}

function typeOf(stat: Stats): string {
  if (stat.isFile()) return 'f';
  if (stat.isDirectory()) return 'd';
  if (stat.isSymbolicLink()) return 'l';
  if (stat.isFIFO()) return 'p';
  if (stat.isSocket()) return 's';
  return stat.isBlockDevice() ? 'b' : 'c';
}
