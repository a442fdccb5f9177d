/** What the hooks add to a prompt: processes, and the time from Enter to the next prompt, with and without them in the same proxy. */
import fs from 'node:fs';
import { median, quietest } from './numbers.ts';
import type { Bench } from './plan.ts';
import { descendants, type FastTerminal } from './terminal.ts';
import { END, onPath, PROMPT, proxyOf, settle, type Shell, TYPE_END } from './world.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh'];
/** Lines that remove the hooks from a running shell. */
const UNHOOK: Readonly<Record<Shell, string>> = {
  bash: 'unset PROMPT_COMMAND PS0',
  zsh: 'precmd_functions=() preexec_functions=(); zle -D zle-line-init zle-line-finish',
};
const MOST_MICROSECONDS = 200;

/** Page faults of the children that the shell has waited for. Every fork causes dozens, so no new fault means no fork. */
function childFaults(shell: number): number {
  const stat = fs.readFileSync(`/proc/${shell}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[8]);
}

async function enter(terminal: FastTerminal, line: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    times.push((await terminal.answer(`${line}\r`, PROMPT)) * 1000);
    await settle(1);
  }
  return times;
}

async function forks({ report, amounts }: Bench, shell: Shell, terminal: FastTerminal): Promise<void> {
  const name = `processes started by prompts, ${shell}`;
  if (process.platform !== 'linux') return report.skipped(name, 'it needs /proc');
  const pid = descendants(terminal.pid)
    .filter((each) => each.command.includes(`/${shell}`) && !each.command.includes('/bin/yosh') && each.pid !== proxyOf(terminal))
    .at(-1)?.pid;
  if (pid === undefined) throw new Error('the shell of the session is not there');
  const before = childFaults(pid);
  await enter(terminal, '', amounts.prompts.count);
  await enter(terminal, ':', amounts.prompts.count);
  const after = childFaults(pid);
  await enter(terminal, '(:)', 1);
  if (childFaults(pid) === after) throw new Error('a fork of the shell went unnoticed');
  report.figure({ name, values: { 'faults of children': after - before }, unit: '', goal: { value: after - before, unit: '', atMost: 0 } });
}

export async function prompts(bench: Bench): Promise<void> {
  const { world, report, amounts } = bench;
  for (const shell of SHELLS) {
    if (onPath(shell) === null) {
      report.skipped(`prompts, ${shell}`, 'it is not installed');
      continue;
    }
    const hooked = await world.session('yosh', shell);
    const plain = await world.session('yosh', shell);
    const unhooked = plain.until([END, PROMPT]);
    plain.type(UNHOOK[shell] + TYPE_END);
    await unhooked;
    await forks(bench, shell, hooked);
    for (const [what, line] of [
      ['empty Enter', ''],
      ['command', ':'],
    ] as const) {
      const times = { without: [] as number[], with: [] as number[] };
      for (let round = 0; round < amounts.prompts.rounds; round++) {
        times.without.push(median(await enter(plain, line, amounts.prompts.count)));
        times.with.push(median(await enter(hooked, line, amounts.prompts.count)));
      }
      // the quietest rounds: the target is a duration, and load makes both longer
      const values = { without: quietest(times.without), with: quietest(times.with) };
      report.figure({
        name: `prompt with and without hooks, ${what}, ${shell}`,
        values,
        unit: 'µs',
        goal: { value: values.with - values.without, unit: 'µs added', atMost: MOST_MICROSECONDS },
      });
    }
    await hooked.close();
    await plain.close();
  }
}
