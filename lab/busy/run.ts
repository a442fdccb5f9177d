/**
 * `npm run lab busy [COUNT] [LOAD]` starts COUNT sessions (200), ten at a time, beside LOAD processes (20) that use all the processor
 * time they get, and asks two questions in each. It counts the sessions whose companion was taken for a hung one, and the answers that
 * belong to another question. The targets are 0.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { Window } from '../../tests/proxy/window.ts';
import { chat } from '../../tests/support/script.ts';
import { copyRoot, scriptCompanion } from '../../tests/support/scripted-root.ts';

const [count = 200, load = 20] = process.argv.slice(2).map(Number);
const TOGETHER = 10;
const ANSWERS = { apples: 'they are red.', pears: 'they are green.' } as const;
const SCRIPT = Object.fromEntries(Object.entries(ANSWERS).map(([question, answer]) => [question, chat(answer)]));

type Outcome = 'answered' | 'restarted' | 'wrong answer';

async function converse(root: string, shell: 'bash' | 'zsh'): Promise<Outcome> {
  await using window = await new Window({ root, shell, script: SCRIPT }).prompt();
  for (const [question, answer] of Object.entries(ANSWERS)) {
    window.clear();
    await window.type(`yo ${question}\r`);
    await window.until(/(?:they are \w+\.|companion)[^]*P> /);
    if (window.text.includes('companion')) return 'restarted';
    if (Object.values(ANSWERS).some((one) => window.text.includes(one) !== (one === answer))) return 'wrong answer';
  }
  return 'answered';
}

const root = copyRoot();
const loops: ChildProcess[] = [];
const outcomes: Record<Outcome | 'failed', number> = { answered: 0, restarted: 0, 'wrong answer': 0, failed: 0 };
let started = 0;
const answersMs: number[] = [];
async function sessions(): Promise<void> {
  while (started < count) {
    const shell = started++ % 2 === 0 ? 'bash' : 'zsh';
    const start = performance.now();
    try {
      outcomes[await converse(root, shell)] += 1;
    } catch (error) {
      outcomes.failed += 1;
      console.log(`session ${started}, ${shell}: ${String(error)}`);
    }
    answersMs.push(performance.now() - start);
  }
}
try {
  await scriptCompanion(root);
  for (let i = 0; i < load; i++) loops.push(spawn('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }));
  await Promise.all(Array.from({ length: TOGETHER }, sessions));
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  fs.rmSync(root, { recursive: true });
}
const [slowest = 0] = answersMs.toSorted((a, b) => b - a);
console.log(
  `load ${os.loadavg()[0]?.toFixed(0)}, ${count} sessions: ${outcomes.restarted} companions restarted, ${outcomes['wrong answer']} answers to the ` +
    `wrong question, ${outcomes.failed} failed; the slowest session took ${(slowest / 1_000).toFixed(1)} s`,
);
process.exit(outcomes.answered === count ? 0 : 1);
