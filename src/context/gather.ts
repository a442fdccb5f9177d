/**
 * The facts told beside a question, gathered at once and under a deadline: one that fails or is late is left out, since an answer
 * without it now is better than one with it later. What a fact says is data, never instructions.
 */
import type { Fact } from '../llm/port.ts';
import { told } from './fit.ts';
import { FACTS } from './index.ts';
import type { FactSource, Row } from './source.ts';

/** Nobody notices it beside a model's second; a folder on a dead network drive takes for ever. */
export const GATHER_MS = 100;

/** In the table's order, those of the purpose, without the empty ones. `patience` multiplies the deadlines. Never throws. */
export async function gather(source: FactSource, rows: readonly Row[] = FACTS, patience = 1): Promise<readonly Fact[]> {
  const wanted = rows.filter((row) => row.purposes.includes(source.purpose));
  const facts = await Promise.all(wanted.map(async (row) => ({ name: row.name, text: await inTime(row, source, patience) })));
  return facts.filter((fact) => fact.text !== '');
}

async function inTime(row: Row, source: FactSource, patience: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, (row.waitMs ?? GATHER_MS) * patience, '');
  });
  try {
    return told(await Promise.race([row.gather(source), late]), row.chars);
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}
