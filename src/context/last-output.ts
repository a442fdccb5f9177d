/** The fact with the last command's output, as it looked on the screen: one row for each purpose, since the budgets differ. */
import type { OutputBudget } from '../transcript/block.ts';
import { isOutputFromElsewhere } from './output-elsewhere.ts';
import { isPrivate } from '../transcript/private.ts';
import type { FactSource, Purpose, Row } from './source.ts';

/** A question is seldom about the output, a bare `yo` always is, and a step's output decides the next step. */
const BUDGETS: Readonly<Record<Purpose, OutputBudget>> = {
  question: { headLines: 6, tailLines: 14, chars: 750 },
  bare: { headLines: 60, tailLines: 140, chars: 12_000 },
  next: { headLines: 40, tailLines: 80, chars: 6_000 },
};

/** The first rendering of a session loads the emulator, beside the provider. What then takes longest is the work of this thread. */
const RENDER_MS = 1_500;

const ELSEWHERE = '(output of a session on another machine or as another user: left out)';
const TAGGED = '(output of a session on another machine or as another user, not of this shell:)\n';
const CUT = '(its beginning is no longer held)\n';

export const lastOutput: readonly Row[] = (Object.keys(BUDGETS) as Purpose[]).map((purpose) => ({
  name: 'last-output',
  chars: BUDGETS[purpose].chars,
  purposes: [purpose],
  lasting: false,
  loads: true,
  origin: 'untrusted',
  label: 'the output of your last command',
  waitMs: RENDER_MS,
  gather: (source) => outputOf(source, BUDGETS[purpose]),
}));

async function outputOf(source: FactSource, budget: OutputBudget): Promise<string> {
  const { last, who, alias, purpose } = source;
  if (last === null || isPrivate(last)) return '';
  const elsewhere = isOutputFromElsewhere(last, who, alias);
  // a bare `yo` right after the command is a question about this output
  if (elsewhere && purpose !== 'bare') return ELSEWHERE;
  const tag = elsewhere ? TAGGED : '';
  const output = await source.output({ ...budget, chars: budget.chars - CUT.length - tag.length });
  if (output === null || output.text === '') return '';
  return tag + (output.cut ? CUT : '') + output.text;
}
