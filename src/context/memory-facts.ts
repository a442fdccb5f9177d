/** The facts with what the user told yo to remember: his own words, and what a model proposed and the user agreed to keep. */
import { holdsIn, type MemoryLine, toldLine, toldWith } from '../base/memory-lines.ts';
import { findRepository } from './repository.ts';
import type { FactSource, Row } from './source.ts';

/** Together they stay within 150 tokens. */
const OWN_CHARS = 340;
const PROPOSED_CHARS = 100;

/** Words that a line of a model must share with the question: it makes the context untrusted. */
const SHARED = 1;

async function told(source: FactSource, proposed: boolean, chars: number, least: number): Promise<string> {
  const { machine, cwd, question, memory } = source;
  const lines = memory().filter((line) => line.proposed === proposed);
  if (lines.length === 0) return '';
  const isEverywhere = lines.every((line) => line.scope === null);
  const root = isEverywhere ? null : ((await findRepository(machine, cwd))?.root ?? (await machine.resolve(cwd)));
  const here = lines.filter((line: MemoryLine) => holdsIn(line, root, machine.home)).map(({ text }) => toldLine(text));
  return toldWith(question, here, chars, least).join('\n');
}

export const memoryFacts: readonly Row[] = [
  {
    name: 'remembered',
    chars: OWN_CHARS,
    purposes: ['question', 'bare'],
    lasting: true,
    origin: 'user',
    gather: (source) => told(source, false, OWN_CHARS, 0),
  },
  {
    name: 'proposed-memory',
    chars: PROPOSED_CHARS,
    purposes: ['question'],
    lasting: false,
    origin: 'untrusted',
    label: 'what a model proposed to remember',
    gather: (source) => told(source, true, PROPOSED_CHARS, SHARED),
  },
];
