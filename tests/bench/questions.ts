/** From Enter after a question to the suggestion at the prompt: the first of a session, which starts the companion, and later ones. */
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';
import { onPath, PROMPT, settle, type Shell, SUGGESTION } from './world.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh'];
const FIRST_MS = 150;
const LATER_MS = 15;

interface Kind {
  readonly name: string;
  readonly root: (bench: Bench) => string;
  readonly question: string;
  readonly suggestion: string;
}

const KINDS: readonly Kind[] = [
  { name: 'instant provider', root: ({ world }) => world.scriptedRoot, question: 'yo say prefilled', suggestion: SUGGESTION },
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
      const later: number[] = [];
      for (let round = 0; round < amounts.questions.rounds; round++) {
        const terminal = await world.session('yosh', shell, kind.root(bench));
        for (let i = 0; i < amounts.questions.count; i++) {
          await terminal.answer(kind.question, kind.question.slice(-4));
          await settle(20);
          (i === 0 ? first : later).push(await terminal.answer('\r', kind.suggestion));
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
      report.figure({
        name: `later questions, ${kind.name}, ${shell}`,
        values: { yosh: median(later) },
        unit: 'ms',
        goal: { value: median(later), unit: 'ms', atMost: LATER_MS },
      });
    }
  }
}
