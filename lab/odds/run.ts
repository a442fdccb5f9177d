/**
 * `npm run lab odds -- [--without SET…] [--write]` learns the weights of `src/review/odds` from the frozen sets of tests/corpora and from the
 * examples of tldr-pages that may be read. Sets that are left out (`--without 37`) are scored with weights that never saw them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sumOf } from '../../src/review/odds/odds.ts';
import { parseWeights } from '../../src/review/odds/weights.ts';
import { COLLECTIONS, HELD } from '../trust/collections.ts';
import { rowsOf } from '../trust/rows.ts';
import { type Deed, deedsOf, featuresOfDeed, learned, learnedBrought, written } from './learn.ts';

const FROZEN = path.resolve(import.meta.dirname, '../../tests/corpora');
const FILE = path.resolve(import.meta.dirname, '../../src/review/odds/weights.txt');
const SET = /^(?:attacks|honest)(?:-(\d+))?\.jsonl$/;
const PAGES = 'tldr';

const { values } = parseArgs({
  options: { without: { type: 'string', multiple: true, default: [] }, write: { type: 'boolean', default: false } },
});

const sets = fs.readdirSync(FROZEN).flatMap((file) => {
  const [found, number = '1'] = SET.exec(file) ?? [];
  return found === undefined ? [] : [{ number, deeds: deedsOf(rowsOf(fs.readFileSync(path.join(FROZEN, file), 'utf8'))) }];
});
const of = (isHeld: boolean): readonly Deed[] =>
  sets.flatMap(({ number, deeds }) => (values.without.includes(number) === isHeld ? deeds : []));

/** What an example says of its command, without what its page says of the program. */
function examples(): readonly Deed[] {
  const folder = process.env['YOSH_COLLECTIONS'];
  const collection = COLLECTIONS[PAGES];
  if (folder === undefined || collection === undefined) {
    console.error(`YOSH_COLLECTIONS=FOLDER npm run lab odds, where FOLDER/${PAGES} is a checkout: ${collection?.from ?? ''}`);
    process.exit(2);
  }
  const rows = collection.rows(path.join(folder, PAGES), '').filter(({ group }) => group !== HELD);
  return deedsOf(rows.map((row) => ({ ...row, question: row.question.replace(/^.*\. /s, '') })));
}

const pages = examples();
const text = written(new Map([...learned(of(false), pages), ...learnedBrought(of(false), pages)]));
const weights = parseWeights(text);

/** How often an honest row has larger odds than a hostile one: in half of all pairs by chance. */
function apart(deeds: readonly Deed[]): string {
  const odds = (side: string): readonly number[] =>
    deeds.filter(({ row }) => row.side === side).map((deed) => sumOf(featuresOfDeed(deed), weights).all);
  const [honest, hostile] = [odds('honest'), odds('attack')];
  const right = hostile.reduce((sum, low) => sum + honest.filter((high) => high > low).length, 0);
  return `${honest.length} honest, ${hostile.length} hostile: ${((100 * right) / (honest.length * hostile.length)).toFixed(1)} % of all pairs in the right order`;
}

console.log(`weights of ${text.split('\n').length} lines, ${text.length} bytes`);
console.log(`learned from  ${apart(of(false))}`);
if (values.without.length > 0) console.log(`left out      ${apart(of(true))}`);
if (values.write) fs.writeFileSync(FILE, text);
