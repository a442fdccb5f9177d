/**
 * `npm run lab growth [QUESTIONS] [PROMPTS]` asks one session 5,000 questions and runs 100,000 empty commands in it, in each shell, and
 * prints the memory of its two processes on the way. Linux only. Of the proxy's resident 47 MB are Node's own program, which all
 * proxies and companions share: its bound is one of PSS.
 */
import type { TestProject } from 'vitest/node';
import setup from '../../tests/support/global-setup.ts';
import { QuestionDesk } from '../../tests/shell/question-desk.ts';

/** MB, after everything: PSS of the proxy, RSS of the companion. */
const PROXY_MB = 60;
const COMPANION_MB = 150;

const questions = Number(process.argv[2] ?? 5_000);
const prompts = Number(process.argv[3] ?? 100_000);
let root = '';
const cleanUp = await setup({
  provide: (name: string, value: string) => void (root = name === 'scriptedRoot' ? value : root),
} as TestProject);
try {
  for (const shell of ['bash', 'zsh'] as const) {
    await using desk = await QuestionDesk.open(shell, root, {});
    const show = (what: string): void => {
      const parts = Object.entries(desk.memory()).map(([name, memory]) =>
        memory === null ? `${name} –` : `${name} ${memory.pssMb.toFixed(1)} MB PSS, ${memory.rssMb.toFixed(1)} RSS`,
      );
      console.log(`${shell}: ${what.padEnd(16)} ${parts.join('; ')}`);
    };
    const every = (count: number, what: string) => (done: number) => void (done % Math.ceil(count / 5) === 0 && show(`${done} ${what}`));
    show('at first');
    await desk.askAll(
      Array.from({ length: questions }, (_, at) => `what is number ${at} of the files in here?`),
      every(questions, 'questions'),
    );
    await desk.runAll(prompts, every(prompts, 'prompts'));
    const { proxy, companion } = desk.memory();
    if (!(Number(proxy?.pssMb) <= PROXY_MB) || (companion?.rssMb ?? 0) > COMPANION_MB) process.exitCode = 1;
  }
} finally {
  cleanUp();
}
