/**
 * Gathers the facts that are sent with a question, under a deadline. A fact that fails or is late is left out: an answer without it now
 * is better than an answer with it later. The text of a fact is data, never instructions.
 */
import { deadlineOf } from '../base/deadline.ts';
import { type Fact, withText } from '../base/fact.ts';
import { factText, fitted } from './fit.ts';
import { FACTS } from './index.ts';
import { type FactSource, provenanceOf, type Row } from './source.ts';

/**
 * The deadline of a fact. Facts take 5 ms; only a folder on a dead network drive takes longer, and the question then waits no longer than
 * a model usually takes to begin.
 */
export const GATHER_MS = 400;

/** How long all else waits for the facts from the disk. After that they have their deadline while the provider is loaded. */
const ALONE_MS = 50;

/** Called once, when the facts from the disk are there or will take longer than usual. */
type OnRead = () => void;

/**
 * The non-empty facts of the source's purpose, in the table's order. Those from the disk are gathered first: code that is loaded
 * meanwhile would keep the thread busy that receives them. `patience` multiplies the deadlines. Never throws.
 */
export async function gather(
  source: FactSource,
  rows: readonly Row[] = FACTS,
  patience = 1,
  onRead: OnRead = () => {},
): Promise<readonly Fact[]> {
  const wanted = rows.filter((row) => row.purposes.includes(source.purpose));
  const gathered = new Map<Row, Promise<Fact | null>>();
  const start = (loads: boolean): void => {
    for (const row of wanted) if ((row.loads ?? false) === loads) gathered.set(row, inTime(row, source, patience));
  };
  start(false);
  const alone = deadlineOf(ALONE_MS * patience);
  await Promise.race([Promise.all(gathered.values()), alone.passed]);
  alone.end();
  onRead();
  start(true);
  const facts = await Promise.all(wanted.map((row) => gathered.get(row)));
  const yielding = wanted.filter((row) => row.yields === true).map(({ name }) => name);
  return within(
    source.room,
    facts.filter((fact) => fact !== null && fact !== undefined),
    yielding,
  );
}

/** Characters of the output for which a fact that yields is left out. */
const LEAST_OUTPUT = 200;
const lengthOf = (facts: readonly Fact[]): number => facts.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Where the facts together are longer than they may be, those that yield are left out one after the other, and then the last fact, which is
 * the output, loses its middle.
 */
function within(chars: number, all: readonly Fact[], yielding: readonly string[]): readonly Fact[] {
  const least = Math.min(all.at(-1)?.text.length ?? 0, LEAST_OUTPUT);
  let facts = all;
  for (const next of yielding) if (lengthOf(facts.slice(0, -1)) + least > chars) facts = facts.filter(({ name }) => name !== next);
  const last = facts.at(-1);
  const others = lengthOf(facts.slice(0, -1));
  if (last === undefined || others + last.text.length <= chars) return facts;
  return [...facts.slice(0, -1), withText(last, (text) => fitted(text, Math.max(0, chars - others)))];
}

async function inTime(row: Row, source: FactSource, patience: number): Promise<Fact | null> {
  const deadline = deadlineOf((row.waitMs ?? GATHER_MS) * patience);
  try {
    const gathered = await Promise.race([row.gather(source), deadline.passed.then(() => '')]);
    const text = factText(typeof gathered === 'string' ? gathered : gathered.text, row.chars);
    if (text === '') return null;
    const fact = { name: row.name, text, lasting: row.lasting, ...provenanceOf(row, source) };
    return typeof gathered === 'string' ? fact : { ...fact, value: gathered.value };
  } catch {
    return null;
  } finally {
    deadline.end();
  }
}
