/** Keeps what was learned from the user's commands: lessons with their evidence. The texts are redacted. Nothing here throws. */
import type { DatabaseSync } from 'node:sqlite';
import type { RanCommand } from '../base/ran-command.ts';
import { isOfSuggestion } from '../base/same-command.ts';
import { veiled } from '../base/veiled.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import type { RecordFile, Used } from './record-file.ts';

/** `fix`: what made a failed command work. `edit`: what the user changes in suggestions. `rejection`: what he does not run. */
export type LessonKind = 'fix' | 'edit' | 'rejection';
export type LessonState = 'learned' | 'kept' | 'dropped';

/** Where a lesson comes from. */
export interface Evidence {
  /** When, as an id of the record. */
  readonly id: number;
  readonly cwd: string;
  /** The command that failed, or the suggestion. */
  readonly before: string;
  /** The error line, or the question. */
  readonly about: string;
  /** What the user typed. */
  readonly after: string;
}

/** Something learned once more. */
export interface LessonEntry {
  readonly kind: LessonKind;
  readonly signature: RedactedText;
  /** The output that it comes from must not be kept: the signature is stored as its hash. */
  readonly isVeiled?: boolean;
  readonly template: RedactedText;
  readonly shape: RedactedText;
  readonly evidence: Evidence & Readonly<Record<'cwd' | 'before' | 'about' | 'after', RedactedText>>;
}

export interface StoredLesson {
  readonly id: number;
  readonly kind: LessonKind;
  readonly signature: string;
  readonly template: string;
  readonly shape: string;
  readonly state: LessonState;
  readonly times: number;
  /** Time of its newest evidence. */
  readonly lastMs: number;
  /** Newest first. */
  readonly evidence: readonly Evidence[];
}

/** Pieces of evidence that are kept of a lesson, the newest. */
const EVIDENCE = 20;
/** Lessons that are kept: those that were not met for the longest time go first. */
const LESSONS = 2_000;
/** Lessons of one error that are looked at. */
const CANDIDATES = 20;
/** Edits and rejections count from the second time on: once may be an accident. */
const HABIT_TIMES = 2;

/** Lessons that count: kept by the user, a fix, or seen twice. */
const COUNTS = `state <> 'dropped' AND (kind = 'fix' OR state = 'kept' OR times >= ${HABIT_TIMES})`;

/**
 * The newest commands of a session, oldest first. A command that was once suggested, in any session, alone or in a list,
 * does not count as typed. `own`: the
 * question under which fixes of the user's own are recorded; they are no suggestions of a model.
 */
export function sessionCommands(file: RecordFile, session: string, limit: number, own: string): Used<readonly RanCommand[]> {
  return file.use(false, (db) => {
    const suggested = db.prepare('SELECT command FROM exchanges WHERE instr(command, ?) > 0 AND question <> ?');
    const rows = db
      .prepare(
        `SELECT c.id, c.text, c.cwd, c.status, o.text AS output, c.typed
         FROM commands AS c LEFT JOIN outputs AS o ON o.id = c.id WHERE c.session = ? ORDER BY c.id DESC LIMIT ?`,
      )
      .all(session, limit) as unknown as readonly (Omit<RanCommand, 'typed'> & { readonly typed: number })[];
    const isTyped = (text: string): boolean => {
      const [longest = ''] = (text.match(/[\w.-]+/g) ?? []).toSorted((one, other) => other.length - one.length);
      return !suggested.all(longest, own).some(({ command }) => isOfSuggestion(String(command), text));
    };
    return rows.map((row) => ({ ...row, typed: row.typed === 1 && isTyped(row.text) })).toReversed();
  });
}

/** Writes what was learned; what is there already is not counted again. */
export function addLessons(file: RecordFile, entries: readonly LessonEntry[]): void {
  if (entries.length === 0) return;
  file.write(true, (db) => {
    const forgotten = Number(db.prepare("SELECT id FROM forgotten WHERE kind = 'lessons'").get()?.['id'] ?? 0);
    for (const entry of entries) if (entry.evidence.id > forgotten) add(db, entry);
    db.prepare(
      `DELETE FROM lessons WHERE state = 'learned' AND id NOT IN (SELECT id FROM lessons ORDER BY last DESC LIMIT ${LESSONS})`,
    ).run();
    db.exec('DELETE FROM evidence WHERE lesson NOT IN (SELECT id FROM lessons)');
  });
}

function add(db: DatabaseSync, { kind, signature, isVeiled = false, template, shape, evidence }: LessonEntry): void {
  const { id, cwd, before, about, after } = evidence;
  const hash = veiled(signature);
  const rest = [template, shape];
  // whichever was learned first
  const found = db.prepare(
    'SELECT id, state, signature FROM lessons WHERE kind = ? AND signature IN (?, ?) AND template = ? AND shape = ?',
  );
  if (found.get(kind, signature, hash, ...rest) === undefined)
    db.prepare('INSERT INTO lessons (kind, signature, template, shape) VALUES (?, ?, ?, ?)').run(
      kind,
      isVeiled ? hash : signature,
      ...rest,
    );
  const lesson = found.get(kind, signature, hash, ...rest);
  if (lesson === undefined || lesson['state'] === 'dropped') return;
  const row = Number(lesson['id']);
  const added = db.prepare('INSERT OR IGNORE INTO evidence VALUES (?, ?, ?, ?, ?, ?)').run(row, id, cwd, before, about, after);
  if (added.changes === 0) {
    db.prepare("UPDATE evidence SET about = ? WHERE lesson = ? AND id = ? AND about = ''").run(about, row, id);
    return;
  }
  db.prepare('UPDATE lessons SET times = times + 1, last = max(last, ?) WHERE id = ?').run(id, row);
  db.prepare(
    `DELETE FROM evidence WHERE lesson = ? AND id NOT IN (SELECT id FROM evidence WHERE lesson = ? ORDER BY id DESC LIMIT ${EVIDENCE})`,
  ).run(row, row);
}

/** Forgets that suggestions of this program are not run: one was. */
export function withdraw(file: RecordFile, kind: LessonKind, signature: RedactedText): void {
  file.write(false, (db) => {
    const ids = "SELECT id FROM lessons WHERE kind = ? AND signature = ? AND state = 'learned'";
    db.prepare(`DELETE FROM evidence WHERE lesson IN (${ids})`).run(kind, signature);
    db.prepare(`DELETE FROM lessons WHERE id IN (${ids})`).run(kind, signature);
  });
}

/** The fixes of an error: those that the user keeps first, then the most used, then the newest. */
export function fixesOf(file: RecordFile, signature: string): readonly StoredLesson[] {
  return read(
    file,
    "kind = 'fix' AND signature IN (?, ?)",
    `state = 'kept' DESC, times DESC, last DESC LIMIT ${CANDIDATES}`,
    signature,
    veiled(signature),
  );
}

/** All lessons that count, the newest last. */
export const allLessons = (file: RecordFile): readonly StoredLesson[] => read(file, '1', 'last');

export const lessonOf = (file: RecordFile, id: number): StoredLesson | null => read(file, 'id = ?', 'id', id)[0] ?? null;

function read(file: RecordFile, condition: string, order: string, ...values: readonly (string | number)[]): readonly StoredLesson[] {
  const found = file.use(false, (db) => {
    const of = db.prepare('SELECT id, cwd, before, about, after FROM evidence WHERE lesson = ? ORDER BY id DESC');
    const rows = db.prepare(`SELECT * FROM lessons WHERE ${COUNTS} AND ${condition} ORDER BY ${order}`).all(...values);
    return rows.map((row) => ({
      ...(row as unknown as StoredLesson),
      lastMs: Number(row['last']) / 1_000,
      evidence: of.all(Number(row['id'])) as unknown as readonly Evidence[],
    }));
  });
  return found.ok ? found.value : [];
}

/** Whether there was such a lesson. A dropped one loses its evidence. */
export function setLesson(file: RecordFile, id: number, state: LessonState): Used<boolean> {
  return file.write(false, (db) => {
    const { changes } = db.prepare(`UPDATE lessons SET state = ? WHERE id = ? AND ${COUNTS}`).run(state, id);
    if (state === 'dropped') db.prepare('DELETE FROM evidence WHERE lesson = ?').run(id);
    return changes > 0;
  });
}

/** What came of this command when it was last prefilled for an answer to this question; empty when that is not known. */
export function lastOutcome(file: RecordFile, question: string, command: string): string {
  const found = file.use(false, (db) =>
    db.prepare('SELECT outcome FROM exchanges WHERE command = ? AND question = ? ORDER BY id DESC LIMIT 1').get(command, question),
  );
  return found.ok ? String(found.value?.['outcome'] ?? '') : '';
}
