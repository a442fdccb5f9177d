/**
 * Finds recorded commands by their words, and ranks them: by how well the words match, the folder, how recent they are, and whether they
 * succeeded. The index only chooses candidates, the newest first; the rank is computed here.
 */
import type { DatabaseSync } from 'node:sqlite';
import { fold, wordsIn } from '../base/fold-words.ts';
import type { RecordFile, Used } from './record-file.ts';
import { KNOWN_FROM } from './record-tables.ts';

export interface Query {
  /** Each must begin a word of the command; when no command has all of them, most of them must. */
  readonly words: string;
  /** Text that the recorded output must contain. */
  readonly output?: string;
  /** Only commands that failed. */
  readonly failed?: boolean;
  /** Only commands that were run in this folder or below it. */
  readonly under?: string | null;
  /** Only commands since this time, in milliseconds since 1970. */
  readonly sinceMs?: number | null;
  /** The folder of the user: commands of this folder rank higher. */
  readonly cwd: string;
  readonly nowMs: number;
  readonly limit: number;
}

/** A command as it is found: all its runs together. */
export interface Found {
  readonly text: string;
  /** Of its newest run. */
  readonly cwd: string;
  readonly status: number | null;
  readonly durationMs: number | null;
  /** Milliseconds since 1970; null when it comes from a history file without times. */
  readonly timeMs: number | null;
  readonly output: string | null;
  readonly runs: number;
  /** Whether it ever succeeded; null when that is not known of any run. */
  readonly worked: boolean | null;
  /** The user typed it at least once. */
  readonly typed: boolean;
}

/** Candidates that are ranked, the newest: enough for any words but the most common ones, and a few milliseconds. */
const CANDIDATES = 1_000;
/** The same where each output has to be read too. */
const CANDIDATES_WITH_OUTPUT = 400;
/** Words of a query; more only make it slower. */
const WORDS = 12;

interface Run {
  readonly id: number;
  readonly text: string;
  readonly cwd: string;
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly output: string | null;
  readonly typed: number;
}

/** Best first. */
export function find(file: RecordFile, query: Query): Used<readonly Found[]> {
  return file.use(false, (db) => findIn(db, query));
}

function findIn(db: DatabaseSync, query: Query): readonly Found[] {
  const words = wordsIn(query.words).slice(0, WORDS);
  const all = candidates(db, query, words, 'AND');
  return ranked(all.length > 0 || words.length < 2 ? all : candidates(db, query, words, 'OR'), words, query);
}

/** An expression of FTS5: words that begin so. They have letters and digits only, so quotes are all they need. */
const expression = (words: readonly string[], join: 'AND' | 'OR'): string => words.map((word) => `"${word}" *`).join(` ${join} `);

/** Those of the words that begin a word of any recorded command. */
export function knownWords(file: RecordFile, words: readonly string[]): readonly string[] {
  const known = file.use(false, (db) => {
    const any = db.prepare('SELECT 1 FROM command_words WHERE command_words MATCH ? LIMIT 1');
    return words.slice(0, WORDS).filter((word) => any.get(expression([word], 'AND')) !== undefined);
  });
  return known.ok ? known.value : [];
}

function candidates(db: DatabaseSync, query: Query, words: readonly string[], join: 'AND' | 'OR'): readonly Run[] {
  const { output = '', failed = false, under = null, sinceMs = null } = query;
  const printed = wordsIn(output).slice(0, WORDS);
  // the index itself knows a range of ids
  const id = words.length > 0 ? 'w.rowid' : 'c.id';
  const conditions: (readonly [string, ...(string | number)[]])[] = [];
  if (words.length > 0) conditions.push(['command_words MATCH ?', expression(words, join)]);
  if (printed.length > 0)
    conditions.push(['c.id IN (SELECT rowid FROM output_words WHERE output_words MATCH ?)', expression(printed, 'AND')]);
  if (sinceMs !== null) conditions.push([`${id} >= ?`, Math.round(sinceMs * 1_000)]);
  if (failed) conditions.push(['c.status <> 0']);
  if (under !== null) conditions.push(["(c.cwd = ? OR substr(c.cwd, 1, length(?) + 1) = ? || '/')", under, under, under]);
  const from = words.length > 0 ? 'command_words AS w JOIN commands AS c ON c.id = w.rowid' : 'commands AS c';
  const rows = db
    .prepare(
      `SELECT c.id, c.text, c.cwd, c.status, c.duration_ms AS durationMs, c.typed,
         ${output === '' ? 'NULL' : '(SELECT text FROM outputs AS o WHERE o.id = c.id)'} AS output
       FROM ${from} ${conditions.length === 0 ? '' : `WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`}
       ORDER BY ${id} DESC LIMIT ${output === '' ? CANDIDATES : CANDIDATES_WITH_OUTPUT}`,
    )
    .all(...conditions.flatMap(([, ...values]) => values)) as unknown as readonly Run[];
  // the index knows words only, not what is between them
  return output === '' ? rows : rows.filter((row) => fold(row.output ?? '').includes(fold(output.trim())));
}

/** Days after which a command counts half as recent. */
const HALF_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The part of the words that a command must have when none has all of them. */
const MOST = 0.6;

/** What each property adds to the rank. The words decide; the rest decides between commands that have the same words. */
const WEIGHTS = { words: 4, whole: 1, about: 1, recent: 1, folder: 0.8, worked: 0.6, often: 0.4 } as const;

function ranked(runs: readonly Run[], words: readonly string[], query: Query): readonly Found[] {
  const groups = new Map<string, Run[]>();
  for (const run of runs) {
    const group = groups.get(run.text);
    if (group === undefined) groups.set(run.text, [run]);
    else group.push(run);
  }
  return [...groups.values()]
    .map((group) => ({ group, rank: rankOf(group, words, query) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (other.rank ?? 0) - (one.rank ?? 0) || (other.group[0]?.id ?? 0) - (one.group[0]?.id ?? 0))
    .slice(0, query.limit)
    .map(({ group }) => foundOf(group));
}

/** Null when too few of the words match. `group`: the runs of one command, newest first. */
function rankOf(group: readonly Run[], words: readonly string[], { cwd, nowMs }: Query): number | null {
  const [newest] = group as readonly [Run, ...Run[]];
  const own = wordsIn(newest.text);
  const hits = words.filter((word) => own.some((one) => one.startsWith(word)));
  const share = words.length === 0 ? 1 : hits.length / words.length;
  if (share < MOST) return null;
  const whole = words.length === 0 ? 0 : words.filter((word) => own.includes(word)).length / words.length;
  // `git push` is about pushing, a script that pushes among twenty other things is not
  const about = words.length === 0 ? 0 : own.filter((one) => words.some((word) => one.startsWith(word))).length / own.length;
  const recent = newest.id < KNOWN_FROM ? 0 : 1 / (1 + Math.max(0, nowMs - newest.id / 1_000) / (HALF_DAYS * DAY_MS));
  const folder = Math.max(...group.map((run) => nearness(run.cwd, cwd)));
  const worked = workedOf(group);
  return (
    WEIGHTS.words * share +
    WEIGHTS.whole * whole +
    WEIGHTS.about * about +
    WEIGHTS.recent * recent +
    WEIGHTS.folder * folder +
    WEIGHTS.worked * (worked === null ? 0.5 : Number(worked)) +
    WEIGHTS.often * Math.min(1, Math.log10(group.length))
  );
}

/** 1 for the same folder, a half where one contains the other. */
function nearness(one: string, other: string): number {
  if (one === other) return 1;
  return one !== '' && other !== '' && (one.startsWith(`${other}/`) || other.startsWith(`${one}/`)) ? 0.5 : 0;
}

function workedOf(group: readonly Run[]): boolean | null {
  if (group.some(({ status }) => status === 0)) return true;
  return group.every(({ status }) => status === null) ? null : false;
}

function foundOf(group: readonly Run[]): Found {
  const [{ id, text, cwd, status, durationMs }] = group as readonly [Run, ...Run[]];
  const output = group.find((run) => run.output !== null)?.output ?? null;
  return {
    text,
    cwd,
    status,
    durationMs,
    timeMs: id < KNOWN_FROM ? null : id / 1_000,
    output,
    runs: group.length,
    worked: workedOf(group),
    typed: group.some((run) => run.typed === 1),
  };
}
