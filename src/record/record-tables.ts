/**
 * The tables of the record, as migrations: a database of an older version runs those it has not run yet. A released migration is never
 * changed; a new one is added at the end.
 *
 * An id is the time of the command's end in microseconds since 1970, or the next free number. So the newest rows have the highest ids,
 * in the full-text index too, and a time is a range of ids. Commands without a known time, imported from a history file, have ids below
 * `KNOWN_FROM`.
 */
import { NO_REPLAYS, REPLAYS } from './replay-tables.ts';

/** Ids from here on are times: microseconds of the year 2000. */
export const KNOWN_FROM = 946_684_800_000_000;

/** What is recorded, by kind: each can be forgotten alone. */
export type Kind = 'history' | 'log' | 'lessons' | 'sent';

/** A full-text index of the column `text`, kept by triggers. A removed row leaves no word in it. */
function indexed(index: string, table: string): string {
  return `
CREATE VIRTUAL TABLE ${index} USING fts5 (text, content = '${table}', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1);
CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} BEGIN
  INSERT INTO ${index} (rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} BEGIN
  INSERT INTO ${index} (${index}, rowid, text) VALUES ('delete', old.id, old.text);
END;`;
}

/** Output has a table of its own, so that the rows of the commands, which every query reads, lie close together. */
const HISTORY = `
CREATE TABLE commands (
  id INTEGER PRIMARY KEY,
  session TEXT NOT NULL,
  text TEXT NOT NULL,
  cwd TEXT NOT NULL,
  status INTEGER,
  duration_ms INTEGER,
  shell TEXT NOT NULL
) STRICT;
CREATE TABLE outputs (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
${indexed('command_words', 'commands')}
${indexed('output_words', 'outputs')}
CREATE TRIGGER output_follows AFTER DELETE ON commands BEGIN
  DELETE FROM outputs WHERE id = old.id;
END;
`;
const LOG = `
CREATE TABLE exchanges (
  id INTEGER PRIMARY KEY,
  exchange TEXT NOT NULL,
  session TEXT NOT NULL,
  cwd TEXT NOT NULL,
  question TEXT NOT NULL,
  command TEXT,
  answer TEXT NOT NULL,
  outcome TEXT NOT NULL,
  review TEXT NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  prompt TEXT NOT NULL,
  requests INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  cached_tokens INTEGER NOT NULL,
  dollars REAL
) STRICT;
CREATE INDEX exchanges_exchange ON exchanges (exchange);
`;

/** Nothing that ended before this id may be recorded any more: the user has had it forgotten, and a terminal may still hold it. */
const FORGOTTEN = `
CREATE TABLE forgotten (kind TEXT PRIMARY KEY, id INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Whether the user typed the command: 0 for a suggestion, for what comes from a history file, and for what is older than this column. */
const TYPED = 'ALTER TABLE commands ADD COLUMN typed INTEGER NOT NULL DEFAULT 0;';

/**
 * What was learned, and what from. `signature`: the error, or the program of a suggestion. `template`: the fix or the habit, as JSON. A
 * lesson that the user dropped stays without its evidence, so that it is not learned again.
 */
const LESSONS = `
CREATE TABLE lessons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  signature TEXT NOT NULL,
  template TEXT NOT NULL,
  shape TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'learned',
  times INTEGER NOT NULL DEFAULT 0,
  last INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, signature, template, shape)
) STRICT;
CREATE TABLE evidence (
  lesson INTEGER NOT NULL,
  id INTEGER NOT NULL,
  cwd TEXT NOT NULL,
  before TEXT NOT NULL,
  about TEXT NOT NULL,
  after TEXT NOT NULL,
  PRIMARY KEY (lesson, id)
) STRICT, WITHOUT ROWID;
`;
/** Whether a command was suggested once is asked for each one that may be a fix. */
const SUGGESTED = 'CREATE INDEX exchanges_command ON exchanges (command);';

/** Whose exchange it is: a model looks up those of the user who asks, first of the same folder. */
const WHO = `
ALTER TABLE exchanges ADD COLUMN who TEXT NOT NULL DEFAULT '';
CREATE INDEX exchanges_place ON exchanges (who, cwd);
`;
/** The last request: one row at most, whose id is its time. `facts`: all but the body, as JSON. */
const SENT = `
CREATE TABLE sent (id INTEGER PRIMARY KEY, session TEXT NOT NULL, facts TEXT NOT NULL, body TEXT NOT NULL) STRICT;
`;

export const MIGRATIONS: readonly string[] = [`${HISTORY}${LOG}${FORGOTTEN}`, TYPED, `${LESSONS}${SUGGESTED}`, REPLAYS, `${WHO}${SENT}`];

/** From this version on the record has what was in files of its own before (old-files.ts). */
export const HAS_CONVERSATIONS = 5;

/** Makes the tables of a kind anew, without their rows. As fast as the file can be written, where deleting row by row takes seconds. */
export const EMPTIED: Readonly<Record<Kind, string>> = {
  history: `DROP TABLE command_words; DROP TABLE output_words; DROP TABLE commands; DROP TABLE outputs; ${HISTORY}${TYPED}`,
  log: `${NO_REPLAYS} DROP TABLE exchanges; ${LOG}${SUGGESTED}${REPLAYS}${WHO}`,
  lessons: `DROP TABLE lessons; DROP TABLE evidence; ${LESSONS}`,
  sent: `DROP TABLE sent; ${SENT}`,
};
