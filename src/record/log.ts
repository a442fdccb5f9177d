/** Reads the log: the exchanges with models, what they cost, and the last request. */
import type { DatabaseSync } from 'node:sqlite';
import { sha256 } from '../base/sha256.ts';
import type { RecordFile, Used } from './record-file.ts';
import { readSent, type Sent } from './sent.ts';
import { storedReplay, type StoredReplay } from './replays.ts';

export interface LoggedExchange {
  /** Names it on the screen and for `yosh replay`. */
  readonly id: string;
  /** A terminal's, or of one question of `bin/yo`. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  readonly question: string;
  readonly command: string | null;
  readonly answer: string;
  readonly outcome: string;
  readonly review: string;
  readonly provider: string;
  readonly model: string;
  readonly prompt: string;
  readonly cwd: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
  /** Null when the price is not known. */
  readonly dollars: number | null;
  /** Whether it can be replayed. */
  readonly replays: boolean;
}

/** What a day, a month or a model cost. */
export interface CostRow {
  readonly of: string;
  readonly exchanges: number;
  readonly tokens: number;
  readonly dollars: number;
  /** Exchanges whose price is not known. */
  readonly unpriced: number;
}

export const COST_SPANS = ['day', 'month', 'model'] as const;
export type CostSpan = (typeof COST_SPANS)[number];

const LOCAL_TIME = "datetime(id / 1000000, 'unixepoch', 'localtime')";
const SPAN_OF: Readonly<Record<CostSpan, string>> = {
  day: `substr(${LOCAL_TIME}, 1, 10)`,
  month: `substr(${LOCAL_TIME}, 1, 7)`,
  model: "CASE model WHEN '' THEN provider ELSE model END",
};

const COLUMNS = `id AS row, id / 1000.0 AS timeMs, session, question, command, answer, outcome, review, provider, model, prompt, cwd,
  requests, input_tokens AS inputTokens, output_tokens AS outputTokens, cached_tokens AS cachedTokens, dollars,
  EXISTS (SELECT 1 FROM replays WHERE replays.id = exchanges.id) AS replays`;

type Row = Omit<LoggedExchange, 'id' | 'replays'> & { readonly row: number; readonly replays: number };

/** Letters of a name: of 1,000 exchanges two have the same one in 1 of 30 records; then the newest is meant. */
const NAME_CHARS = 6;
/** A name that stays the same, where a number would count from another end each day. */
const nameOf = (row: number): string => sha256(String(row)).slice(0, NAME_CHARS);
const named = ({ row, ...rest }: Row): LoggedExchange => ({ id: nameOf(row), ...rest, replays: rest.replays !== 0 });

/** The newest `limit` exchanges, oldest first. */
export function exchanges(file: RecordFile, limit: number): Used<readonly LoggedExchange[]> {
  const sql = `SELECT ${COLUMNS} FROM exchanges ORDER BY id DESC LIMIT ?`;
  return file.use(false, (db) => rowsOf<Row>(db, sql, limit).toReversed().map(named));
}

/** An exchange with what its replay needs. */
export interface ReplayedExchange {
  readonly exchange: LoggedExchange;
  /** Null when nothing was kept for it. */
  readonly stored: StoredReplay | null;
}

/** The newest exchange whose name begins so; the newest that can be replayed when no name is given. Null when there is none. */
export function exchangeNamed(file: RecordFile, name: string | null): Used<ReplayedExchange | null> {
  return file.use(false, (db) => {
    const rows = rowsOf<{ readonly id: number }>(db, `SELECT id FROM ${name === null ? 'replays' : 'exchanges'} ORDER BY id DESC`);
    const id = rows.find((row) => nameOf(row.id).startsWith((name ?? '').toLowerCase()))?.id;
    const [row] = id === undefined ? [] : rowsOf<Row>(db, `SELECT ${COLUMNS} FROM exchanges WHERE id = ?`, id);
    return row === undefined ? null : { exchange: named(row), stored: storedReplay(db, row.row) };
  });
}

/** The last request of all terminals and scripts; null when none is kept. */
export const lastSent = (file: RecordFile): Used<Sent | null> => file.use(false, readSent);

/** Days and months with the newest last, models with the most expensive last. */
export function costs(file: RecordFile, span: CostSpan): Used<readonly CostRow[]> {
  const sql = `SELECT ${SPAN_OF[span]} AS "of", count(*) AS exchanges, sum(input_tokens + output_tokens) AS tokens,
    coalesce(sum(dollars), 0) AS dollars, sum(dollars IS NULL) AS unpriced
    FROM exchanges GROUP BY 1 ORDER BY ${span === 'model' ? 'dollars, tokens' : '1'}`;
  return file.use(false, (db) => rowsOf<CostRow>(db, sql));
}

/** The names and types of the columns are those of the query, whose tables are STRICT. */
const rowsOf = <T>(db: DatabaseSync, sql: string, ...values: readonly number[]): readonly T[] =>
  db.prepare(sql).all(...values) as unknown as readonly T[];
