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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<''>((resolve) => {
    timer = setTimeout(resolve, (row.waitMs ?? GATHER_MS) * patience, '');
  });
  try {
    const gathered = await Promise.race([row.gather(source), late]);
    const text = told(typeof gathered === 'string' ? gathered : gathered.text, row.chars);
    if (text === '') return null;
    const fact = { name: row.name, text, lasting: row.lasting, ...provenanceOf(row, source) };
    return typeof gathered === 'string' ? fact : { ...fact, value: gathered.value };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
