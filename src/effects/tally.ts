import fs from 'node:fs';
import path from 'node:path';
import { isSecret } from './paths.ts';

/** How long and how far the file system may be looked at. */
export interface Budget {
  readonly ms: number;
  readonly entries: number;
}

/** Within the time in which a thinking line would appear; more is "more than". */
export const RADIUS_BUDGET: Budget = { ms: 40, entries: 50_000 };
/** Files told by name. */
const NOTABLE = 3;
/** Files remembered to be looked up in the index of git. */
const REMEMBERED = 50_000;

/** Files that are none: what the kernel shows of itself. */
const PSEUDO = /^\/(?:proc|sys|dev)(?:\/|$)/;

export interface Name {
  readonly name: string;
  readonly folder: boolean;
}

/**
 * Looks at names and sizes, and adds up. Only lstat and readdir: no file is opened, no link is followed, no other file system is
 * entered (a mounted disk, /proc). Reading a folder may renew its access time where the system keeps those, as `ls` does.
 */
export class Tally {
  files = 0;
  folders = 0;
  /** As du counts: blocks that the disk gives back, a file of several names once. */
  bytes = 0;
  /** Not everything was counted. */
  more = false;
  readonly notable: string[] = [];
  readonly counted: string[] = [];
  private looked = 0;
  private over = false;
  private readonly seen = new Set<string>();
  private readonly end: number;
  private readonly entries: number;

  constructor(budget: Budget) {
    this.end = performance.now() + budget.ms;
    this.entries = budget.entries;
  }

  /** Whether the budget is used up; from then on everything is empty. */
  get spent(): boolean {
    // asking the clock costs as much as an lstat that is cached
    if (this.looked >= this.entries || ((this.looked & 15) === 0 && performance.now() > this.end)) this.over = true;
    this.more ||= this.over;
    return this.over;
  }

  stat(file: string): fs.Stats | null {
    if (this.spent) return null;
    if (PSEUDO.test(file)) {
      this.more = true;
      return null;
    }
    this.looked += 1;
    return fs.lstatSync(file, { throwIfNoEntry: false }) ?? null;
  }

  /** The names in a folder, sorted; none when it cannot be read. */
  names(folder: string): readonly Name[] {
    if (this.spent) return [];
    try {
      return fs
        .readdirSync(folder, { withFileTypes: true })
        .map((each) => ({ name: each.name, folder: each.isDirectory() }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    } catch {
      return [];
    }
  }

  /** Adds one entry, not what is in it. An entry is added once, whatever names it by. */
  add(file: string, stat: fs.Stats): void {
    if (this.seen.has(file)) return;
    this.seen.add(file);
    const inode = `${stat.dev}:${stat.ino}`;
    if (stat.isDirectory() || stat.nlink < 2 || !this.seen.has(inode)) this.bytes += stat.blocks * 512;
    if (!stat.isDirectory() && stat.nlink > 1) this.seen.add(inode);
    if (stat.isDirectory()) this.folders += 1;
    else this.files += 1;
    if (!stat.isDirectory() && this.counted.length < REMEMBERED) this.counted.push(file);
    const name = path.basename(file);
    if (this.notable.length < NOTABLE && ((name === '.git' && stat.isDirectory()) || (isSecret(file) && !stat.isDirectory())))
      this.notable.push(name);
  }

  /** Adds an entry and all that is in it. */
  addTree(root: string): void {
    const first = this.stat(root);
    if (first === null) return;
    const stack: { readonly file: string; readonly stat: fs.Stats }[] = [{ file: root, stat: first }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      this.add(next.file, next.stat);
      if (!next.stat.isDirectory()) continue;
      for (const { name } of this.names(next.file)) {
        const file = path.join(next.file, name);
        const stat = this.stat(file);
        if (stat === null) continue;
        if (stat.dev === first.dev) stack.push({ file, stat });
        else this.more = true;
      }
    }
  }
}
