/**
 * The facts told beside a question, gathered at once and under a deadline: one that fails or is late is left out, since an answer
 * without it now is better than one with it later. What a fact says is data, never instructions.
 */
import type { Fact } from '../base/fact.ts';
import { told } from './fit.ts';
import { FACTS } from './index.ts';
import { type FactSource, provenanceOf, type Row } from './source.ts';

/** Nobody notices it beside a model's second; a folder on a dead network drive takes for ever. */
export const GATHER_MS = 100;

/** In the table's order, those of the purpose, without the empty ones. `patience` multiplies the deadlines. Never throws. */
export async function gather(source: FactSource, rows: readonly Row[] = FACTS, patience = 1): Promise<readonly Fact[]> {
  const wanted = rows.filter((row) => row.purposes.includes(source.purpose));
  const facts = await Promise.all(wanted.map((row) => inTime(row, source, patience)));
  return facts.filter((fact) => fact !== null);
}

async function inTime(row: Row, source: FactSource, patience: number): Promise<Fact | null> {
  const deadline = deadlineOf((row.waitMs ?? GATHER_MS) * patience);
  try {
    const gathered = await Promise.race([row.gather(source), deadline.passed]);
    const text = told(typeof gathered === 'string' ? gathered : gathered.text, row.chars);
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
 * A deadline in pieces, each begun when the one before is over. With the first question of a process the provider's client is loaded
 * meanwhile, which keeps this thread busy for longer than a deadline: what a fact waits for has come by then, but a single timer would
 * be served first. Time in which nothing could be received counts for one piece at most.
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
