/**
 * Finds recorded commands by their words, and ranks them: by how well the words match, the folder, how recent they are, and whether they
 * succeeded. The index only chooses candidates, the newest first; the rank is computed here.
 */
import type { DatabaseSync } from 'node:sqlite';
import { fold, wordsIn } from '../base/fold-words.ts';
import { onlyShows } from '../base/only-shows.ts';
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
  /** Folder of its newest run. */
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
/** Candidates that are ranked where each output has to be read too. */
const CANDIDATES_WITH_OUTPUT = 400;
/** Candidates of one program that is found by what it does: few, so that each of many programs has some. */
const RUNS_OF_PROGRAM = 60;
/** Words of a query; more only make it slower. */
const WORDS = 12;

/** One run of a command. */
export interface Run {
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
  return search(file, (db) => findIn(db, query));
}

/** In the query itself, so that none of the candidates is a search for them. */
const search = <T>(file: RecordFile, work: (db: DatabaseSync) => T): Used<T> =>
  file.use(false, (db) => {
    db.function('only_shows', { deterministic: true }, (text) => Number(onlyShows(String(text))));
    return work(db);
  });

function findIn(db: DatabaseSync, query: Query): readonly Found[] {
  const words = wordsIn(query.words).slice(0, WORDS);
  const all = candidates(db, query, expression(words, 'AND'));
  return ranked(all.length > 0 || words.length < 2 ? all : candidates(db, query, expression(words, 'OR')), words, query);
}

/** An expression of FTS5: words that begin so. They have letters and digits only, so quotes are all they need. */
const expression = (words: readonly string[], join: 'AND' | 'OR'): string => words.map((word) => `"${word}" *`).join(` ${join} `);

/** The newest runs of commands that have one of these words, and of each program or subcommand. */
export function runsWith(file: RecordFile, query: Query, words: readonly string[], programs: readonly string[]): Used<readonly Run[]> {
  return search(file, (db) => {
    const named = programs.flatMap((name) => candidates(db, query, `"${name}"`, RUNS_OF_PROGRAM));
    const runs = [...candidates(db, query, expression(words.slice(0, WORDS), 'OR')), ...named];
    return [...new Map(runs.map((run) => [run.id, run])).values()].toSorted((one, other) => other.id - one.id);
  });
}

/** @param match an expression of FTS5; empty for all commands. */
function candidates(
  db: DatabaseSync,
  query: Query,
  match: string,
  limit = (query.output ?? '') === '' ? CANDIDATES : CANDIDATES_WITH_OUTPUT,
): readonly Run[] {
  const { output = '', failed = false, under = null, sinceMs = null } = query;
  const printed = wordsIn(output).slice(0, WORDS);
  // the index itself knows a range of ids
  const id = match !== '' ? 'w.rowid' : 'c.id';
  const conditions: (readonly [string, ...(string | number)[]])[] = [['NOT only_shows(c.text)']];
  if (match !== '') conditions.push(['command_words MATCH ?', match]);
  if (printed.length > 0)
    conditions.push(['c.id IN (SELECT rowid FROM output_words WHERE output_words MATCH ?)', expression(printed, 'AND')]);
  if (sinceMs !== null) conditions.push([`${id} >= ?`, Math.round(sinceMs * 1_000)]);
  if (failed) conditions.push(['c.status <> 0']);
  if (under !== null) conditions.push(["(c.cwd = ? OR substr(c.cwd, 1, length(?) + 1) = ? || '/')", under, under, under]);
  const from = match !== '' ? 'command_words AS w JOIN commands AS c ON c.id = w.rowid' : 'commands AS c';
  const rows = db
    .prepare(
      `SELECT c.id, c.text, c.cwd, c.status, c.duration_ms AS durationMs, c.typed,
         ${output === '' ? 'NULL' : '(SELECT text FROM outputs AS o WHERE o.id = c.id)'} AS output
       FROM ${from} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}
       ORDER BY ${id} DESC LIMIT ${limit}`,
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
export const WEIGHTS = { words: 4, whole: 1, about: 1, recent: 1, folder: 0.8, worked: 0.6, often: 0.4 } as const;

/** The runs of each command together, newest first. */
export function groupsOf(runs: readonly Run[]): readonly (readonly [Run, ...Run[]])[] {
  const groups = new Map<string, [Run, ...Run[]]>();
  for (const run of runs) {
    const group = groups.get(run.text);
    if (group === undefined) groups.set(run.text, [run]);
    else group.push(run);
  }
  return [...groups.values()];
}

/** The best first. A group whose rank is null is left out; of equal ones the newest is first. */
export function bestOf(
  groups: readonly (readonly [Run, ...Run[]])[],
  limit: number,
  rank: (group: readonly [Run, ...Run[]]) => number | null,
): readonly Found[] {
  return groups
    .map((group) => ({ group, rank: rank(group) }))
    .filter(({ rank: value }) => value !== null)
    .toSorted((one, other) => (other.rank ?? 0) - (one.rank ?? 0) || other.group[0].id - one.group[0].id)
    .slice(0, limit)
    .map(({ group }) => foundOf(group));
}

const ranked = (runs: readonly Run[], words: readonly string[], query: Query): readonly Found[] =>
  bestOf(groupsOf(runs), query.limit, (group) => rankOf(group, words, query));

/** Null when too few of the words match. */
function rankOf(group: readonly [Run, ...Run[]], words: readonly string[], query: Query): number | null {
  const own = wordsIn(group[0].text);
  const hits = words.filter((word) => own.some((one) => one.startsWith(word)));
  const share = words.length === 0 ? 1 : hits.length / words.length;
  if (share < MOST) return null;
  const whole = words.length === 0 ? 0 : words.filter((word) => own.includes(word)).length / words.length;
  return WEIGHTS.words * share + WEIGHTS.whole * whole + WEIGHTS.about * aboutness(own, words) + circumstance(group, query);
}

/** The part of a command that the words are about: `git push` is about pushing, a script that pushes among twenty other things is not. */
export const aboutness = (own: readonly string[], words: readonly string[]): number =>
  words.length === 0 ? 0 : own.filter((one) => words.some((word) => one.startsWith(word))).length / own.length;

/** What decides between commands that match equally well: when, where, how often they ran, and whether they worked. */
export function circumstance(group: readonly [Run, ...Run[]], { cwd, nowMs }: Query): number {
  const [newest] = group;
  const recent = newest.id < KNOWN_FROM ? 0 : 1 / (1 + Math.max(0, nowMs - newest.id / 1_000) / (HALF_DAYS * DAY_MS));
  const folder = Math.max(...group.map((run) => nearness(run.cwd, cwd)));
  const worked = workedOf(group);
  return (
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

function foundOf(group: readonly [Run, ...Run[]]): Found {
  const [{ id, text, cwd, status, durationMs }] = group;
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
