/** What the hooks add to a prompt: processes, CPU time, and the time from Enter to the next prompt, with and without them in the same proxy. */
import fs from 'node:fs';
import { median, quietest } from './numbers.ts';
import type { Bench } from './plan.ts';
import { descendants, type FastTerminal } from './terminal.ts';
import { END, onPath, PROMPT, proxyOf, settle, type Shell, TYPE_END } from './world.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh'];
/** Lines that remove the hooks from a running shell, and leave what /etc/zsh/zshrc of Debian has put into zle-line-init and zle-line-finish. */
const UNHOOK: Readonly<Record<Shell, string>> = {
  bash: 'unset PROMPT_COMMAND PS0',
  zsh: 'precmd_functions=() preexec_functions=(); zle -D zle-line-finish; (( ! ${+widgets[__yo_prior_finish]} )) || zle -A __yo_prior_finish zle-line-finish',
};
const MOST_MICROSECONDS = 200;
/** CPU time of the shell that the hooks may add. */
const MOST_CPU_MICROSECONDS = { 'empty Enter': 60, command: 110 } as const;

/** Page faults of the children that the shell has waited for. Every fork causes dozens, so no new fault means no fork. */
function childFaults(shell: number): number {
  const stat = fs.readFileSync(`/proc/${shell}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[8]);
}

/** The shell's CPU time so far, in microseconds. Source: Documentation/scheduler/sched-stats.rst of Linux. */
const cpuTime = (shell: number): number => Number(fs.readFileSync(`/proc/${shell}/schedstat`, 'utf8').split(' ')[0]) / 1000;

async function enter(terminal: FastTerminal, line: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    times.push((await terminal.answer(`${line}\r`, PROMPT)) * 1000);
    await settle(1);
  }
  return times;
}

function shellOf(terminal: FastTerminal, shell: Shell): number {
  // the first: the companion, which the proxy starts too, tries commands in shells of its own
  const pid = descendants(proxyOf(terminal)).find((each) => each.command.split(' ')[0]?.endsWith(`/${shell}`))?.pid;
  if (pid === undefined) throw new Error('the shell of the session is not there');
  return pid;
}

async function forks({ report, amounts }: Bench, shell: Shell, terminal: FastTerminal): Promise<void> {
  const name = `processes started by prompts, ${shell}`;
  if (process.platform !== 'linux') return report.skipped(name, 'it needs /proc');
  const pid = shellOf(terminal, shell);
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
    const sides = { without: plain, with: hooked };
    const isLinux = process.platform === 'linux';
    for (const [what, line] of [
      ['empty Enter', ''],
      ['command', ':'],
    ] as const) {
      const times = { without: [] as number[], with: [] as number[] };
      const cpu = { without: [] as number[], with: [] as number[] };
      for (let round = 0; round < amounts.prompts.rounds; round++) {
        for (const side of ['without', 'with'] as const) {
          const pid = isLinux ? shellOf(sides[side], shell) : 0;
          const before = isLinux ? cpuTime(pid) : 0;
          times[side].push(median(await enter(sides[side], line, amounts.prompts.count)));
          await settle(5); // what the shell does after its prompt
          if (isLinux) cpu[side].push((cpuTime(pid) - before) / amounts.prompts.count);
        }
      }
      // the quietest rounds: the targets are durations, and load makes both longer
      const added = (name: string, of: typeof times, atMost: number): void => {
        const values = { without: quietest(of.without), with: quietest(of.with) };
        report.figure({ name, values, unit: 'µs', goal: { value: values.with - values.without, unit: 'µs added', atMost } });
      };
      added(`prompt with and without hooks, ${what}, ${shell}`, times, MOST_MICROSECONDS);
      if (isLinux) added(`CPU time of the shell with and without hooks, ${what}, ${shell}`, cpu, MOST_CPU_MICROSECONDS[what]);
      else report.skipped(`CPU time of the shell with and without hooks, ${what}, ${shell}`, 'it needs /proc');
    }
    await hooked.close();
    await plain.close();
  }
}
