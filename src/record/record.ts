/** Writes what is recorded, in batches, and keeps the file within its bounds. Nothing here throws. */
import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '../base/assert-never.ts';
import type { Env } from '../base/env.ts';
import { recordId } from '../base/record-id.ts';
import type { Selection } from '../base/selection.ts';
import { type CommandEntry, type Entry, type ExchangeEntry, IMPORTED, type OutcomeEntry, type OutputEntry } from './entries.ts';
import { addTextFunctions, type Forgotten, forgetSelected } from './forget-selected.ts';
import { RecordFile, RECORD_BYTES, type Trouble } from './record-file.ts';
import { EMPTIED, type Kind, KNOWN_FROM } from './record-tables.ts';
import { addReplay, forgetInReplays, pruneReplays } from './replays.ts';
import { addSent, forgetInSent, type SentEntry } from './sent.ts';
import { StateFolder } from '../state/folder.ts';

/** Output is kept for this long: it is long, and of use only while its error is remembered. */
const OUTPUT_DAYS = 90;
const DAY_US = 24 * 60 * 60 * 1_000_000;
/** Part of the bound from which the oldest rows are removed, so that a write seldom fails. */
const CROWDED = 0.95;
/** Rows removed at a time: more would keep other terminals waiting. */
const PRUNED_ROWS = 500;
/** Outputs that are too old, removed at a time; the rest waits for the next write. */
const OLD_OUTPUTS = 100;
/** Unused pages that stay in the file: 1 MB that the next writes fill, without growing it again. */
const SPARE_PAGES = 256;
/** A longer command is not recorded: cut, it would be another command. */
export const COMMAND_CHARS = 16 * 1024;
/** Characters of an answer; the terminal had the rest. */
const ANSWER_CHARS = 4_000;

const MENTIONS = ['question', 'command', 'answer', 'outcome'].map((column) => `has_text(${column}, $text)`).join(' OR ');

type Row = Readonly<Record<string, unknown>>;

/** How much is recorded, for `doctor` and `log`. */
export interface RecordFacts {
  readonly bytes: number;
  readonly commands: number;
  readonly outputs: number;
  readonly exchanges: number;
  readonly lessons: number;
  readonly replays: number;
  /** Milliseconds since 1970; null when no command has a known time. */
  readonly oldestMs: number | null;
  /** The first fault that SQLite found in the file; null when it is sound. */
  readonly fault: string | null;
  /** There is a database that could not be read and was moved aside. */
  readonly broken: boolean;
}

export class RecordStore {
  readonly file: RecordFile;

  constructor(folder: StateFolder) {
    this.file = new RecordFile(folder);
  }

  /** Writes all of them or none. Null when they are written. */
  write(entries: readonly Entry[], nowMs: number): Trouble | null {
    const work = (db: DatabaseSync): void => addAll(db, entries);
    let done = this.file.write(true, work);
    // the bound of the file: on a full disk this fails as well
    if (!done.ok && done.trouble === 'full' && this.file.write(true, prune).ok) done = this.file.write(true, work);
    if (!done.ok) return done.trouble;
    this.tidy(nowMs);
    return null;
  }

  /** Writes the shell's own history, unless that was done before. Null when it is written. */
  importAll(entries: readonly CommandEntry[]): Trouble | 'imported' | null {
    const done = this.file.write(true, (db) => {
      if (db.prepare('SELECT 1 FROM commands WHERE session = ? LIMIT 1').get(IMPORTED) !== undefined) return 'imported' as const;
      addAll(db, entries);
      return null;
    });
    return done.ok ? done.value : done.trouble;
  }

  /** Removes what is too old or too much. A failure here is of no consequence: the next write tries again. */
  private tidy(nowMs: number): void {
    this.file.use(false, (db) => {
      const before = recordId(nowMs) - OUTPUT_DAYS * DAY_US;
      db.prepare(`DELETE FROM outputs WHERE id IN (SELECT id FROM outputs WHERE id < ? LIMIT ${OLD_OUTPUTS})`).run(before);
      pruneReplays(db, nowMs);
      const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) => numberOf(db, `PRAGMA ${name}`));
      if (((pages ?? 0) - (free ?? 0)) * (size ?? 0) > RECORD_BYTES * CROWDED) prune(db);
      if ((free ?? 0) > SPARE_PAGES) db.exec(`PRAGMA incremental_vacuum(${SPARE_PAGES})`);
    });
  }

  /** Null when there is no record. */
  facts(): RecordFacts | Trouble {
    const found = this.file.use(false, (db): RecordFacts => {
      const check = String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] ?? '');
      const oldest = numberOf(db, `SELECT min(id) FROM commands WHERE id >= ${KNOWN_FROM}`);
      return {
        bytes: this.file.bytes,
        commands: numberOf(db, 'SELECT count(*) FROM commands'),
        outputs: numberOf(db, 'SELECT count(*) FROM outputs'),
        exchanges: numberOf(db, 'SELECT count(*) FROM exchanges'),
        lessons: numberOf(db, "SELECT count(*) FROM lessons WHERE state <> 'dropped'"),
        replays: numberOf(db, 'SELECT count(*) FROM replays'),
        oldestMs: oldest === 0 ? null : oldest / 1_000,
        fault: check === 'ok' ? null : check,
        broken: this.file.broken,
      };
    });
    return found.ok ? found.value : found.trouble;
  }

  /**
   * Removes everything of these kinds, from the free pages and the journal too, and has what terminals still hold of the time before
   * refused. `gone`: there was something.
   */
  forget(kinds: readonly Kind[], nowMs: number): 'gone' | 'none' | 'stuck' {
    const wipe = (db: DatabaseSync): number => {
      const tables: Readonly<Record<Kind, string>> = { history: 'commands', log: 'exchanges', lessons: 'lessons', sent: 'sent' };
      let rows = 0;
      for (const kind of kinds) {
        rows += numberOf(db, `SELECT count(*) FROM ${tables[kind]}`);
        db.exec(EMPTIED[kind]);
        db.prepare('INSERT OR REPLACE INTO forgotten (kind, id) VALUES (?, ?)').run(kind, recordId(nowMs));
      }
      return rows;
    };
    const existed = this.file.bytes > 0 || this.file.broken;
    const wiped = this.file.write(true, wipe);
    // after the work: a database that could not be read was moved aside by it
    const broken = this.file.removeBroken();
    if (!wiped.ok) return existed ? 'stuck' : 'none';
    if (!this.vacuumed() || broken === 'stuck') return 'stuck';
    return wiped.value > 0 || broken === 'gone' ? 'gone' : 'none';
  }

  /** Removes what is selected, from the free pages and the journal too. Null when something of it may be left. */
  forgetSelected(kinds: readonly Kind[], selection: Selection): Forgotten | null {
    const done = forgetSelected(this.file, kinds, selection);
    // a damaged file cannot be searched for what is to be forgotten
    if (this.file.removeBroken() === 'stuck') return null;
    if (!done.ok) return done.trouble === 'none' ? {} : null;
    return this.vacuumed() ? done.value : null;
  }

  /** Writes the file anew and empties the journal. */
  private vacuumed(): boolean {
    const done = this.file.use(true, (db) => {
      db.exec('VACUUM');
      return numberOf(db, 'PRAGMA wal_checkpoint(TRUNCATE)');
    });
    return done.ok && done.value === 0;
  }

  /**
   * Removes the exchanges and the last request that mention one of these texts, and the commands that had it remembered; from the journal
   * too. False when something of it may be left.
   */
  forgetTexts(texts: readonly string[]): boolean {
    const done = this.file.write(false, (db) => {
      addTextFunctions(db);
      forgetInSent(db, texts);
      for (const $text of texts) {
        db.prepare(`DELETE FROM exchanges WHERE ${MENTIONS}`).run({ $text });
        forgetInReplays(db, $text);
        db.prepare("DELETE FROM commands WHERE has_text(text, $text) AND lower(text) LIKE '%yo%remember%'").run({ $text });
      }
    });
    if (!done.ok) return done.trouble === 'none';
    const emptied = this.file.use(false, (db) => numberOf(db, 'PRAGMA wal_checkpoint(TRUNCATE)'));
    return emptied.ok && emptied.value === 0;
  }

  close(): void {
    this.file.close();
  }
}

/** The record of the user with this environment. */
export const openRecord = (env: Env): RecordStore => new RecordStore(new StateFolder(env));

/** The first column of the first row; 0 for NULL. */
function numberOf(db: DatabaseSync, sql: string): number {
  return Number(Object.values(db.prepare(sql).get() ?? {})[0] ?? 0);
}

/** Removes the oldest rows, of both tables by their time. */
function prune(db: DatabaseSync): void {
  const oldest = db
    .prepare(`SELECT id FROM (SELECT id FROM commands UNION ALL SELECT id FROM exchanges) ORDER BY id LIMIT 1 OFFSET ${PRUNED_ROWS}`)
    .get() as Row | undefined;
  const limit = typeof oldest?.['id'] === 'number' ? oldest['id'] : Number.MAX_SAFE_INTEGER;
  for (const table of ['commands', 'exchanges']) db.prepare(`DELETE FROM ${table} WHERE id < ?`).run(limit);
}

function addAll(db: DatabaseSync, entries: readonly Entry[]): void {
  const writer = new Writer(db);
  for (const entry of entries) writer.add(entry);
}

/** Adds entries in one transaction. */
class Writer {
  private readonly forgotten: Readonly<Record<'history' | 'log' | 'sent', number>>;
  private readonly db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.db = db;
    const rows = db.prepare('SELECT kind, id FROM forgotten').all() as readonly Row[];
    const of = (kind: Kind): number => Number(rows.find((row) => row['kind'] === kind)?.['id'] ?? 0);
    this.forgotten = { history: of('history'), log: of('log'), sent: of('sent') };
  }

  add(entry: Entry): void {
    switch (entry.kind) {
      case 'command':
        return this.command(entry);
      case 'output':
        return this.output(entry);
      case 'exchange':
        return this.exchange(entry);
      case 'outcome':
        return this.outcome(entry);
      case 'sent':
        return this.sent(entry);
      default:
        assertNever(entry);
    }
  }

  private command({ session, timeMs, text, cwd, status, durationMs, shell, typed }: CommandEntry): void {
    const id = recordId(timeMs);
    if (text === '' || text.length > COMMAND_CHARS || (session !== IMPORTED && id <= this.forgotten.history)) return;
    const place = this.placeOf('commands', id, session);
    if (place.taken) return;
    const row = [place.id, session, text, cwd, status, durationMs === null ? null : Math.round(durationMs), shell, Number(typed)];
    this.db
      .prepare('INSERT INTO commands (id, session, text, cwd, status, duration_ms, shell, typed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
      .run(...row);
  }

  private output({ session, timeMs, output }: OutputEntry): void {
    const place = this.placeOf('commands', recordId(timeMs), session);
    if (place.taken) this.db.prepare('INSERT OR IGNORE INTO outputs (id, text) VALUES (?, ?)').run(place.id, output);
  }

  private exchange(one: ExchangeEntry): void {
    const id = recordId(one.timeMs);
    if (id <= this.forgotten.log) return;
    const place = this.placeOf('exchanges', id, one.session);
    if (place.taken) return;
    const { exchange, session, cwd, question, command, answer, outcome, review, provider, model, prompt, who } = one;
    const texts = {
      exchange,
      session,
      cwd,
      question,
      command,
      answer: answer.slice(0, ANSWER_CHARS),
      outcome,
      review,
      provider,
      model,
      prompt,
    };
    const { requests, inputTokens: input_tokens, outputTokens: output_tokens, cachedTokens: cached_tokens, dollars } = one;
    const row = { id: place.id, ...texts, requests, input_tokens, output_tokens, cached_tokens, dollars, who };
    const columns = Object.keys(row);
    this.db
      .prepare(`INSERT INTO exchanges (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .run(...Object.values(row));
    if (one.replay) addReplay(this.db, place.id, one.replay);
  }

  private outcome({ exchange, outcome }: OutcomeEntry): void {
    this.db
      .prepare('UPDATE exchanges SET outcome = ? WHERE id = (SELECT max(id) FROM exchanges WHERE exchange = ?)')
      .run(outcome, exchange);
  }

  private sent(entry: SentEntry): void {
    if (recordId(entry.timeMs) > this.forgotten.sent) addSent(this.db, entry);
  }

  /** The first free id from this one on, or the id that this session has there already. */
  private placeOf(table: 'commands' | 'exchanges', from: number, session: string): { readonly id: number; readonly taken: boolean } {
    const owner = this.db.prepare(`SELECT session FROM ${table} WHERE id = ?`);
    for (let id = from; ; id++) {
      const row = owner.get(id) as Row | undefined;
      if (row === undefined || row['session'] === session) return { id, taken: row !== undefined };
    }
  }
}
