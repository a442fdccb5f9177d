/**
 * Gathers the facts that are sent with a question, all at the same time and under a deadline. A fact that fails or is late is left
 * out: an answer without it now is better than an answer with it later. The text of a fact is data, never instructions.
 */
import type { Fact } from '../base/fact.ts';
import { factText } from './fit.ts';
import { FACTS } from './index.ts';
import { type FactSource, provenanceOf, type Row } from './source.ts';

/** The deadline of a fact. It is not noticeable next to the second a model takes, and a folder on a dead network drive never answers. */
export const GATHER_MS = 100;

/** The non-empty facts of the source's purpose, in the table's order. `patience` multiplies the deadlines. Never throws. */
export async function gather(source: FactSource, rows: readonly Row[] = FACTS, patience = 1): Promise<readonly Fact[]> {
  const wanted = rows.filter((row) => row.purposes.includes(source.purpose));
  const facts = await Promise.all(wanted.map((row) => inTime(row, source, patience)));
  return facts.filter((fact) => fact !== null);
}

async function inTime(row: Row, source: FactSource, patience: number): Promise<Fact | null> {
  const deadline = deadlineOf((row.waitMs ?? GATHER_MS) * patience);
  try {
    const gathered = await Promise.race([row.gather(source), deadline.passed]);
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

const PIECES = 4;

/**
 * A deadline in several timers, each started when the one before has fired. At the first question of a process, loading the provider's
 * client keeps this thread busy for longer than a deadline. By then the results of the facts have arrived, but a single timer would
 * fire before they are received. With several timers, time in which nothing could be received counts as one piece at most.
 */
function deadlineOf(ms: number): { readonly passed: Promise<''>; end(): void } {
  let timer: NodeJS.Timeout | undefined;
  let left = PIECES;
  const passed = new Promise<''>((resolve) => {
    const next = (): void => {
      if (left === 0) resolve('');
      else timer = setTimeout(next, ms / PIECES);
      left -= 1;
    };
    next();
  });
  return { passed, end: () => clearTimeout(timer) };
}
