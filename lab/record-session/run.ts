/**
 * `npm run lab record-session [COMMANDS]` asks two sessions by turns, one with an empty record and one with 100,000 commands, and prints
 * the time from Enter to the next prompt and the memory of their companions. Linux only.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openRecord } from '../../src/record/record.ts';
import setup from '../../tests/support/global-setup.ts';
import { QuestionDesk } from '../../tests/shell/question-desk.ts';
import { fill } from '../record/made-history.ts';

const ROUNDS = 40;
const count = Number(process.argv[2] ?? 100_000);
const homes = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-lab-record-session-'));
let root = '';
const cleanUp = await setup({
  provide: (name: string, value: string) => void (root = name === 'scriptedRoot' ? value : root),
} as TestProject);
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

try {
  const state = path.join(homes, 'full');
  const store = openRecord({ HOME: homes, XDG_STATE_HOME: state });
  fill(store, count);
  store.close();
  for (const shell of ['bash', 'zsh'] as const) {
    await using empty = await QuestionDesk.open(shell, root, {});
    await using full = await QuestionDesk.open(shell, root, { XDG_STATE_HOME: state });
    const desks = { empty, full };
    const took = { empty: [] as number[], full: [] as number[] };
    for (let round = 0; round < ROUNDS; round++)
      for (const name of round % 2 === 0 ? (['empty', 'full'] as const) : (['full', 'empty'] as const)) {
        const begin = performance.now();
        await desks[name].askAll([`what was the kubectl command for job ${round}?`]);
        took[name].push(performance.now() - begin);
      }
    for (const name of ['empty', 'full'] as const) {
      const { companion } = desks[name].memory();
      const memory = companion === null ? '–' : `${companion.pssMb.toFixed(1)} MB PSS, ${companion.rssMb.toFixed(1)} RSS`;
      console.log(`${shell}, ${name}: Enter to prompt, median ${middle(took[name].slice(1)).toFixed(1)} ms; companion ${memory}`);
    }
    const ratios = took.full.slice(1).map((one, at) => one / (took.empty[at + 1] ?? one));
    console.log(`${shell}: full to empty, median of pairs ${middle(ratios).toFixed(2)} ×`);
  }
} finally {
  cleanUp();
  fs.rmSync(homes, { recursive: true, force: true });
}
