/**
 * The database file of the record: opened when it is first needed, checked, and given up for this process when it cannot be used. Nothing
 * here throws. SQLite is part of the runtime and is loaded with the first use.
 */
import fs from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Removed, StateFolder } from '../state/folder.ts';
import { removeOldFiles, takeOver } from './old-files.ts';
import { HAS_CONVERSATIONS, MIGRATIONS } from './record-tables.ts';

export const RECORD_FILE = 'record.db';
/** Where a database is moved that SQLite cannot read, so that it can be looked at; the one before it is replaced. */
const BROKEN_FILE = 'record.broken.db';
/** The files that SQLite makes beside a database. */
const PARTS = ['', '-wal', '-shm'];

/** How long a writer waits for another one. A batch of another terminal takes a few milliseconds; later is soon enough for the rest. */
const BUSY_MS = 250;
/** The bound of the file, which SQLite itself keeps: above it a write fails. */
export const RECORD_BYTES = 100 * 1024 * 1024;
/** SQLite's own default, which the bound is counted in. */
const PAGE_BYTES = 4096;
/** About the 1,000 pages after which SQLite makes a checkpoint by itself: a larger journal is cut to this. */
const LARGEST_JOURNAL_BYTES = 4 * 1024 * 1024;
/** Memory for pages: larger ones save nothing here, and the companion promises to stay small. */
const CACHE_KIB = 1024;

/**
 * `none`: there is no file, or no home. `newer`: written by a newer version of this program. `busy`: another process writes. `full`: the
 * disk, or the bound of the file. `unwritable`: the file cannot be opened or written, or what is in its place is not ours.
 */
export type Trouble = 'none' | 'newer' | 'busy' | 'full' | 'unwritable';

export type Used<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

type Fault = Exclude<Trouble, 'none' | 'newer'> | 'corrupt';

/** The primary result codes of SQLite (https://www.sqlite.org/rescode.html), and one extended code. */
const FAULTS: Readonly<Record<number, Fault>> = { 5: 'busy', 6: 'busy', 11: 'corrupt', 13: 'full', 26: 'corrupt' };
const IOERR_SHORT_READ = 522;

function faultOf(error: unknown): Fault {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  if (typeof code !== 'number') return 'unwritable';
  return code === IOERR_SHORT_READ ? 'corrupt' : (FAULTS[code & 0xff] ?? 'unwritable');
}

class Newer extends Error {}

export class RecordFile {
  private open: { readonly db: DatabaseSync; readonly inode: number } | null = null;
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  /**
   * Does the work on the open database. `make` says whether a missing one is made. A database that cannot be read is moved aside, and the
   * work is done once more on a new one.
   */
  use<T>(make: boolean, work: (db: DatabaseSync) => T): Used<T> {
    const first = this.attempt(make, work);
    if (first.ok || first.trouble !== 'corrupt') return first as Used<T>;
    this.setAside();
    const second = this.attempt(make, work);
    return second.ok || second.trouble !== 'corrupt' ? (second as Used<T>) : { ok: false, trouble: 'unwritable' };
  }

  /** Does the work in one transaction that excludes other writers. */
  write<T>(make: boolean, work: (db: DatabaseSync) => T): Used<T> {
    return this.use(make, (db) => inTransaction(db, work));
  }

  close(): void {
    const { open } = this;
    this.open = null;
    try {
      open?.db.close();
    } catch {
      // nothing is lost: what is committed is in the file
    }
  }

  /** Bytes of the database and the files beside it; 0 without one. */
  get bytes(): number {
    const file = this.folder.place(RECORD_FILE, false);
    if (file === null) return 0;
    return PARTS.reduce((sum, part) => sum + (fs.statSync(file + part, { throwIfNoEntry: false })?.size ?? 0), 0);
  }

  /** Whether there is a database that was moved aside. */
  get broken(): boolean {
    return this.folder.place(BROKEN_FILE, false) !== null;
  }

  removeBroken(): Removed {
    const done = PARTS.map((part) => this.folder.remove(BROKEN_FILE + part));
    if (done.includes('stuck')) return 'stuck';
    return done.includes('gone') ? 'gone' : 'none';
  }

  private attempt<T>(make: boolean, work: (db: DatabaseSync) => T): Used<T> | { readonly ok: false; readonly trouble: 'corrupt' } {
    try {
      const db = this.database(make);
      return db === null ? { ok: false, trouble: 'none' } : { ok: true, value: work(db) };
    } catch (error) {
      if (error instanceof Newer) return { ok: false, trouble: 'newer' };
      const trouble = faultOf(error);
      // a connection is of no use after a failure that is not about other processes
      if (trouble !== 'busy' && trouble !== 'full') this.close();
      return { ok: false, trouble };
    }
  }

  /** The open database; opened again when its file was removed or replaced. Null when there is none. */
  private database(make: boolean): DatabaseSync | null {
    const file = this.folder.place(RECORD_FILE, make);
    if (file === null) {
      this.close();
      // a file that cannot be made, cannot be read or is not ours
      if (make || this.folder.blocked(RECORD_FILE) !== null) throw new Error('no file');
      return null;
    }
    const inode = fs.statSync(file).ino;
    if (this.open?.inode === inode) return this.open.db;
    this.close();
    const db = connect(file, this.folder);
    this.open = { db, inode };
    return db;
  }

  /** Moves the unreadable database aside, unless another process has done so meanwhile. */
  private setAside(): void {
    const file = this.folder.place(RECORD_FILE, false);
    this.close();
    if (file === null) return;
    try {
      const target = file.slice(0, -RECORD_FILE.length) + BROKEN_FILE;
      for (const part of PARTS) fs.rmSync(target + part, { force: true });
      fs.renameSync(file, target);
      for (const part of PARTS.slice(1)) fs.rmSync(file + part, { force: true });
    } catch {
      // a read-only disk: the second attempt fails too
    }
  }
}

function connect(file: string, folder: StateFolder): DatabaseSync {
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
  const db = new Database(file, { timeout: BUSY_MS });
  try {
    prepare(db, folder);
    // also those of a terminal that an older version still runs in
    removeOldFiles(folder);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

function prepare(db: DatabaseSync, folder: StateFolder): void {
  const found = versionOf(db);
  if (found > MIGRATIONS.length) throw new Newer();
  // takes the lock of a writer, and is only of use before the first table
  if (found === 0) db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  db.exec(`
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA journal_size_limit = ${LARGEST_JOURNAL_BYTES};
    PRAGMA max_page_count = ${RECORD_BYTES / PAGE_BYTES};
  `);
  if (found === MIGRATIONS.length) return;
  inTransaction(db, () => {
    // another process may have done it meanwhile
    const version = versionOf(db);
    if (version > MIGRATIONS.length) throw new Newer();
    for (const migration of MIGRATIONS.slice(version)) db.exec(migration);
    if (version < HAS_CONVERSATIONS) takeOver(db, folder);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

function inTransaction<T>(db: DatabaseSync, work: (db: DatabaseSync) => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work(db);
    db.exec('COMMIT');
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
