/** Counts files and bytes within a budget of time and entries. */
import fs from 'node:fs';
import path from 'node:path';
import { monotonicMs } from '../base/monotonic.ts';
import { isSecret } from './paths.ts';

/** How long the file system may be read, and how many entries. */
export interface Budget {
  readonly ms: number;
  readonly entries: number;
}

/** Shorter than the delay of the thinking line. When it is used up, the numbers become lower bounds. */
export const RADIUS_BUDGET: Budget = { ms: 40, entries: 50_000 };
/** Notable files that are named. */
const NOTABLE = 3;
/** Files that are remembered, to look them up in the index of git. */
const REMEMBERED = 50_000;

/** Folders of the kernel, which contain no real files. */
const PSEUDO = /^\/(?:proc|sys|dev)(?:\/|$)/;

export interface Name {
  readonly name: string;
  readonly folder: boolean;
}

/** What files there are. */
export interface Disk {
  /** Null when there is no such file. */
  stat(file: string): fs.Stats | null;
  /** The names in a folder, in any order; throws when it cannot be read. */
  names(folder: string): readonly Name[];
}

/** The disk of this machine. */
const MACHINE: Disk = {
  stat: (file) => fs.lstatSync(file, { throwIfNoEntry: false }) ?? null,
  names: (folder) => fs.readdirSync(folder, { withFileTypes: true }).map((each) => ({ name: each.name, folder: each.isDirectory() })),
};

/**
 * Counts files by name and size, with lstat and readdir only: no file is opened, no link is followed, no other file system (a mounted
 * disk, /proc) is entered. Reading a folder may renew its access time where the system keeps those, as `ls` does.
 */
export class Tally {
  files = 0;
  folders = 0;
  /** Counted like du: blocks that the disk would free, a file with several names once. */
  bytes = 0;
  /** Not everything was counted. */
  more = false;
  readonly notable: string[] = [];
  readonly counted: string[] = [];
  private lookups = 0;
  private over = false;
  private readonly seen = new Set<string>();
  private readonly end: number;
  private readonly entries: number;

  private readonly disk: Disk;

  constructor(budget: Budget, disk: Disk = MACHINE) {
    this.disk = disk;
    this.end = monotonicMs() + budget.ms;
    this.entries = budget.entries;
  }

  /** Whether the budget is used up. From then on nothing is read. */
  get spent(): boolean {
    // reading the clock costs as much as a cached lstat
    if (this.lookups >= this.entries || ((this.lookups & 15) === 0 && monotonicMs() > this.end)) this.over = true;
    this.more ||= this.over;
    return this.over;
  }

  stat(file: string): fs.Stats | null {
    if (this.spent) return null;
    if (PSEUDO.test(file)) {
      this.more = true;
      return null;
    }
    this.lookups += 1;
    return this.disk.stat(file);
  }

  /** The names in a folder, sorted; empty when it cannot be read. */
  names(folder: string): readonly Name[] {
    if (this.spent) return [];
    try {
      return this.disk.names(folder).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    } catch {
      return [];
    }
  }

  /** Adds one entry without its contents. An entry is added only once, even if several effects name it. */
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

  /** Adds an entry and everything in it. */
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
