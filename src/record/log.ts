/** Reads the log: the exchanges with models, and what they cost. */
import type { DatabaseSync } from 'node:sqlite';
import type { RecordFile, Used } from './record-file.ts';

export interface LoggedExchange {
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

/** The newest `limit` exchanges, oldest first. */
export function exchanges(file: RecordFile, limit: number): Used<readonly LoggedExchange[]> {
  const sql = `SELECT id / 1000.0 AS timeMs, question, command, answer, outcome, review, provider, model, prompt, cwd, requests,
    input_tokens AS inputTokens, output_tokens AS outputTokens, cached_tokens AS cachedTokens, dollars
    FROM exchanges ORDER BY id DESC LIMIT ?`;
  return file.use(false, (db) => rowsOf<LoggedExchange>(db, sql, limit).toReversed());
}

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
