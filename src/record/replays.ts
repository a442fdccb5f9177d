/** Writes and reads what a replay needs: what was sent for an exchange, and what came back. */
import type { DatabaseSync } from 'node:sqlite';
import { REPLAY_CHARS } from '../base/limits.ts';
import { inJson, list, parseJson, text } from '../base/json.ts';
import type { RedactedJson } from '../safety/redact/redacted-json.ts';

/** What is recorded for a replay. */
export interface ReplayEntry {
  /** The parts of the last request, which other requests repeat: the system text with the tools, then each turn. */
  readonly request: readonly RedactedJson[];
  /** All else: the place, what came back, the verdicts. */
  readonly rest: RedactedJson;
}

/** A replay as it is read from the file: JSON of any content. */
export interface StoredReplay {
  readonly request: readonly string[];
  readonly rest: string;
}

/** Replays that are kept, the newest: about 10 MB, a tenth of the record's bound. */
const KEPT = 1_000;
/** As long as output: they hold output. */
const DAYS = 90;
const DAY_US = 24 * 60 * 60 * 1_000_000;
const lengthOf = ({ request, rest }: ReplayEntry): number => request.reduce((sum, part) => sum + part.length, rest.length);

/** Adds it to the exchange with this id. */
export function addReplay(db: DatabaseSync, id: number, entry: ReplayEntry): void {
  if (lengthOf(entry) > REPLAY_CHARS) return;
  const link = db.prepare('INSERT OR IGNORE INTO replay_parts (replay, hash) VALUES (?, ?)');
  const hashes = entry.request.map((json) => {
    const hash = addPart(db, json);
    link.run(id, hash);
    return hash;
  });
  db.prepare('INSERT OR REPLACE INTO replays (id, request, rest) VALUES (?, ?, ?)').run(id, JSON.stringify(hashes), entry.rest);
}

/** Adds a text unless it is there, and tells under which hash. A text that has the hash of another one gets a hash with a number. */
function addPart(db: DatabaseSync, json: string): string {
  const known = db.prepare('SELECT text FROM parts WHERE hash = ?');
  const hash = hashOf(json);
  for (let more = 0; ; more++) {
    const name = more === 0 ? hash : `${hash}.${more}`;
    const there = known.get(name)?.['text'];
    if (there === undefined) db.prepare('INSERT INTO parts (hash, text) VALUES (?, ?)').run(name, json);
    if (there === undefined || there === json) return name;
  }
}

/**
 * A hash that only finds a text again: the text is compared. FNV-1a with 32 bits
 * ([draft-eastlake-fnv](https://datatracker.ietf.org/doc/html/draft-eastlake-fnv)), and the length. SHA-256 would load `node:crypto`, which takes
 * 4 ms of CPU time in every `yo` of a script.
 */
function hashOf(json: string): string {
  let sum = 0x81_1c_9d_c5;
  for (let at = 0; at < json.length; at++) sum = Math.imul(sum ^ json.charCodeAt(at), 0x01_00_01_93);
  return `${json.length}-${(sum >>> 0).toString(16)}`;
}

/** Removes those that are too old or too many. */
export function pruneReplays(db: DatabaseSync, nowMs: number): void {
  const kept = `SELECT id FROM replays ORDER BY id DESC LIMIT 1 OFFSET ${KEPT - 1}`;
  db.prepare(`DELETE FROM replays WHERE id < max(?, coalesce((${kept}), 0))`).run(Math.round(nowMs * 1_000) - DAYS * DAY_US);
}

/** Removes the replays that mention this text; the rows of the log stay. The connection must know `has_text`. */
export function forgetInReplays(db: DatabaseSync, mentioned: string): void {
  const $text = inJson(mentioned);
  const parts = 'SELECT replay FROM replay_parts JOIN parts USING (hash) WHERE has_text(parts.text, $text)';
  db.prepare(`DELETE FROM replays WHERE has_text(rest, $text) OR id IN (${parts})`).run({ $text });
}

/** Null when nothing was kept for this exchange. */
export function storedReplay(db: DatabaseSync, id: number): StoredReplay | null {
  const row = db.prepare('SELECT request, rest FROM replays WHERE id = ?').get(id);
  if (row === undefined) return null;
  const part = db.prepare('SELECT text FROM parts WHERE hash = ?');
  const request = list(parseJson(text(row['request']))).map((hash) => text(part.get(text(hash))?.['text']));
  return { request, rest: text(row['rest']) };
}
