/**
 * `npm run lab busy [COUNT] [LOAD]` starts COUNT sessions (200), ten at a time, beside LOAD processes (20) that use all the processor
 * time they get, and asks two questions in each. It counts the sessions whose companion was taken for a hung one. The target is 0.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { Window } from '../../tests/proxy/window.ts';
import { chat } from '../../tests/support/script.ts';
import { copyRoot, scriptCompanion } from '../../tests/support/scripted-root.ts';

const [count = 200, load = 20] = process.argv.slice(2).map(Number);
const TOGETHER = 10;
const ANSWER = 'so be it.';

async function restarted(root: string, shell: 'bash' | 'zsh'): Promise<boolean> {
  await using window = await new Window({ root, shell, script: { '*': chat(ANSWER) } }).prompt();
  for (const question of ['one', 'two']) {
    window.clear();
    await window.type(`yo ${question}\r`);
    await window.until(new RegExp(`(?:${ANSWER}|companion)[^]*P> `));
    if (window.text.includes('companion')) return true;
  }
  return false;
}

const root = copyRoot();
const loops: ChildProcess[] = [];
let wrong = 0;
let started = 0;
const answersMs: number[] = [];
async function sessions(): Promise<void> {
  while (started < count) {
    const shell = started++ % 2 === 0 ? 'bash' : 'zsh';
    const start = performance.now();
    try {
      if (await restarted(root, shell)) wrong += 1;
    } catch (error) {
      wrong += 1;
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
  `${wrong} of ${count} sessions restarted at load ${os.loadavg()[0]?.toFixed(0)}; the slowest took ${(slowest / 1_000).toFixed(1)} s`,
);
process.exit(wrong === 0 ? 0 : 1);
