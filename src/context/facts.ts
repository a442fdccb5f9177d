/** The facts told beside a question: one row each, computed on demand. What a row returns is data, never instructions. */
import os from 'node:os';
import type { Fact } from '../llm/port.ts';
import type { LastCommand, Place } from '../session/session.ts';

export interface FactSource {
  readonly place: Place;
  readonly last: LastCommand | null;
  /** Text of the last command's output, newest lines; empty when there is none. */
  lastOutput(): Promise<string>;
}

type Row = (source: FactSource) => string | Promise<string>;

const ROWS: Readonly<Record<string, Row>> = {
  cwd: ({ place }) => place.cwd,
  shell: ({ place }) => `${place.shell} ${place.version}`.trim(),
  os: () => `${os.type()} ${os.release()}`,
  'last-command': ({ last }) => last?.text ?? '',
  'last-status': ({ last }) => (last === null ? '' : String(last.status)),
  'last-output': (source) => (source.last === null ? '' : source.lastOutput()),
};

/** Facts without a text are left out. */
export async function gatherFacts(source: FactSource): Promise<readonly Fact[]> {
  const facts = await Promise.all(Object.entries(ROWS).map(async ([name, row]) => ({ name, text: await row(source) })));
  return facts.filter((fact) => fact.text !== '');
}
