/** Walks a folder as `find` would, and counts the files that it would delete. */
import type { Stats } from 'node:fs';
import path from 'node:path';
import type { Entry, Expression, Find } from './find-expression.ts';
import type { Tally } from './tally.ts';

/** The result of the expression for one entry. */
interface Evaluation {
  holds: boolean;
  deleted: boolean;
  pruned: boolean;
}

/** The circumstances of a find. */
export interface Walk {
  readonly cwd: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** A printed folder is deleted with everything in it (`xargs rm -r`). */
  readonly tree: boolean;
}

/** Adds what a `find` would delete under one of its roots, which is given as it was written. */
export function addFound(find: Find, root: string, walk: Walk, tally: Tally): void {
  const newer = new Map<string, number>();
  const tree = find.tree || (find.by === 'print' && walk.tree);
  const first = tally.stat(path.resolve(walk.cwd, root));
  if (first !== null) visit(root, root === '/' ? '/' : path.basename(root), first, 0);

  /** Whether the entry is deleted. */
  function visit(shown: string, name: string, stat: Stats, depth: number): boolean {
    const file = path.resolve(walk.cwd, shown);
    const isFolder = stat.isDirectory();
    let empty = true;
    // with -delete, a folder is tested after its files: it is empty if all of them were deleted
    const isEmpty = (): boolean => (find.by === 'delete' ? empty : tally.names(file).length === 0);
    const entry = entryOf(shown, name, stat, isEmpty);
    const evaluated = (): Evaluation => {
      const evaluation: Evaluation = { holds: true, deleted: false, pruned: false };
      if (depth >= find.minDepth) evaluation.holds = evaluate(find.expression, entry, evaluation);
      return evaluation;
    };
    // -delete implies -depth: the contents of a folder come first, and -prune does nothing
    const before = find.by === 'delete' ? null : evaluated();
    const whole = before?.deleted === true && tree && isFolder;
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
    const evaluation = before ?? evaluated();
    if (whole || !evaluation.deleted) return whole;
    // rm without -r does not delete folders; -delete keeps those that are not empty and the folder where find started
    if (isFolder && (find.by !== 'delete' || !empty || shown === '.')) return false;
    tally.add(file, stat);
    return true;
  }

  function evaluate(expression: Expression, entry: Entry, evaluation: Evaluation): boolean {
    switch (expression.kind) {
      case 'test':
        return expression.holds(entry, walk.now);
      case 'newer':
        return entry.mtimeMs > reference(expression.file);
      case 'not':
        return !evaluate(expression.of, entry, evaluation);
      case 'and':
        return evaluate(expression.left, entry, evaluation) && evaluate(expression.right, entry, evaluation);
      case 'or':
        return evaluate(expression.left, entry, evaluation) || evaluate(expression.right, entry, evaluation);
      case 'prune':
        evaluation.pruned = true;
        return true;
      case 'print':
      case 'delete':
      case 'remove':
        evaluation.deleted ||= expression.kind === find.by;
        return true;
    }
  }

  /** When a file was changed, read once. No file is newer than one that does not exist. */
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
