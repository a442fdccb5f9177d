/**
 * Asks every line of a file as a question and counts how many reached the provider exactly:
 *
 *     npm run lab questions FILE [bash|zsh]        YOSH_NL2BASH can name the file instead
 *
 * Made for the English side of a public set of sentences and commands (data/bash/all.nl of TellinaTool/nl2bash, 12,607 lines).
 */
import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import setup from '../../tests/support/global-setup.ts';
import { QuestionDesk } from '../../tests/shell/question-desk.ts';

const file = process.argv[2] ?? process.env['YOSH_NL2BASH'];
const shells = process.argv[3] === undefined ? (['bash', 'zsh'] as const) : ([process.argv[3] === 'zsh' ? 'zsh' : 'bash'] as const);
if (file === undefined) throw new Error('usage: npm run lab questions FILE [bash|zsh]');
const questions = fs
  .readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');

let root = '';
const cleanUp = await setup({
  provide: (name: string, value: string) => void (root = name === 'scriptedRoot' ? value : root),
} as TestProject);
try {
  for (const shell of shells) {
    await using desk = await QuestionDesk.open(shell, root);
    const start = performance.now();
    await desk.askAll(questions, (asked) => void (asked % 1000 === 0 && console.log(`${shell}: ${asked} asked`)));
    const { asked, wrong, executed } = desk.report();
    for (const { question, arrived } of wrong) console.log(`${shell}: sent    ${question}\n${shell}: arrived ${arrived ?? '(nothing)'}`);
    for (const line of executed) console.log(`${shell}: executed ${line}`);
    console.log(
      `${shell}: ${asked - wrong.length} of ${asked} exact, ${executed.length} executed (${Math.round((performance.now() - start) / 1000)} s)`,
    );
    if (wrong.length + executed.length > 0) process.exitCode = 1;
  }
} finally {
  cleanUp();
}
