/**
 * From Enter after a question to the suggestion at the prompt: the first of a session and later ones. The first is typed as by hand, and
 * once in one piece, as a paste comes: the companion starts with its first keys. providers.ts measures the real companion with a server.
 */
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';
import { onPath, PROMPT, settle, type Shell, SUGGESTION } from './world.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh'];
const FIRST_MS = 60;
const LATER_MS = 10;

interface Kind {
  readonly name: string;
  readonly root: (bench: Bench) => string;
  readonly question: string;
  readonly suggestion: string;
}

const KINDS: readonly Kind[] = [
  { name: 'scripted companion', root: ({ world }) => world.scriptedRoot, question: 'yo say prefilled', suggestion: SUGGESTION },
  { name: 'offline provider', root: ({ world }) => world.root, question: 'yo find files larger than 100 MB', suggestion: 'find . ' },
];

export async function questions(bench: Bench): Promise<void> {
  const { world, report, amounts } = bench;
  for (const shell of SHELLS) {
    if (onPath(shell) === null) {
      report.skipped(`questions, ${shell}`, 'it is not installed');
      continue;
    }
    for (const kind of KINDS) {
      const first: number[] = [];
      const pasted: number[] = [];
      const later: number[] = [];
      for (let round = 0; round < amounts.questions.rounds; round++) {
        const terminal = await world.session('yosh', shell, kind.root(bench));
        for (let i = 0; i < amounts.questions.count; i++) {
          const isPasted = i === 0 && round % 2 === 1;
          if (i === 0 && !isPasted) await terminal.typeByHand(kind.question);
          else await terminal.answer(kind.question, kind.question.slice(-4));
          await settle(20);
          (i > 0 ? later : isPasted ? pasted : first).push(await terminal.answer('\r', kind.suggestion));
          await settle(ENTER_GUARD_MS + 50);
          await terminal.answer('\x15\x03', PROMPT);
          await settle(50);
        }
        await terminal.close();
      }
      report.figure({
        name: `first question, ${kind.name}, ${shell}`,
        values: { yosh: median(first) },
        unit: 'ms',
        goal: { value: median(first), unit: 'ms', atMost: FIRST_MS },
      });
      report.figure({ name: `first question, pasted, ${kind.name}, ${shell}`, values: { yosh: median(pasted) }, unit: 'ms' });
      report.figure({
        name: `later questions, ${kind.name}, ${shell}`,
        values: { yosh: median(later) },
        unit: 'ms',
        goal: { value: median(later), unit: 'ms', atMost: LATER_MS },
      });
    }
  }
}
