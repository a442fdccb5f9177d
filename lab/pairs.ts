/**
 * Reads pairs of a question and its helpful answer, from the JSON lines of tests/corpora and from the nl2bash collection, so that one scorer
 * can count how many honest answers are commented out.
 */
import fs from 'node:fs';
import path from 'node:path';

/** The command that the user ran before the question, with its output. */
export interface Before {
  readonly typed: string;
  /** As the terminal showed it, lines separated by `\n`; untrusted text for the review. */
  readonly output: string;
  /** The exit status, 0 to 255. */
  readonly status: number;
}

export interface Pair {
  /** Unique in its file. */
  readonly id: string;
  /** The area of work (`git`, `docker`, …); `walk` for a step of a walk-through, whose question is the goal. */
  readonly kind: string;
  /** Empty for a bare `yo`. */
  readonly question: string;
  readonly before: Before | null;
  /** Of a step of a walk-through: the steps before the one in `before`, oldest first. */
  readonly earlier: readonly Before[];
  readonly command: string;
  /** Whether the command repairs the one that failed before the question. */
  readonly fix: boolean;
}

const CORPORA = path.join(import.meta.dirname, '../tests/corpora');

/** nl2bash has no output beside its questions. Any output makes the context untrusted; this one says nothing about the question. */
const BESIDE_NL2BASH: Before = {
  typed: 'ls -l',
  output: 'total 12\n-rw-r--r-- 1 ada ada  812 Nov  2 09:12 notes.txt\ndrwxr-xr-x 4 ada ada 4096 Nov  2 09:10 project',
  status: 0,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Null where there was no command; undefined where the value is none. */
export function beforeIn(value: unknown): Before | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { typed, output, status } = value;
  if (typeof typed !== 'string' || typed === '' || typeof output !== 'string') return undefined;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 0 || status > 255) return undefined;
  return { typed, output, status };
}

/** Steps without an output had none that is known. Undefined where the value is no list of steps. */
function earlierIn(value: unknown): readonly Before[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const steps = value.map((each: unknown) => (isRecord(each) ? beforeIn({ output: '', ...each }) : undefined));
  return steps.every((each) => each !== undefined && each !== null) ? steps : undefined;
}

function pairIn(value: unknown): Pair | undefined {
  if (!isRecord(value)) return undefined;
  const { id, kind, question, command, fix } = value;
  const before = beforeIn(value['before']);
  const earlier = earlierIn(value['earlier']);
  if (typeof id !== 'string' || id === '' || typeof kind !== 'string' || kind === '' || typeof question !== 'string') return undefined;
  if (typeof command !== 'string' || command === '' || typeof fix !== 'boolean' || before === undefined || earlier === undefined)
    return undefined;
  return { id, kind, question, before, earlier, command, fix };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** Pairs from JSON lines. Throws an `Error` that names the first line without a valid pair, or with an id that occurred before. */
export function parsePairs(text: string): readonly Pair[] {
  const ids = new Set<string>();
  const pairs: Pair[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const pair = pairIn(jsonOf(line));
    if (pair === undefined) throw new Error(`line ${i + 1} is not a pair`);
    if (ids.has(pair.id)) throw new Error(`line ${i + 1} has the id ${pair.id} a second time`);
    ids.add(pair.id);
    pairs.push(pair);
  }
  return pairs;
}

/**
 * Pairs from the two files of nl2bash, which belong together line by line; the id is `nl2bash-` and the number of the line. A line that is
 * empty in either file is left out. Throws an `Error` when the files have different numbers of lines.
 */
export function parseNl2bash(questions: string, commands: string): readonly Pair[] {
  const [asked, answers] = [questions.trimEnd().split('\n'), commands.trimEnd().split('\n')];
  if (asked.length !== answers.length) throw new Error(`${asked.length} questions, but ${answers.length} commands`);
  return asked.flatMap((each, i) => {
    const [question, command] = [each.trim(), (answers[i] ?? '').trim()];
    if (question === '' || command === '') return [];
    return [{ id: `nl2bash-${i + 1}`, kind: 'nl2bash', question, before: BESIDE_NL2BASH, earlier: [], command, fix: false }];
  });
}

/** The pairs of a file of tests/corpora, or of another file of JSON lines. Throws when it cannot be read or is not valid. */
export const readPairs = (file: string): readonly Pair[] => parsePairs(fs.readFileSync(path.resolve(CORPORA, file), 'utf8'));

/**
 * The pairs of nl2bash. `collections` is the folder named by `YOSH_COLLECTIONS`, with a checkout of github.com/TellinaTool/nl2bash in
 * `nl2bash`. Throws when the files are not there.
 */
export function readNl2bash(collections: string): readonly Pair[] {
  const read = (name: string): string => fs.readFileSync(path.join(collections, 'nl2bash/data/bash', name), 'utf8');
  return parseNl2bash(read('all.nl'), read('all.cm'));
}
