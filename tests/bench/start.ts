/** From the start of the program to the first bytes of its prompt. */
import { median, ratio } from './numbers.ts';
import type { Bench } from './plan.ts';
import type { Program } from './terminal.ts';
import { type CandidateName, PROMPT } from './world.ts';

export async function firstPrompt({ world, report, amounts }: Bench): Promise<void> {
  const toPrompt = async (program: Program): Promise<number> => {
    const start = performance.now();
    const terminal = world.start(program);
    const [end] = await terminal.until([PROMPT]);
    await terminal.close();
    return (end as number) - start;
  };
  const toEnd = async (program: Program): Promise<number> => {
    const start = performance.now();
    const terminal = world.start(program);
    const end = await terminal.exited;
    await terminal.close();
    return end - start;
  };
  const names = world.candidates('bare', 'script', 'yosh', 'tmux');
  const node = { file: world.node, args: ['-e', '0'], env: world.env, cwd: world.home };
  const times = new Map<CandidateName | 'node -e 0', number[]>([
    ['node -e 0', []],
    ...names.map((name) => [name, [] as number[]] as const),
  ]);
  for (let round = -1; round < amounts.starts; round++) {
    const nodeTime = await toEnd(node);
    if (round >= 0) times.get('node -e 0')!.push(nodeTime);
    for (const name of names) {
      const time = await toPrompt(world.program(name));
      if (round >= 0) times.get(name)!.push(time); // the first round warms the file cache
    }
  }
  await world.closeAll();
  const values = Object.fromEntries([...times].map(([name, all]) => [name, median(all)]));
  const sum = times.get('node -e 0')!.map((time, round) => time + (times.get('bare')![round] as number));
  report.figure({
    name: 'first prompt',
    values,
    unit: 'ms',
    goal: { value: ratio(times.get('yosh')!, sum), unit: '× node+bare', atMost: 1.25 },
  });
}
