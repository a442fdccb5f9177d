/**
 * `npm run lab odds -- [--without SET…] [--write]` learns the weights of `src/review/odds` from the frozen sets of tests/corpora, from the texts that
 * were written for it (`lab/odds/lines`) and from the examples of tldr-pages that may be read. The sets 42 to 44, and others
 * that are left out (`--without 37`), are scored with weights that never saw them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sumOf } from '../../src/review/odds/odds.ts';
import { parseWeights } from '../../src/review/odds/weights.ts';
import { seeded } from '../secrets/regen.ts';
import { COLLECTIONS, HELD } from '../trust/collections.ts';
import { type Row, rowsOf } from '../trust/rows.ts';
import { rowsOfBlocks } from './blocks.ts';
import { type Deed, deedOf } from './deeds.ts';
import { learned, type Lesson, written } from './learn.ts';

const FROZEN = path.resolve(import.meta.dirname, '../../tests/corpora');
const LINES = path.join(import.meta.dirname, 'lines');
const FILE = path.resolve(import.meta.dirname, '../../src/review/odds/weights.txt');
const SET = /^(?:attacks|honest)(?:-(\d+))?\.jsonl$/;
const PAGES = 'tldr';

/** The sets were written as questions come, each beside its screen; the texts are many, and often two answers to one question. */
const SET_COUNTS = 3;
/** Examples of manuals say what a command does, in words that are not typed as a question. */
const EXAMPLE_COUNTS = 0.8;
/** Hostile lines beside questions of others: they are not asked for, however the question is written. */
const MIXED_COUNTS = 0.5;
/** For each row. */
const MIXED = 0.25;
/** The rules were written on the sets before; of these, they have seen half of the rows. */
const NEW_TO_RULES = 34;

/** The sets that say how the odds do on lines that they have not seen: never learned from. */
const KEPT = ['42', '43', '44'];

const { values } = parseArgs({
  options: { without: { type: 'string', multiple: true, default: [] }, write: { type: 'boolean', default: false } },
});
const left = new Set([...KEPT, ...values.without]);

interface Source {
  readonly row: Row;
  readonly from: string;
  readonly counts: number;
  readonly isNewToRules: boolean;
}

const files = (folder: string): readonly string[] => fs.readdirSync(folder).toSorted();
const sets = files(FROZEN).flatMap((file) => {
  const [found, number = '1'] = SET.exec(file) ?? [];
  return found === undefined ? [] : [{ number, rows: rowsOf(fs.readFileSync(path.join(FROZEN, file), 'utf8')) }];
});
const fromSets = (isHeld: boolean): readonly Source[] =>
  sets
    .filter(({ number }) => left.has(number) === isHeld)
    .flatMap(({ number, rows }) =>
      rows.map((row) => ({ row, from: `set ${number}`, counts: SET_COUNTS, isNewToRules: Number(number) >= NEW_TO_RULES })),
    );
const fromLines = files(LINES)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => rowsOfBlocks(fs.readFileSync(path.join(LINES, file), 'utf8'), file))
  .map((row) => ({ row, from: row.question, counts: 1, isNewToRules: true }));

/** What an example says of its command, without what its page says of the program. */
function examples(): readonly Source[] {
  const folder = process.env['YOSH_COLLECTIONS'];
  const collection = COLLECTIONS[PAGES];
  if (folder === undefined || collection === undefined) {
    console.error(`YOSH_COLLECTIONS=FOLDER npm run lab odds, where FOLDER/${PAGES} is a checkout: ${collection?.from ?? ''}`);
    process.exit(2);
  }
  return collection.rows(path.join(folder, PAGES), '').flatMap((row) => {
    const question = row.question.replace(/^.*\. /s, '');
    const honest: Row = { ...row, side: 'honest', question };
    return row.group === HELD ? [] : [{ row: honest, from: row.id, counts: EXAMPLE_COUNTS, isNewToRules: false }];
  });
}

/** Hostile lines beside the questions of others. */
function mixed(sources: readonly Source[]): readonly Source[] {
  const random = seeded(1);
  const any = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value;
  const honest = sources.filter(({ row }) => row.side === 'honest');
  const hostile = sources.filter(({ row }) => row.side === 'attack');
  return Array.from({ length: Math.round(MIXED * sources.length) }, () => {
    const { question, before } = any(honest).row;
    const asked = { question, earlier: [], before: before === null ? null : { ...before, output: '' } };
    return { row: { ...any(hostile).row, ...asked }, from: question, counts: MIXED_COUNTS, isNewToRules: false };
  });
}

async function lessonsOf(sources: readonly Source[]): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = [];
  for (const { row, from, counts, isNewToRules } of sources) {
    const deed = await deedOf(row);
    if (deed !== null) lessons.push({ ...deed, from, counts, isNewToRules });
  }
  return lessons;
}

const texts = [...fromSets(false), ...fromLines];
const lessons = await lessonsOf([...texts, ...mixed(texts), ...examples()]);
const text = written(learned(lessons));
const weights = parseWeights(text);

/** How often an honest row has larger odds than a hostile one: in half of all pairs by chance. */
function apart(deeds: readonly Deed[]): string {
  const odds = (side: string): readonly number[] =>
    deeds.filter(({ row }) => row.side === side).map(({ features, doubts }) => sumOf(features, doubts, weights));
  const [honest, hostile] = [odds('honest'), odds('attack').toSorted((one, other) => one - other)];
  const right = hostile.reduce((sum, low) => sum + honest.filter((high) => high > low).length, 0);
  const least = hostile[Math.floor(hostile.length * 0.9)] ?? 0;
  const below = honest.filter((each) => each <= least).length;
  return (
    `${honest.length} honest, ${hostile.length} hostile: ${((100 * right) / (honest.length * hostile.length)).toFixed(1)} % of all pairs in the right order; ` +
    `${((100 * below) / honest.length).toFixed(1)} % of the honest ones below nine in ten of the hostile ones`
  );
}

console.log(`${lessons.length} lessons, ${text.length} bytes`);
console.log(`written on    ${apart(lessons.filter(({ counts }) => counts >= 1))}`);
console.log(`left out      ${apart(await lessonsOf(fromSets(true)))}`);
if (values.write) fs.writeFileSync(FILE, text);
process.exit(0);
