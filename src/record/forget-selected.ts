/** Removes what the user selects by time, folder or text from the record: commands with their output, exchanges with their replays, lessons. */
import type { DatabaseSync } from 'node:sqlite';
import { inJson } from '../base/json.ts';
import { hasText, isUnder, type Selection } from '../base/selection.ts';
import { recordId } from '../base/record-id.ts';
import type { RecordFile, Used } from './record-file.ts';
import { type Kind, KNOWN_FROM } from './record-tables.ts';

/** A condition with its values. */
type Where = readonly [string, ...(string | number)[]];

/** How many rows of each kind were removed. */
export type Forgotten = Readonly<Partial<Record<Kind, number>>>;

export function forgetSelected(file: RecordFile, kinds: readonly Kind[], selection: Selection): Used<Forgotten> {
  return file.write(false, (db) => {
    addTextFunctions(db);
    return Object.fromEntries(kinds.map((kind) => [kind, REMOVE[kind](db, selection)]));
  });
}

/** `has_text` and `is_under` for statements on this connection: SQLite's own lower() knows ASCII only. */
export function addTextFunctions(db: DatabaseSync): void {
  db.function('has_text', { deterministic: true }, (text, part) => Number(hasText([String(text ?? '')], String(part))));
  db.function('is_under', { deterministic: true }, (cwd, folder) => Number(isUnder(String(cwd), String(folder))));
}

const REMOVE: Readonly<Record<Kind, (db: DatabaseSync, selection: Selection) => number>> = {
  history: (db, selection) => {
    const printed = 'id IN (SELECT id FROM outputs WHERE has_text(text, ?))';
    return remove(db, 'commands', [...placed(selection), ...mentioning(selection, ['text', 'cwd'], printed)]);
  },
  log: (db, selection) => {
    const { text } = selection;
    const columns = ['question', 'command', 'answer', 'outcome', 'review', 'cwd'];
    return remove(db, 'exchanges', [...placed(selection), ...mentioning(selection, columns, REPLAYED, inJson(text ?? ''))]);
  },
  lessons: (db, selection) => {
    // a lesson that was dropped has no evidence any more, but its words
    const itself = mentioning(selection, ['signature', 'template', 'shape']);
    const isWordOnly = selection.sinceMs === null && selection.beforeMs === null && selection.under === null;
    const named = isWordOnly ? remove(db, 'lessons', itself) : 0;
    const evidence = conditions([...placed(selection), ...mentioning(selection, ['before', 'about', 'after', 'cwd'])]);
    const counted = `SELECT count(*) FROM evidence WHERE lesson = lessons.id AND ${evidence.sql}`;
    db.prepare(`UPDATE lessons SET times = max(0, times - (${counted}))`).run(...evidence.values);
    db.prepare(`DELETE FROM evidence WHERE ${evidence.sql}`).run(...evidence.values);
    const unproved = db.prepare("DELETE FROM lessons WHERE state <> 'dropped' AND id NOT IN (SELECT lesson FROM evidence)").run().changes;
    db.exec('DELETE FROM evidence WHERE lesson NOT IN (SELECT id FROM lessons)');
    return named + Number(unproved);
  },
  // a request tells its folder: it belongs to each that it mentions
  sent: (db, selection) => {
    const mentioned = [selection.under, selection.text].filter((part) => part !== null);
    const inBody = mentioned.map((part): Where => ['has_text(body, ?)', inJson(part)]);
    return remove(db, 'sent', [...placed({ ...selection, under: null }), ...inBody]);
  },
};

const REPLAYED = `id IN (SELECT id FROM replays WHERE has_text(rest, ?)
  UNION SELECT replay FROM replay_parts JOIN parts USING (hash) WHERE has_text(parts.text, ?))`;

/** Time and folder. Rows without a known time have no time that could be selected. */
function placed({ sinceMs, beforeMs, under }: Selection): readonly Where[] {
  const where: Where[] = [];
  if (sinceMs !== null) where.push(['id >= ?', Math.max(KNOWN_FROM, recordId(sinceMs))]);
  if (beforeMs !== null) where.push([`id >= ${KNOWN_FROM} AND id < ?`, recordId(beforeMs)]);
  if (under !== null) where.push(['is_under(cwd, ?)', under]);
  return where;
}

/** `more`: another condition under which the row mentions the text; `own`: the text as it is written there. */
function mentioning({ text }: Selection, columns: readonly string[], more = '', own = text ?? ''): readonly Where[] {
  if (text === null) return [];
  const some = [...columns.map((column) => `has_text(${column}, ?)`), ...(more === '' ? [] : [more])];
  return [[`(${some.join(' OR ')})`, ...columns.map(() => text), ...Array.from(more.matchAll(/\?/g), () => own)]];
}

function conditions(where: readonly Where[]): { readonly sql: string; readonly values: readonly (string | number)[] } {
  return { sql: ['1', ...where.map(([sql]) => sql)].join(' AND '), values: where.flatMap(([, ...values]) => values) };
}

function remove(db: DatabaseSync, table: string, where: readonly Where[]): number {
  const { sql, values } = conditions(where);
  return Number(db.prepare(`DELETE FROM ${table} WHERE ${sql}`).run(...values).changes);
}
